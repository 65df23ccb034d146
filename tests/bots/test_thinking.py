"""How the bots think: legally, reproducibly, within their budget, and explaining themselves."""

import pytest

from kontor.bots.apprentice import Apprentice
from kontor.bots.bot import Bot
from kontor.bots.budget import Budget
from kontor.bots.explain import consider
from kontor.bots.grandmaster import Grandmaster
from kontor.bots.judge import WORLDS
from kontor.bots.master import Master
from kontor.bots.policy import words_of, written
from kontor.bots.roster import UnknownBot, hire, offered
from kontor.bots.sealed import Merit, Mix, Sealed
from kontor.bots.tree import EVEN, PAUSE, Tree
from kontor.engine.chance import seeded
from kontor.engine.inputs import Inputs
from kontor.engine.playout import next_seat
from kontor.text.languages import LANGUAGES
from kontor.text.texts import Reader, Texts
from tests.bench.cases import Case, all_cases, counts, midgame, steps
from tests.bots.nets import fugger, guided

every_case = pytest.mark.parametrize("case", all_cases(), ids=str)
every_count = pytest.mark.parametrize("case", counts(), ids=str)
SEARCHES = 3


def thinkers(case: Case) -> list[Bot]:
    """Return the bots that think, with a network that needs no training."""
    network = guided(case.game)
    return [
        Apprentice(case.game),
        Master(case.game, network),
        Master(case.game, network, iterations=SEARCHES),
        Grandmaster(case.game, network, iterations=SEARCHES),
    ]


@every_case
def test_bots_answer_legally_and_alike_for_equal_seeds_whatever_is_hidden(case: Case) -> None:
    chance = seeded(f"thinking {case}")
    for bot in thinkers(case):
        state = midgame(case, chance, 60)
        seat = next_seat(state.awaited())
        options = state.options(seat)
        choice = bot.choose(state.view(seat), options, seeded("thoughts"))
        assert choice in options
        assert bot.choose(state.view(seat), options, seeded("thoughts")) == choice
        world = case.game.determinize(state, seat, chance)
        assert bot.choose(world.view(seat), options, seeded("thoughts")) == choice


