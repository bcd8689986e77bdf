"""Who may speak: tokens, and the origins of pages."""

from __future__ import annotations

import secrets
from urllib.parse import urlsplit

from .. import clock
from ..table.create import Fresh

COOKIE = "courtly"
SHORTEST_TOKEN = 22  # 128 bits in base64


def new_token() -> str:
    """A secret of 256 bits: whoever has it is that browser."""
    return secrets.token_urlsafe(32)


def fresh(seats: int) -> Fresh:
    """For a new table: an address nobody can guess, which is all one needs to enter a private one,
    a secret for the deal, and invitations."""
    from ...core.rng import fresh_seed  # not before there is a table: it brings arrays along

    invites = [new_token() for _ in range(seats)]
    return Fresh(secrets.token_urlsafe(16), fresh_seed(), invites, clock.now())


def usable(token: str | None) -> bool:
    """Whether a token can be one of ours."""
    return token is not None and SHORTEST_TOKEN <= len(token) <= 128 and token.isascii()


def origin_allowed(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Whether a page of this origin may talk to us. Programs send none; browsers always do."""
    if origin is None or origin in allowed:
        return True
    return bool(host) and urlsplit(origin).netloc.lower() == (host or "").lower()
