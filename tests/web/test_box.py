"""Somebody's own box: edition, figures, files; and tables played with it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import Page, expect

from courtly.boxes import games_with_figures, sheet
from courtly.cli.main import cli

from ..core.test_boxes import WRONG, corrected
from .clicking import bot, make_table, you
from .conftest import OpenPage
from .test_pages import accessible

#: A figure to change: where it stands, what to type, and something that does not fit.
FIGURES = {
    "lancaster": ("county York.minimum", "3", "9"),
    "richelieu": ("richelieu.token_places", "a1, a2, a3, a4, b1, b2, b3, b4", "a1, a1"),
}


def _kept(page: Page, game: str) -> object:
    return page.evaluate(f"JSON.parse(localStorage.courtly).boxes?.['{game}']?.changes ?? null")


def _export(page: Page, to: Path) -> bytes:
    with page.expect_download() as download:
        page.get_by_test_id("box-export").click()
    download.value.save_as(to)
    return to.read_bytes()


def _type(page: Page, where: str, text: str) -> None:
    page.locator(f"[data-where='{where}'] input").fill(text)


@pytest.mark.parametrize(
    ("game", "size", "scheme"),
    [("lancaster", "phone", "light"), ("richelieu", "desktop", "dark")],
)
def test_a_box_is_entered_checked_kept_and_goes_round_as_a_file(
    open_page: OpenPage, tmp_path: Path, game: str, size: str, scheme: str
) -> None:
    page = open_page(size, f"/box/{game}", color_scheme=scheme)
    state, (where, text, wrong) = page.get_by_test_id("box-state"), FIGURES[game]
    expect(state).to_have_text("No figure differs.")
    guessed = [one for one in sheet(game, {}).figures if one.source == "reconstructed"]
    assert page.get_by_text("reconstructed", exact=True).count() >= len(guessed)
    accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= screen.width")

    _type(page, where, wrong)
    expect(page.locator(f"[data-where='{where}'] input")).to_have_attribute("aria-invalid", "true")
    expect(page.locator(f"[data-where='{where}'] small")).to_contain_text("should be")
    expect(page.get_by_test_id("box-export")).to_be_disabled()
    _type(page, where, text)
    expect(state).to_contain_text("1 figure differs")
    assert _kept(page, game) not in (None, {})

    first = _export(page, tmp_path / "first.toml")
    checked = CliRunner().invoke(cli, ["components", "check", str(tmp_path / "first.toml")])
    assert checked.exit_code == 0, checked.output
    page.get_by_role("button", name="Reset all").click()
    expect(state).to_have_text("No figure differs.")
    page.get_by_test_id("box-import").set_input_files(tmp_path / "first.toml")
    expect(state).to_contain_text("1 figure differs")
    assert _export(page, tmp_path / "second.toml") == first
    page.reload()
    expect(state).to_contain_text("1 figure differs")
    assert _export(page, tmp_path / "third.toml") == first


def test_wrong_files_are_told_in_the_language_of_the_page(
    open_page: OpenPage, tmp_path: Path
) -> None:
    page = open_page("desktop", "/box/lancaster", locale="de")
    told = page.get_by_test_id("box-refused")
    for k, (raw, _) in enumerate(list(WRONG.values())[::4]):  # the server's tests try them all
        path = tmp_path / f"{k}.toml"
        path.write_bytes(raw)
        page.get_by_test_id("box-import").set_input_files(path)
        expect(told).to_contain_text(f"Aus {k}.toml wurde nichts übernommen")
        sentences = told.locator("li").all_inner_texts()
        assert sentences
        assert not any("problem-" in one or "should" in one for one in sentences), sentences
    assert _kept(page, "lancaster") in (None, {})
    large = tmp_path / "large.toml"
    large.write_bytes(b"#" * 200_000)
    page.get_by_test_id("box-import").set_input_files(large)
    expect(told).to_contain_text("viel zu groß")


def test_a_file_of_both_games_fills_both_boxes(open_page: OpenPage, tmp_path: Path) -> None:
    page, path = open_page("desktop", "/box/richelieu"), tmp_path / "both.toml"
    changes = {game: corrected(game, 2) for game in games_with_figures()}
    path.write_text("\n".join(sheet(game, mine).file for game, mine in changes.items()))
    page.get_by_test_id("box-import").set_input_files(path)
    expect(page.get_by_text("Taken from the file")).to_be_visible()
    for game, mine in changes.items():
        assert _kept(page, game) == sheet(game, mine).changes


def test_new_tables_have_the_figures_and_say_so(open_page: OpenPage) -> None:
    page = open_page("desktop", "/box/lancaster")
    _type(page, "county York.minimum", "3")
    expect(page.get_by_test_id("box-state")).to_contain_text("1 figure differs")
    page.goto("/")
    page.get_by_test_id("play").click()
    page.locator(".dock").wait_for()
    table = page.url.rstrip("/").rpartition("/")[2]
    options = page.request.get(f"/api/tables/{table}").json()["options"]
    assert options["components"] == {"county": [{"name": "York", "minimum": 3}]}
    page.goto("/")
    page.get_by_text("More options").click()
    page.get_by_label("Use the figures of my own box").uncheck()
    page.get_by_test_id("play").click()
    page.locator(".dock").wait_for()
    table = page.url.rstrip("/").rpartition("/")[2]
    assert "components" not in page.request.get(f"/api/tables/{table}").json()["options"]


def test_who_sits_down_is_told_of_the_figures(open_page: OpenPage) -> None:
    page = open_page()
    options = {"components": {"county": [{"name": "York", "minimum": 3}]}}
    seats = [you(), {"kind": "open"}, bot()]
    page.goto(make_table(page, "lancaster", seats, options=options))
    page.get_by_test_id("played-with").locator("summary").click()
    expect(page.get_by_test_id("played-with")).to_contain_text(
        "York, minimum strength: 3 instead of 2"
    )


def test_a_record_says_which_figures_it_was_played_with(
    open_page: OpenPage, tmp_path: Path
) -> None:
    options = json.dumps({"components": corrected("richelieu", 3)})
    head = f"Courtly-Record: 1\nGame: richelieu\nEngine: 2\nSeed: 1\nOptions: {options}\n"
    path = tmp_path / "game.txt"
    path.write_text(f"{head}\n")
    page = open_page("phone", "/open")
    page.locator("input[type=file]").set_input_files(path)
    page.get_by_role("button", name="About this replay").first.click()
    page.get_by_test_id("played-with").locator("summary").click()
    expect(page.get_by_test_id("played-with")).to_contain_text("cards with a token: b1, a10")


@pytest.mark.parametrize("language", ["en", "de"])
def test_errata_of_ones_edition_are_marked_and_other_notes_folded(
    open_page: OpenPage, language: str
) -> None:
    page = open_page("phone", "/rules/lancaster", locale=language)
    page.locator("[id='L2.7']").wait_for()
    assert page.get_by_test_id("erratum").count() == 0
    assert page.locator(".book details[open]").count() == 0
    page.goto("/box/lancaster")
    page.get_by_label("Français").check()
    links = page.get_by_test_id("box-edition").get_by_role("link")
    expect(links.first).to_be_visible()
    rules = set(links.all_inner_texts())
    assert "B03" in rules
    page.goto("/rules/lancaster")
    expect(page.get_by_test_id("erratum")).to_have_count(len(rules))
    marked = page.get_by_test_id("erratum").filter(has_text="Français")
    expect(marked).to_have_count(len(rules))
    remembered = json.loads(page.evaluate("localStorage.courtly"))
    assert remembered["boxes"]["lancaster"]["edition"] == "fr"
