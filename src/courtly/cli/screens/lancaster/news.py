"""What happened, in fewer lines than events: for the space below the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from ....core.events import Event
from ....core.game import Game
from ....core.texts import Texts
from ....lancaster import Lancaster
from ....lancaster.constants import COUNTIES
from ... import naming
from .words import some

#: These only repeat what other events or the table tell.
MINOR = frozenset(
    {
        "ballot_cast",
        "castle_scored",
        "conflict_closed",
        "conflict_opened",
        "knight_returned",
        "law_proposed",
        "law_repealed",
        "squires_dismissed",
    }
)
SIGNS = {"tokens_gained": "+", "tokens_paid": "−"}


def headlines(game: Game[Any, Any], events: Iterable[Event], texts: Texts) -> list[str]:
    """Sentences for what matters; what a side gets and pays for one reason is one line."""
    assert isinstance(game, Lancaster)
    lines, names = [], naming.sides(game, texts)
    for together, group in groupby((event for event in events if not _minor(event)), _reason):
        if together:
            lines.append(_tokens(names, list(group), texts))
        else:
            lines += [texts.event("lancaster", event, names) for event in group]
    return lines


def _minor(event: Event) -> bool:
    if event.kind == "noble_taken":
        return event["source"] in COUNTIES  # the choice of the noble has been told
    return event.kind in MINOR or event.data.get("source") == "votes"


def _reason(event: Event) -> tuple[int, Any] | None:
    return (event.seat, event["source"]) if event.kind in SIGNS else None


def _tokens(names: Sequence[str], events: list[Event], texts: Texts) -> str:
    amounts = (
        SIGNS[event.kind] + some(texts, str(event["token"]), int(event["amount"] or 0))
        for event in events
    )
    return texts(
        "terminal-lancaster-tokens",
        seat=names[events[0].seat],
        source=texts.label("lancaster", "source", str(events[0]["source"])),
        amounts=", ".join(amounts),
    )
