"""Enforcing promises where deals are binding: answers taken away, fees that stand (R12.6)."""

from kontor.engine import zones
from kontor.engine.frames import Frame
from kontor.games.merchants.rules.deals import deeds, together, turn_ahead, version_1
from kontor.games.merchants.rules.phases import haggling, loading, quoting
from kontor.games.merchants.table import agreed, cards, channels, codes, language
from kontor.games.merchants.table.language import Numbers
from kontor.games.merchants.table.position import Position
from kontor.games.merchants.table.public import Board


def own_promises(board: Board, seat: int) -> list[Numbers]:
    """List the promises that a seat has given and that are in force."""
    return [promise for promise in board.promises if promise[language.PROMISER] == seat]


def restrict(
    board: Board, frames: list[Frame], seat: int, draft: Numbers, hand: int, options: list[int]
) -> list[int]:
    """Take away the answers that would break a promise, unless none were left (R12.6)."""
    if board.rules.version < 2:
        return version_1.restrict(board, frames[-1], seat, draft, options)
    promises = own_promises(board, seat)
    if not promises:
        return options
    return allowed(board, frames, promises, draft, hand, options)


def allowed(
    board: Board,
    frames: list[Frame],
    promises: list[Numbers],
    draft: Numbers,
    hand: int,
    options: list[int],
) -> list[int]:
    """List the answers that some promises of a player allow; what fulfils one comes first."""
    frame = frames[-1]
    left = [
        option
        for option in options
        if not any(deeds.breaks(board, frame, promise, draft, option) for promise in promises)
    ]
    left = left or options
    if turn_ahead.is_moving(board, frames, promises[0][language.PROMISER]):
        on_roads = [p for p in promises if p[language.KIND] in together.ON_ROADS]
        if on_roads:
            left = turn_ahead.keeping(board, frames, on_roads, left) or left
    if frame.kind == codes.ASK_POST:
        left = [o for o in left if leaves_posts(board, frame, promises, o)] or left
    left = [o for o in left if spares_cards(frame, promises, hand, o)] or left
    for promise in promises:
        if promise[language.KIND] in language.DEEDS:
            left = [o for o in left if deeds.fulfils(board, frame, promise, o)] or left
    return left


def leaves_posts(board: Board, frame: Frame, promises: list[Numbers], option: int) -> bool:
    """Tell whether the trading posts can still do what was promised after an answer (R6.5)."""
    wanted = turn_ahead.of_kind(promises, language.PRICE_CHANGE)
    shunned = turn_ahead.of_kind(promises, language.NO_PRICE_CHANGE)
    if option == codes.DONE:
        return not wanted
    place, rest = divmod(option - codes.ADJUST, 12)
    good, way = divmod(rest, 2)
    prices = together.adjusted(board, cards.POSTS[place], board.prices, good, way)
    posts = [
        card
        for other, card in enumerate(cards.POSTS)
        if other != place and (frame.about[0] >> other) & 1
    ]
    open_still = [p for p in wanted if not deeds.changes(frame, p, option)]
    return together.changes_fit(board, posts, prices, open_still, shunned)


def spares_cards(frame: Frame, promises: list[Numbers], hand: int, option: int) -> bool:
    """Tell whether an answer leaves the cards that are promised for another wagon."""
    card, wagon = deeds.card_played(frame, option)
    if card < 0:
        return True
    held = zones.count(hand, card)
    needed = len(promised_uses(promises, card) - {wagon})
    return held > needed or held < len(promised_uses(promises, card))


def promised_uses(promises: list[Numbers], card: int) -> set[int]:
    """Return the wagons on which a card is promised; ANY counts only where no wagon is named."""
    plays = turn_ahead.of_kind(promises, language.PLAY_CARD)
    found = {play[language.SECOND] for play in plays if play[language.FIRST] == card}
    return found - {language.ANY} if len(found) > 1 else found


def spare_cards(board: Board, seat: int, hand: int) -> int:
    """Return the cards of a hand that are not promised to be played."""
    if board.rules.version < 2 or board.rules.deals != agreed.BINDING:
        return hand
    promises = own_promises(board, seat)
    for card in zones.kinds(hand):
        bound = min(len(promised_uses(promises, card)), zones.count(hand, card))
        hand -= bound * zones.one(card)
    return hand


# Loading terms in a live negotiation -----------------------------------------------------------


def uphold_terms(state: Position) -> None:
    """Let promised fees stand as quotes and accept bids at them at once (R11.5, R12.5).

    So nobody can let the clock run out on what he has promised.
    """
    frame = state.stack[-1]
    if frame.kind != codes.ASK_LIVE:
        return
    wagon = frame.about[0]
    board = state.board
    master = board.masters[wagon]
    heard = 0
    for promise in own_promises(board, master):
        partner = promise[language.PROMISEE]
        if promise[language.KIND] != language.LOAD_TERMS or promise[language.FIRST] != wagon:
            continue
        while channels.is_open(board, partner) and not deeds.terms_met(board, promise):
            heard |= 1 << partner | 1 << master
            uphold(state, wagon, promise)
        if channels.is_open(board, partner):
            note_met(state, promise)
    if heard:
        state.close()
        haggling.go_on(state, frame, frame.asked | heard)


def note_met(state: Position, promise: Numbers) -> None:
    """Note that the time of a promise has come."""
    board = state.board
    board.promises = tuple(
        (*other[: language.MET], 1) if other == promise else other for other in board.promises
    )


def uphold(state: Position, wagon: int, promise: Numbers) -> None:
    """Accept a bid at the promised fees, or quote them."""
    board = state.board
    seat, partner, _, _, one, two, _ = promise
    goods = channels.field(board, partner, channels.GOODS)
    fee = channels.field(board, partner, channels.FEE)
    note_met(state, promise)
    if goods != codes.NOT_OFFERED and fee >= codes.quoted_fee(goods, one, two):
        loading.ship(state, partner, wagon, goods, fee)
        haggling.after_deal(state, wagon, partner)
        return
    fees = []
    for number, name, most in ((1, channels.ONE, one), (2, channels.TWO, two)):
        standing = channels.field(board, partner, name)
        fee = standing if 0 <= standing <= most else most
        fees.append(fee if board.most_shipped(wagon, partner) >= number else codes.NOT_OFFERED)
        channels.put(board, partner, name, fees[-1])
    quoting.tell_quote(state, seat, (wagon, partner, codes.OPENING, fees[0], fees[1]))
