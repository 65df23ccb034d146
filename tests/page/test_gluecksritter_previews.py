"""Die Glücksritter: the numbers on an answer are those that come of it."""

from collections.abc import Iterator
from itertools import takewhile

from kontor.engine.chance import seeded
from kontor.engine.messages import Event
from kontor.games.gluecksritter.board.board import Picture, picture
from kontor.games.gluecksritter.board.prospects import COMPANIES, Prospect
from kontor.games.gluecksritter.state import Gluecksritter
from kontor.games.gluecksritter.table import codes
from kontor.games.gluecksritter.table.view import GluecksritterView
from tests.games.gluecksritter.table import GAME
from tests.page.foretold import alone, previews_of

GAMES = 12
MOST_ANSWERS = 700


def view_of(state: Gluecksritter, seat: int) -> GluecksritterView:
    """Return what a player sees."""
    view = state.view(seat)
    assert isinstance(view, GluecksritterView)
    return view


def moments(kind: int) -> Iterator[tuple[Gluecksritter, int, Picture]]:
    """Play random games; yield the questions of a kind with what their page draws."""
    for number in range(GAMES):
        chance = seeded(f"previews {number}")
        state = GAME.start(3 + number % 4, {}, chance)
        assert isinstance(state, Gluecksritter)
        for _ in range(MOST_ANSWERS):
            if state.is_over():
                break
            seat = next(seat for seat in range(state.seats) if state.awaits(seat))
            frame = state.stack[-1]
            if frame.kind == kind:
                yield state, seat, picture(view_of(state, seat), [])
            state.play(seat, state.random_option(seat, chance))


def rounds() -> Iterator[tuple[dict[str, Prospect], list[Event]]]:
    """Play random games; yield what cards promise a player, and what the round then brings."""
    for number in range(GAMES):
        chance = seeded(f"prospects {number}")
        state = GAME.start(3 + number % 4, {}, chance)
        assert isinstance(state, Gluecksritter)
        while not state.is_over():
            state.log = []
            round_number = state.rounds()
            cards = {card.name: card for card in picture(view_of(state, 0), []).cards}
            while not state.is_over() and state.rounds() == round_number:
                seat = next(seat for seat in range(state.seats) if state.awaits(seat))
                state.play(seat, state.random_option(seat, chance))
            yield cards, state.log


def told_of(state: Gluecksritter, seat: int, word: str) -> list[Event]:
    """Give an answer to a copy of the game; return what is told."""
    after = state.clone()
    after.log = []
    after.play(seat, after.parse(seat, word))
    return after.log


def test_r13_7_a_raid_says_what_the_limit_takes_back() -> None:
    raids = above = 0
    for state, seat, drawn in moments(codes.ASK_ERRAND):
        words = [state.word(option) for option in state.options(seat)]
        for space in (codes.TAX, codes.CUSTOMS):
            if f"raid:{space}" not in words or drawn.hand:  # a document might keep the coins
                continue
            raided, *later = told_of(state, seat, f"raid:{space}")
            assert raided.facts["gold"] == drawn.medals[space - 1].gold
            halved = list(takewhile(lambda event: event.name == "limit-halved", later))
            lost = sum(int(str(event.facts["number"])) for event in halved)
            held = drawn.by_seat[seat].meters[0].number
            code = state.parse(seat, f"raid:{space}")
            foretold = previews_of("gluecksritter", state, seat).after(code)
            kept = foretold.get(f"gold-of-{seat}", held) - held
            assert kept == drawn.medals[space - 1].gold - lost
            raids += 1
            above += lost > 0
    assert raids > 20 and above > 0


def test_r9_6_what_is_paid_and_built_is_what_was_foretold() -> None:
    bought = 0
    for state, seat, drawn in moments(codes.ASK_BUY):
        previews = previews_of("gluecksritter", state, seat)
        site = drawn.by_seat[seat]
        for code in state.options(seat):
            after = alone("gluecksritter", state, seat, code)
            told = [event for event in after.log or [] if event.name == "bought"]
            foretold = previews.after(code)
            if not told or any(event.name.startswith("change-") for event in after.log or []):
                continue
            facts = told[0].facts
            for kind, meter in zip(("gold", "silver"), site.meters, strict=True):
                left = foretold.get(f"{kind}-of-{seat}", meter.number)
                assert meter.number - left == facts[kind]
            stood = site.walls if facts["piece"] == "wall" else site.towers
            assert foretold[f"{facts['piece']}s-{seat}"] == stood + int(str(facts["number"]))
            bought += 1
    assert bought > 50


def test_r11_15_a_stolen_piece_is_foretold_on_both_sites() -> None:
    stolen = 0
    for state, seat, _ in moments(codes.ASK_STEAL):
        previews = previews_of("gluecksritter", state, seat)
        for code in state.options(seat):
            piece = state.word(code).partition(":")[2]
            foretold = previews.after(code)
            assert len([name for name in foretold if name.startswith(piece)]) == 2
            stolen += 1
    assert stolen > 5


def test_r12_2_a_card_says_what_each_visitor_of_an_income_space_receives() -> None:
    compared = 0
    for cards, told in rounds():
        taken = [event for event in told if event.name in ("raided", "seized")]
        changed = {event.facts["space"] for event in taken}
        shares = [event.facts for event in told if event.name == "shared"]
        for facts in shares:
            company = sum(other["space"] == facts["space"] for other in shares)
            if facts["space"] in changed or company not in COMPANIES:
                continue
            outcome = cards[str(facts["space"]).replace("_", "-")].outcomes[company - 1]
            assert (outcome.gold, outcome.silver) == (facts["gold"], facts["silver"])
            compared += 1
    assert compared > 100


def test_r15_3_what_the_own_writ_seizes_is_not_promised_to_the_own_visit() -> None:
    laid = 0
    for state, seat, _ in moments(codes.ASK_PLAN):
        words = [state.word(option) for option in state.options(seat)]
        for document, space in (("tax_writ", codes.TAX), ("toll_writ", codes.CUSTOMS)):
            if f"lay:{document}" in words:
                after = state.clone()
                after.play(seat, after.parse(seat, f"lay:{document}"))
                outcomes = picture(view_of(after, seat), []).cards[space - 1].outcomes
                assert not any(one.gold or one.silver for one in outcomes)
                laid += 1
    assert laid > 5
