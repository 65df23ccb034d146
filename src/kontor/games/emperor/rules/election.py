"""R12 Election: phase VI, if somebody has challenged the Emperor."""

from kontor.engine import zones
from kontor.engine.frames import FORCED, Frame, seats_of
from kontor.engine.menu import Menu
from kontor.engine.messages import Facts, Message
from kontor.games.emperor.rules.decision import Decision
from kontor.games.emperor.rules.deeds import Deeds
from kontor.games.emperor.table import codes, forecast, tiles
from kontor.games.emperor.table.agreed import TableRules
from kontor.games.emperor.table.names import kind_facts
from kontor.games.emperor.table.view import EmperorView


def go_on(state: Deeds) -> None:
    """Take the next step: the two church cards in Emperor's order (R8.11), then the vote."""
    board = state.board
    step = board.step
    board.step += 1
    if board.rival == codes.NOBODY:  # R12.1
        state.tell("no-election", {})
        state.begin(codes.EMPEROR_PHASE)
    elif step < 2 * state.seats:
        seat = state.in_order(step // 2)
        if step % 2 == 0 and zones.count(board.rows[seat], codes.CHURCH_INFLUENCE):
            state.ask(codes.ASK_CHURCH, seat)
        elif step % 2 == 1 and zones.count(board.rows[seat], codes.EXCOMMUNICATION):
            state.ask(codes.ASK_BAN, seat)
    elif step == 2 * state.seats:
        call_vote(state)
    else:
        state.begin(codes.EMPEROR_PHASE)


# R12.2 Church influence and excommunication -----------------------------------------------


class Church(Decision):
    """In which archdiocese church influence works: the card must be used (R8.8, R8.11)."""

    def __init__(self) -> None:
        super().__init__(codes.ASK_CHURCH, "R8.11")

    def offer(self, state: Deeds, frame: Frame, seat: int, menu: Menu) -> None:
        """Offer the archdioceses in play."""
        menu.add(codes.CHURCH_AT, state.board.in_play() & codes.EVERY_ARCHDIOCESE)

    def act(self, state: Deeds, frame: Frame, seat: int, option: int) -> None:
        """Let church influence work there."""
        state.board.church = option - codes.CHURCH_AT
        state.tell_place("church-named", seat, option - codes.CHURCH_AT)


class Ban(Decision):
    """Which duchy is excommunicated: the card must be used (R8.10, R8.11)."""

    def __init__(self) -> None:
        super().__init__(codes.ASK_BAN, "R8.11")

    def offer(self, state: Deeds, frame: Frame, seat: int, menu: Menu) -> None:
        """Offer the duchies in play."""
        menu.add(codes.BAN_AT, state.board.in_play() & ~codes.EVERY_ARCHDIOCESE)

    def act(self, state: Deeds, frame: Frame, seat: int, option: int) -> None:
        """Take the votes of the duchy away for this election."""
        state.board.ban = option - codes.BAN_AT
        state.tell_place("ban-named", seat, option - codes.BAN_AT)


# R12.3 to R12.7 The vote ------------------------------------------------------------------


def call_vote(state: Deeds) -> None:
    """Announce the votes (R12.3) and ask all but the candidates in secret (R12.4, R12.5)."""
    board = state.board
    if state.log is not None:
        facts = {"seat": board.emperor, "rival_seat": board.rival}
        state.tell("election-called", {**facts})
        for step in range(state.seats):
            seat = state.in_order(step)
            state.tell_number("votes-available", seat, forecast.votes(board, seat))
    voters = ((1 << state.seats) - 1) & ~(1 << board.emperor) & ~(1 << board.rival)
    frame = Frame(codes.ASK_VOTE, voters, (), True)
    if voters:
        state.stack.append(frame)
    else:
        count(state, frame)  # R15.6


def count(state: Deeds, frame: Frame) -> None:
    """Reveal and count all votes: the rival needs more than the Emperor (R12.6)."""
    board = state.board
    support = 0
    opposition = 0
    board.loyal = 0
    for step in range(state.seats):
        seat = state.in_order(step)
        number = forecast.votes(board, seat)
        loyal = supports_emperor(state, frame, seat)
        if loyal:
            board.loyal |= 1 << seat
            support += number
        else:
            opposition += number
        if state.log is not None:
            voted: Facts = {"seat": seat, "number": number}
            if loyal:
                state.tell("voted-for", {**voted, "emperor_seat": board.emperor})
            else:
                state.tell("voted-against", {**voted, "rival_seat": board.rival})
    rival_wins = opposition > support
    if state.log is not None:
        winner = board.rival if rival_wins else board.emperor
        facts = {"seat": winner, "support": support, "opposition": opposition}
        state.tell("rival-won" if rival_wins else "emperor-stayed", {**facts})
    reward_supporters(state, frame, rival_wins)
    if rival_wins:  # R12.10: otherwise nothing changes
        find_new_emperor(state)


def supports_emperor(state: Deeds, frame: Frame, seat: int) -> bool:
    """Tell whether a player votes for the Emperor; candidates vote for themselves (R12.4)."""
    if seat == state.board.emperor or seat == state.board.rival:
        return seat == state.board.emperor
    return frame.answer_of(seat) == codes.VOTE_FOR


def reward_supporters(state: Deeds, frame: Frame, rival_wins: bool) -> None:
    """Give a point to those who voted for the winner without being it (R12.7)."""
    board = state.board
    points = state.rules.material.vote_points
    for step in range(state.seats):
        seat = state.in_order(step)
        if seat == board.emperor or seat == board.rival:
            continue
        right = supports_emperor(state, frame, seat) != rival_wins
        if right and (state.rules.voteless_score or forecast.votes(board, seat)):
            state.score(seat, points)
            state.tell_points("vote-point", seat, points)


class Vote(Decision):
    """For or against the Emperor: secret until all have voted, and final (R12.4, R12.5)."""

    def __init__(self) -> None:
        super().__init__(codes.ASK_VOTE, "R12.4")

    def offer(self, state: Deeds, frame: Frame, seat: int, menu: Menu) -> None:
        """For or against; nobody abstains."""
        menu.add_one(codes.VOTE_FOR)
        menu.add_one(codes.VOTE_AGAINST)

    def reveal(self, state: Deeds, frame: Frame) -> None:
        """Count the votes when the last one is in (R12.5)."""
        count(state, frame)

    def is_final(self, rules: TableRules) -> bool:
        """Say that a vote stays; in games of the first rules it may be changed."""
        return rules.votes_are_final

    def told(self, view: EmperorView, frame: Frame) -> Facts:
        """Tell the candidates, and how many votes one has."""
        board = view.board
        number = forecast.votes(board, view.seat)
        return {"emperor_seat": board.emperor, "rival_seat": board.rival, "number": number}

    def waiting(self, view: EmperorView) -> Message:
        """Say how many votes are missing."""
        assert view.frame is not None
        return Message("waiting-vote", {"number": len(seats_of(view.frame.awaited()))})


# R12.8, R12.9 A new Emperor ---------------------------------------------------------------


def find_new_emperor(state: Deeds) -> None:
    """Ask the winner for a tile (R12.8); with none on noble spaces the supply gives one."""
    board = state.board
    rival = board.rival
    if board.has_nobles(rival) or not board.aristocrats[rival]:
        state.ask(codes.ASK_NEW_EMPEROR, rival)
        return
    former = board.emperor
    tile = board.throne
    board.crown_from_supply(rival)
    state.tell_tile("crowned-from-supply", rival, codes.NOWHERE, board.throne)
    depose(state, former, tile)


def depose(state: Deeds, former: int, kind: int) -> None:
    """Ask the deposed player where the old tile goes (R12.9); without space it goes home."""
    if state.board.entrances():
        state.ask(codes.ASK_OLD_EMPEROR, former, (kind,))
    else:
        state.board.aristocrats[former] = state.board.aristocrats[former] + 1
        state.tell_tile("old-emperor-left", former, codes.NOWHERE, kind)


class NewEmperor(Decision):
    """Which tile of the winner takes the throne (R12.8)."""

    def __init__(self) -> None:
        super().__init__(codes.ASK_NEW_EMPEROR, "R12.8", FORCED)

    def offer(self, state: Deeds, frame: Frame, seat: int, menu: Menu) -> None:
        """Offer the tiles on noble spaces, or, without supply as well, the electors."""
        board = state.board
        tiles.add_heirs(board, seat, menu)
        if menu.size:
            return
        for electorate in range(codes.ELECTORATES):
            if board.elector(electorate) == seat:
                kind = board.sitting(electorate) % codes.KINDS
                menu.add_one(codes.CROWN + (codes.SEAT_OF + electorate) * codes.KINDS + kind)

    def act(self, state: Deeds, frame: Frame, seat: int, option: int) -> None:
        """Move a tile to the throne and take the Emperor marker; nothing else can (R3.4)."""
        board = state.board
        place = (option - codes.CROWN) // codes.KINDS
        kind = (option - codes.CROWN) % codes.KINDS
        former = board.emperor
        tile = board.throne
        if place >= codes.SEAT_OF:
            board.vacate(place - codes.SEAT_OF)
        else:
            board.take_noble(place, seat, kind)
        board.emperor = seat
        board.throne = kind
        state.tell_tile("crowned", seat, place, kind)
        depose(state, former, tile)


class OldEmperor(Decision):
    """Where the old throne tile goes, its age unchanged (R12.9)."""

    def __init__(self) -> None:
        super().__init__(codes.ASK_OLD_EMPEROR, "R12.9", FORCED)

    def offer(self, state: Deeds, frame: Frame, seat: int, menu: Menu) -> None:
        """Offer the ways in."""
        menu.add(codes.ENTER, state.board.entrances())

    def act(self, state: Deeds, frame: Frame, seat: int, option: int) -> None:
        """Put the tile on a noble space."""
        state.let_enter(option - codes.ENTER, seat, frame.about[0], "old-emperor-settled")

    def told(self, view: EmperorView, frame: Frame) -> Facts:
        """Tell which tile it is."""
        return kind_facts(view.rules.material, frame.about[0])
