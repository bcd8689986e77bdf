"""What a seat achieved in a game of Lancaster, beside its points."""

from __future__ import annotations

from typing import Any

from ....core.game import Game


def feats(game: Game[Any, Any], seat: int) -> dict[str, int]:
    """Votes that went its way, and conflicts in which it stood first."""
    found = {"votes": 0, "votes_won": 0, "conflicts": 0, "conflicts_won": 0}
    ballot: Any = None
    for event in game.events:
        if event.kind == "ballot_shown" and event.seat == seat:
            ballot = event.data["vote"]
        elif event.kind in ("law_adopted", "law_rejected"):
            won = "yes" if event.kind == "law_adopted" else "no"
            found["votes"] += 1
            found["votes_won"] += ballot == won
        elif event.kind == "conflict_ranked" and event.seat == seat:
            found["conflicts"] += 1
            found["conflicts_won"] += event.data["rank"] == 1
    return found
