"""What players tend to buy and to hold: silence at a visit says that its notes are missing."""

from kontor import games
from kontor.engine.chance import seeded
from kontor.engine.playout import next_seat
from kontor.games.augsburg.bot.habits import AT_A_VISIT, habits
from kontor.games.augsburg.game import AugsburgGame
from kontor.games.augsburg.state import Augsburg
from kontor.games.augsburg.table import codes, packing
from kontor.games.augsburg.table.packing import JOKER, ZONE
from kontor.games.augsburg.table.unseen import SURE, Habits, even
from kontor.games.augsburg.table.view import AugsburgView

WORLDS = 200


def silent() -> tuple[AugsburgView, int]:
    """Return what the next bidder sees after a first bid, and who let it pass."""
    game = games.load("augsburg")
    for number in range(100):
        state = game.start(4, {}, seeded(f"silence {number}"))
        chance = seeded(f"walk {number}")
        assert isinstance(state, Augsburg)
        for _ in range(60):
            seat = next_seat(state.awaited())
            view = state.view(seat)
            assert isinstance(view, AugsburgView)
            if view.kind == codes.BIDDING and view.noble < codes.MAXIMILIAN and view.bid == 1:
                for other in range(4):
                    gone = not (view.still_in >> other) & 1
                    if other != seat and gone and not view.announced[other]:
                        return view, other
            options = state.options(seat)
            state.play(seat, options[chance.below(len(options))])
    raise AssertionError("nobody was silent")


def test_who_was_silent_holds_few_notes_of_the_noble() -> None:
    view, other = silent()
    game = games.load("augsburg")
    assert isinstance(game, AugsburgGame)
    held = [0, 0]
    for way, imagine in enumerate((game.imagine, game.imagine_evenly)):
        chance = seeded("worlds")
        for _ in range(WORLDS):
            held[way] += packing.number(imagine(view, chance).hands[other * ZONE + view.noble])
    assert held[0] < held[1] // 2


def test_habits_depend_on_the_view_alone_and_leave_every_card_possible() -> None:
    view, other = silent()
    assert view.kind in AT_A_VISIT
    found = habits(view)
    assert all(len(likely) == JOKER + 1 for likely in found.hands)
    assert all(0 < weight <= SURE for likely in found.hands for weight in likely)
    first = view.noble * packing.VALUES
    assert found.hands[other][first] < found.hands[view.seat][first]
    assert {weight for likely in even(view).hands for weight in likely} == {SURE}


def test_as_many_notes_are_bought_as_were_offered_and_can_be_paid() -> None:
    chance = seeded("buying")
    usual = Habits([], 50, 1, 2)
    assert {usual.bought(20, 20, chance) for _ in range(100)} == {9, 10, 11, 12}
    assert {usual.bought(20, 5, chance) for _ in range(100)} == {4, 5, 6, 7}
    assert {usual.bought(1, 5, chance) for _ in range(100)} == {0, 1}
