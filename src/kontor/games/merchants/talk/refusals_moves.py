"""Why can't I, phase 3: axles, wagons, the courier and influence cards (R5)."""

from kontor.engine import zones
from kontor.engine.frames import Frame
from kontor.engine.messages import Facts, Message, Refusal
from kontor.games.merchants.table import cards, codes
from kontor.games.merchants.table.roads import CITY
from kontor.games.merchants.table.view import MerchantsView


def add(view: MerchantsView, frame: Frame, found: list[Refusal]) -> None:
    """Refuse what phase 3 does not allow."""
    if frame.kind == codes.ASK_AXLES:
        add_axles(view, found)
    elif frame.kind == codes.ASK_INFLUENCE:
        add_picks(view, found)
    else:
        add_tiles(view, frame, found)
        add_coaches(view, frame, found)
        add_couriers(view, frame, found)


def refuse(found: list[Refusal], word: str, clause: str, name: str, facts: Facts) -> None:
    """Add a refusal."""
    found.append(Refusal(word, clause, Message(name, facts)))


def add_axles(view: MerchantsView, found: list[Refusal]) -> None:
    """Refuse a broken axle (R5.11)."""
    for wagon, name in enumerate(view.rules.material.wagon_names):
        word = f"broken_axle:{name}"
        if (view.board.blocked >> wagon) & 1:
            refuse(found, word, "R5.11", "refusal-wagon-blocked", {"wagon": name})
        elif not zones.count(view.hand, cards.BROKEN_AXLE):
            facts: Facts = {"card": cards.INFLUENCES[cards.BROKEN_AXLE]}
            refuse(found, word, "R5.11", "refusal-no-influence", facts)


def add_picks(view: MerchantsView, found: list[Refusal]) -> None:
    """Refuse cards that are not in the pile (R5.23)."""
    for card, name in enumerate(cards.INFLUENCES):
        if view.pile == codes.HIDDEN:
            refuse(found, f"take:{name}", "R5.23", "refusal-draw-unseen", {})
        elif not zones.count(view.pile, card):
            refuse(found, f"take:{name}", "R5.23", "refusal-not-in-pile", {"card": name})


def immovable(view: MerchantsView, wagon: int, gave: int) -> tuple[str, str]:
    """Return clause and text that keep a wagon where it is, or nothing."""
    board = view.board
    if (board.blocked >> wagon) & 1:
        return ("R5.10", "refusal-wagon-broken")
    if (board.arrived >> wagon) & 1:
        return ("R5.9", "refusal-wagon-arrived")
    if (gave >> wagon) & 1:
        return ("R5.24", "refusal-wagon-spent")
    return ("", "")


def add_tiles(view: MerchantsView, frame: Frame, found: list[Refusal]) -> None:
    """Refuse tiles that are face down or spent, and wagons that cannot move (R5.9 to R5.17)."""
    board = view.board
    material = view.rules.material
    gave = frame.about[4]
    for tile, points in enumerate(material.tiles):
        face_up = (board.tiles[view.seat] >> tile) & 1
        moves = False
        for wagon, name in enumerate(material.wagon_names):
            word = f"tile:{points}:{name}"
            facts: Facts = {"wagon": name, "points": points}
            clause, text = immovable(view, wagon, gave)
            stuck = not board.outcomes(wagon, points)
            if frame.about[0]:
                refuse(found, word, "R5.12", "refusal-tile-used", {})
            elif not face_up:
                refuse(found, word, "R5.13", "refusal-tile-down", {"points": points})
            elif text:
                refuse(found, word, clause, text, {"wagon": name})
            elif stuck:
                refuse(found, word, "R5.15", "refusal-wagon-stuck", facts)
            moves = moves or not (text or stuck)
        if face_up and moves and not frame.about[0]:
            refuse(found, f"tile:{points}:idle", "R5.15", "refusal-must-move", {"points": points})
    if not frame.about[0]:
        refuse(found, "end_turn", "R5.12", "refusal-tile-first", {})


def add_coaches(view: MerchantsView, frame: Frame, found: list[Refusal]) -> None:
    """Refuse coach points that are not there or would move nothing (R5.19, R5.20)."""
    board = view.board
    material = view.rules.material
    for place, card in enumerate(cards.COACHES):
        name = cards.INVESTMENTS[card]
        left = frame.about[1 + place]
        for points in range(1, material.coach_points[place] + 1):
            for wagon, wagon_name in enumerate(material.wagon_names):
                word = f"coach:{name}:{points}:{wagon_name}"
                clause, text = immovable(view, wagon, frame.about[4])
                if board.investments[card] != view.seat:
                    refuse(found, word, "R5.19", "refusal-no-investment", {"card": name})
                elif points > left:
                    refuse(found, word, "R5.19", "refusal-investment-used", {"card": name})
                elif text:
                    refuse(found, word, clause, text, {"wagon": wagon_name})
                elif not board.outcomes(wagon, points):
                    facts: Facts = {"wagon": wagon_name, "points": points}
                    refuse(found, word, "R5.20", "refusal-wagon-stuck", facts)


def add_couriers(view: MerchantsView, frame: Frame, found: list[Refusal]) -> None:
    """Refuse courier moves without a card, into cities or too far (R5.21)."""
    board = view.board
    material = view.rules.material
    roads = material.roads
    for place, card in enumerate(cards.COURIERS):
        name = cards.INVESTMENTS[card]
        if board.investments[card] != view.seat:
            refuse(found, f"courier:{name}", "R5.21", "refusal-no-investment", {"card": name})
            continue
        reach = roads.courier_steps(board.courier, material.courier_steps[place])
        for node, node_name in enumerate(roads.nodes):
            word = f"courier:{name}:{node_name}"
            if not (frame.about[3] >> place) & 1:
                refuse(found, word, "R5.12", "refusal-investment-used", {"card": name})
            elif roads.kinds[node] == CITY:
                refuse(found, word, "R5.21", "refusal-courier-city", {})
            elif node == board.courier:
                refuse(found, word, "R5.21", "refusal-courier-stays", {})
            elif node not in reach:
                facts: Facts = {"card": name, "number": material.courier_steps[place]}
                refuse(found, word, "R5.21", "refusal-courier-far", facts)
