"""Names for Gymnasium, and nothing heavier: the engines are imported when one is made."""

from __future__ import annotations

from ..games import description, names

VERSION = 0


def register() -> None:
    """Register ``courtly/<Title>-v0`` for every game there is."""
    import gymnasium

    for name in names():
        title = description(name).title.replace(" ", "")
        gymnasium.register(
            id=f"courtly/{title}-v{VERSION}",
            entry_point="courtly.research.gymnasium:CourtlyEnv",
            vector_entry_point="courtly.research.vector:CourtlyVectorEnv",
            kwargs={"game": name},
        )
