"""Who asks: the network address behind the request that is being served.

Tables know devices only. Where something is shared out among strangers the address counts, too: a
device is made by asking for a page, an address is not.
"""

from contextvars import ContextVar
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Final

# Empty for what the server does by itself.
ADDRESS: ContextVar[str] = ContextVar("address", default="")
# Whoever has one IPv6 address has all that begin alike.
HOME_BITS: Final = 64
# So many addresses are remembered as they were read.
REMEMBERED: Final = 4_096


@lru_cache(REMEMBERED)
def counted_as(address: str) -> str:
    """Return what an address is counted as: an IPv6 address as its network."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped:
            return str(found.ipv4_mapped)
        rest = 128 - HOME_BITS
        return f"{IPv6Address(int(found) >> rest << rest)}/{HOME_BITS}"
    return str(found)