@every_count
def test_bots_answer_legally_all_through_a_game(case: Case) -> None:
    chance = seeded(f"through {case}")
    bots = thinkers(case)
    state = case.start(chance.split("game"))
    for number, (seat, options) in enumerate(steps(state, chance)):
        if number % 12 == 0:
            bot = bots[number // 12 % len(bots)]
            assert bot.choose(state.view(seat), options, chance.split("bot")) in options


def test_a_master_thinks_as_long_as_it_is_told() -> None:
    game = fugger()
    state = midgame(Case("fugger", 3, {}), seeded("masters"), 30)
    seat = next_seat(state.awaited())
    view, options = state.view(seat), state.options(seat)
    looks, thinks = Master(game, guided(game)), Master(game, guided(game), iterations=24)
    first = looks.weigh(view, options, seeded("thoughts"))
    found = thinks.weigh(view, options, seeded("thoughts"))
    assert not first.weights and first.options == found.options
    assert sum(found.weights) == found.worlds and 16 <= found.worlds <= 24
    assert found.best() == max(range(len(options)), key=lambda place: found.weights[place])


class Clock:
    """A clock that goes on by a fixed time whenever it is read."""

    def __init__(self, step: float) -> None:
        self.now = 0.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def test_a_budget_of_iterations_is_counted() -> None:
    budget = Budget(1.0, 7)
    for _ in range(2):
        budget.begin()
        assert sum(1 for _ in iter(budget.spend, False)) == 7


def test_a_budget_of_seconds_ends_in_time() -> None:
    clock = Clock(0.01)
    budget = Budget(0.5, 0, clock)
    budget.begin()
    begun = clock.now
    while budget.spend():
        pass
    assert 0.4 < clock.now - begun <= 0.5


def test_one_iteration_is_always_made() -> None:
    budget = Budget(0.001, 0, Clock(1.0))
    budget.begin()
    assert budget.spend() and not budget.spend()


def test_the_grandmaster_keeps_its_budget() -> None:
    game = fugger()
    for seconds in (0.5, 1.0):
        clock = Clock(0.02)
        bot = Grandmaster(game, guided(game), seconds, clock=clock)
        state = game.start(3, {}, seeded("budget"))
        seat = next_seat(state.awaited())
        bot.choose(state.view(seat), state.options(seat), seeded("thoughts"))
        assert clock.now <= seconds * 1.1
        assert bot.budget.used >= seconds / 0.02 * 0.8


def test_more_thought_is_spent_where_it_matters() -> None:
    """The search visits the options it believes in more often than the others."""
    game = fugger()
    bot = Grandmaster(game, guided(game), iterations=60)
    state = game.start(3, {}, seeded("visits"))
    seat = next_seat(state.awaited())
    judgement = bot.weigh(state.view(seat), state.options(seat), seeded("thoughts"))
    assert sum(judgement.weights) == bot.budget.used <= 60
    assert judgement.weights[judgement.best()] == max(judgement.weights)


def test_the_search_stops_when_the_rest_cannot_change_its_choice() -> None:
    game = fugger()
    state = game.start(3, {}, seeded("visits"))
    seat = next_seat(state.awaited())
    tree = Tree(Master(game, guided(game)), seat, [1, 2, 3], [0.5] * 3, [EVEN] * 3)
    for option, visits in ((1, 30), (2, 5), (3, 12)):
        tree.root.branches[option].visits = visits
    assert tree.is_decided(17) and not tree.is_decided(18)


def test_what_falls_far_behind_under_seal_is_not_thought_about_again() -> None:
    game = fugger()
    thought = Sealed(Master(game, guided(game)), 0)
    mine = thought.mixes.setdefault(0, Mix())
    for option, values in ((1, (0.5, 0.3)), (2, (0.3, 0.4)), (3, (0.3, 0.39)), (4, (0.1, 0.2))):
        for value in values:
            mine.merits.setdefault(option, Merit()).add(value)
    assert thought.hopeful([1, 2, 3, 4]) == [1] and thought.hopeful([2, 3, 4]) == [2, 3]
    mine.merits[4].add(0.7)
    assert thought.hopeful([2, 3, 4]) == [2, 3, 4]


def test_a_sealed_question_is_settled_when_one_answer_is_left() -> None:
    """What was dropped keeps its chance, and next to no place in the mix."""
    case = Case("emperor", 4, {})
    bot = Grandmaster(case.game, guided(case.game), iterations=64)
    state, chance = case.start(seeded("settled")), seeded("settled walk")
    for seat, options in steps(state, chance):
        if state.stack[-1].sealed and len(options) > 1:
            found = bot.weigh(state.view(seat), options, seeded("thoughts"))
            if 1 < bot.budget.used < bot.budget.iterations:
                break
    else:
        raise AssertionError("no question was settled")
    assert found.worlds == bot.budget.used and found.worlds % PAUSE == 0
    shares = [weight / sum(found.weights) for weight in found.weights]
    assert max(shares) > 0.9 and found.chances.index(max(found.chances)) == found.best()
    assert all(0.0 <= one <= 1.0 for one in found.chances)


def test_a_budget_knows_what_is_left() -> None:
    counted = Budget(1.0, 10)
    counted.begin()
    timed = Budget(1.0, 0, Clock(0.01))
    timed.begin()
    for _ in range(4):
        assert counted.spend() and timed.spend()
    assert counted.left() == 6
    assert 40 < timed.left() < 100


@every_count
def test_a_learned_preference_is_tried_among_many_options(case: Case) -> None:
    """A node widens by what is preferred: the last of many options is tried if its words say so."""
    chance = seeded(f"preference {case}")
    state = case.start(chance.split("game"))
    for seat, options in steps(state, chance):
        if (
            not state.stack[-1].sealed
            and len(case.game.shortlist(state.view(seat), options, chance.clone())) > 3
        ):
            break
    network = guided(case.game)
    candidates = case.game.shortlist(state.view(seat), options, chance.clone())
    for word in words_of(written(state, seat, candidates[-1])):
        network.teach(word, [0.0] * network.units, 9.0)
    bot = Grandmaster(case.game, network, iterations=12)
    found = bot.weigh(state.view(seat), options, seeded("thoughts"))
    assert bot.judge.policy.is_learned
    assert found.weights[found.options.index(candidates[-1])] > 0
    assert sum(found.weights) <= 12 and set(found.options) <= set(options)


def test_a_sealed_choice_is_mixed() -> None:
    """The same planning question is answered differently from time to time."""
    case = Case("gluecksritter", 4, {})
    state = case.start(seeded("mixing"))
    chance = seeded("walk")
    while not state.stack[-1].sealed:
        seat = next_seat(state.awaited())
        options = state.options(seat)
        state.play(seat, options[chance.below(len(options))])
    seat = next_seat(state.awaited())
    for bot in thinkers(case)[1:]:
        answers = {
            bot.choose(state.view(seat), state.options(seat), seeded(f"mood {number}"))
            for number in range(12)
        }
        assert len(answers) > 1


@every_count
def test_explanations_come_from_the_numbers_that_chose(case: Case) -> None:
    chance = seeded(f"explaining {case}")
    network = guided(case.game)
    for bot in (Master(case.game, network), Grandmaster(case.game, network, iterations=SEARCHES)):
        state = midgame(case, chance, 80)
        seat = next_seat(state.awaited())
        options = state.options(seat)
        choice, explanation = consider(bot, state.view(seat), options, seeded("why"))
        assert choice == bot.choose(state.view(seat), options, seeded("why"))
        assert explanation.advice[0].option.code == choice
        assert 1 <= len(explanation.advice) <= 3
        assert all(0.0 <= advice.chance <= 1.0 for advice in explanation.advice)
        for language in LANGUAGES:
            texts = Texts(language, case.slug)
            reader = Reader(seat, ["Ada", "Boris", "Carla", "Dora", "Emil", "Fritz"])
            for advice in explanation.advice:
                assert texts.message(advice.message(), reader)
                assert all(texts.message(reason.message(), reader) for reason in advice.reasons)
            assert all(texts.message(remark, reader) for remark in explanation.remarks())
        assert explanation.data()["advice"]


@every_count
def test_a_forced_answer_is_explained_by_the_judge(case: Case) -> None:
    bot = Grandmaster(case.game, guided(case.game), iterations=SEARCHES)
    state, chance = case.start(seeded("forced")), seeded("forced walk")
    while not state.is_over() and len(state.options(next_seat(state.awaited()))) > 1:
        seat = next_seat(state.awaited())
        options = state.options(seat)
        state.play(seat, options[chance.below(len(options))])
    if state.is_over():
        return  # A game may always leave a choice.
    seat = next_seat(state.awaited())
    options = state.options(seat)
    choice, explanation = consider(bot, state.view(seat), options, seeded("why"))
    assert [choice] == options == [advice.option.code for advice in explanation.advice]
    assert explanation.worlds >= 1 and 0.0 < explanation.advice[0].chance < 1.0


@pytest.mark.parametrize("language", LANGUAGES)
@every_count
def test_every_group_of_inputs_has_a_name(case: Case, language: str) -> None:
    inputs = Inputs()
    case.game.measure(case.start(seeded("names")), 0, inputs)
    texts = Texts(language, case.slug)
    assert all(texts.has(f"name-reason-{group}") for group in set(inputs.names))


@pytest.mark.parametrize(
    "name", ["wizard", "master:5", "grandmaster:x", "grandmaster:-1", "steward:2"]
)
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        hire(name, fugger())


def test_who_has_not_learned_a_game_is_not_offered() -> None:
    assert offered("a game that nobody has learned") == ["random", "apprentice", "steward"]


def test_a_master_looks_into_as_many_worlds_as_its_network_says_for_a_number_of_players() -> None:
    for players, worlds in ((3, 9), (4, WORLDS)):
        case = Case("gluecksritter", players, {})
        network = guided(case.game)
        network.worlds[3] = 9
        state = case.start(seeded("plans"))
        view, options = state.view(0), state.options(0)
        judgement = Master(case.game, network).weigh(view, options, seeded("worlds"))
        assert judgement.is_sealed and judgement.worlds == worlds
