"""Texts by their keys: every one is asked for, every one asked for is there."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from courtly.boxes import sheet
from courtly.core.errors import Refusal
from courtly.core.events import Event
from courtly.core.examples import examples_of
from courtly.core.glossary import glossary_of
from courtly.core.guide import guide_of
from courtly.core.texts import LOCALES, Key, languages, texts
from courtly.games import description, game_class, names

from ..locale_files import MESSAGE_FILES, Parts, messages, whole

WEB = LOCALES.parents[2] / "web" / "src"

#: Keys put together in the code: prefix → what must stand in the sources for it to be in use.
#: Words of events are not here: they are known from the games' own tables.
BUILT = {
    "lancaster-ally-of": '-ally-of"',
    "lancaster-numbered": 'f"{game}-numbered"',
    "lancaster-seat-": '"seat", name)',
    "richelieu-seat-": '"seat", name)',
    "lancaster-decision-": 'f"{self._game}-decision-{',
    "richelieu-decision-": 'f"{self._game}-decision-{',
    "lancaster-refused-not-now": 'f"{self._game}-refused-not-now',
    "richelieu-refused-not-now": 'f"{self._game}-refused-not-now',
    "problem-making-": 'f"problem-making-{',
    "proof-": 'text(f"proof-{',
    "study-eyes-": 'text(f"study-eyes-{',
    "study-part-": 'f"study-part-{',
    "study-verdict-": 'text(f"study-verdict-{',
    "terminal-figures-": 'text(f"terminal-figures-{',
    "terminal-form-": 'f"terminal-form-{',
    "terminal-help-": 'f"terminal-help-{',
    "terminal-richelieu-": 'f"terminal-richelieu-{',
    "terminal-lancaster-some-": 'f"terminal-lancaster-some-{',
    "terminal-lancaster-ask-": 'words(f"ask-{',
    "terminal-lancaster-from-": 'words(f"from-{',
    "terminal-lancaster-head-": 'words(f"head-{',
    "terminal-lancaster-reward-": 'self(f"reward-{',
    "terminal-lancaster-short-": 'words(f"short-{',
    "terminal-lancaster-sign-": "words(f'sign-{",
}
#: Words of a screen, and what is wrong with options and figures, are asked for without this prefix.
PREFIXES = ("terminal-lancaster-", "problem-option-", "problem-figures-", "notice-")


def sources(folder: Path, *endings: str) -> str:
    """All sources below a folder, one after the other."""
    paths = sorted(path for path in folder.rglob("*") if path.suffix in endings)
    return "\n".join(path.read_text("utf-8") for path in paths)


PYTHON = sources(LOCALES.parent, ".py")
BROWSER = sources(WEB, ".ts", ".svelte") + sources(WEB.parent / "build", ".ts")


@cache
def words_of_games() -> set[str]:
    """The keys a game's own tables lead to: its name, its events, and the labels in them."""
    keys = set()
    for game in names():
        kinds = game_class(game).spec.events.kinds
        keys |= {f"{game}-name"} | guided(game) | shown(game) | boxed(game) | referred(game)
        keys |= {f"{game}-event-{kind.name.replace('_', '-')}" for kind in kinds}
        keys |= {
            f"{game}-{field.name}-{label}".lower().replace(" ", "-")
            for kind in kinds
            for field in kind.fields
            if field.axis
            for label in field.axis.labels
        }
    return keys


def guided(game: str) -> set[str]:
    """The keys of a game's guided first game."""
    book = guide_of(description(game))
    assert "t(`guide-${" in BROWSER
    steps = book.step if book else []
    parts = {
        f"{step.id}{part}"
        for step in steps
        for part in (("", "-task", "-why") if step.accept else ("",))
    }
    chapters = {f"chapter-{step.chapter}" for step in steps}
    return {f"guide-{game}-{part}" for part in parts | chapters}


def shown(game: str) -> set[str]:
    """The keys of the worked examples: a title, and one for each picture."""
    assert "`example-${game}-${example.id}`" in BROWSER
    return {
        f"example-{game}-{name}{end}"
        for name, scene in examples_of(description(game)).items()
        for end in ("", *(f"-{k}" for k in range(len(scene.part.stop))))
    }


def boxed(game: str) -> set[str]:
    """The keys of the printed figures somebody can correct in a form."""
    assert '"group", group || "alone"' in BROWSER
    found = sheet(game, {})
    figures = [f for f in found.figures if found.place(f) not in found.settled]
    parts: set[tuple[str, ...]] = {("group", figure.group or "alone") for figure in figures}
    parts |= {("row", figure.group, figure.row) for figure in figures if figure.row}
    parts |= {
        ("figure", name)
        for figure in figures
        for name in (figure.value if isinstance(figure.value, dict) else [figure.name])
    }
    return {"-".join(("box", game, *part)).lower().replace("_", "-") for part in parts}


