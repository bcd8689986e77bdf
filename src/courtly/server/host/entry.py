"""The door of the host's page: a secret, then a session in a cookie of its own."""

from __future__ import annotations

import hmac
import secrets

from .. import clock
from ..http.limits import Buckets, neighbourhood
from ..settings import Settings
from ..storage.host_store import HostStore
from ..table.hashes import hashed
from ..typed import signs_of
from ..wire.refused import Refused

COOKIE = "courtly-host"
PATH = "/api/host"
SESSION_SECONDS = 12 * 3600.0
KEY_SECONDS = 24 * 3600.0
"""How long a secret holds that the command line made."""


class Entry:
    """Lets the host in, and nobody else."""

    def __init__(self, settings: Settings, store: HostStore) -> None:
        self._settings, self._store = settings, store
        self._own = hashed(_plain(settings.admin_secret.get_secret_value()))
        self._tries = Buckets(1 / 20, 6)
        """For each address,"""
        self._all = Buckets(1, 60)
        """and for all of them together."""

    async def start(self) -> None:
        """A secret that was made for this process opens the page on all of them."""
        if "admin_secret" not in self._settings.model_fields_set:
            await self._store.keep_key("secret", self._own, process=self._settings.process)

    async def enter(self, secret: str, address: str) -> str:
        """A session for who knows the secret. Wrong ones are not many, and take as long."""
        if not self._all.take("") or not self._tries.take(neighbourhood(address)):
            raise Refused("too_fast", "Too many secrets were tried; wait a minute.")
        given = hashed(_plain(secret))
        own = hmac.compare_digest(given, self._own)
        kept = await self._store.key_fits("secret", given, clock.now())
        if not (own or kept):
            raise Refused("not_welcome", "That is not the secret.", text="problem-host-secret")
        session = secrets.token_urlsafe(32)
        expires = clock.now() + SESSION_SECONDS
        await self._store.keep_key("session", hashed(session), expires=expires)
        return session

    async def check(self, session: str | None) -> None:
        """Refuse who has no session."""
        if not await self.fits(session):
            raise Refused("not_welcome", "Enter the secret first.", text="problem-host-enter")

    async def fits(self, session: str | None) -> bool:
        """Whether it is one that holds."""
        return await self._store.key_fits("session", hashed(session or ""), clock.now())

    async def leave(self, session: str) -> None:
        """End a session."""
        await self._store.drop_key(hashed(session))

    def cookie(self, session: str, seconds: float) -> str:
        """It goes to the host's routes and nowhere else, and never with pages of others."""
        secure = "; Secure" if self._settings.https else ""
        return (
            f"{COOKIE}={session}; Path={PATH}; Max-Age={int(seconds)}; HttpOnly; "
            f"SameSite=Strict{secure}"
        )


def _plain(secret: str) -> str:
    """A secret of ours as people type it; another's as it is."""
    return signs_of(secret) or secret
