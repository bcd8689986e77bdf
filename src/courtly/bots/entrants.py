"""Bots of the arena that are no levels: by hand or by net, with a budget of one's own.

====================  ==========================================================================
`hand-squire` …       the levels as they are by the hand-made judgement, to measure progress by
`net-knight`          a net, at once; `net-duke` and `net-king` search on it as Duke and King do
`net-glance`          the move a net foresees, without trying any
`net-20ms`            so many milliseconds of the processor's time a move; also `hand-20ms`
`net-500sims`         so many simulations a move; also `hand-500sims`, or `search:500` in short
`net-duke@FOLDER`     the nets of a folder, such as the one `courtly train` writes to
====================  ==========================================================================
"""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

from ..core.errors import OptionError
from .bot import Bot
from .nets.players import Glance, Instant, net_searcher
from .search.searcher import Searcher
from .squire import Squire

_BUDGETS: dict[str, dict[str, Any]] = {
    "knight": {"simulations": 100, "room": 20_000},
    "duke": {"simulations": 1000},
    "king": {"seconds": 1.0},
}


def make(name: str, seed: int | None = None) -> Bot | None:
    """The bot of a name, or None if it is none of these."""
    if name.lower().startswith("search:"):
        simulations = name[len("search:") :]
        if not simulations.isdecimal() or int(simulations) == 0:
            raise OptionError(f"{name!r}: search: is followed by simulations a move, as search:500")
        return Searcher(seed, simulations=int(simulations))
    text, _, folder = name.partition("@")
    kind, dash, what = text.lower().partition("-")
    if not dash or kind not in ("hand", "net"):
        return None
    if kind == "hand":
        if what == "squire":
            return Squire(seed, blur=0.0)
        budget = _budget(what)
        return Searcher(seed, **budget) if budget and not folder else None
    place = Path(folder) if folder else None
    if what in ("knight", "glance"):
        return (Instant if what == "knight" else Glance)(seed, folder=place)
    budget = _budget(what)
    return net_searcher(seed, folder=place, **budget) if budget else None


def _budget(what: str) -> dict[str, Any] | None:
    """How long to think: as a level does, by the clock or by count."""
    if what in _BUDGETS:
        return _BUDGETS[what]
    if found := re.fullmatch(r"(\d+)(ms|sims)", what):
        number = int(found[1])
        if number == 0:
            return None
        if found[2] == "sims":
            return {"simulations": number}
        return {"seconds": number / 1000, "clock": time.thread_time}
    return None
