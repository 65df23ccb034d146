"""Explanations: the best options with their winning chances and the reasons behind them.

They are made from the judgement that chose the move.
"""

from typing import Final

from kontor.bots.grandmaster import Grandmaster
from kontor.bots.judge import Judge, Judgement
from kontor.bots.reasons import NOTICEABLE, Reason, compare, imagined
from kontor.engine.chance import Chance
from kontor.engine.messages import Message, Option
from kontor.engine.view import View

SHOWN: Final = 3


class Advice:
    """One option, its winning chance, its share of the mix, and why it is better or worse."""

    def __init__(self, option: Option, chance: float, share: float, reasons: list[Reason]) -> None:
        self.option: Option = option
        self.chance: float = chance
        self.share: float = share
        self.reasons: list[Reason] = reasons

    def message(self) -> Message:
        """Say how good the option is."""
        said = chance_of(self.chance)
        if not self.share:
            return said
        return Message("advice-mix", {**said.facts, "parts": round(10 * self.share)})

    def data(self) -> dict[str, object]:
        """Return the advice as plain data."""
        return {
            "option": self.option.data(),
            "chance": round(self.chance, 4),
            "share": round(self.share, 4),
            "reasons": [reason.data() for reason in self.reasons],
        }


class Explanation:
    """What a bot saw: the best options first, and in how many imagined worlds it looked."""

    def __init__(self, advice: list[Advice], is_sealed: bool, worlds: int) -> None:
        self.advice: list[Advice] = advice
        self.is_sealed: bool = is_sealed
        self.worlds: int = worlds

    def is_close(self) -> bool:
        """Tell whether the first two options can hardly be told apart."""
        return (
            len(self.advice) > 1 and abs(self.advice[0].chance - self.advice[1].chance) < NOTICEABLE
        )

    def remarks(self) -> list[Message]:
        """Say how sure the judgement is."""
        found = [Message("advice-close", {})] if self.is_close() else []
        return [*found, Message("advice-worlds", {"number": self.worlds})]

    def data(self) -> dict[str, object]:
        """Return the explanation as plain data, fit for JSON."""
        return {
            "advice": [advice.data() for advice in self.advice],
            "sealed": self.is_sealed,
            "close": self.is_close(),
            "worlds": self.worlds,
        }


def chance_of(chance: float) -> Message:
    """Say how often an option wins: so many games in ten, and in per cent."""
    return Message("advice-chance", {"percent": round(100 * chance), "tenths": round(10 * chance)})


def consider(
    bot: Judge | Grandmaster, view: View, options: list[int], chance: Chance
) -> tuple[int, Explanation]:
    """Choose exactly as the bot would, and explain the choice."""
    judgement = judged(bot, view, options, chance)
    place = judgement.choice(chance)
    return judgement.options[place], explain(bot, view, judgement, place, chance)


def judged(bot: Judge | Grandmaster, view: View, options: list[int], chance: Chance) -> Judgement:
    """Judge as the bot does; where it answers without a thought, its judge says what that means."""
    if len(options) == 1:
        return judge_of(bot).weigh_these(view, options, chance)
    return bot.weigh(view, options, chance)


def judge_of(bot: Judge | Grandmaster) -> Judge:
    """Return the one-ply judge inside a bot."""
    return bot.judge if isinstance(bot, Grandmaster) else bot


def explain(
    bot: Judge | Grandmaster, view: View, judgement: Judgement, chosen: int, chance: Chance
) -> Explanation:
    """Explain a judgement, the chosen option first."""
    worlds = imagined(bot.game, view, chance)
    world = worlds[0]
    ranked = sorted(
        range(len(judgement.options)), key=lambda place: judgement.chances[place], reverse=True
    )
    ranked.remove(chosen)
    shown = [chosen, *ranked[: SHOWN - 1]]
    weights = judgement.weights or [0.0] * len(judgement.options)
    whole = sum(weights) or 1.0
    judge = judge_of(bot)
    advice = []
    for rank, place in enumerate(shown):
        other = shown[0] if rank else (shown[1] if len(shown) > 1 else chosen)
        reasons: list[Reason] = []
        if other != place and judgement.numbers:
            words = (world.word(judgement.options[place]), world.word(judgement.options[other]))
            numbers = (judgement.numbers[place], judgement.numbers[other])
            reasons = compare(judge, worlds, view.seat, words, numbers)
        option = world.describe(view.seat, judgement.options[place])
        share = weights[place] / whole if judgement.is_sealed else 0.0
        advice.append(Advice(option, judgement.chances[place], share, reasons))
    return Explanation(advice, judgement.is_sealed, judgement.worlds)
