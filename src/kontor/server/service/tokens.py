"""Tokens: 256 random bits each; only their hashes are kept.

| token         | given to                 | opens                                       |
| ------------- | ------------------------ | ------------------------------------------- |
| device cookie | a browser                | what its person has: seats, tables          |
| key           | a person                 | the same, on any browser that opens it      |
| seat bearer   | a bot, by a seat's owner | that seat alone                             |
| other bearer  | a program, by itself     | the tables and seats it makes and claims    |
| invitation    | whoever gets the link    | a seat, for the first device that claims it |
| circle's link | whoever gets it          | that circle, for everybody who joins by it  |
"""

from hashlib import sha256
from secrets import token_urlsafe
from typing import Final

BYTES: Final = 32
LENGTH: Final = 43

COOKIE: Final = "cookie"
BEARER: Final = "bearer"
KEY: Final = "key"
INVITATION: Final = "invitation"
CIRCLE: Final = "circle"


def new_token() -> str:
    """Return a fresh token."""
    return token_urlsafe(BYTES)


def hashed(kind: str, token: str) -> str:
    """Return what is kept of a token; a token of one kind never opens what needs another."""
    return sha256(f"{kind} {token}".encode()).hexdigest()
