"""Phase 2, second half: quotes, bids and answers of a channel, question by question (R11)."""

from kontor.engine.frames import MASKED, Frame
from kontor.engine.menu import Menu
from kontor.engine.messages import Facts, Message
from kontor.games.merchants.rules.decision import WagonDecision, wagon_facts
from kontor.games.merchants.rules.phases import loading
from kontor.games.merchants.table import cards, codes
from kontor.games.merchants.table.position import Position
from kontor.games.merchants.table.view import MerchantsView


def fee_options(state: Position, base: int, goods: int) -> list[int]:
    """List the fees for so many goods, up to the most they could ever earn (R11.2)."""
    return list(range(base, base + number_of_fees(state, goods)))


def number_of_fees(state: Position, goods: int) -> int:
    """Count the fees for so many goods, none included."""
    return goods * state.material.most_fee // state.material.unit + 1


class Quote(WagonDecision):
    """A fee for one good or, next, for two (R11.2)."""

    def __init__(self) -> None:
        super().__init__("task_quote", "R11.2")

    def menu(self, state: Position, frame: Frame, seat: int) -> Menu:
        """Offer the fees for one good or, next, for two; "not offered" if another is (R11.2)."""
        menu = state.fresh_menu()
        if frame.kind == codes.ASK_QUOTE_TWO:
            menu.add_range(codes.FEE_FOR_TWO, number_of_fees(state, 2))
            if frame.about[3] != codes.NOT_OFFERED:
                menu.add_one(codes.TWO_NOT_OFFERED)
            return menu
        menu.add_range(codes.FEE_FOR_ONE, number_of_fees(state, 1))
        if loading.most_shipped(state, frame.about[0], frame.about[1]) >= 2:
            menu.add_one(codes.ONE_NOT_OFFERED)
        if frame.about[2] == codes.OPENING:
            menu.add_one(codes.NO_OFFER)
        return menu

    def act(self, state: Position, frame: Frame, seat: int, option: int) -> None:
        """Note one fee of a quote; a complete quote goes to the shipper (R11.4 steps 1 and 3)."""
        wagon, shipper, stage = frame.about[:3]
        if option == codes.NO_OFFER:
            tell_no_offer(state, seat, shipper, wagon)
            quoted(state, (wagon, shipper, stage, codes.NOT_OFFERED, codes.NOT_OFFERED))
            return
        if frame.kind == codes.ASK_QUOTE_TWO:
            two = (
                codes.NOT_OFFERED if option == codes.TWO_NOT_OFFERED else option - codes.FEE_FOR_TWO
            )
            tell_quote(state, seat, (wagon, shipper, stage, frame.about[3], two))
            quoted(state, (wagon, shipper, stage, frame.about[3], two))
            return
        one = codes.NOT_OFFERED if option == codes.ONE_NOT_OFFERED else option - codes.FEE_FOR_ONE
        if loading.most_shipped(state, wagon, shipper) >= 2:
            state.ask(codes.ASK_QUOTE_TWO, seat, (wagon, shipper, stage, one))
            return
        tell_quote(state, seat, (wagon, shipper, stage, one, codes.NOT_OFFERED))
        quoted(state, (wagon, shipper, stage, one, codes.NOT_OFFERED))

    def prompt(self, view: MerchantsView, frame: Frame) -> Message:
        """Say for whom and for how many goods a fee is named."""
        facts = wagon_facts(view, frame.about[0])
        facts["number"] = 1 if frame.kind == codes.ASK_QUOTE_ONE else 2
        facts["last"] = is_last(frame.about)
        if frame.about[1] == codes.EVERYBODY:
            return Message("prompt-post", facts)
        return Message("prompt-quote", {**facts, "shipper_seat": frame.about[1]})


def quoted(state: Position, about: tuple[int, ...]) -> None:
    """Ask the shipper, or with a posted quote the first of them."""
    if about[1] == codes.EVERYBODY:
        loading.ask_at_posted(state, Frame(codes.ASK_SHIPPER, 0, about))
    else:
        state.ask(codes.ASK_SHIPPER, about[1], about)


