"""Settings of a table on the page: read from a form, and told in words."""

from functools import lru_cache, reduce
from typing import Any, Final

import msgspec

from kontor.server.page.page_texts import PageTexts
from kontor.server.service.errors import ServiceError
from kontor.server.service.table_settings import TableClock, TableSettings, usual

CHOICES: Final = {
    "watch": ("nobody", "link", "all"),
    "sit": ("link", "all"),
    "chat": ("seats", "all"),
    "advice": ("usual", "on", "off"),
    "undo": ("free", "consent"),
    "pace": ("once", "brisk", "leisurely"),
}
CLOCKS: Final = ("none", "live", "days")
THEN: Final = ("answer", "bot", "vote")
CLOCK_FIELDS: Final = ("minutes", "seconds", "days", "rest_from", "rest_to", "zone", "then")


def chosen(found: dict[str, Any]) -> TableSettings:
    """Read the settings that a form sends; what it does not send is as usual."""
    given = {name: found[name] for name in (*CHOICES, "host_days") if found.get(name)}
    if not given:
        return usual(bool(found.get("public")))
    clock = {name: found[name] for name in CLOCK_FIELDS if found.get(name) not in (None, "")}
    clock |= {"kind": found.get("clock") or "none", "weekends_off": bool(found.get("weekends"))}
    try:
        return msgspec.convert({**given, "clock": clock}, TableSettings, strict=False)
    except msgspec.ValidationError as error:
        raise ServiceError("error-malformed", 422) from error


@lru_cache(maxsize=1_000)
def told(settings: TableSettings, language: str) -> list[tuple[str, str]]:
    """Tell settings in words: what each is about, and what holds."""
    words = PageTexts(language)
    lines = [
        (words.say(f"page-set-{name}"), words.say(f"page-set-{name}-{getattr(settings, name)}"))
        for name in CHOICES
    ]
    clock = settings.clock
    lines.append((words.say("page-set-clock"), told_clock(clock, words)))
    if clock.kind != "none":
        lines.append((words.say("page-set-then"), words.say(f"page-set-then-{clock.then}")))
    days = words.say("page-set-host-days-value", days=settings.host_days)
    return [*lines, (words.say("page-set-host-days"), days)]


def told_clock(clock: TableClock, words: PageTexts) -> str:
    """Say how long decisions may take."""
    if clock.kind == "none":
        return words.say("page-set-clock-none")
    if clock.kind == "live":
        minutes, seconds = clock.minutes, clock.seconds
        return words.say("page-set-told-live", minutes=minutes, seconds=seconds)
    parts = [words.say("page-set-told-days", days=clock.days)]
    if clock.weekends_off:
        parts.append(words.say("page-set-told-weekends"))
    if clock.rest_from != clock.rest_to:
        hours = [words.say("page-set-hour", hour=hour) for hour in (clock.rest_from, clock.rest_to)]
        parts.append(words.say("page-set-told-rest", **{"from": hours[0], "to": hours[1]}))
    if len(parts) > 1:
        zone = clock.zone.rpartition("/")[2].replace("_", " ")
        parts.append(words.say("page-set-told-zone", zone=zone))
    return reduce(lambda told, part: words.say("page-set-told-both", told=told, part=part), parts)
