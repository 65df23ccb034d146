"""The leak test finds every secret of the game; what is forced looks like what is chosen."""

from collections.abc import Callable

import pytest

from kontor.engine.chance import seeded
from kontor.engine.messages import SPECTATOR
from kontor.engine.state import State
from kontor.games.augsburg.state import Augsburg
from kontor.games.augsburg.table import codes, packing
from kontor.games.augsburg.table.codes import BIDDING, PURCHASE, SELECTION
from tests.bench.cases import Case, midgame, steps
from tests.bench.leaks import as_bytes, check_no_leak, received
from tests.bench.playing import play, seat_of
from tests.games.augsburg.table import GAME, cards, table, words

CASE = Case("augsburg", 4, {})
MANY = 60

Secret = Callable[[Augsburg, int], object]


def hands(state: Augsburg, seat: int) -> object:
    """Return the hand of the next seat."""
    start = (seat + 1) % state.seats * packing.ZONE
    return state.hands[start : start + packing.ZONE]


def money(state: Augsburg, seat: int) -> object:
    """Return the money of the next seat."""
    return state.money[(seat + 1) % state.seats]


def offers(state: Augsburg, seat: int) -> object:
    """Return what the next seat is offered."""
    return state.offers[(seat + 1) % state.seats]


def under_seal(state: Augsburg, seat: int) -> object:
    """Return what the next seat has laid under seal."""
    return state.stack[-1].answer_of((seat + 1) % state.seats)


def top(state: Augsburg, seat: int) -> object:
    """Return the top card of the pile, of which only the back is seen."""
    return state.top


def moments(kind: int) -> list[Augsburg]:
    """Return moments of random games in which somebody has answered a sealed question."""
    chance = seeded(f"moments {kind}")
    found: list[Augsburg] = []
    for number in range(MANY):
        state = CASE.start(chance.split(f"game {number}"))
        assert isinstance(state, Augsburg)
        for _ in steps(state, chance):
            frame = state.stack[-1]
            if frame.kind == kind and max(frame.answers, default=-1) >= 0:
                found.append(state.clone())
                break
    return found


def check_found(states: list[Augsburg], secret: Secret) -> None:
    """Assert that nothing leaks as it is, and that showing the secret would be noticed."""
    chance = seeded("worlds")

    def leaky(state: State, seat: int) -> object:
        assert isinstance(state, Augsburg)
        return [received(state, seat), secret(state, seat)]

    for state in states:
        check_no_leak(GAME, state, chance)
    with pytest.raises(AssertionError, match="can tell worlds apart"):
        for state in states:
            check_no_leak(GAME, state, chance, see=leaky)


@pytest.mark.parametrize("secret", [hands, money, offers, top])
def test_a_shown_secret_is_caught(secret: Secret) -> None:
    chance = seeded(f"secret {secret.__name__}")
    states = [midgame(CASE, chance, 120) for _ in range(MANY)]
    check_found([state for state in states if isinstance(state, Augsburg)], secret)


@pytest.mark.parametrize("kind", [PURCHASE, SELECTION])
def test_a_shown_answer_under_seal_is_caught(kind: int) -> None:
    check_found(moments(kind), under_seal)


def heard(state: Augsburg, seat: int) -> bytes:
    """Return all that a seat receives and has been told."""
    events = [event.seen_by(seat).data() for event in state.log or []]
    return as_bytes([received(state, seat), events])


def test_a_forced_pass_looks_like_a_chosen_one() -> None:
    """B holds nothing for this noble, or does not want to bid: the others cannot tell."""
    seen = []
    for held, choices in (("Lo9", 1), ("Ph5", 2)):
        state = table(3, hands={"A": "Ph9", "B": held, "C": "Ph3 Ph4"}, deck="Ma1 Ma2 Ma3")
        play(state, "A bid:1")
        assert state.stack[-1].kind == BIDDING and len(words(state, "B")) == choices
        play(state, "B pass")
        seen.append([heard(state, seat) for seat in (0, 2, SPECTATOR)])
    assert seen[0] == seen[1]


def test_a_forced_empty_purchase_looks_like_a_chosen_one() -> None:
    """B has no money, or keeps it: before and after the others have chosen, nobody can tell."""
    seen = []
    for purse, choices in ((0, 1), (1000, 4)):
        state = table(3, money={"B": purse}, deck="Ma1 Ma2 Ma3")
        state.known_money = [1000] * 3
        state.offers = [tuple(cards("Ph1 Lo17")), tuple(cards("Ma4 Ma5")), tuple(cards("Le1"))]
        state.ask_purchase(codes.LATER)
        assert len(words(state, "B")) == choices
        assert (state.awaited() >> seat_of("B")) & 1, "B is asked, whether it can buy or not"
        for line in ("B buy:nothing", "A buy:1", "C buy:nothing"):
            play(state, line)
            seen.append([heard(state, seat) for seat in (0, 2, SPECTATOR)])
    assert seen[:3] == seen[3:]
