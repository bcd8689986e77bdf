"""What an environment may be asked to do differently, said once for all interfaces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..core.errors import OptionError, whole_number
from ..core.spec import Spec
from ..core.state import copy_states
from ..observe import Encoder

REFUSE, END = "refuse", "end"
DICT, FLAT, RLLIB = "dict", "flat", "rllib"
PLACE, LEAD = "place", "lead"
ILLEGAL_REWARD = -1.0
#: Whom a learner meets where nobody is named, one game at a time or many.
OPPONENTS = "page"
#: So many points ahead are worth as much as first place: about what wins a game clearly.
POINTS = 50.0

_CHOICES = {"illegal": (REFUSE, END), "observation": (DICT, FLAT, RLLIB), "reward": (PLACE, LEAD)}


@dataclass(frozen=True)
class Conventions:
    """How an environment answers.

    `illegal`: what an illegal action does. ``refuse`` raises, naming the rule, and changes nothing;
    ``end`` ends the game for all with −1 for who made it, as PettingZoo's own games do.

    `observation`: ``dict`` has the observation and the mask in it; ``flat`` is the array alone, and
    the mask is in `info`; ``rllib`` is ``dict`` with the names and numbers RLlib's masking wants.

    `reward`: ``place`` comes at the end, from −1 to 1. ``lead`` adds after every step by how much
    the seat's lead grew, as far as the seat can see it. That is shaping: the end, an illegal action
    too, gives all of it back. Over a game it adds up to minus the lead at the first observation,
    which no play can change, so what is best stays best.
    """

    illegal: str
    observation: str = DICT
    reward: str = PLACE

    def __post_init__(self) -> None:
        for name, known in _CHOICES.items():
            if (value := getattr(self, name)) not in known:
                raise OptionError(f"{name} is {' or '.join(map(repr, known))}, not {value!r}")

    @property
    def shaped(self) -> bool:
        """Whether every step is rewarded."""
        return self.reward == LEAD

    def space(self, encoder: Encoder, actions: int) -> spaces.Space[Any]:
        """The space of observations."""
        high = encoder.layout.high
        seen = spaces.Box(np.zeros_like(high), high, dtype=np.float32)
        if self.observation == FLAT:
            return seen
        if self.observation == RLLIB:
            mask = spaces.Box(0.0, 1.0, (actions,), np.float32)
            return spaces.Dict({"observations": seen, "action_mask": mask})
        return spaces.Dict(
            {"observation": seen, "action_mask": spaces.Box(0, 1, (actions,), np.int8)}
        )

    def tell(self, seen: NDArray[np.float32], mask: NDArray[np.int8]) -> Any:
        """What a seat is told."""
        if self.observation == DICT:
            return {"observation": seen, "action_mask": mask}
        if self.observation == FLAT:
            return seen
        return {"observations": seen, "action_mask": mask.astype(np.float32)}


def lead(spec: Spec, states: NDArray[Any], seat: int, seats: int) -> float:
    """How far a seat seems to itself to be ahead of the others' average, in units of `POINTS`.

    What is hidden from it does not count: a reward must not betray it.
    """
    seen = copy_states(states)
    spec.play.redact_at(seen, 0, seat)
    points = np.zeros(seats, np.int32)
    spec.play.score_at(seen, 0, points)
    others = (points.sum() - points[seat]) / (seats - 1)
    return float(points[seat] - others) / POINTS


RENDER_MODES = ("human", "ansi", "rgb_array")


def check_mode(render_mode: str | None, known: list[str]) -> None:
    """Refuse a way of drawing that there is not."""
    if render_mode is not None and render_mode not in known:
        raise OptionError(f"render_mode is one of {', '.join(known)}, not {render_mode!r}")


def check_game(game: str) -> str:
    """The name of a game, refused if it is no name at all."""
    if not isinstance(game, str):
        raise OptionError(f"a game is given by its name, not by {game!r}")
    return game


def check_seat(seat: int | None, seats: int) -> None:
    """Refuse a learner's seat that there is not; None is one by lot."""
    if seat is not None and not 0 <= whole_number(seat, OptionError, "a seat") < seats:
        raise OptionError(f"there is no seat {seat}; seats are 0 to {seats - 1}")
