"""What there is to compile of a game, in the order in which people need it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from types import ModuleType
from typing import Any

from ..core import cache, warming
from ..games import description, game_class

#: The engine; the bot most games are played against; search, with a solver where there is one.
STAGES = ("engine", "squire", "search")
_BOTS = "courtly.bots.games"
#: Two threads that import NumPy at once may each find half of it.
_ONE_AT_A_TIME = threading.Lock()


def bring_in(game: str) -> None:
    """Import a game, in whatever thread it is first wanted."""
    with _ONE_AT_A_TIME:
        game_class(game)


def exercise(game: str, stage: str) -> None:
    """Call once all kernels a stage needs: that compiles them, or loads them from the cache."""
    if stage == "engine":
        warming.exercise(game_class(game))
        return
    from ..bots import warming as bots

    bots.STAGES[stage](game)
    if stage == "search":  # looking back at games is done by search
        from ..study import warming as study

        study.exercise(game)


def load(game: str, stage: str) -> None:
    """Let everyone in this process go on with compiled kernels; they should be in the cache."""
    bring_in(game)
    from ..core import worlds

    with worlds.loading() as loaded:
        exercise(game, stage)
    worlds.take_over(loaded, modules(game, stage))


def warm_up(game: str, tell: Callable[[str], None], last: str = STAGES[-1]) -> None:
    """Make sure the stages up to `last` are compiled, and say so if that takes a while."""
    if cache.MODE == "lazy":
        return
    for stage in STAGES[: STAGES.index(last) + 1]:
        if not is_warm(game, stage):
            what = "engine" if stage == "engine" else f"bots ({stage})"
            title = description(game).title
            tell(f"Compiling {title} for this machine: {what} (once; some seconds) …")
            exercise(game, stage)
            mark_warm(game, stage)


def modules(game: str, stage: str) -> tuple[ModuleType, ...]:
    """The modules whose kernels are called from Python."""
    if stage == "engine":
        return (game_class(game).spec.play,)
    from ..bots import warming as bots
    from ..study import warming as study

    return (*bots.modules(game), study.module(game))


def entries(game: str, stage: str) -> list[Any]:
    """The kernels that are called from Python."""
    found = {
        name: value
        for module in modules(game, stage)
        for name, value in vars(module).items()
        if getattr(value, "__module__", "") == module.__name__
    }
    return [found["look_ahead"]] if stage == "squire" else list(found.values())


def is_warm(game: str, stage: str) -> bool:
    """Whether a stage was compiled before, on this machine, as it is now."""
    return cache.is_warm(*_place(game, stage))


def mark_warm(game: str, stage: str) -> None:
    """Remember that a stage is in the cache."""
    cache.mark_warm(*_place(game, stage))


def _place(game: str, stage: str) -> tuple[str, str]:
    """The home of a stage's kernels, and its part of it; nothing is imported to know that."""
    about = description(game)
    if stage == "engine":
        return about.home, "all"
    return cache.home_of(f"{about.place_in(_BOTS)}._"), f"{game}-{stage}"
