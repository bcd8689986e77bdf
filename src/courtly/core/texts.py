"""Texts from the locale files, the one place where words come from.

The files are Project Fluent's (``locales/<language>/*.ftl``); terminal and browser read the same.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .errors import CourtlyError, Refusal, Said

if TYPE_CHECKING:
    from .events import Event

LOCALES = Path(__file__).resolve().parent.parent / "locales"
FALLBACK = "en"


def languages() -> list[str]:
    """The languages there are texts in."""
    return sorted(path.name for path in LOCALES.iterdir() if any(path.glob("*.ftl")))


class Key(str):
    """A parameter that is itself the name of a text."""


class Texts:
    """All texts of one language."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # slow to import, rarely needed

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sorted((LOCALES / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text("utf-8")))

    def has(self, key: str) -> bool:
        """Whether there is a text of this name."""
        return bool(self._bundle.has_message(key))

    def __call__(self, key: str, params: Mapping[str, Any] | None = None, /, **more: Any) -> str:
        """The text named `key` with its parameters filled in."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        values = {name: self._word(value) for name, value in {**(params or {}), **more}.items()}
        text, errors = self._bundle.format_pattern(message.value, values)
        if errors:
            raise LookupError(f"{key} in {self.language}: {errors[0]}")
        return str(text)

    def label(self, game: str, field: str, label: str) -> str:
        """The word for a label of a move or event; seats have names of their own in any field.

        Labels that are proper names stand for themselves; numbers of laws say what they are.
        """
        keys = (f"{game}-{kind}-{label}".lower().replace(" ", "-") for kind in (field, "seat"))
        if (word := next((self(key) for key in keys if self.has(key)), None)) is not None:
            return word
        numbered = f"{game}-numbered"
        is_number = label[:1].isupper() and label[1:].isdigit()
        return self(numbered, number=label) if is_number and self.has(numbered) else label

    def event(self, game: str, event: Event, seats: Sequence[str]) -> str:
        """What happened, as a sentence. A secret the reader may not know is given as `none`."""
        params: dict[str, Any] = {"seat": seats[event.seat] if event.seat >= 0 else "none"}
        for field, value in event.data.items():
            if value is None:
                params[field] = "none"
            elif isinstance(value, str):
                params[field] = self.label(game, field, value)
                params[f"{field}-sort"] = sort_of(value)
            else:
                params[field] = value
        key = f"{game}-event-{event.kind.replace('_', '-')}"
        return self(key, params) if self.has(key) else _plainly(event.kind, params)

    def _word(self, value: Any) -> Any:
        """A parameter as it stands in the sentence."""
        if isinstance(value, Said):
            return self.said(value)
        return self(value) if isinstance(value, Key) else value

    def said(self, said: Said) -> str:
        """A sentence for players; a list of others in it follows line by line."""
        of, *words = said.key.split("-")
        if not self.has(said.key):  # of a game that brings no texts
            return " ".join(words)
        params: dict[str, Any] = {}
        listed: list[str] = []
        for field, value in said.params.items():
            if isinstance(value, list | tuple):
                listed += [f"  - {self.said(part)}" for part in value]
            elif type(value) is str:
                params[field] = self.label(of, field, value)
                params[f"{field}-sort"] = sort_of(value)
            else:
                params[field] = value
        return "\n".join([self(said.key, params), *listed])

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not allowed, with the number of the rule."""
        return f"{self.said(refusal.said)} [{refusal.rule}]"

    def error(self, error: CourtlyError) -> str:
        """What went wrong; what only programs bring about is said in English."""
        return self.said(error.said) if error.said else str(error)


def sort_of(label: str) -> str:
    """What sort of thing a label is, for texts whose grammar depends on it: its first word.

    >>> sort_of("castle gold")
    'castle'
    """
    return label.partition(" ")[0].lower()


def _plainly(kind: str, params: Mapping[str, Any]) -> str:
    """An event of a game that brings no texts: its name, and what is known of it."""
    seat, *rest = [str(value) for name, value in params.items() if not name.endswith("-sort")]
    return f"{seat}: {' '.join([kind.replace('_', ' '), *rest])}"


@functools.cache
def texts(language: str = FALLBACK) -> Texts:
    """The texts of a language; of English where there is no such language."""
    return Texts(language if language in languages() else FALLBACK)
