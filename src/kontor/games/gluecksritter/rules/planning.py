"""R4 and R5: ransoms before the income, and the secret plan."""

from kontor.engine import i64, zones
from kontor.engine.frames import MASKED, NEVER, NO_ANSWER, Frame
from kontor.engine.menu import Menu
from kontor.engine.messages import Message
from kontor.games.gluecksritter.rules import documents, orders
from kontor.games.gluecksritter.rules.decision import Decision, plays
from kontor.games.gluecksritter.rules.moves import Moves
from kontor.games.gluecksritter.table import codes, money, plans
from kontor.games.gluecksritter.table.material import TIME_GRACE, TIME_PLANNING, TIME_PURCHASE
from kontor.games.gluecksritter.table.view import GluecksritterView

# R5.9 Ransom -----------------------------------------------------------------------------------


def may_ransom(state: Moves) -> int:
    """Return the seats, as bits, that could free their knight, as far as all can see (R18.1)."""
    asked = 0
    material = state.rules.material
    for seat in range(state.seats):
        if (state.jailed >> seat) & 1:
            most = (state.gold_of(seat) + state.silver_of(seat)) * material.gold_value
            worth = most if state.rules.hides_coins else state.ducats(seat)
            if worth >= material.ransom:
                asked |= 1 << seat
    return asked


def add_ransoms(state: Moves, seat: int, menu: Menu) -> None:
    """Offer the payments that free a player's own knight (R5.9, R5.10)."""
    material = state.rules.material
    gold = state.gold_of(seat)
    silver = state.silver_of(seat)
    menu.base = codes.RANSOM
    money.add_payments(gold, silver, material.ransom, material.gold_value, menu)
    menu.base = 0


def pay_ransoms(state: Moves, answers: list[tuple[int, int]]) -> None:
    """Let seats pay for their knights, who are back in hand at once."""
    price = state.rules.material.ransom
    overpaid = []
    for seat, option in answers:
        gold = codes.gold(option)
        silver = codes.silver(option)
        if state.pay(seat, price, gold, silver):
            overpaid.append(seat)
        state.jailed &= ~(1 << seat)
        state.tell_coins("ransomed", seat, {}, gold, silver)
    state.give_change(overpaid)


class Ransoms(Decision):
    """A ransom before the income, where the table plays so (R5.9, R19)."""

    def __init__(self) -> None:
        super().__init__(codes.ASK_RANSOMS, "R5.9", TIME_PURCHASE, MASKED)

    def offer(self, state: Moves, frame: Frame, seat: int, menu: Menu) -> None:
        """Offer the ways to pay; nobody has to (R5.10)."""
        menu.add_one(codes.DECLINE)
        add_ransoms(state, seat, menu)

    def reveal(self, state: Moves, frame: Frame) -> None:
        """Free the knights whose owners pay."""
        given = list(enumerate(frame.answers))
        pay_ransoms(state, [paid for paid in given if paid[1] >= codes.RANSOM])

    def late(self, state: Moves, frame: Frame, seat: int) -> int:
        """Leave the knight where he is (R18.5)."""
        return codes.DECLINE

    def prompt(self, view: GluecksritterView) -> Message:
        """Ask for the ransom."""
        return Message("ransoms-prompt", {"price": view.rules.material.ransom})

    def waiting(self, view: GluecksritterView) -> Message:
        """Say that knights wait."""
        return Message("ransoms-waiting", {})


# R5 The plan -----------------------------------------------------------------------------------


def add_card_sets(state: Moves, seat: int, reds: int, menu: Menu) -> None:
    """Offer the sets of action cards that complete a plan (R4.2, R4.4, R4.5)."""
    missing = codes.CARD_SETS - 1 - plans.cards_of(state, seat)
    needed = plans.cards_needed(state, reds) if reds else state.rules.material.plan_cards
    place: i64 = codes.CARD_SETS * needed + missing
    menu.add(codes.CARDS, codes.LOWER_PLANS[place])
    menu.add(codes.CARDS + codes.HALF_OF_SETS, codes.UPPER_PLANS[place])


