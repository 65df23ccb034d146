"""What can be kept together: is there any way of play that keeps all promises of a player (R12.6)?

Everything is judged by what all can see. In his own turn a player's ways are tried one by one;
before it, others are taken to help him as best they can.
"""

from typing import Final

from kontor.engine.frames import Frame
from kontor.games.merchants.rules.deals import possible, turn_ahead
from kontor.games.merchants.table import cards, codes, language
from kontor.games.merchants.table.language import Numbers
from kontor.games.merchants.table.position import question
from kontor.games.merchants.table.public import Board
from kontor.games.merchants.table.roads import CITY

ON_ROADS: Final = (language.MOVE_WAGON, language.ROUTE_VIA, language.NOT_VIA, language.MOVE_COURIER)
AT_POSTS: Final = (language.NO_PRICE_CHANGE, language.PRICE_CHANGE)
# Promises that end when nothing can come of them any more; the others are kept by doing nothing.
PERISHABLE: Final = (*language.DEEDS, *language.WAYS)


def keepable(board: Board, frames: list[Frame], promises: list[Numbers]) -> list[Numbers]:
    """List those promises of one player that can still be kept together, the older ones first."""
    kept: list[Numbers] = []
    for promise in promises:
        if is_alive(board, frames, promise) and fits(board, frames, [*kept, promise]):
            kept.append(promise)
    return kept


def is_alive(board: Board, frames: list[Frame], promise: Numbers) -> bool:
    """Tell whether a promise, taken alone, can still be kept."""
    if promise[language.KIND] not in PERISHABLE:
        return True
    return possible.is_possible(board, frames, plain(promise))


def plain(promise: Numbers) -> Numbers:
    """Return a promise in force as promiser, kind and three values."""
    return (promise[language.PROMISER], *promise[language.KIND : language.MET])


def contradict(board: Board, frames: list[Frame], promises: list[Numbers]) -> bool:
    """Tell whether promises of one player cannot all be kept, or not on one road (R12.6)."""
    if len(keepable(board, frames, promises)) < len(promises):
        return True
    wagons = {p[language.FIRST] for p in promises if p[language.KIND] in ON_ROADS[:3]}
    return any(not has_road(board, wagon, promises) for wagon in wagons)


def fits(board: Board, frames: list[Frame], promises: list[Numbers]) -> bool:
    """Tell whether the last of some promises can be kept with those before it."""
    kind = promises[-1][language.KIND]
    seat = promises[-1][language.PROMISER]
    if kind in ON_ROADS:
        on_roads = [p for p in promises if p[language.KIND] in ON_ROADS]
        if not cards_fit(board, promises) or not targets_fit(board, on_roads):
            return False
        if turn_ahead.is_moving(board, frames, seat):
            return turn_ahead.keeps(board, frames, on_roads)
        return True
    if kind in (language.NO_CARD, language.PLAY_CARD):
        return cards_fit(board, promises)
    if kind in AT_POSTS:
        return posts_fit(board, frames, [p for p in promises if p[language.KIND] in AT_POSTS])
    if kind in (language.WHEEL, language.NO_WHEEL):
        return dials_fit(board, promises)
    return True


# Roads ------------------------------------------------------------------------------------------


def targets_fit(board: Board, promises: list[Numbers]) -> bool:
    """Tell whether the wagons and the courier have one target each, and a move for each."""
    promised = turn_ahead.of_kind(promises, language.MOVE_WAGON)
    moves = {promise[language.FIRST : language.THIRD] for promise in promised}
    wagons = {wagon for wagon, _ in moves}
    targets = {target for _, target in moves}
    if len(moves) > len(wagons) or len(moves) > len(targets):
        return False
    couriers = turn_ahead.of_kind(promises, language.MOVE_COURIER)
    if len({promise[language.FIRST] for promise in couriers}) > 1:
        return False
    return len(moves) <= 1 or len(moves) <= most_moves(board, promises[0][language.PROMISER])


def most_moves(board: Board, seat: int) -> int:
    """Return how many moves of wagons a turn may have: the tile and each point of a coachman."""
    number = 1
    for card, points in zip(cards.COACHES, board.rules.material.coach_points, strict=True):
        number += points if board.investments[card] == seat else 0
    return number


def has_road(board: Board, wagon: int, promises: list[Numbers]) -> bool:
    """Tell whether one drive could pass all promised places of a wagon and no forbidden one."""
    wanted: list[int] = []
    shunned: list[int] = []
    for promise in promises:
        if promise[language.KIND] in ON_ROADS[:3] and promise[language.FIRST] == wagon:
            place = promise[language.SECOND]
            (shunned if promise[language.KIND] == language.NOT_VIA else wanted).append(place)
    if not wanted:
        return True
    roads = board.rules.material.roads
    line = [(before, place, 0) for before, place in possible.first_steps(board, wagon)]
    seen = set(line)
    for before, place, passed in line:
        step = (before, place)
        if any(roads.passes(avoided, step) for avoided in shunned):
            continue
        for number, via in enumerate(wanted):
            if roads.passes(via, step):
                passed |= 1 << number
        if passed == (1 << len(wanted)) - 1:
            return True
        if roads.kinds[place] != CITY:
            for other in roads.exits(place, before):
                if (place, other, passed) not in seen:
                    seen.add((place, other, passed))
                    line.append((place, other, passed))
    return False


