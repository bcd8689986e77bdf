"""How people become those who may make tables: by a link of the host's, or by the password."""

from __future__ import annotations

import asyncio
import hmac
from typing import Any

from .. import clock
from ..http.limits import Buckets, Limit
from ..people.phrases import slow_hash
from ..storage.host_store import HostStore
from ..table.hashes import hashed
from ..wire.host import JoinHouse
from ..wire.refused import Refused

BY_PASSWORD = "password"


class Joining:
    """Checks what people bring."""

    def __init__(self, store: HostStore, people_per_address: int) -> None:
        self._store = store
        self._tries = Limit(1 / 10, 5, people_per_address)
        self._guesses = Buckets(1 / 2, 60)
        """Of the password, wherever they come from."""
        self._one = asyncio.Semaphore(1)

    async def join(self, wanted: JoinHouse, who: str, address: str) -> None:
        """Let somebody make tables from now on."""
        if not self._tries.take(who, address):
            raise Refused("too_fast", "Too many tries; wait a minute.")
        if wanted.invitation is not None:
            await self._by_link(wanted.invitation, who)
        elif wanted.password is not None:
            await self._by_password(wanted.password, who)
        else:
            raise Refused("bad_message", "An invitation or a password is needed.")

    async def _by_link(self, token: str, who: str) -> None:
        if not await self._store.accept(hashed(token), who, clock.now()):
            raise Refused("invite", "This invitation does not hold.", text="problem-welcome-used")

    async def _by_password(self, password: str, who: str) -> None:
        if not self._guesses.take(""):
            raise Refused("too_fast", "Too many passwords were tried; wait a minute.")
        rules = await self._store.rules()
        kept: dict[str, Any] | None = rules.get("password")
        salt = kept["salt"] if kept else "0" * 32
        async with self._one:
            given = await asyncio.to_thread(slow_hash, password, salt)
        fits = kept is not None and hmac.compare_digest(kept["hash"], given)
        if not fits or rules.get("making") != "password":
            raise Refused("invite", "That is not the password.", text="problem-password-wrong")
        await self._store.let_make(who, BY_PASSWORD, clock.now())