def add_reds(state: Moves, seat: int, reds: int, menu: Menu) -> None:
    """Offer the red documents that may still join a plan, each name once (R5.6, R14.2, R14.4)."""
    deck = state.rules.material.deck
    kinds: i64 = zones.kinds_set(state.hands[seat]) & deck.red
    if not kinds:
        return
    kinds &= ~state.played[seat] & ~zones.kinds_set(reds)
    kind: i64 = 0
    while kinds:
        if kinds & 1 and plans.may_lay(state, seat, reds, kind):
            menu.add(codes.LAY + 16 * kind, deck.documents[kind].aim_set(state.seats, seat))
        kinds >>= 1
        kind += 1


class Plan(Decision):
    """The secret plan (R5.1): red documents one by one, then the cards, which lock it."""

    def __init__(self) -> None:
        super().__init__(codes.ASK_PLAN, "R4.2", TIME_PLANNING, NEVER, is_final=False)

    def offer(self, state: Moves, frame: Frame, seat: int, menu: Menu) -> None:
        """Offer what a planning player may do: red documents, a set of cards, immediate moves.

        A locked player may unlock (R5.3) and still play yellow documents (R5.12); ransom is for
        the unlocked (R5.9).
        """
        answer = frame.answer_of(seat)
        deck = state.rules.material.deck
        kinds = zones.kinds_set(state.hands[seat])
        if answer >= 0:
            menu.add_one(codes.UNLOCK)
        else:
            reds = plans.reds_of(answer)
            add_card_sets(state, seat, reds, menu)
            if kinds & deck.red:
                add_reds(state, seat, reds, menu)
            if answer != NO_ANSWER:
                menu.add_one(codes.UNLOCK if state.rules.is_first_version else codes.CLEAR)
            if not state.rules.early_ransom and (state.jailed >> seat) & 1:
                add_ransoms(state, seat, menu)
        if kinds & deck.windows[codes.WINDOW_PLANNING]:
            documents.add_playable(state, seat, codes.WINDOW_PLANNING, menu)
        if state.orders and (kinds & deck.reacting or state.rules.orders_decide):
            orders.add_orders(state, seat, menu)

    def is_immediate(self, option: int) -> bool:
        """Tell that ransom and yellow documents act at once (R5.9, R5.12)."""
        return plays(option) or codes.RANSOM <= option < codes.BUY

    def sealed_answer(self, state: Moves, frame: Frame, seat: int, option: int) -> int:
        """Return the plan locked with a set of cards, or a draft (R5.3)."""
        answer = frame.answer_of(seat)
        if option >= codes.ORDER:  # noted aside, whatever is planned
            return answer
        if option >= codes.LAY:
            kind = (option - codes.LAY) >> 4
            aim = (option - codes.LAY) & 15
            laid = codes.CARD_SETS * aim * zones.one(kind)
            return NO_ANSWER - (plans.plan_of(answer) + laid)
        if option >= codes.CARDS:
            return codes.CARD_SETS * plans.reds_of(answer) + option - codes.CARDS
        if option == codes.UNLOCK and not state.rules.is_first_version:
            return NO_ANSWER - plans.plan_of(answer)
        return NO_ANSWER

    def act(self, state: Moves, frame: Frame, seat: int, option: int) -> None:
        """Pay a ransom, or play a document; the plan of anybody who loses one by it is void.

        Where there are clocks, whoever had locked before will have a last moment (R5.4).
        """
        hands = state.hands[:]
        if plays(option):
            documents.play(state, seat, option)
        else:
            pay_ransoms(state, [(seat, option)])
        for other in range(state.seats):
            if other != seat and hands[other] != state.hands[other]:
                frame = frame.lift(1 << other)
        surprised = frame.asked & ~frame.awaited() & ~(1 << seat)
        about = (surprised,) if surprised and state.rules.seconds(TIME_GRACE) else ()
        state.stack[-1] = Frame(frame.kind, frame.asked, about, True, frame.answers)

    def reveal(self, state: Moves, frame: Frame) -> None:
        """End the planning, or give those a last moment whom a public move has surprised (R5.4)."""
        if frame.about:
            state.stack.append(Frame(frame.kind, frame.asked, (), True, frame.answers))
            state.stack.append(Frame(codes.ASK_GRACE, frame.about[0], (), True))
        else:
            lay_out(state, frame)

    def late(self, state: Moves, frame: Frame, seat: int) -> int:
        """Lock a draft that is a legal plan, else cards 5 and 6 (R5.13)."""
        drafted = plans.drafted_cards(state, seat, frame.answer_of(seat))
        idle = codes.CARD_BIT[codes.TAX] + codes.CARD_BIT[codes.CUSTOMS]
        return codes.CARDS + (drafted or idle)

    def late_answer(self, state: Moves, frame: Frame, seat: int) -> int:
        """Return the plan of somebody who is late; without a legal draft it has no documents."""
        if not plans.drafted_cards(state, seat, frame.answer_of(seat)):
            frame = frame.lift(1 << seat)
        return self.sealed_answer(state, frame, seat, self.late(state, frame, seat))

    def prompt(self, view: GluecksritterView) -> Message:
        """Ask for the cards, or say that the plan is locked."""
        answer = view.my_answer()
        if answer >= 0:
            return Message("plan-prompt-locked", {})
        number = plans.cards_needed(view.table(), plans.reds_of(answer))
        return Message("plan-prompt", {"number": number})

    def waiting(self, view: GluecksritterView) -> Message:
        """Say that all are planning."""
        return Message("plan-waiting", {})


