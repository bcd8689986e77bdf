"""What is shown, or kept, of a secret."""

from __future__ import annotations

import hashlib


def hashed(token: str) -> str:
    """What the database keeps of a token. Tokens are long and random, so no salt is needed."""
    return hashlib.sha256(token.encode()).hexdigest()


def commitment(seed: str) -> str:
    """What a table shows of its deal before it is made."""
    return hashlib.sha256(seed.encode()).hexdigest()


def speaker_id(table: str, who: str | None) -> str:
    """A name for a person at one table that tells nothing about them elsewhere."""
    return hashlib.sha256(f"{table} {who}".encode()).hexdigest()[:16]


def public_id(table: str) -> str:
    """A name for a table that does not open its door."""
    return hashlib.sha256(table.encode()).hexdigest()[:12]
