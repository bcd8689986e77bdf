"""The score sheet."""

from __future__ import annotations

from rich.table import Table

from .words import Words

SO_FAR = 4  # lines of points already given; the others are the final scoring


def sheet_table(words: Words) -> Table:
    """Points by source, the lines of the final scoring, and the total of each seat."""
    view = words.view
    sheet = Table("")
    for seat in range(len(view.players)):
        sheet.add_column(words.name(seat), justify="right")
    lines = list(view.sheet.lines.items())
    for name, points in lines[:SO_FAR]:
        sheet.add_row(words(f"from-{name}"), *map(str, points))
    sheet.add_section()
    for name, points in lines[SO_FAR:]:
        sheet.add_row(words(f"from-{name}"), *map(str, points))
    sheet.add_section()
    total = words("total" if view.sheet.final else "total-now")
    sheet.add_row(total, *map(str, view.sheet.total), style="bold")
    return sheet
