"""Tables for people: one for each game, and one of ratios."""

from __future__ import annotations

from collections.abc import Iterator

from rich.table import Table

from .figures import Figure
from .research import PETTINGZOO
from .results import GameResult, Results


def readable(value: float, unit: str = "") -> str:
    """A number with about three digits that count, and its unit.

    >>> readable(6312345.0, "decisions/s"), readable(9.871, "µs"), readable(232, "bytes")
    ('6.31 M decisions/s', '9.87 µs', '232 bytes')
    """
    if value >= 1e6:
        text = f"{value / 1e6:.2f} M"
    elif value >= 1e4:
        text = f"{value / 1e3:.1f} k"
    elif value >= 100:
        text = f"{value:,.0f}"
    else:
        text = f"{value:.3g}"
    return f"{text} {unit}".strip()


def game_table(result: GameResult) -> Table:
    """All figures of a game, a column for each case; shared ones stand in the first."""
    table = Table(title=result.name.capitalize(), title_justify="left")
    table.add_column("best of several repeats")
    for label in result.cases:
        table.add_column(label.removeprefix(f"{result.name}, "), justify="right")
    columns = [{figure.key: figure for figure in figures} for figures in result.cases.values()]
    titles = {key: figure.title for column in columns for key, figure in column.items()}
    for key, title in titles.items():
        table.add_row(title, *(_cell(column.get(key)) for column in columns))
    table.add_section()
    for figure in result.shared:
        table.add_row(figure.title, _cell(figure))
    return table


def _cell(figure: Figure | None) -> str:
    return "–" if figure is None else readable(figure.value, figure.unit)


def ratio_table(results: Results) -> Table:
    """How many times as many decisions a second as each reference, one thread each."""
    table = Table(title="Random play, one thread, against", title_justify="left")
    table.add_column("reference")
    table.add_column("its decisions/s", justify="right")
    for label in results.speeds():
        table.add_column(label, justify="right")
    for row in _ratio_rows(results):
        table.add_row(*row)
    return table


def zoo_table(results: Results) -> Table:
    """How many times as many steps a second in PettingZoo as its own games."""
    table = Table(title="PettingZoo, last and step, against", title_justify="left")
    table.add_column("reference")
    table.add_column("its steps/s", justify="right")
    speeds = results.speeds(PETTINGZOO)
    for label in speeds:
        table.add_column(label, justify="right")
    table.add_row("(itself)", "", *(readable(speed, "/s") for speed in speeds.values()))
    for name, speed in results.zoo.items():
        table.add_row(name, readable(speed), *map(_times, results.against_zoo(name).values()))
    return table


def _ratio_rows(results: Results) -> Iterator[list[str]]:
    speeds = results.speeds()
    yield ["(itself)", "", *(readable(speed, "/s") for speed in speeds.values())]

    def row(name: str, speed: str, ratios: dict[str, float]) -> list[str]:
        return [name, speed, *(_times(ratios.get(label)) for label in speeds)]

    yield row("the same engine, compiler off", "", results.against_plain())
    for reference in results.references:
        yield row(reference.name, readable(reference.decisions), results.against(reference))


def _times(ratio: float | None) -> str:
    if ratio is None:
        return "–"
    return f"{ratio:,.0f} ×" if ratio >= 100 else f"{ratio:.3g} ×"
