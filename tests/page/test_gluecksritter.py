"""The page of Die Glücksritter without a browser: cards to choose, the score sheet, spectators."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from kontor.engine.chance import Chance, seeded
from kontor.engine.messages import Message
from kontor.games.gluecksritter.board.history import History
from kontor.games.gluecksritter.state import Gluecksritter
from kontor.games.gluecksritter.table.codes import QUESTION_NAMES
from kontor.games.gluecksritter.table.view import GluecksritterView
from kontor.server.page.regions import regions
from kontor.server.service import gathering
from kontor.server.service.service import Service
from kontor.server.service.sight import QuestionSight, TableSight
from kontor.server.store.rows import PERSON, SeatRow
from tests.games.gluecksritter.table import GAME, table
from tests.page import tables
from tests.page.drawing import Elements
from tests.server.people import midway
from tests.server.shuffles import Shuffles

SLUG = "gluecksritter"
TABLE = "00000000000000aa"
Want = Callable[[TableSight], bool]


def picked(question: QuestionSight, chance: Chance) -> str:
    """Return a random answer that goes on: documents now and then, no plan taken back."""
    words = [option.word for option in question.options]
    documents = [word for word in words if word.startswith(("lay", "play"))]
    backwards = ("unlock", "clear", "order")
    rest = [word for word in words if word not in documents and not word.startswith(backwards)]
    spending = [word for word in rest if word not in ("buy:0", "stand_down")]
    if documents and (not rest or not chance.below(3)):
        rest = documents
    elif spending and chance.below(4):
        rest = spending
    return rest[chance.below(len(rest))]


async def asked(service: Service, table: str) -> tuple[str, TableSight] | None:
    """Return a device that is waited for, with its sight."""
    for device in (tables.DEVICE, tables.OTHER):
        sight = await service.sight(table, device)
        if sight.question is not None and sight.question.awaited:
            return device, sight
    return None


def played(
    folder: Path, seats: int, want: Want, most: int = 400, **options: str
) -> list[TableSight]:
    """Play a game and keep our sights of the moments that are wanted."""

    async def play() -> list[TableSight]:
        service = await tables.opened(folder)
        table = await tables.dealt(service, seats, SLUG, options)
        chance = seeded(f"{seats} {options}")
        found = []
        for step in range(most):
            ours = await service.sight(table, tables.DEVICE)
            if want(ours):
                found.append(ours)
            turn = await asked(service, table)
            if turn is None:
                break
            device, sight = turn
            assert sight.question is not None
            word = picked(sight.question, chance)
            await service.answer(device, table, sight.me, word, sight.version, f"step {step}")
        await service.store.close()
        return found

    return asyncio.run(play())


def kind_of(sight: TableSight) -> str:
    """Return what is asked."""
    view = sight.view_object
    assert isinstance(view, GluecksritterView)
    frame = view.top()
    return "" if frame is None else QUESTION_NAMES[frame.kind]


def varied() -> Want:
    """Want every kind of question with its options often enough, and the end."""
    seen: dict[str, int] = {}

    def want(sight: TableSight) -> bool:
        number = len(sight.question.options) if sight.question else -1
        key = f"{kind_of(sight)} {number}"
        seen[key] = seen.get(key, 0) + 1
        return sight.phase == "over" or seen[key] <= 2

    return want


@pytest.fixture(scope="module")
def moments(tmp_path_factory: pytest.TempPathFactory) -> list[TableSight]:
    """Return varied sights of games for three to six, and of one with clock and orders."""
    found = []
    with pytest.MonkeyPatch.context() as patch:  # older than the shuffles of a single test
        patch.setattr(gathering, "new_shuffle", Shuffles("moments"))
        for seats in (3, 4, 5, 6):
            found += played(tmp_path_factory.mktemp("game"), seats, varied())
        slow = {"clock": "relaxed", "yellow_mode": "orders"}
        found += played(tmp_path_factory.mktemp("game"), 3, varied(), 120, **slow)
    return found


def test_the_moments_cover_the_questions(moments: list[TableSight]) -> None:
    kinds = {kind_of(sight) for sight in moments if sight.question}
    assert {"plan", "buy", "errand", "attacked", "open"} <= kinds
    assert any(sight.phase == "over" for sight in moments)
    assert any(sight.deadline for sight in moments)
    words = {
        option.word for sight in moments if sight.question for option in sight.question.options
    }
    assert {"order:gift:auto", "order:letter_of_protection:never"} <= words


def test_cards_are_chosen_by_buttons(moments: list[TableSight]) -> None:
    """Each card of a plan has a button; all buttons of one set lead to one answer."""
    plans = [one for one in moments if one.question and one.question.name == "plan-prompt"]
    for sight in plans:
        assert sight.question is not None
        desk = Elements(regions(sight, "fr")["desk"])
        chosen = {b["data-choose"] for b in desk.named("button") if b.get("data-choose")}
        for option in sight.question.options:
            if option.name == "option-cards":
                assert set(option.pieces) <= chosen


def test_the_score_sheet_adds_up(moments: list[TableSight]) -> None:
    over = [sight for sight in moments if sight.phase == "over"]
    for sight in over:
        view = sight.view_object
        assert isinstance(view, GluecksritterView)
        history = History([Message(e.name, e.facts) for e in sight.events], len(view.coins))
        material = view.rules.material
        start = material.value(material.start_gold, material.start_silver)
        for seat in range(len(view.coins)):
            ducats = material.value(view.gold[seat], view.silver[seat])
            assert start + sum(history.coins[seat].values()) == ducats
            assert sum(history.pieces[seat].values()) == view.walls[seat] + view.towers[seat]
        drawn = regions(sight, "en")["result"]
        assert sight.seed in drawn and 'data-clause="R16.4"' in drawn
        for winner in sight.winners:
            assert sight.seats[winner].name[:5] in drawn


def drawn_desk(folder: Path, state: Gluecksritter, answers: list[str]) -> str:
    """Return the desk of seat A after some answers at a table that begins with a state."""

    async def look() -> TableSight:
        service = await tables.opened(folder)
        seats = [
            SeatRow(number, PERSON, f"Player {number}", device=f"device {number}")
            for number in range(state.seats)
        ]
        rows = midway(TABLE, GAME, state.rules.options, state, seats, service.now())
        await service.store.create(*rows)
        for number, text in enumerate(answers):
            seat, word = "ABCDEF".index(text[0]), text[2:]
            sight = await service.sight(TABLE, f"device {seat}")
            sent = (f"device {seat}", TABLE, seat, word, sight.version, f"key {number}")
            await service.answer(*sent)
        seen = await service.sight(TABLE, "device 0")
        await service.store.close()
        return seen

    return regions(asyncio.run(look()), "en")["desk"]


def test_r18_4_standing_orders_are_given_on_the_page(tmp_path: Path) -> None:
    state = table(3, hands={"A": "gift"})
    desk = drawn_desk(tmp_path, state, ["A order:gift:never"])
    drawn = Elements(desk)
    words = {button.get("value") for button in drawn.named("button")}
    assert {"order:gift:ask", "order:gift:auto"} <= words and "order:gift:never" not in words
    assert "Standing orders" in desk


def test_r13_4_the_page_says_what_change_a_payment_brings(tmp_path: Path) -> None:
    state = table(3, coins={"A": "5g0s"})
    desk = drawn_desk(tmp_path, state, ["A cards:36", "B cards:56", "C cards:56"])
    assert desk.count("1\u00a0silver coin back") == 1
    assert "you get a silver coin back" in desk


def test_r5_3_opening_a_plan_again_says_what_becomes_of_it(tmp_path: Path) -> None:
    desk = drawn_desk(tmp_path, table(3), ["A cards:25"])
    assert "<b>Reopen your plan</b>" in desk
    assert "<small>Its cards and documents stay as they are" in desk


def test_r5_3_an_unlocked_plan_can_be_locked_again_at_once(tmp_path: Path) -> None:
    state = table(3, hands={"A": "summons"})
    desk = drawn_desk(tmp_path, state, ["A lay:summons:B", "A cards:25", "A unlock"])
    kept = [b for b in Elements(desk).named("button") if b.get("value") == "cards:25"]
    assert "is-keep" in (kept[0]["class"] or "") and 'value="clear"' in desk


def test_r5_4_the_last_moment_shows_the_plan_and_the_time(tmp_path: Path) -> None:
    state = table(3, coins={"B": "2g0s"}, jailed="B", options={"clock": "brisk"})
    answers = ["A cards:25", "B ransom:2g0s", "C cards:16", "B cards:45"]
    desk = drawn_desk(tmp_path, state, answers)
    words = {button.get("value") for button in Elements(desk).named("button")}
    assert {"pass", "unlock"} <= words
    assert "my-plan" in desk and "data-deadline" in desk


def test_a_spectator_sees_no_hand(tmp_path: Path) -> None:
    async def look() -> TableSight:
        service = await tables.opened(tmp_path)
        table = await tables.dealt(service, 3, SLUG)
        seen = await service.sight(table, "a stranger")
        await service.store.close()
        return seen

    drawn = regions(asyncio.run(look()), "fr")
    assert "acard" not in drawn["desk"] and "data-word" not in drawn["desk"]
