"""Numbering what a net looks at."""

from __future__ import annotations


class Layout:
    """Gives out numbers, one after the other.

    >>> layout = Layout()
    >>> layout.add(), layout.add(3), layout.add(), layout.size
    (0, 1, 4, 5)
    """

    def __init__(self) -> None:
        self.size = 0

    def add(self, count: int = 1) -> int:
        """The first of so many new numbers."""
        first = self.size
        self.size += count
        return first
