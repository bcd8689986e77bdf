"""Whole games of Lancaster through the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .clicking import bot, make_table, play, you
from .conftest import OpenPage


@pytest.mark.slow
@pytest.mark.parametrize("size", ["desktop", pytest.param("phone", marks=pytest.mark.whole)])
def test_a_whole_game_with_three_bots_by_clicks(open_page: OpenPage, size: str) -> None:
    page = open_page(size)
    page.goto(make_table(page, "lancaster", [you(), bot("squire"), bot(), bot()]))
    play(page)
    expect(page.get_by_test_id("result")).to_contain_text("Anna")
    assert page.evaluate("document.documentElement.scrollWidth <= screen.width")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "laws", "size"), [(2, "base", "phone"), (5, "new", "desktop"), (3, "new", "phone")]
)
def test_other_numbers_and_the_new_laws(
    open_page: OpenPage, players: int, laws: str, size: str
) -> None:
    page = open_page(size)
    seats = [you(), *(bot() for _ in range(players - 1))]
    page.goto(make_table(page, "lancaster", seats, options={"laws": laws}))
    play(page, seed=players)
    expect(page.get_by_test_id("result")).to_contain_text("Anna")
