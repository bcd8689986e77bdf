"""Laws in force, proposals, and the King's Favours."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from .words import ADOPTED, HEAD, HERE, NOW, REJECTED, Words, line

VOTED_ON = ("laws", "counties", "castles", "conflicts", "over")


def laws(words: Words, wide: bool) -> Table:
    """The laws in force and the proposals, side by side where there is room."""
    view = words.view
    in_force = [(HERE if _applied(words, law) else " ", law) for law in view.laws]
    proposed = [(_fate(words, law), law) for law in view.proposals]
    left = _list(words, words("laws"), in_force)
    right = _list(words, words("proposals", n=view.laws_left), proposed)
    grid = Table.grid(padding=(0, 1), expand=True)
    if wide:
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        grid.add_row(left, right)
    else:
        grid.add_row(left)
        grid.add_row(right)
    return grid


def _list(words: Words, head: str, laws: list[tuple[str, str]]) -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_row("", "", Text(head, HEAD))
    for sign, law in laws:
        style = NOW if sign == HERE else "dim" if sign == REJECTED else ""
        number = Text(law, "dim" if sign == REJECTED else "bold")
        grid.add_row(Text(sign, style), number, Text(words.law(law), style))
    return grid


def _applied(words: Words, law: str) -> bool:
    return words.view.phase == "laws" and words.view.law == law


def _fate(words: Words, law: str) -> str:
    """Whether a proposal is voted on now, adopted, rejected or still to come."""
    view = words.view
    if view.phase == "parliament":
        if law == view.law:
            return HERE
        if view.law in view.proposals[: view.proposals.index(law)]:
            return " "
    elif view.phase not in VOTED_ON:
        return " "
    return ADOPTED if law in view.laws else REJECTED


def favours(words: Words, pays: dict[str, dict[str, int]]) -> Text:
    """The tiles face up with what they give, and those taken."""
    view = words.view
    tiles = {name: face_up or not view.round for name, face_up in view.favours.items()}
    up = [_favour(words, name, pays[name]) for name in tiles if tiles[name]]
    down = [words(f"short-{name}") for name in tiles if not tiles[name]]
    parts: list[Text | str] = [Text(words("favours"), HEAD), "  ", " · ".join(up) or "–"]
    if down:
        parts.append(Text(f"  ({words('taken', favours=', '.join(down))})", "dim"))
    return line(*parts)


def _favour(words: Words, name: str, pays: dict[str, int]) -> str:
    called = words(f"short-{name}")
    if list(pays) == [name]:
        return f"{called} {pays[name]}"
    return " ".join([called, *words.amounts(pays)])


def supply(words: Words) -> Text:
    """What the box still holds."""
    return line(
        Text(words("supply"), HEAD), "  ", ", ".join(words.amounts(words.view.supply or {}))
    )
