"""Games already played in a generation, on disk: who breaks off loses a few minutes at most."""

from __future__ import annotations

import hashlib
import shutil
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots.nets.net import Net

#: The columns of some games, as `Room.play` makes them.
Columns = tuple[NDArray[Any], ...]


class Shelf:
    """A folder of columns for the games of one net, seed and way to play."""

    def __init__(self, folder: Path, net: Net | None, *about: object) -> None:
        found = hashlib.sha256(repr(about).encode())
        for array in net or ():
            found.update(np.ascontiguousarray(array).tobytes())
        self.folder = folder / found.hexdigest()[:16]

    def fetch(self, number: int, make: Callable[[], Columns]) -> Columns:
        """The columns of a number; made and put on the shelf if they are not there."""
        path = self.folder / f"{number}.npz"
        try:
            with path.open("rb") as file, np.load(file, allow_pickle=False) as stored:
                return tuple(stored[name] for name in stored.files)
        except (OSError, ValueError, EOFError, zipfile.BadZipFile):
            columns = make()
        self.folder.mkdir(parents=True, exist_ok=True)
        half = path.with_suffix(".part")
        with half.open("wb") as out:
            np.savez_compressed(out, *columns)
        half.replace(path)
        return columns

    def clear(self) -> None:
        """Throw all of it away."""
        shutil.rmtree(self.folder.parent, ignore_errors=True)
