"""By keyboard alone: Tab reaches everything that lights up, and the focus is never lost."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .clicking import bot, make_table, over, you
from .conftest import OpenPage
from .keying import play_by_keys


@pytest.mark.slow
def test_a_whole_game_of_lancaster(open_page: OpenPage) -> None:
    page = open_page()
    page.goto(make_table(page, "lancaster", [you(), bot()]))
    page.locator(".dock").wait_for()
    play_by_keys(page)
    expect(page.get_by_test_id("result")).to_contain_text("Anna")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("result")).not_to_be_visible()
    page.wait_for_function("document.activeElement !== document.body")


@pytest.mark.slow
def test_some_turns_of_richelieu(open_page: OpenPage) -> None:
    page = open_page()
    page.goto(make_table(page, "richelieu", [you(), bot()]))
    page.locator(".dock").wait_for()
    assert play_by_keys(page, until=lambda p: over(p) or _turn(p) >= 9) >= 5


def _turn(page: Page) -> int:
    found = re.search(r"\d+", page.locator("header").first.inner_text())
    return int(found[0]) if found else 0


def test_the_next_thing_to_do_has_the_focus(open_page: OpenPage) -> None:
    """A knight is placed on the map; how many squires go along is asked in the dock."""
    page = open_page()
    page.goto(make_table(page, "lancaster", [you(), bot()]))
    play_by_keys(page, until=lambda p: p.locator("[data-hold='2']:enabled").count() > 0)
    page.reload()
    page.locator("[data-hold='2']").focus()
    page.keyboard.press("Enter")
    page.locator("[data-spot='land Stafford']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".dock .controls button").first).to_be_focused()
