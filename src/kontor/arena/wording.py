"""Wording: figures and names of the arena as a reader of one language expects them."""

from typing import Any

from babel.numbers import format_compact_decimal, format_decimal

from kontor.arena import entrants
from kontor.text.bundles import Argument, hyphened
from kontor.text.languages import LOCALES
from kontor.text.texts import Texts

MINUS = "\u2212"
HUGE = 100_000

Data = dict[str, Any]


class Wording:
    """The words of one language, with those of a game."""

    def __init__(self, language: str, slug: str | None = None) -> None:
        self.language = language
        self.texts = Texts(language, slug)
        self.locale = LOCALES[language].replace("-", "_")

    def say(self, name: str, /, **arguments: Argument) -> str:
        """Return a text."""
        return self.texts.say(name, **arguments)

    def number(self, value: float, digits: int = 0) -> str:
        """Write a number with its digits grouped."""
        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        rounded = round(value, digits) + 0.0  # there is no minus zero
        return format_decimal(rounded, pattern, locale=self.locale).replace("-", MINUS)

    def signed(self, value: float, digits: int = 0) -> str:
        """Write a difference with its sign."""
        return ("+" if round(value, digits) > 0 else "") + self.number(value, digits)

    def percent(self, share: float, digits: int = 1) -> str:
        """Write a share in per cent."""
        return self.say("arena-percent", number=self.number(100 * share, digits))

    def axis_percent(self, share: float, digits: int) -> str:
        """Write a share at an axis."""
        return self.percent(share, max(0, digits - 2))

    def points(self, change: float, digits: int = 1) -> str:
        """Write a change of a share in percentage points."""
        return self.signed(100 * change, digits)

    def axis_points(self, change: float, digits: int) -> str:
        """Write a change of a share at an axis."""
        return self.points(change, max(0, digits - 2))

    def interval(self, estimate: Data) -> str:
        """Write the 95 % interval of a share."""
        low, high = (self.number(100 * estimate[end], 1) for end in ("low", "high"))
        return self.say("arena-percent", number=f"{low}–{high}")

    def score(self, value: float) -> str:
        """Write a score, or a margin; large ones need no decimals."""
        return self.number(value, 0 if abs(value) >= 1000 else 1)

    def level(self, value: float) -> str:
        """Write a mean of any size, a huge one in millions."""
        if abs(value) < HUGE:
            return self.score(value)
        written = format_compact_decimal(value, locale=self.locale, fraction_digits=1)
        return written.replace("-", MINUS)

    def change(self, value: float) -> str:
        """Write a difference of any size; a large one needs no decimals."""
        if abs(value) < 1000:
            return self.signed(value, 2)
        return ("+" if value > 0 else "") + self.level(value)

    def margin(self, estimate: Data) -> str:
        """Write a margin with its interval; a single block has none."""
        value, low, high = (estimate[part] for part in ("value", "low", "high"))
        text = ("+" if value > 0 else "") + self.score(value)
        return text if low == high else f"{text} [{self.score(low)} … {self.score(high)}]"

    def time(self, milliseconds: float) -> str:
        """Write a time in the unit that suits it."""
        value, unit = milliseconds, "arena-milliseconds"
        if milliseconds < 1:
            value, unit = 1000 * milliseconds, "arena-microseconds"
        elif milliseconds >= 1000:
            value, unit = milliseconds / 1000, "arena-seconds"
        digits = 0 if value >= 100 else 1 if value >= 10 else 2
        return self.say(unit, number=self.number(value, digits))

    def axis_time(self, milliseconds: float, digits: int) -> str:
        """Write a power of ten of a time at an axis."""
        power = f"{milliseconds:.0e}"
        units = {"1e-03": (1, "micro"), "1e-02": (10, "micro"), "1e-01": (100, "micro")}
        value, unit = units.get(power, (milliseconds, "milli"))
        if milliseconds >= 1000:
            value, unit = milliseconds / 1000, ""
        return self.say(f"arena-{unit}seconds", number=self.number(value))

    def bot(self, name: str) -> str:
        """Name a bot, with its budget of thought or its network if it has one of its own."""
        level, *own = entrants.parts(name)
        title = self.say(f"level-{level}")
        more = ", ".join(part for part in own if part)
        return f"{title} ({more})" if more else title

    def bots(self, names: list[str]) -> str:
        """Name several bots."""
        return ", ".join(self.bot(name) for name in names)

    def variant(self, variant: Data) -> str:
        """Say by which house rules and material a contest was played."""
        parts = [
            self.say(hyphened(f"table-{name}"))
            + " = "
            + self.say(hyphened(f"table-{name}-{value}"))
            for name, value in variant["options"].items()
        ]
        if not variant["own_material"]:
            parts.append(self.say("arena-changed-material"))
        return "; ".join(parts) or self.say("arena-usual-rules")

    def length(self, variant: Data) -> str:
        """Say how long the games of a contest were."""
        rounds = variant["rounds"]
        return self.say(
            "arena-length",
            rounds=self.number(rounds["mean"], 1),
            fewest=rounds["least"],
            longest=rounds["most"],
            decisions=self.number(variant["decisions"]["mean"], 1),
            shared=self.percent(variant["shared_wins"]),
        )

    def rating(self, bot: Data) -> str:
        """Write a rating with two sigma."""
        return f"{self.number(bot['mu'], 1)} ± {self.number(2 * bot['sigma'], 1)}"
