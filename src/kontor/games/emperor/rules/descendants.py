"""R6 Descendants: phase III, sons, daughters and their suitors."""

from kontor.engine.frames import FORCED, Frame
from kontor.engine.menu import Menu
from kontor.engine.messages import Facts
from kontor.games.emperor.rules.decision import Decision
from kontor.games.emperor.rules.deeds import Deeds
from kontor.games.emperor.table import codes, forecast, tiles
from kontor.games.emperor.table.names import kind_facts, kind_side, place_name
from kontor.games.emperor.table.public import add
from kontor.games.emperor.table.view import EmperorView


def go_on(state: Deeds) -> None:
    """Look at the row of the next player in Emperor's order (R6.1); then clear all (R6.13)."""
    board = state.board
    step = board.step
    board.step += 1
    if step == state.seats:
        clear_rows(state)
        state.begin(codes.ACTIONS)
        return
    seat = state.in_order(step)
    child = forecast.child(board, seat)
    if child == forecast.SON:
        expect_son(state, seat)
    elif child == forecast.DAUGHTER:
        expect_daughter(state, seat)
    else:
        state.tell_seat("no-child", seat)  # R6.2


def expect_son(state: Deeds, seat: int) -> None:
    """Ask where a son goes (R6.5); without tile or space he is lost (R6.6)."""
    if state.board.aristocrats[seat] and state.board.entrances():
        state.ask(codes.ASK_SON, seat)
    else:
        state.tell_seat("son-lost", seat)


def expect_daughter(state: Deeds, seat: int) -> None:
    """Ask for a suitor (R6.7, R6.12); without any she enters the convent at once (R6.11)."""
    if tiles.has_suitors(state.board, seat):
        state.ask(codes.ASK_MARRIAGE, seat)
    else:
        enter_convent(state, seat, "convent-no-suitor")


def enter_convent(state: Deeds, father: int, event: str) -> None:
    """Give the father a Thaler, marker and chip, within the track (R6.9, R6.11)."""
    gained = state.receive(father, state.rules.material.convent_thalers)
    state.tell_number(event, father, gained)


def clear_rows(state: Deeds) -> None:
    """Return every card to its stack (R6.13)."""
    board = state.board
    for seat in range(state.seats):
        board.stacks += board.rows[seat]
        board.rows[seat] = 0


class Son(Decision):
    """Where a son goes: he must be placed (R6.5, R6.6)."""

    def __init__(self) -> None:
        super().__init__(codes.ASK_SON, "R6.6", FORCED)

    def offer(self, state: Deeds, frame: Frame, seat: int, menu: Menu) -> None:
        """Offer the ways in."""
        menu.add(codes.ENTER, state.board.entrances())

    def act(self, state: Deeds, frame: Frame, seat: int, option: int) -> None:
        """Put a baron of the supply, youngest age, on a noble space (R6.5)."""
        add(state.board.aristocrats, seat, -1)
        state.let_enter(option - codes.ENTER, seat, codes.BARON, "son-born")


class Marriage(Decision):
    """Which baron a father asks (R6.7); the convent without asking is a house rule (R6.12)."""

    def __init__(self) -> None:
        super().__init__(codes.ASK_MARRIAGE, "R6.7", FORCED)

    def offer(self, state: Deeds, frame: Frame, seat: int, menu: Menu) -> None:
        """Offer the requests, and the convent where the house rule allows it."""
        tiles.add_suitors(state.board, seat, codes.PROPOSE, menu)
        if state.rules.convent_by_choice:
            menu.add_one(codes.CONVENT)

    def act(self, state: Deeds, frame: Frame, seat: int, option: int) -> None:
        """Ask the owner of one baron, once; or send her to the convent."""
        if option == codes.CONVENT:
            enter_convent(state, seat, "convent-chosen")
            return
        tile = option - codes.PROPOSE
        owner = codes.owner_of(tile)
        if state.log is not None:
            facts = state.tile_facts(owner, codes.place_of(tile), codes.kind_of(tile))
            facts["owner_seat"] = owner
            facts["seat"] = seat
            state.tell("proposed", facts)
        state.ask(codes.ASK_ANSWER, owner, (seat, tile))


class Answer(Decision):
    """Whether a baron marries: a point for the father (R6.8), or the convent (R6.9)."""

    def __init__(self) -> None:
        super().__init__(codes.ASK_ANSWER, "R6.7")

    def offer(self, state: Deeds, frame: Frame, seat: int, menu: Menu) -> None:
        """Accept or refuse."""
        menu.add_one(codes.ACCEPT)
        menu.add_one(codes.REFUSE)

    def act(self, state: Deeds, frame: Frame, seat: int, option: int) -> None:
        """Marry, or send her to the convent; openly (R18.3)."""
        father, tile = frame.about
        if option == codes.REFUSE:
            enter_convent(state, father, "convent-refused")
            return
        place = codes.place_of(tile)
        kind = codes.kind_of(tile)
        points = state.rules.material.marriage_points
        state.score(father, points)
        if state.log is not None:
            facts: Facts = {"seat": father, "owner_seat": seat, "place": place_name(place)}
            state.tell("married", {**facts, "side": kind_side(kind), "points": points})
        state.marry(place, seat, kind)

    def told(self, view: EmperorView, frame: Frame) -> Facts:
        """Tell who asks for which baron."""
        father, tile = frame.about
        facts = kind_facts(view.rules.material, codes.kind_of(tile))
        facts["father_seat"] = father
        facts["place"] = place_name(codes.place_of(tile))
        return facts
