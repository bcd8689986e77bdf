"""A game on one page, before its rulebook: with the engine's figures, and on one sheet in print."""

from __future__ import annotations

import importlib.resources
import tomllib

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from courtly.games import description, names

from .conftest import OpenPage

#: What fits between the margins of a sheet of A4, in pixels of CSS.
SHEET: ViewportSize = {"width": 703, "height": 1032}
LANGUAGES = ("en", "de", "nl", "fr", "it")


def _open(page: Page, game: str) -> None:
    page.goto(f"/rules/{game}")
    expect(page.locator(".glance .tables table").first).to_be_visible()


@pytest.mark.parametrize("game", names())
def test_its_tables_are_the_engines_figures(open_page: OpenPage, game: str) -> None:
    page = open_page()
    _open(page, game)
    package = description(game).package
    file = importlib.resources.files(package).joinpath("data/components.toml")
    figures = tomllib.loads(file.read_text("utf-8"))[game]
    wanted = [
        len(rows) for rows in figures.values() if isinstance(rows, list) and "source" in rows[0]
    ]
    shown = page.locator(".glance table").evaluate_all(
        "all => all.map(one => one.tBodies[0].rows.length)"
    )
    assert shown == wanted
    reconstructed = page.locator(".glance td, .glance th").filter(has_text="*")
    assert reconstructed.count() > 5


@pytest.mark.parametrize("game", names())
def test_it_prints_on_one_sheet_in_every_language(open_page: OpenPage, game: str) -> None:
    for language in LANGUAGES:
        page = open_page(locale=language)
        _open(page, game)
        page.set_viewport_size(SHEET)
        page.emulate_media(media="print")
        bottom = page.locator(".glance").evaluate("one => one.getBoundingClientRect().bottom")
        assert bottom <= SHEET["height"], (language, bottom)
        expect(page.locator(".glance")).not_to_contain_text("teach-")
        page.context.close()
