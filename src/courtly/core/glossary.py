"""The words of a game: one for each thing in each language, those of the printed editions.

The file stands beside the game (``data/glossary.toml``); what a term means is said in the locale
files, by ``glossary-<game>-<id>``. It also lists the questions and the advice of the rulebook.
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


class Glossary(BaseModel):
    """What the rulebook of a game has besides rules."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    questions: list[tuple[str, str]]
    """Each with the rule that answers it."""
    advice: list[str]
    term: list[Term]


@functools.cache
def glossary_of(about: Description) -> Glossary:
    """The words of a game, and what is asked and advised."""
    file = importlib.resources.files(about.package).joinpath("data/glossary.toml")
    return Glossary.model_validate(tomllib.loads(file.read_text("utf-8")))
