"""An owner's box: what differs, as a file that stays the same however often it goes round."""

from __future__ import annotations

import random
import tomllib
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from courtly.boxes import games_with_figures, sheet, sheets_in
from courtly.cli.main import cli
from courtly.core.components import differences, figures_in, overlay, read_toml
from courtly.core.errors import ComponentsError
from courtly.core.texts import languages, texts
from courtly.core.toml import written
from courtly.games import figures

GAMES = games_with_figures()


def corrected(game: str, seed: int) -> dict[str, Any]:
    """Some figures of a game, each another than it is, where that is allowed."""
    chance = random.Random(seed)
    changes: dict[str, Any] = {}
    own = read_toml(figures(game).FILE)[game]
    for figure in figures_in(own, {}):
        listed = isinstance(figure.value, list)
        if listed or (type(figure.value) is int and chance.random() < 0.5):
            more = {figure.name: _another(figure.value)}
            row = {figure.row_key: figure.row, **more}
            part: Any = [row] if figure.row else more
            wanted = overlay(changes, {figure.group: part}) if figure.group else changes | more
            if not sheet(game, wanted).problems:
                changes = wanted
    return changes


def _another(value: Any) -> Any:
    if type(value) is int:
        return value + 1
    if isinstance(value, list):
        return [_another(value[0]), *value[1:]]
    return "b1"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(5))
def test_a_file_stays_the_same_however_often_it_goes_round(
    game: str, seed: int, tmp_path: Path
) -> None:
    first = sheet(game, corrected(game, seed))
    assert not first.problems
    path = tmp_path / "mine.toml"
    path.write_bytes(first.file.encode())
    done = CliRunner().invoke(cli, ["components", "check", str(path)])
    assert done.exit_code == 0, done.output
    (again,) = sheets_in(path.read_bytes(), str(path))
    assert again.file == first.file
    assert again.changes == first.changes == tomllib.loads(first.file)[game]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_copy_differs_in_what_was_corrected_only(game: str) -> None:
    own = read_toml(figures(game).FILE)[game]
    assert sheet(game, own).changes == {}
    assert sheet(game, own).file == f"[{game}]\n"
    changes = corrected(game, 7)
    whole = written({game: overlay(own, changes)})
    (found,) = sheets_in(whole.encode(), "mine.toml")
    assert found.changes == differences(own, overlay(own, changes)) != {}
    mine = {found.place(figure) for figure in found.figures if figure.source == "owner"}
    ours = {found.place(figure): figure for figure in sheet(game, {}).figures}
    assert mine == {
        found.place(figure)
        for figure in found.figures
        if figure.value != ours[found.place(figure)].value
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_which_figures_are_reconstructed(game: str) -> None:
    sources = {figure.source for figure in sheet(game, {}).figures}
    assert "reconstructed" in sources
    assert sources <= {"text", "example", "public", "reconstructed"}


#: Wrong files of every kind, and what an English reader is told.
WRONG = {
    "not a text": (b"\xff\xfe\x00", ["it is not text in UTF-8"]),
    "not TOML": (b"[lancaster]\n= 3", ["it is not TOML: what stands in line 2 from character 1"]),
    "broken off": (b'[lancaster]\nname = "', ["it is not TOML: something is missing at its end"]),
    "a key twice": (b"[lancaster]\n[lancaster]\n", ["it is not TOML: what stands in line 2"]),
    "nested": (b"x = " + b"[" * 9_000, ["nested more than 20 deep"]),
    "deep": (b"[lancaster]\n" + b".".join([b"a"] * 40) + b" = 1", ["nested more than 20 deep"]),
    "empty": (b"", ["it has no table [lancaster] / [richelieu]"]),
    "another game": (b"[chess]\n[go]\n", ["[chess] is unknown", "[go] is unknown"]),
    "no table": (b"lancaster = 3", ["lancaster should be a table"]),
    "unknown figure": (b"[lancaster]\ncrown = 1", ["lancaster.crown is unknown"]),
    "a number for a table": (b"[lancaster]\nsupply = 3", ["supply should be a table"]),
    "a number for a list": (b"[richelieu]\nregion = 3", ["richelieu.region should have, by name"]),
    "a word for a number": (
        b'[lancaster.supply]\ngold = "3"',
        ['supply.gold should be a whole number from 10 to 999, not "3"'],
    ),
    "a fraction": (
        b"[lancaster.player]\ngold = 2.5",
        ["player.gold should be a whole number from 0 to 20, not 2.5"],
    ),
    "a truth": (
        b"[lancaster.player]\ngold = true",
        ["player.gold should be a whole number from 0 to 20, not true"],
    ),
    "a day": (b"[lancaster.player]\ngold = 1979-05-27", ["player.gold should be a whole number"]),
    "too much": (
        b"[lancaster.player]\ngold = 999",
        ["player.gold should be a whole number from 0 to 20, not 999"],
    ),
    "settled": (
        b"[lancaster.player]\ncourt_at_start = [3]",
        ["player.court_at_start is [1, 2] by the rulebook [L1.2]"],
    ),
    "unknown row": (
        b'[[lancaster.county]]\nname = "Kent"',
        ["county should have, by name and in this order"],
    ),
    "cards missing": (
        b"[[lancaster.conflict]]\nstrength = 3",
        ["conflict should be a list of 12 cards [L1.7]"],
    ),
    "points": (
        b'[[lancaster.conflict]]\nid = "2"\npoints = [1, true, 1]',
        ["conflict 2.points should be three whole numbers"],
    ),
    "removed": (
        b"[lancaster.conflicts_removed]\n2 = [30, 31]",
        ["there is no conflict of strength 30", "there is no conflict of strength 31"],
    ),
    "strengths": (
        b"[lancaster.conflicts_removed]\n2 = [3]",
        ["conflicts_removed.2 should be two strengths [L1.7]"],
    ),
    "players": (
        b'[[lancaster.favour]]\nid = "gold"\nnot_with_players = [9]',
        ["favour gold.not_with_players should list numbers from 2 to 5"],
    ),
    "source": (
        b'[[lancaster.county]]\nname = "York"\nsource = 1979-05-27',
        ["county York.source should be a word in quotation marks"],
    ),
    "coats": (
        b'[[richelieu.region]]\nname = "Anjou"\ncoats = 7',
        ["region Anjou has 7 coats of arms, but its cards show 6"],
    ),
    "cards": (
        b'[[richelieu.region]]\nname = "Anjou"\ncards = {single = 2}',
        ["there should be 48 cards in all", "has 6 coats of arms, but its cards show 7"],
    ),
    "symbols": (
        b'[[richelieu.region]]\nname = "Anjou"\ncards = {sword = 2, single = 0}',
        ["the sword should be on 9 cards"],
    ),
    "places": (
        b'[richelieu]\ntoken_places = ["a1"]',
        ["richelieu.token_places should be 8 different cards"],
    ),
    "invisible": (
        '[richelieu]\ntoken_places = ["a1\u200b"]'.encode(),
        ["it holds an invisible character (U+200B)"],
    ),
}


@pytest.mark.parametrize("what", WRONG)
def test_wrong_files_get_a_sentence_each(what: str) -> None:
    raw, told = WRONG[what]
    with pytest.raises(ComponentsError) as refused:
        sheets_in(raw, "mine.toml")
    said = [texts().said(problem) for problem in refused.value.problems]
    for sentence in told:
        assert any(sentence in one for one in said), said
    for language in languages():
        foreign = [texts(language).said(problem) for problem in refused.value.problems]
        assert all(foreign)
        assert language == "en" or not set(foreign) & set(said)
