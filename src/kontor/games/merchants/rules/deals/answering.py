"""The question that a proposal puts to its partner (R12.2)."""

from kontor.engine.frames import Frame
from kontor.engine.messages import Facts, Message
from kontor.games.merchants.rules.decision import Decision
from kontor.games.merchants.table import codes, language
from kontor.games.merchants.table.position import Position
from kontor.games.merchants.table.view import MerchantsView


class DealAnswer(Decision):
    """What the partner says to a proposal; all of it is said of deals (see `dealing`)."""

    def __init__(self) -> None:
        super().__init__("task_deal_answer", "R12.2")

    def options(self, state: Position, frame: Frame, seat: int) -> list[int]:
        """List nothing: what may be said of a deal may be said at any time."""
        return []

    def prompt(self, view: MerchantsView, frame: Frame) -> Message:
        """Say whose proposal waits for an answer."""
        key = frame.about[0]
        facts: Facts = {"maker_seat": key // codes.DEAL_SLOTS}
        return Message("prompt-deal-answer", {**facts, "number": key % codes.DEAL_SLOTS + 1})


def draft_prompt(view: MerchantsView) -> Message:
    """Say what a deal in the making asks next."""
    facts: Facts = {"partner_seat": view.deal_draft[language.PARTNER]}
    if view.deal_words:
        facts["promise"] = language.KINDS[view.deal_words[1]]
        return Message("prompt-deal-words", facts)
    return Message("prompt-deal-draft", facts)
