"""The parts of a table: seats, what it is asked, what was said, how it ended."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..wire.types import EndedBy, Level, Question, SeatKind


@dataclass
class Seat:
    """A seat and who has it."""

    label: str
    kind: SeatKind = "open"
    name: str | None = None
    holder: str | None = None
    level: Level | None = None
    reserved: str | None = None
    """Kept for this person, at a rematch."""
    invite: str | None = None
    """The hash of the invitation one needs to sit here."""
    substitute: Level | None = None
    away_since: float | None = None
    """When the substitute took over."""
    once: bool = False
    """Whether the substitute makes the moves of this turn only."""
    offer: str | None = None
    """The hash of the link by which it can be taken over in mid-game."""
    resigned: bool = False
    seconds: float | None = None
    since: float | None = None
    """Since when it has something to decide."""
    holiday: float | None = None
    """Until when its clock stands still,"""
    holidays: float = 0.0
    """and for how many more seconds it may."""
    played_by: list[str] = field(default_factory=list)
    """The bots that chose moves for it, as records name them; logs of old do not tell."""

    @property
    def bot(self) -> Level | None:
        """The level of the bot that plays this seat now, if one does."""
        return self.level if self.kind == "bot" else self.substitute

    @property
    def last_bot(self) -> str:
        """The last bot that chose a move for it, as records name it."""
        return self.played_by[-1] if self.played_by else ""

    @property
    def has_say(self) -> bool:
        """Whether its person has a say in what the table decides, here or not."""
        return self.kind == "person" and not self.resigned

    def spent(self, since: float, at: float) -> float:
        """What passes on its clock between two moments, since the first of which it runs, or would
        but for a holiday."""
        return max(0.0, at - max(since, self.holiday or 0.0))

    def runs_out(self, since: float) -> float:
        """When its time is up, if nothing happens."""
        return max(since, self.holiday or 0.0) + (self.seconds or 0.0)

    def holidays_at(self, at: float) -> float:
        """Seconds of holidays that are left to somebody who is back at this moment."""
        return self.holidays + max(0.0, (self.holiday or 0.0) - at)

    def give_back(self) -> None:
        """Its person makes the moves again."""
        self.substitute = self.away_since = None
        self.once = False

    @property
    def plays(self) -> bool:
        """Whether its person makes the moves."""
        return self.kind == "person" and self.substitute is None


@dataclass
class Proposed:
    """What the table is asked, and who agreed."""

    what: Question
    by: int
    to: int | None
    agreed: set[int]
    asked: frozenset[int] | None
    """The seats whose persons must agree; None in logs of old: all who make their moves."""
    at: float
    invite: str | None = None
    """The hash of the link, if it is asked to replace somebody."""
    clock: bool = False
    """Whether taking back counts on clocks; not in logs of old."""


@dataclass(frozen=True)
class Ended:
    """Why the game is over."""

    why: EndedBy
    seat: int | None = None


@dataclass(frozen=True)
class Said:
    """A line of chat."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float
    speaker: str


@dataclass
class ChatRules:
    """How a table talks."""

    pause: int = 0
    spectators: bool = True
    muted: set[str] = field(default_factory=set)
