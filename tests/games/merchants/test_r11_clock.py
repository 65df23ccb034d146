"""The clock of a live negotiation, and what gives it more time (R11.5, R12.4)."""

from kontor.engine.clock import Clock
from kontor.engine.match import Match, replay
from kontor.engine.record import CLOCK, Record, parse
from kontor.games.merchants.state import Merchants
from kontor.games.merchants.table import steps
from tests.bench.cases import any_seat
from tests.bench.playing import play
from tests.games.merchants.table import at, game

LIVE = {"negotiation_mode": "live"}
TALK = {**LIVE, "art_of_negotiation": "binding"}


def talking(options: dict[str, str] | None = None) -> Merchants:
    """Return a live negotiation of A, the loading master, with B and C."""
    stores = {"B paris": "wine wine", "C paris": "salt"}
    return at(steps.WAGONS, masters={1: "A"}, options=options or LIVE, stores=stores)


def clock(state: Merchants) -> Clock:
    """Return the clock that is running."""
    found = state.clock()
    assert found is not None
    return found


def test_r11_5_a_live_negotiation_has_its_time_and_nothing_else_has() -> None:
    material = game().material
    state = talking()
    running = clock(state)
    assert running.seconds == material.live_seconds
    assert (running.extension, running.extensions) == (
        material.live_extension,
        material.live_extensions,
    )
    play(state, "A wait", "B wait", "C wait")
    assert state.clock() is None
    assert at(steps.WAGONS, masters={1: "A"}, stores={"B paris": "wine"}).clock() is None


def test_r11_5_only_finished_proposals_call_for_more_time() -> None:
    state = talking()
    assert clock(state).calls == 0
    play(state, "A quote:B", "A one:300")
    assert clock(state).calls == 0  # a draft, which nobody may notice
    play(state, "A two:500")
    assert clock(state).calls == 1
    play(state, "C offer:salt")
    assert clock(state).calls == 1
    play(state, "C fee:200")
    assert clock(state).calls == 2
    play(state, "C withdraw", "B wait")
    assert clock(state).calls == 2
    play(state, "C leave")
    assert clock(state).calls == 1  # fewer: that calls for nothing


def test_r11_5_each_wagon_has_a_time_of_its_own() -> None:
    stores = {"B paris": "wine", "B koeln": "salt"}
    state = at(steps.WAGONS, masters={1: "A", 2: "A"}, options=LIVE, stores=stores)
    first = clock(state).window
    play(state, "@ timeout")
    assert clock(state).window != first
    later = at(steps.WAGONS, masters={1: "A"}, options=LIVE, stores=stores, round=3)
    assert clock(later).window not in (first, clock(state).window)


def test_r12_4_the_first_deal_proposed_meanwhile_gives_more_time() -> None:
    material = game().material
    more = material.live_seconds + material.deal_seconds
    state = talking(TALK)
    play(state, "B deal:propose:A", "B deal:give:100")
    assert clock(state).seconds == material.live_seconds  # a draft
    play(state, "B deal:post")
    assert clock(state).seconds == more
    play(state, "A deal:decline:B1", "A quote:B", "A one:300", "A two:500")
    assert clock(state).seconds == more
    play(state, "C deal:propose:A", "C deal:give:100", "C deal:post")
    assert clock(state).seconds == more


def test_r11_5_the_clock_has_a_question_like_everybody() -> None:
    for options in (LIVE, TALK):
        state = talking(options)
        question = state.question(CLOCK)
        assert [option.word for option in question.options] == ["timeout"]
        assert not question.awaited
        assert question.message.data() == state.waiting().data()
        assert not state.forced(CLOCK)


def test_r11_5_time_that_is_up_is_recorded_like_any_answer() -> None:
    found = game()
    record = Record("merchants", found.rules_version, found.components_digest)
    record.options = found.complete({"negotiation_mode": "live", "opening_abilities": "pairs_1999"})
    record.names = ["Ada", "Ben"]
    record.seed = "time"
    match = Match(found, record)
    chance = match.state.chance.split("answers")
    while not match.state.is_over():
        seat = CLOCK if match.state.clock() else any_seat(match.state)
        options = match.state.options(seat)
        match.answer(seat, match.state.word(options[chance.below(len(options))]))
    record.result = match.state.scores()
    text = record.text()
    assert " @ timeout " in text
    again = replay(found, parse(text))
    assert again.state == match.state
