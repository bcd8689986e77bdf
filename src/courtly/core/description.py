"""What a game says of itself, once, without the compiler: every client reads it here.

A package that holds a game has a module `description` with a `DESCRIPTION`. The registry
(`courtly.games`) finds it; checks of options, the server's offer, the form on the home page, the
command line, the research interfaces and the docs follow from it.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import ModuleType
from typing import TYPE_CHECKING, Any

from .cache import home_of
from .errors import OptionError
from .options import Options

if TYPE_CHECKING:
    from .game import Game


@dataclass(frozen=True)
class Seat:
    """A place at the table: its name in records, its colour and its heraldic pattern."""

    name: str
    colour: str
    pattern: str


@dataclass(frozen=True)
class Description:
    """One game. Where its parts are is told by dotted names, so that none is loaded unasked."""

    name: str
    """The name in records, addresses and file names."""
    title: str
    """The name for people; a proper name, the same in all languages."""
    engine: int
    """The version of the rules' behaviour that new games are played by."""
    engines: tuple[int, ...]
    """The versions that games begun earlier can still go on with."""
    seats: tuple[Seat, ...]
    """All seats, in the order of play."""
    fewest: int
    """With how many of the seats one can play at least."""
    options: type[Options]
    """What a table can choose; a field `players` the number of seats, where that is open."""
    counts: str
    """The field of a position that counts rounds, which is also what a round is called."""
    rules: str
    """The letters the numbers of its rules begin with."""
    game: str
    """``module:Class`` of the game itself."""
    figures: str | None = None
    """The module of its printed figures."""
    judgement: str | None = None
    """The module with its kernels for search; without one bots judge by plain playouts."""
    encoder: str | None = None
    """The module of its observation; without one the fields of the record are shown."""
    tasks: Mapping[str, Mapping[str, Any]] = field(default_factory=dict, hash=False)
    """The tables bots are compared at (`courtly evaluate`), by name, with their options."""
    counted: Mapping[str, str] = field(default_factory=dict, hash=False)
    """The kinds of events its facts tell of (`courtly facts`), and what each happened to."""
    small: str | None = None
    """The module of its small variant, which can be solved."""
    study: str | None = None
    """The module that looks back at what only this game has, such as its votes."""
    feats: str | None = None
    """The module that counts what a seat achieved in a game, beside its points."""
    ballots: str | None = None
    """The module that knows which votes are to come, where ballots can be put in beforehand."""
    puzzles: str | None = None
    """The module that finds and proves its puzzles; those that were found are beside the game."""
    screen: str | None = None
    """The module of its terminal screen; without one a plain screen is used."""
    picture: str | None = None
    """The module that draws its table for programs; without one its view is written out."""
    drawing: str | None = None
    """The folder of its drawing in the browser; without one it cannot be played there."""
    guide: str | None = None
    """The file of its guided first game, in its package; without one there is none."""
    examples: str | None = None
    """The file of the worked examples of its booklets, likewise."""

    @property
    def most(self) -> int:
        """With how many one can play at most."""
        return len(self.seats)

    @property
    def package(self) -> str:
        """The package its kernels are in."""
        return self.game.partition(":")[0].rpartition(".")[0]

    @property
    def home(self) -> str:
        """By what name its compiled kernels are kept (`core.cache`)."""
        return home_of(f"{self.package}._")

    def place_in(self, room: str) -> str:
        """Where a room's kernels go that are compiled for this game: into the room, if the game is
        one of ours, else beside the game's own, so that the cache looks at its sources, too.
        """
        return f"{room}.{self.name}" if self.package.startswith("courtly.") else self.package

    def labels(self, players: int) -> tuple[str, ...]:
        """The names of the seats at a table of so many."""
        return tuple(seat.name for seat in self.seats[:players])

    def players(self, given: Mapping[str, Any]) -> int:
        """How many seats a table with these options has."""
        field = next((f for f in self.options.fields() if f.name == "players"), None)
        if field is None:
            return self.most
        players = given.get("players", field.default)
        if type(players) is not int or not self.fewest <= players <= self.most:
            raise field.problem(players, ())
        return players

    def check(self, given: Mapping[str, Any], players: int | None = None) -> Options:
        """The options given, checked; `players` is how many sit down, where that is known."""
        if players is not None:
            given = self.seated(given, players)
        return self.options.read(given, self.labels(self.players(given)))

    def seated(self, given: Mapping[str, Any], players: int) -> dict[str, Any]:
        """The options of a table where so many sit down; an own choice of `players` stays."""
        if not self.fewest <= players <= self.most:
            count = str(self.most) if self.most == self.fewest else f"{self.fewest} to {self.most}"
            raise OptionError.told(
                "problem-option-seats", game=self.title, seats=count, given=players
            )
        open_ = any(field.name == "players" for field in self.options.fields())
        return {"players": players, **given} if open_ else dict(given)

    def from_text(self, pairs: Sequence[str]) -> dict[str, Any]:
        """Options typed as ``name=value``; `check` judges them."""
        fields = {field.name: field for field in self.options.fields()}
        given: dict[str, Any] = {}
        for pair in pairs:
            name, equals, value = pair.partition("=")
            if not equals:
                raise OptionError.told("problem-option-pair", pair=repr(pair))
            given[name] = fields[name].from_text(value) if name in fields else value
        return given

    def load_game(self) -> type[Game[Any, Any]]:
        """The class of the game."""
        module, _, name = self.game.partition(":")
        found: type[Game[Any, Any]] = getattr(importlib.import_module(module), name)
        return found

    def load_part(self, part: str) -> ModuleType | None:
        """The module of its figures, judgement, encoder or screen; None where it has none."""
        where: str | None = getattr(self, part)
        return importlib.import_module(where) if where else None
