"""Notices in words: never a move, nothing hidden, no address that opens a door."""

from __future__ import annotations

from ...core.text import one_line
from ...core.texts import Texts
from ..table.hashes import public_id
from ..table.table import Table
from .message import Line, Message
from .occasions import Occasion


def line(texts: Texts, table: Table, occasion: Occasion, now: float) -> Line:
    """One occasion in words."""
    title = texts(f"notice-{occasion.kind}")
    text = where(texts, table, occasion.person)
    if occasion.kind == "time" and occasion.until is not None:
        hours = max(1, round((occasion.until - now) / 3600))
        text = f"{text}. {texts('notice-time-left', hours=hours)}"
    path = f"/go/{public_id(table.id)}"
    return Line(title, text, f"{path}/again" if occasion.other else path)


def where(texts: Texts, table: Table, person: str) -> str:
    """A table as its people know it: the game, and with whom."""
    game = texts(f"{table.row.game}-name")
    others = [seat.name for seat in table.seats if seat.holder not in (None, person) and seat.name]
    names = ", ".join(one_line(name) for name in others)
    return texts("notice-table", game=game, names=names) if names else game


def message(texts: Texts, lines: list[Line], stop_path: str, *, urgent: bool = False) -> Message:
    """One thing to tell, or several at once."""
    several = texts("notice-several", count=len(lines))
    return Message(
        language=texts.language,
        title=lines[0].title if len(lines) == 1 else several,
        lines=lines,
        button=texts("notice-open"),
        why=texts("notice-why"),
        stop=texts("notice-stop"),
        stop_path=stop_path,
        tag=public_id(" ".join(line.path for line in lines)),
        urgent=urgent,
    )


def confirmation(texts: Texts, path: str, stop_path: str) -> Message:
    """Asks whether somebody wants notices there at all."""
    asked = Line(texts("notice-confirm"), texts("notice-confirm-text"), path)
    return Message(
        language=texts.language,
        title=asked.title,
        lines=[asked],
        button=texts("notice-confirm-button"),
        why=texts("notice-confirm-why"),
        stop=texts("notice-confirm-never"),
        stop_path=stop_path,
        tag="confirm",
    )


def trial(texts: Texts, stop_path: str) -> Message:
    """Shows that notices arrive."""
    return message(
        texts, [Line(texts("notice-test"), texts("notice-test-text"), "/games")], stop_path
    )
