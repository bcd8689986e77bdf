"""All languages say the same things: keys, parameters, rules, notes. Failures name file and key."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator

import pytest
from babel.core import Locale

from courtly.core import rulebook
from courtly.core.texts import LOCALES, languages, texts
from courtly.games import names

from .locale_files import FILES, LANGUAGES, THERE, Parts, messages, said

#: Words that may be the same in English and other languages, small or capital.
NAMES = {"lancaster", "richelieu", "wales", "page", "min"}
SAME = {
    "de": (
        "england castle castles county counties gold chat region pause "
        "passphrase version name passkeys"
    ),
    "nl": "conflict county reserve chat variant bot violet database open passkeys",
    "fr": (
        "france nobles point points vote votes pts total source public violet cardinal noble "
        "section bot pause h place secret version tables table invitations"
    ),
    "it": "no chat bot save load file h database password",
}


def plurals(language: str) -> set[str]:
    """The plural cases a language tells apart."""
    return {"other", *Locale.parse(language).plural_form.tags}


def numbers(cases: set[tuple[str, str]]) -> set[str]:
    """The parameters of which a message tells numbers apart."""
    return {variable for variable, case in cases if case == "one" or case.isdigit()}


each_file = pytest.mark.parametrize(("language", "name"), THERE)
each_translation = pytest.mark.parametrize(
    ("language", "name"), [(language, name) for language, name in THERE if language != "en"]
)
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", names())


def test_there_are_five_languages() -> None:
    assert languages() == sorted(LANGUAGES)


@each_language
def test_no_file_is_missing(language: str) -> None:
    there = {path.name for path in (LOCALES / language).iterdir()}
    assert sorted(set(FILES) - there) == [], f"missing in {language}"
    assert sorted(there - set(FILES)) == [], f"only in {language}"


@each_translation
def test_the_same_keys_in_the_same_order(language: str, name: str) -> None:
    there, wanted = messages(language, name), messages("en", name)
    assert sorted(wanted.keys() - there.keys()) == [], f"missing in {language}/{name}"
    assert sorted(there.keys() - wanted.keys()) == [], f"only in {language}/{name}"
    assert list(there) == list(wanted), f"another order in {language}/{name}"


@each_translation
def test_the_same_parameters_and_cases(language: str, name: str) -> None:
    for key, message in messages(language, name).items():
        there, wanted = Parts(language, message), Parts("en", messages("en", name)[key])
        where = f"{language}/{name}: {key}"
        assert meant(there.variables) == meant(wanted.variables), where
        counted = numbers(there.cases) | numbers(wanted.cases)
        for variable, case in there.cases ^ wanted.cases:
            fits = case in plurals(language) if variable in counted else False
            fits |= variable.endswith("-sort") and (variable, case) in there.cases
            assert fits or case.isdigit(), f"{where} tells {variable} = {case} apart, or should"


def meant(variables: set[str]) -> set[str]:
    """The parameters of a message without those that only its grammar needs."""
    return {variable for variable in variables if not variable.endswith("-sort")}


@each_file
def test_numbers_have_the_cases_of_the_language(language: str, name: str) -> None:
    """Wherever one and many differ, no case is named that the language does not have."""
    for key, message in messages(language, name).items():
        cases = Parts(language, message).cases
        for variable, case in cases:
            if variable in numbers(cases):
                known = case.isdigit() or case in plurals(language)
                assert known, f"{language}/{name}: {key} has a case {case}"


@each_file
def test_every_message_can_be_said(language: str, name: str) -> None:
    """With each case of each parameter in turn, and nothing left open."""
    for key, message in messages(language, name).items():
        parts = Parts(language, message)
        for params in plausible(parts):
            sentence = texts(language)(key, params)
            assert sentence.strip(), f"{language}/{name}: {key} says nothing"
            assert not re.search(r"[{}]|  ", sentence), f"{language}/{name}: {key}: {sentence}"


def plausible(parts: Parts) -> Iterator[dict[str, str | int]]:
    """Parameters a message may be given: its cases one after the other."""
    counted = numbers(parts.cases)
    usual = {name: 2 if name in counted else name.upper() for name in parts.variables}
    yield dict(usual)
    for variable, case in sorted(parts.cases):
        if variable not in counted:
            yield {**usual, variable: case}
    for variable in counted:
        for n in (0, 1, 7):
            yield {**usual, variable: n}


@each_translation
def test_nothing_is_left_in_english(language: str, name: str) -> None:
    for key, message in messages(language, name).items():
        if said(message) == said(messages("en", name)[key]):
            words = set(re.findall(r"[^\W\d]+", Parts(language, message).text.lower()))
            english = words - NAMES - set(SAME[language].split())
            assert not english, f"{language}/{name}: {key} = {said(message)}"


@each_file
def test_quotes_and_apostrophes_are_the_printers(language: str, name: str) -> None:
    for key, message in messages(language, name).items():
        text = Parts(language, message).text
        assert not set("'\"") & set(text), f"{language}/{name}: {key}: {text}"


@pytest.mark.parametrize("name", FILES)
def test_french_signs_keep_to_their_words(name: str) -> None:
    """A narrow space before : ; ? ! » and after «, at which no line is broken."""
    lines = (LOCALES / "fr" / name).read_text("utf-8").splitlines()
    texts_ = [line for line in lines if name.endswith(".md") or not line.startswith("#")]
    loose = re.compile(r"\S[ \u00a0]+[:;?!»](?:\W|$)|«[^\u202f]")
    assert [line for line in texts_ if loose.search(line)] == []


@each_language
@each_game
def test_the_same_rules_and_laws(language: str, game: str) -> None:
    where = f"{language}/{game}.md"
    there, wanted = (rulebook.numbered(game, spoken) for spoken in (language, "en"))
    assert list(there) == list(wanted), where
    for number, rule in there.items():
        assert rule.strip(), f"{where}: {number} says nothing"
        assert language == "en" or rule != wanted[number], f"{where}: {number} is in English"


@each_language
@each_game
def test_the_same_chapters_and_tables(language: str, game: str) -> None:
    where = f"{language}/{game}.md"
    assert shape(rulebook.rulebook(game, language)) == shape(rulebook.rulebook(game)), where


def shape(book: str) -> list[str]:
    """Chapters with their numbers, rules and laws with their sections, and heads of tables."""
    found = []
    for line in book.splitlines():
        if mark := re.match(r"#+( [A-Z]\d+)?|- \*\*[^*]+\*\*|\| [BN]\d\d \| \d \|", line):
            found.append(mark[0])
        elif line.startswith("|"):
            found.append(f"a row of {line.count('|')}")
    return found


@each_language
@each_game
def test_rules_name_the_same_rules_and_figures(language: str, game: str) -> None:
    """A translation cites what the English rule cites, and marks as many rulings."""
    there, wanted = (rulebook.numbered(game, spoken) for spoken in (language, "en"))
    for number, rule in there.items():
        for what in (r"\b[LRBN]\d+(?:\.\d+)?\b", r"`[^`]+`", r"\*\*\["):
            found, expected = (sorted(re.findall(what, text)) for text in (rule, wanted[number]))
            assert found == expected, f"{language}/{game}.md: {number}"


@each_language
def test_notes_on_printed_editions_are_about_rules(language: str) -> None:
    where = f"{language}/editions.toml"
    tables = tomllib.loads((LOCALES / language / "editions.toml").read_text("utf-8"))
    assert sorted(tables.keys() - set(names())) == [], where
    for game in names():
        notes = rulebook.editions(game, language)
        assert notes == tables.get(game, {}), where
        assert notes, f"{where} has nothing on {game}"
        assert sorted(notes.keys() - rulebook.numbered(game).keys()) == [], f"{where}: {game}"
        assert [number for number, note in notes.items() if len(note) < 20] == [], where
