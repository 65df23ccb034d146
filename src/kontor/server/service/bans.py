"""Bans: devices and networks that the operator keeps outside, as this process knows them."""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from kontor.server.service.errors import ServiceError
from kontor.server.store.moderation import Ban


class Bans:
    """The bans in force, in memory: every request is held against them."""

    def __init__(self) -> None:
        self.devices: frozenset[str] = frozenset()
        self.networks: tuple[IPv4Network | IPv6Network, ...] = ()

    def load(self, bans: Iterable[Ban]) -> bool:
        """Take over what the store keeps; tell whether anything has changed."""
        devices, networks = set(), set()
        for ban in bans:
            network = as_network(ban.who)
            if network is None:
                devices.add(ban.who)
            else:
                networks.add(network)
        before = (self.devices, set(self.networks))
        self.devices, self.networks = frozenset(devices), tuple(networks)
        return before != (self.devices, networks)

    def check(self, device: str, address: str) -> None:
        """Refuse whoever is banned."""
        if device in self.devices or (self.networks and self.holds(address)):
            raise ServiceError("error-banned", 403)

    def holds(self, address: str) -> bool:
        """Tell whether an address lies in a banned network."""
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.networks)


def as_network(who: str) -> IPv4Network | IPv6Network | None:
    """Return an address or a network, or nothing if it is neither."""
    try:
        return ip_network(who, strict=False)
    except ValueError:
        return None
