"""What refusals of different decisions have in common; each stands with its decision in `rules`.

They are read from what the seat itself sees.
"""

from __future__ import annotations

from typing import Any

from ..core.errors import Refusal
from ..core.texts import Key
from .constants import TOKENS


def have(s: Any, seat: int, what: int) -> int:
    """How much of a token a player has."""
    return int(s["stock"][seat, what])


def too_few(rule: str, what: int, have: int, needed: int) -> Refusal:
    """Not enough of a token."""
    params = {"token": Key(f"lancaster-token-{TOKENS[what]}"), "have": have, "needed": needed}
    return Refusal(rule, "lancaster-refused-too-few", params)


def box_empty(what: int) -> Refusal:
    """Nothing left in the box to trade for [L1.1]."""
    token = Key(f"lancaster-token-{TOKENS[what]}")
    return Refusal("L1.1", "lancaster-refused-box-empty", {"token": token})
