"""What a seat sees, as plain Python objects; `make_view` makes them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class County:
    """A county: what it needs and pays, and who stands there (`side` None: nobody)."""

    name: str
    letter: str
    minimum: int
    reward: str
    pays: dict[str, int]
    nobles: int
    side: int | None
    strength: int
    squires: int
    needs: int
    """What a knight and its squires must come to, to get in [L2.3, L2.4]."""


@dataclass(frozen=True)
class Berth:
    """A space of a conflict that a side holds: its knights by strength, squires sent, and total."""

    side: int
    knights: tuple[int, ...]
    squires: int
    strength: int
    rank: int
    """From 0, as things stand [L7.3]."""


@dataclass(frozen=True)
class Conflict:
    """A conflict on the table: its place, the card, and the spaces held, topmost first."""

    name: str
    card: int
    strength: int
    points: tuple[int, ...]
    earned: tuple[int, ...]
    """What each rank would be given if the conflict were scored now [L7.4, L7.5]."""
    berths: tuple[Berth, ...]


@dataclass(frozen=True)
class Space:
    """A castle space: its knight (0: none), its tile (stock, open or turned), what it pays."""

    name: str
    knight: int
    tile: str
    pays: dict[str, int]
    cost: int


@dataclass(frozen=True)
class Side:
    """A colour on the board: a player, or with two players a player's ally (`seat` leads it)."""

    name: str
    seat: int
    ally: bool
    court: tuple[int, ...]
    """Strengths of the knights at court; likewise in reserve."""
    reserve: tuple[int, ...]
    castle: tuple[Space, ...]


@dataclass(frozen=True)
class Player:
    """A player: tokens (gold and squires None behind a screen), nobles by chair, points so far."""

    name: str
    gold: int | None
    squires: int | None
    votes: int
    left_over: int
    nobles: tuple[str, ...]
    tiles: tuple[str, ...]
    points: int
    voted: bool


@dataclass(frozen=True)
class Hand:
    """A knight on its way to a county, with the squires it needs at least to get in."""

    strength: int
    county: str
    needed: int


@dataclass(frozen=True)
class Figures:
    """Figures of the rules that clients show; those of counties, tiles and laws stand with them."""

    rounds: int
    """How many rounds there are [L8.1]."""
    both: int
    """Gold for a county's noble and its reward [L5.1]."""
    exchange: int
    """Gold given for one squire, or squires for one gold [N32]."""
    ransom: int
    """Gold for each point of a captured knight's strength [L7.6]."""


@dataclass(frozen=True)
class ScoreSheet:
    """Points by source and seat; the lines of the final scoring as they would be now [L9]."""

    lines: dict[str, tuple[int, ...]]
    total: tuple[int, ...]
    final: bool
    """Whether the game is over, so that nothing can change any more."""


@dataclass
class View:
    """Everything a seat, or a spectator, may know. Lists are by seat, or by side where named so.

    A view is the viewer's own; its parts are shared between views, and frozen.
    """

    seat: int | None
    actor: int | None
    actors: tuple[int, ...]
    decision: str
    side: int | None
    """For whom the actor decides: itself or its ally."""
    source: str
    """What brought the decision about: a favour, a law, a county."""
    about: str | None
    """The county, castle space or conflict the decision is about, if there is one."""
    due: int
    """What a law still owes the actor: tiles to lay, squires to send."""
    to_score: tuple[str, ...]
    """When a castle is decided about: its spaces that are not scored yet [L6.3]."""
    round: int
    """The round being played; 0 while it is set up, though the first lies open [L1.4]."""
    phase: str
    start: int
    players: tuple[Player, ...]
    sides: tuple[Side, ...]
    counties: tuple[County, ...]
    conflicts: tuple[Conflict, ...]
    favours: dict[str, bool]
    """The favour tiles in the game, and whether each is face up."""
    favour_pays: dict[str, dict[str, int]]
    """The tokens each favour tile gives; none for a noble and an upgrade."""
    laws: tuple[str, ...]
    """In force, left to right."""
    proposals: tuple[str, ...]
    """Of this round, left to right, those already voted on included."""
    dues: dict[str, tuple[int | None, ...]]
    """For each law in force or proposed: how many shares of it each seat would get as the position
    stands now; None where that hangs on stocks the viewer cannot see."""
    law_pays: dict[str, dict[str, int]]
    """What one share brings: tokens and points; 1 for anything else, such as knight or upgrade."""
    law_costs: dict[str, dict[str, int]]
    """What one gives for it each time, where a law sells or trades."""
    law: str | None
    """The law voted on or applied now."""
    ballot: str | None
    """One's own, while the others are still out."""
    hand: Hand | None
    laws_left: int
    conflicts_left: int
    supply: dict[str, int] | None
    """What the box still holds; None if it is not limited."""
    sheet: ScoreSheet
    figures: Figures
