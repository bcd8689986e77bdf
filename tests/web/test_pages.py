"""Every page: languages, weight, and what axe-core says of it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .clicking import bot, make_table, you
from .conftest import ROOT, OpenPage

AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")
#: All that the first page fetches, compressed, with its font; and what a table fetches besides.
FIRST_BYTES = 120_000
MORE_BYTES = 200_000
WORDS = {
    "en": "Play now",
    "de": "Jetzt spielen",
    "nl": "Nu spelen",
    "fr": "Jouer",
    "it": "Gioca ora",
}


def accessible(page: Page) -> None:
    """Fails on what axe-core calls serious or critical."""
    page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    serious = [
        f"{one['id']} ({one['impact']}): {one['help']}: {node['target']} {node['html'][:160]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]
    assert not serious, "\n".join(serious)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_no_page_shuts_anybody_out(open_page: OpenPage, size: str, scheme: str) -> None:
    page = open_page(size, color_scheme=scheme)
    for path in ("/", "/rules/lancaster", "/rules/richelieu/R2.1", "/open", "/nowhere"):
        page.goto(path)
        page.locator("main").first.wait_for()
        page.wait_for_load_state("networkidle")
        accessible(page)
        assert page.evaluate("document.documentElement.scrollWidth <= screen.width"), path


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", ["lancaster", "richelieu"])
def test_no_table_shuts_anybody_out(open_page: OpenPage, game: str, size: str, scheme: str) -> None:
    page = open_page(size, color_scheme=scheme)
    seats = [you(), *(bot() for _ in range(3 if game == "lancaster" else 1))]
    page.goto(make_table(page, game, [you(), *({"kind": "open"} for _ in seats[1:])]))
    page.get_by_label("Link to this table").wait_for()
    accessible(page)
    page.goto(make_table(page, game, seats))
    page.locator(".dock").wait_for()
    accessible(page)
    page.get_by_role("button", name="Log", exact=True).first.click()
    expect(page.get_by_role("log", name="Log", exact=True).first).to_be_visible()
    accessible(page)
    page.keyboard.press("Escape")  # where it has no place on the board, it is a dialog
    for button in ("Chat", "Table"):
        page.get_by_role("button", name=button, exact=True).first.click()
        page.get_by_role("dialog").wait_for()
        accessible(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).not_to_be_visible()


@pytest.mark.parametrize("language", list(WORDS))
def test_it_speaks(open_page: OpenPage, language: str) -> None:
    page = open_page("phone", locale=language)
    expect(page.get_by_role("button", name=WORDS[language])).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == language


def test_the_language_can_be_changed_at_any_time(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("button", name="Preferences").click()
    page.get_by_label("Deutsch").check()
    expect(page.get_by_role("button", name=WORDS["de"])).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name=WORDS["de"])).to_be_visible()


def test_pages_are_light(open_page: OpenPage) -> None:
    page = open_page(path="about:blank")
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    got = [0]
    data: set[str] = set()  # lists of tables are as long as there are tables

    def answered(event: dict[str, Any]) -> None:
        if "/api/" in event["response"]["url"]:
            data.add(event["requestId"])

    def count(event: dict[str, Any]) -> None:
        got[0] += 0 if event["requestId"] in data else event["encodedDataLength"]

    session.on("Network.responseReceived", answered)
    session.on("Network.loadingFinished", count)
    page.goto("/")
    _arrived(page)
    first = got[0]
    page.goto(make_table(page, "lancaster", [you(), bot(), bot(), bot()]))
    page.locator(".dock").wait_for()
    _arrived(page)
    assert 10_000 < first < FIRST_BYTES
    assert 10_000 < got[0] - first < MORE_BYTES


def _arrived(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["lancaster", "richelieu"])
def test_a_record_is_a_film(open_page: OpenPage, game: str) -> None:
    record = next((ROOT / "tests" / game / "playthroughs").glob("*.txt"))
    page = open_page("phone")
    page.goto("/open")
    page.locator("input[type=file]").set_input_files(record)
    controls = page.get_by_role("group", name="Replay")
    controls.wait_for()
    accessible(page)
    page.keyboard.press("Home")
    before = page.locator("#main, main").first.inner_text()
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    expect(page.locator("#main, main").first).not_to_have_text(before)