# Cards ------------------------------------------------------------------------------------------


def cards_fit(board: Board, promises: list[Numbers]) -> bool:
    """Tell whether each card that is to be played has a use that nothing else forbids."""
    plays = turn_ahead.of_kind(promises, language.PLAY_CARD)
    return all(
        any(is_free_use(board, promises, play, wagon) for wagon in uses(board, play))
        for play in plays
    )


def uses(board: Board, play: Numbers) -> list[int]:
    """List the wagons on which a promised card may be played; ANY for a card without wagon."""
    if play[language.SECOND] != language.ANY or play[language.FIRST] not in language.WAGON_CARDS:
        return [play[language.SECOND]]
    return list(range(len(board.wagon_at)))


def is_free_use(board: Board, promises: list[Numbers], play: Numbers, wagon: int) -> bool:
    """Tell whether a card may be played on a wagon without going against another promise."""
    card = play[language.FIRST]
    if card == cards.BROKEN_AXLE and (board.blocked >> wagon) & 1:
        return False
    for promise in promises:
        _, _, kind, first, second, _, _ = promise
        if kind == language.NO_CARD and first == card and second in (language.ANY, wagon):
            return False
        driven = kind in (language.MOVE_WAGON, language.ROUTE_VIA) and first == wagon
        if card == cards.BROKEN_AXLE and driven:
            return False
        if kind == language.PLAY_CARD and second == wagon and excludes(card, first):
            return False
    return True


def excludes(card: int, other: int) -> bool:
    """Tell whether two cards cannot be played on one wagon by the same player (R4.11, R5.10)."""
    pair = {card, other}
    return pair in (
        {cards.LOADING_MASTER_CARD, cards.FREE_LOADING},
        {cards.BROKEN_AXLE, cards.BONUS_SALE},
    )


# Prices -----------------------------------------------------------------------------------------


def dials_fit(board: Board, promises: list[Numbers]) -> bool:
    """Tell whether a dial has pointers enough for the goods to be named, none of them shunned."""
    named = {p[language.FIRST] for p in turn_ahead.of_kind(promises, language.WHEEL)}
    shunned = {p[language.FIRST] for p in turn_ahead.of_kind(promises, language.NO_WHEEL)}
    return len(named) <= board.rules.material.pointers and not named & shunned


def posts_fit(board: Board, frames: list[Frame], promises: list[Numbers]) -> bool:
    """Tell whether the trading posts can make the promised changes and avoid the others."""
    seat = promises[0][language.PROMISER]
    frame = question(frames)
    mine = frame.kind == codes.ASK_POST and (frame.asked >> seat) & 1
    posts = [
        card
        for place, card in enumerate(cards.POSTS)
        if board.investments[card] == seat and (not mine or (frame.about[0] >> place) & 1)
    ]
    wanted = turn_ahead.of_kind(promises, language.PRICE_CHANGE)
    shunned = turn_ahead.of_kind(promises, language.NO_PRICE_CHANGE)
    prices = board.prices[:] if mine else []
    return changes_fit(board, posts, prices, wanted, shunned)


def changes_fit(
    board: Board, posts: list[int], prices: list[int], wanted: list[Numbers], shunned: list[Numbers]
) -> bool:
    """Tell whether some posts can make all wanted changes; without prices their ends are open."""
    if not wanted:
        return True
    good, direction = wanted[0][language.FIRST : language.THIRD]
    for post in posts:
        for way in (language.UP, language.DOWN):
            if direction not in (way, language.EITHER) or is_shunned(good, way, shunned):
                continue
            after = adjusted(board, post, prices, good, way)
            if prices and not after:
                continue
            rest = [p for p in wanted if not is_shunned(good, way, [p])]
            others = [card for card in posts if card != post]
            if changes_fit(board, others, after, rest, shunned):
                return True
    return False


def is_shunned(good: int, way: int, promises: list[Numbers]) -> bool:
    """Tell whether one of some promises is about a change of a good in a direction."""
    return any(
        promise[language.FIRST] == good and promise[language.SECOND] in (way, language.EITHER)
        for promise in promises
    )


def adjusted(board: Board, post: int, prices: list[int], good: int, way: int) -> list[int]:
    """Return the prices after a post has changed one; none if it cannot (R6.4)."""
    if not prices:
        return []
    levels = board.rules.material.price_levels
    level = prices[good] + (1 if way == language.UP else -1)
    if post == cards.TRADING_POST and not 0 <= level < levels:
        return []
    after = prices[:]
    after[good] = level % levels
    return after
