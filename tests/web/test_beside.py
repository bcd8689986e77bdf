"""Pages beside the table: tries from positions of finished games, and one's own results."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from courtly.games import names

from ..server.test_study import actor
from ..study.small import ending
from .clicking import make_table, you
from .conftest import OpenPage
from .test_pages import accessible

GAME = names()[-1]
LOOKS = pytest.mark.parametrize(
    ("size", "scheme", "language"), [("desktop", "light", "en-GB"), ("phone", "dark", "it-IT")]
)


def fits(page: Page) -> None:
    """Nobody is shut out, and nothing stands out to the side."""
    accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth <= screen.width")


def give_up(page: Page) -> None:
    """The shortest way to the end of the game that is open."""
    page.evaluate(
        """async () => {
          const table = location.pathname.split("/")[2];
          const info = await (await fetch(`/api/tables/${table}`)).json();
          const seat = info.seats.findIndex((one) => one.you);
          const socket = new WebSocket(`ws://${location.host}/ws`);
          await new Promise((resolve) => (socket.onopen = resolve));
          const ask = (message) => new Promise((resolve) => {
            socket.onmessage = ({ data }) => JSON.parse(data).id === message.id && resolve(data);
            socket.send(JSON.stringify(message));
          });
          await ask({ type: "hello", id: 1, protocol: 1 });
          await ask({ type: "resign", id: 2, table, key: "giving-up-1", seat });
          socket.close();
        }"""
    )
    page.get_by_test_id("result").wait_for()


@LOOKS
def test_tries_are_a_tree_one_can_name(
    open_page: OpenPage, size: str, scheme: str, language: str
) -> None:
    page = open_page(size, color_scheme=scheme, locale=language)
    page.goto("/tries")
    page.get_by_role("heading", level=1).wait_for()
    fits(page)
    text = ending(GAME, 4, 12)
    body: dict[str, Any] = {"move": 0, "seat": actor(text), "name": "Anna", "record": text}
    for _ in range(2):
        assert page.request.post("/api/play-on", data=body).ok
    page.goto("/tries")
    expect(page.get_by_test_id("try")).to_have_count(2)
    fits(page)
    page.get_by_test_id("try-rename").first.click()
    page.get_by_test_id("try-name").fill("Bold")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("try").first).to_contain_text("Bold")
    page.locator("a[href^='/tries/']").click()
    page.wait_for_url("**/tries/*")
    expect(page.get_by_test_id("try")).to_have_count(2)
    expect(page.get_by_test_id("try").first).to_contain_text("Bold")


@LOOKS
def test_ones_own_results(open_page: OpenPage, size: str, scheme: str, language: str) -> None:
    page = open_page(size, color_scheme=scheme, locale=language)
    page.goto("/you")
    page.get_by_role("heading", level=1).wait_for()
    fits(page)
    page.goto(make_table(page, GAME, [you("Anna"), {"kind": "bot", "level": "page"}]))
    page.locator(".dock").wait_for()
    give_up(page)
    page.goto("/you")
    card = page.get_by_test_id(f"you-{GAME}")
    card.wait_for()
    assert card.get_by_test_id("tally").locator("tbody tr").count() == 2, "a level and a seat"
    card.locator("summary").click()
    expect(card.get_by_test_id("progress").locator("tbody tr")).to_have_count(1)
    fits(page)
