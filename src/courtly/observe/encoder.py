"""The encoder of a game: its table, its kernels, and the way from a game or a `Seen` to numbers."""

from __future__ import annotations

import functools
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core import jit
from ..core.game import Game
from ..core.seen import Seen
from ..core.spec import Spec
from ..games import description
from . import generic
from .layout import Layout

ROOM = "courtly.observe"


class Encoder:
    """How positions of a game become numbers, always as one seat sees them."""

    def __init__(self, game: str) -> None:
        about = description(game)
        spec = about.load_game().spec
        place = about.place_in(ROOM)
        self.game = game
        self.layout: Layout
        self.moves = spec.moves.size
        own: Any = about.load_part("encoder")
        if own is None:
            self.layout = generic.layout(spec.dtype, about.most)
            shown = {"count_seen": _count_fields(spec.dtype, about.most, place)}
        else:
            self.layout = own.LAYOUT
            shown = {"count": own.count}
        self.size = self.layout.size
        kernels: dict[str, Any] = {**spec.kernels, **shown, "UNITS": self.layout.units}
        self.batch: ModuleType = jit.specialise("courtly.observe.batch", place, **kernels)
        self._room = _room(spec, self.size)

    def room(self) -> NDArray[Any]:
        """Room for one thread to work in, for the kernels of `batch`."""
        return np.zeros(1, self._room)

    def observe(self, game: Game[Any, Any], seat: int) -> NDArray[np.float32]:
        """What `seat` of a game sees."""
        return self._encode(game.redacted(seat), seat)

    def of(self, seen: Seen) -> NDArray[np.float32]:
        """What a bot is given, as numbers."""
        return self._encode(seen.record, seen.seat)

    def counts_of(self, seen: Seen) -> NDArray[np.uint8]:
        """The same before it is divided (`layout.units`): a quarter of the room, for files."""
        room = self.room()
        self.batch.see_blanked(seen.record, seen.seat, room, np.empty((1, self.size), np.float32))
        counts: NDArray[np.uint8] = room["counts"][0]
        return counts

    def _encode(self, record: NDArray[Any], seat: int) -> NDArray[np.float32]:
        out = np.empty((1, self.size), np.float32)
        self.batch.see_blanked(record, seat, self.room(), out)
        seen: NDArray[np.float32] = out[0]
        return seen


def _room(spec: Spec, size: int) -> np.dtype[Any]:
    """What a thread works with: a record, the same as bytes, counts and legal moves."""
    bytes_ = spec.dtype.itemsize
    fields: list[tuple[str, Any, int]] = [
        ("seen", spec.dtype, 0),
        ("raw", (np.uint8, bytes_), 0),
        ("counts", (np.uint8, size), bytes_),
        ("moves", (np.int16, spec.most_moves), bytes_ + size + size % 2),
    ]
    names, formats, offsets = (list(column) for column in zip(*fields, strict=True))
    return np.dtype({"names": names, "formats": formats, "offsets": offsets})


def _count_fields(dtype: np.dtype[Any], seats: int, place: str) -> Any:
    """The kernel that shows any record, with the tables of this one."""
    at = generic.numbers(dtype)
    tables: dict[str, Any] = {
        "LAST": at.last,
        "WIDTH": at.width,
        "SIGNED": at.signed,
        "MOST_SEATS": seats,
    }
    return jit.specialise("courtly.observe.generic", place, **tables).count_seen


@functools.cache
def encoder(game: str) -> Encoder:
    """The encoder of a game, made once."""
    return Encoder(game)
