"""How a match was won: who stood how well, round by round.

Chances are those of `courtly.chances`: by the net of a table and calibrated, whoever plays. Who
wins a game is also luck; how well a bot stood on the way tells more from as many games, as far as
the net is right.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import TYPE_CHECKING, Any

from ..bots.nets.chances import chances
from ..core.errors import CourtlyError
from ..core.game import Game
from ..core.record import begin, parse, replaying
from ..games import game_class

if TYPE_CHECKING:
    from .match import Match, Played


class Rounds:
    """Notes how a game stands whenever a round (or turn, as the game counts) begins."""

    def __init__(self, seats: Sequence[int]) -> None:
        """`seats` are those of the bots, in the order in which the match names them."""
        self.chances: list[list[float]] = []
        self._seats = seats
        self._round = 0  # as long as a table is being prepared, no round has begun

    def look(self, game: Game[Any, Any]) -> None:
        """Note it, if a round has begun since."""
        if game.round > self._round:
            self._round = game.round
            self.chances.append([round(x, 4) for x in at_table(game, self._seats)])


def at_table(game: Game[Any, Any], seats: Sequence[int]) -> list[float]:
    """The chance to win of each of the seats, as all players together judge it.

    Each judges by what it can see, which is what these chances are calibrated for; the average of
    them favours nobody.
    """
    told = [chances(game, seat) for seat in range(game.seats)]
    return [fmean(one[seat] for one in told) for seat in seats]


def looked_back(name: str, played: Played) -> Played:
    """A game with its chances; if none were noted, those that its record shows.

    Games from before there were records, or that no longer replay, stay without.
    """
    if played.chances or not played.record:
        return played
    rounds = Rounds(played.seats)
    try:
        record = parse(played.record)
        game = begin(game_class(name), record)
        rounds.look(game)
        for _ in replaying(game, record):
            if not game.over:
                rounds.look(game)
    except CourtlyError:
        return played
    return replace(played, chances=rounds.chances)


@dataclass(frozen=True)
class Course:
    """The average course of the games of a match that have chances."""

    games: int
    curves: dict[str, list[float]]
    """By bot its chance as each round began, and at last its share of the victories."""


def course(match: Match, games: Sequence[Played]) -> Course | None:
    """How a match was won. A game that is over counts with its result from then on."""
    noted = [game for game in games if game.chances]
    if not noted:
        return None
    rounds = max(len(game.chances) for game in noted)
    curves = {
        bot: [
            fmean(at[k] for game in noted for at in [_at(game, number)] for k in entries)
            for number in range(rounds + 1)
        ]
        for bot, entries in entries_of(match).items()
    }
    return Course(len(noted), curves)


def _at(game: Played, number: int) -> list[float]:
    return game.chances[number] if number < len(game.chances) else game.shares


def entries_of(match: Match) -> dict[str, list[int]]:
    """Where bots are in the lists of a match; several of one name are taken together."""
    found: dict[str, list[int]] = {}
    for k, bot in enumerate(match.bots):
        found.setdefault(bot, []).append(k)
    return found
