"""Phase 3: moving wagons and the courier (R5).

A turn's question carries what is left to do: tile used, coach points left by card, courier cards
left (bits), wagons that have given a card in this turn (bits). A card gained here may be used from
then on (R5.26).
"""

from kontor.engine import i64, zones
from kontor.engine.frames import MASKED, Frame
from kontor.engine.menu import Menu
from kontor.engine.messages import Facts, Message
from kontor.games.merchants.rules.decision import Decision, PlainDecision
from kontor.games.merchants.table import cards, codes
from kontor.games.merchants.table.position import Position
from kontor.games.merchants.table.roads import Path
from kontor.games.merchants.table.view import MerchantsView

# R5.11 Broken axles -----------------------------------------------------------------------------


def ask_axles(state: Position) -> bool:
    """Poll everybody who holds influence cards, in turn order, before anybody moves (R5.11)."""
    board = state.board
    while board.cursor < state.seats:
        seat = board.seat_at(board.cursor)
        if board.hand_sizes[seat] and board.blocked != (1 << state.material.wagons) - 1:
            state.ask(codes.ASK_AXLES, seat, ())
            return True
        board.cursor += 1
    return False


class Axles(PlainDecision):
    """Who holds influence cards is asked for Broken Axle (R5.11)."""

    def __init__(self) -> None:
        super().__init__("task_axles", "R5.11", "prompt-axles", MASKED)

    def options(self, state: Position, frame: Frame, seat: int) -> list[int]:
        """List the wagons that are not yet blocked, on a road or in a city (R5.11), or none."""
        found = []
        if state.holds(seat, cards.BROKEN_AXLE):
            for wagon in range(state.material.wagons):
                if not (state.board.blocked >> wagon) & 1:
                    found.append(codes.AXLE + wagon)
        found.append(codes.DECLINE)
        return found

    def act(self, state: Position, frame: Frame, seat: int, option: int) -> None:
        """Block a wagon for this round (R5.10, R5.11); he may go on with further cards."""
        if option == codes.DECLINE:
            state.board.cursor += 1
            return
        wagon = option - codes.AXLE
        state.use_card(seat, cards.BROKEN_AXLE)
        state.board.blocked |= 1 << wagon
        if state.log is not None:
            state.tell("axle-broken", {"seat": seat, "wagon": state.material.wagon_names[wagon]})


# R5.12 A turn -----------------------------------------------------------------------------------


def ask_turn(state: Position) -> bool:
    """Give the next player in turn order a turn (R5.12)."""
    board = state.board
    if board.cursor == state.seats:
        return False
    seat = board.seat_at(board.cursor)
    board.cursor += 1
    points = state.material.coach_points
    coachman = points[0] if state.owns(seat, cards.COACHES[0]) else 0
    master = points[1] if state.owns(seat, cards.COACHES[1]) else 0
    couriers = int(state.owns(seat, cards.COURIERS[0])) + 2 * int(
        state.owns(seat, cards.COURIERS[1])
    )
    state.ask(codes.ASK_MOVE, seat, (0, coachman, master, couriers, 0))
    return True


def still(state: Position, gave: int) -> i64:
    """Return which wagons may not be moved: arrived, blocked, spent (R5.9, R5.10, R5.24)."""
    return state.board.arrived | state.board.blocked | gave


def left_to_do(state: Position, frame: Frame, seat: int) -> Menu:
    """Offer what is left of a turn (R5.12)."""
    tile_used, coachman, master, couriers, gave = frame.about
    menu = state.fresh_menu()
    if not tile_used:
        add_tiles(state, seat, gave, menu)
    if coachman:
        add_coaches(state, 0, coachman, gave, menu)
    if master:
        add_coaches(state, 1, master, gave, menu)
    if couriers:
        add_couriers(state, couriers, menu)
    if tile_used:
        menu.add_one(codes.END_TURN)
    return menu


def add_tiles(state: Position, seat: int, gave: int, menu: Menu) -> None:
    """Add each face-up tile with each wagon and way (R5.13, R5.14), or idle (R5.15 to R5.17)."""
    board = state.board
    unmoved = still(state, gave)
    standing = board.standing()
    face_up: i64 = board.tiles[seat]
    wagons: i64 = len(board.wagon_at)
    tile: i64 = 0
    wagon: i64
    points: i64
    while face_up:
        if face_up & 1:
            points = state.material.tiles[tile]
            before = menu.size
            for wagon in range(wagons):
                if not (unmoved >> wagon) & 1:
                    first = codes.TILE + (tile * codes.WAGON_CODES + wagon) * codes.ROUTES
                    menu.add_range(first, board.number_of_outcomes(wagon, points, standing))
            if menu.size == before:
                menu.add_one(codes.IDLE + tile)
        face_up >>= 1
        tile += 1


