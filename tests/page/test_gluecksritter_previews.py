"""Die Glücksritter: the numbers on an answer are those that come of it."""

from collections.abc import Iterator
from itertools import takewhile

from kontor.engine.chance import seeded
from kontor.engine.messages import Event
from kontor.games.gluecksritter.board.board import Picture, picture
from kontor.games.gluecksritter.state import Gluecksritter
from kontor.games.gluecksritter.table import codes
from kontor.games.gluecksritter.table.view import GluecksritterView
from tests.games.gluecksritter.table import GAME

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
            assert lost == drawn.raid_returned[space]
            raids += 1
            above += lost > 0
    assert raids > 20 and above > 0
