"""What bots are asked, and what they answer to people who ask for a hint."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..wire.types import Level

if TYPE_CHECKING:  # a server without a table is light
    from ...bots.bot import Candidate
    from ...core.seen import Seen


@dataclass(frozen=True)
class Question:
    """A decision a bot has to make: where, for which seat, how well, and what it knows."""

    table: str
    seat: int
    version: int
    level: Level
    seen: Seen
    owner: str
    """Who made the table: all tables of one person share their part of the bots."""
    watched: bool
    """Whether somebody looks at the table."""
    scripted: int | None = None
    """The move, where there is nothing to think about: a guided game."""
    chance: int | None = None
    """A bot of its own with this chance answers, the same whoever asks."""
    played: int | None = None
    """A move that was made, where a learner asks how good it was."""

    @property
    def key(self) -> tuple[str, int, bool]:
        """Of each of these there is one at a time: nobody waits for the other kind."""
        return self.table, self.seat, self.played is not None


@dataclass(frozen=True)
class Opinion:
    """What a bot would do, what else it thought about, and a word on it."""

    candidates: list[Candidate]
    note: str
