"""Which language a command speaks, and rules with what printed editions say instead."""

from __future__ import annotations

from pathlib import Path

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
    assert "Gedrukt: Je boekje geeft de punten voor de geplaatste ridder met sterkte 3." in shown
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


def refused(*arguments: str) -> str:
    """Why a command was refused."""
    done = CliRunner().invoke(cli, list(arguments))
    assert done.exit_code == 2, done.exception
    return done.stderr


def test_a_wrong_option_is_told_in_the_language() -> None:
    play = ("play", "lancaster", "--language")
    told = refused(*play, "de", "-o", "players=9")
    assert told == "courtly: players ist eine Zahl von 2 bis 5, nicht 9\n"
    told = refused(*play, "fr", "-o", "laws=old")
    assert "laws\u202f: 'old' est inconnu\u202f; choisis parmi\u202f: base, new" in told
    assert "NAAM=WAARDE" in refused(*play, "nl", "-o", "players")
    assert "ci sono 4 posti" in refused(*play, "it", "--seats", "human,page")


def test_a_bad_record_is_told_in_the_language(tmp_path: Path) -> None:
    game = courtly.richelieu.new(seed=1, start="cardinal")
    file = tmp_path / "game.txt"
    assert "gibt es nicht" in refused("replay", str(file), "--language", "de")
    file.write_text(game.record() + "Cardinal take a5\n", "utf-8")
    told = refused("replay", str(file), "--language", "de")
    assert "Zeile 8: take a5: a5 liegt nicht am Ende der Reihe. [R2.1]" in told
    file.write_text(game.record() + "Cardinal take z9\n", "utf-8")
    assert "« take z9 » n’est pas un coup".replace(" ", "\u202f") in refused(
        "verify", str(file), "--language", "fr"
    ).replace(" ", "\u202f")


def test_a_record_is_verified_in_the_language(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    game = courtly.richelieu.new(seed=1, start="cardinal")
    game.play("take a1")
    file.write_text(game.record(), "utf-8")
    done = CliRunner().invoke(cli, ["verify", str(file), "--language", "nl"])
    assert "1 zet nagespeeld: stelling en uitslag zijn zoals opgeslagen." in done.output
    assert "Er staat geen vingerafdruk in" in done.output
    told = refused("verify", str(file), "--commitment", "0", "--language", "it")
    assert "il segreto non è quello promesso" in told


def test_wrong_figures_are_told_in_the_language(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[lancaster]\ncrown = 1\n[[lancaster.county]]\nname = "York"\nminimum = 9\n')
    told = refused("components", "check", str(file), "--language", "de")
    assert "mine.toml passt nicht zum Spiel:\n" in told
    assert "  - lancaster.crown ist unbekannt; bekannt sind: supply" in told
    assert "county York.minimum sollte eine ganze Zahl von 1 bis 4 sein, nicht 9" in told
    file.write_text("[lancaster.player]\ngold = 3\n")
    done = CliRunner().invoke(cli, ["components", "check", str(file), "--language", "fr"])
    assert "les chiffres de Lancaster sont corrects" in done.output
