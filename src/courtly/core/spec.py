"""What a game supplies besides its rules, in one place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

import numpy as np

from . import jit
from .description import Description
from .errors import Refusal
from .events import EventTable
from .moves import Move, MoveTable


@dataclass(frozen=True)
class Spec:
    """What a game supplies besides its rules, in one place."""

    description: Description
    dtype: np.dtype[Any]
    moves: MoveTable
    events: EventTable
    kernels: Mapping[str, Any]
    """The kernels and sizes of `core.generic.protocol`, for whoever builds on them."""
    most_events: int
    """Events one move can bring about at most."""
    most_decisions: int
    """Decisions a game can have at most."""
    audit_names: Mapping[int, str]
    refuse: Callable[[Any, int, Move], Refusal]
    """Why a move is not legal, from the record as the seat sees it."""
    layouts: Mapping[int, np.dtype[Any]] = field(default_factory=dict)
    """The records of earlier versions, where they were laid out differently. A game that has had
    several versions keeps in a field `engine` by which of them a position is played.
    """
    play: ModuleType = field(init=False)
    """`core.generic.play`, specialised."""
    check: ModuleType = field(init=False)
    """`core.generic.check`, specialised."""

    def __post_init__(self) -> None:
        package = self.description.package
        for loops in ("play", "check"):
            module = jit.specialise(f"courtly.core.generic.{loops}", package, **self.kernels)
            object.__setattr__(self, loops, module)

    @property
    def name(self) -> str:
        """The name of the game."""
        return self.description.name

    @property
    def engine(self) -> int:
        """The version of its behaviour that new games are played by."""
        return self.description.engine

    def layout(self, engine: int) -> np.dtype[Any]:
        """How a position of a version is laid out in bytes."""
        return self.layouts.get(engine, self.dtype)

    @property
    def deal_words(self) -> int:
        """Random words a deal uses up."""
        return int(self.kernels["DEAL_WORDS"])

    @property
    def most_moves(self) -> int:
        """Moves one decision can offer at most."""
        return int(self.kernels["MOST_MOVES"])
