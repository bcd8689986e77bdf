"""Richelieu in the terminal: four rows of cards, the regions at a glance, both players.

Nothing is told by colour alone: every region has three letters, every symbol and marker a sign.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...core.events import Event
from ...core.game import Game
from ...core.texts import Texts
from ...richelieu import Card, Line, Richelieu, View
from .. import naming

EXAMPLE_RULE = "R2.6"

SHORT = {
    "Bourgogne": ("BGN", "white on #8c2f39"),
    "Bretagne": ("BRT", "black on #e8e4d8"),
    "Champagne": ("CHA", "black on #e3b23c"),
    "Normandie": ("NOR", "white on #a63d40"),
    "Languedoc": ("LAN", "white on #b5541c"),
    "Provence": ("PRO", "black on #8fb8de"),
    "Anjou": ("ANJ", "white on #2a5caa"),
    "Bourbon": ("BON", "white on #5b4b8a"),
    "Auvergne": ("AUV", "white on #3f7d58"),
}
SIGNS = {"sword": "†", "cross": "✚", "tower": "♜"}
COAT, TOKEN = "◆", "●"
MARKERS = ("♝", "♛")
SEAT_STYLES = ("bold red", "bold magenta")
CELL = 5
STANDING = 4


def table(game: Game[Any, Any], seat: int | None, texts: Texts) -> RenderableType:
    """The display, the regions at a glance, and both players."""
    assert isinstance(game, Richelieu)
    view = game.view(seat)
    takeable = {move.labels[0] for move in game.legal() if move.kind == "take"}
    return Group(
        _display(view, takeable), Text(), _strip(view, game, texts), _players(view, game, texts)
    )


def _display(view: View, takeable: set[str]) -> Table:
    totals = {
        line.name: line.left + sum(_printed(view, seat, line.name) for seat in range(2))
        for line in view.lines
    }
    grid = Table.grid(padding=(0, 1))
    grid.add_row("", *(f"{column:^{CELL}}" for column in range(1, 13)), style="dim")
    for letter, row in zip("abcd", view.rows, strict=True):
        cells = [_cell(card, takeable, totals) for card in row]
        grid.add_row(Text(f"\n{letter}", "bold"), *cells)
    return grid


def _printed(view: View, seat: int, region: str) -> int:
    return sum(card.coats for card in view.taken[seat] if card.region == region)


def _cell(card: Card | None, takeable: set[str], totals: dict[str, int]) -> Text:
    if card is None:
        return Text(f"\n{'·':^{CELL}}\n", "dim")
    letters, style = SHORT[card.region]
    figures = COAT * card.coats + SIGNS.get(card.symbol or "", "")
    text = Text()
    text.append(f"{letters}{totals[card.region]:>2}\n{figures:^{CELL}}\n", style)
    marker = MARKERS[card.marker] if card.marker is not None else " "
    token = TOKEN if card.token else " "
    text.append(
        f" {marker} {token} ", f"bold reverse {style}" if card.marker is not None else style
    )
    text.append(f"\n{card.cell if card.cell in takeable else '':^{CELL}}", "bold green")
    return text


def _strip(view: View, game: Richelieu, texts: Texts) -> Table:
    strip = Table.grid(padding=(0, 1))
    heads = [_head(line) for line in view.lines]
    strip.add_row("", *heads)
    for seat, name in enumerate(naming.seats(game, texts)):
        label = Text(f"{MARKERS[seat]} {name}", SEAT_STYLES[seat])
        strip.add_row(label, *(_standing(line, seat) for line in view.lines))
    left = [f"{line.left:^{STANDING}}" for line in view.lines]
    strip.add_row(Text(f"  {texts('terminal-richelieu-left')}"), *left, style="dim")
    return strip


def _head(line: Line) -> Text:
    if line.name in SIGNS:
        return Text(f"{SIGNS[line.name]:^{STANDING}}", "bold")
    letters, style = SHORT[line.name]
    return Text(f"{letters:^{STANDING}}", style)


def _standing(line: Line, seat: int) -> Text:
    """The count; + where it leads, ! where no card saves from losing points."""
    leads = line.count[seat] > line.count[1 - seat]
    sign = "+" if leads else "!" if line.cards[seat] == 0 else " "
    style = "bold green" if leads else "yellow" if sign == "!" else ""
    return Text(f"{line.count[seat]}{sign}".center(STANDING), style)


def _players(view: View, game: Richelieu, texts: Texts) -> Table:
    grid = Table.grid(padding=(0, 2))
    for seat, name in enumerate(naming.seats(game, texts)):
        held = [_token(kind, texts) for kind in _held(view, seat)]
        points = sum(line.points[seat] - line.lost[seat] for line in view.lines)
        arrow = "▶" if view.actor == seat else " "
        words = {
            "markers": MARKERS[seat] * view.stock[seat] or "–",
            "box": view.box[seat],
            "cards": len(view.taken[seat]),
            "tokens": ", ".join(held) or "–",
            "points": points,
        }
        grid.add_row(
            Text(f"{arrow} {MARKERS[seat]} {name}", SEAT_STYLES[seat]),
            *(texts(f"terminal-richelieu-{key}", n=value) for key, value in words.items()),
        )
    return grid


def _held(view: View, seat: int) -> list[str | None]:
    """The tokens of a seat; of those given up others do not know which they were."""
    kinds = [token.kind for token in view.tokens[seat]]
    given = view.spent[seat] - kinds.count("spent")
    for _ in range(given):
        kinds[kinds.index(None)] = "spent"
    return sorted(kinds, key=lambda kind: kind == "spent") if given else kinds


def _token(kind: str | None, texts: Texts) -> str:
    return texts.label("richelieu", "token", kind) if kind else "?"


def question(game: Game[Any, Any], seat: int, texts: Texts) -> str:
    """What is to be decided."""
    return texts(f"richelieu-decision-{game.decision}")


def headlines(game: Game[Any, Any], events: Iterable[Event], texts: Texts) -> list[str]:
    """Everything that happened, as sentences."""
    names = naming.seats(game, texts)
    return [texts.event("richelieu", event, names) for event in events]


def typed(line: str) -> str:
    """Moves are written as in records."""
    return line


def sheet(game: Game[Any, Any], seat: int | None, texts: Texts) -> RenderableType:
    """Points line by line, as far as `seat` can know them."""
    assert isinstance(game, Richelieu)
    view = game.view(seat)
    scores = [sum(line.points[k] - line.lost[k] for line in view.lines) for k in range(2)]
    return _sheet(game, view.lines, [len(cards) for cards in view.taken], scores, texts)


def result(game: Game[Any, Any], texts: Texts) -> RenderableType:
    """The score sheet, line by line."""
    assert isinstance(game, Richelieu)
    outcome = game.outcome()
    assert outcome is not None
    return _sheet(game, outcome.lines, outcome.cards, outcome.scores, texts)


def _sheet(
    game: Richelieu,
    lines: Sequence[Line],
    cards: Sequence[int],
    scores: Sequence[int],
    texts: Texts,
) -> Table:
    sheet = Table("", *naming.seats(game, texts))
    for line in lines:
        name = texts.label("richelieu", "line", line.name)
        sheet.add_row(name, *(_result_cell(line, seat) for seat in range(2)))
    sheet.add_section()
    sheet.add_row(texts("terminal-cards"), *(str(n) for n in cards))
    sheet.add_row(texts("terminal-points"), *(str(n) for n in scores), style="bold")
    return sheet


def _result_cell(line: Line, seat: int) -> str:
    parts = [str(line.count[seat])]
    if line.points[seat]:
        parts.append(f"+{line.points[seat]}")
    if line.lost[seat]:
        parts.append(f"−{line.lost[seat]}")
    return "  ".join(parts)


def has_secrets(game: Game[Any, Any], seat: int) -> bool:
    """Whether the seat holds a token only it knows."""
    assert isinstance(game, Richelieu)
    return any(token.kind not in (None, "spent") for token in game.view(seat).tokens[seat])
