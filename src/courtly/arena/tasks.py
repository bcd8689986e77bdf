"""The protocol by which bots are compared: fixed tasks, held-out deals, one table at the end.

It has a version, because figures can be compared only where everything else is the same: a change
of tasks, rivals, deals, budgets, rules or printed figures is a new one.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .. import __version__
from ..core.errors import OptionError
from ..games import description, names
from . import kept
from .ladder import TENFOLD
from .match import Match, Played
from .run import Runner, read_results, run_match
from .stats import Standing, standings

VERSION = 3
#: What a move may take; a bot that thinks longer has made a fault, and Page moves for it.
SECONDS_A_MOVE = 10.0
#: What may be spent on learning for results that are to be compared: steps of the environment, and
#: seconds of the processor. Whoever spends more says so.
TRAINING_STEPS, TRAINING_SECONDS = 4_000_000, 1800.0
#: Deals that nothing of ours is trained or tuned on.
HELD_OUT = 1_000_003
#: Whom a bot meets, one kind at a time at all other seats. Levels change; these do not.
RIVALS = ("page", "hand-squire", "hand-knight")
#: Our ladders, as `courtly ladder` wrote them; scripts/make_strength.py puts them there.
LADDERS = Path(__file__).parent / "data"
#: The versions of printed figures there were, by their mark: a change of them is a new version.
FIGURES = {"b142055e4810": 1, "32db33831ad1": 1}


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
        return Match(self.game, bots, self.plain_options(), HELD_OUT, timeout)

    def plain_options(self) -> dict[str, Any]:
        """All options of the table, those it does not name as well."""
        return description(self.game).check(self.options).plain()


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


def figures_name(game: str) -> str:
    """The printed figures by name and version: most of those no text gives are reconstructed."""
    version = FIGURES.get(figures_mark(game))
    return f"{game}-reconstructed {version or 'without a version'}"


@dataclass(frozen=True)
class Training:
    """What was spent on a bot's learning, as who evaluates it says; None: not said."""

    steps: int | None = None
    seconds: float | None = None

    @property
    def told(self) -> bool:
        """Whether anything was said."""
        return self.steps is not None or self.seconds is not None

    @property
    def within(self) -> bool | None:
        """Whether it is within the budget; None where too little was said to know."""
        if (self.steps or 0) > TRAINING_STEPS or (self.seconds or 0) > TRAINING_SECONDS:
            return False
        return None if self.steps is None or self.seconds is None else True

    def plain(self) -> dict[str, Any]:
        """The same as JSON can hold it."""
        return {"steps": self.steps, "seconds": self.seconds, "within_budget": self.within}

    def __str__(self) -> str:
        steps = "steps not said" if self.steps is None else f"{self.steps:,} steps"
        seconds = "seconds not said" if self.seconds is None else f"{self.seconds:g} s"
        budget = {True: " (within the budget)", False: " (beyond the budget)", None: ""}
        return f"learned for {steps}, {seconds}{budget[self.within]}" if self.told else ""


@dataclass(frozen=True)
class Result:
    """How a bot did at one task against one kind of rivals."""

    task: Task
    rival: str
    own: Standing
    above: float
    """How often it ended above a rival, of all pairs; ties half: what ladders rate by."""
    before: int = 0
    """How many of the games were already there."""

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
            "above": self.above,
            "points": self.own.score,
            "seconds_a_move": self.own.seconds,
            "slowest_move": self.own.slowest,
            "faults": self.own.faults,
            "nets": self.own.nets,
            "already_there": self.before,
            "engine": about.engine,
            "figures": figures_mark(self.task.game),
            "figures_name": figures_name(self.task.game),
        }


def played_under(task: Task, bot: str, rival: str) -> dict[str, Any]:
    """All that decides how games of a cell go, beside the match itself."""
    return {
        "protocol": VERSION,
        "engine": description(task.game).engine,
        "figures": figures_mark(task.game),
        "ours": kept.our_mark(),
        "source": kept.source_mark(bot),
        "net": kept.net_mark(bot, task.game, task.seats),
        "rival_net": kept.net_mark(rival, task.game, task.seats),
    }


def evaluate(
    task: Task,
    bot: str,
    rival: str,
    games: int,
    folder: Path,
    runner: Runner,
    timeout: float = SECONDS_A_MOVE,
    progress: Callable[[Played], None] = lambda played: None,
    *,
    anew: bool = False,
) -> Result:
    """Play the games of one cell of the table; those already in `folder` are not played again.

    Games there by another bot, another version of it or under another protocol are refused or, with
    `anew`, removed.
    """
    if bot == rival:
        raise OptionError(f"{bot} would play against itself; leave {rival} out with --rival")
    match = task.match(bot, rival, timeout)
    file = folder / f"{task.name.replace('/', '-')}-{rival}.jsonl"
    kept.check(file, played_under(task, bot, rival), anew=anew)
    before = sum(number < games for number in read_results(file, match))
    played = run_match(match, games, file, runner, progress)
    row = next(row for row in standings(match, played) if row.bot == bot)
    return Result(task, rival, row, above(played), before)


def above(games: Sequence[Played]) -> float:
    """How often the first bot of a match ended above another, ties half."""
    pairs = [(game.ranks[0], other) for game in games for other in game.ranks[1:]]
    return sum((own < other) + (own == other) / 2 for own, other in pairs) / len(pairs)


def on_ladder(results: Sequence[Result], rated: Mapping[str, float]) -> float | None:
    """Where a bot stands among rivals with ratings: the rating by which all would be expected.

    As on the ladder itself, each pair has drawn once more, so that nobody is endlessly better.
    """
    met = [
        (rated[one.rival], one.own.games * (one.task.seats - 1) + 1, one.above)
        for one in results
        if one.rival in rated
    ]
    if not met:
        return None
    points = sum(above * (pairs - 1) + 0.5 for _, pairs, above in met)
    low, high = -10_000.0, 10_000.0
    for _ in range(60):
        middle = (low + high) / 2
        expected = sum(n / (1 + 10 ** ((rival - middle) / TENFOLD)) for rival, n, _ in met)
        low, high = (middle, high) if expected < points else (low, middle)
    return low


@dataclass(frozen=True)
class Rated:
    """The ratings of a ladder, and the table they are of."""

    game: str
    options: dict[str, Any]
    ratings: dict[str, float]

    def fits(self, task: Task) -> bool:
        """Whether a task is played at the ladder's table."""
        return self.game == task.game and self.options == task.plain_options()


def read_ladder(file: Path) -> Rated:
    """The ratings of a ``ladder.json`` that `courtly ladder` wrote."""
    try:
        told = json.loads(file.read_text("utf-8"))
        ratings = {str(row["bot"]): float(row["rating"]) for row in told["rungs"]}
        return Rated(told["ladder"]["game"], dict(told["ladder"]["options"]), ratings)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise OptionError(f"{file} is no ladder.json of `courtly ladder`: {error}") from None


def head(
    bot: str, timeout: float = SECONDS_A_MOVE, training: Training | None = None
) -> dict[str, Any]:
    """What a table of results must say beside its figures."""
    return {
        "protocol": VERSION,
        "courtly": __version__,
        "bot": bot,
        "source": kept.source_mark(bot) or kept.our_mark(),
        "deals": HELD_OUT,
        "timeout": timeout,
        "budget": {
            "seconds_a_move": SECONDS_A_MOVE,
            "training_steps": TRAINING_STEPS,
            "training_seconds": TRAINING_SECONDS,
        },
        "training": (training or Training()).plain(),
    }
