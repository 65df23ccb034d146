"""Notices leave through TLS and after a login, or not at all."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from kontor.server.service import mailing, outgoing
from kontor.server.service.mailing import Letter, MailServer, NotSent
from tests.server.people import run
from tests.server.postbox import Mailbox, Receiver

pytestmark = pytest.mark.filterwarnings("ignore:Requiring AUTH")

LETTER = Letter("Your turn", "Die Fugger", "https://play.example.org/call/x/stop")
USER, PASSWORD = "kontor", "correct horse"
TO = "ada@example.org"


def certificate(folder: Path, host: str) -> tuple[Path, Path]:
    """Make a certificate for a host that nobody but itself vouches for, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, host)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    public, private = folder / f"{host}.pem", folder / f"{host}.key"
    public.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    private.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    return public, private


@pytest.fixture
def tls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ssl.SSLContext]:
    """Return what a server at localhost shows; this process trusts it."""
    public, private = certificate(tmp_path, "localhost")
    monkeypatch.setenv("SSL_CERT_FILE", str(public))
    outgoing.trusted.cache_clear()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(public, private)
    yield context
    outgoing.trusted.cache_clear()


class Post(Mailbox):
    """A mail server that notes in which way a mail came."""

    def __init__(self) -> None:
        super().__init__()
        self.ways: list[tuple[bool, bool]] = []

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        """Keep a mail, and whether it came through TLS after a login."""
        self.ways.append((session.ssl is not None or self.is_wrapped, bool(session.authenticated)))
        return await super().handle_DATA(server, session, envelope)

    is_wrapped = False


def let_in(server: SMTP, session: Session, envelope: Envelope, kind: str, data: Any) -> AuthResult:
    """Let in whoever knows the password."""
    known = isinstance(data, LoginPassword) and data.login == USER.encode()
    return AuthResult(success=known and data.password == PASSWORD.encode(), handled=False)


@asynccontextmanager
async def post_office(
    tls: ssl.SSLContext | None, wrapped: bool = False
) -> AsyncIterator[tuple[Post, MailServer]]:
    """Run a mail server that asks for a password, in the open, after STARTTLS or within TLS."""
    box = Post()
    box.is_wrapped = wrapped
    options: dict[str, Any] = {"authenticator": let_in, "auth_required": True}
    options |= {"auth_require_tls": tls is not None and not wrapped}
    if not wrapped:
        options["tls_context"] = tls
    server = await asyncio.get_running_loop().create_server(
        lambda: SMTP(box, **options), "127.0.0.1", 0, ssl=tls if wrapped else None
    )
    port = server.sockets[0].getsockname()[1]
    scheme = "smtps" if wrapped else "smtp"
    try:
        yield box, MailServer(scheme, "localhost", port, USER, PASSWORD, "kontor@example.org")
    finally:
        server.close()


async def is_sent(server: MailServer) -> bool:
    """Tell whether a letter is taken; if not, it is tried again later."""
    try:
        await mailing.send(server, TO, LETTER, 0.0)
    except NotSent as error:
        assert not error.for_good
        return False
    return True


@pytest.mark.parametrize("wrapped", [False, True])
def test_mails_go_through_tls_after_a_login(tls: ssl.SSLContext, wrapped: bool) -> None:
    async def test() -> None:
        async with post_office(tls, wrapped) as (box, server):
            assert await is_sent(server)
            assert box.ways == [(True, True)] and box.mails[0]["To"] == TO
            assert not await is_sent(replace(server, password="wrong"))
            assert not await is_sent(replace(server, host="127.0.0.1"))  # vouched for by nobody
            assert len(box.mails) == 1

    run(test())


def test_a_mail_server_without_tls_gets_neither_password_nor_mail(tls: ssl.SSLContext) -> None:
    async def test() -> None:
        async with post_office(None) as (box, server):
            assert not await is_sent(server)
            assert box.ways == []
            assert await is_sent(replace(server, scheme="smtp+plain"))

    run(test())


def test_webhooks_insist_on_a_certificate(tls: ssl.SSLContext) -> None:
    async def test() -> None:
        found = Receiver()
        server = await asyncio.start_server(found.serve, "127.0.0.1", 0, ssl=tls)
        port = server.sockets[0].getsockname()[1]
        for host, private in (("localhost", False), ("127.0.0.1", True)):
            with pytest.raises(outgoing.Unreachable):
                await outgoing.post(f"https://{host}:{port}/told", b"{}", {}, private)
        assert found.posts == []
        address = f"https://localhost:{port}/told"
        assert await outgoing.post(address, b"{}", {}, private=True) == found.status
        assert found.posts[0].body == b"{}"
        server.close()

    run(test())
