"""Weights on disk: plain arrays with what they were made by, and a hash over all of it.

A file is NumPy's ``.npz`` without pickles: the arrays of a net, those of its sight, if it has one,
and `about`, which is JSON.
"""

from __future__ import annotations

import functools
import hashlib
import json
import os
import zipfile
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ...core.errors import CourtlyError
from ...games import description
from .net import LANES, Net
from .sight import Sight

DATA = Path(__file__).parent / "data"
_UNHASHED = "sha256"
_OF_SIGHT = "sight_"


class WeightsError(CourtlyError):
    """Weights that cannot be used, and why."""


@dataclass(frozen=True)
class About:
    """What a net is for and how it came to be."""

    game: str
    players: int
    features: int
    """The version of what it looks at."""
    engine: int
    """The version of the rules it learned by."""
    seed: int
    generation: int
    """How many times it learned from its own games; 0 from those of the hand-made policy."""
    games: int
    """On how many games it was trained, in all generations."""


@dataclass(frozen=True)
class Weights:
    """A net that can be played by."""

    net: Net
    about: About
    sha256: str
    sight: Sight | None = None
    """By what chances are shown; older files have none."""

    @property
    def eyes(self) -> Net:
        """The net that judges chances which are shown."""
        if self.sight is None:
            return self.net
        return Net(*self.sight[:3], self.net.moves, self.net.move_bias)

    def tempered(self, record: Any, chances: Any) -> Any:
        """Chances that a search on the net found in a position, calibrated."""
        assert self.sight is not None
        counts = record[description(self.about.game).counts]
        return self.sight.tempered(chances[None], counts)[0]

    @property
    def mark(self) -> str:
        """The beginning of the hash, by which results name a net."""
        return self.sha256[:12]


@dataclass(frozen=True)
class Shape:
    """How large the arrays of a game's nets are, apart from the number of units."""

    features: int
    rows: int
    about_moves: int


def digest(net: Net, about: About, sight: Sight | None = None) -> str:
    """The hash of a net: over its arrays with their shapes, and what it was made by."""
    found = hashlib.sha256(json.dumps(asdict(about), sort_keys=True).encode())
    for name, array in _arrays(net, sight).items():
        found.update(f"{name} {array.dtype.str} {array.shape}".encode())
        found.update(np.ascontiguousarray(array).tobytes())
    return found.hexdigest()


def _arrays(net: Net, sight: Sight | None) -> dict[str, Any]:
    """All arrays of a file, by name."""
    more = sight._asdict() if sight else {}
    return net._asdict() | {_OF_SIGHT + name: array for name, array in more.items()}


def file_name(game: str, players: int) -> str:
    """What the weights for a table are called."""
    return f"{game}-{players}.npz"


def save(path: Path, net: Net, about: About, sight: Sight | None = None) -> Weights:
    """Write weights, whole or not at all."""
    net = Net(*(np.ascontiguousarray(array, np.float32) for array in net))
    if sight:
        sight = Sight(*(np.ascontiguousarray(array, np.float32) for array in sight))
    mark = digest(net, about, sight)
    text = json.dumps({**asdict(about), _UNHASHED: mark}, sort_keys=True)
    path.parent.mkdir(parents=True, exist_ok=True)
    half, told = path.with_suffix(".part"), np.frombuffer(text.encode(), np.uint8)
    with half.open("wb") as file:
        np.savez_compressed(file, about=told, **_arrays(net, sight))
    half.replace(path)
    return Weights(net, about, mark, sight)


def load(path: Path, shape: Shape) -> Weights:
    """Read weights; refuses those that are damaged or belong to another version."""
    try:
        with np.load(path, allow_pickle=False) as stored:
            text = json.loads(stored["about"].tobytes())
            net = Net(*(stored[name] for name in Net._fields))
            sight = None
            if any(name.startswith(_OF_SIGHT) for name in stored):
                sight = Sight(*(stored[_OF_SIGHT + name] for name in Sight._fields))
        mark = text.pop(_UNHASHED)
        about = About(**text)
    except (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as error:
        raise WeightsError(f"{path} holds no weights: {error}") from None
    if problem := _problem(net, about, shape, sight):
        raise WeightsError(f"{path}: {problem}")
    if digest(net, about, sight) != mark:
        raise WeightsError(f"{path}: its hash is not {mark[:12]}…; the file is damaged or edited")
    return Weights(net, about, mark, sight)


def _problem(net: Net, about: About, shape: Shape, sight: Sight | None) -> str:
    """What is wrong with weights, if anything."""
    if about.features != shape.features:
        return f"made for version {about.features} of the features, not {shape.features}"
    width = net.bias.shape[-1] if net.bias.ndim == 1 else 0
    if width == 0 or width % LANES:
        return f"a net has a multiple of {LANES} units, not {width}"
    moves = shape.about_moves
    expected: dict[str, tuple[int, ...]] = Net(
        (shape.rows, width), (width,), (2, width), (moves, width), (moves,)
    )._asdict()
    if sight:
        stages = max(len(np.atleast_1d(sight.starts)), 1)
        right = Sight((shape.rows, width), (width,), (2, width), (stages,), (stages, 2), (stages,))
        expected |= {_OF_SIGHT + name: size for name, size in right._asdict().items()}
    for name, array in _arrays(net, sight).items():
        if array.dtype != np.float32 or array.shape != expected[name]:
            return (
                f"{name} should be 32-bit floats of shape {expected[name]}, not {array.dtype} "
                f"{array.shape}"
            )
    return ""


def folders() -> list[Path]:
    """Where weights are looked for: ``COURTLY_NETS``, if set, then those that came with us."""
    own = os.environ.get("COURTLY_NETS")
    return [Path(own), DATA] if own else [DATA]


def find(game: str, players: int, shape: Shape, folder: Path | None = None) -> Weights | None:
    """The weights for a table, or None: then the hand-made judgement has to do."""
    for place in [folder] if folder else folders():
        path = place / file_name(game, players)
        if path.exists():
            return _load_once(path, path.stat().st_mtime_ns, shape)
        if folder:
            raise WeightsError(f"{folder} has no {path.name}")
    return None


@functools.lru_cache(32)
def _load_once(path: Path, _changed: int, shape: Shape) -> Weights:
    return load(path, shape)


def empty(shape: Shape, width: int = LANES) -> Net:
    """A net that knows nothing, for kernels that are given one and do not use it."""

    def zeros(*size: int) -> Any:
        return np.zeros(size, np.float32)

    return Net(
        zeros(shape.rows, width), zeros(width), zeros(2, width), zeros(shape.about_moves, width),
        zeros(shape.about_moves),
    )  # fmt: skip
