"""An owner's printed figures, checked as the command line does."""

from __future__ import annotations

from ...boxes import Changes, Sheet, sheet, sheets_in
from ...core.components import Figure
from ...core.errors import ComponentsError, Said
from ..wire.figures import FigureFile, FigureSheet, PrintedFigure, SaidText


def checked_file(raw: bytes) -> FigureFile:
    """What an owner's file says, or all that is wrong with it."""
    try:
        sheets = sheets_in(raw, "")
    except ComponentsError as error:
        return FigureFile(sheets=[], problems=[_said(problem) for problem in error.problems])
    return FigureFile(sheets=[_told(one) for one in sheets], problems=[])


def checked_changes(game: str, changes: Changes) -> FigureSheet:
    """The figures of a game with an owner's changes, and all that is wrong with these."""
    return _told(sheet(game, changes))


def _told(found: Sheet) -> FigureSheet:
    return FigureSheet(
        game=found.game,
        changes=found.changes,
        figures=[_figure(found, figure) for figure in found.figures],
        problems=[_said(problem) for problem in found.problems],
        file="" if found.problems else found.file,
    )


def _figure(found: Sheet, figure: Figure) -> PrintedFigure:
    where = found.place(figure)
    return PrintedFigure(
        where=where,
        group=figure.group,
        row=figure.row,
        row_key=figure.row_key,
        name=figure.name,
        value=figure.value,
        ours=figure.ours,
        source=figure.source,
        rule=found.settled.get(where),
    )


def _said(problem: Said) -> SaidText:
    return SaidText(**problem.plain())
