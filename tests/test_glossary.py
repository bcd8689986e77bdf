"""One word for each thing: the glossaries, and that all texts keep to them."""

from __future__ import annotations

import re
from functools import cache

import pytest

from courtly.core import rulebook
from courtly.core.glossary import Term, glossary_of
from courtly.core.texts import texts
from courtly.games import description, names

from .locale_files import LANGUAGES, THERE, Parts, messages

TERMS = [
    pytest.param(game, term, id=f"{game}-{term.id}")
    for game in names()
    for term in glossary_of(description(game)).term
]
each_term = pytest.mark.parametrize(("game", "term"), TERMS)
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_translation = pytest.mark.parametrize(
    "language", [language for language in LANGUAGES if language != "en"]
)


def stem(term: Term, language: str) -> str:
    """What stands for a term in sentences."""
    return term.stem.get(language) or re.escape(term.word[language])


@cache
def said_about(game: str, language: str) -> tuple[tuple[str, str], ...]:
    """All texts of a game, by key or rule."""
    said = [
        (f"{name}: {key}", Parts(language, message).text)
        for spoken, name in THERE
        if spoken == language
        for key, message in messages(language, name).items()
        if game in key.split("-")
    ]
    return (*said, *rulebook.numbered(game, language).items())


@pytest.mark.parametrize("game", names())
def test_every_game_has_a_glossary(game: str) -> None:
    book = glossary_of(description(game))
    terms = book.term
    assert terms, game
    assert len({term.id for term in terms}) == len(terms)
    assert all(set(term.word) == set(LANGUAGES) for term in terms)
    cited = {term.rule for term in terms} | {rule for _, rule in book.questions}
    assert cited <= rulebook.numbered(game).keys()


@each_term
@each_language
def test_every_term_is_explained(game: str, term: Term, language: str) -> None:
    assert texts(language).has(f"glossary-{game}-{term.id}")


@each_term
@each_translation
def test_what_is_called_so_in_english_has_its_one_word(
    game: str, term: Term, language: str
) -> None:
    """But for a few sentences in which a pronoun, or a short form, stands for it."""
    there = dict(said_about(game, language))
    meant = [
        key
        for key, text in said_about(game, "en")
        if re.search(rf"\b{stem(term, 'en')}", text, re.IGNORECASE)
    ]
    without = [k for k in meant if not re.search(stem(term, language), there[k], re.IGNORECASE)]
    assert meant, "nobody speaks of it"
    assert len(without) <= max(4, len(meant) // 12), without


@each_term
@each_language
def test_nothing_is_called_by_a_word_to_avoid(game: str, term: Term, language: str) -> None:
    for word in term.avoid.get(language, []):
        found = [
            key for key, text in said_about(game, language) if re.search(word, text, re.IGNORECASE)
        ]
        assert found == [], f"{word!r} instead of {term.word[language]!r}"
