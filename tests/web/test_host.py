"""The host's page: behind a secret, rules that hold at once, people shown out, tables deleted."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from ..server.serving import ServerProcess, serving
from .clicking import make_table, you
from .conftest import OpenPage
from .test_beside import LOOKS, fits

SECRET = "a secret of the host's own"


@pytest.fixture(scope="module")
def server(
    client: None, tmp_path_factory: pytest.TempPathFactory, monkeypatch_session: pytest.MonkeyPatch
) -> Iterator[ServerProcess]:
    """A server whose secret is known; its rules are no business of other tests."""
    monkeypatch_session.delenv("COURTLY_ENGINE", raising=False)
    path = tmp_path_factory.mktemp("host") / "tables.db"
    more = ("--requests-per-second", "1000", "--admin-secret", SECRET)
    with serving(f"sqlite:///{path}", *more) as running:
        yield running


def come_in(page: Page) -> None:
    """With the secret."""
    page.goto("/host")
    page.get_by_test_id("secret").fill(SECRET)
    page.get_by_test_id("enter").click()
    expect(page.get_by_test_id("report")).to_be_visible()
    assert SECRET not in page.url


@LOOKS
def test_all_parts_fit_and_are_for_everybody(
    open_page: OpenPage, size: str, scheme: str, language: str
) -> None:
    page = open_page(size, "/host", color_scheme=scheme, locale=language)
    expect(page.get_by_test_id("secret")).to_be_visible()
    fits(page)
    make_table(page, "richelieu", [you(), {"kind": "open"}])
    come_in(page)
    fits(page)
    page.get_by_test_id("part-rules").click()
    expect(page.get_by_test_id("making-open")).to_be_visible()
    fits(page)
    page.get_by_test_id("part-tables").click()
    expect(page.get_by_test_id("host-table").first).to_be_visible()
    fits(page)
    page.get_by_test_id("part-people").click()
    page.get_by_test_id("ban").first.click()
    expect(page.get_by_test_id("ban-sure")).to_be_visible()
    fits(page)
    page.get_by_test_id("leave").click()
    expect(page.get_by_test_id("secret")).to_be_visible()


def test_invited_people_make_tables_and_others_are_told_whom_to_ask(open_page: OpenPage) -> None:
    host, guest = open_page(), open_page("phone")
    come_in(host)
    host.get_by_test_id("part-rules").click()
    host.get_by_test_id("making-invited").check()
    host.get_by_test_id("invitation-name").fill("Club")
    host.get_by_test_id("invite").click()
    link = host.get_by_test_id("invitation-link").input_value()
    expect(host.get_by_test_id("invitation")).to_have_count(1)
    guest.get_by_test_id("play").click()
    expect(guest.get_by_test_id("makers-ask")).to_be_visible()
    fits(guest)
    for broken in (link[:-3], link[:-3] + "AAA", link.partition("#")[0]):
        guest.goto("about:blank")
        guest.goto(broken)
        expect(guest.get_by_test_id("unwelcome")).to_contain_text("Ask the host for a new one")
    fits(guest)
    guest.goto("about:blank")
    guest.goto(link)
    expect(guest.get_by_test_id("welcome")).to_be_visible()
    fits(guest)
    guest.goto("/")
    guest.get_by_test_id("play").click()
    guest.wait_for_url("**/t/*")
    host.get_by_test_id("password").fill("open sesame")
    host.get_by_test_id("password").press("Enter")
    expect(host.get_by_test_id("making-password")).to_be_checked()
    other = open_page("phone")
    other.get_by_test_id("play").click()
    other.get_by_test_id("makers-password").fill("open sesame")
    other.get_by_test_id("makers-password").press("Enter")
    other.wait_for_url("**/t/*")
    host.get_by_test_id("making-open").check()


def test_a_banned_person_is_shown_out_and_let_in_again(open_page: OpenPage) -> None:
    host, troll = open_page(), open_page("phone")
    make_table(troll, "richelieu", [{**you(), "name": "Troll"}, {"kind": "bot", "level": "page"}])
    come_in(host)
    host.get_by_test_id("part-people").click()
    host.get_by_test_id("find-people").fill("troll")
    expect(host.get_by_test_id("person")).to_have_count(1)
    host.get_by_test_id("ban").click()
    host.get_by_test_id("ban-sure").click()
    host.get_by_test_id("pardon").wait_for()
    troll.goto("/")
    troll.get_by_test_id("play").click()
    expect(troll.get_by_text("shut you out").first).to_be_visible()
    host.get_by_test_id("pardon").click()
    host.get_by_test_id("ban").wait_for()
    troll.get_by_test_id("play").click()
    troll.wait_for_url("**/t/*")


def test_a_table_is_deleted(open_page: OpenPage) -> None:
    host = open_page()
    make_table(host, "richelieu", [you(), {"kind": "open"}])
    come_in(host)
    host.get_by_test_id("part-tables").click()
    expect(host.get_by_test_id("host-table")).not_to_have_count(0)
    before = host.get_by_test_id("host-table").count()
    host.get_by_test_id("delete").first.click()
    host.get_by_test_id("delete-sure").click()
    expect(host.get_by_test_id("host-table")).to_have_count(before - 1)


def test_the_ladder_is_shown_where_the_host_wants_it(open_page: OpenPage) -> None:
    host = open_page()
    come_in(host)
    host.get_by_test_id("part-rules").click()
    host.get_by_test_id("ladder-public").check()
    host.get_by_test_id("rebuild").click()
    host.goto("/ladder")
    expect(host.get_by_role("heading", level=1)).to_contain_text("Ladder")
    fits(host)
