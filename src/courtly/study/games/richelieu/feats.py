"""What a seat achieved in a game of Richelieu, beside its points."""

from __future__ import annotations

from typing import Any

from ....core.game import Game


def feats(game: Game[Any, Any], seat: int) -> dict[str, int]:
    """Lines it won, and of how many both were counted."""
    scored = [event for event in game.events if event.kind == "line_scored"]
    return {"lines": len(scored), "lines_won": sum(event.seat == seat for event in scored)}
