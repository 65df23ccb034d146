"""Web Push: a message that only one browser can read (RFC 8291), signed by this server (RFC 8292).

A browser's push service learns when a notice comes and how long it is, not what it says; all
messages have the same length.
"""

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE: Final = ec.SECP256R1()
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16
# What every push service takes, and what is said at most, is 3 KiB; shorter messages are filled up.
LENGTH: Final = 3072
RECORD: Final = 4096
LAST_RECORD: Final = b"\x02"
SIGNED_SECONDS: Final = 12 * 3600
KEPT_SECONDS: Final = 24 * 3600


class BadSubscription(ValueError):
    """What a browser has sent is no subscription."""


@dataclass(frozen=True)
class Subscription:
    """What a browser tells of itself, so that it can be sent something."""

    point: bytes
    auth: bytes


def subscription(keys: str) -> Subscription:
    """Read the keys of a browser, `{"p256dh": …, "auth": …}`."""
    try:
        found = json.loads(keys)
        point, auth = unpacked(found["p256dh"]), unpacked(found["auth"])
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    except (ValueError, KeyError, TypeError) as error:
        raise BadSubscription from error
    if len(point) != POINT_BYTES or len(auth) != AUTH_BYTES:
        raise BadSubscription
    return Subscription(point, auth)


def encrypted(
    text: bytes,
    to: Subscription,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
    fill: int = LENGTH,
) -> bytes:
    """Encrypt a text for one browser; key and salt are new each time unless a test gives them."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    point = point_of(own)
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to.point))
    material = derived(shared, to.auth, b"WebPush: info\x00" + to.point + point, 32)
    key = derived(material, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derived(material, salt, b"Content-Encoding: nonce\x00", 12)
    padded = text + LAST_RECORD + b"\x00" * max(0, fill - len(text))
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(key).encrypt(nonce, padded, None)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """Derive bytes from a secret."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def new_secret() -> str:
    """Make the key with which a server signs what it pushes."""
    key = ec.generate_private_key(CURVE)
    return packed(key.private_numbers().private_value.to_bytes(32, "big"))


def key_of(secret: str) -> ec.EllipticCurvePrivateKey:
    """Return the key that a secret stands for."""
    return ec.derive_private_key(int.from_bytes(unpacked(secret), "big"), CURVE)


def public_key(secret: str) -> str:
    """Return what browsers must know of a server's key."""
    return packed(point_of(key_of(secret)))


def point_of(key: ec.EllipticCurvePrivateKey) -> bytes:
    """Return the public point of a key."""
    return key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def headers(secret: str, endpoint: str, contact: str, moment: float) -> dict[str, str]:
    """Return the headers of a push: who sends it, how long it is of use."""
    parts = urlsplit(endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(moment) + SIGNED_SECONDS,
        "sub": contact,
    }
    signed = f"{as_json({'typ': 'JWT', 'alg': 'ES256'})}.{as_json(claims)}"
    one, other = decode_dss_signature(
        key_of(secret).sign(signed.encode(), ec.ECDSA(hashes.SHA256()))
    )
    token = f"{signed}.{packed(one.to_bytes(32, 'big') + other.to_bytes(32, 'big'))}"
    return {
        "Authorization": f"vapid t={token}, k={public_key(secret)}",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_SECONDS),
        "Urgency": "normal",
    }


def as_json(value: dict[str, object]) -> str:
    """Write a part of a token."""
    return packed(json.dumps(value, separators=(",", ":")).encode())


def packed(raw: bytes) -> str:
    """Write bytes as they stand in tokens."""
    return urlsafe_b64encode(raw).decode().rstrip("=")


def unpacked(text: str) -> bytes:
    """Read bytes as they stand in tokens."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
