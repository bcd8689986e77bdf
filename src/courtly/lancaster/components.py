"""The printed figures of Lancaster, with an owner's corrections laid over them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..core.components import GIVEN, Reader, loader, overlay, read_toml, shown
from ..core.texts import Key
from .constants import (
    CONFLICT_CARDS,
    COUNTIES,
    COUNTY_LETTERS,
    COUNTY_REWARDS,
    DATA,
    FAVOURS,
    KNIGHTS,
    REWARDS,
    SPACES,
    TOKENS,
)

FILE = DATA / "components.toml"
PLAYERS = (2, 3, 4, 5)
_MOST = 20
_KEYS = (
    "supply",
    "player",
    "ally",
    "nobles_per_county",
    "county",
    "castle",
    "favour",
    "conflict",
    "conflicts_removed",
)

Figures = tuple[int, ...]


@dataclass(frozen=True)
class County:
    """One county: the strength a knight needs, and what tokens and points its reward has."""

    name: str
    minimum: int
    pays: Figures


@dataclass(frozen=True)
class Conflict:
    """One conflict card: France's strength and the points of the three ranks."""

    id: str
    strength: int
    points: Figures


@dataclass(frozen=True)
class Components:
    """All figures a game is set up by."""

    supply: Figures
    stock: Figures
    nobles: dict[int, int]
    counties: tuple[County, ...]
    castle: tuple[Figures, ...]
    castle_cost: Figures
    favours: tuple[Figures, ...]
    favours_out: dict[int, tuple[str, ...]]
    conflicts: tuple[Conflict, ...]
    conflicts_removed: dict[int, Figures]


def read_figures(read: Reader, changes: dict[str, Any]) -> Components:
    """The figures of the package with `changes` laid over them."""
    data = overlay(read_toml(FILE)["lancaster"], changes)
    table = read.table(data, "lancaster", _KEYS)
    _fixed(read, table)
    supply = read.table(table.get("supply"), "supply", TOKENS)
    player = read.table(table.get("player"), "player", ("knights", "court_at_start", *TOKENS))
    nobles = _by_players(read, table, "nobles_per_county")
    favour_rows = _rows(read, table, "favour", "id", FAVOURS)
    components = Components(
        supply=tuple(read.number(supply, "supply", token, 10, 999) for token in TOKENS),
        stock=tuple(read.number(player, "player", token, 0, _MOST) for token in TOKENS),
        nobles={n: read.number(nobles, "nobles_per_county", str(n), 1, 9) for n in PLAYERS},
        counties=tuple(
            _county(read, row) for row in _rows(read, table, "county", "name", COUNTIES)
        ),
        castle=_castle(read, table),
        castle_cost=_castle_cost(read, table),
        favours=tuple(_favour(read, row) for row in favour_rows),
        favours_out=_favours_out(read, favour_rows),
        conflicts=_conflicts(read, table),
        conflicts_removed=_removed(read, table),
    )
    read.done()
    _check_removed(read, components)
    read.done()
    return components


def check_box(components: Components, players: int) -> None:
    """Refuse starting stocks that so many players cannot be paid out of the box [L1.1]."""
    read = Reader(GIVEN)
    for token, total, each in zip(TOKENS, components.supply, components.stock, strict=True):
        stock = {"players": players, "each": each, "total": total}
        word = Key(f"lancaster-token-{token}")
        read.expect(players * each <= total, "box", token=word, **stock)
    read.done()


load = loader(read_figures)


def _fixed(read: Reader, table: Mapping[str, Any]) -> None:
    """What the rulebook says in words and the program takes for granted [L1.2, L1.3, L10.1]."""
    knights = {str(k + 1): n for k, n in enumerate(KNIGHTS)}
    player, ally = table.get("player"), table.get("ally")
    if isinstance(player, Mapping) and isinstance(ally, Mapping):
        read.fixed(player, "player", "knights", knights, "L1.2")
        read.fixed(player, "player", "court_at_start", [1, 2], "L1.2")
        read.fixed(ally, "ally", "court_at_start", [2], "L10.1")
        read.fixed(ally, "ally", "castle", list(SPACES[:2]), "L10.1")
    else:
        read.expect(False, "table", path="player, ally")


