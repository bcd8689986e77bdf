"""The kernels of judgement a game supplies for search. `core.jit.specialise` binds these names."""

from __future__ import annotations

from typing import Any


def estimate(s: Any, values: Any) -> None:
    """Each seat's prospects in `values`, from 0 (lost) to 1 (won), at the end or before it."""
    raise NotImplementedError


def blind(s: Any) -> bool:
    """Whether looking one move ahead shows nothing in the open decision, as in a secret vote."""
    raise NotImplementedError


def propose(s: Any, seat: int, moves: Any, n: int, rng: Any) -> int:
    """The index of one of the first `n` moves that a sensible player might make."""
    raise NotImplementedError
