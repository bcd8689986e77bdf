"""A position as bytes, laid out as the version of the rules it is played by always wrote it."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from .errors import CourtlyError
from .spec import Spec
from .state import laid_out

MAGIC = b"courtly position "


def engine_of(spec: Spec, states: NDArray[Any]) -> int:
    """The version of the rules a position is played by."""
    return int(states["engine"].item()) if _says_its_engine(spec) else spec.engine


def set_engine(spec: Spec, states: NDArray[Any], engine: int) -> None:
    """Let a position be played by a version of the rules; refuses one there never was."""
    about = spec.description
    if engine not in about.engines:
        known = ", ".join(map(str, about.engines))
        raise CourtlyError(f"{about.title} has no engine {engine}; there are {known}")
    if _says_its_engine(spec):
        states["engine"] = engine


def head(spec: Spec, engine: int) -> bytes:
    """What the bytes of a position begin with."""
    return MAGIC + f"{spec.name} {engine}\n".encode()


def body(spec: Spec, states: NDArray[Any]) -> bytes:
    """The record alone."""
    return laid_out(states, spec.layout(engine_of(spec, states))).tobytes()


def pack(spec: Spec, states: NDArray[Any]) -> bytes:
    """The whole of it."""
    return head(spec, engine_of(spec, states)) + body(spec, states)


def unpack(spec: Spec, data: bytes) -> NDArray[Any]:
    """The position that `pack` wrote; any other bytes are refused."""
    for engine in reversed(spec.description.engines):
        begin, layout = head(spec, engine), spec.layout(engine)
        if data.startswith(begin) and len(data) == len(begin) + layout.itemsize:
            break
    else:
        wanted = head(spec, spec.engine).decode().strip()
        raise CourtlyError(f"not a position of this engine: it should begin with {wanted!r}")
    states = laid_out(np.frombuffer(data[len(begin) :], layout), spec.dtype)
    set_engine(spec, states, engine)
    if wrong := spec.play.audit_at(states, 0):
        what = spec.audit_names.get(wrong, str(wrong))
        raise CourtlyError(f"not a possible position: {what}")
    return states


def _says_its_engine(spec: Spec) -> bool:
    return "engine" in (spec.dtype.names or ())
