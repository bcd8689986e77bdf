"""How a finished game ended, as it is kept: small, and without secrets."""

from __future__ import annotations

from typing import Any

from ...games import description
from ..table.table import Table


def outcome(table: Table) -> dict[str, Any]:
    """Points and places, who sat where, and what the game itself counts of each seat."""
    game = table.game
    assert game is not None
    assert table.ended is not None
    standing = game.standing(out=table.resigned)
    return {
        "why": table.ended.why,
        "points": list(standing.points),
        "places": list(standing.places),
        "winners": list(standing.winners),
        "levels": [seat.level for seat in table.seats],
        "left": [k for k, seat in enumerate(table.seats) if seat.substitute is not None],
        "feats": [feats(table, seat) for seat in range(game.seats)],
        "moves": len(table.marks),
    }


def feats(table: Table, seat: int) -> dict[str, int]:
    """What a seat achieved, by names the game gives it."""
    part: Any = description(table.row.game).load_part("feats")
    return part.feats(table.game, seat) if part else {}
