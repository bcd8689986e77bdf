"""One law at a time: apply it, stop right after it, and see what it did."""

from __future__ import annotations

from courtly.lancaster import Lancaster

from .positions import Position, happened

_STOPS = ("N32", "B41", "B42")  # they ask every player, whatever the position


def enact(built: Position, *laws: str) -> Lancaster:
    """Apply one or two laws, then stop at the next one, which asks everybody."""
    stops = [law for law in _STOPS if law not in laws]
    return built.laws(*(*laws, *stops)[:3]).apply_laws()


def four_conflicts(built: Position) -> Position:
    """Lay two cards in the lower row, too; call it before placing knights."""
    return built.conflict("lower 1", "7").conflict("lower 2", "8")


def given(game: Lancaster, law: str) -> dict[str, dict[str, int]]:
    """Tokens and points a law has given each player, and (below 0) those it has cost."""
    sums: dict[str, dict[str, int]] = {}

    def add(seat: str, what: str, amount: int) -> None:
        row = sums.setdefault(seat, {})
        row[what] = row.get(what, 0) + amount

    for kind, sign in (("tokens_gained", 1), ("tokens_paid", -1)):
        for seat, token, amount, source in happened(game, kind):
            if source == law:
                add(seat, token, sign * amount)
    for seat, points, source in happened(game, "points_scored"):
        if source == law:
            add(seat, "points", points)
    return sums


def points(game: Lancaster, law: str) -> dict[str, int]:
    """Points a law has given each player."""
    rows = given(game, law).items()
    return {seat: row["points"] for seat, row in rows if "points" in row}


def asked(game: Lancaster) -> tuple[str, str]:
    """Who has to decide, and by which law."""
    assert game.actor is not None
    return game.seat_names[game.actor], str(game.view().law)
