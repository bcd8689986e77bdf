"""Bots of the arena that are no levels: by hand or by net, with a budget of one's own.

====================  ==========================================================================
`hand-squire` …       the levels as they are by the hand-made judgement, to measure progress by
`net-knight`          a net, at once
`net-duke`            searches on a net, 1,000 simulations; `net-king` for a second; neither has
                      the variety of levels; how long Duke searches is said by a game (`Steps`)
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

#: Raised whenever bots by net come to play differently with the same net: results and records tell
#: editions apart. Those that name none are of the first.
EDITION = 1
_BUDGETS: dict[str, dict[str, Any]] = {
    "knight": {"simulations": 100, "room": 20_000},
    "duke": {"simulations": 1000},
    "king": {"seconds": 1.0},
}
_AT_ONCE = {"hand": ("squire",), "net": ("knight", "glance")}  # without searching


def make(name: str, seed: int | None = None) -> Bot | None:
    """The bot of a name, or None if it is none of these."""
    if name.lower().startswith("search:"):
        simulations = name[len("search:") :]
        if not simulations.isdecimal() or int(simulations) == 0:
            raise OptionError(f"{name!r}: search: is followed by simulations a move, as search:500")
        return Searcher(seed, simulations=int(simulations))
    kind, what = _parts(name)
    if kind == "hand":
        if "@" in name:
            raise OptionError(f"{name!r} is not a bot: by hand there are no nets, so no @FOLDER")
        return Squire(seed, blur=0.0) if what == "squire" else Searcher(seed, **_budget(what))
    if kind != "net":
        return None
    place = folder_of(name)
    if what in _AT_ONCE["net"]:
        return (Instant if what == "knight" else Glance)(seed, folder=place)
    return net_searcher(seed, folder=place, **_budget(what))


def is_entrant(name: str) -> bool:
    """Whether a bot is named as those of the arena are.

    >>> [is_entrant(name) for name in ("net-20ms", "hand-duke", "search:500", "duke", "net-me:Bot")]
    [True, True, True, False, False]
    """
    return _parts(name)[0] in ("hand", "net") or name.lower().startswith("search:")


def is_by_net(name: str) -> bool:
    """Whether it is one that plays by a net."""
    return _parts(name)[0] == "net"


def folder_of(name: str) -> Path | None:
    """The folder a bot by net has its nets from, if it names one.

    >>> folder_of("net-duke@nets") == Path("nets"), folder_of("net-duke")
    (True, None)
    """
    _, at, folder = name.partition("@")
    if at and not folder:
        raise OptionError(f"{name!r} names no folder; with @ it is net-duke@FOLDER")
    return Path(folder) if at else None


def _parts(name: str) -> tuple[str, str]:
    """What a bot is, by hand or by net, and how it thinks; ("", "") if it is none of these."""
    kind, _, what = name.partition("@")[0].lower().partition("-")
    known = what in _AT_ONCE.get(kind, ()) or (kind in _AT_ONCE and _budget(what))
    return (kind, what) if known else ("", "")


def _budget(what: str) -> dict[str, Any]:
    """How long to think: as a level does, by the clock or by count; {} if that is not said."""
    if what in _BUDGETS:
        return _BUDGETS[what]
    found = re.fullmatch(r"(\d+)(ms|sims)", what)
    number = int(found[1]) if found else 0
    if found is None or number == 0:
        return {}
    if found[2] == "sims":
        return {"simulations": number}
    return {"seconds": number / 1000, "clock": time.thread_time}
