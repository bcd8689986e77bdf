"""The page for notices: offered or said why not, added, tried out, stopped by one touch."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Response, Route, expect

from courtly.server.table.hashes import public_id

from ..notices.post import Post, code_in, post, stop_in
from ..server.serving import ServerProcess, serving
from .clicking import make_table, you
from .conftest import OpenPage
from .test_beside import fits

ADDRESS = "anna@mail.example"


@pytest.fixture
def mailing(
    client: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[ServerProcess, Post]]:
    """A server that can send e-mails."""
    monkeypatch.delenv("COURTLY_ENGINE", raising=False)
    with post() as box:
        given = (
            "--smtp", box.settings["smtp"], "--mail-from", box.settings["mail_from"],
            "--address", box.settings["address"],
        )  # fmt: skip
        with serving(f"sqlite:///{tmp_path / 'tables.db'}", *given) as server:
            yield server, box


def test_what_is_not_offered_is_said(open_page: OpenPage) -> None:
    page = open_page("phone", "/games")
    page.get_by_test_id("notices").click()
    page.wait_for_url("**/notices")
    expect(page.get_by_test_id("no-email")).to_be_visible()
    expect(page.get_by_test_id("push")).to_be_visible()  # localhost is as good as HTTPS
    expect(page.get_by_test_id("stop-all")).to_have_count(0)
    fits(page)
    page.evaluate("Object.defineProperty(window, 'isSecureContext', {value: false})")
    page.get_by_role("link", name="Your games").click()
    page.get_by_test_id("notices").click()
    expect(page.get_by_test_id("no-push")).to_contain_text("HTTPS")


def _keeps_daily(hour: int) -> Callable[[Response], bool]:
    """The answer to the last of several choices made one right after the other."""

    def found(answer: Response) -> bool:
        asked = answer.request
        return asked.url.endswith("/wishes") and (asked.post_data_json or {})["daily"] == hour

    return found


def test_a_letter_is_confirmed_tried_and_stopped(
    open_page: OpenPage, mailing: tuple[ServerProcess, Post]
) -> None:
    server, box = mailing
    page = open_page("desktop", f"{server.http}/notices")
    page.get_by_test_id("email").fill(ADDRESS)
    page.get_by_test_id("email").press("Enter")
    expect(page.get_by_test_id("way")).to_contain_text(ADDRESS)
    expect(page.get_by_test_id("try")).to_have_count(0)
    (asked,) = box.to(ADDRESS)
    page.goto("about:blank")
    page.goto(f"{server.http}/notices#confirm={code_in(asked)}")
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("try")).to_have_count(1)
    assert "#" not in page.url, "a code is used once, and does not stay in the address"
    page.get_by_test_id("try").click()
    expect(page.get_by_role("status").last).to_contain_text(ADDRESS)
    trial = box.to(ADDRESS)[1]
    page.get_by_test_id("quiet").check()
    page.get_by_test_id("quiet-from").select_option("23")
    page.get_by_test_id("kind-over").uncheck()
    page.get_by_text("once a day").click()
    with page.expect_response(_keeps_daily(7)):
        page.get_by_test_id("daily").select_option("7")
    fits(page)
    page.reload()
    expect(page.get_by_test_id("quiet-from")).to_have_value("23")
    expect(page.get_by_test_id("daily")).to_have_value("7")
    expect(page.get_by_test_id("kind-over")).not_to_be_checked()
    stranger = open_page("phone", "about:blank")  # the link alone is enough
    stranger.goto(f"{server.http}/notices#stop={stop_in(trial).removeprefix('/api/notices/end/')}")
    expect(stranger.get_by_test_id("news")).to_be_visible()
    page.reload()
    expect(page.get_by_test_id("email")).to_be_visible()
    expect(page.get_by_test_id("way")).to_have_count(0)


KEYS = {"p256dh": "its-public-key", "auth": "its-secret"}
#: A push service in place of the browser's own, which would be asked for outside.
SERVICE = """PushManager.prototype.getSubscription = async () => null;
PushManager.prototype.subscribe = async function (options) {
  window.asked = options;
  return {toJSON: () => ({endpoint: "https://push.example/1", keys: KEYS})};
}""".replace("KEYS", json.dumps(KEYS))


def test_a_browser_is_added_and_everything_stopped(open_page: OpenPage) -> None:
    page = open_page("phone", permissions=["notifications"])
    page.add_init_script(SERVICE)
    got: list[dict[str, str]] = []

    def answer(route: Route) -> None:
        """What the server says when it takes a browser; its own checks have their own tests."""
        got.append(route.request.post_data_json or {})
        told = page.request.get("/api/notices/mine").json()
        way = {"id": "w" * 22, "kind": "push", "name": got[0]["name"], "confirmed": True}
        route.fulfill(json={**told, "ways": [{**way, "here": True}]})

    page.route("**/api/notices/push", answer)
    page.goto("/notices")
    page.get_by_test_id("push").click()
    expect(page.get_by_test_id("way")).to_contain_text("Linux")
    expect(page.get_by_test_id("push")).to_have_count(0)
    assert {name: got[0][name] for name in KEYS} == KEYS
    assert got[0]["endpoint"] == "https://push.example/1"
    offered = page.request.get("/api/notices/mine").json()["offer"]["push"]
    assert page.evaluate("window.asked.applicationServerKey") == offered
    assert page.evaluate("navigator.serviceWorker.ready.then(found => !!found.active)")
    fits(page)
    page.get_by_test_id("stop-all").click()
    expect(page.get_by_test_id("way")).to_have_count(0)
    expect(page.get_by_test_id("news")).to_be_visible()


def test_a_notice_leads_those_it_is_for_to_their_table(
    open_page: OpenPage, server: ServerProcess
) -> None:
    anna = open_page()
    table = make_table(anna, "richelieu", [you(), {"kind": "open"}])
    name = public_id(table.split("/")[-1])
    anna.goto(f"/go/{name}")
    anna.wait_for_url(f"**{table}")
    assert server.get(f"/api/notices/table/{name}").status_code == 404, "to others it is nothing"
