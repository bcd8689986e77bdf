"""Positions of Richelieu written as a picture of the display.

A row lists the cards still there, from its first column on; the rest of the row is taken. A card is
its region and what it shows: ``BGN2`` two coats, ``BGN1`` one, ``BGNs`` a coat and a sword (``c``
cross, ``t`` tower). ``^c`` and ``^q`` lay a marker of the Cardinal or Queen on it, ``*`` a token,
``*Provence`` a certain one. All cards are those of the real deck: what is neither in a row nor
among `cardinal`'s belongs to the Queen.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import numpy as np

from courtly.richelieu import Richelieu
from courtly.richelieu.components import load
from courtly.richelieu.constants import (
    CELLS,
    COLUMNS,
    DECISIONS,
    ENGINES,
    KINDS,
    MARKERS,
    REGIONS,
    TOKEN_NAMES,
    VARIANTS,
)
from courtly.richelieu.setup import prototype
from courtly.richelieu.state import STATE

SHORT = ("BGN", "BRT", "CHA", "NOR", "LAN", "PRO", "ANJ", "BON", "AUV")
SHOWS = {"s": "sword", "c": "cross", "t": "tower", "1": "single", "2": "double"}
_CARD = re.compile(r"([A-Z]{3})([sct12])(?:\^([cq]))?(\*[\w ]*)?$")


def face(card: str) -> int:
    """The face of a card such as ``BGN2``."""
    return SHORT.index(card[:3]) * len(KINDS) + KINDS.index(SHOWS[card[3]])


class Position:
    """A position under construction; `game()` finishes it."""

    def __init__(
        self,
        *rows: str,
        cardinal: str = "",
        to_move: str = "cardinal",
        variant: str = "standard",
        decision: str = "take",
        turn: int = 10,
        engine: int = ENGINES[-1],
    ) -> None:
        self.states = np.zeros(1, STATE)
        s: Any = self.states[0]
        self.deck = sorted(int(f) for f in prototype(load(), 0, -1)[0]["face"])
        s["engine"] = engine
        s["owner"], s["marker"], s["token"] = -1, -1, -1
        s["start_option"], s["lifted"], s["first"] = -1, -1, -1
        s["variant"] = VARIANTS.index(variant)
        s["decision"], s["turn"] = DECISIONS.index(decision), turn
        s["actor"] = 0 if to_move == "cardinal" else 1
        s["stock"] = MARKERS
        empty = self._lay_rows(rows)
        self._give(empty, [face(card) for card in cardinal.split()])

    def _lay_rows(self, rows: Sequence[str]) -> list[int]:
        s: Any = self.states[0]
        empty = []
        for row in range(4):
            cards = rows[row].split() if row < len(rows) else []
            s["left"][row], s["right"][row] = 0, len(cards) - 1
            for column in range(COLUMNS):
                cell = row * COLUMNS + column
                if column < len(cards):
                    self._lay(cell, cards[column])
                else:
                    empty.append(cell)
        return empty

    def _lay(self, cell: int, card: str) -> None:
        s: Any = self.states[0]
        found = _CARD.match(card)
        assert found, f"{card} is no card"
        number = face(found[1] + found[2])
        self.deck.remove(number)
        s["face"][cell] = number
        if found[3]:
            seat = "cq".index(found[3])
            s["marker"][cell] = seat
            s["stock"][seat] -= 1
        if found[4]:
            name = found[4][1:] or "Auvergne"
            s["token"][cell] = TOKEN_NAMES.index(name.replace("_", " "))

    def _give(self, empty: list[int], cardinal: list[int]) -> None:
        s: Any = self.states[0]
        for number in cardinal:
            self.deck.remove(number)
        for cell, number in zip(empty, cardinal + self.deck, strict=True):
            s["face"][cell] = number
        for cell in empty:
            s["owner"][cell] = 1
        for cell in empty[: len(cardinal)]:
            s["owner"][cell] = 0

    def box(self, seat: str, markers: int) -> Position:
        """Put markers of a seat from its stock into the box."""
        number = ("cardinal", "queen").index(seat)
        self.states[0]["stock"][number] -= markers
        self.states[0]["box"][number] = markers
        return self

    def holds(self, seat: str, *tokens: str) -> Position:
        """Give tokens to a seat, with cards it has."""
        s: Any = self.states[0]
        number = ("cardinal", "queen").index(seat)
        cells = [c for c in range(CELLS) if s["owner"][c] == number and s["token"][c] == -1]
        for cell, token in zip(cells, tokens, strict=False):
            s["token"][cell] = TOKEN_NAMES.index(token)
        return self

    def game(self) -> Richelieu:
        """The game at this position."""
        variant = VARIANTS[int(self.states[0]["variant"])]
        return Richelieu(self.states, {"variant": variant})


def texts(game: Richelieu, kind: str | None = None) -> list[str]:
    """The legal moves as written, or those of one kind."""
    return [move.text for move in game.legal() if kind in (None, move.kind)]


def all_cards_of(*short: str) -> str:
    """Every card of some regions, for a player's collection."""
    counts = {row.name: row.cards for row in load().regions}
    names = dict(zip(SHORT, REGIONS, strict=True))
    letters = {kind: letter for letter, kind in SHOWS.items()}
    return " ".join(
        f"{region}{letters[kind]}"
        for region in short
        for kind, n in counts[names[region]].items()
        for _ in range(n)
    )
