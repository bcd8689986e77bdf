"""Looking at a position, and at what led to it: pieces by their names, events by their source."""

from __future__ import annotations

from courtly.core.events import Event
from courtly.lancaster import Lancaster
from courtly.lancaster.constants import SCORES, TOKENS
from courtly.lancaster.view import Conflict, County, Side

from .positions import Position, happened


def side(game: Lancaster, name: str) -> Side:
    """A colour on the board."""
    return next(s for s in game.view().sides if s.name.replace("’", "'") == name)


def reserve(game: Lancaster, name: str) -> tuple[int, ...]:
    """Strengths of the knights in a side's reserve."""
    return side(game, name).reserve


def castle(game: Lancaster, name: str) -> dict[str, int]:
    """The knights in a castle, by space."""
    return {space.name: space.knight for space in side(game, name).castle if space.knight}


def tiles(game: Lancaster, name: str) -> dict[str, str]:
    """The tiles in a castle, by space: open or turned."""
    return {space.name: space.tile for space in side(game, name).castle if space.tile != "stock"}


def nobles(game: Lancaster, seat: str) -> tuple[str, ...]:
    """The counties of a player's nobles, by chair."""
    return game.view().players[game.seat_names.index(seat)].nobles


def county(game: Lancaster, name: str) -> County:
    """A county."""
    return next(county for county in game.view().counties if county.name == name)


def conflict(game: Lancaster, slot: str) -> Conflict | None:
    """The conflict at a place of the two rows, if there is one."""
    return next((c for c in game.view().conflicts if c.name == slot), None)


def supply(of: Lancaster | Position) -> dict[str, int]:
    """What lies in the general supply."""
    s = of.s if isinstance(of, Position) else of._states[0]
    return {name: int(n) for name, n in zip(TOKENS, s["supply"], strict=True)}


def gained(game: Lancaster, source: str) -> list[tuple[str, str, int]]:
    """Tokens that came from a source: whose, which, how many."""
    rows = happened(game, "tokens_gained")
    return [(seat, token, amount) for seat, token, amount, came_from in rows if came_from == source]


def scored(game: Lancaster, source: str) -> list[tuple[str, int]]:
    """Points that came from a source: whose, how many."""
    rows = happened(game, "points_scored")
    return [(seat, points) for seat, points, came_from in rows if came_from == source]


def track(game: Lancaster, *, final: bool) -> list[int]:
    """Points by seat, added up from what happened; with or without the final scoring."""
    points = [0] * game.seats
    for event in game.events:
        if event.kind == "points_scored" and (final or event.data["source"] not in SCORES):
            points[event.seat] += int(event.data["points"] or 0)
    return points


def moment(game: Lancaster, kind: str, *data: object) -> int:
    """When something happened first: the number of the event with this kind and these data."""

    def fits(event: Event) -> bool:
        return event.kind == kind and all(value in event.data.values() for value in data)

    return next(k for k, event in enumerate(game.events) if fits(event))
