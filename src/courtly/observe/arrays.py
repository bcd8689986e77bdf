"""The arrays of a batch, under one name: tuples, which kernels can read."""

from __future__ import annotations

from typing import Any, NamedTuple


class Batch(NamedTuple):
    """Many positions of a game and what is told about them; every array has a row for each."""

    states: Any
    start: Any
    """One record with the options, from which games are dealt."""
    rngs: Any
    """A stream of chance for each position."""
    actors: Any
    """The seat that decides,"""
    observations: Any
    """what it sees,"""
    masks: Any
    """which moves it may make, as bytes,"""
    moves: Any
    """the same as a list,"""
    choices: Any
    """how long that is,"""
    actions: Any
    """and what it chose."""
    dones: Any
    """Whether a game ended with the last step;"""
    standings: Any
    """how the last one stood in the end, by seat,"""
    rewards: Any
    """and what that is worth."""


class Span(NamedTuple):
    """The part of a batch one thread looks after."""

    first: int
    last: int
    """The first position after it."""
    work: Any
    """Room to work in, `Encoder.room`."""
