"""What must hold in every position of Die Glücksritter, whatever is played."""

from kontor.engine import seat_numbers, zones
from kontor.engine.state import State
from kontor.games.gluecksritter.rules import victory
from kontor.games.gluecksritter.state import Gluecksritter
from kontor.games.gluecksritter.table import codes
from kontor.games.gluecksritter.table.codes import KNIGHT
from kontor.games.gluecksritter.table.effects import EXTRA_ACTION
from kontor.games.gluecksritter.table.steps import CLOSE, OVER, REVEALED


def check(state: State, before: State | None = None) -> None:
    """Assert every invariant of a position, and of the step that led to it."""
    assert isinstance(state, Gluecksritter)
    check_coins(state)
    check_limits(state)
    check_pieces(state)
    check_documents(state)
    check_cards(state)
    check_end(state)
    if before is not None:
        assert isinstance(before, Gluecksritter)
        check_step(before, state)


def check_coins(state: Gluecksritter) -> None:
    """Every coin lies in the bag, on a space or in a purse."""
    material = state.rules.material
    gold = seat_numbers.listed(state.gold, state.seats)
    silver = seat_numbers.listed(state.silver, state.seats)
    income = seat_numbers.listed(state.income, 4)
    assert state.bag_gold + income[0] + income[2] + sum(gold) == material.gold
    assert state.bag_silver + income[1] + income[3] + sum(silver) == material.silver
    assert min(state.bag_gold, state.bag_silver, *income) >= 0
    assert state.gold == seat_numbers.pack(gold) and state.silver == seat_numbers.pack(silver)


def check_limits(state: Gluecksritter) -> None:
    """Nobody holds too many coins of a kind, unless excused or being asked about it."""
    limit = state.rules.material.limit
    asked = 0
    for frame in state.stack:
        if frame.kind == codes.ASK_LIMIT:
            asked |= frame.asked
    for seat in range(state.seats):
        for coins, waived in (
            (state.gold_of(seat), state.excused_gold(seat)),
            (state.silver_of(seat), state.excused_silver(seat)),
        ):
            assert waived == 0 or limit <= waived <= coins
            assert coins < limit or coins <= waived or asked


def check_pieces(state: Gluecksritter) -> None:
    """No site holds more than a castle needs of a kind."""
    material = state.rules.material
    all_walls = seat_numbers.listed(state.walls, state.seats)
    all_towers = seat_numbers.listed(state.towers, state.seats)
    assert all(0 <= walls <= material.per_castle[0] for walls in all_walls)
    assert all(0 <= towers <= material.per_castle[1] for towers in all_towers)
    assert sum(all_walls) <= material.supply[0]
    assert sum(all_towers) <= material.supply[1]


def check_documents(state: Gluecksritter) -> None:
    """Every document lies in the pile, the discard, a hand or open on the table."""
    deck = state.rules.material.deck
    found = [0] * len(deck.names)
    for zone in [state.pile, state.discard, *state.hands]:
        for kind in zones.kinds(zone):
            found[kind] += zones.count(zone, kind)
    for seat, reds in enumerate(state.reds):
        for kind in zones.kinds(reds):
            found[kind] += 1
            assert (state.played[seat] >> kind) & 1
    assert found == zones.counts(deck.full, len(deck.names))


def check_cards(state: Gluecksritter) -> None:
    """Action cards lie in one place only, and no more of them than were allowed."""
    material = state.rules.material
    for seat, cards in enumerate(seat_numbers.listed(state.actions, state.seats)):
        if (state.jailed >> seat) & 1:
            assert not cards & codes.CARD_BIT[KNIGHT]
        most = material.plan_cards
        for kind, document in enumerate(material.deck.documents):
            if (state.played[seat] >> kind) & 1 and document.effect == EXTRA_ACTION:
                most += document.count
        assert codes.CARD_COUNT[cards] <= most
        assert REVEALED <= state.step <= CLOSE or cards == 0 or state.step < REVEALED


def check_end(state: Gluecksritter) -> None:
    """The game is over exactly when a check found a castle or the last round is played."""
    assert state.is_over() == (state.step == OVER)
    if state.is_over():
        assert victory.finishers(state) or state.round == state.rules.max_rounds
        assert state.winners()
    else:
        assert state.winners() == []


def check_step(before: Gluecksritter, state: Gluecksritter) -> None:
    """Nobody plays a document name twice in a round, and one knight rides at most."""
    if before.round == state.round:
        for seat in range(state.seats):
            assert before.played[seat] & ~state.played[seat] == 0
        assert before.step <= state.step or state.is_over()
    riding = sum(frame.kind == codes.ASK_ERRAND for frame in state.stack)
    assert riding <= 1
