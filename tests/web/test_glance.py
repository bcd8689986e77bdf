"""A game on one page, before its rulebook: with the engine's figures, and on one sheet in print."""

from __future__ import annotations

import importlib.resources
import re
import tomllib

import pytest
from playwright.sync_api import Page, expect

from courtly.games import description, names

from .conftest import OpenPage

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
        page.evaluate("window.print = () => (window.asked = true)")
        page.locator(".glance .print").click()
        page.wait_for_function("window.asked")
        assert _sheets(page) == 1, language
        expect(page.locator(".glance")).not_to_contain_text("teach-")
        assert _sheets(page) > 1, "without being asked the browser prints the whole book"
        page.context.close()


def _sheets(page: Page) -> int:
    """How many sheets of paper a browser makes of it."""
    margin = dict.fromkeys(("top", "right", "bottom", "left"), "10mm")
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4", margin=margin)))  # type: ignore[arg-type]
