"""The common bench: what every game must pass, for every number of seats and house rule."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kontor import games
from kontor.bots.roster import hire, offered
from kontor.engine.chance import Chance, seeded
from kontor.engine.match import GAME_OVER, Match, replay
from kontor.engine.messages import IllegalAnswer
from kontor.engine.playout import next_seat, play_out
from kontor.engine.record import Record, commit, parse
from tests.bench import golden, records
from tests.bench.cases import Case, all_cases, any_seat, counts, invariants, midgame, steps
from tests.bench.leaks import check_events, check_no_leak, differing, received

every_case = pytest.mark.parametrize("case", all_cases(), ids=str)
every_count = pytest.mark.parametrize("case", counts(), ids=str)

MANY_DECISIONS = 20_000
# Searching takes its time: the grandmaster thinks little here, and not about every answer.
BRIEF_GRANDMASTER = "grandmaster:2"
BRIEF = {"grandmaster": BRIEF_GRANDMASTER}
every_bot = pytest.mark.parametrize(
    ("case", "name"),
    [
        pytest.param(case, BRIEF.get(name, name), id=f"{case}-{BRIEF.get(name, name)}")
        for case in counts()
        for name in offered(case.slug)
    ],
)


def amount(request: pytest.FixtureRequest, usual: int) -> int:
    """Return how often to try, twenty times as often in the long run."""
    return usual * (20 if request.config.getoption("--long") else 1)


def new_match(case: Case, seed: str) -> Match:
    """Start a match of a case."""
    game = case.game
    record = Record(case.slug, game.rules_version, game.components_digest)
    record.options = game.complete(case.options)
    record.names = [f"Player {seat + 1}" for seat in range(case.seats)]
    record.seed = seed
    record.salt = "salt"
    record.commitment = commit(seed, "salt")
    return Match(game, record)


def play_match(match: Match, chance: Chance, answers: int = MANY_DECISIONS) -> None:
    """Play a match at random for so many answers or to its end."""
    for _ in range(answers):
        if match.state.is_over():
            return
        seat = any_seat(match.state)
        options = match.state.options(seat)
        match.answer(seat, match.state.word(options[chance.below(len(options))]))


@every_case
def test_random_games_keep_the_invariants_and_end(
    case: Case, request: pytest.FixtureRequest
) -> None:
    check = invariants(case.slug)
    chance = seeded(f"invariants {case}")
    for number in range(amount(request, 4)):
        state = case.start(chance.split(str(number)))
        check(state, None)
        before = state.clone()
        for decisions, (_, options) in enumerate(steps(state, chance)):
            if decisions:
                check(state, before)
                before = state.clone()
            assert options and len(options) == len(set(options))
            assert decisions < MANY_DECISIONS, "the game does not end"
        check(state, before)
        assert state.is_over() and state.winners() and len(state.scores()) == case.seats


@every_count
@settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.text(max_size=8), choices=st.lists(st.integers(0, 2**16), max_size=150))
def test_stubborn_games_keep_the_invariants(case: Case, seed: str, choices: list[int]) -> None:
    check = invariants(case.slug)
    state = case.start(seeded(seed))
    for choice in choices:
        if state.is_over():
            break
        before = state.clone()
        seat = any_seat(state)
        options = state.options(seat)
        state.play(seat, options[choice % len(options)])
        check(state, before)
    play_out(state, seeded("rest"))
    assert state.is_over()


@every_case
def test_a_random_option_is_chosen_as_from_the_list(case: Case) -> None:
    chance = seeded("random options")
    state = case.game.start(case.seats, case.options, chance.split("deal"))
    for _ in range(MANY_DECISIONS):
        if state.is_over():
            return
        seat = next_seat(state.awaited())
        options = state.options(seat)
        expected = options[chance.clone().below(len(options))]
        assert state.random_option(seat, chance) == expected
        state.play(seat, expected)


@every_case
def test_options_are_described_and_written_unmistakably(case: Case) -> None:
    chance = seeded(f"words {case}")
    for number in range(3):
        state = midgame(case, chance, 60 + number)
        for question in state.questions():
            words = [option.word for option in question.options]
            assert len(words) == len(set(words))
            assert question.options and question.message.name
            for option in question.options:
                assert state.parse(question.seat, option.word) == option.code
                assert " " not in option.word and option.clauses and option.message.name


@every_case
def test_refusals_name_a_clause_and_change_nothing(case: Case) -> None:
    chance = seeded(f"refusals {case}")
    for number in range(6):
        state = midgame(case, chance, 40 + 20 * number)
        before = state.data()
        for seat in range(case.seats):
            words = {state.word(option) for option in state.options(seat)}
            for refusal in state.refusals(seat):
                assert refusal.clause and refusal.message.name
                assert refusal.word not in words, "refused although it is an option"
                with pytest.raises(IllegalAnswer):
                    state.answer(seat, state.parse(seat, refusal.word))
        assert state.data() == before


@every_case
def test_copies_are_equal_and_independent(case: Case) -> None:
    chance = seeded(f"copies {case}")
    for number in range(4):
        state = midgame(case, chance, 50 + 30 * number)
        before = state.data()
        twin = state.clone()
        restored = case.game.restore(state.save())
        assert twin == state == restored
        play_out(twin, seeded("rest"))
        assert state.data() == before == restored.data()
        play_out(restored, seeded("rest"))
        assert restored == twin


@every_case
def test_records_round_trip_and_replay(case: Case) -> None:
    match = new_match(case, f"record {case}")
    play_match(match, seeded(f"replay {case}"))
    match.record.result = match.state.scores()
    text = match.record.text()
    assert parse(text) == match.record and parse(text).text() == text
    again = replay(case.game, parse(text))
    assert again.state == match.state
    assert [e.seen_by(0).data() for e in again.events] == [
        e.seen_by(0).data() for e in match.events
    ]


@every_case
def test_nobody_receives_what_it_must_not_know(case: Case, request: pytest.FixtureRequest) -> None:
    chance = seeded(f"leaks {case}")
    for number in range(amount(request, 5)):
        state = midgame(case, chance, 30 + 25 * number)
        check_no_leak(case.game, state, chance)
        check_events(case.game, state, any_seat(state), chance)


@every_count
def test_a_planted_leak_is_caught(case: Case) -> None:
    chance = seeded(f"planted {case}")

    def leaky(state: object, seat: int) -> object:
        """Show the chance of the game, which decides all that is hidden."""
        return [received(state, seat), state.save().decode()]  # type: ignore[arg-type,attr-defined]

    with pytest.raises(AssertionError, match="can tell worlds apart"):
        for _ in range(20):
            check_no_leak(case.game, midgame(case, chance, 60), chance, see=leaky)


def test_a_leak_is_named() -> None:
    told = b'{"view": {"hands": 1, "seat": 0}}'
    assert differing(told, b'{"view": {"seat": 0}}') == ["view.hands"]


@every_count
def test_undo_reaches_back_to_a_computed_barrier_and_redo_returns(case: Case) -> None:
    chance = seeded(f"undo {case}")
    match = new_match(case, f"undo {case}")
    undone = 0
    for _ in range(120):
        if match.state.is_over():
            break
        seat = any_seat(match.state)
        before = match.state.clone()
        play_match(match, chance, 1)
        if match.state.is_over():
            assert match.reach(seat).reason == GAME_OVER
            break
        reach = match.reach(seat)
        assert reach.reason
        for other in range(case.seats):
            assert other == seat or match.reach(other).steps == 0
        if not reach.steps:
            assert not match.undo(seat)
            continue
        undone += 1
        after, text, events = match.state.clone(), match.record.text(), len(match.events)
        assert match.undo(seat) and match.state == before
        assert before.chance.used == after.chance.used, "chance was drawn"
        assert match.redo(seat) and match.state == after
        assert (match.record.text(), len(match.events)) == (text, events)
    assert undone


@every_count
def test_rewinding_by_consent_plays_the_same_game_again(case: Case) -> None:
    match = new_match(case, f"rewind {case}")
    play_match(match, seeded("first"), 25)
    early = [answer.word for answer in match.record.answers[:10]]
    match.rewind(10)
    assert [answer.word for answer in match.record.answers] == early
    again = replay(case.game, parse(match.record.text()))
    assert again.state == match.state


@every_case
def test_golden_traces(case: Case) -> None:
    assert golden.trace(case) == golden.stored(case.slug)[str(case)]


@every_bot
def test_bots_finish_games_and_answer_legally(case: Case, name: str) -> None:
    helpers = [hire("random", case.game)] * (9 if name == BRIEF_GRANDMASTER else 0)
    bots = [hire(name, case.game), *helpers]
    chance = seeded(f"bots {case}")
    state = case.start(chance.split("game"))
    for number in range(MANY_DECISIONS):
        if state.is_over():
            break
        seat = any_seat(state)
        bot = bots[number % len(bots)]
        state.answer(seat, bot.choose(state.view(seat), state.options(seat), chance))
    assert state.is_over()


@every_bot
def test_bots_do_not_know_what_is_hidden(case: Case, name: str) -> None:
    bot = hire(name, case.game)
    chance = seeded(f"fair bots {case}")
    for number in range(4):
        state = midgame(case, chance, 40 + 20 * number)
        seat = any_seat(state)
        options = state.options(seat)
        world = case.game.determinize(state, seat, chance)
        truth = bot.choose(state.view(seat), options, seeded("thoughts"))
        assert bot.choose(world.view(seat), options, seeded("thoughts")) == truth


def record_files() -> list[Path]:
    """List the recorded games of all games."""
    return sorted(records.FOLDER.glob("*/*.record"))


@pytest.mark.parametrize("file", record_files(), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_recorded_games_still_verify(file: Path) -> None:
    record = parse(file.read_text())
    match = replay(games.load(record.game), record)
    assert match.state.is_over() and match.state.scores() == record.result


@every_count
def test_three_games_are_recorded_for_each_number_of_seats(case: Case) -> None:
    files = list((records.FOLDER / case.slug).glob(f"{case.seats}-players-*.record"))
    assert len(files) >= records.GAMES_EACH
