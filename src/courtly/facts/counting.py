"""One game, counted: its choices, its result, and what happened in it."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from ..arena.match import Match, Played
from ..core.game import Game
from ..core.record import begin, parse, replaying
from ..games import description, game_class


@dataclass(frozen=True)
class Counted:
    """A game in numbers. Lists are by seat."""

    deal: int
    """Games of one deal differ only by what the players chose."""
    first: int
    """The seat that begins."""
    choices: list[int]
    """Between how many moves somebody chose, decision by decision."""
    scores: list[int]
    shares: list[float]
    """Each seat's part of the victory."""
    times: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How often something happened, by kind of event and what it happened to."""
    points: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How many points it brought, likewise."""

    @property
    def width(self) -> float:
        """Legal moves a decision, on average."""
        return sum(self.choices) / len(self.choices)

    @property
    def tree(self) -> float:
        """The decimal logarithm of how many games there are, judged by the way this one took."""
        return sum(math.log10(n) for n in self.choices)

    @property
    def margin(self) -> int:
        """Points between the first and the second."""
        best, second = sorted(self.scores, reverse=True)[:2]
        return best - second


def count(match: Match, played: Played) -> Counted:
    """Play a game's record again, and count."""
    record = parse(played.record)
    game = begin(game_class(match.game), record)
    first, choices = game.actors[0], []
    before = _choices(game)
    for number, _ in enumerate(replaying(game, record)):
        choices.append(before[game.history[number][0]])
        before = _choices(game)
    by_seat = sorted(zip(played.seats, played.scores, played.shares, strict=True))
    found = Counted(
        played.number // len(match.bots), first, choices,
        [score for _, score, _ in by_seat], [share for _, _, share in by_seat],
    )  # fmt: skip
    counted = description(match.game).counted
    for event in game.events:
        if event.kind in counted:
            key = event.kind, str(event.data[counted[event.kind]])
            found.times[key] += 1
            found.points[key] += int(event.data.get("points") or 0)
    return found


def _choices(game: Game[Any, Any]) -> dict[int, int]:
    return {seat: len(game.legal_numbers(seat)) for seat in game.actors}
