"""The kernels every game supplies. The generic modules import these names; `specialise` binds them.

`s` is one state record. Kernels change it in place and never allocate.
"""

from __future__ import annotations

from typing import Any

#: How many random words a deal uses up, and how many moves one decision can offer at most.
DEAL_WORDS = 0
MOST_MOVES = 0


def deal(s: Any, words: Any) -> None:
    """Do everything that chance does, on a record that holds the options and nothing else."""
    raise NotImplementedError


def pending(s: Any, seat: int) -> bool:
    """Whether `seat` has a decision to make now. Several seats may, as in a secret vote."""
    raise NotImplementedError


def legal(s: Any, seat: int, moves: Any) -> int:
    """Write the legal moves of `seat` into `moves`, ascending, and say how many."""
    raise NotImplementedError


def apply(s: Any, seat: int, move: int, log: Any) -> None:
    """Make a legal move and run the game on to the next decision; write events to `log`."""
    raise NotImplementedError


def redact(s: Any, seat: int) -> None:
    """Blank what `seat` (or a spectator, −1) cannot know."""
    raise NotImplementedError


def resample(s: Any, seat: int, rng: Any) -> None:
    """Fill a record blanked for `seat` with something it may take for the truth."""
    raise NotImplementedError


def audit(s: Any) -> int:
    """0 if every piece is where it can be, else a number that names what is wrong."""
    raise NotImplementedError


def score(s: Any, scores: Any) -> None:
    """Each seat's points if the game ended now, into `scores`."""
    raise NotImplementedError


def standing(s: Any, values: Any) -> None:
    """For each seat a number, greater the better it stands, all tie-breaks included."""
    raise NotImplementedError
