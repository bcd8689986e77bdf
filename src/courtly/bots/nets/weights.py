"""Weights on disk: plain arrays with what they were made by, and a hash over all of it.

A file is NumPy's ``.npz`` without pickles: the six arrays of a net, and `about`, which is JSON.
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
from .net import LANES, Net

DATA = Path(__file__).parent / "data"
_UNHASHED = "sha256"


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


def digest(net: Net, about: About) -> str:
    """The hash of a net: over its arrays with their shapes, and what it was made by."""
    found = hashlib.sha256(json.dumps(asdict(about), sort_keys=True).encode())
    for name, array in zip(Net._fields, net, strict=True):
        found.update(f"{name} {array.dtype.str} {array.shape}".encode())
        found.update(np.ascontiguousarray(array).tobytes())
    return found.hexdigest()


def file_name(game: str, players: int) -> str:
    """What the weights for a table are called."""
    return f"{game}-{players}.npz"


def save(path: Path, net: Net, about: About) -> Weights:
    """Write weights, whole or not at all."""
    arrays = Net(*(np.ascontiguousarray(array, np.float32) for array in net))
    mark = digest(arrays, about)
    text = json.dumps({**asdict(about), _UNHASHED: mark}, sort_keys=True)
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_suffix(".part")
    with half.open("wb") as file:
        np.savez_compressed(file, about=np.frombuffer(text.encode(), np.uint8), **arrays._asdict())
    half.replace(path)
    return Weights(arrays, about, mark)


def load(path: Path, shape: Shape) -> Weights:
    """Read weights; refuses those that are damaged or belong to another version."""
    try:
        with np.load(path, allow_pickle=False) as stored:
            text = json.loads(stored["about"].tobytes())
            net = Net(*(stored[name] for name in Net._fields))
        mark = text.pop(_UNHASHED)
        about = About(**text)
    except (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as error:
        raise WeightsError(f"{path} holds no weights: {error}") from None
    if problem := _problem(net, about, shape):
        raise WeightsError(f"{path}: {problem}")
    if digest(net, about) != mark:
        raise WeightsError(f"{path}: its hash is not {mark[:12]}…; the file is damaged or edited")
    return Weights(net, about, mark)


def _problem(net: Net, about: About, shape: Shape) -> str:
    """What is wrong with weights, if anything."""
    if about.features != shape.features:
        return f"made for version {about.features} of the features, not {shape.features}"
    width = net.bias.shape[-1] if net.bias.ndim == 1 else 0
    if width == 0 or width % LANES:
        return f"a net has a multiple of {LANES} units, not {width}"
    expected = Net(
        (shape.rows, width), (width,), (2, width), (shape.about_moves, width), (shape.about_moves,)
    )
    for name, array, right in zip(Net._fields, net, expected, strict=True):
        if array.dtype != np.float32 or array.shape != right:
            return (
                f"{name} should be 32-bit floats of shape {right}, not {array.dtype} {array.shape}"
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
