"""Lancaster as a picture: counties, conflicts, laws, and everyone's castle."""

from __future__ import annotations

from collections.abc import Sequence

from ..lancaster.view import Conflict, County, Side, View
from .canvas import CARD, FAINT, Canvas

ALLY = "#9A9A9A"


def draw(canvas: Canvas, view: View, colours: Sequence[str]) -> None:
    """The whole table."""
    canvas.text(20, 8, f"Round {view.round}   {view.phase}   start: {view.start + 1}", 16)
    owned = [ALLY if side.ally else colours[side.seat] for side in view.sides]
    for number, county in enumerate(view.counties):
        _county(canvas, 20 + number % 3 * 158, 36 + number // 3 * 78, county, owned)
    for number, conflict in enumerate(view.conflicts):
        _conflict(canvas, 500, 36 + number * 47, conflict, owned)
    for number, law in enumerate(view.laws):
        _law(canvas, 500 + number * 150, 230, law, "in force")
    for number, law in enumerate(view.proposals):
        _law(canvas, 20 + number * 158, 282, law, "proposed", law == view.law)
    for number, (favour, there) in enumerate(view.favours.items()):
        if there:
            canvas.text(500 + number * 74, 300, favour, 12)
    height = min(58, 300 // len(view.sides))
    for number, side in enumerate(view.sides):
        _side(canvas, view, 336 + number * (height + 2), height, side, owned[number])


def _county(canvas: Canvas, x: int, y: int, county: County, owned: Sequence[str]) -> None:
    canvas.box(x, y, 150, 70, edge=owned[county.side] if county.side is not None else FAINT)
    canvas.text(x + 8, y + 5, f"{county.letter} {county.name}", 14)
    pays = " ".join(f"{amount} {name}" for name, amount in county.pays.items())
    canvas.text(x + 8, y + 26, f"{county.minimum}+  {pays or county.reward}"[:22], 11)
    canvas.text(x + 8, y + 46, f"nobles {county.nobles}", 11)
    if county.side is not None:
        canvas.disc(x + 110, y + 48, 14, owned[county.side], str(county.strength))
        canvas.text(x + 128, y + 42, f"+{county.squires}", 11)


def _conflict(canvas: Canvas, x: int, y: int, conflict: Conflict, owned: Sequence[str]) -> None:
    canvas.box(x, y, 440, 43)
    english = sum(berth.strength for berth in conflict.berths)
    canvas.text(
        x + 8, y + 4, f"{conflict.name}   England {english} : {conflict.strength} France", 13
    )
    canvas.text(x + 8, y + 23, "points " + " ".join(map(str, conflict.points)), 11)
    for number, berth in enumerate(conflict.berths):
        canvas.disc(x + 250 + number * 40, y + 22, 14, owned[berth.side], str(berth.strength))


def _law(canvas: Canvas, x: int, y: int, law: str, what: str, asked: bool = False) -> None:
    canvas.box(x, y, 142, 46, "#F7D774" if asked else CARD)
    canvas.text(x + 8, y + 5, law, 15)
    canvas.text(x + 8, y + 26, what, 11)


def _side(canvas: Canvas, view: View, y: int, height: int, side: Side, colour: str) -> None:
    player = view.players[side.seat]
    canvas.box(20, y, 920, height, edge=colour if view.actor == side.seat else FAINT)
    canvas.disc(42, y + height // 2, 13, colour, side.name[:1])
    if not side.ally:
        hidden = ["?" if n is None else str(n) for n in (player.gold, player.squires)]
        words = (
            f"{player.points} points  gold {hidden[0]}  squires {hidden[1]}  votes {player.votes}"
        )
        canvas.text(64, y + 6, words, 12)
        canvas.text(64, y + 24, "nobles " + (" ".join(player.nobles) or "-"), 11)
    for number, space in enumerate(side.castle):
        x = 400 + number * 62
        canvas.box(x, y + 4, 56, height - 8, "#E7D6A8" if space.tile == "open" else CARD)
        canvas.text(x + 4, y + 6, space.name[:8], 10)
        if space.knight:
            canvas.disc(x + 28, y + height - 15, 10, colour, str(space.knight))
    for number, strength in enumerate(side.court):
        canvas.disc(790 + number * 24, y + height // 2, 10, colour, str(strength))
