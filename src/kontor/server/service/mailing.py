"""Mail: a letter handed to the operator's mail server."""

import re
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formataddr, formatdate
from hashlib import sha256
from typing import Final
from urllib.parse import unquote, urlsplit

PORTS: Final = {"smtp": 587, "smtps": 465, "smtp+plain": 25}
SECONDS: Final = 30.0
LONGEST_ADDRESS: Final = 200
# One address as people have them; no quoted parts, no comments, no control characters.
ADDRESS: Final = re.compile(
    r"[\w.!#$%&'*+/=?^`{|}~-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z0-9-]{2,}", re.ASCII
)


class BadMailServer(ValueError):
    """Something that is no address of a mail server."""


class NotSent(Exception):
    """A letter was not taken; `for_good` if the address will never take one."""

    def __init__(self, for_good: bool) -> None:
        super().__init__("for good" if for_good else "for now")
        self.for_good: bool = for_good


@dataclass(frozen=True)
class MailServer:
    """Where letters are handed over, and who sends them.

    `smtp` begins in the open and insists on TLS, `smtps` has it from the start, `smtp+plain` never.
    """

    scheme: str
    host: str
    port: int
    user: str
    password: str
    sender: str


@dataclass(frozen=True)
class Letter:
    """A mail as it is written, with the link that stops more of them."""

    subject: str
    text: str
    stop: str


def mail_server(address: str, sender: str, password: str = "") -> MailServer:
    """Read the address of a mail server: smtp://USER:PASSWORD@HOST:PORT."""
    try:
        parts = urlsplit(address)
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError) as error:
        raise BadMailServer from error
    if not parts.hostname or not is_mail_address(sender):
        raise BadMailServer
    own = password or unquote(parts.password or "")
    return MailServer(
        parts.scheme, parts.hostname, port, unquote(parts.username or ""), own, sender
    )


def is_mail_address(text: str) -> bool:
    """Tell whether a text can be somebody's mail address."""
    return len(text) <= LONGEST_ADDRESS and ADDRESS.fullmatch(text) is not None


def message_of(server: MailServer, to: str, letter: Letter, moment: float) -> EmailMessage:
    """Return a letter as a mail that can be stopped by one click (RFC 8058)."""
    mail = EmailMessage(policy=SMTP)
    mail["From"] = formataddr(("Kontor", server.sender))
    mail["To"] = to
    mail["Subject"] = letter.subject
    mail["Date"] = formatdate(moment, usegmt=True)
    told = sha256(f"{letter.stop} {moment} {letter.text}".encode()).hexdigest()[:32]
    mail["Message-ID"] = f"<{told}@{server.sender.rpartition('@')[2]}>"
    mail["List-Unsubscribe"] = f"<{letter.stop}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(letter.text, cte="quoted-printable")
    return mail


async def send(server: MailServer, to: str, letter: Letter, moment: float) -> None:
    """Hand a letter over to the mail server."""
    import aiosmtplib  # noqa: PLC0415  only where `./kontor setup --server` has installed it

    try:
        await aiosmtplib.send(
            message_of(server, to, letter, moment),
            sender=server.sender,
            recipients=[to],
            hostname=server.host,
            port=server.port,
            username=server.user or None,
            password=server.password or None,
            use_tls=server.scheme == "smtps",
            start_tls=server.scheme == "smtp",
            timeout=SECONDS,
        )
    except aiosmtplib.SMTPRecipientsRefused as error:
        raise NotSent(all(one.code >= 500 for one in error.recipients)) from None
    except (aiosmtplib.SMTPException, OSError, TimeoutError):
        raise NotSent(for_good=False) from None