def tell_no_offer(state: Position, seat: int, shipper: int, wagon: int) -> None:
    """Record that the master offers nothing."""
    if state.log is None:
        return
    name = state.material.wagon_names[wagon]
    if shipper == codes.EVERYBODY:
        state.tell("posted-nothing", {"seat": seat, "wagon": name})
    else:
        state.tell("no-offer", {"seat": seat, "shipper_seat": shipper, "wagon": name})


def is_last(about: tuple[int, ...]) -> int:
    """Tell whether a quote is the last (R11.4): 1 if so, else 0."""
    return 1 if about[2] == codes.FINAL else 0


def tell_quote(state: Position, seat: int, about: tuple[int, ...]) -> None:
    """Record a quote: what one good costs, what two cost."""
    if state.log is None:
        return
    wagon, shipper, _, one, two = about
    unit = state.material.unit
    facts: Facts = {"seat": seat, "wagon": state.material.wagon_names[wagon]}
    name = "posted"
    if shipper != codes.EVERYBODY:
        facts["shipper_seat"] = shipper
        facts["last"] = is_last(about)
        name = "quoted"
    if one == codes.NOT_OFFERED:
        state.tell(f"{name}-two", {**facts, "two": two * unit})
    elif two == codes.NOT_OFFERED:
        state.tell(f"{name}-one", {**facts, "one": one * unit})
    else:
        state.tell(f"{name}-both", {**facts, "one": one * unit, "two": two * unit})


class Shipper(WagonDecision):
    """What a shipper says to a quote (R11.4 steps 2 and 4, R11.6)."""

    def __init__(self) -> None:
        super().__init__("task_shipper", "R11.4", MASKED)

    def menu(self, state: Position, frame: Frame, seat: int) -> Menu:
        """Offer what a shipper may answer: accept, bid, Free Loading, leave (R11.4, R4.10)."""
        wagon, _, stage, one, two = frame.about
        purse = state.florins[seat] // state.material.unit
        singles = state.board.single_shipments(wagon, seat)
        pairs = state.board.double_shipments(wagon, seat)
        menu = state.fresh_menu()
        if one != codes.NOT_OFFERED and one <= purse:  # R11.3
            menu.add(codes.TAKE_QUOTE, singles)
        if two != codes.NOT_OFFERED and two <= purse:
            menu.add(codes.TAKE_QUOTE, pairs)
        if stage == codes.OPENING:
            menu.add(codes.OFFER, singles)
            menu.add(codes.OFFER, pairs)
        if state.holds(seat, cards.FREE_LOADING):
            menu.add(codes.FREE, singles)
            menu.add(codes.FREE, pairs)
        menu.add_one(codes.LEAVE)
        return menu

    def act(self, state: Position, frame: Frame, seat: int, option: int) -> None:
        """Carry out a shipper's answer (R11.3, R11.4 steps 2 and 4)."""
        wagon, _, stage, one, two = frame.about
        if option == codes.LEAVE:
            if state.log is not None:
                state.tell("left", {"seat": seat, "wagon": state.material.wagon_names[wagon]})
        elif codes.OFFER <= option < codes.OFFER + codes.PAIRS:
            state.ask(codes.ASK_OFFERED_FEE, seat, (wagon, seat, option - codes.OFFER))
            return
        elif codes.FREE <= option < codes.FREE + codes.PAIRS:
            loading.load_free(state, seat, wagon, option - codes.FREE)
        else:
            goods = option - codes.TAKE_QUOTE
            loading.ship(state, seat, wagon, goods, codes.quoted_fee(goods, one, two))
        if stage == codes.AT_POSTED_FEE:
            loading.ask_at_posted(state, frame)

    def prompt(self, view: MerchantsView, frame: Frame) -> Message:
        """Say what the quote is, if there is one."""
        facts = wagon_facts(view, frame.about[0])
        unit = view.rules.material.unit
        _, _, stage, one, two = frame.about
        facts["master_seat"] = view.board.masters[frame.about[0]]
        facts["can"] = view.holds(cards.FREE_LOADING)
        if stage == codes.REFUSED:
            return Message("prompt-shipper-refused", facts)
        if stage == codes.TALK_OVER:
            return Message("prompt-shipper-talk-over", facts)
        if one == codes.NOT_OFFERED and two == codes.NOT_OFFERED:
            posted = stage == codes.AT_POSTED_FEE
            name = "prompt-shipper-posted-nothing" if posted else "prompt-shipper-nothing"
            return Message(name, facts)
        facts["last"] = is_last(frame.about)
        if one == codes.NOT_OFFERED:
            return Message("prompt-shipper-two", {**facts, "two": two * unit})
        if two == codes.NOT_OFFERED:
            return Message("prompt-shipper-one", {**facts, "one": one * unit})
        return Message("prompt-shipper-both", {**facts, "one": one * unit, "two": two * unit})


