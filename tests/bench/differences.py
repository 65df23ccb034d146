"""What a house rule changes: two games in step, one with the default, one with another value.

Both are dealt by the same seed and given the same answers, until somebody could tell them apart.
"""

from kontor.engine.chance import Chance, seeded
from kontor.engine.clock import Clock
from kontor.engine.game import Game, TableOption
from kontor.engine.messages import SPECTATOR
from kontor.engine.state import State
from tests.bench.cases import Case, counts

# So many games are searched for each number of seats; the first ones are watched closely.
GAMES = 60
CLOSELY = 2
# A close look is taken after every so many answers.
LOOK = 4
# Nobody goes on for longer than this in one game.
MOST_ANSWERS = 1500

# Rules that matter only beside another one, or whose lots would shift the others.
BESIDE = {
    "bot_deals": {"art_of_negotiation": "binding"},
    "start_cities": {"first_player": "1"},
    "courier_start": {"first_player": "1"},
}
# Beginnings of words, taken where they are offered, that lead where chance hardly ever does.
FAVOURED = {
    "loan_supply": ("loan", "climb", "pass"),
    "max_rounds": ("buy:0", "cards:56", "pass"),
    "final_tie": ("buy:2", "buy:1", "raid", "play:building"),
}


def difference(slug: str, option: TableOption, value: str) -> str:
    """Search a game in which a value of a house rule matters; say what differs, or nothing."""
    sizes = [case for case in counts() if case.slug == slug]
    for number in range(GAMES):
        for case in sizes:
            found = compared(case, option.name, value, number)
            if found:
                return f"{case}, game {number}: {found}"
    return ""


def compared(case: Case, name: str, value: str, number: int) -> str:
    """Play two games in step and say what tells them apart, or nothing."""
    beside = BESIDE.get(name, {})
    seed = f"{name} {number}"
    one = Case(case.slug, case.seats, beside).start(seeded(seed))
    other = Case(case.slug, case.seats, {**beside, name: value}).start(seeded(seed))
    chance = seeded(f"{seed} answers")
    for answers in range(MOST_ANSWERS):
        is_close = number < CLOSELY and not answers % LOOK
        found = told_apart(case.game, one, other, is_close)
        if found or not one.awaited():
            break
        seat, option = any_answer(one, chance, FAVOURED.get(name, ()))
        one.play(seat, option)
        other.play(seat, option)
    if not found and (one.scores() != other.scores() or one.winners() != other.winners()):
        return "result"
    return found


def any_answer(state: State, chance: Chance, favoured: tuple[str, ...]) -> tuple[int, int]:
    """Choose who answers and what: the last favoured word, or else whatever chance picks."""
    seats = [seat for seat in range(state.seats) if (state.awaited() >> seat) & 1]
    seat = seats[chance.below(len(seats))]
    options = state.options(seat)
    choice = options[chance.below(len(options))]
    if favoured:
        liked = [option for option in options if state.word(option).startswith(favoured)]
        choice = liked[-1] if liked else choice
    return seat, choice


def told_apart(game: Game, one: State, other: State, is_close: bool) -> str:
    """Say what tells two states apart at the table, or nothing."""
    if one.awaited() != other.awaited():
        return "who is asked"
    for seat in range(one.seats):
        if (one.awaited() >> seat) & 1 and one.options(seat) != other.options(seat):
            return "options"
    if not is_close:
        return ""
    if [each.data() for each in one.questions()] != [each.data() for each in other.questions()]:
        return "questions"
    for seat in (SPECTATOR, *range(one.seats)):
        if one.view(seat).data() != other.view(seat).data():
            return "views"
    if measured(one.clock()) != measured(other.clock()):
        return "clock"
    if any(manners(game, one, seat) != manners(game, other, seat) for seat in range(one.seats)):
        return "bots"
    return ""


def measured(clock: Clock | None) -> object:
    """Return what a clock allows, fit for comparing."""
    if clock is None:
        return None
    return (clock.window, clock.seconds, clock.extension, clock.extensions, clock.calls)


def manners(game: Game, state: State, seat: int) -> object:
    """Return what bots of a table would think about at a seat."""
    options = state.options(seat)
    if not options:
        return None
    view = state.view(seat)
    return game.welcome(view, options), game.shortlist(view, options, seeded("thoughts"))