def add_coaches(state: Position, place: int, left: int, gave: int, menu: Menu) -> None:
    """Add each use of the points of a coach that moves a wagon (R5.19, R5.20)."""
    board = state.board
    unmoved = still(state, gave)
    standing = board.standing()
    points: i64
    wagon: i64
    for points in range(1, left + 1):
        for wagon in range(len(board.wagon_at)):
            if not (unmoved >> wagon) & 1:
                first = coach_code(place, points, wagon)
                menu.add_range(first, board.number_of_outcomes(wagon, points, standing))


def coach_code(place: i64, points: i64, wagon: i64) -> i64:
    """Return the first code of a coach move."""
    return codes.COACH + ((place * 2 + points - 1) * codes.WAGON_CODES + wagon) * codes.ROUTES


def add_couriers(state: Position, couriers: int, menu: Menu) -> None:
    """Add where each courier card may take the courier (R5.21)."""
    roads = state.material.roads
    for place, steps in enumerate(state.material.courier_steps):
        if (couriers >> place) & 1:
            first = codes.COURIER + place * codes.NODE_CODES
            for node in roads.courier_steps(state.board.courier, steps):
                menu.add_one(first + node)


def end_spent_turn(state: Position) -> None:
    """End a turn by itself when nothing is left to do in it."""
    if not state.stack:
        return
    tile_used, coachman, master, couriers, gave = state.stack[-1].about
    if (
        tile_used
        and not can_send(state, couriers)
        and not can_drive(state, max(coachman, master), gave)
    ):
        state.close()


def can_drive(state: Position, most: int, gave: int) -> bool:
    """Tell whether any wagon can be moved with so many points or fewer."""
    unmoved = still(state, gave)
    for points in range(1, most + 1):
        for wagon in range(len(state.board.wagon_at)):
            if not (unmoved >> wagon) & 1 and state.board.outcomes(wagon, points):
                return True
    return False


def can_send(state: Position, couriers: int) -> bool:
    """Tell whether any courier card can move the courier."""
    for place, steps in enumerate(state.material.courier_steps):
        if (couriers >> place) & 1 and state.material.roads.courier_steps(
            state.board.courier, steps
        ):
            return True
    return False


def drive(state: Position, seat: int, wagon: int, points: int, way: int, card: int) -> int:
    """Move a wagon (R5.5 to R5.8); return it if it ends on the courier's space (R5.22)."""
    board = state.board
    outcome = board.outcomes(wagon, points)[way]
    node = outcome[len(outcome) - 2]
    if board.city_of(wagon) != codes.NOWHERE:  # R3.10
        board.masters[wagon] = codes.NOBODY
    board.wagon_at[wagon] = node
    board.headings[wagon] = outcome[len(outcome) - 1]
    if node < len(board.bonuses):
        board.arrived |= 1 << wagon  # R5.6, R5.9
    if state.log is not None:
        tell_drive(state, seat, wagon, points, outcome, card)
    return wagon if node == board.courier else codes.NOWHERE


def tell_drive(
    state: Position, seat: int, wagon: int, points: int, driven: Path, card: int
) -> None:
    """Record where a wagon went."""
    nodes = state.material.roads.nodes
    node, heading = driven[-2:]
    facts: Facts = {"seat": seat, "wagon": state.material.wagon_names[wagon], "points": points}
    facts["node"] = nodes[node]
    name = "moved"
    if card != codes.NO_TILE:
        facts["card"] = cards.INVESTMENTS[card]
        name = "coach-moved"
    facts["path"] = [nodes[place] for place in driven[:-1]]
    state.tell(name, facts)
    if heading == codes.NOWHERE:
        state.tell("arrived", {"wagon": state.material.wagon_names[wagon], "city": nodes[node]})
    elif len(state.material.roads.neighbours[node]) > 2:  # R5.4
        facts = {"wagon": state.material.wagon_names[wagon], "node": nodes[node]}
        state.tell("heading-set", {**facts, "heading": nodes[heading]})


def turn_down(state: Position, seat: int, tile: int) -> None:
    """Turn a tile face down (R5.13); when all four are, turn them up again (R5.18)."""
    board = state.board
    board.tiles[seat] = board.tiles[seat] & ~(1 << tile)
    if not board.tiles[seat]:
        board.tiles[seat] = (1 << len(state.material.tiles)) - 1
        state.tell("tiles-refreshed", {"seat": seat})