class OfferedFee(WagonDecision):
    """The fee of a shipper's bid (R11.2)."""

    def __init__(self) -> None:
        super().__init__("task_shipper", "R11.2", MASKED)

    def menu(self, state: Position, frame: Frame, seat: int) -> Menu:
        """Offer the fees a shipper can pay for the goods he names (R11.2, R11.3)."""
        goods = 1 if frame.about[2] % codes.PAIR == codes.NO_GOOD else 2
        most = min(state.florins[seat], goods * state.material.most_fee) // state.material.unit
        menu = state.fresh_menu()
        menu.add_range(codes.FEE, most + 1)
        return menu

    def act(self, state: Position, frame: Frame, seat: int, option: int) -> None:
        """Put the bid before the master (R11.4 step 3)."""
        wagon, _, goods = frame.about
        fee = option - codes.FEE
        tell_offer(state, seat, wagon, goods, fee)
        state.ask(codes.ASK_MASTER_ANSWER, state.board.masters[wagon], (wagon, seat, goods, fee))

    def prompt(self, view: MerchantsView, frame: Frame) -> Message:
        """Say which goods the bid is for."""
        facts = wagon_facts(view, frame.about[0])
        goods = codes.goods_of(frame.about[2])
        facts["goods"] = [view.rules.material.goods[good] for good in goods]
        return Message("prompt-offered-fee", facts)


def tell_offer(state: Position, seat: int, wagon: int, goods: int, fee: int) -> None:
    """Record the bid of a shipper."""
    if state.log is not None:
        facts: Facts = {"seat": seat, "fee": fee * state.material.unit}
        facts["wagon"] = state.material.wagon_names[wagon]
        state.tell("offered", {**facts, "goods": state.good_names(codes.goods_of(goods))})


class MasterAnswer(WagonDecision):
    """What the loading master says to a bid (R11.4 step 3)."""

    def __init__(self) -> None:
        super().__init__("task_master_answer", "R11.4")

    def options(self, state: Position, frame: Frame, seat: int) -> list[int]:
        """List accepting, a final quote and refusing."""
        return [codes.ACCEPT, codes.FINAL_QUOTE, codes.REFUSE]

    def act(self, state: Position, frame: Frame, seat: int, option: int) -> None:
        """Accept a bid, make a final quote, or refuse (R11.4 step 3)."""
        wagon, shipper, goods, fee = frame.about
        if option == codes.ACCEPT:
            loading.ship(state, shipper, wagon, goods, fee)
        elif option == codes.FINAL_QUOTE:
            state.ask(codes.ASK_QUOTE_ONE, seat, (wagon, shipper, codes.FINAL))
        else:
            if state.log is not None:
                state.tell("refused", {"seat": seat, "shipper_seat": shipper})
            # R11.4: who holds any influence card is asked once more, whatever the card.
            if state.board.hand_sizes[shipper]:
                loading.ask_for_card(state, wagon, shipper, codes.REFUSED)

    def prompt(self, view: MerchantsView, frame: Frame) -> Message:
        """Say who bids what."""
        facts = wagon_facts(view, frame.about[0])
        material = view.rules.material
        facts["goods"] = [material.goods[good] for good in codes.goods_of(frame.about[2])]
        facts["shipper_seat"] = frame.about[1]
        return Message("prompt-master-answer", {**facts, "fee": frame.about[3] * material.unit})
