"""Games of the last generations, on disk: a net learns from them again, as games are scarce."""

from __future__ import annotations

import zipfile
from pathlib import Path

import numpy as np

from .tables import Positions


class Memory:
    """A folder with the positions of some generations, one file each."""

    def __init__(self, folder: Path, most: int) -> None:
        self.folder, self.most = folder, most

    def add(self, generation: int, positions: Positions) -> None:
        """Remember a generation, and forget those that are too old by now."""
        self.folder.mkdir(parents=True, exist_ok=True)
        half = self._file(generation).with_suffix(".part")
        with half.open("wb") as out:
            np.savez_compressed(out, **vars(positions))
        half.replace(self._file(generation))
        for path in self.folder.glob("*.npz"):
            if int(path.stem) <= generation - self.most:
                path.unlink()

    def recall(self, generation: int) -> list[Positions]:
        """What is remembered of the generations just before one."""
        numbers = range(max(generation - self.most, 0), generation)
        found = [self._load(self._file(number)) for number in numbers]
        return [positions for positions in found if positions is not None]

    def _file(self, generation: int) -> Path:
        return self.folder / f"{generation}.npz"

    @staticmethod
    def _load(path: Path) -> Positions | None:
        """None for one that is not there, or was cut short."""
        try:
            with path.open("rb") as file, np.load(file, allow_pickle=False) as stored:
                return Positions(**{name: stored[name] for name in stored.files})
        except (OSError, ValueError, TypeError, EOFError, zipfile.BadZipFile):
            return None
