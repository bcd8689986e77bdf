"""What was found out before: one file for each question, the oldest thrown away."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

from pydantic import ValidationError

from ..core.cache import cache_root
from .model import Analysis

MOST = 300


def _folder() -> Path:
    return cache_root() / "analyses"


def find(key: str) -> Analysis | None:
    """The answer kept under a key, if it is there and whole."""
    try:
        return Analysis.model_validate_json((_folder() / f"{key}.json").read_bytes())
    except (OSError, ValidationError):
        return None


def put(analysis: Analysis) -> None:
    """Keep an answer; where nothing can be kept it is found out again another time."""
    with contextlib.suppress(OSError):
        _folder().mkdir(mode=0o700, parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=_folder())
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(analysis.model_dump_json())
        os.replace(name, _folder() / f"{analysis.key}.json")
        _throw_away()


def _throw_away() -> None:
    files = sorted(_folder().glob("*.json"), key=lambda path: path.stat().st_mtime)
    for path in files[:-MOST]:
        path.unlink(missing_ok=True)
