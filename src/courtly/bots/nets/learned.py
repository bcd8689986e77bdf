"""What a game's nets are run by: its kernels, compiled with what it says they may look at."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from ...core import jit
from ...core.seen import Seen
from ...core.worlds import waits
from ...games import description
from ..search.judgement import ROOM, Judgement, judgement
from . import weights
from .net import Net
from .weights import Shape, Weights, WeightsError

HERE = "courtly.bots.nets"


class NetStyle(NamedTuple):
    """Settings of the search on a net; a tuple, which kernels can read."""

    net: Net
    explore: float = 0.2
    """How much what the net foresees counts against what was found."""
    wide: float = 1.5
    """How quickly a node takes up more moves: so many times the root of its visits."""
    doubt: float = 0.05
    """How much less than the average an untried move is thought to bring."""
    even: float = 0.02
    """What is added to each foreseen chance, so that no move is forgotten."""
    quick: int = 3000
    """So many simulations of a move judge at once where the tree ends."""
    horizon: int = 0
    """How many decisions all later ones play on by the policy before they judge."""


class Look(NamedTuple):
    """How to look one move ahead; a tuple, which kernels can read."""

    samples: int = 4
    """Draws of what is hidden."""
    most: int = 1000
    """How many moves are looked at, those the net foresees most."""
    finish: int = 3
    """How many own decisions that follow at once are made before a position is judged."""


@dataclass(frozen=True)
class Learned:
    """The kernels of one game, and how large its nets are."""

    judging: ModuleType
    searching: ModuleType
    selfplay: ModuleType
    shape: Shape
    features: Any

    def weights(self, game: str, players: int, folder: Path | None = None) -> Weights | None:
        """The net for a table, or None."""
        return weights.find(game, players, self.shape, folder)

    def usable(self, game: str, players: int) -> Weights | None:
        """The same for those who go on by hand where its file cannot be read."""
        return weights.usable(game, players, self.shape)


@functools.cache
def learned(game: str) -> Learned | None:
    """How a game is judged by nets; None if it does not say what they may look at."""
    about = description(game)
    own: Any = about.load_part("judgement")
    if own is None or not getattr(own, "FEATURES", ""):
        return None
    features: Any = importlib.import_module(own.FEATURES)
    spec = about.load_game().spec
    place, search = about.place_in(ROOM), judgement(game).search
    kernels: dict[str, Any] = {**spec.kernels, "MOST_SEATS": about.most}
    kernels |= {name: getattr(own, name) for name in ("blind", "propose")}
    protocol = importlib.import_module(f"{HERE}.protocol")
    kernels |= {n: getattr(features, n) for n in dir(protocol) if hasattr(features, n)} | {
        "MOST_SEATS": about.most
    }
    judging = jit.specialise(f"{HERE}.judging", place, **kernels)
    inner = ("look_ahead", "open_desk", "judge", "foresee", "fill_unseen", "finish_move")
    kernels |= {name: getattr(judging, name) for name in inner}
    selfplay = jit.specialise(f"{HERE}.selfplay", place, **kernels)
    outer = ("info_key", "new_scratch", "root_node", "expected_line", "play_on")
    kernels |= {name: getattr(search, name) for name in outer}
    searching = jit.specialise(f"{HERE}.searching", place, **kernels)
    rows = features.OWN + features.SHOWN + features.TABLE
    shape = Shape(features.FEATURES_VERSION, rows, features.ABOUT)
    return Learned(judging, searching, selfplay, shape, features)


def runs_here(game: str, seats: int) -> bool:
    """Whether the levels judge a table by its net: one that is stronger, is there, and is compiled.

    A net that is not compiled takes a hundred times as long as judging by hand. One whose file
    cannot be read is refused: who measures must know.
    """
    own: Any = description(game).load_part("judgement")
    if seats not in getattr(own, "STRONGER", ()) or jit.MODE == "plain":
        return False
    how = learned(game)
    if how is None or how.weights(game, seats) is None:
        return False
    return not waits(how.judging.look_ahead) and not waits(how.searching.simulate)


def plays_here(game: str, seats: int) -> bool:
    """The same for bots at a table, where a net that cannot be read is as good as none.

    Better a bot that plays by hand, and a word in the log, than one that does not play.
    """
    try:
        return runs_here(game, seats)
    except WeightsError as error:
        weights.tell_once(error)
        return False


class NetJudge:
    """How tables are searched on their nets; by hand where there is none.

    With `stronger` by hand also where the net is not known to be the better judge, or waits for the
    compiler.
    """

    def __init__(
        self,
        folder: Path | None = None,
        style: Mapping[str, float] | None = None,
        *,
        stronger: bool = False,
    ) -> None:
        self._folder, self._stronger, self._style = folder, stronger, style or {}
        self._last: tuple[Weights, Judgement] | None = None

    def __getstate__(self) -> dict[str, Any]:
        """Without what is compiled, for copies and pickles: it is found again when asked for."""
        return {**self.__dict__, "_last": None}

    def __call__(self, seen: Seen) -> tuple[Judgement, str]:
        """The judgement for a table, and the mark of its net or ""."""
        by_hand = judgement(seen.game)
        if self._stronger and not plays_here(seen.game, seen.seats):
            return by_hand, ""
        how = learned(seen.game)
        found = how.weights(seen.game, seen.seats, self._folder) if how else None
        if how is None or found is None:
            return by_hand, ""
        if self._last is None or self._last[0] is not found:
            style, kernels = self._style_of(seen.game, found.net), how.searching
            shown = found.tempered if found.sight else None
            searched = Judgement(kernels, style, by_hand.solver, kernels.is_secret, shown)
            self._last = found, searched
        return self._last[1], found.mark

    def _style_of(self, game: str, net: Net) -> NetStyle:
        """How to search on a net: as asked for, else as the game says."""
        own: Any = description(game).load_part("judgement")
        asked: dict[str, Any] = {"horizon": getattr(own, "NETS_PLAY_ON", 0), **self._style}
        return NetStyle(net, **asked)
