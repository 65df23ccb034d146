"""What can be done at a table by a form: each action takes the fields it needs."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from kontor.bots.roster import USUAL
from kontor.server.page import advice
from kontor.server.page.page_texts import PageTexts
from kontor.server.page.settings_form import chosen
from kontor.server.page.visits import (
    device_of,
    fields,
    number,
    service_of,
    text,
    visitor_of,
    wants_json,
)
from kontor.server.service.motions import GAME

Endpoint = Callable[[Request], Awaitable[Response]]
Action = Callable[[Request, str, dict[str, Any]], Awaitable[Any]]


def form(action: Action) -> Endpoint:
    """Return a route for something done at a table."""

    async def endpoint(request: Request) -> Response:
        where = request.path_params["table"]
        made = await action(request, where, await fields(request))
        if wants_json(request):
            return JSONResponse(made if isinstance(made, dict) else {"version": made})
        target = made["to"] if isinstance(made, dict) and "to" in made else f"/table/{where}"
        return RedirectResponse(target, 303)

    return endpoint


async def answer(request: Request, where: str, found: dict[str, Any]) -> int:
    """Give an answer."""
    return await service_of(request).answer(
        device_of(request),
        where,
        number(found, "seat"),
        text(found, "word"),
        number(found, "version"),
        text(found, "key"),
    )


async def undo(request: Request, where: str, found: dict[str, Any]) -> int:
    """Take an answer back."""
    return await service_of(request).undo(
        device_of(request), where, number(found, "seat"), key=text(found, "key")
    )


async def redo(request: Request, where: str, found: dict[str, Any]) -> int:
    """Give an answer again."""
    return await service_of(request).redo(
        device_of(request), where, number(found, "seat"), key=text(found, "key")
    )


async def propose(request: Request, where: str, found: dict[str, Any]) -> int:
    """Ask everybody to go back."""
    return await service_of(request).propose(
        device_of(request), where, number(found, "seat"), number(found, "answers")
    )


async def agree(request: Request, where: str, found: dict[str, Any]) -> int:
    """Agree to go back."""
    return await service_of(request).agree(device_of(request), where, number(found, "seat"))


async def decline(request: Request, where: str, found: dict[str, Any]) -> int:
    """Decline to go back."""
    return await service_of(request).decline(device_of(request), where, number(found, "seat"))


async def chat(request: Request, where: str, found: dict[str, Any]) -> int:
    """Say something to the table; whoever watches and has no name is an onlooker."""
    onlooker = PageTexts(request.state.language).say("page-onlooker")
    return await service_of(request).say(
        device_of(request),
        where,
        text(found, "text"),
        key=text(found, "key"),
        is_phrase=text(found, "phrase") == "yes",
        name=visitor_of(request).name or onlooker,
    )


async def react(request: Request, where: str, found: dict[str, Any]) -> int:
    """Set a sign below a line of the chat, or take it back."""
    return await service_of(request).react(
        device_of(request),
        where,
        number(found, "line"),
        text(found, "sign"),
        found.get("set") is not False,
        text(found, "key"),
    )


async def memo(request: Request, where: str, found: dict[str, Any]) -> dict[str, Any]:
    """Keep what somebody writes down for themselves, or whom they do not want to hear."""
    written = text(found, "text") if "text" in found else None
    hushed = text(found, "hushed").split() if "hushed" in found else None
    await service_of(request).keep_memo(device_of(request), where, written, hushed)
    return {"to": f"/table/{where}"}


async def start(request: Request, where: str, found: dict[str, Any]) -> int:
    """Deal the cards."""
    return await service_of(request).start(device_of(request), where)


async def withdraw(request: Request, where: str, found: dict[str, Any]) -> int:
    """Play with the usual material again."""
    return await service_of(request).withdraw(device_of(request), where)


async def seat_bot(request: Request, where: str, found: dict[str, Any]) -> int:
    """Let a bot take a seat."""
    level = text(found, "level") or USUAL
    return await service_of(request).seat_bot(
        device_of(request), where, number(found, "seat"), level
    )


async def leave(request: Request, where: str, found: dict[str, Any]) -> int:
    """Give a seat up; in a game a bot plays on."""
    return await service_of(request).leave(
        device_of(request), where, number(found, "seat"), text(found, "level")
    )


async def take_back(request: Request, where: str, found: dict[str, Any]) -> int:
    """Sit down again where a bot has played on."""
    return await service_of(request).take_back_seat(
        device_of(request), where, number(found, "seat")
    )


async def move(request: Request, where: str, found: dict[str, Any]) -> int:
    """Move something about a seat, or about the game."""
    return await service_of(request).move(
        device_of(request),
        where,
        number(found, "seat"),
        text(found, "kind"),
        number(found, "about") if "about" in found else GAME,
        text(found, "level"),
    )


async def resign(request: Request, where: str, found: dict[str, Any]) -> int:
    """Give a game up; a bot plays to the end."""
    return await service_of(request).resign(
        device_of(request), where, number(found, "seat"), text(found, "level")
    )


async def settings(request: Request, where: str, found: dict[str, Any]) -> int:
    """Give a table other settings."""
    return await service_of(request).change_settings(device_of(request), where, chosen(found))


async def options(request: Request, where: str, found: dict[str, Any]) -> int:
    """Give a table other house rules."""
    rules = {
        key.removeprefix("rule."): str(value)
        for key, value in found.items()
        if key.startswith("rule.")
    }
    return await service_of(request).change_rules(device_of(request), where, rules)


async def swap(request: Request, where: str, found: dict[str, Any]) -> int:
    """Let two seats change places."""
    return await service_of(request).swap(
        device_of(request), where, number(found, "seat"), number(found, "other")
    )


async def pass_host(request: Request, where: str, found: dict[str, Any]) -> int:
    """Make somebody else the host."""
    return await service_of(request).pass_host(device_of(request), where, number(found, "seat"))


async def second(request: Request, where: str, found: dict[str, Any]) -> int:
    """Agree to what was moved."""
    return await service_of(request).second(device_of(request), where, number(found, "seat"))


async def objection(request: Request, where: str, found: dict[str, Any]) -> int:
    """End what was moved about a seat."""
    return await service_of(request).object(device_of(request), where, number(found, "about"))


async def mute(request: Request, where: str, found: dict[str, Any]) -> int:
    """Silence a seat, or let it speak again."""
    return await service_of(request).mute(
        device_of(request), where, number(found, "seat"), text(found, "muted") != "no"
    )


async def send_away(request: Request, where: str, found: dict[str, Any]) -> int:
    """Take a seat from a guest."""
    return await service_of(request).send_away(device_of(request), where, number(found, "seat"))


async def report(request: Request, where: str, found: dict[str, Any]) -> dict[str, Any]:
    """Tell the operator about a seat."""
    reason, line = text(found, "reason"), text(found, "text")
    await service_of(request).report(device_of(request), where, number(found, "seat"), reason, line)
    return {"to": f"/table/{where}"}


async def put_away(request: Request, where: str, found: dict[str, Any]) -> dict[str, Any]:
    """Remove a table from one's own list."""
    await service_of(request).put_away(device_of(request), where)
    return {"to": "/"}


