"""Moves: one table of kinds per game, from which ints, masks, notation and parser follow.

A kind of move is a word and the things it names: ``take`` a card, ``place`` a knight, a county and
some squires. The things a kind can name form an *axis* with a fixed list of labels, so each kind is
a block of consecutive small ints, and every move has one number and one text.

>>> table = MoveTable([Kind("take", Axis("cell", ("a1", "a2"))), Kind("pass")])
>>> table.size, table.first("pass")
(3, 2)
>>> table[1], int(table[1]), table[1].args
(<take a2>, 1, (1,))
>>> table.parse(" TAKE  a2 ")
<take a2>
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Any

from .errors import AmbiguousMove, InvalidMove


@dataclass(frozen=True)
class Axis:
    """The things a move can name in one place, in the order of their numbers."""

    name: str
    labels: tuple[str, ...]


@dataclass(frozen=True)
class Kind:
    """A kind of move: its word and the axes it names, in the order in which they are written."""

    name: str
    axes: tuple[Axis, ...]
    rule: str
    """The rule such a move belongs to; none if it belongs to whatever is asked."""
    word: str
    """How it is written, where another kind has the same word: with things named, and without."""

    def __init__(self, name: str, *axes: Axis, rule: str = "", word: str = "") -> None:
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "axes", axes)
        object.__setattr__(self, "rule", rule)
        object.__setattr__(self, "word", word or name)

    @property
    def size(self) -> int:
        """How many moves there are of this kind."""
        return prod(len(axis.labels) for axis in self.axes)


class Move(int):
    """A move: an int that knows its kind, its arguments and its text."""

    kind: str
    args: tuple[int, ...]
    labels: tuple[str, ...]
    text: str

    def __new__(cls, number: int, kind: Kind, args: tuple[int, ...]) -> Move:
        move = super().__new__(cls, number)
        move.kind = kind.name
        move.args = args
        move.labels = tuple(axis.labels[arg] for axis, arg in zip(kind.axes, args, strict=True))
        move.text = " ".join(part for part in (kind.word, *move.labels) if part)
        return move

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (int(self), self.kind, self.args, self.labels, self.text)


def _restored(
    number: int, kind: str, args: tuple[int, ...], labels: tuple[str, ...], text: str
) -> Move:
    """A move that was pickled or copied."""
    move = int.__new__(Move, number)
    move.kind, move.args, move.labels, move.text = kind, args, labels, text
    return move


class MoveTable(Sequence[Move]):
    """All moves of a game, numbered from 0."""

    def __init__(self, kinds: Sequence[Kind]) -> None:
        self.kinds = tuple(kinds)
        self._first: dict[str, int] = {}
        self._moves: list[Move] = []
        for kind in self.kinds:
            self._first[kind.name] = len(self._moves)
            for args in product(*(range(len(axis.labels)) for axis in kind.axes)):
                self._moves.append(Move(len(self._moves), kind, args))
        self._by_text = {_normal(move.text): move for move in self._moves}
        if len(self._by_text) != len(self._moves):
            raise ValueError("two moves have the same notation")

    @property
    def size(self) -> int:
        """How many moves there are."""
        return len(self._moves)

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    def __getitem__(self, number):  # type: ignore[no-untyped-def]
        return self._moves[number]

    def first(self, kind: str) -> int:
        """The number of the first move of a kind; the others follow in order."""
        return self._first[kind]

    def exact(self, text: str) -> Move | None:
        """The move written exactly like this, the quick way of `parse`."""
        return self._by_text.get(text)

    def parse(self, text: str, legal: Sequence[Move] | None = None) -> Move:
        """The move that `text` names.

        Case and spacing do not matter. With the legal moves given, anything that points to just one
        of them is enough: the end of its text (``a1`` for ``take a1``) or its beginning.
        """
        wanted = _normal(text)
        if wanted in self._by_text:
            return self._by_text[wanted]
        if legal is not None and wanted:
            return self._complete(text, wanted, legal)
        raise self._invalid(text, wanted)

    def _complete(self, text: str, wanted: str, legal: Sequence[Move]) -> Move:
        texts = {_normal(move.text): move for move in legal}
        fits = [m for t, m in texts.items() if t.endswith(" " + wanted)]
        fits = fits or [m for t, m in texts.items() if t.startswith(wanted)]
        if len(fits) == 1:
            return fits[0]
        if fits:
            several = [move.text for move in fits[:6]] + ["…"] * (len(fits) > 6)
            sentence = f"{text!r} could be any of: {', '.join(several)}. Write it out."
            raise AmbiguousMove(sentence, several, text)
        raise self._invalid(text, wanted)

    def _invalid(self, text: str, wanted: str) -> InvalidMove:
        found = difflib.get_close_matches(wanted, self._by_text, n=3, cutoff=0.6)
        near = [self._by_text[name].text for name in found]
        forms = ", ".join(
            " ".join([kind.word, *(f"<{axis.name}>" for axis in kind.axes)]) for kind in self.kinds
        )
        hint = f" Did you mean {' or '.join(near)}?" if near else ""
        return InvalidMove(f"{text!r} is not a move.{hint} Moves are written: {forms}.", near, text)


def _normal(text: str) -> str:
    return " ".join(text.lower().split())
