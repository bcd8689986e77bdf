"""Looking back at a game in the browser: phone and desktop, day and night, two languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from courtly.games import names

from ..server.serving import ServerProcess, serving
from ..study.small import ending
from .conftest import OpenPage
from .test_pages import accessible

GAME = names()[-1]


@pytest.fixture(scope="module")
def server(
    client: None, tmp_path_factory: pytest.TempPathFactory, monkeypatch_session: pytest.MonkeyPatch
) -> Iterator[ServerProcess]:
    """A server on which nobody waits for the compiler, because there is none."""
    monkeypatch_session.delenv("COURTLY_ENGINE", raising=False)
    monkeypatch_session.setenv("COURTLY_COMPILE", "false")
    path = tmp_path_factory.mktemp("study") / "tables.db"
    with serving(f"sqlite:///{path}", "--requests-per-second", "1000") as running:
        yield running
    monkeypatch_session.delenv("COURTLY_COMPILE")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The last moves of a game, in a file."""
    file = tmp_path_factory.mktemp("record") / "ending.txt"
    file.write_text(ending(GAME, 4, 4), "utf-8")
    return file


def look(page: Page, record: Path) -> None:
    """From a record, by one touch in its menu, to the look back."""
    page.goto("/open")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url("**/open/*")
    page.goto("/study/-/0")
    page.get_by_test_id("curve").wait_for()


@pytest.mark.parametrize(
    ("size", "scheme", "language", "title"),
    [
        ("desktop", "light", "en-GB", "Game review"),
        ("phone", "dark", "de-DE", "Die Partie im Rückblick"),
    ],
)
def test_a_record_is_looked_at_again(
    open_page: OpenPage, record: Path, size: str, scheme: str, language: str, title: str
) -> None:
    page = open_page(size, color_scheme=scheme, locale=language)
    look(page, record)
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= screen.width")
    rows = page.get_by_test_id("chances").locator("tbody tr")
    assert rows.count() >= 2, "the same as the curve, for the ear"
    assert "100" in rows.last.inner_text(), "whoever won had won at the end"
    whose = page.get_by_test_id("whose")
    whose.nth(1).click()
    expect(whose.nth(1)).to_have_attribute("aria-pressed", "true")
    curve = page.get_by_test_id("curve").locator("svg").first
    box = curve.bounding_box()
    assert box is not None
    curve.click(position={"x": box["width"] * 0.6, "y": box["height"] / 2})
    page.wait_for_url(re.compile(r"/study/-/[1-9]"))


def test_one_plays_on_from_a_position(open_page: OpenPage, record: Path) -> None:
    page = open_page("desktop")
    look(page, record)
    hands = page.get_by_test_id("all-open")
    hands.click()
    expect(hands).to_have_attribute("aria-pressed", "true")
    page.get_by_test_id("play-on").click()
    accessible(page)
    page.get_by_test_id("play-on-begin").click()
    page.wait_for_url("**/t/*")
    page.locator("main").first.wait_for()
