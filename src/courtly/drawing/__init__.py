"""A table as a picture, for learners that look and for films of games: `draw`."""

from __future__ import annotations

import importlib
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.game import Game
from .canvas import Canvas

__all__ = ["draw"]


def draw(game: Game[Any, Any], seat: int | None = None) -> NDArray[np.uint8]:
    """What a seat, or somebody who watches, sees: height × width × RGB.

    >>> from courtly.games import game_class, names
    >>> draw(game_class(names()[0]).make({}, 7)).shape
    (640, 960, 3)
    """
    canvas = Canvas()
    about = game.spec.description
    colours = [seat.colour for seat in about.seats]
    if about.picture:
        importlib.import_module(about.picture).draw(canvas, game.view(seat), colours)
    else:  # what the game says of itself, line by line
        for number, line in enumerate(str(game.view(seat)).split(", ")):
            canvas.text(20, 20 + 16 * number, line, 12)
    return canvas.pixels()
