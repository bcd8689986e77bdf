"""The time of day, as a server needs it: it goes on evenly, whatever is done to the system's clock.

Somebody sets the clock, or a machine finds out what time it is: the seconds of players must not be
lost, or won, by that. So the time is that of the start, and what has passed since.
"""

from __future__ import annotations

import time

_START = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970."""
    return _START + time.monotonic()
