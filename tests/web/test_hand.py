"""What the hand feels: nothing jumps, news stay, minds may change, keys and words do something."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .clicking import bot, go_on, make_table, play, you
from .conftest import OpenPage

PLACING = ("lancaster", "4-players-base", "place", 100)
#: The map and the dock, and where they lie.
_PLACES = """() => ["[data-spot='land York']", ".dock"].map(one => {
  const { x, y, width, height } = document.querySelector(one).getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(" ");
})"""


def _placing(page: Page) -> Locator:
    page.goto(go_on(page, *PLACING))
    knight = page.locator("[data-hold]:enabled").first
    knight.wait_for()
    return knight


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_nothing_jumps_when_something_is_chosen(open_page: OpenPage, size: str) -> None:
    page = open_page(size)
    knight = _placing(page)
    before = page.evaluate(_PLACES)
    knight.click()
    expect(page.locator("[data-hold][aria-pressed=true]")).to_have_count(1)
    assert page.evaluate(_PLACES) == before


def test_nothing_jumps_when_a_tile_is_chosen(open_page: OpenPage) -> None:
    """The first decision of all."""
    page = open_page()
    page.goto(make_table(page, "lancaster", [you(), bot(), bot()]))
    tile = page.locator(".dock .controls button").nth(1)
    tile.wait_for()
    before = page.evaluate(_PLACES)
    tile.click()
    expect(page.get_by_test_id("confirm")).to_be_enabled()
    assert page.evaluate(_PLACES) == before


def test_news_stay_when_a_place_is_taken_back(open_page: OpenPage) -> None:
    page = open_page()
    page.goto(make_table(page, "lancaster", [you(), bot(), bot(), bot()]))
    play(page, until=lambda p: _asks_for_squires(p) and p.locator(".news").count() == 0)
    page.get_by_test_id("undo").click()
    expect(page.locator(".dock p")).to_contain_text(re.compile("Which knight|Where does"))
    expect(page.locator(".news li").first).to_be_visible()


def _asks_for_squires(page: Page) -> bool:
    """In a round in which others have placed knights."""
    return (
        page.get_by_test_id("stepper-plus").is_visible()
        and page.locator(".rounds .past").count() > 0
    )


def test_another_county_may_be_taken_while_squires_are_chosen(open_page: OpenPage) -> None:
    page = open_page()
    page.goto(go_on(page, "lancaster", "3-players-base", "place", 34))
    page.locator("[data-hold='2']").click()
    counties = page.locator("g[data-lit][data-spot^='land ']:has(.minimum)")
    first, other = (counties.nth(k).get_attribute("data-spot") for k in range(2))
    page.locator(f"g[data-spot='{first}']").click()
    expect(page.locator(f"g[data-about][data-spot='{first}']")).to_be_visible()
    page.locator(f"g[data-spot='{other}']").click(force=True)  # nothing says it can be touched
    expect(page.locator(f"g[data-about][data-spot='{other}']")).to_be_visible()
    expect(page.get_by_test_id("stepper-plus")).to_be_visible()


@pytest.mark.parametrize("width", [1440, 1920])
def test_the_log_has_a_place_beside_the_board(open_page: OpenPage, width: int) -> None:
    page = open_page(viewport={"width": width, "height": 1000})
    _placing(page)
    page.keyboard.press("l")
    expect(page.locator("aside.log [role=log]")).to_be_visible()
    expect(page.locator("dialog[open]")).to_have_count(0)
    if width < 1600:
        page.keyboard.press("l")
        expect(page.locator("aside.log")).to_have_count(0)


def test_words_in_the_menu_are_buttons(open_page: OpenPage) -> None:
    page = open_page()
    _placing(page)
    page.keyboard.press("m")
    page.get_by_text("Preferences", exact=True).first.click()
    expect(page.get_by_label("Deutsch")).to_be_visible()


def test_keys(open_page: OpenPage) -> None:
    page = open_page()
    _placing(page)
    page.keyboard.press("1")
    expect(page.locator("[data-hold][aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("h")
    expect(page.get_by_test_id("advice-why")).to_be_visible()
    page.keyboard.press("h")
    expect(page.get_by_test_id("advice-why")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").locator("kbd").first).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("h")  # at once: the closed sheet may still have the focus
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_test_id("advice-why")).to_be_visible()


def test_a_hint_is_a_mark_and_a_sentence(open_page: OpenPage) -> None:
    """The place it marks is not covered by what is said of it."""
    page = open_page()
    _placing(page)
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("advice-why")).to_have_text(re.compile(r"\w.*\. \w.*\."))
    marked = page.locator("[data-hint]").last.bounding_box()
    said = page.locator(".advice").bounding_box()
    assert marked
    assert said
    apart = (
        marked["x"] + marked["width"] <= said["x"]
        or marked["y"] + marked["height"] <= said["y"]
        or said["y"] + said["height"] <= marked["y"]
    )
    assert apart, (marked, said)


def test_a_tooltip_explains_and_covers_no_neighbour(open_page: OpenPage) -> None:
    page = open_page()
    _placing(page)
    for spot in ("land York", "land Gloucester", "land Surrey"):
        county = page.locator(f"g[data-spot='{spot}']")
        county.hover()
        tip = page.get_by_role("tooltip")
        expect(tip).to_be_visible()
        assert tip.inner_text() != county.locator(".words").text_content()
        covered = tip.evaluate(
            """tip => [
              ...document.querySelectorAll("[data-spot^=land] .plate, .law"),
            ].filter(one => {
              const a = tip.getBoundingClientRect(), b = one.getBoundingClientRect();
              return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 4
                && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
            }).length"""
        )
        assert covered == 0, spot
        page.mouse.move(2, 2)
        expect(tip).to_have_count(0)
