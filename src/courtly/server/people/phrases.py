"""Passphrases: shown once, kept as a slow hash.

The first group of a phrase finds it; the others are the secret: 80 bits.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets

from ..http.limits import Buckets, Limit
from ..storage.device_store import DeviceStore, Phrase
from ..typed import GROUP, new_phrase, signs_of
from ..wire.refused import Refused

_FORM = "A passphrase is five groups of four letters and digits."
_COST = {"n": 2**14, "r": 8, "p": 1}  # 16 MB and some 50 ms


def read_phrase(typed: str) -> tuple[str, str] | None:
    """Handle and secret of a phrase as people type it; None if it cannot be one."""
    signs = signs_of(typed)
    return (signs[:GROUP], signs[GROUP:]) if signs else None


def slow_hash(secret: str, salt: str) -> str:
    """In a thread: it takes a while, and memory."""
    return hashlib.scrypt(secret.encode(), salt=salt.encode(), **_COST).hex()


class Phrases:
    """Makes and recognises them."""

    def __init__(self, store: DeviceStore, people_per_address: int) -> None:
        self._store = store
        self._tries = Limit(1 / 10, 5, people_per_address)
        self._guesses = Buckets(1 / 60, 10)
        """For each phrase, wherever they come from."""
        self._one = asyncio.Semaphore(1)

    async def make(self, person: str) -> str:
        """The new passphrase of somebody; an earlier one is gone."""
        while True:
            phrase = new_phrase()
            found = read_phrase(phrase)
            assert found is not None
            handle, secret = found
            salt = secrets.token_hex(16)
            kept = Phrase(handle, person, salt, await self._hash(secret, salt))
            if await self._store.keep_phrase(kept):
                return phrase

    async def person(self, typed: str, device: str, address: str) -> str:
        """Whose passphrase it is. Wrong ones take as long, and are not many."""
        found = read_phrase(typed)
        if found is None:
            raise Refused("invite", _FORM, text="problem-phrase-form")
        handle, secret = found
        if not self._tries.take(device, address) or not self._guesses.take(handle):
            raise Refused("too_fast", "Too many passphrases were tried; wait a minute.")
        kept = await self._store.phrase(handle)
        salt = kept.salt if kept else "0" * 32
        given = await self._hash(secret, salt)
        if kept is None or not hmac.compare_digest(kept.hash, given):
            raise Refused("invite", "Nobody has this passphrase.", text="problem-phrase-wrong")
        return kept.person

    async def _hash(self, secret: str, salt: str) -> str:
        async with self._one:
            return await asyncio.to_thread(slow_hash, secret, salt)
