"""The worker beside the page, driven through DevTools: notices, the app, and new versions."""

from __future__ import annotations

import json
import os
import shutil
import threading
from collections.abc import Callable
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Worker, expect

from courtly.server.http.pages import STATIC

from ..server.serving import ServerProcess
from .conftest import PATIENCE, OpenPage

NOTICE = {
    "title": "It is your turn",
    "body": "Lancaster with Ben",
    "path": "/go/0123456789ab",
    "tag": "t",
    "language": "en",
    "open": "Go to the table",
    "stop": "Stop these notices",
    "stop_path": "way/sign",
}
REGISTER = """async () => {
  await navigator.serviceWorker.register('/worker.js');
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller)
    await new Promise(done => navigator.serviceWorker.addEventListener('controllerchange', done));
}"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(n => ({title: n.title, body: n.body, lang: n.lang, actions: n.actions.map(a => a.title)}))"""
TOUCH = """async action => {
  const [notification] = await self.registration.getNotifications();
  const event = new NotificationEvent('notificationclick', {notification, action});
  self.dispatchEvent(event);
}"""
#: Has the worker say when the next notice has been shown.
AWAIT = """() => {
  const { registration } = self;
  self.wasShown = false;
  registration.showNotification = async (...notice) => {
    await ServiceWorkerRegistration.prototype.showNotification.apply(registration, notice);
    self.wasShown = true;
  };
}"""
ONLY_NEW = """async () => {
  const names = await caches.keys();
  return names.length === 1 && names[0].startsWith('courtly-new-');
}"""


def wait_until(page: Page, reached: Callable[[], bool]) -> None:
    """Ask again and again. `wait_for_function` will not do: it takes a promise for a yes."""
    for _ in range(PATIENCE // 50):
        if reached():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it never came")


def push(page: Page, worker: Worker, origin: str, notice: dict[str, Any]) -> None:
    """A push message, as if a push service had brought it; waits until its notice is there.

    Nobody asks which notices there are before: Chromium forgets those that are just being shown.
    """
    devtools = page.context.new_cdp_session(page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    wait_until(page, lambda: bool(found))
    message = {"origin": origin, "registrationId": found[-1], "data": json.dumps(notice)}
    worker.evaluate(AWAIT)
    devtools.send("ServiceWorker.deliverPushMessage", message)
    wait_until(page, lambda: worker.evaluate("self.wasShown"))


def with_worker(page: Page) -> Worker:
    """The worker, in charge of the page."""
    page.evaluate(REGISTER)
    return page.context.service_workers[0]


def test_a_notice_is_shown_and_touched(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page(permissions=["notifications"])
    worker = with_worker(page)
    push(page, worker, server.http, NOTICE)
    assert page.evaluate(SHOWN) == [
        {
            "title": NOTICE["title"],
            "body": NOTICE["body"],
            "lang": "en",
            "actions": [NOTICE["open"], NOTICE["stop"]],
        }
    ]
    push(page, worker, server.http, {**NOTICE, "body": "Lancaster with Carl"})
    [only] = page.evaluate(SHOWN)  # one for each table
    assert only["body"].endswith("Carl")
    with page.context.expect_event("request", lambda r: "/api/notices/end/" in r.url) as stopped:
        worker.evaluate(TOUCH, "stop")
    assert stopped.value.method == "POST"
    assert stopped.value.url == f"{server.http}/api/notices/end/way/sign"
    wait_until(page, lambda: page.evaluate(SHOWN) == [])


def test_a_touch_leads_to_the_table(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page(permissions=["notifications"])
    worker = with_worker(page)
    push(page, worker, server.http, {**NOTICE, "path": "/rules/lancaster"})
    worker.evaluate(TOUCH, "")
    page.wait_for_url("**/rules/lancaster")


def test_it_can_be_installed(open_page: OpenPage, server: ServerProcess) -> None:
    page = open_page()
    devtools = page.context.new_cdp_session(page)
    told = devtools.send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    assert manifest["display"] == "standalone"
    assert {icon["sizes"] for icon in manifest["icons"]} == {"192x192", "512x512"}
    faults = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in faults] in ([], ["in-incognito"])
    for icon in manifest["icons"]:
        answer = server.get(icon["src"])
        assert answer.headers["content-type"] == "image/png"
        assert "set-cookie" not in answer.headers
    for path in ("/worker.js", "/", "/offline.html"):
        assert server.get(path).headers["cache-control"] == "no-cache"


# -- a new server ----------------------------------------------------------------------------------


class _Folder(SimpleHTTPRequestHandler):
    """Files as our server would send them: all pages are one."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given, directory=str(self.folder))

    folder: Path

    def translate_path(self, path: str) -> str:
        found = Path(super().translate_path(path))
        return str(found if found.is_file() else self.folder / "index.html")

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, *_: Any) -> None:
        pass


class Hosting:
    """Something at an address that can be replaced by something newer."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        handler = type("Handler", (_Folder,), {"folder": folder})
        self._server = ThreadingHTTPServer(("127.0.0.1", port), handler)
        self.port = self._server.server_port
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """No longer there."""
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


def _version(folder: Path, name: str) -> Path:
    """The page as it is built, as if by sources of a certain version."""
    there = folder / name
    there.mkdir()
    for file in ("worker.js", "offline.html"):
        shutil.copy(STATIC / file, there / file)
    (there / "index.html").write_text(f"<!doctype html><title>{name}</title><h1>{name}</h1>")
    worker = (there / "worker.js").read_text()
    assert "courtly-" in worker
    (there / "worker.js").write_text(worker.replace("courtly-", f"courtly-{name}-", 1))
    age = {"old": 1_000_000_000, "new": 1_000_000_100}[name]
    for made in there.iterdir():
        os.utime(made, (age, age))
    return there


@pytest.fixture
def versions(client: None, tmp_path: Path) -> tuple[Path, Path]:
    """An old page and a new one."""
    return _version(tmp_path, "old"), _version(tmp_path, "new")


def test_a_new_server_never_meets_an_old_page(
    chromium: Browser, versions: tuple[Path, Path]
) -> None:
    old, new = versions
    hosting = Hosting(old)
    base = f"http://127.0.0.1:{hosting.port}"
    context = chromium.new_context(base_url=base)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/")
    with_worker(page)
    page.reload()
    expect(page.locator("h1")).to_have_text("old")
    hosting.stop()
    page.goto("/games")
    expect(page.locator("p[lang=de]")).to_be_visible()  # nobody there: it says so
    expect(page.locator("p")).to_have_count(5)
    hosting = Hosting(new, hosting.port)
    try:
        page.goto("/games")
        expect(page.locator("h1")).to_have_text("new")  # with the old worker still in charge
        page.evaluate("navigator.serviceWorker.ready.then(found => found.update())")
        wait_until(page, lambda: page.evaluate(ONLY_NEW))
        page.goto("/")
        expect(page.locator("h1")).to_have_text("new")
    finally:
        context.close()
        hosting.stop()
