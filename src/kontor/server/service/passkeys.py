"""Passkeys: an authenticator instead of a key that somebody has to keep (WebAuthn).

| danger                       | how it is met                                                     |
| ---------------------------- | ----------------------------------------------------------------- |
| an answer used twice         | what is to be signed is new each time, taken once, for minutes    |
| an answer made for elsewhere | it names our own origin and host                                  |
| an answer for another browser | what is to be signed belongs to the browser that has asked       |
| a copied authenticator       | a counter that goes back is refused                               |
"""

import json
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final

from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from kontor.server.service.errors import ServiceError
from kontor.server.service.service import Service
from kontor.server.store.passkey_store import PasskeyRow, PasskeyStore

SECONDS: Final = 300.0
MOST: Final = 10
LONGEST: Final = 1400
NEW: Final = "new"
SIGN_IN: Final = "sign-in"


@dataclass(frozen=True)
class Place:
    """Where passkeys are good: a host name, and the origin of its pages."""

    host: str
    origin: str


class Passkeys:
    """The passkeys of a service's people."""

    def __init__(self, service: Service) -> None:
        self.service: Service = service
        self.rows: PasskeyStore = PasskeyStore(service.store)

    async def offer_new(self, person: str, browser: str, place: Place, name: str) -> str:
        """Return what a browser needs to make a passkey for a person, as JSON."""
        self.service.quotas.take("ways", person)
        known = [base64url_to_bytes(row.credential) for row in await self.rows.of(person)]
        options = generate_registration_options(
            rp_id=place.host,
            rp_name="Kontor",
            user_id=sha256(f"passkey {person}".encode()).digest(),
            user_name=name,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=one) for one in known],
        )
        await self.keep(browser, NEW, options.challenge)
        return options_to_json(options)

    async def add(
        self, person: str, browser: str, place: Place, given: dict[str, Any], kind: str
    ) -> None:
        """Keep a passkey that a browser has made; told twice, it is kept once."""
        known = await self.rows.find(id_of(str(given.get("id", ""))))
        if known and known.person == person:
            return
        asked = await self.rows.asked(browser, NEW, self.service.now())
        if not asked:
            raise ServiceError("error-passkey", 422)
        try:
            made = verify_registration_response(
                credential=json.dumps(given),
                expected_challenge=base64url_to_bytes(asked),
                expected_rp_id=place.host,
                expected_origin=place.origin,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError) as error:
            await self.rows.take(browser, NEW, self.service.now())
            raise ServiceError("error-passkey", 422) from error
        credential = bytes_to_base64url(made.credential_id)
        is_room = len(await self.rows.of(person)) < MOST and len(credential) <= LONGEST
        now = self.service.now()
        row = PasskeyRow(
            id_of(credential),
            person,
            credential,
            bytes_to_base64url(made.credential_public_key),
            made.sign_count,
            kind,
            now,
            now,
        )
        if not is_room or not await self.rows.add(row, browser, NEW):
            raise ServiceError("error-passkey", 422)

    async def offer_sign_in(self, browser: str, place: Place) -> str:
        """Return what a browser needs to sign in with a passkey, as JSON."""
        self.service.quotas.take("ways", browser)
        options = generate_authentication_options(
            rp_id=place.host, user_verification=UserVerificationRequirement.PREFERRED
        )
        await self.keep(browser, SIGN_IN, options.challenge)
        return options_to_json(options)

    async def sign_in(self, browser: str, place: Place, given: dict[str, Any], kind: str) -> str:
        """Let a browser be that of the person whose passkey it has shown; return who that is."""
        challenge = await self.taken(browser, SIGN_IN)
        credential = given.get("id")
        row = await self.rows.find(id_of(credential)) if isinstance(credential, str) else None
        if row is None:
            raise ServiceError("error-no-such-passkey", 404)
        try:
            shown = verify_authentication_response(
                credential=json.dumps(given),
                expected_challenge=challenge,
                expected_rp_id=place.host,
                expected_origin=place.origin,
                credential_public_key=base64url_to_bytes(row.public_key),
                credential_current_sign_count=row.counter,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError) as error:
            raise ServiceError("error-passkey", 422) from error
        if not await self.rows.use(row, shown.new_sign_count, self.service.now()):
            raise ServiceError("error-passkey", 422)
        await self.service.people.bind(browser, row.person, kind)
        return row.person

    async def keep(self, browser: str, purpose: str, challenge: bytes) -> None:
        """Keep what is to be signed."""
        now = self.service.now()
        text = bytes_to_base64url(challenge)
        await self.rows.ask(browser, purpose, text, now, now + SECONDS)

    async def taken(self, browser: str, purpose: str) -> bytes:
        """Return what was to be signed, once."""
        found = await self.rows.take(browser, purpose, self.service.now())
        if not found:
            raise ServiceError("error-passkey", 422)
        return base64url_to_bytes(found)


def id_of(credential: str) -> str:
    """Return the id of a passkey."""
    return sha256(credential.encode("utf-8", "replace")).hexdigest()
