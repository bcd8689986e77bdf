"""A sheet to draw on: boxes, words and discs, in the colours of the table."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.errors import CourtlyError

SIZE = 960, 640
PAPER, INK, FAINT, CARD = "#F3E7CC", "#2B2118", "#B9A77F", "#FFFBF0"


class Canvas:
    """A sheet of parchment. Places are in pixels, from the upper left."""

    def __init__(self) -> None:
        image, draw = _pillow()
        self._image = image.new("RGB", SIZE, PAPER)
        self._draw = draw.Draw(self._image)

    def box(
        self, x: int, y: int, width: int, height: int, fill: str = CARD, edge: str = FAINT
    ) -> None:
        """A panel or a card."""
        self._draw.rounded_rectangle((x, y, x + width, y + height), 6, fill, edge, 2)

    def text(self, x: int, y: int, words: str, size: int = 14, fill: str = INK) -> None:
        """A line of words, from its upper left."""
        self._draw.text((x, y), words, fill, _font(size))

    def disc(self, x: int, y: int, radius: int, fill: str, words: str = "") -> None:
        """A piece with a word on it, by its middle."""
        self._draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill, INK, 1)
        if words:
            ink = "white" if _dark(fill) else INK
            self._draw.text((x, y), words, ink, _font(radius + 3), anchor="mm")

    def pixels(self) -> NDArray[np.uint8]:
        """The sheet as numbers."""
        return np.asarray(self._image, np.uint8).copy()


def ink_on(fill: str) -> str:
    """The colour of words that can be read on another."""
    return "white" if _dark(fill) else INK


def _dark(colour: str) -> bool:
    red, green, blue = (int(colour[k : k + 2], 16) for k in (1, 3, 5))
    return 0.299 * red + 0.587 * green + 0.114 * blue < 140


@functools.cache
def _font(size: int) -> Any:
    from PIL import ImageFont

    return ImageFont.load_default(size)


def _pillow() -> tuple[Any, Any]:
    try:
        from PIL import Image, ImageDraw
    except ImportError:
        raise CourtlyError("pictures need Pillow: pip install 'courtly[research]'") from None
    return Image, ImageDraw
