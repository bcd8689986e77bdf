"""The protocol by which bots are compared: fixed tasks, held-out deals, one table at the end.

It has a version, because figures can be compared only where everything else is the same: a change
of tasks, rivals, deals, rules or printed figures is a new one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .. import __version__
from ..core.errors import OptionError
from ..games import description, names
from .match import Match, Played
from .run import Runner, run_match
from .stats import Standing, standings

VERSION = 2
#: Deals that nothing of ours is trained or tuned on.
HELD_OUT = 1_000_003
#: Whom a bot meets, one kind at a time at all other seats. Levels change; these do not.
RIVALS = ("page", "hand-squire", "hand-knight")


@dataclass(frozen=True)
class Task:
    """A table at which bots are compared."""

    name: str
    game: str
    options: dict[str, Any]

    @property
    def seats(self) -> int:
        """How many sit there."""
        return description(self.game).players(self.options)

    def match(self, bot: str, rival: str, timeout: float) -> Match:
        """A bot among rivals of one kind."""
        bots = (bot, *[rival] * (self.seats - 1))
        options = description(self.game).check(self.options).plain()
        return Match(self.game, bots, options, HELD_OUT, timeout)


def tasks() -> dict[str, Task]:
    """All tasks, by name."""
    return {
        name: Task(name, game, dict(options))
        for game in names()
        for name, options in description(game).tasks.items()
    }


def chosen(wanted: tuple[str, ...]) -> list[Task]:
    """The tasks of these names, or all."""
    known = tasks()
    for name in wanted:
        if name not in known:
            raise OptionError(f"there is no task {name!r}; the tasks are {', '.join(known)}")
    return [known[name] for name in wanted or known]


def figures_mark(game: str) -> str:
    """A mark of the printed figures a game is played with, many of which are reconstructed."""
    own: Any = description(game).load_part("figures")
    data = b"" if own is None else Path(own.FILE).read_bytes()
    return hashlib.sha256(data).hexdigest()[:12]


@dataclass(frozen=True)
class Result:
    """How a bot did at one task against one kind of rivals."""

    task: Task
    rival: str
    own: Standing

    def plain(self) -> dict[str, Any]:
        """The same as JSON can hold it."""
        about = description(self.task.game)
        return {
            "task": self.task.name,
            "rival": self.rival,
            "games": self.own.games,
            "share": self.own.share,
            "low": self.own.low,
            "high": self.own.high,
            "equal": self.own.fair,
            "points": self.own.score,
            "seconds_a_move": self.own.seconds,
            "slowest_move": self.own.slowest,
            "faults": self.own.faults,
            "engine": about.engine,
            "figures": figures_mark(self.task.game),
        }


def evaluate(
    task: Task,
    bot: str,
    rival: str,
    games: int,
    folder: Path,
    runner: Runner,
    timeout: float = 60.0,
    progress: Callable[[Played], None] = lambda played: None,
) -> Result:
    """Play the games of one cell of the table; those already in `folder` are not played again."""
    if bot == rival:
        raise OptionError(f"{bot} would play against itself; leave {rival} out with --rival")
    match = task.match(bot, rival, timeout)
    file = folder / f"{task.name.replace('/', '-')}-{rival}.jsonl"
    played = run_match(match, games, file, runner, progress)
    row = next(row for row in standings(match, played) if row.bot == bot)
    return Result(task, rival, row)


def head(bot: str) -> dict[str, Any]:
    """What a table of results must say beside its figures."""
    return {"protocol": VERSION, "courtly": __version__, "bot": bot, "deals": HELD_OUT}
