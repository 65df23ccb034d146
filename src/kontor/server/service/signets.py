"""Signets: secrets with which this server marks the cookies it gives out.

A cookie is `TOKEN.NUMBER.MARK`: the token that names a device, and a mark that only this server
can make, with the signet of that number. Signets lie in the database and are replaced now and
then; a cookie with an older one is marked anew at its next visit. The token stays, and with it all
seats. Where a signet is missing, a token is still good if a table knows its device.
"""

from base64 import urlsafe_b64encode
from hashlib import sha256
from hmac import compare_digest, new
from secrets import token_hex
from typing import Final

from kontor.server.service.tokens import LENGTH
from kontor.server.store.rows import Signet
from kontor.server.store.store import Store

DAY: Final = 86_400.0
# A signet marks new cookies for so many days, and is known for as long as they last.
FRESH_DAYS: Final = 90
KNOWN_DAYS: Final = 500
MARK_BYTES: Final = 18


class Signets:
    """The signets of a server, the newest last."""

    def __init__(self) -> None:
        self.known: dict[int, str] = {}

    async def open(self, store: Store, now: float) -> None:
        """Read the signets, and make a new one if the newest has become old."""
        found = await store.signets()
        if not found or found[-1].created < now - FRESH_DAYS * DAY:
            await store.add_signet(token_hex(32), now, forget=now - KNOWN_DAYS * DAY)
            found = await store.signets()
        self.take(found)

    def take(self, found: list[Signet]) -> None:
        """Use these signets."""
        self.known = {signet.number: signet.secret for signet in found}

    def is_missing(self, cookie: str) -> bool:
        """Tell whether a cookie was marked with a signet that another process may have made."""
        number = cookie.split(".")[1:2]
        return bool(number) and number[0] not in map(str, self.known)

    def marked(self, token: str) -> str:
        """Return a token as a cookie of this server."""
        number = max(self.known)
        return f"{token}.{number}.{mark(self.known[number], token)}"

    def token(self, cookie: str) -> tuple[str, bool]:
        """Return the token of a cookie, or of what looks like one, and whether it is ours."""
        token, _, rest = cookie.partition(".")
        number, _, given = rest.partition(".")
        if len(token) != LENGTH:
            return "", False
        secret = self.known.get(int(number)) if number.isdecimal() and len(number) < 9 else None
        if secret is None or not given.isascii():
            return token, False
        return token, compare_digest(mark(secret, token), given)

    def is_latest(self, cookie: str) -> bool:
        """Tell whether a cookie of ours was made with the newest signet."""
        return cookie.split(".")[1:2] == [str(max(self.known))]


def mark(secret: str, token: str) -> str:
    """Return the mark of a token."""
    made = new(bytes.fromhex(secret), token.encode(), sha256).digest()[:MARK_BYTES]
    return urlsafe_b64encode(made).decode()