def referred(game: str) -> set[str]:
    """The keys of glossary, questions and advice."""
    assert "`glossary-${game}-${id}`" in BROWSER
    book = glossary_of(description(game))
    keys = {f"glossary-{game}-{term.id}" for term in book.term}
    keys |= {f"{part}-{game}-{id_}" for id_, _ in book.questions for part in ("question", "answer")}
    return keys | {f"advice-{game}-{id_}" for id_ in book.advice}


#: Keys the browser puts together in templates, `web-level-${level}`, by how they begin and end.
TEMPLATES = set(
    re.findall(
        r"`((?:web|box|coach|days|host|notices|study|lancaster|richelieu)-[a-z0-9-]+-)\$\{[^`}]+\}([a-z-]*)`",
        BROWSER,
    )
)
#: How keys begin that it makes of a game's name: what must stand in its sources for them.
OF_GAMES = {
    f"web-{game}-{part}": f"`web-${{game.name}}-{part}"
    for game in names()
    for part in ("option-", "tie", "even")
}
#: Headings of what is counted in a game, by the kinds of its events.
COUNTED = {
    f"facts-{kind.replace('_', '-')}" for game in names() for kind in description(game).counted
}
#: Texts that are part of others.
WITHIN = {key for text in whole("en").values() for key in Parts("en", text).references}


def quoted(word: str, text: str) -> bool:
    """Whether a word stands in a source, in any kind of quotes."""
    return any(f"{quote}{word}{quote}" in text for quote in "\"'`")


def in_use(key: str) -> bool:
    """Whether anything asks for a text."""
    literal = quoted(key, PYTHON + BROWSER)
    built = any(key.startswith(start) and made in PYTHON for start, made in BUILT.items())
    built |= any(key.startswith(start) and made in BROWSER for start, made in OF_GAMES.items())
    by_end = any(
        key.startswith(prefix) and quoted(key.removeprefix(prefix), PYTHON) for prefix in PREFIXES
    )
    built |= key in COUNTED and "`facts-${group.kind" in BROWSER
    within = key in WITHIN or key in words_of_games()
    return literal or built or by_end or within or templated(key) or pictured(key)


def pictured(key: str) -> bool:
    """Whether it is the title or a number of a picture in the rulebook."""
    found = re.fullmatch(r"teach-(\w+)-([a-z]+)-(?:title|\d)", key)
    made = found and f"`teach-{found[1]}-${{picture}}-${{k + 1}}`" in BROWSER
    return bool(found and made and quoted(found[2], BROWSER))


def templated(key: str) -> bool:
    """Whether a template of the browser makes this key of a word that stands in a source."""
    for start, end in TEMPLATES:
        if key.startswith(start) and key.endswith(end):
            word = key.removeprefix(start).removesuffix(end)
            spellings = {word, word.replace("-", "_"), word.replace("-", " "), word.upper()}
            if any(quoted(spelling, PYTHON + BROWSER) for spelling in spellings):
                return True
    return False


@pytest.mark.parametrize("name", MESSAGE_FILES)
def test_every_text_is_used(name: str) -> None:
    assert [f"en/{name}: {key}" for key in messages("en", name) if not in_use(key)] == []


def test_every_key_named_in_the_code_exists() -> None:
    starts = "|".join(("terminal", "problem", "study", *names()))
    named = set(re.findall(rf'"((?:{starts})-[a-z0-9-]+[a-z0-9])"', PYTHON))
    named |= set(re.findall(r"\bt\(\s*[\"'`]([a-z0-9-]+)[\"'`]", BROWSER))
    named |= set(re.findall(r"[\"'`](web-[a-z0-9-]+[a-z0-9])[\"'`]", BROWSER))
    tasks = {task for name in names() for task in description(name).tasks}
    assert sorted(named - tasks - whole("en").keys()) == []


def test_a_parameter_may_itself_be_a_text() -> None:
    sentence = texts()("richelieu-refused-not-now", asked=Key("richelieu-decision-take"))
    assert "take a card from the end of a row" in sentence


def test_a_refusal_speaks_the_language_of_its_reader() -> None:
    refusal = Refusal("L2.5", "lancaster-refused-space-taken", {"space": "upgrade"})
    said = "a knight already stands on the castle space “upgrade”. [L2.5]"
    assert texts("en").refusal(refusal) == said
    assert "„Aufwertung“" in texts("de").refusal(refusal)
    asked = {"asked": Key("lancaster-decision-place")}
    refusal = Refusal("L2.7", "lancaster-refused-not-now", asked)
    assert "platziere einen Ritter" in texts("de").refusal(refusal)


def test_an_event_names_seats_in_the_language_of_its_reader() -> None:
    event = Event("start_player_named", 1, {"start": "Red"})
    sentence = texts("de").event("lancaster", event, ["Rot", "Blau"])
    assert sentence == "Blau bestimmt den Startspieler: Rot."


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
