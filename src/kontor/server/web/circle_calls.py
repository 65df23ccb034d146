"""Calls about one's own tables, circles and statistics."""

from typing import Annotated

from msgspec import Meta, Struct

from kontor.server.service.circles import CircleLine, CircleSight
from kontor.server.service.standings import Statistics
from kontor.server.web import wire
from kontor.server.web.operation import Call, Operation

CIRCLE = "/circles/{circle}"
TABLE = "/tables/{table}"


class Circles(Struct, frozen=True):
    """A list of circles."""

    circles: list[CircleLine]


class NewCircle(wire.Request, frozen=True, kw_only=True):
    """A finished table whose people shall be a circle, and how it shall be called."""

    table: Annotated[str, Meta(max_length=32)]
    name: wire.Name = ""


class CircleAnswer(wire.Request, frozen=True, kw_only=True):
    """Whether one joins a circle that asks."""

    yes: bool


class CircleName(wire.Request, frozen=True, kw_only=True):
    """Another name for a circle."""

    name: wire.Name


class NewMember(wire.Request, frozen=True, kw_only=True):
    """The token of a link to a circle, and the name of whoever joins by it."""

    invitation: Annotated[str, Meta(max_length=100)]
    name: wire.Name


class Shelf(wire.Request, frozen=True, kw_only=True):
    """Whether a finished table lies in the archive."""

    shelved: bool = True


def circle_of(call: Call) -> str:
    """Return the circle in the path."""
    return str(call.request.path_params["circle"])


async def my_circles(call: Call) -> Circles:
    """List my circles, and those that ask me to join (`asked_by`)."""
    return Circles(await call.service.my_circles(call.device))


async def make(call: Call) -> wire.Made:
    """Make a circle of the people at a finished table where I sat; the others are asked to join."""
    new: NewCircle = call.body
    return wire.Made(await call.service.make_circle(call.device, new.table, new.name))


async def look(call: Call) -> CircleSight:
    """Look at a circle of mine: members, running tables, statistics, ratings, latest results.

    To whoever is no member there is no such circle. Ratings are OpenSkill's (Plackett and Luce),
    counted from the outcomes in order of time.
    """
    return await call.service.circle(call.device, circle_of(call))


async def answer(call: Call) -> wire.Done:
    """Join a circle that asks me, or say no."""
    new: CircleAnswer = call.body
    await call.service.answer_circle(call.device, circle_of(call), new.yes)
    return wire.Done()


async def rename(call: Call) -> wire.Done:
    """Give a circle of mine another name."""
    new: CircleName = call.body
    await call.service.rename_circle(call.device, circle_of(call), new.name)
    return wire.Done()


async def leave(call: Call) -> wire.Done:
    """Leave a circle; the last one to do so ends it."""
    await call.service.leave_circle(call.device, circle_of(call))
    return wire.Done()


async def invite(call: Call) -> wire.Secret:
    """Issue the token of a link with which others join; one issued before no longer works."""
    return wire.Secret(await call.service.circle_invitation(call.device, circle_of(call)))


async def join(call: Call) -> wire.Made:
    """Join the circle that a token leads to."""
    new: NewMember = call.body
    return wire.Made(await call.service.join_circle(call.device, new.invitation, new.name))


async def statistics(call: Call) -> Statistics:
    """Read my own statistics: each game by seat, against whom, and my latest results."""
    return await call.service.statistics(call.device)


async def rematch(call: Call) -> wire.Made:
    """Open a table for the same people, bots, rules and settings, everybody one seat further."""
    return wire.Made(await call.service.rematch(call.device, call.table))


async def shelve(call: Call) -> wire.Done:
    """Put a finished table into my archive, or take it out."""
    new: Shelf = call.body
    await call.service.shelve(call.device, call.table, new.shelved)
    return wire.Done()


async def put_away(call: Call) -> wire.Done:
    """Remove a table from my list; the last one to do so ends it."""
    await call.service.put_away(call.device, call.table)
    return wire.Done()


OPERATIONS = [
    Operation("POST", TABLE + "/put-away", "putAway", "Put a table away", put_away, wire.Done),
    Operation("GET", "/circles", "listMyCircles", "My circles", my_circles, Circles),
    Operation("POST", "/circles", "makeCircle", "Make a circle", make, wire.Made, NewCircle, 201),
    Operation(
        "POST", "/circle-members", "joinCircle", "Join by a link", join, wire.Made, NewMember
    ),
    Operation("GET", CIRCLE, "lookAtCircle", "A circle and its statistics", look, CircleSight),
    Operation(
        "POST",
        CIRCLE + "/answer",
        "answerCircle",
        "Join a circle that asks, or decline",
        answer,
        wire.Done,
        CircleAnswer,
    ),
    Operation(
        "POST", CIRCLE + "/name", "renameCircle", "Rename a circle", rename, wire.Done, CircleName
    ),
    Operation("POST", CIRCLE + "/leave", "leaveCircle", "Leave a circle", leave, wire.Done),
    Operation(
        "POST", CIRCLE + "/invitation", "inviteToCircle", "Issue a link", invite, wire.Secret
    ),
    Operation("GET", "/statistics", "readStatistics", "My statistics", statistics, Statistics),
    Operation("POST", TABLE + "/rematch", "rematch", "Play again", rematch, wire.Made, status=201),
    Operation("POST", TABLE + "/shelf", "shelve", "Archive a table", shelve, wire.Done, Shelf),
]
