"""The challenge of the day in the browser, on a day with hours left."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from ..server.serving import ServerProcess
from ..server.test_daily import TODAY, at
from .conftest import OpenPage
from .test_beside import LOOKS, fits, give_up


@pytest.fixture(scope="module")
def server(
    client: None, tmp_path_factory: pytest.TempPathFactory, monkeypatch_session: pytest.MonkeyPatch
) -> Iterator[ServerProcess]:
    """A server on which it is six in the morning, and nobody waits for the compiler."""
    monkeypatch_session.delenv("COURTLY_ENGINE", raising=False)
    monkeypatch_session.setenv("COURTLY_COMPILE", "false")
    with at(tmp_path_factory.mktemp("daily"), TODAY) as running:
        yield running
    monkeypatch_session.delenv("COURTLY_COMPILE")


@LOOKS
def test_the_deal_of_the_day(open_page: OpenPage, size: str, scheme: str, language: str) -> None:
    page = open_page(size, color_scheme=scheme, locale=language)
    page.goto("/daily")
    page.get_by_test_id("daily-begin").wait_for()
    fits(page)
    page.get_by_test_id("daily-begin").click()
    page.wait_for_url("**/t/*")
    page.locator(".dock").wait_for()
    give_up(page)
    expect(page.get_by_test_id("study")).to_have_count(0)
    page.get_by_test_id("to-daily").click()
    page.get_by_test_id("daily-result").wait_for()
    fits(page)
    shared = page.get_by_test_id("daily-share").inner_text()
    assert "Courtly" in shared
    assert "○" in shared, "who gives up is last"
    page.goto("/daily")
    expect(page.get_by_test_id("daily-begin")).to_have_count(0)
    page.locator("details summary").first.click()
    expect(page.get_by_test_id("daily-results").locator("tbody tr.own").first).to_be_visible()
