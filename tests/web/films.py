"""The three short films in docs/images: a placing, a vote, a conflict, filmed in the real page.

``make films`` takes them anew. The page's clock stands still and is turned from picture to picture,
what moves in it too: a slow machine makes the same film as a fast one.
"""

from __future__ import annotations

import io
import os
import random
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from ..server.serving import serving
from .clicking import bot, choose, make_table, you
from .conftest import ARGUMENTS, ROOT, remembered

IMAGES = ROOT / "docs/images"
SCREEN = {"width": 1280, "height": 800}
WIDTH = 800
#: Milliseconds a picture stays.
FRAME = 80
#: Bytes a film may weigh.
MOST = 2_000_000
QUALITIES = (62, 50, 38, 26)
#: Everything that moves goes on by some milliseconds and stands still again.
_GO_ON = """ms => {
  window.filmed ??= new WeakMap();
  for (const one of document.getAnimations()) {
    const at = filmed.has(one) ? filmed.get(one) + ms : 0;
    filmed.set(one, at);
    one.pause();
    if (at >= one.effect.getComputedTiming().endTime) one.finish(); else one.currentTime = at;
  }
}"""


class Camera:
    """Takes pictures one after the other."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pictures: list[Image.Image] = []

    def run(self, until: Callable[[], bool], most: int, *, linger: int = 0) -> None:
        """Film until something is so, `most` pictures at most, and some more to look at."""
        while most > 0 and not until():
            self._take()
            most -= 1
        for _ in range(linger):
            self._take()

    def _take(self) -> None:
        self.page.clock.run_for(FRAME)
        self.page.evaluate(_GO_ON, FRAME)
        picture = Image.open(io.BytesIO(self.page.screenshot(type="png"))).convert("RGB")
        height = round(WIDTH * picture.height / picture.width)
        self.pictures.append(picture.resize((WIDTH, height), Image.Resampling.LANCZOS))

    def keep(self, name: str) -> None:
        """As an animated picture that is light enough."""
        first, *more = self.pictures
        self.pictures = []
        for quality in QUALITIES:
            film = io.BytesIO()
            first.save(
                film, "WEBP", save_all=True, append_images=more, duration=FRAME, loop=0,
                quality=quality, method=4,
            )  # fmt: skip
            if film.tell() < MOST:
                break
        (IMAGES / f"{name}.webp").write_bytes(film.getvalue())
        print(f"{name}: {1 + len(more)} pictures, {film.tell()} bytes", file=sys.stderr)


def _course(page: Page) -> str:
    return page.locator("main.table").get_attribute("data-course") or ""


def _play_until(page: Page, wanted: Callable[[], bool], seed: int) -> None:
    """Touch what lights up, and let the page tell at once what comes of it."""
    chance = random.Random(seed)
    main = page.locator("main.table")
    while not wanted():
        expect(main).not_to_have_attribute("data-course", "waiting")
        if _course(page) == "telling":
            page.clock.run_for(250)
        elif (element := choose(page, chance)) is not None:
            element.evaluate("one => one.isConnected && one.dispatchEvent("
                             "new MouseEvent('click', { bubbles: true }))")  # fmt: skip


def _scene(page: Page, kind: str) -> Callable[[], bool]:
    return lambda: page.locator(f"[data-scene={kind}]").count() > 0


def _placing(page: Page, camera: Camera) -> None:
    """A knight is taken and placed; then the others place theirs."""
    round_now = page.locator(".rounds .now")
    free = page.locator("main[data-course=asking] [data-hold]:enabled")
    later = lambda: round_now.count() > 0 and round_now.inner_text() != "1"  # noqa: E731
    _play_until(page, lambda: later() and free.count() > 1, seed=3)
    camera.run(lambda: False, 8)
    free.last.click()
    page.locator("g.spot[data-lit][data-spot^='land ']").last.hover()
    camera.run(lambda: False, 14)
    page.locator("g.spot[data-lit][data-spot^='land ']").last.click()
    page.mouse.move(5, 5)
    expect(page.locator("main[data-course=telling], [data-testid=confirm]").first).to_be_visible()
    if (confirm := page.get_by_test_id("confirm")).is_visible():
        camera.run(lambda: False, 6)
        confirm.click()
        expect(page.locator("main[data-course=telling]")).to_be_visible()
    camera.run(lambda: _course(page) != "telling", 70, linger=8)


def _vote(page: Page, camera: Camera) -> None:
    """Tiles turn, stones drop, the stamp falls."""
    _play_until(page, _scene(page, "vote"), seed=4)
    camera.run(lambda: not _scene(page, "vote")(), 75)


def _conflict(page: Page, camera: Camera) -> None:
    """Strength fills up against France, ranks are settled, points fly."""
    _play_until(page, _scene(page, "fight"), seed=5)
    camera.run(lambda: not _scene(page, "fight")(), 80, linger=4)


def _film(browser: Browser, base: str) -> None:
    for name, part in (("placing", _placing), ("voting", _vote), ("conflict", _conflict)):
        context = browser.new_context(base_url=base, locale="en-GB", viewport=SCREEN)  # type: ignore[arg-type]
        context.set_default_timeout(300_000)
        context.add_init_script(remembered(pace="normal", name="Anna"))
        context.clock.install(time=0)
        context.clock.pause_at(1000)
        page = context.new_page()
        page.goto("/")
        page.goto(make_table(page, "lancaster", [you(), *(bot() for _ in range(3))]))
        page.locator("main.table").wait_for()
        page.evaluate("document.fonts.ready")
        camera = Camera(page)
        part(page, camera)
        camera.keep(f"film-{name}")
        context.close()


def main() -> None:
    """Take all films."""
    IMAGES.mkdir(exist_ok=True)
    path = os.environ.get("COURTLY_BROWSER") or shutil.which("chromium")
    expect.set_options(timeout=300_000)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as browsers:
        database = f"sqlite:///{Path(folder) / 'tables.db'}"
        with serving(database, "--requests-per-second", "1000") as server:
            browser = browsers.chromium.launch(executable_path=path, args=ARGUMENTS)
            _film(browser, server.http)
            browser.close()


if __name__ == "__main__":
    main()
