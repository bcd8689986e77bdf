"""Locale files: no text missing, none unused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from courtly.core.texts import LOCALES, Key, languages, texts
from courtly.games import game_class, names

SOURCES = "\n".join(path.read_text("utf-8") for path in sorted(LOCALES.parent.rglob("*.py")))
MESSAGES = "\n".join(path.read_text("utf-8") for path in sorted((LOCALES / "en").glob("*.ftl")))
KEYS = [
    entry.id.name
    for path in sorted((LOCALES / "en").glob("*.ftl"))
    for entry in FluentParser().parse(path.read_text("utf-8")).body
    if isinstance(entry, ast.Message)
]


def test_files_are_sound() -> None:
    for path in sorted(LOCALES.rglob("*.ftl")):
        parsed = FluentParser().parse(path.read_text("utf-8"))
        assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)], path


def test_no_key_stands_twice() -> None:
    assert len(KEYS) == len(set(KEYS))


def test_every_key_named_in_the_code_exists() -> None:
    named = set(
        re.findall(r'"((?:terminal|' + "|".join(names()) + r')-[a-z0-9-]+[a-z0-9])"', SOURCES)
    )
    assert sorted(key for key in named if not texts().has(key)) == []


@pytest.mark.parametrize("key", KEYS)
def test_every_text_is_used(key: str) -> None:
    """Named in the code, or made from the name of an event, decision, command or label."""
    if f'"{key}"' in SOURCES or f"{{ {key} }}" in MESSAGES:
        return
    start, _, rest = key.partition("-")
    if start in names():
        spec = game_class(start).spec
        events = {f"event-{kind.name.replace('_', '-')}" for kind in spec.events.kinds}
        labels = {
            f"{field.name}-{label}".lower().replace(" ", "-")
            for kind in spec.events.kinds
            for field in kind.fields
            if field.axis
            for label in field.axis.labels
        }
        made = events | labels | {"name"}
        assert rest in made or rest.startswith(("decision-", "law-"))
    else:
        made_from = re.match(r"terminal-(help|richelieu|lancaster)-", key)
        assert made_from
        assert f"terminal-{made_from[1]}-{{" in SOURCES


def test_a_parameter_may_itself_be_a_text() -> None:
    sentence = texts()("richelieu-refused-not-now", asked=Key("richelieu-decision-take"))
    assert "take a card from the end of a row" in sentence


def test_an_unknown_language_falls_back_to_english() -> None:
    assert "en" in languages()
    assert texts("xx").language == "en"


def test_a_missing_text_or_parameter_is_an_error() -> None:
    with pytest.raises(LookupError):
        texts()("no-such-text")
    with pytest.raises(LookupError):
        texts()("richelieu-refused-gone")


def test_locale_files_are_in_the_package() -> None:
    assert (LOCALES / "en" / "richelieu.md").exists()
    assert Path(LOCALES).name == "locales"
