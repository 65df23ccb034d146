"""Quotas: how much one device and one address may take of a server, each kind for itself.

| kind        | what counts                                          |
| ----------- | ---------------------------------------------------- |
| requests    | every request and handshake, but for files           |
| files       | style sheets, scripts, drawings; by address only     |
| tables      | opening a table or a record, playing on              |
| practice    | opening a moment for practice                        |
| seats       | sitting down, claiming an invitation                 |
| invitations | invitations and tokens for programs                  |
| answers     | answers, undo, proposals, and all else at a table    |
| laying      | changing what one has laid under seal, per seat      |
| moments     | looking back at a moment, over a socket              |
| chat        | lines of chat                                        |
| thought     | hints, and why a bot answered so                     |
| analysis    | beginning the analysis of a finished game            |
| material    | trying out a corrected components file               |
| ways        | ways to be called, and passkeys                      |
| letters     | asking a mail address whether it is one's own        |

What is remembered of devices and addresses is bounded: whoever was away longest is forgotten, and
that only gives somebody a full allowance again who has long had one.
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from kontor.server.service.allowance import Allowance
from kontor.server.service.asker import ADDRESS
from kontor.server.service.errors import ServiceError

REMEMBERED: Final = 10_000
TOO_OFTEN: Final = "error-too-often"

# As what each command is counted.
KINDS: Final[dict[str, str]] = {}
# Allowances by kind and name.
Kept = OrderedDict[tuple[str, str], Allowance]


@dataclass(frozen=True)
class Quota:
    """So many at once, then so many each minute."""

    at_once: int
    per_minute: float

    def allowance(self, times: int) -> Allowance:
        """Return a full allowance, for as many devices as share it."""
        return Allowance(self.at_once * times, self.per_minute * times / 60)


class Quotas:
    """The allowances of all devices and addresses; without quotas nothing is counted."""

    def __init__(self, quotas: Mapping[str, Quota] | None = None, devices: int = 1) -> None:
        self.quotas: Mapping[str, Quota] = quotas or {}
        # A household behind one address may take as much as so many devices.
        self.devices: int = devices
        self.by_device: Kept = OrderedDict()
        self.by_address: Kept = OrderedDict()

    def take(self, kind: str, device: str) -> None:
        """Count something that a device does, from the address that asks; refuse what is too much.

        What the address may not have is not taken from the device.
        """
        self.take_address(kind)
        self.take_device(kind, device)

    def take_address(self, kind: str) -> None:
        """Count something for the address that asks."""
        self.count(self.by_address, kind, ADDRESS.get(), self.devices)

    def take_device(self, kind: str, device: str) -> None:
        """Count something for a device."""
        self.count(self.by_device, kind, device, 1)

    def count(self, kept: Kept, kind: str, name: str, times: int) -> None:
        """Take from the allowance of somebody; who is not known has a full one."""
        quota = self.quotas.get(kind)
        if quota is None or not name:
            return
        allowance = kept.get((kind, name))
        if allowance is None:
            allowance = kept[kind, name] = quota.allowance(times)
            if len(kept) > REMEMBERED:
                kept.popitem(last=False)
        kept.move_to_end((kind, name))
        wait = allowance.take()
        if wait:
            raise ServiceError(TOO_OFTEN, 429, wait=wait)


Host = TypeVar("Host", bound=Any)
Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")
Command = Callable[Concatenate[Host, str, Arguments], Awaitable[Result]]


def counted(
    kind: str,
) -> Callable[[Command[Host, Arguments, Result]], Command[Host, Arguments, Result]]:
    """Return a decorator that counts a command of a device, the first thing it is given."""

    def wrap(command: Command[Host, Arguments, Result]) -> Command[Host, Arguments, Result]:
        @wraps(command)
        async def counting(
            self: Host, device: str, /, *args: Arguments.args, **kwargs: Arguments.kwargs
        ) -> Result:
            self.quotas.take(kind, device)
            return await command(self, device, *args, **kwargs)

        KINDS[command.__name__] = kind
        return counting

    return wrap
