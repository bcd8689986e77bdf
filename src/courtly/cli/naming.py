"""What seats are called in the reader's language."""

from __future__ import annotations

from typing import Any

from ..core.game import Game
from ..core.texts import Texts


def seats(game: Game[Any, Any], texts: Texts) -> list[str]:
    """The names of the seats."""
    return [texts.label(game.spec.name, "seat", name) for name in game.seat_names]


def sides(game: Game[Any, Any], texts: Texts) -> list[str]:
    """The names of the seats, then those of their allies where there are any [L10.1]."""
    names = seats(game, texts)
    allies = names[: len(game.side_names) - len(names)]
    return [*names, *(texts(f"{game.spec.name}-ally-of", seat=name) for name in allies)]
