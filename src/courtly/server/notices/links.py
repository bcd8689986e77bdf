"""Signed links: who holds one may stop notices on one way, and nothing else."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode

from ..storage.way_store import WayStore


class Links:
    """Makes and checks them, by a key made once and kept in the database."""

    def __init__(self, store: WayStore) -> None:
        self._store = store
        self._key: bytes | None = None

    async def _sign(self, what: str) -> str:
        if self._key is None:
            kept = await self._store.key("links", secrets.token_hex(32))
            self._key = bytes.fromhex(kept)
        made = hmac.new(self._key, what.encode(), hashlib.sha256).digest()
        return urlsafe_b64encode(made[:18]).decode()

    async def stop(self, way: str) -> str:
        """What stands behind the address to stop a way: its id, and a signature."""
        return f"{way}/{await self._sign(f'stop {way}')}"

    async def stops(self, way: str, given: str) -> bool:
        """Whether a signature is ours."""
        wanted = await self._sign(f"stop {way}")
        return hmac.compare_digest(wanted.encode(), given.encode())

    async def pseudonym(self, what: str) -> str:
        """For counting: nobody can tell what it stands for who does not have the key."""
        return await self._sign(f"count {what}")
