"""Weights on disk: plain arrays with what they were made by, and a hash over all of it.

A file is NumPy's ``.npz`` without pickles: the arrays of a net, those of its sight, if it has one,
and `about`, which is JSON.
"""

from __future__ import annotations

import functools
import hashlib
import json
import logging
import os
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np

from ...core.errors import CourtlyError
from ...games import description
from .net import LANES, Net
from .sight import Sight

LOG = logging.getLogger("courtly.bots")
CACHE_LINE = 64  # bytes
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


def aligned(array: Any) -> Any:
    """The same 32-bit floats, with the first of them where a line of the processor's cache begins.

    Rows that lie across two lines take a third longer to add up.
    """
    array = np.asarray(array, np.float32)
    room = np.zeros(array.nbytes + CACHE_LINE, np.uint8)
    start = -room.ctypes.data % CACHE_LINE
    found = room[start : start + array.nbytes].view(np.float32).reshape(array.shape)
    found[...] = array
    return found


def file_name(game: str, players: int) -> str:
    """What the weights for a table are called."""
    return f"{game}-{players}.npz"


def save(path: Path, net: Net, about: About, sight: Sight | None = None) -> Weights:
    """Write weights, whole or not at all."""
    net = Net(*map(aligned, net))
    sight = Sight(*map(aligned, sight)) if sight else None
    mark = digest(net, about, sight)
    text = json.dumps({**asdict(about), _UNHASHED: mark}, sort_keys=True)
    path.parent.mkdir(parents=True, exist_ok=True)
    half, told = path.with_suffix(".part"), np.frombuffer(text.encode(), np.uint8)
    with half.open("wb") as file:
        np.savez_compressed(file, about=told, **_arrays(net, sight))
    half.replace(path)
    return Weights(net, about, mark, sight)


def load(path: Path, shape: Shape, table: tuple[str, int] | None = None) -> Weights:
    """Read weights; refuses those that are damaged, of another version, or for another table.

    A table is a game and how many play it.
    """
    try:
        net, sight, about, mark = _read(path)
    except Exception as error:  # zip, zlib, NumPy and JSON each have their own words for damage
        why = str(error) or type(error).__name__
        raise WeightsError(f"{path} holds no weights: {why}") from None
    if table not in (None, (about.game, about.players)):
        raise WeightsError(f"{path} holds weights for {about.game} with {about.players} players")
    if problem := _problem(net, about, shape, sight):
        raise WeightsError(f"{path}: {problem}")
    if digest(net, about, sight) != mark:
        raise WeightsError(f"{path}: its hash is not {mark[:12]}…; the file is damaged or edited")
    sight = Sight(*map(aligned, sight)) if sight else None
    return Weights(Net(*map(aligned, net)), about, mark, sight)


def _read(path: Path) -> tuple[Net, Sight | None, About, str]:
    """What a file holds, and the hash it should have."""
    with path.open("rb") as file, np.load(file, allow_pickle=False) as stored:
        text = json.loads(stored["about"].tobytes())
        net = Net(*(stored[name] for name in Net._fields))
        sight = None
        if any(name.startswith(_OF_SIGHT) for name in stored):
            sight = Sight(*(stored[_OF_SIGHT + name] for name in Sight._fields))
    return net, sight, *_told(text)


def _told(text: Any) -> tuple[About, str]:
    """What a file says about itself, and its hash; each of the type it should have."""
    types = {field.name: str if field.name == "game" else int for field in fields(About)}
    types[_UNHASHED] = str
    if not isinstance(text, dict) or text.keys() != types.keys():
        raise ValueError(f"it should tell {', '.join(types)}")
    for name, kind in types.items():
        if type(text[name]) is not kind:
            raise ValueError(f"{name} should be {kind.__name__}, not {text[name]!r}")
    return About(**{name: text[name] for name in text if name != _UNHASHED}), text[_UNHASHED]


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
        if not np.isfinite(array).all():
            return f"{name} holds what is no number"
    return ""


def folders() -> list[Path]:
    """Where weights are looked for: ``COURTLY_NETS``, if set, then those that came with us."""
    own = os.environ.get("COURTLY_NETS")
    if not own:
        return [DATA]
    if not Path(own).is_dir():
        _warn(f"COURTLY_NETS is {own}, which is no folder; the nets that came with us are used")
    return [Path(own), DATA]


def find(game: str, players: int, shape: Shape, folder: Path | None = None) -> Weights | None:
    """The weights for a table, or None: then the hand-made judgement has to do."""
    for place in [folder] if folder else folders():
        path = place / file_name(game, players)
        if path.exists():
            found = _load_once(path, path.stat().st_mtime_ns, shape, (game, players))
            if isinstance(found, str):
                raise WeightsError(found)
            return found
        if folder:
            raise WeightsError(f"{folder} has no {path.name}")
    return None


def usable(game: str, players: int, shape: Shape) -> Weights | None:
    """The same for those who have to go on: of a file that cannot be read the log is told once."""
    try:
        return find(game, players, shape)
    except WeightsError as error:
        tell_once(error)
        return None


def tell_once(error: WeightsError) -> None:
    """Tell the log that a net is not used."""
    _warn(f"{error}; bots judge such tables by hand")


@functools.lru_cache(32)
def _load_once(path: Path, _changed: int, shape: Shape, table: tuple[str, int]) -> Weights | str:
    """Weights, or what is wrong with them: a bot asks before every move."""
    try:
        found = load(path, shape, table)
    except WeightsError as error:
        return str(error)
    now = description(found.about.game).engine
    if found.about.engine != now:  # rules change little: it still judges better than by hand
        _warn(f"{path} learned by version {found.about.engine} of the rules, not by {now}")
    return found


@functools.cache
def _warn(line: str) -> None:
    """Tell the log, once."""
    LOG.warning(line)


def empty(shape: Shape, width: int = LANES) -> Net:
    """A net that knows nothing, for kernels that are given one and do not use it."""

    def zeros(*size: int) -> Any:
        return np.zeros(size, np.float32)

    return Net(
        zeros(shape.rows, width), zeros(width), zeros(2, width), zeros(shape.about_moves, width),
        zeros(shape.about_moves),
    )  # fmt: skip
