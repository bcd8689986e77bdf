"""Who may speak, and how fast: tokens, origins, rates."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from urllib.parse import urlsplit

COOKIE = "courtly"
SHORTEST_TOKEN = 22  # 128 bits in base64


def new_token() -> str:
    """A secret of 256 bits: whoever has it is that browser."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """An address nobody can guess: the link to a private table is all one needs to enter."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """What the database keeps of a token. Tokens are long and random, so no salt is needed."""
    return hashlib.sha256(token.encode()).hexdigest()


def commitment(seed: str) -> str:
    """What a table shows of its deal before it is made."""
    return hashlib.sha256(seed.encode()).hexdigest()


def usable(token: str | None) -> bool:
    """Whether a token can be one of ours."""
    return token is not None and SHORTEST_TOKEN <= len(token) <= 128 and token.isascii()


def origin_allowed(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Whether a page of this origin may talk to us. Programs send none; browsers always do."""
    if origin is None or origin in allowed:
        return True
    return bool(host) and urlsplit(origin).netloc.lower() == (host or "").lower()


class Bucket:
    """A token bucket: `rate` a second on average, `burst` at once."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._left, self._at = burst, time.monotonic()

    def take(self) -> bool:
        """Whether there was a token left."""
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each of the last few thousand keys, such as addresses."""

    KEPT = 4096

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._by_key: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Whether `key` had a token left."""
        bucket = self._by_key.pop(key, None) or Bucket(self.rate, self.burst)
        self._by_key[key] = bucket
        if len(self._by_key) > self.KEPT:
            self._by_key.popitem(last=False)
        return bucket.take()
