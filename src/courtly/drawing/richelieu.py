"""Richelieu as a picture: the rows of cards, and both players' regions and symbols."""

from __future__ import annotations

from collections.abc import Sequence

from ..richelieu.view import Card, Line, View
from .canvas import FAINT, Canvas, ink_on

COLOURS = {
    "Bourgogne": "#8C2F39",
    "Bretagne": "#E8E4D8",
    "Champagne": "#E3B23C",
    "Normandie": "#A63D40",
    "Languedoc": "#B5541C",
    "Provence": "#8FB8DE",
    "Anjou": "#2A5CAA",
    "Bourbon": "#5B4B8A",
    "Auvergne": "#3F7D58",
}
PLAIN = "#DDD3BD"
WIDTH, HEIGHT = 72, 88


def draw(canvas: Canvas, view: View, colours: Sequence[str]) -> None:
    """The whole table."""
    for row, cards in enumerate(view.rows):
        for column, card in enumerate(cards):
            x, y = 24 + column * (WIDTH + 5), 16 + row * (HEIGHT + 6)
            if card is not None:
                _card(canvas, x, y, card, colours)
    for seat, colour in enumerate(colours):
        _player(canvas, view, seat, colour)


def _card(canvas: Canvas, x: int, y: int, card: Card, colours: Sequence[str]) -> None:
    fill = COLOURS.get(card.region, PLAIN)
    ink = ink_on(fill)
    canvas.box(x, y, WIDTH, HEIGHT, fill)
    canvas.text(x + 5, y + 4, card.region, 11 if len(card.region) < 9 else 10, ink)
    canvas.text(x + 6, y + HEIGHT - 20, card.symbol or "", 13, ink)
    for number in range(card.coats):
        canvas.disc(x + 16 + 24 * number, y + 34, 9, "#FFFBF0")
    if card.token:
        canvas.disc(x + WIDTH - 14, y + HEIGHT - 14, 8, "#EEEEEE", "?")
    if card.marker is not None:
        canvas.disc(x + WIDTH // 2, y + HEIGHT - 26, 13, colours[card.marker], "M")


def _player(canvas: Canvas, view: View, seat: int, colour: str) -> None:
    x, y = 24 + seat * 464, 400
    turn = view.actor == seat
    canvas.box(x, y, 448, 226, edge=colour if turn else FAINT)
    canvas.disc(x + 20, y + 20, 11, colour, str(view.stock[seat]))
    tokens = ", ".join(token.kind or "?" for token in view.tokens[seat])
    canvas.text(x + 40, y + 12, f"markers {view.stock[seat]}   tokens {tokens or '-'}", 13)
    for number, line in enumerate(view.lines):
        _line(canvas, x + 14 + (number % 2) * 220, y + 44 + (number // 2) * 28, line, seat)


def _line(canvas: Canvas, x: int, y: int, line: Line, seat: int) -> None:
    fill = COLOURS.get(line.name, PLAIN)
    canvas.disc(x + 8, y + 9, 8, fill)
    words = f"{line.name}  {line.count[seat]} : {line.count[1 - seat]}   {line.points[seat]:+d}"
    canvas.text(x + 24, y, words, 13)
