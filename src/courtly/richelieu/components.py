"""The printed figures of Richelieu, with an owner's corrections laid over them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..core.components import Reader, loader, overlay, read_toml
from .constants import (
    CARDS_OF_A_SYMBOL,
    CELL_NAMES,
    CELLS,
    DATA,
    KINDS,
    MARKERS,
    REGIONS,
    SYMBOLS,
    TOKENS_IN_PLAY,
)

FILE = DATA / "components.toml"
_KEYS = ("markers", "tokens_in_play", "token_places", "region", "source")


@dataclass(frozen=True)
class Region:
    """One region: how many coats it has in all, and how many cards of each kind."""

    name: str
    coats: int
    cards: dict[str, int]


@dataclass(frozen=True)
class Components:
    """All figures a game is set up by."""

    regions: tuple[Region, ...]
    token_places: tuple[int, ...]


def read_figures(read: Reader, changes: dict[str, Any]) -> Components:
    """The figures of the package with `changes` laid over them."""
    data = overlay(read_toml(FILE)["richelieu"], changes)
    table = read.table(data, "richelieu", _KEYS)
    read.fixed(table, "richelieu", "markers", MARKERS, "R1.1")
    read.fixed(table, "richelieu", "tokens_in_play", TOKENS_IN_PLAY, "R1.4")
    regions = _regions(read, table.get("region"))
    places = _places(read, table.get("token_places"))
    read.done()
    return Components(regions, places)


load = loader(read_figures)


def _regions(read: Reader, rows: Any) -> tuple[Region, ...]:
    listed = rows if isinstance(rows, list) else []
    names = [row.get("name") if isinstance(row, Mapping) else None for row in listed]
    if names != list(REGIONS):
        wanted = ", ".join(REGIONS)
        read.expect(False, "order", path="richelieu.region", name="name", wanted=wanted)
        return ()
    regions = tuple(_region(read, row) for row in rows)
    total = sum(sum(region.cards.values()) for region in regions)
    read.expect(total == CELLS, "total", n=CELLS, rule="R1.2", found=total)
    for symbol in SYMBOLS:
        n = sum(region.cards[symbol] for region in regions)
        what = {"symbol": symbol, "n": CARDS_OF_A_SYMBOL, "rule": "R1.2", "found": n}
        read.expect(n == CARDS_OF_A_SYMBOL, "symbol", **what)
    return regions


def _region(read: Reader, row: Any) -> Region:
    path = f"region {row['name']}"
    table = read.table(row, path, ("name", "coats", "cards", "source"))
    coats = read.number(table, path, "coats", 1, 20)
    cards_table = read.table(table.get("cards"), f"{path}.cards", KINDS)
    cards = {kind: read.number(cards_table, f"{path}.cards", kind, 0, 12) for kind in KINDS}
    shown = sum(cards.values()) + cards["double"]
    read.expect(shown == coats, "coats", path=path, coats=coats, shown=shown, rule="R1.2")
    return Region(row["name"], coats, cards)


def _places(read: Reader, names: Any) -> tuple[int, ...]:
    known = {name: cell for cell, name in enumerate(CELL_NAMES)}
    fits = (
        isinstance(names, list)
        and len(names) == TOKENS_IN_PLAY
        and len(set(map(str, names))) == TOKENS_IN_PLAY
        and all(isinstance(name, str) and name in known for name in names)
    )
    if not fits:
        wanted = {"first": CELL_NAMES[0], "last": CELL_NAMES[-1], "n": TOKENS_IN_PLAY}
        read.expect(False, "places", path="richelieu.token_places", rule="R1.4", **wanted)
        return ()
    return tuple(sorted(known[name] for name in names))
