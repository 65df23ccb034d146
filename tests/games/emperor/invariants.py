"""What holds in every position and after every answer, reckoned independently.

`check(state, before)` takes a position and, if there is one, the position before the last answer.
The comments I1 to I18 name the invariants.
"""

from typing import Final

from kontor.engine import zones
from kontor.engine.frames import seats_of
from kontor.games.emperor.state import Emperor
from kontor.games.emperor.table import codes
from kontor.games.emperor.table.codes import KINDS, MOST_SEATS, NOBODY, NOWHERE

ELECTORATES: Final = range(7)
BARON_KINDS: Final = range(4)
GAINS: Final = (0, 1, 2, 3, 4, 5)


def check(state: Emperor, before: Emperor | None) -> None:
    """Assert everything that a position and the step to it must fulfil."""
    check_pieces(state)
    check_spaces(state)
    check_sites(state)
    check_people(state)
    check_cards_and_money(state)
    if before is not None:
        check_step(state, before)


def floating(state: Emperor, seat: int) -> int:
    """Count the tiles of a player that are on their way, held by an open question."""
    number = 0
    for frame in state.stack:
        if frame.kind == codes.ASK_PUSH and frame.about[1] == seat:
            number += 1
        if frame.kind == codes.ASK_OLD_EMPEROR and (frame.asked >> seat) & 1:
            number += 1
    return number


def check_pieces(state: Emperor) -> None:
    """All pieces of everybody are somewhere."""
    board = state.board
    for seat in range(state.seats):
        on_nobles = sum(zones.size(board.nobles[e * MOST_SEATS + seat]) for e in ELECTORATES)
        on_seats = sum(board.elector(e) == seat for e in ELECTORATES)
        throne = board.emperor == seat and board.throne != NOWHERE
        eminence = board.eminence != NOWHERE and board.eminence % MOST_SEATS == seat
        total = on_nobles + on_seats + throne + eminence + board.aristocrats[seat]
        assert total + floating(state, seat) == 7  # I1
        places = board.knights + board.castles
        knights = sum(zones.count(place, seat) for place in places)
        assert knights + board.knight_supply[seat] == 3  # I2
        cities = sum(zones.count(place, seat) for place in board.cities)
        assert cities + board.city_supply[seat] == 3
    imperial = sum(board.imperial)
    assert imperial + board.imperial_beside == 3  # I3
    if board.phase != codes.SETTING_UP:
        assert imperial >= 1
    if board.round == 2:
        assert imperial >= 2
    if board.round > 2:
        assert imperial == 3


def check_spaces(state: Emperor) -> None:
    """No electorate holds more than it has spaces for, and a closed one holds nothing."""
    board = state.board
    material = state.rules.material
    for place in ELECTORATES:
        tiles = sum(zones.size(board.nobles[place * MOST_SEATS + s]) for s in range(state.seats))
        nobles = tiles + zones.size(board.knights[place])
        castles = zones.size(board.castles[place])
        cities = zones.size(board.cities[place]) + board.imperial[place]
        if (board.closed >> place) & 1:  # I15
            assert nobles + castles + cities == 0 and board.sitting(place) == NOBODY
            continue
        assert nobles + zones.count(board.noble_room, place) == material.noble_spaces[place]  # I4
        assert castles + zones.count(board.castle_room, place) == material.castle_spaces[place]
        assert cities + zones.count(board.city_room, place) == material.city_spaces[place]
    assert min(board.noble_room, board.castle_room, board.city_room) >= 0
    assert min(board.aristocrats + board.knight_supply + board.city_supply) >= 0


def check_sites(state: Emperor) -> None:
    """It is known of every player where there is somebody: that follows from what stands there."""
    board = state.board
    for seat in range(state.seats):
        for place in ELECTORATES:
            for sites, pieces in (
                (board.noble_sites, board.nobles[place * MOST_SEATS + seat]),
                (board.knight_sites, zones.count(board.knights[place], seat)),
                (board.castle_sites, zones.count(board.castles[place], seat)),
            ):
                assert (sites >> (8 * seat + place)) & 1 == (pieces > 0)


def check_people(state: Emperor) -> None:
    """The throne is filled, archbishops are single, the eminence works in phases V to VII."""
    board = state.board
    kinds = [frame.kind for frame in state.stack]
    if codes.ASK_SUCCESSOR not in kinds and codes.ASK_FIRST_CITY not in kinds:
        assert 0 <= board.throne < KINDS  # I5
    for place in range(3):  # I6
        if board.sitting(place) != NOBODY:
            assert board.sitting(place) % KINDS in BARON_KINDS
    for zone in board.nobles:
        assert zone < 1 << (4 * KINDS)  # I7
    if board.phase in (codes.DESCENDANTS, codes.ACTIONS):
        assert board.eminence == NOWHERE
    if board.phase in (codes.ACTIONS, codes.SETTING_UP) and codes.ASK_ACTION in kinds:
        assert not (board.out >> board.active) & 1


def check_cards_and_money(state: Emperor) -> None:
    """Thalers stay on the track; cards are in stacks or rows."""
    board = state.board
    for thalers, chip in zip(board.thalers, board.chips, strict=True):
        assert 0 <= thalers <= chip <= 12  # I8
    whole = state.rules.material.stacks[state.seats]
    if (board.closed >> codes.BRANDENBURG) & 1:
        whole -= zones.one(codes.GRAY_EMINENCE)
    assert board.stacks + sum(board.rows) == whole  # I9
    assert zones.count(board.stacks, codes.KNIGHT) == 1
    rivals = [s for s in range(state.seats) if zones.count(board.rows[s], codes.RIVAL)]
    if board.phase in (codes.ACTIONS, codes.ELECTORS, codes.ELECTION):
        assert rivals == ([] if board.rival == NOBODY else [board.rival])  # I13


def check_step(state: Emperor, before: Emperor) -> None:
    """Scores only rise, the Emperor changes only by election, money falls only in phase IV."""
    board = state.board
    old = before.board
    for seat in range(state.seats):
        assert board.points[seat] >= old.points[seat]  # I10
        assert board.city_supply[seat] <= old.city_supply[seat]  # I2
        if board.thalers[seat] < old.thalers[seat]:  # I14
            assert before.stack[-1].kind == codes.ASK_ACTION
            assert (before.stack[-1].asked >> seat) & 1
    if board.emperor != old.emperor:  # I13
        challenged = board.last == codes.BUY_KEPT + codes.RIVAL
        rival = seats_of(before.stack[-1].asked)[0] if challenged else old.rival
        assert board.emperor == rival
        # Two players are not asked to vote: the election may follow their last other answer.
        asked_before = (codes.ACTIONS, codes.ELECTORS, codes.ELECTION)
        assert old.phase in (asked_before if state.seats == 2 else asked_before[2:])
    assert board.round in (old.round, old.round + 1)
    next_round = board.round != old.round
    if before.stack[-1].kind == codes.ASK_ACTION and state.stack and not next_round:
        gained = [a - b for a, b in zip(board.points, old.points, strict=True)]
        if state.stack[-1].kind == codes.ASK_ACTION:
            assert sum(gained) in (0, 1, 2)  # I10: an indulgence or a city
            assert all(new <= past for new, past in zip(board.thalers, old.thalers, strict=True))
    if board.phase == codes.ACTIONS and (next_round or old.phase != codes.ACTIONS):  # I16, I9
        assert board.active == board.emperor
        assert not any(board.rows)
    if not state.stack:
        assert board.round == 5 and board.phase == codes.OVER
