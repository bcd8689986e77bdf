"""What a bot is given: all that a seat knows, and no way to anything else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from numpy.typing import NDArray

from .moves import Move
from .rng import generator
from .state import copy_states

if TYPE_CHECKING:
    from .game import Game


class Seen:
    """What one seat knows at one moment: a blanked record, its legal moves, and nothing else.

    There is no way from here to the game: what the seat cannot know is not in this object.
    """

    def __init__(
        self,
        kind: type[Game[Any, Any]],
        seat: int,
        record: NDArray[Any],
        options: Mapping[str, Any],
        legal: tuple[Move, ...],
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.record = record
        self.options = dict(options)
        self.legal = legal

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.kind.spec.name

    @property
    def seats(self) -> int:
        """How many seats there are at the table."""
        return self.kind(self.record, self.options).seats

    @property
    def view(self) -> Any:
        """The view of the seat, as `Game.view` gives it."""
        return self.kind(self.record, self.options).view(self.seat)

    def sample(self, seed: int) -> Game[Any, Any]:
        """A whole game that fits all the seat knows: what it cannot know is drawn at random."""
        states = copy_states(self.record)
        self.kind.spec.play.resample_at(states, 0, self.seat, generator(seed))
        return self.kind(states, self.options)
