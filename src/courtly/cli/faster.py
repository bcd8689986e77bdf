"""The compiler works while people play in the terminal; a line says how far it is."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager

from ..core.texts import Texts
from ..ready.background import Background
from ..ready.progress import HURRIED, Progress


@contextmanager
def compiling(game: str) -> Iterator[Background]:
    """Let a game get faster while it is played."""
    background = Background((game,))
    background.open(game)
    background.start()
    try:
        yield background
    finally:
        background.stop()


def line(now: Progress, text: Texts, bots: Collection[str]) -> str:
    """How far the compiler is, and which of these bots that concerns; nothing when it is done."""
    if now.failed:
        return text("terminal-not-compiled", why=now.failed)
    if now.state not in ("compiling", "kept"):
        return ""
    told = text("terminal-compiling", percent=now.percent)
    if hurried := [level for level in HURRIED if level in bots]:
        told += " " + text("terminal-hurried", bots=", ".join(hurried))
    return told
