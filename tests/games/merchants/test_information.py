"""Who knows what: purses, hands, the pile, answers under seal and drafts."""

from kontor.engine import zones
from kontor.engine.chance import seeded
from kontor.engine.messages import ARCHIVE, SPECTATOR
from kontor.games.merchants.state import Merchants
from kontor.games.merchants.table import cards, steps
from tests.bench.leaks import check_events, check_no_leak
from tests.bench.playing import play
from tests.games.merchants.table import at, game


def world(state: Merchants, seat: int, number: int) -> Merchants:
    """Imagine a world that agrees with what a seat sees."""
    found = game().determinize(state, seat, seeded(f"world {number}"))
    assert isinstance(found, Merchants)
    return found


def test_nothing_leaks_at_critical_moments() -> None:
    live = {"negotiation_mode": "live"}
    bid = at(steps.WAGONS, loans="0 1 0 0")
    play(bid, "A bid:1700", "C bid:300")
    pick = at(steps.MOVING, courier="paris_r1", hands={"B": "bonus_sale", "C": "broken_axle"})
    play(pick, "A tile:1:wagon_1:paris_r1")
    poll = at(steps.CLAIMING, hands={"A": "loading_master_card", "B": "free_loading"})
    draft = at(steps.WAGONS, masters={1: "A"}, options=live, stores={"B paris": "wine wine"})
    play(draft, "A quote:B", "B offer:wine")
    for state in (bid, pick, poll, draft):
        check_no_leak(game(), state, seeded("leaks"))
        actor = min(seat for seat in range(4) if (state.awaited() >> seat) & 1)
        check_events(game(), state, actor, seeded("events"))


def test_the_pile_is_remembered_as_last_seen() -> None:
    state = at(steps.MOVING, courier="paris_r1", hands={"B": "bonus_sale bonus_sale bonus_sale"})
    play(state, "A tile:1:wagon_1:paris_r1", "A take:broken_axle")
    for number in range(10):
        imagined = world(state, 0, number)
        assert zones.count(imagined.pile, cards.INFLUENCES.index("bonus_sale")) == 0
        assert imagined.hands[1] == state.hands[1]
    unknown = {world(state, 2, number).hands[1] for number in range(10)}
    assert len(unknown) > 1


def test_spectators_see_no_secret_and_the_archive_sees_all() -> None:
    state = at(steps.MOVING, hands={"B": "bonus_sale"})
    assert state.view(SPECTATOR).data()["florins"] == [None] * 4
    assert "hands" not in state.view(SPECTATOR).data()
    assert state.view(ARCHIVE).data()["florins"] == [5000] * 4
    assert state.view(ARCHIVE).data()["hands"] == [{}, {"bonus_sale": 1}, {}, {}]


def test_a_standing_bid_bounds_an_imagined_purse() -> None:
    state = at(steps.WAGONS, masters={1: "A"}, stores={"B paris": "wine"})
    play(state, "A no_offer", "B offer:wine", "B fee:1500")
    assert all(world(state, 0, number).florins[1] >= 1500 for number in range(20))


def test_who_draws_unseen_learns_nothing_of_the_pile() -> None:
    state = at(
        steps.MOVING,
        courier="paris_r1",
        options={"influence_pick": "random"},
        hands={"B": "bonus_sale"},
    )
    play(state, "A tile:1:wagon_1:paris_r1", "A decline")
    assert state.pile_seen[0] == state.material.full_pile
    assert state.view(0).data()["pile"] is None
