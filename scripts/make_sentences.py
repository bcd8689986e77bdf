"""Write what happens in the golden games as sentences, for the browser's tests to compare with.

python scripts/make_sentences.py web/tests/sentences.json

The browser forms its sentences itself, from the same locale files; this is what the terminal says.
Of all events, those are kept that show a word or a kind of number not shown before.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from courtly.core.events import Event
from courtly.core.texts import languages, texts
from courtly.games import load, names

TESTS = Path(__file__).parent.parent / "tests"
#: Numbers below this one may have a text of their own in some language.
MANY = 3


def happenings(game: str) -> Iterator[tuple[Event, list[str]]]:
    """What happened in the golden games, as players and as spectators know it, and to whom."""
    for path in sorted((TESTS / game / "playthroughs").glob("*.txt")):
        played = load(path.read_text("utf-8"))
        sides = list(getattr(played, "side_names", played.seat_names))
        for event in [*played.events, *played.events_for(None)]:
            yield event, sides


def telling(game: str) -> Iterator[tuple[Event, list[str]]]:
    """The events that show something new."""
    shown: set[tuple[str, str, Any]] = set()
    for event, sides in happenings(game):
        new = {(event.kind, name, _form(game, name, value)) for name, value in event.data.items()}
        new.add((event.kind, "seat", min(event.seat, 0)))
        if not new <= shown:
            shown |= new
            yield event, sides


def _form(game: str, field: str, value: str | int | None) -> Any:
    """What may decide about the form of a sentence; a mere name does not."""
    if isinstance(value, str):
        return value if texts().label(game, field, value) != value else "a name"
    return value if value is None else min(value, MANY)


def sentences() -> dict[str, Any]:
    """Events, and for each language their sentences in the same order."""
    kept = [(game, *happening) for game in names() for happening in telling(game)]
    return {
        "events": [
            {"game": game, "kind": e.kind, "seat": e.seat, "data": e.data, "names": sides}
            for game, e, sides in kept
        ],
        "sentences": {
            language: [_told(language, *happening) for happening in kept]
            for language in languages()
        },
    }


def _told(language: str, game: str, event: Event, sides: list[str]) -> str:
    """An event as a sentence, seats called as in that language."""
    text = texts(language)
    return text.event(game, event, [text.label(game, "seat", side) for side in sides])


@click.command()
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
def main(file: Path) -> None:
    """Write events and sentences to FILE."""
    file.write_text(json.dumps(sentences(), indent=0, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
