"""The encoder of a game: its table, its kernels, and the way from a game or a `Seen` to numbers."""

from __future__ import annotations

import functools
import importlib
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core import jit
from ..core.game import Game
from ..core.seen import Seen
from ..games import game_class
from .layout import Layout


class Encoder:
    """How positions of a game become numbers, always as one seat sees them."""

    def __init__(self, game: str) -> None:
        own = importlib.import_module(f"courtly.observe.{game}")
        spec = game_class(game).spec
        self.game = game
        self.layout: Layout = own.LAYOUT
        self.size = self.layout.size
        self.moves = spec.moves.size
        kernels: dict[str, Any] = {
            **spec.kernels,
            "UNITS": own.LAYOUT.units,
            "count": own.count,
        }
        self.batch: ModuleType = jit.specialise(
            "courtly.observe.batch", f"courtly.observe.{game}", **kernels
        )
        self._room = np.dtype(
            [
                ("seen", spec.dtype),
                ("counts", np.uint8, self.size),
                ("moves", np.int16, spec.most_moves),
            ]
        )

    def room(self) -> NDArray[Any]:
        """Room for one thread to work in, for the kernels of `batch`."""
        return np.zeros(1, self._room)

    def observe(self, game: Game[Any, Any], seat: int) -> NDArray[np.float32]:
        """What `seat` of a game sees."""
        return self._encode(game.redacted(seat), seat)

    def of(self, seen: Seen) -> NDArray[np.float32]:
        """What a bot is given, as numbers."""
        return self._encode(seen.record, seen.seat)

    def _encode(self, record: NDArray[Any], seat: int) -> NDArray[np.float32]:
        out = np.empty((1, self.size), np.float32)
        self.batch.see_blanked(record, seat, self.room(), out)
        seen: NDArray[np.float32] = out[0]
        return seen


@functools.cache
def encoder(game: str) -> Encoder:
    """The encoder of a game, made once."""
    return Encoder(game)
