"""What a game supplies for its nets: a module of features, named in its judgement as `FEATURES`.

The templates of this room import these names; `specialise` binds them to the game's.
"""

from __future__ import annotations

from typing import Any

#: Counted up when the numbers below, or what they say, change: weights belong to one version.
FEATURES_VERSION = 0
#: How many numbers a seat's own sheet has, how many of them, the first, are shown to all,
#: how many the table's has; the most on one sheet (the table's with what is shown), and room for
#: notes a seat.
OWN = 0
SHOWN = 0
TABLE = 0
MOST_NUMBERS = 0
NOTES = 0
#: How many things can be said about moves, and how many at most about one.
ABOUT = 0
MOST_ABOUT = 0
#: The number of a seat's own sheet that a new net begins with, and how much it counts.
FIRST_GUESS = (0, 0.0)
#: Options of the tables that nets learn at, by turns.
TABLES: tuple[dict[str, Any], ...] = ({},)
#: How many points are much, in this game.
POINTS = 1.0


def seats_at(s: Any) -> int:
    """How many seats there are at the table."""
    raise NotImplementedError


def describe(s: Any, sheet: Any) -> None:
    """Fill the sheet of a position that is not over. What a seat could not know was drawn anew."""
    raise NotImplementedError


def before_moves(s: Any, seat: int) -> Any:
    """What is counted once for all moves of a seat; `about_move` gets it as `counted`."""
    raise NotImplementedError


def about_move(s: Any, seat: int, move: int, counted: Any, about: Any, value: Any) -> int:
    """What there is to say about a move, and how much of it; how many things."""
    raise NotImplementedError


def unseen(s: Any, seat: int) -> bool:
    """Whether a seat's choice in the open decision is made, but blanked in this record."""
    raise NotImplementedError


def choose_for(s: Any, seat: int, move: int) -> None:
    """Put a choice where one was blanked."""
    raise NotImplementedError
