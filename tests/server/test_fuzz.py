"""Frames of nonsense; ``python -m tests.server.fuzz 100000`` sends more."""

from __future__ import annotations

from .fuzz import run


def test_nonsense_harms_nobody() -> None:
    assert run(2000) > 0