async def renew_link(request: Request, where: str, found: dict[str, Any]) -> dict[str, Any]:
    """Make a new link to a table."""
    await service_of(request).renew_link(device_of(request), where)
    return {"to": f"/table/{where}"}


async def invitation(request: Request, where: str, found: dict[str, Any]) -> dict[str, Any]:
    """Issue a link to a seat; it is shown once."""
    token = await service_of(request).invitation(device_of(request), where, number(found, "seat"))
    return {"link": f"/join/{token}", "to": f"/table/{where}"}


async def play_on(request: Request, where: str, found: dict[str, Any]) -> dict[str, Any]:
    """Go on from a moment at a private table."""
    seat = number(found, "seat") if "seat" in found else None
    made = await service_of(request).play_on(
        device_of(request), where, number(found, "at"), seat=seat
    )
    return {"to": f"/table/{made}"}


async def rematch(request: Request, where: str, found: dict[str, Any]) -> dict[str, Any]:
    """Play again with the same people."""
    made = await service_of(request).rematch(device_of(request), where)
    return {"to": f"/table/{made}"}


async def pace(request: Request, where: str, found: dict[str, Any]) -> int:
    """Make the bots quicker or slower, or let them wait."""
    return await service_of(request).pace(device_of(request), where, text(found, "wish"))


async def lesson(request: Request, where: str, found: dict[str, Any]) -> int:
    """Read on in a guided game, silence its voice, or let it speak again."""
    return await service_of(request).follow(device_of(request), where, text(found, "step"))


async def practice(request: Request, where: str, found: dict[str, Any]) -> int:
    """Ask the voice of a moment for practice something, or play on from there."""
    service, device, step = service_of(request), device_of(request), text(found, "step")
    if step == "judge":
        return await service.judge(device, where)
    return await service.ponder(device, where, step)


async def mend(request: Request, where: str, found: dict[str, Any]) -> int:
    """Take a broken table back to its last sound line."""
    return await service_of(request).mend(device_of(request), where)


# Advice ---------------------------------------------------------------------------------------


async def hint(request: Request, where: str, found: dict[str, Any]) -> dict[str, Any]:
    """Say what the judge would do."""
    service, device, seat = service_of(request), device_of(request), number(found, "seat")
    thoughts = await service.hint(device, where, seat)
    sight = await service.sight(where, device, seat=seat)
    return {"html": advice.explanation(thoughts, sight, request.state.language, "hint")}


async def why(request: Request, where: str, found: dict[str, Any]) -> dict[str, Any]:
    """Explain a bot's answer."""
    service, device, seat = service_of(request), device_of(request), number(found, "seat")
    thoughts = await service.why(device, where, number(found, "event"), seat)
    sight = await service.sight(where, device, seat=seat)
    kind = "why-over" if sight.archive else "why"
    return {"html": advice.explanation(thoughts, sight, request.state.language, kind)}


AT_TABLE: Final[dict[str, Action]] = {
    "answer": answer,
    "undo": undo,
    "redo": redo,
    "propose": propose,
    "agree": agree,
    "decline": decline,
    "chat": chat,
    "react": react,
    "memo": memo,
    "hush": memo,
    "start": start,
    "withdraw": withdraw,
    "seat": seat_bot,
    "leave": leave,
    "take-back": take_back,
    "move": move,
    "second": second,
    "object": objection,
    "resign": resign,
    "settings": settings,
    "options": options,
    "swap": swap,
    "host": pass_host,
    "link": renew_link,
    "invitation": invitation,
    "mute": mute,
    "send-away": send_away,
    "report": report,
    "put-away": put_away,
    "play-on": play_on,
    "rematch": rematch,
    "mend": mend,
    "pace": pace,
    "lesson": lesson,
    "practice": practice,
    "hint": hint,
    "why": why,
}
