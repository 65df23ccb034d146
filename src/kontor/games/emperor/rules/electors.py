"""R11 New electors: the gray eminence, then seven electorates in board order, then Mainz."""

from kontor.engine import zones
from kontor.engine.frames import FORCED, Frame
from kontor.engine.menu import Menu
from kontor.engine.messages import Facts
from kontor.games.emperor.rules.decision import Decision
from kontor.games.emperor.rules.deeds import Deeds
from kontor.games.emperor.table import codes, forecast
from kontor.games.emperor.table.names import place_name
from kontor.games.emperor.table.public import add
from kontor.games.emperor.table.view import EmperorView


def go_on(state: Deeds) -> None:
    """Take the next step: eminence, each electorate in turn (R11.3), Mainz at the end."""
    board = state.board
    step = board.step
    board.step += 1
    if step == 0:
        board.mainz_before = board.elector(codes.MAINZ)
        if state.log is not None:
            state.tell("electors-begin", {"round": board.round})
        offer_eminence(state)
    elif step <= codes.ELECTORATES:
        resolve(state, step - 1)
    else:
        reward_mainz(state)
        state.begin(codes.ELECTION)


# R11.1 The gray eminence ------------------------------------------------------------------


def offer_eminence(state: Deeds) -> None:
    """Ask the owner of the card where the eminence works (R8.17); without a tile it is lost."""
    owner = forecast.eminence_owner(state.board)
    if owner == codes.NOBODY:
        return
    if state.board.aristocrats[owner]:
        state.ask(codes.ASK_EMINENCE, owner)
    else:
        state.tell_seat("eminence-lost", owner)


class Eminence(Decision):
    """Where the gray eminence works, if it does (R11.1)."""

    def __init__(self) -> None:
        super().__init__(codes.ASK_EMINENCE, "R11.1")

    def offer(self, state: Deeds, frame: Frame, seat: int, menu: Menu) -> None:
        """Offer the electorates in play, and declining."""
        menu.add(codes.EMINENCE_AT, state.board.in_play())
        menu.add_one(codes.DECLINE)

    def act(self, state: Deeds, frame: Frame, seat: int, option: int) -> None:
        """Park a baron of the supply beside a privilege space, or decline."""
        board = state.board
        if option == codes.DECLINE:
            state.tell_seat("eminence-declined", seat)
            return
        add(board.aristocrats, seat, -1)
        board.eminence = (option - codes.EMINENCE_AT) * codes.MOST_SEATS + seat
        state.tell_place("eminence-placed", seat, option - codes.EMINENCE_AT)


# R11.4 to R11.8 One electorate ------------------------------------------------------------


def resolve(state: Deeds, electorate: int) -> None:
    """Find who wins an electorate; the Emperor decides a tie (R11.4)."""
    tied = forecast.candidates(state.board, electorate)
    if not tied:
        return  # R11.5
    if state.log is not None:
        tell_influence(state, electorate)
    if len(tied) == 1:
        win(state, electorate, tied[0])
        return
    mask = 0
    for seat in tied:
        mask |= 1 << seat
    state.ask(codes.ASK_TIE, state.board.emperor, (electorate, mask))


def tell_influence(state: Deeds, electorate: int) -> None:
    """Record the influence of everybody who has any."""
    for seat, number in enumerate(forecast.influences(state.board, electorate)):
        if number:
            place = place_name(electorate)
            state.tell("influence", {"seat": seat, "place": place, "number": number})


def win(state: Deeds, electorate: int, winner: int) -> None:
    """Keep the seat (R11.6), take it (R11.7), or leave it vacant (R11.8)."""
    board = state.board
    holder = board.elector(electorate)
    if holder == winner:
        state.tell_place("seat-kept", winner, electorate)
    elif forecast.suitable(board, electorate, winner):
        state.ask(codes.ASK_ELECTOR, winner, (electorate,))
    else:
        state.tell_place("nobody-suitable", winner, electorate)
        if holder != codes.NOBODY:
            kind = board.sitting(electorate) % codes.KINDS
            board.vacate(electorate)
            state.house_former_elector(electorate, holder, kind)


class OfElectorate(Decision):
    """A decision about one electorate, the first thing that its question tells."""

    def told(self, view: EmperorView, frame: Frame) -> Facts:
        """Tell which electorate it is about."""
        return {"place": place_name(frame.about[0])}


class Tie(OfElectorate):
    """Whom of those tied the Emperor names, whoever that is (R11.4)."""

    def __init__(self) -> None:
        super().__init__(codes.ASK_TIE, "R11.4")

    def offer(self, state: Deeds, frame: Frame, seat: int, menu: Menu) -> None:
        """Offer the tied players."""
        menu.add(codes.NAME, frame.about[1])

    def act(self, state: Deeds, frame: Frame, seat: int, option: int) -> None:
        """Let the named player win."""
        electorate = frame.about[0]
        named = option - codes.NAME
        if state.log is not None:
            facts: Facts = {"seat": seat, "named_seat": named, "place": place_name(electorate)}
            state.tell("tie-broken-for-self" if named == seat else "tie-broken", facts)
        win(state, electorate, named)


class Elector(OfElectorate):
    """Which tile of the winner takes the seat: it is compulsory (R11.7)."""

    def __init__(self) -> None:
        super().__init__(codes.ASK_ELECTOR, "R11.7", FORCED)

    def offer(self, state: Deeds, frame: Frame, seat: int, menu: Menu) -> None:
        """Offer the kinds of tile that may take the seat."""
        suitable = forecast.suitable(state.board, frame.about[0], seat)
        menu.add(codes.ELECT, zones.kinds_set(suitable))

    def act(self, state: Deeds, frame: Frame, seat: int, option: int) -> None:
        """Seat a tile and score; the former elector gets the space just left (R11.10)."""
        board = state.board
        electorate = frame.about[0]
        kind = option - codes.ELECT
        former = board.sitting(electorate)
        points = forecast.seat_points(board, electorate, seat)
        board.take_noble(electorate, seat, kind)
        board.seat_elector(electorate, seat, kind)
        state.score(seat, points)
        if state.log is not None:
            facts = state.tile_facts(seat, electorate, kind)
            facts["points"] = points
            state.tell("seat-taken", facts)
        if former != codes.NOBODY:
            state.house_former_elector(electorate, former // codes.KINDS, former % codes.KINDS)


class Push(OfElectorate):
    """Whose knight gives way to a former elector (R11.8)."""

    def __init__(self) -> None:
        super().__init__(codes.ASK_PUSH, "R11.8", FORCED)

    def offer(self, state: Deeds, frame: Frame, seat: int, menu: Menu) -> None:
        """Offer the owners of knights on noble spaces there."""
        knights = state.board.knights[frame.about[0]]
        menu.add(codes.PUSH, zones.kinds_set(knights))

    def act(self, state: Deeds, frame: Frame, seat: int, option: int) -> None:
        """Let the former elector take the place of the knight."""
        electorate, owner, kind = frame.about
        entrance = electorate * codes.ENTRANCES_EACH + 1 + option - codes.PUSH
        state.let_enter(entrance, owner, kind, "elector-stepped-down")


# R11.9 Mainz ------------------------------------------------------------------------------


def reward_mainz(state: Deeds) -> None:
    """Give the elector of Mainz a point; by house rule only one who held it before."""
    seat = state.board.elector(codes.MAINZ)
    if seat == codes.NOBODY:
        return
    if state.rules.mainz_for_incumbent and seat != state.board.mainz_before:
        return
    points = state.rules.material.mainz_points
    state.score(seat, points)
    state.tell_points("mainz-point", seat, points)
