"""Whole games of Richelieu through the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .clicking import bot, make_table, play, you
from .conftest import OpenPage

whole = pytest.mark.whole


@pytest.mark.slow
@pytest.mark.parametrize(
    ("variant", "size"),
    [
        ("standard", "desktop"),
        ("tactical", "phone"),
        pytest.param("standard", "phone", marks=whole),
        pytest.param("tactical", "desktop", marks=whole),
    ],
)
def test_a_whole_game_by_clicks(open_page: OpenPage, size: str, variant: str) -> None:
    page = open_page(size)
    page.goto(make_table(page, "richelieu", [you(), bot()], options={"variant": variant}))
    play(page)
    result = page.get_by_test_id("result")
    expect(result).to_contain_text("Anna")
    assert page.evaluate("document.documentElement.scrollWidth <= screen.width")
