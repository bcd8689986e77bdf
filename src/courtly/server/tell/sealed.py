"""Games of today's challenge are nobody's business but their player's until the day is over: who
has not played yet must not learn from them, nor have a bot look at the deal."""

from __future__ import annotations

from ...study.daily import ends
from .. import clock
from ..table.table import Table
from ..wire.refused import Refused

CLOSED = "The challenge of this day is not over; until then its games are not shown."


def sealed(table: Table) -> bool:
    """Whether a game must not be looked at again yet."""
    return table.daily is not None and clock.now() < ends(table.daily)


def check_open_to(table: Table, who: str | None) -> None:
    """Refuse a game of today to all but its player."""
    if sealed(table) and not table.held_by(who):
        raise Refused("not_welcome", CLOSED)
