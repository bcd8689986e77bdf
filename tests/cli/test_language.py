"""Which language a command speaks, and rules with what printed editions say instead."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

import courtly
from courtly.cli import naming
from courtly.cli.main import cli
from courtly.cli.options import system_language
from courtly.core.texts import languages, texts


def rule(*arguments: str, **environment: str | None) -> str:
    """What `courtly rules` prints, on one line."""
    done = CliRunner(env=environment).invoke(cli, ["rules", *arguments])
    assert done.exit_code == 0, done.output
    return " ".join(done.output.replace("▌", " ").split())


@pytest.mark.parametrize(
    ("setting", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "nl"}, "nl"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_system(
    setting: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in setting.items():
        monkeypatch.setenv(name, value)
    assert system_language() == language


def test_the_option_goes_before_the_environment_and_that_before_the_system() -> None:
    german = {"LC_ALL": "de_DE.UTF-8", "COURTLY_LANGUAGE": None}
    assert "5 Punkte" in rule("lancaster", "B33", **german)
    dutch = {**german, "COURTLY_LANGUAGE": "nl"}
    assert "5 punten" in rule("lancaster", "B33", **dutch)
    assert "5 points" in rule("lancaster", "B33", "--language", "en", **dutch)


def test_a_rule_is_printed_with_its_note() -> None:
    shown = rule("lancaster", "B33", "--language", "nl")
    assert "In druk: Je boekje geeft de punten voor de geplaatste ridder met sterkte 3." in shown
    assert "Gedrukt" not in rule("lancaster", "B31", "--language", "nl"), "nothing to say there"


def test_the_book_ends_with_all_notes() -> None:
    book = rule("lancaster", "--language", "de")
    chapter = book.partition("Wo die gedruckte Anleitung etwas anderes sagt")[2]
    assert "L7.1" in chapter
    assert "B22" in chapter


def test_seats_and_allies_have_names_in_the_language() -> None:
    game = courtly.lancaster.new(players=2, seed=1)
    allies = ["Rot (Verbündeter)", "Blau (Verbündeter)"]
    assert naming.sides(game, texts("de")) == ["Rot", "Blau", *allies]
    assert naming.seats(courtly.richelieu.new(seed=1), texts("nl")) == ["Kardinaal", "Koningin"]


@pytest.mark.parametrize("language", languages())
def test_two_letters_tell_the_seats_apart(language: str) -> None:
    names = naming.seats(courtly.lancaster.new(players=5, seed=1), texts(language))
    assert len({name[:2] for name in names}) == 5
