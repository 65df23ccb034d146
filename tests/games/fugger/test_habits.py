"""What players tend to hold and to deliver: imagined worlds lean that way, and no further."""

from kontor import games
from kontor.engine import zones
from kontor.engine.chance import Chance, seeded
from kontor.engine.playout import next_seat
from kontor.games.fugger.bot.habits import habits
from kontor.games.fugger.game import FuggerGame
from kontor.games.fugger.state import Fugger
from kontor.games.fugger.table.codes import DELIVER, HIDDEN
from kontor.games.fugger.table.imagine import even
from kontor.games.fugger.table.view import FuggerView

WORLDS = 300


def game() -> FuggerGame:
    """Return the game."""
    found = games.load("fugger")
    assert isinstance(found, FuggerGame)
    return found


def delivered() -> tuple[Fugger, FuggerView]:
    """Return a table where somebody has delivered, and what another seat sees."""
    state = game().start(3, {}, seeded("habits"))
    assert isinstance(state, Fugger)
    seat = next_seat(state.awaited())
    state.play(seat, next(option for option in state.options(seat) if option >= DELIVER))
    view = state.view((seat + 1) % 3)
    assert isinstance(view, FuggerView) and HIDDEN in view.deliveries
    return state, view


def seals(view: FuggerView, chance: Chance, by_habit: bool) -> int:
    """Count the worlds in which the hidden delivery is a seal."""
    place = view.deliveries.index(HIDDEN)
    imagine = game().imagine if by_habit else game().imagine_evenly
    return sum(imagine(view, chance).deliveries[place] % 2 for _ in range(WORLDS))


def test_a_seal_is_rarely_imagined_as_a_delivery() -> None:
    _, view = delivered()
    assert seals(view, seeded("x"), by_habit=True) < WORLDS // 20
    assert seals(view, seeded("x"), by_habit=False) > WORLDS // 10


def test_imagined_worlds_have_the_cards_and_sizes_that_are_seen() -> None:
    state, view = delivered()
    full = state.rules.material.full_deck
    for number in range(20):
        world = game().imagine(view, seeded(f"world {number}"))
        assert [zones.size(hand) for hand in world.hands] == view.hand_sizes
        assert world.hands[view.seat] == view.hand
        lying = sum(world.hands) + sum(world.displays) + world.jakob + world.deck + world.discard
        lying += sum(zones.one(card) for card in world.deliveries if card >= 0)
        assert lying == full


def test_habits_depend_on_the_view_alone_and_leave_every_card_possible() -> None:
    _, view = delivered()
    found = habits(view)
    kinds = len(view.rules.material.cards)
    for likely in found.hands:
        assert len(likely) == kinds and min(likely) > 0
    assert min(found.deliveries[:-1]) > 0 and len(found.deliveries) == kinds
    fair = even(view)
    assert {weight for likely in fair.hands for weight in likely} == {1}
