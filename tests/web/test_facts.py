"""The games in numbers: from the rulebook, drawn, in every language, on every screen."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from courtly.facts import figures
from courtly.games import names

from .conftest import OpenPage
from .test_pages import accessible


@pytest.mark.parametrize(
    ("game", "size", "scheme", "language"),
    [("lancaster", "phone", "light", "de"), ("richelieu", "desktop", "dark", "fr")],
)
def test_the_page_is_drawn_from_what_was_counted(
    open_page: OpenPage, game: str, size: str, scheme: str, language: str
) -> None:
    page = open_page(size, f"/rules/{game}", color_scheme=scheme, locale=language)
    page.locator(".facts-link a").click()
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator("figure svg")).to_be_visible()
    told = json.loads(figures.file_of(game).read_text("utf-8"))["tables"]
    for k, table in enumerate(told):
        if len(told) > 1:
            page.locator(".tables button").nth(k).click()
        marks = len(table["levels"]) * table["seats"]
        expect(page.locator("figure svg .bounds")).to_have_count(marks)
        assert page.locator(".cards section").count() > 3
    accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= screen.width")
    assert "facts-" not in page.locator("main").inner_text()


@pytest.mark.parametrize("game", names())
def test_all_that_happened_can_be_shown(open_page: OpenPage, game: str) -> None:
    page = open_page("desktop", f"/facts/{game}")
    expect(page.locator("figure svg")).to_be_visible()
    before = page.locator(".rows > li").count()
    for button in page.locator(".cards section button").all():
        button.click()
        expect(button).to_have_attribute("aria-expanded", "true")
    assert page.locator(".rows > li").count() > before
