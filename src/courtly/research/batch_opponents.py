"""Who can play inside the batch: a name for each of the seats after the learner's."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..bots.nets.learned import learned
from ..bots.nets.players import USUAL
from ..bots.nets.weights import Weights
from ..bots.squire import Squire
from ..core.errors import OptionError
from . import against

SEARCH = re.compile(r"search:(\d+)")
MOST_SIMULATIONS = 100_000  # trees of some 80 megabytes a thread
NET = re.compile(r"net-(knight|glance)(?:@(.+))?")


def one_each(opponents: str | Sequence[str], seats: int) -> list[str]:
    """The name of each opponent, where one may stand for all."""
    one_by_one = isinstance(opponents, Sequence) and not isinstance(opponents, str)
    names: list[Any] = list(opponents) if one_by_one else [opponents] * (seats - 1)
    if len(names) != seats - 1:
        raise OptionError(f"{seats - 1} opponents are needed, not {len(names)}")
    return names


def kind_of(name: str) -> tuple[int, int]:
    """How an opponent is played, and with how many draws or simulations."""
    if name == "page":
        return against.PAGE, 0
    if name in ("squire", "hand-squire"):
        return (against.SQUIRE if name == "squire" else against.HAND_SQUIRE), Squire.SAMPLES
    if isinstance(name, str) and (found := SEARCH.fullmatch(name)) and found[1].strip("0"):
        if len(found[1]) > len(str(MOST_SIMULATIONS)) or int(found[1]) > MOST_SIMULATIONS:
            raise OptionError(
                f"{name!r} cannot play inside the batch: at most {MOST_SIMULATIONS:,} simulations, "
                "for each thread keeps room for a tree of that size"
            )
        return against.SEARCH, int(found[1])
    if isinstance(name, str) and (found := NET.fullmatch(name)):
        return (against.NET if found[1] == "knight" else against.GLANCE), USUAL.samples
    raise OptionError(
        f"{name!r} cannot play inside the batch; page, squire, hand-squire, search:N "
        "(simulations), net-knight and net-glance can (net-glance@FOLDER: by the nets there). "
        "Any other opponent plays in courtly.research.gymnasium.CourtlyEnv"
    )


def net_of(names: Sequence[str], game: str, players: int) -> Weights | None:
    """The net the opponents play by, if any does."""
    asked = [match for name in names if (match := NET.fullmatch(name))]
    folders = {match[2] for match in asked}
    if not folders:
        return None
    if len(folders) > 1:
        raise OptionError("all opponents by net in a batch play by the same one")
    folder, how = folders.pop(), learned(game)
    found = how.weights(game, players, Path(folder) if folder else None) if how else None
    if found is None:
        raise OptionError(
            f"there is no net for {game} with {players} players; `courtly train` makes one, and "
            "net-knight@FOLDER names where it is"
        )
    return found


def net_desk(game: str, weights: Weights | None) -> Any:
    """Where one thread's opponents judge by a net."""
    how = learned(game) if weights else None
    if how is None or weights is None:
        return None
    return against.NetDesk(weights.net, USUAL, how.judging.open_desk(weights.net))
