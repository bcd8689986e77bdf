"""The words of a game: one for each thing in each language, those of the printed editions.

The file stands beside the game (``data/glossary.toml``); what a term means is said in the locale
files, by ``glossary-<game>-<id>``.
"""

from __future__ import annotations

import functools
import importlib.resources
import tomllib

from pydantic import BaseModel, ConfigDict, Field

from .description import Description


class Term(BaseModel):
    """One thing and its words, by language."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    rule: str
    word: dict[str, str]
    printed: dict[str, str] = Field(default_factory=dict)
    """What the printed edition says, where our word is another."""
    stem: dict[str, str] = Field(default_factory=dict)
    """What stands for the word in sentences: a regular expression."""
    avoid: dict[str, list[str]] = Field(default_factory=dict)
    """What no text may call it."""


@functools.cache
def glossary_of(about: Description) -> tuple[Term, ...]:
    """The words of a game; none where it has no glossary."""
    file = importlib.resources.files(about.package).joinpath("data/glossary.toml")
    if not file.is_file():
        return ()
    rows = tomllib.loads(file.read_text("utf-8"))["term"]
    return tuple(Term.model_validate(row) for row in rows)
