"""A passkey as a browser makes one."""

import json
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec


def packed(data: bytes) -> str:
    """Write bytes as browsers do."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def made_passkey(challenge: str, base: str) -> dict[str, Any]:
    """Return what an authenticator without attestation makes (WebAuthn, section 6.5)."""
    numbers = ec.generate_private_key(ec.SECP256R1()).public_key().public_numbers()
    x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
    key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
    name = secrets.token_bytes(16)
    present_and_attested = b"\x45"
    counter, model, length = bytes(4), bytes(16), len(name).to_bytes(2, "big")
    where = sha256(b"localhost").digest()
    data = where + present_and_attested + counter + model + length + name + key
    attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
    client = json.dumps({"type": "webauthn.create", "challenge": challenge, "origin": base})
    response = {"attestationObject": packed(attested), "clientDataJSON": packed(client.encode())}
    return {"id": packed(name), "rawId": packed(name), "type": "public-key", "response": response}
