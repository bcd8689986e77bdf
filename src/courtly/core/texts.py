"""Texts from the locale files, the one place where words come from.

The files are Project Fluent's (``locales/<language>/*.ftl``); terminal and browser read the same.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from pathlib import Path
from typing import Any

LOCALES = Path(__file__).resolve().parent.parent / "locales"
FALLBACK = "en"


def languages() -> list[str]:
    """The languages there are texts in."""
    return sorted(path.name for path in LOCALES.iterdir() if any(path.glob("*.ftl")))


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
        text, errors = self._bundle.format_pattern(message.value, {**(params or {}), **more})
        if errors:
            raise errors[0]
        return str(text)


@functools.cache
def texts(language: str = FALLBACK) -> Texts:
    """The texts of a language; of English where there is no such language."""
    return Texts(language if language in languages() else FALLBACK)