def lay_out(state: Moves, frame: Frame) -> None:
    """Lay out the plans: red documents open, action cards still face down (R6.1)."""
    for seat, answer in enumerate(frame.answers):
        state.lay(seat, answer % codes.CARD_SETS)
        reds = answer // codes.CARD_SETS
        state.reds[seat] = reds
        state.shown[seat] = codes.CARD_SETS * reds
        if reds:
            for kind in zones.kinds(reds):  # R5.14: hand cards until now
                state.hands[seat] = state.hands[seat] - zones.one(kind)
                state.played[seat] = state.played[seat] | (1 << kind)
    if state.log is not None:
        tell_reds(state)


def tell_reds(state: Moves) -> None:
    """Record the red documents that have been laid out, in precedence."""
    deck = state.rules.material.deck
    for seat in state.precedence():
        reds = state.reds[seat]
        for kind in zones.kinds(reds):
            aim = codes.aim_of(reds, kind)
            documents.tell_shown(state, documents.REVEALED, seat, deck.documents[kind], aim)


class Grace(Decision):
    """A last moment for those who had locked before a public move of somebody else (R5.4)."""

    def __init__(self) -> None:
        super().__init__(codes.ASK_GRACE, "R5.4", TIME_GRACE)

    def offer(self, state: Moves, frame: Frame, seat: int, menu: Menu) -> None:
        """Offer what may still be done: keep the plan, or unlock it (R5.3)."""
        menu.add_one(codes.PASS)
        menu.add_one(codes.UNLOCK)

    def reveal(self, state: Moves, frame: Frame) -> None:
        """End the planning, or go on with it for those who have unlocked."""
        planned = state.stack[-1]
        state.close()
        for seat, answer in enumerate(frame.answers):
            if answer == codes.UNLOCK:
                planned = planned.seal(seat, NO_ANSWER - planned.answer_of(seat))
        if planned.awaited():
            state.stack.append(planned)
        else:
            lay_out(state, planned)

    def prompt(self, view: GluecksritterView) -> Message:
        """Ask whether the plan stays."""
        return Message("grace-prompt", {})

    def waiting(self, view: GluecksritterView) -> Message:
        """Say that planning is nearly over."""
        return Message("grace-waiting", {})
