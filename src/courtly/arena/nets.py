"""The nets that bots play by: read before the first game, and the same when a match goes on.

A bot whose net cannot be read would make random moves, and one with another net is another bot.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ..bots import entrants
from ..bots.levels import LEVELS
from ..bots.nets.learned import learned, runs_here
from ..bots.nets.weights import Weights, digest
from ..core.errors import CourtlyError

if TYPE_CHECKING:
    from .match import Match, Played

#: The levels that play by a net where one is stronger.
LEARNED = ("knight", "duke", "king")
ADVICE = (
    "Begin anew with another --out, or go on with the earlier nets "
    "(from a folder that COURTLY_NETS names)"
)


class Marks(NamedTuple):
    """By what a bot plays; "" for none."""

    net: str = ""
    """The mark of the whole net, by which results name it."""
    plays: str = ""
    """That of what decides its moves: chances may come to be shown otherwise."""


def net_of(bot: str, game: str, seats: int) -> Weights | None:
    """The net a bot of ours plays by at a table, or None; refuses one that cannot be read.

    Elsewhere a level whose net is damaged goes on by hand. In a match that would be another bot.
    """
    named = entrants.is_by_net(bot)
    if not named and bot.lower() not in LEARNED:
        return None
    how = learned(game)
    found = how.weights(game, seats, entrants.folder_of(bot)) if how else None
    return found if named or runs_here(game, seats) else None


def marks_of(bot: str, game: str, seats: int) -> Marks:
    """By what a bot of ours plays now."""
    found = net_of(bot, game, seats)
    return Marks(found.mark, digest(found.net, found.about)[:12]) if found else Marks()


def played_by(bots: Sequence[str], game: str, marks: Sequence[str]) -> list[str]:
    """What decided the moves of bots, given the marks of the nets they say they judged by."""
    seats = len(bots)
    return [
        marks_of(bot, game, seats).plays if mark else ""
        for bot, mark in zip(bots, marks, strict=True)
    ]


def by_hand(bots: Iterable[str], game: str, seats: int) -> list[str]:
    """Those of the bots by net that have none here and play by hand.

    All nets are read, so that one which is missing or damaged is refused now, not move by move.
    """
    found = {bot: net_of(bot, game, seats) for bot in bots}
    return [bot for bot, net in found.items() if net is None and entrants.is_by_net(bot)]


class InForce:
    """The nets of the bots at tables of so many seats, as they are now."""

    def __init__(self, game: str, bots: Iterable[str], seats: int) -> None:
        self._marks = {bot: marks_of(bot, game, seats) for bot in bots if is_ours(bot)}

    def other(self, match: Match, played: Played) -> str:
        """Who played a game by another net than now, in words; "" if nobody did."""
        for k, bot in enumerate(match.bots):
            # Games from before nets were written down say nothing.
            if bot in self._marks and played.nets and not self._is_same(bot, played, k):
                return f"{bot} played {_by(played.nets[k])}, not {_by(self._marks[bot].net)}"
        return ""

    def _is_same(self, bot: str, played: Played, k: int) -> bool:
        now = self._marks[bot]
        if played.plays:
            return played.plays[k] == now.plays
        # Older games name the whole net only, which was just what plays before it had a sight.
        return played.nets[k] in now

    def refuse_others(self, where: object, games: Iterable[tuple[Match, Played]]) -> None:
        """Do not go on with games that were played by other nets."""
        for match, played in games:
            if told := self.other(match, played):
                raise CourtlyError(f"{where} holds games by other nets: {told}. {ADVICE}")

    def refuse_change(self, match: Match, played: Played) -> None:
        """Do not keep a game during which a net was exchanged."""
        if told := self.other(match, played):
            raise CourtlyError(
                f"a net was exchanged: in game {played.number} {told}. That game is not kept; "
                "with the earlier net the same command goes on"
            )


def is_ours(bot: str) -> bool:
    """Whether a name is one of our bots, and not `module:Class`: then we know by what it plays."""
    return bot.lower() in LEVELS or entrants.is_entrant(bot)


def _by(mark: str) -> str:
    return f"by net {mark}" if mark else "by hand"
