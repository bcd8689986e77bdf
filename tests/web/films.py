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
from .clicking import bot, choose, go_on, make_table, you
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

_CLICK = "one => one.dispatchEvent(new MouseEvent('click', { bubbles: true }))"
_PACE = """() => localStorage.setItem("courtly", JSON.stringify(
  {...JSON.parse(localStorage.getItem("courtly")), pace: "normal"}))"""


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


def _play_until(page: Page, wanted: str, seed: int) -> None:
    """Touch what lights up until something is there; what is told meanwhile takes its time."""
    chance = random.Random(seed)
    while not page.locator(wanted).count():
        if _course(page) == "telling":
            page.clock.run_for(400)
        elif _course(page) == "waiting":
            page.wait_for_timeout(20)
        elif (element := choose(page, chance)) is not None:
            element.evaluate(_CLICK)


def _normal_pace(page: Page) -> None:
    page.evaluate(_PACE)
    page.reload()
    page.locator("main.table .dock").wait_for()
    page.evaluate("document.fonts.ready")


def _placing(page: Page, camera: Camera) -> None:
    """A knight is taken and placed; then the others place theirs."""
    free = "main[data-course=asking]:has(.rounds .past) [data-hold]:enabled"
    _play_until(page, f"{free} ~ [data-hold]:enabled", seed=3)
    _normal_pace(page)
    camera.run(lambda: False, 8)
    page.locator(free).last.click()
    county = page.locator("g.spot[data-lit][data-spot^='land ']").nth(2)
    county.hover()
    camera.run(lambda: False, 14)
    county.click()
    page.mouse.move(5, 5)
    confirm = page.get_by_test_id("confirm")
    expect(page.locator("main[data-course=telling]").or_(confirm).first).to_be_visible()
    if confirm.is_visible():
        camera.run(lambda: False, 6)
        confirm.click()
        expect(page.locator("main[data-course=telling]")).to_be_visible()
    camera.run(lambda: _course(page) != "telling", 70, linger=8)


def _vote(page: Page, camera: Camera) -> None:
    """Tiles turn, stones drop, the stamp falls."""
    _play_until(page, "[data-testid=vote-yes]", seed=4)
    _normal_pace(page)
    _scene(page, camera, "vote", 75)


def _conflict(page: Page, camera: Camera) -> None:
    """Strength fills up against France, ranks are settled, points fly."""
    page.goto(go_on(page, "lancaster", "5-players-base", "place", 149))  # two stand in one already
    page.locator("main.table .dock").wait_for()
    _play_until(page, ".parliament.voting .result:nth-child(2)", seed=5)
    _normal_pace(page)
    _scene(page, camera, "fight", 85, holds=" .knight >> nth=1")


def _scene(page: Page, camera: Camera, kind: str, most: int, *, holds: str = "") -> None:
    """Film a scene of a kind; `holds`: one in which that is to be seen."""
    scene = f"[data-scene={kind}]"
    _play_until(page, scene + holds, seed=6)
    camera.run(lambda: not page.locator(scene).count(), most)


def _film(browser: Browser, base: str) -> None:
    films = {"placing": _placing, "voting": _vote, "conflict": _conflict}
    for name in [name for name in films if name in sys.argv] or films:
        context = browser.new_context(base_url=base, locale="en-GB", viewport=SCREEN)  # type: ignore[arg-type]
        context.set_default_timeout(300_000)
        context.add_init_script(remembered(pace="instant", name="Anna"))
        context.clock.install(time=0)
        context.clock.pause_at(1000)
        page = context.new_page()
        page.goto("/")
        page.goto(make_table(page, "lancaster", [you(), *(bot() for _ in range(3))]))
        page.locator("main.table").wait_for()
        page.evaluate("document.fonts.ready")
        camera = Camera(page)
        films[name](page, camera)
        camera.keep(f"film-{name}")
        context.close()


def main() -> None:
    """Take all films, or those named."""
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
