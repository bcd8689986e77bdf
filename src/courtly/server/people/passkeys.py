"""Passkeys: a device signs what it is asked, and is its person's; the server keeps public keys.

A passkey is good for the site it was made at, over HTTPS or on this machine: browsers give none
to other pages. What is to be signed is asked once, by one browser, and answered within minutes.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from .. import clock
from ..http.limits import Limit
from ..storage.passkey_store import Passkey, PasskeyStore
from ..table.hashes import hashed
from ..wire.refused import Refused

SECONDS = 300.0
MOST = 10  # passkeys of one person
NAME = "Courtly"
_WRONG = "This passkey does not fit."
_NEEDS = "Passkeys need HTTPS and a name, or localhost."


@dataclass(frozen=True)
class Site:
    """Where a page is: what browsers bind passkeys to."""

    name: str
    origin: str


def site_of(host: str, secure: bool) -> Site:
    """The site of a request; refuses where no browser gives a passkey.

    >>> site_of("games.example", True)
    Site(name='games.example', origin='https://games.example')
    """
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
    name = name.lower()
    if _is_address(name) or not (secure or name == "localhost" or name.endswith(".localhost")):
        raise Refused("options", _NEEDS, text="problem-passkey-site")
    return Site(name, f"{'https' if secure else 'http'}://{host.lower()}")


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return not name
    return True


class Passkeys:
    """Makes and recognises them."""

    def __init__(self, store: PasskeyStore, people_per_address: int) -> None:
        self._store = store
        self._tries = Limit(1 / 10, 10, people_per_address)

    async def offer(self, person: str, name: str, site: Site) -> dict[str, Any]:
        """What a browser is asked, to make a new one."""
        kept = await self._store.passkeys_of(person)
        if len(kept) >= MOST:
            raise Refused("full", "You have many passkeys.", text="problem-passkeys-many")
        challenge = await self._challenge(f"make {person}", site)
        options = webauthn.generate_registration_options(
            rp_id=site.name,
            rp_name=NAME,
            user_name=name,
            user_id=base64url_to_bytes(_handle(person, kept)),
            challenge=challenge,
            timeout=int(1000 * SECONDS),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(base64url_to_bytes(one.credential))
                for one in kept
                if one.site == site.name
            ],
        )
        found: dict[str, Any] = json.loads(webauthn.options_to_json(options))
        return found

    async def keep(self, person: str, name: str, site: Site, credential: dict[str, Any]) -> None:
        """Keep the public key a browser made."""
        challenge = await self._answered(credential, f"make {person}", site)
        try:
            made = await asyncio.to_thread(
                webauthn.verify_registration_response,
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.name,
                expected_origin=site.origin,
            )
        except Exception:  # whatever it is that the library stumbles over
            raise _wrong() from None
        known = bytes_to_base64url(made.credential_id)
        kept = Passkey(
            id=hashed(known),
            person=person,
            credential=known,
            public_key=bytes_to_base64url(made.credential_public_key),
            handle=_handle(person, await self._store.passkeys_of(person)),
            site=site.name,
            count=made.sign_count,
            name=name,
            added=clock.now(),
        )
        if not await self._store.keep_passkey(kept):
            raise _wrong()

    async def ask(self, device: str, site: Site) -> dict[str, Any]:
        """What a browser is asked, to show whose it is: any passkey of this site will do."""
        challenge = await self._challenge(f"use {device}", site)
        options = webauthn.generate_authentication_options(
            rp_id=site.name,
            challenge=challenge,
            timeout=int(1000 * SECONDS),
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        found: dict[str, Any] = json.loads(webauthn.options_to_json(options))
        return found

    async def person(
        self, device: str, address: str, site: Site, credential: dict[str, Any]
    ) -> str:
        """Whose passkey has signed."""
        if not self._tries.take(device, address):
            raise Refused("too_fast", "Too many passkeys were tried; wait a minute.")
        challenge = await self._answered(credential, f"use {device}", site)
        kept = await self._store.passkey(hashed(str(credential.get("id"))))
        if kept is None or kept.site != site.name:
            raise _wrong()
        try:
            shown = await asyncio.to_thread(
                webauthn.verify_authentication_response,
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=kept.site,
                expected_origin=site.origin,
                credential_public_key=base64url_to_bytes(kept.public_key),
                credential_current_sign_count=kept.count,
            )
        except Exception:  # whatever it is that the library stumbles over
            raise _wrong() from None
        handle = credential["response"].get("userHandle")
        if handle is not None and handle != kept.handle:
            raise _wrong()
        if not await self._store.used_passkey(kept, shown.new_sign_count):
            raise _wrong()
        return kept.person

    async def _challenge(self, asker: str, site: Site) -> bytes:
        challenge, now = secrets.token_bytes(32), clock.now()
        hash_ = hashed(bytes_to_base64url(challenge))
        await self._store.challenge(hash_, hashed(asker), site.name, now + SECONDS, now)
        return challenge

    async def _answered(self, credential: dict[str, Any], asker: str, site: Site) -> bytes:
        """What the answer is to, if we asked it, this browser, here, and only once."""
        try:
            said = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
            given = str(said["challenge"]).rstrip("=")
            challenge = base64url_to_bytes(given)
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            raise _wrong() from None
        hash_ = hashed(bytes_to_base64url(challenge))
        if not await self._store.answered(hash_, hashed(asker), site.name, clock.now()):
            raise _wrong()
        return challenge


def _handle(person: str, kept: Sequence[Passkey]) -> str:
    """What authenticators call a person: the same for all their passkeys, and nothing else's."""
    return kept[0].handle if kept else hashed(f"passkeys of {person}")[:40]


def _wrong() -> Refused:
    return Refused("invite", _WRONG, text="problem-passkey-wrong")
