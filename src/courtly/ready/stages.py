"""What there is to compile of a game, in the order in which people need it."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable
from types import ModuleType
from typing import Any

from ..core import cache, warming
from ..games import description, game_class

#: The engine; the bot most games are played against; search, with a solver where there is one;
#: what levels judge by where a net is stronger; looking back at games.
STAGES = ("engine", "squire", "search", "nets", "study")
_WORDS = {
    "engine": "engine",
    "squire": "bots that look ahead",
    "search": "bots that search",
    "nets": "bots that have learned",
    "study": "looking back at games",
}
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
    if stage == "study":
        from ..study import warming as study

        study.exercise(game)
        return
    from ..bots import warming as bots

    bots.STAGES[stage](game)


def load(game: str, stage: str) -> None:
    """Let everyone in this process go on with compiled kernels; they should be in the cache.

    Those of nets are bound to others when a game is looked back at by a net: switches stay there.
    """
    bring_in(game)
    from ..core import worlds

    with worlds.loading() as loaded:
        exercise(game, stage)
    worlds.take_over(loaded, () if stage == "nets" else modules(game, stage))


def warm_up(game: str, tell: Callable[[str], None] | None, last: str = STAGES[-1]) -> None:
    """Make sure the stages up to `last` are compiled, and say so if that takes a while."""
    if cache.MODE == "lazy":
        return
    wanted = STAGES[: STAGES.index(last) + 1]
    cold = [stage for stage in wanted if not is_warm(game, stage)]
    for stage in wanted if cold else ():
        what = f"{description(game).title}, {_WORDS[stage]}"
        with warming.told(what, tell) if stage in cold else contextlib.nullcontext():
            exercise(game, stage)  # also if it is in the cache: later stages need not compile it
        mark_warm(game, stage)


def modules(game: str, stage: str) -> tuple[ModuleType, ...]:
    """The modules whose kernels are called from Python."""
    if stage == "engine":
        return (game_class(game).spec.play,)
    if stage == "study":
        from ..study import warming as study

        return (study.module(game),)
    from ..bots import warming as bots

    return bots.modules(game, stage)


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
