"""A real browser on a real server."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ..server.serving import ServerProcess, serving

pytest.importorskip("playwright", reason="pip install 'courtly[dev]'")
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

ROOT = Path(__file__).resolve().parent.parent.parent
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True},
}
#: Nothing outside this machine is asked for, and a container has no sandbox of Chromium's own.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
_REMEMBERED = """if (location.host) localStorage.setItem("courtly", JSON.stringify(
  {...%s, ...JSON.parse(localStorage.getItem("courtly") ?? "{}")}))"""
#: Makes a page of a size; more keywords go to the browser context.
OpenPage = Callable[..., Page]
#: Milliseconds: a busy machine is no fault of the page.
PATIENCE = 120_000
expect.set_options(timeout=PATIENCE)


def remembered(**settings: Any) -> str:
    """What a browser remembers from the beginning; what it chooses itself comes over it."""
    return _REMEMBERED % json.dumps(settings)


@pytest.fixture(scope="session")
def client() -> None:
    """The web client, built if its sources changed."""
    spec = importlib.util.spec_from_file_location("build_web", ROOT / "scripts/build_web.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.build()


@pytest.fixture(scope="session")
def server(
    client: None, tmp_path_factory: pytest.TempPathFactory, monkeypatch_session: pytest.MonkeyPatch
) -> Iterator[ServerProcess]:
    """A server as hosts run it: nobody waits for the compiler."""
    monkeypatch_session.delenv("COURTLY_ENGINE", raising=False)
    path = tmp_path_factory.mktemp("web") / "tables.db"
    with serving(f"sqlite:///{path}", "--requests-per-second", "1000") as running:
        yield running


@pytest.fixture(scope="session")
def monkeypatch_session() -> Iterator[pytest.MonkeyPatch]:
    """For environment variables of the server."""
    with pytest.MonkeyPatch.context() as patch:
        yield patch


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all tests of a process."""
    path = os.environ.get("COURTLY_BROWSER") or shutil.which("chromium")
    with sync_playwright() as browsers:
        browser = browsers.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def open_page(chromium: Browser, server: ServerProcess) -> Iterator[OpenPage]:
    """Pages of a size, each in a browser profile of its own; faults of theirs fail the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def hear(line: ConsoleMessage) -> None:
        lost = line.location["url"].endswith("/nowhere")  # an address that a test knows is none
        # By the host's rules, or for a broken invitation: an answer, and no fault.
        refused = "status of 403" in line.text or line.location["url"].endswith("/api/house/join")
        if line.type == "error" and not lost and not refused:
            faults.append(f"{line.text} {line.location['url']}")

    def make(
        size: str = "desktop",
        path: str = "/",
        pace: str = "instant",
        *,
        hold: bool = False,
        **more: Any,
    ) -> Page:
        """`hold`: time stands still unless the test lets it go on."""
        context = chromium.new_context(
            **{
                "base_url": server.http,
                "reduced_motion": "reduce",
                "locale": "en-GB",
                **SIZES[size],
                **more,
            }
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(remembered(pace=pace))
        if hold:
            context.clock.install(time=0)
            context.clock.pause_at(1000)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(f"{page.url}: {error}"))
        page.on("console", hear)
        page.goto(path)
        return page

    yield make
    for context in contexts:
        context.close()
    assert not faults, faults