def send_courier(state: Position, seat: int, option: int) -> int:
    """Move the courier (R5.21); return the wagon it meets, if any (R5.22)."""
    board = state.board
    board.courier = codes.courier_node(option)
    if state.log is not None:
        facts: Facts = {"seat": seat, "card": cards.INVESTMENTS[codes.courier_card(option)]}
        state.tell("courier-moved", {**facts, "node": state.material.roads.nodes[board.courier]})
    for wagon, node in enumerate(board.wagon_at):
        if node == board.courier:
            return wagon
    return codes.NOWHERE


class Move(Decision):
    """What is left of a turn on the roads (R5.12)."""

    def __init__(self) -> None:
        super().__init__("task_move", "R5.12")

    def menu(self, state: Position, frame: Frame, seat: int) -> Menu:
        """Offer what is left of a turn: the tile, coaches, couriers, in any order (R5.12)."""
        return left_to_do(state, frame, seat)

    def act(self, state: Position, frame: Frame, seat: int, option: int) -> None:
        """Carry out one part of a turn and leave the rest open (R5.12)."""
        tile_used, coachman, master, couriers, gave = frame.about
        met = codes.NOWHERE
        if option == codes.END_TURN:
            return
        if option >= codes.COACH:
            place, points, wagon, way = codes.coach_of(option)
            if place == 0:
                coachman -= points
            else:
                master -= points
            met = drive(state, seat, wagon, points, way, cards.COACHES[place])
        elif option >= codes.TILE:
            number = (option - codes.TILE) // codes.ROUTES
            way = (option - codes.TILE) % codes.ROUTES
            tile = number // codes.WAGON_CODES
            wagon = number % codes.WAGON_CODES
            tile_used = 1
            met = drive(state, seat, wagon, state.material.tiles[tile], way, codes.NO_TILE)
            turn_down(state, seat, tile)
        elif option >= codes.IDLE:
            tile_used = 1
            if state.log is not None:
                state.tell(
                    "tile-idle", {"seat": seat, "points": state.material.tiles[option - codes.IDLE]}
                )
            turn_down(state, seat, option - codes.IDLE)
        else:
            couriers &= ~(1 << ((option - codes.COURIER) // codes.NODE_CODES))
            met = send_courier(state, seat, option)
        if not tile_used or coachman or master or couriers:
            state.ask(codes.ASK_MOVE, seat, (tile_used, coachman, master, couriers, gave))
        if met != codes.NOWHERE and not (gave >> met) & 1 and state.board.pile_size:  # R5.22, R5.25
            state.ask(codes.ASK_INFLUENCE, seat, (met,))
        else:
            end_spent_turn(state)

    def prompt(self, view: MerchantsView, frame: Frame) -> Message:
        """Ask for the tile first, then for more."""
        return Message("prompt-move-more" if frame.about[0] else "prompt-move", {})


# R5.22 Encounters -------------------------------------------------------------------------------


class PickInfluence(Decision):
    """An influence card after an encounter (R5.22, R5.23)."""

    def __init__(self) -> None:
        super().__init__("task_influence", "R5.23")

    def menu(self, state: Position, frame: Frame, seat: int) -> Menu:
        """Offer the kinds in the pile, or one unseen by house rule; or declining (R5.23)."""
        menu = state.fresh_menu()
        if state.rules.choose_influence:
            menu.add(codes.TAKE, zones.kinds_set(state.pile))
        else:
            menu.add_one(codes.DRAW)
        menu.add_one(codes.DECLINE)
        return menu

    def act(self, state: Position, frame: Frame, seat: int, option: int) -> None:
        """Take an influence card face down (R5.22, R5.23); the wagon is spent this turn (R5.24)."""
        if option == codes.DECLINE:
            state.tell("influence-declined", {"seat": seat})
        else:
            card = state.chance.draw(state.pile) if option == codes.DRAW else option - codes.TAKE
            state.pile -= zones.one(card)
            state.hands[seat] = state.hands[seat] + zones.one(card)
            state.board.pile_size -= 1
            state.board.hand_sizes[seat] = state.board.hand_sizes[seat] + 1
            if state.log is not None:
                state.confide(
                    "took-influence", {"seat": seat}, {"card": cards.INFLUENCES[card]}, seat
                )
            if state.stack:
                turn = state.stack.pop()
                tile_used, coachman, master, couriers, gave = turn.about
                gave |= 1 << frame.about[0]
                state.stack.append(
                    Frame(codes.ASK_MOVE, 1 << seat, (tile_used, coachman, master, couriers, gave))
                )
        if state.rules.choose_influence:
            state.pile_seen[seat] = state.pile
        end_spent_turn(state)

    def prompt(self, view: MerchantsView, frame: Frame) -> Message:
        """Say whom the courier met, and how many cards there are."""
        facts: Facts = {"wagon": view.rules.material.wagon_names[frame.about[0]]}
        return Message("prompt-influence", {**facts, "number": view.board.pile_size})
