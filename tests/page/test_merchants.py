"""The table of Merchants without a browser: pieces, steps, secrets, sums, other maps."""

import asyncio
import re
from pathlib import Path

import pytest

from kontor.engine.chance import seeded
from kontor.engine.messages import Message
from kontor.games import load
from kontor.games.merchants.board.board import Picture, picture
from kontor.games.merchants.board.layout import (
    HEIGHT,
    RAMP,
    WAYBILL_ROW,
    WAYBILL_WIDTH,
    WIDTH,
    Layout,
    overlap,
    waybills,
)
from kontor.games.merchants.game import load as load_file
from kontor.games.merchants.table import agreed
from kontor.games.merchants.table.view import MerchantsView
from kontor.server.page.regions import regions
from kontor.server.service.sight import TableSight
from tests.games.merchants.test_components import ring, star, with_map
from tests.page import tables
from tests.page.drawing import Elements

TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"negotiation_mode": "posted", "influence_pick": "random"}),
    (4, {"negotiation_mode": "live", "opening_abilities": "pairs_1999"}),
    (3, {"art_of_negotiation": "binding", "phase2_order": "auctions_first"}),
    (4, {"art_of_negotiation": "non_binding", "negotiation_mode": "live"}),
    (2, {"art_of_negotiation": "binding", "money_visible": "true"}),
]
MOST_STEPS = 900
# Where people talk freely, random answers are mostly talk: a part of the game must do.
TALK_STEPS = 260


def kind_of(word: str) -> str:
    """Return the kind of an answer: amounts are one kind, everything else by two parts."""
    parts = word.split(":")
    return parts[0] if parts[-1].isdigit() and parts[0] != "deal" else ":".join(parts[:2])


def played(folder: Path, seats: int, options: dict[str, str], seed: str) -> list[TableSight]:
    """Play a game; keep our sights of new questions, of every sixth moment, and of the end."""

    async def play() -> list[TableSight]:
        service = await tables.opened(folder)
        table = await tables.dealt(service, seats, "merchants", options)
        chance = seeded(seed)
        found: list[TableSight] = []
        asked: set[str] = set()
        is_talk = "art_of_negotiation" in options or options.get("negotiation_mode") == "live"
        for step in range(TALK_STEPS if is_talk else MOST_STEPS):
            ours = await service.sight(table, tables.DEVICE)
            name = ours.question.name if ours.question else ""
            if name not in asked or step % 6 == 0 or ours.phase == "over":
                asked.add(name)
                found.append(ours)
            if ours.phase == "over":
                break
            device, sight = tables.DEVICE, ours
            if not tables.is_asked(sight):
                device, sight = tables.OTHER, await service.sight(table, tables.OTHER)
            assert sight.question
            kinds: dict[str, list[str]] = {}
            for option in sight.question.options:
                kinds.setdefault(kind_of(option.word), []).append(option.word)
            kind = list(kinds.values())[chance.below(len(kinds))]
            word = kind[chance.below(len(kind))]
            await service.answer(device, table, sight.me, word, sight.version, f"{step}")
        await service.store.close()
        return found

    return asyncio.run(play())


# Our sights are drawn once in French; whoever draws them otherwise does so again.
DRAWN: dict[int, dict[str, str]] = {}


def french(sight: TableSight) -> dict[str, str]:
    """Draw a sight in French, once."""
    if id(sight) not in DRAWN:
        DRAWN[id(sight)] = regions(sight, "fr")
    return DRAWN[id(sight)]


