"""Secrets that people type: random, long enough that nobody guesses one, and hard to misread."""

from __future__ import annotations

import secrets

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: none looks like another
GROUP, GROUPS = 4, 5
_MISREAD = str.maketrans("OIL", "011")


def new_phrase() -> str:
    """A new one of 100 bits, as it is shown: ``7K3M-…``."""
    signs = [secrets.choice(SIGNS) for _ in range(GROUP * GROUPS)]
    return "-".join("".join(signs[k : k + GROUP]) for k in range(0, len(signs), GROUP))


def signs_of(typed: str) -> str | None:
    """The signs of a phrase as people type it; None if it cannot be one.

    >>> signs_of("7k3m  oil0-0000 00000000")
    '7K3M0110000000000000'
    """
    signs = "".join(char for char in typed.upper() if char.isalnum()).translate(_MISREAD)
    return signs if len(signs) == GROUP * GROUPS and set(signs) <= set(SIGNS) else None
