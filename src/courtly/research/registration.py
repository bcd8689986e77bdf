"""Names for Gymnasium, and nothing heavier: the engines are imported when one is made."""

from __future__ import annotations

VERSION = 0


def register() -> None:
    """Register ``courtly/Lancaster-v0`` and ``courtly/Richelieu-v0``."""
    import gymnasium

    for name in ("Lancaster", "Richelieu"):
        gymnasium.register(
            id=f"courtly/{name}-v{VERSION}",
            entry_point="courtly.research.gymnasium:CourtlyEnv",
            kwargs={"game": name.lower()},
        )
