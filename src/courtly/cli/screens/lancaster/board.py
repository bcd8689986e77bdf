"""The head of the screen, the map of England, and the conflicts in France."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from ....lancaster import Conflict, County
from .words import FREE, HEAD, HERE, MINE, NOW, START, Words, line, sum_of

BERTHS = 3
NAMES_START = {"Surrey": f" {START}"}
NAME_WIDTH, STRENGTHS_WIDTH, HOLDER_WIDTH = 9, 16, 12


def header(words: Words) -> Text:
    """Round, phase, and who has to decide."""
    view = words.view
    parts: list[Text | str] = [
        Text(words("round", n=view.round) if view.round else words("setting-up"), "bold")
    ]
    if view.round:
        phase = words.texts.label("lancaster", "phase", view.phase)
        parts += [" · ", Text(phase, "bold")]
    if view.actors:
        parts += [" · ", words("deciding"), " "]
        for seat in view.actors:
            parts += [words.chip(seat), " "]
    return line(*parts)


def counties(words: Words) -> Table:
    """The counties in the order in which they are scored."""
    grid = Table.grid(padding=(0, 1))
    for justify in ("left", "left", "left", "center", "left", "left"):
        grid.add_column(justify=justify)
    grid.add_column(min_width=HOLDER_WIDTH)
    heads = ("", "", "england", "minimum", "reward", "nobles", "held-by")
    grid.add_row(*(Text(words(head), HEAD) if head else "" for head in heads))
    for county in words.view.counties:
        grid.add_row(*_county(words, county))
    return grid


def _county(words: Words, county: County) -> list[Text]:
    view = words.view
    here = view.about == county.name
    nobles = str(county.nobles) if county.nobles else "–"
    if view.seat is not None and county.name in view.players[view.seat].nobles:
        nobles += f" {MINE}"
    return [
        Text(HERE if here else " ", NOW),
        Text(county.letter, "bold"),
        Text(county.name + NAMES_START.get(county.name, ""), NOW if here else ""),
        Text(str(county.minimum)),
        Text(words.reward(county)),
        Text(nobles),
        _holder(words, county),
    ]


def _holder(words: Words, county: County) -> Text:
    if county.side is None:
        return Text(FREE, "dim")
    total = county.strength + county.squires
    numbers = (county.strength, county.squires) if county.squires else (county.strength,)
    return line(words.chip(county.side), " ", sum_of(numbers, total))


def conflicts(words: Words) -> Table:
    """The conflicts on the table: English against French strength, points, and who stands there."""
    view = words.view
    grid = Table.grid()
    heads = (words("france"), words("strengths"), words("values"))
    grid.add_row(_columns(*(Text(head, HEAD) for head in heads)))
    for conflict in view.conflicts:
        grid.add_row(_conflict(words, conflict))
        grid.add_row(_berths(words, conflict))
    grid.add_row(Text(f"  {words('conflicts-left', n=view.conflicts_left)}", "dim"))
    return grid


def _columns(name: Text, strengths: Text, points: Text) -> Text:
    name.pad_right(NAME_WIDTH - name.cell_len)
    strengths.pad_right(STRENGTHS_WIDTH - strengths.cell_len)
    return line("  ", name, strengths, points)


def _conflict(words: Words, conflict: Conflict) -> Text:
    here = words.view.about == conflict.name
    name = words(f"short-{conflict.name.replace(' ', '-')}")
    english = sum(berth.strength for berth in conflict.berths)
    won = english >= conflict.strength
    text = _columns(
        Text(name, NOW if here else "bold"),
        Text(f"{english:>3} : {conflict.strength}", "green" if won else ""),
        Text("/".join(str(n) for n in conflict.points)),
    )
    return line(Text(HERE, NOW), text[1:]) if here else text


def _berths(words: Words, conflict: Conflict) -> Text:
    parts: list[Text | str] = ["    "]
    for berth in conflict.berths:
        numbers = (*berth.knights, berth.squires) if berth.squires else berth.knights
        strength = sum_of(numbers, berth.strength) if numbers else "–"
        parts += [words.chip(berth.side), f" {strength}  "]
    free = BERTHS - len(conflict.berths)
    parts.append(Text(words("free-spaces", n=free) if free else "", "dim"))
    return line(*parts)
