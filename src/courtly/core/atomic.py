"""Words of memory through which threads inside kernels tell each other something.

Ordinary reads and writes will not do: a compiler may read once and never look again. Each of these
is done at once and seen by all threads in one order, and so is whatever was written before it.
What stands here is for plain Python, whose global lock orders everything.
"""

from __future__ import annotations

from typing import Any

from .jit import primitive


@primitive
def load(words: Any, at: int) -> int:
    """The word at a place."""
    return int(words[at])


@primitive
def store(words: Any, at: int, value: int) -> None:
    """Put a word in a place."""
    words[at] = value


@primitive
def swap_if(words: Any, at: int, old: int, new: int) -> bool:
    """Put `new` where `old` is; whether it was."""
    if words[at] != old:
        return False
    words[at] = new
    return True


@primitive
def relax() -> None:
    """Nothing, for a moment."""
