"""Where notices arrive in tests: a real mail server, and a web server that keeps what is posted."""

import asyncio
import json
import time
from base64 import urlsafe_b64decode
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import Future
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from threading import Thread
from typing import Any

from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from kontor.server.service.mailing import MailServer
from kontor.server.service.pushing import CURVE, packed, point_of

REPLY = b"HTTP/1.1 %d Noted\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n"


@dataclass
class Mailbox:
    """A mail server of this process."""

    raw: list[bytes] = field(default_factory=list)
    refusal: str = ""
    port: int = 0

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        """Keep a mail, or refuse it."""
        if not self.refusal:
            assert isinstance(envelope.original_content, bytes)
            self.raw.append(envelope.original_content)
        return self.refusal or "250 OK"

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        """Take an address, or refuse it for good."""
        if address.startswith("nobody@"):
            return "550 no such person"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    @property
    def mails(self) -> list[EmailMessage]:
        """Return what has arrived."""
        return [
            found
            for raw in self.raw
            if isinstance(found := message_from_bytes(raw, policy=policy.default), EmailMessage)
        ]

    def server(self, scheme: str = "smtp+plain") -> MailServer:
        """Return how it is reached."""
        return MailServer(scheme, "127.0.0.1", self.port, "", "", "kontor@example.org")


@asynccontextmanager
async def mailbox() -> AsyncIterator[Mailbox]:
    """Run a mail server."""
    box = Mailbox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(box), "127.0.0.1", 0)
    box.port = server.sockets[0].getsockname()[1]
    try:
        yield box
    finally:
        server.close()


@dataclass
class Posted:
    """A request that has arrived."""

    target: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    """A web server of this process; it answers with a status."""

    posts: list[Posted] = field(default_factory=list)
    status: int = 201
    port: int = 0

    @property
    def base(self) -> str:
        """Return the address."""
        return f"http://127.0.0.1:{self.port}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Keep one request and answer it."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
        raw = dict(line.split(": ", 1) for line in head[1:] if line)
        body = await reader.readexactly(int(headers["content-length"]))
        self.posts.append(Posted(head[0].split()[1], {k.lower(): v for k, v in raw.items()}, body))
        writer.write(REPLY % self.status)
        await writer.drain()
        writer.close()


@asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    """Run a web server."""
    found = Receiver()
    server = await asyncio.start_server(found.serve, "127.0.0.1", 0)
    found.port = server.sockets[0].getsockname()[1]
    try:
        yield found
    finally:
        server.close()


class PushBrowser:
    """A browser that can be pushed to: it has a key, and reads what its push service gets."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.auth = b"sixteen bytes it"

    def subscription(self, endpoint: str) -> dict[str, Any]:
        """Return what the browser tells the server."""
        keys = {"p256dh": packed(point_of(self.key)), "auth": packed(self.auth)}
        return {"endpoint": endpoint, "keys": keys}

    def read(self, body: bytes) -> dict[str, Any]:
        """Decrypt a push as RFC 8291 and RFC 8188 say."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        other = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self.key.exchange(ec.ECDH(), other)
        info = b"WebPush: info\0" + point_of(self.key) + sender
        material = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(material)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(material)
        text = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert text[-1:] == b"\x02"
        found: dict[str, Any] = json.loads(text[:-1])
        return found


def claims(header: str) -> dict[str, Any]:
    """Check who has signed a push (RFC 8292) and return what is claimed."""
    scheme, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    signed, _, signature = parts["t"].rpartition(".")
    raw = opened(signature)
    numbers = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, opened(parts["k"]))
    key.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(hashes.SHA256()))
    assert scheme == "vapid"
    found: dict[str, Any] = json.loads(opened(signed.partition(".")[2]))
    return found


def opened(text: str) -> bytes:
    """Read bytes as they stand in tokens."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Letterbox:
    """A mail server and a web server that run beside a test."""

    mails: Mailbox
    web: Receiver

    def arrived(self, number: int) -> EmailMessage:
        """Wait until so many mails have arrived, and return the last of them."""
        for _ in range(2_400):
            if len(self.mails.raw) >= number:
                return self.mails.mails[number - 1]
            time.sleep(0.05)
        raise AssertionError(f"{len(self.mails.raw)} of {number} mails have arrived")


@contextmanager
def letterbox() -> Iterator[Letterbox]:
    """Run both in a thread, for tests that drive a browser."""
    ready: Future[tuple[Letterbox, asyncio.AbstractEventLoop, asyncio.Event]] = Future()

    async def serve() -> None:
        async with mailbox() as mails, receiver() as web:
            end = asyncio.Event()
            ready.set_result((Letterbox(mails, web), asyncio.get_running_loop(), end))
            await end.wait()

    thread = Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    found, loop, end = ready.result(60)
    try:
        yield found
    finally:
        loop.call_soon_threadsafe(end.set)
        thread.join(60)
