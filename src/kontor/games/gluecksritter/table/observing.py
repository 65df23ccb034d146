"""What a seat knows of Die Glücksritter, as numbers (see `engine/observation.py`)."""

from typing import Final

from kontor.engine.observation import Observation
from kontor.games.gluecksritter.table import codes, plans
from kontor.games.gluecksritter.table.view import GluecksritterView

QUESTIONS: Final = list(codes.QUESTION_NAMES)
CARDS: Final = [f"card {space}" for space in range(1, codes.SPACES + 1)]
ABOUT: Final = ["first", "second", "third", "fourth"]
DEEDS: Final = ["errand", "face", "roll", "rival's roll"]
INCOME: Final = ["gold on 5", "silver on 5", "gold on 6", "silver on 6"]


def observe(view: GluecksritterView, into: Observation) -> None:
    """Write a view as numbers."""
    material = view.rules.material
    names = material.deck.names
    observe_question(view, into)
    into.flag("over", view.is_over)
    into.number("round", view.round, 16)
    into.one_seat("lead", view.lead)
    into.number("step", view.step, 16)
    into.number("red_step", view.red_step, 8)
    into.row("income", view.income, INCOME, 8)
    into.one_of("ducat_card", view.ducat_card, material.ducat_cards)
    into.flags("ducat_cards_used", view.ducat_cards_used, material.ducat_cards)
    into.number("ducat_deck_size", view.ducat_deck_size, 16)
    into.number("bag", view.bag, 32)
    into.number("bag_gold", view.bag_gold, 32)
    into.number("bag_silver", view.bag_silver, 32)
    into.seat_flags("jailed", view.jailed)
    into.seat_flags("brief_waivers", view.brief_waivers)
    into.row("deeds", view.deeds, DEEDS, 8)
    for seat in into.turned():
        observe_player(view, seat, names, into)
    into.zone("hand", view.hand, names, 2)
    into.number("pile_size", view.pile_size, 32)
    into.zone("pile_at_most", view.pile_origin - view.drawn, names, 4)
    into.zone("discard", view.discard, names, 4)
    into.row("orders", [(view.orders >> (2 * kind)) & 3 for kind in range(len(names))], names, 2)


def observe_question(view: GluecksritterView, into: Observation) -> None:
    """Write the open question, and the plan or answer that the seat has laid under seal."""
    frame = view.top()
    into.one_of("question", -1 if frame is None else frame.kind, QUESTIONS)
    into.number("questions", len(view.questions), 2)
    into.seat_flags("asked", view.asked())
    into.row("about", [] if frame is None else list(frame.about), ABOUT, 8)
    into.seat_flags("chosen", view.chosen[-1] if view.chosen else 0)
    answer = view.my_answer()
    into.flag("has_answered", answer >= 0)
    is_plan = frame is not None and frame.kind == codes.ASK_PLAN
    plan = plans.plan_of(answer) if is_plan else 0
    into.flags("planned_cards", plan % codes.CARD_SETS, CARDS)
    into.zone("planned_reds", plan // codes.CARD_SETS, view.rules.material.deck.names, 8)


def observe_player(view: GluecksritterView, seat: int, names: list[str], into: Observation) -> None:
    """Write purse, site and everything that lies in front of a player."""
    into.number("gold", view.gold[seat], 8)
    into.number("silver", view.silver[seat], 8)
    into.number("coins", view.coins[seat], 16)
    into.number("walls", view.walls[seat], 8)
    into.number("towers", view.towers[seat], 8)
    into.number("waived_gold", view.waived_gold[seat], 8)
    into.number("waived_silver", view.waived_silver[seat], 8)
    into.number("hand_size", view.hand_sizes[seat], 4)
    into.flag("actions_hidden", view.actions[seat] == codes.HIDDEN)
    into.flags("actions", max(view.actions[seat], 0), CARDS)
    into.number("laid", view.laid[seat], 4)
    into.zone("reds", view.reds[seat], names, 8)
    into.flags("played", view.played[seat], names)
    into.flags("shown_cards", view.shown[seat] % codes.CARD_SETS, CARDS)
    into.zone("shown_reds", view.shown[seat] // codes.CARD_SETS, names, 8)
