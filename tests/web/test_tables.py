"""Sitting down, watching, handing on, coming back, taking back."""

from __future__ import annotations

import re
from json import loads
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from .clicking import bot, make_table, over, play, you
from .conftest import OpenPage


def test_against_bots_in_one_click(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("radio", name="Richelieu").check()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile("/t/"))
    expect(page.locator("[data-move]").first).to_be_visible()
    page.goto("/")
    expect(page.get_by_label("Your name")).to_have_value("Anna")
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()


def test_friends_meet_by_link(open_page: OpenPage) -> None:
    host, friend = open_page(), open_page("phone")
    host.get_by_label("Your name").fill("Anna")
    host.get_by_role("radio", name="Richelieu").check()
    host.locator("[data-chair]").click()
    host.get_by_role("button", name="Play with friends").click()
    link = host.get_by_label("Link to this table").input_value()
    expect(host.get_by_alt_text("The link as a QR code")).to_be_visible()
    friend.goto(link)
    friend.get_by_label("Your name").fill("Bea")
    friend.get_by_role("button", name="Sit down").click()
    for page in (host, friend):
        expect(page.locator(".dock")).to_be_visible()
    expect(host.get_by_text("Bea").first).to_be_visible()


@pytest.mark.slow
def test_two_browsers_one_of_them_reloaded(open_page: OpenPage) -> None:
    anna, bea = open_page(), open_page("phone")
    path = make_table(anna, "richelieu", [you(), {"kind": "open"}])
    anna.goto(path)
    bea.goto(path)
    bea.get_by_label("Your name").fill("Bea")
    bea.get_by_role("button", name="Sit down").click()
    for seed in range(1, 7):
        for page in (anna, bea):
            play(page, until=_waits, seed=seed)
        if seed == 3:
            before = _view(bea)
            bea.reload()
            expect(bea.locator(".dock")).to_be_visible()
            assert _view(bea) == before
    assert not over(anna)


def _waits(page: Page) -> bool:
    """Whether it is the other's turn, or the game is over."""
    return over(page) or page.locator(".dock.busy").is_visible()


def _view(page: Page) -> str:
    """What is written on the board."""
    return page.locator("#main").inner_text()


def test_hot_seat_hides_behind_a_curtain(open_page: OpenPage) -> None:
    page = open_page()
    path = make_table(page, "lancaster", [you("Anna"), you("Bea"), bot(), bot()])
    page.goto(path)
    curtain = page.get_by_test_id("curtain")
    expect(curtain).to_be_visible()
    first = curtain.inner_text()
    curtain.click()
    expect(curtain).not_to_be_visible()
    play(page, until=lambda p: p.get_by_test_id("curtain").is_visible(), lift=False)
    assert curtain.inner_text() != first


def test_a_spectator_sees_no_secret(open_page: OpenPage) -> None:
    player, watcher = open_page(), open_page()
    path = make_table(player, "lancaster", [you("Anna"), bot(), bot(), bot()])
    heard: list[str] = []
    watcher.on("websocket", lambda s: s.on("framereceived", lambda frame: heard.append(str(frame))))
    player.goto(path)
    watcher.goto(path)
    expect(watcher.locator(".dock")).to_be_visible()
    play(player, until=lambda p: p.get_by_test_id("vote-yes").is_visible())
    assert watcher.locator("[data-move]:not([disabled])").count() == 0
    told = [message for message in map(loads, heard) if message["type"] in ("state", "change")]
    assert {message["type"] for message in told} == {"state", "change"}
    # Gold and squires stand behind the screen; what one may do is nobody else's business.
    for message in told:
        assert message["legal"] == []
        items = message.get("items", {}).get("players", {})
        for person in [*message["view"].get("players", ()), *items.values()]:
            assert person["gold"] is person["squires"] is None


def test_a_board_stays_drawn_when_others_come(open_page: OpenPage) -> None:
    player, watcher = open_page(), open_page()
    path = make_table(player, "richelieu", [you("Anna"), bot()], options={"start": "cardinal"})
    player.goto(path)
    player.locator("[data-cell].can").first.click()
    expect(player.locator("[data-confirm]")).to_be_visible()
    watcher.goto(path)
    player.get_by_role("button", name="Table").click()
    expect(player.get_by_text("1 spectator")).to_be_visible()
    expect(player.locator("[data-confirm]")).to_have_count(1)


def test_taking_back(open_page: OpenPage) -> None:
    """A knight that waits for its squires goes back to court."""
    page = open_page()
    page.goto(make_table(page, "lancaster", [you(), bot(), bot(), bot()]))
    play(page, until=lambda p: p.get_by_test_id("stepper-plus").is_visible())
    page.get_by_test_id("undo").click()
    expect(page.locator(".dock p")).to_contain_text(re.compile("Which knight|Where does"))


def test_advice(open_page: OpenPage) -> None:
    """What a King would do is shown, and a touch does it."""
    page = open_page("phone")
    told: list[dict[str, Any]] = []
    page.on("websocket", lambda s: s.on("framereceived", lambda text: told.append(loads(text))))
    page.goto(make_table(page, "richelieu", [you(), bot()], options={"start": "cardinal"}))
    page.get_by_test_id("hint").click()
    offered = page.get_by_test_id("advice").get_by_role("listitem")
    expect(offered.first).to_be_visible()
    advice = next(message for message in told if message["type"] == "advice")
    best = [row["move"] for row in advice["candidates"][:4]]
    expect(offered).to_have_count(len(best))
    assert best[0]["kind"] == "take"
    offered.first.get_by_role("button").last.click()
    expect(page.get_by_test_id("advice")).not_to_be_visible()
    expect(page.locator(f"[data-cell={best[0]['labels'][0]}]")).to_have_count(0)


def test_what_cannot_be_done_says_why(open_page: OpenPage) -> None:
    page = open_page()
    page.goto(make_table(page, "richelieu", [you(), bot()], options={"start": "cardinal"}))
    page.locator("[data-cell=c6]").click()
    expect(page.locator(".toast")).to_contain_text("R2.1")


def test_a_lost_connection_is_shown_and_heals(open_page: OpenPage) -> None:
    page = open_page()
    sockets: list[WebSocketRoute] = []
    down = False

    def connect(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        if down:
            socket.close()
        else:
            socket.connect_to_server()

    page.route_web_socket("**/ws", connect)
    page.goto(make_table(page, "richelieu", [you(), bot()], options={"start": "cardinal"}))
    expect(page.locator("[data-move]").first).to_be_visible()
    down = True
    sockets[-1].close()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    down = False
    expect(page.get_by_text("Connection lost")).not_to_be_visible()
    assert len(sockets) > 1
    play(page, until=lambda p: "Turn 1" not in p.locator("header").first.inner_text())
