"""How fast one may speak."""

from __future__ import annotations

import contextlib
import ipaddress
import time
from collections import OrderedDict


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


def neighbourhood(address: str) -> str:
    """What one person may have many addresses of counts as one.

    >>> neighbourhood("2001:db8:1:2:3:4:5:6"), neighbourhood("192.0.2.7")
    ('2001:db8:1:2::/64', '192.0.2.7')
    """
    if ":" not in address:
        return address
    with contextlib.suppress(ValueError):
        return str(ipaddress.ip_network((address.partition("%")[0], 64), strict=False))
    return address


class Limit:
    """How often one may do something: each person, and all at one address together."""

    def __init__(self, rate: float, burst: float, people: int) -> None:
        self._people = Buckets(rate, burst)
        self._addresses = Buckets(people * rate, people * burst)

    def take(self, who: str, address: str) -> bool:
        """Whether there was something left for both."""
        return self._addresses.take(neighbourhood(address)) and self._people.take(who)


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
