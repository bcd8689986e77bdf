"""The pictures in docs/images: every main screen, phone and desktop, by day in English and by night
in German. ``make screenshots`` takes them anew.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from ..server.serving import serving
from .clicking import bot, make_table, over, play, you
from .conftest import ARGUMENTS, PATIENCE, ROOT, SIZES, remembered
from .test_host import SECRET, come_in

IMAGES = ROOT / "docs/images"
#: Colour scheme and language of each picture.
LOOKS = {"day-en": ("light", "en"), "night-de": ("dark", "de")}
RECORD = ROOT / "tests/lancaster/playthroughs/4-players-base.txt"


class Photographer:
    """Takes each screen in all its looks."""

    def __init__(self, page: Page, size: str) -> None:
        self.page, self.size = page, size

    def take(self, screen: str, ready: str = "main") -> None:
        """Picture the page as it is, once `ready` is there."""
        for look, (scheme, language) in LOOKS.items():
            self.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
            self.page.evaluate(
                """language => localStorage.setItem('courtly', JSON.stringify(
                  {...JSON.parse(localStorage.getItem('courtly') ?? '{}'), language}))""",
                language,
            )
            self.page.reload()
            self.page.locator(ready).first.wait_for()
            self.page.wait_for_timeout(700)
            name = f"{screen}-{self.size}-{look}.jpg"
            self.page.screenshot(path=IMAGES / name, type="jpeg", quality=82)
            print(name, file=sys.stderr)


def _pages(page: Page, camera: Photographer) -> None:
    page.goto("/")
    camera.take("home")
    page.goto(make_table(page, "lancaster", [you(), {"kind": "open"}, {"kind": "open"}, bot()]))
    camera.take("lobby")
    page.goto("/rules/lancaster/B03")
    camera.take("rules")


def _lancaster(page: Page, camera: Photographer) -> None:
    page.goto(make_table(page, "lancaster", [you("Anna"), bot(), bot(), bot()]))
    play(page, until=lambda p: p.get_by_test_id("vote-yes").is_visible())
    camera.take("vote", ".dock")
    play(page, until=lambda p: p.locator("[data-hold]").count() > 1)
    camera.take("lancaster", ".dock")


def _result(page: Page, camera: Photographer) -> None:
    page.goto(make_table(page, "lancaster", [you("Anna"), bot(), bot()]))
    play(page)
    camera.take("result", "[data-testid=result]")


def _richelieu(page: Page, camera: Photographer) -> None:
    page.goto(make_table(page, "richelieu", [you("Anna"), bot()]))
    touched = 0

    def some(_page: Page) -> bool:
        nonlocal touched
        touched += 1
        return touched > 30 or over(page)

    play(page, until=some)
    camera.take("richelieu", ".dock")


def _replay(page: Page, camera: Photographer) -> None:
    page.goto("/open")
    page.locator("input[type=file]").set_input_files(RECORD)
    page.locator(".dock").wait_for()
    page.keyboard.press("Home")
    for _ in range(30):
        page.keyboard.press("ArrowRight")
    camera.take("replay", ".dock")  # a record that was opened survives that the page is loaded anew


def _study(page: Page, camera: Photographer) -> None:
    page.goto("/open")
    page.locator("input[type=file]").set_input_files(RECORD)
    page.wait_for_url("**/open/*")
    page.goto("/study/-/90")
    page.get_by_test_id("costly").or_(page.get_by_test_id("curve")).first.wait_for()
    camera.take("analysis", "[data-testid=curve]")
    page.goto("/puzzles")
    camera.take("puzzles")
    page.goto("/puzzles/richelieu/1")
    camera.take("puzzle", ".dock")
    page.goto("/daily")
    camera.take("daily", "[data-testid=daily-begin]")
    page.goto("/you")
    camera.take("you")


def _house(page: Page, camera: Photographer) -> None:
    page.goto("/notices")
    camera.take("notices")
    come_in(page)
    camera.take("host", "[data-testid=report]")


PARTS = {
    "pages": _pages,
    "lancaster": _lancaster,
    "richelieu": _richelieu,
    "replay": _replay,
    "result": _result,
    "study": _study,
    "house": _house,
}


def _shoot(browser: Browser, base: str, wanted: list[str]) -> None:
    sizes = [size for size in SIZES if size in wanted] or list(SIZES)
    parts = [part for part in PARTS if part in wanted] or list(PARTS)
    for size in sizes:
        context = browser.new_context(base_url=base, locale="en-GB", **SIZES[size])
        context.set_default_timeout(PATIENCE)
        context.add_init_script(remembered(pace="instant", name="Anna"))
        page = context.new_page()
        page.goto("/")
        for part in parts:
            PARTS[part](page, Photographer(page, size))
        context.close()


def main() -> None:
    """Take all pictures, or those of the sizes and parts named."""
    IMAGES.mkdir(exist_ok=True)
    path = os.environ.get("COURTLY_BROWSER") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as browsers:
        database = f"sqlite:///{Path(folder) / 'tables.db'}"
        more = ("--requests-per-second", "1000", "--admin-secret", SECRET)
        with serving(database, *more) as server:
            browser = browsers.chromium.launch(executable_path=path, args=ARGUMENTS)
            _shoot(browser, server.http, sys.argv[1:])
            browser.close()


if __name__ == "__main__":
    main()