@pytest.fixture(scope="module", params=range(len(TABLES)))
def game(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> list[TableSight]:
    """Return our sights of games for every number of players and every way to negotiate."""
    DRAWN.clear()
    seats, options = TABLES[request.param]
    return played(tmp_path_factory.mktemp("merchants"), seats, options, f"table {request.param}")


def view_of(sight: TableSight) -> MerchantsView:
    """Return what a sight shows of the game."""
    view = sight.view_object
    assert isinstance(view, MerchantsView)
    return view


def drawn_picture(sight: TableSight) -> Picture:
    """Return what the templates draw of a sight."""
    return picture(view_of(sight), [Message(event.name, event.facts) for event in sight.events])


def test_every_answer_points_at_what_lies_on_the_table(game: list[TableSight]) -> None:
    """Every piece of an answer is on the board, before a player or in the hand."""
    for sight in game:
        if not sight.question:
            continue
        drawn = french(sight)
        shown = [
            one for name in ("board", "players", "desk") for one in Elements(drawn[name]).found
        ]
        pieces = {attrs.get("data-piece") for _, attrs in shown if "data-word" not in attrs}
        for option in sight.question.options:
            assert set(option.pieces) <= pieces, option.word


def test_no_wagon_and_no_waybill_covers_a_warehouse() -> None:
    """Wherever the wagons stand, the plazas stay free; a wagon's disc has this radius."""
    view = load("merchants").start(4, {}, seeded("waybills")).view(0)
    assert isinstance(view, MerchantsView)
    layout = Layout(view.rules.material.roads)
    plazas = layout.plaza_boxes()
    for x, y in layout.spots:
        for left, top, wide, high in plazas:
            across = max(left - x, x - left - wide, 0)
            down = max(top - y, y - top - high, 0)
            assert across**2 + down**2 >= 50**2
    nodes = range(len(layout.spots))
    places = [(one, (one + 3) % len(nodes), (one + 8) % len(nodes)) for one in nodes]
    near = [
        (one, *layout.roads.neighbours[one][:1], *layout.roads.neighbours[one][1:2])
        for one in nodes
    ]
    for wagons in [*places, *near]:
        for left, top in waybills(layout, wagons, 20, 4):
            bill = (left, top, WAYBILL_WIDTH, 4 * WAYBILL_ROW + 18)
            assert not any(overlap(bill, plaza) for plaza in plazas), wagons
            assert not overlap(bill, RAMP), wagons


def test_the_dial_says_what_one_dial_does(game: list[TableSight]) -> None:
    """Stations show the selling prices that follow if nobody else points there; a fall is told."""
    merchants = load("merchants")
    for sight in [one for one in game if one.question and one.question.name == "prompt-dials"][:3]:
        view = view_of(sight)
        state = merchants.imagine(view, seeded("dial"))
        assert sight.question
        words = {option.word: option.code for option in sight.question.options}
        for station in drawn_picture(sight).stations[1:]:
            for notches, word in (
                (1, f"dial:{station.name}+arms"),
                (2, f"dial:{station.name}+{station.name}"),
            ):
                twin = state.clone()
                before = picture(twin.view(sight.me), [])
                idle = words["dial:arms+arms"]
                for seat in range(view.rules.seats):
                    twin.play(seat, words[word] if seat == sight.me else idle)
                after = picture(twin.view(sight.me), [])
                good = before.goods.index(station.name)
                assert after.prices[good].sell == station.sells[notches]
                fell = after.prices[good].level < before.prices[good].level
                assert (notches in station.falls) == fell


def test_steps_open_and_close(game: list[TableSight]) -> None:
    """Every step has its panel and every panel its button."""
    for sight in game:
        desk = Elements(french(sight)["desk"])
        steps = {b["data-step"] for b in desk.named("button") if b.get("data-step")}
        panels = {d["data-when"] for d in desk.named("div") if "data-when" in d}
        assert steps == panels


def test_of_many_amounts_one_stands_there(game: list[TableSight]) -> None:
    """Every slider has as many places as answers, and begins at one of them."""
    seen = 0
    for sight in game:
        desk = french(sight)["desk"]
        for box in desk.split("data-amounts ")[1:]:
            last, start = re.findall(r'type="range" min="0" max="(\d+)" value="(\d+)"', box)[0]
            answers = box.split("</div></div>")[0].count('form="answer"')
            assert answers == int(last) + 1 > int(start)
            assert box.split("</div></div>")[0].count("is-amount") == 1
            seen += 1
    assert seen


def test_what_others_hide_is_never_in_the_html(game: list[TableSight]) -> None:
    """Whatever purses, hands, bids, dials and drafts the others have, our bytes are the same."""
    merchants = load("merchants")
    for number, sight in enumerate(game[::7]):
        if sight.phase == "over":
            continue
        view = view_of(sight)
        before = french(sight)
        for other in range(2):
            sight.keep_view(merchants.imagine(view, seeded(f"{number} {other}")).view(sight.me))
            assert regions(sight, "fr") == before
        if not view.rules.money_is_open:
            assert "purse-n" not in before["players"]


def test_sealed_answers_are_never_in_the_html(tmp_path: Path) -> None:
    """A bid and a dial of somebody else change nothing but the note that there is one."""

    async def sealed() -> dict[str, TableSight]:
        service = await tables.opened(tmp_path)
        table = await tables.dealt(service, 2, "merchants", {})
        found: dict[str, TableSight] = {}
        for step in range(120):
            ours = await service.sight(table, tables.DEVICE)
            if ours.question and ours.question.sealed and ours.question.awaited:
                found.setdefault(ours.question.name, ours)
            if len(found) == 2:
                break
            await tables.answered(service, table, 1, f"sealed {step}")
        await service.store.close()
        return found

    found = asyncio.run(sealed())
    assert set(found) == {"prompt-blind-bid", "prompt-dials"}
    merchants = load("merchants")
    for sight in found.values():
        state = merchants.imagine(view_of(sight), seeded("sealed"))
        seen = set()
        for option in state.options(1)[:6]:
            twin = state.clone()
            if twin.awaited() >> 1 & 1:
                twin.play(1, option)
            sight.keep_view(twin.view(sight.me))
            seen.add(tuple(sorted(regions(sight, "fr").items())))
        assert len(seen) == 1


def test_a_deal_in_the_making_is_never_in_the_html(tmp_path: Path) -> None:
    """What somebody else drafts changes not one byte until it is posted."""

    async def first() -> TableSight:
        service = await tables.opened(tmp_path)
        table = await tables.dealt(service, 3, "merchants", {"art_of_negotiation": "binding"})
        seen = await service.sight(table, tables.DEVICE)
        await service.store.close()
        return seen

    sight = asyncio.run(first())
    state = load("merchants").imagine(view_of(sight), seeded("draft"))
    before = regions(sight, "fr")
    maker, active = 1, view_of(sight).board.active
    partner = "ABC"[0 if active == maker else active]
    for word in (f"deal:propose:{partner}", "deal:give:300", "deal:theirs:no_purchase"):
        options = {state.word(option): option for option in state.options(maker)}
        state.play(maker, options[word])
        sight.keep_view(state.view(sight.me))
        assert regions(sight, "fr") == before


def test_florins_by_source_add_up(game: list[TableSight]) -> None:
    over = game[-1]
    if over.phase != "over":
        assert view_of(over).rules.deals or view_of(over).rules.negotiation == agreed.LIVE
        return
    shown = drawn_picture(over)
    start = shown.view.rules.material.start_florins
    for seat, florins in enumerate(shown.view.florins):
        flows = [row[seat] for row in shown.history.flows.values()]
        assert start + sum(flows) == florins
        assert shown.view.rules.deals or shown.history.flows["deals"][seat] == 0
    assert over.winners and 'class="sheet"' in regions(over, "fr")["result"]


def test_what_is_sold_is_told(game: list[TableSight]) -> None:
    """Every unloading that is over has a sheet whose slips are what has been sold."""
    for sight in game[::9]:
        evening = drawn_picture(sight).history.evening
        html = french(sight)["evaluation"]
        assert ('id="evaluation-sheet"' in html) == (evening is not None)
        if evening:
            assert evening.wagons
            for unloading in evening.wagons:
                for slip in unloading.slips:
                    assert slip.earned == sum(int(str(s.facts["earned"])) for s in slip.sales)


def test_what_reaching_a_space_means_is_what_happens(game: list[TableSight]) -> None:
    merchants = load("merchants")
    for sight in game:
        if not sight.question or sight.question.name != "prompt-move":
            continue
        view = view_of(sight)
        shown = drawn_picture(sight)
        for team in shown.teams(list(sight.question.options)):
            for ride in team.rides[::3]:
                state = merchants.imagine(view, seeded("ride"))
                state.play(sight.me, ride.option.code)
                coming = picture(state.view(sight.me), [])
                if team.name == "courier":
                    assert coming.courier_node == ride.node
                else:
                    assert coming.wagons[int(team.name[-1]) - 1].node == ride.node


@pytest.mark.parametrize("graph", ["ring", "star"])
def test_other_maps_are_drawn(tmp_path: Path, graph: str) -> None:
    """A map without places gets a layout: every space in the drawing, none upon another."""
    other = load_file(with_map(tmp_path, *(ring() if graph == "ring" else star())))
    state = other.start(3, {}, seeded(graph))
    view = state.view(0)
    assert isinstance(view, MerchantsView)
    layout = Layout(view.rules.material.roads)
    assert not layout.is_familiar
    assert len(set(layout.spots)) == len(view.rules.material.roads.nodes)
    assert all(0 < x < WIDTH and 0 < y < HEIGHT for x, y in layout.spots)
    sight = played(tmp_path, 3, {}, graph)[0]
    sight.keep_view(view)
    board = Elements(regions(sight, "fr")["board"])
    pieces = {attrs.get("data-piece") for _, attrs in board.found}
    assert {f"node:{name}" for name in view.rules.material.roads.nodes} <= pieces


def test_spectators_see_the_table_and_no_answers(tmp_path: Path) -> None:
    async def look() -> TableSight:
        service = await tables.opened(tmp_path)
        table = await tables.dealt(service, 3, "merchants", {"art_of_negotiation": "binding"})
        await tables.answered(service, table, 20)
        seen = await service.sight(table, "a stranger")
        await service.store.close()
        return seen

    drawn = regions(asyncio.run(look()), "fr")
    assert "data-word" not in drawn["desk"]
    assert drawn["board"].count('class="wagon ') == 3
    assert "purse-n" not in drawn["players"]