def _by_players(read: Reader, table: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    return read.table(table.get(key), key, [str(n) for n in PLAYERS])


def _rows(
    read: Reader, table: Mapping[str, Any], key: str, name: str, wanted: tuple[str, ...]
) -> list[Mapping[str, Any]]:
    """The rows of a list, which must have just these names in this order."""
    rows = table.get(key)
    listed = rows if isinstance(rows, list) else []
    found = [row.get(name) if isinstance(row, Mapping) else None for row in listed]
    if found != list(wanted):
        read.expect(False, "order", path=key, name=name, wanted=", ".join(wanted))
        return []
    return listed


def _amounts(read: Reader, row: Mapping[str, Any], path: str, names: tuple[str, ...]) -> Figures:
    return tuple(read.number(row, path, name, 0, _MOST) if name in row else 0 for name in names)


def _county(read: Reader, row: Mapping[str, Any]) -> County:
    number = COUNTIES.index(row["name"])
    path = f"county {row['name']}"
    read.table(row, path, ("name", "letter", "minimum", "reward", "source", *TOKENS, "points"))
    letter, reward = COUNTY_LETTERS[number], REWARDS[COUNTY_REWARDS[number]]
    read.fixed(row, path, "letter", letter, "L1.6")
    read.fixed(row, path, "reward", reward, "L5.1")
    minimum = read.number(row, path, "minimum", 1, 4)
    return County(row["name"], minimum, _amounts(read, row, path, (*TOKENS, "points")))


def _castle(read: Reader, table: Mapping[str, Any]) -> tuple[Figures, ...]:
    rows = _rows(read, table, "castle", "id", SPACES)
    for row in rows:
        cost = ("cost",) if row["id"] in SPACES[:2] else ()
        read.table(row, f"castle {row['id']}", ("id", *cost, *TOKENS, "source"))
    return tuple(_amounts(read, row, f"castle {row['id']}", TOKENS) for row in rows)


def _castle_cost(read: Reader, table: Mapping[str, Any]) -> Figures:
    rows = _rows(Reader(""), table, "castle", "id", SPACES)
    return tuple(read.number(row, f"castle {row['id']}", "cost", 0, _MOST) for row in rows[:2])


def _favour(read: Reader, row: Mapping[str, Any]) -> Figures:
    path = f"favour {row['id']}"
    amounts = TOKENS[:2] if row["id"] not in FAVOURS[:2] else ()
    read.table(row, path, ("id", "not_with_players", "source", *amounts))
    return _amounts(read, row, path, TOKENS[:2])


def _favours_out(read: Reader, rows: list[Mapping[str, Any]]) -> dict[int, tuple[str, ...]]:
    for row in rows:
        out = row.get("not_with_players", [])
        fits = isinstance(out, list) and all(type(n) is int and n in PLAYERS for n in out)
        path = f"favour {row['id']}.not_with_players"
        read.expect(fits, "players", path=path, low=PLAYERS[0], high=PLAYERS[-1])
    if read.problems:
        return {}
    return {
        n: tuple(row["id"] for row in rows if n in row.get("not_with_players", [])) for n in PLAYERS
    }


def _conflicts(read: Reader, table: Mapping[str, Any]) -> tuple[Conflict, ...]:
    rows = table.get("conflict")
    if not isinstance(rows, list) or len(rows) != CONFLICT_CARDS:
        read.expect(False, "cards", path="conflict", n=CONFLICT_CARDS, rule="L1.7")
        return ()
    cards = []
    for number, row in enumerate(rows, 1):
        path = f"conflict {row.get('id', number)}" if isinstance(row, Mapping) else f"{number}"
        fields = read.table(row, path, ("id", "strength", "points", "source"))
        word = fields.get("id", "")
        read.expect(isinstance(word, str), "word", path=f"{path}.id", found=shown(word))
        strength = read.number(fields, path, "strength", 1, 30)
        points = fields.get("points")
        fits = isinstance(points, list) and len(points) == 3
        fits = fits and all(type(p) is int and 0 <= p <= 30 for p in points or ())
        read.expect(fits, "points", path=f"{path}.points", low=0, high=30)
        cards.append(
            Conflict(str(fields.get("id", number)), strength, tuple(points or ()) if fits else ())
        )
    return tuple(cards)


def _removed(read: Reader, table: Mapping[str, Any]) -> dict[int, Figures]:
    removed = _by_players(read, table, "conflicts_removed")
    found = {}
    for n in PLAYERS:
        strengths = removed.get(str(n))
        fits = isinstance(strengths, list) and len(strengths) == 2
        fits = fits and all(type(x) is int for x in strengths or ())
        read.expect(fits, "strengths", path=f"conflicts_removed.{n}", rule="L1.7")
        found[n] = tuple(strengths or ()) if fits else ()
    return found


def _check_removed(read: Reader, components: Components) -> None:
    strengths = [card.strength for card in components.conflicts]
    for n, removed in components.conflicts_removed.items():
        for strength in set(removed):
            enough = strengths.count(strength) >= removed.count(strength)
            path = f"conflicts_removed.{n}"
            read.expect(enough, "removed", path=path, strength=strength)
