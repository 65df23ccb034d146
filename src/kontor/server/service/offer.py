"""Offer: which ways to call people a server has, by what is installed and set up."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec

from kontor.server.service.mailing import MailServer
from kontor.server.store.calling_rows import HOOK, MAIL, PUSH


@dataclass(frozen=True)
class Offer:
    """What can be offered to people; `private` lets webhooks reach addresses of our own network."""

    mail: MailServer | None = None
    push: bool = False
    hooks: bool = False
    passkeys: bool = False
    private: bool = False

    @property
    def ways(self) -> tuple[str, ...]:
        """Return the kinds of ways that are offered."""
        offered = {MAIL: self.mail is not None, PUSH: self.push, HOOK: self.hooks}
        return tuple(kind for kind, is_offered in offered.items() if is_offered)


def is_installed(module: str) -> bool:
    """Tell whether a module of requirements/server.txt is there."""
    return find_spec(module) is not None


def offered(
    mail: MailServer | None, private: bool, has: Callable[[str], bool] = is_installed
) -> Offer:
    """Return what this server can offer; without requirements/server.txt, nothing."""
    is_server = has("cryptography")
    return Offer(
        mail=mail if has("aiosmtplib") else None,
        push=is_server,
        hooks=is_server,
        passkeys=has("webauthn"),
        private=private,
    )
