"""Shares: what one client may take of a server, and how much there is in all.

A quota is written `AT_ONCE/PER_MINUTE`, a cap is a number; `kontor serve --share NAME=VALUE` sets
one of either.
"""

from dataclasses import dataclass, field, fields, replace

from kontor.server.service.quotas import Quota


class BadShare(ValueError):
    """Something that is no share, or not written like one."""


@dataclass(frozen=True)
class Shares:
    """Quotas of a device, then caps."""

    requests: Quota = field(default=Quota(60, 1200))
    files: Quota = field(default=Quota(300, 3000))
    tables: Quota = field(default=Quota(12, 1))
    practice: Quota = field(default=Quota(20, 6))
    seats: Quota = field(default=Quota(12, 3))
    invitations: Quota = field(default=Quota(24, 6))
    answers: Quota = field(default=Quota(240, 240))
    laying: Quota = field(default=Quota(120, 20))
    moments: Quota = field(default=Quota(90, 900))
    chat: Quota = field(default=Quota(8, 20))
    thought: Quota = field(default=Quota(10, 30))
    analysis: Quota = field(default=Quota(4, 0.5))
    material: Quota = field(default=Quota(4, 1))
    ways: Quota = field(default=Quota(12, 2))
    letters: Quota = field(default=Quota(2, 0.02))
    # One address may take as much as so many devices.
    devices_per_address: int = 4
    # Seats that a device may hold at public tables of others that have not begun.
    held_seats: int = 6
    # Page and program sockets.
    sockets_per_device: int = 12
    sockets_per_address: int = 96
    sockets_per_table: int = 200
    # Connections, and how many of them may be without a whole request.
    connections: int = 10_000
    connections_per_address: int = 400
    half_open: int = 1_000
    half_open_per_address: int = 100

    def quotas(self) -> dict[str, Quota]:
        """Return the quotas by name."""
        return {name: value for name, value in vars(self).items() if isinstance(value, Quota)}


def shared(shares: Shares, wishes: list[str]) -> Shares:
    """Return shares with some of them set anew."""
    kinds = {one.name: one.default for one in fields(Shares)}
    for wish in wishes:
        name, _, text = wish.partition("=")
        name = name.strip().replace("-", "_")
        try:
            usual = kinds[name]
            at_once, slash, rest = text.partition("/")
            value = Quota(int(at_once), float(rest)) if slash else int(text)
        except (KeyError, ValueError) as error:
            raise BadShare(wish) from error
        least = min(value.at_once, value.per_minute) if isinstance(value, Quota) else value
        if type(value) is not type(usual) or least <= 0:
            raise BadShare(wish)
        shares = replace(shares, **{name: value})
    return shares
