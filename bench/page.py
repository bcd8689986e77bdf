"""The page in a browser: from the touch of a move until it is drawn.

    python -m bench.page

What the bots then think does not count.
"""

from __future__ import annotations

import os
import shutil
import statistics
from collections.abc import Iterator
from typing import Any

import click

from .load import one_server

MOVES = 40
ENOUGH = 100.0  # milliseconds after which a touch no longer feels like one's own
#: Touches, and waits for the frame in which the board shows what came of it.
_DRAWN = """() => new Promise(done => {
  const began = performance.now();
  new MutationObserver((_, observer) => {
    observer.disconnect();
    requestAnimationFrame(() => done(performance.now() - began));
  }).observe(document.querySelector('#main'), {subtree: true, childList: true});
  document.querySelector('[data-confirm]').click();
})"""


def measure(moves: int = MOVES) -> list[float] | None:
    """Milliseconds from touch to picture; None where there is no browser."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    path = os.environ.get("COURTLY_BROWSER") or shutil.which("chromium")
    if path is None:
        return None
    with one_server() as server, sync_playwright() as browsers:
        browser = browsers.chromium.launch(executable_path=path, args=["--no-sandbox"])
        page = browser.new_page(base_url=server.http)
        page.goto("/")
        took = list(_touches(page, moves))
        browser.close()
    return took


def _touches(page: Any, moves: int) -> Iterator[float]:
    """One game after another against a Page, until there are enough."""
    from tests.web.clicking import bot, make_table, over, play, you

    for seed in range(moves):
        if seed == 0 or over(page):
            start = {"start": "cardinal"}
            page.goto(make_table(page, "richelieu", [you(), bot()], options=start))
        play(page, until=lambda p: over(p) or p.locator("[data-confirm]").count() > 0, seed=seed)
        if not over(page):
            yield page.evaluate(_DRAWN)


def figures() -> dict[str, Any]:
    """For the bench."""
    took = measure()
    if not took:
        return {}
    ordered = sorted(took)
    return {
        "touches": len(took),
        "drawn_ms": statistics.median(took),
        "drawn_p95_ms": ordered[int(0.95 * len(ordered))],
    }


def told(found: dict[str, Any]) -> Iterator[str]:
    """These figures for people."""
    if not found:
        return
    held = "held" if found["drawn_p95_ms"] < ENOUGH else "not held"
    yield (
        f"Page: from a touch until the move is drawn {found['drawn_ms']:.0f} ms, "
        f"95 of 100 within {found['drawn_p95_ms']:.0f} ms ({found['touches']} touches); {held}"
    )


@click.command()
def main() -> None:
    """Measure the page."""
    lines = list(told(figures()))
    click.echo("\n".join(lines) or "There is no browser here (pip install playwright; Chromium).")


if __name__ == "__main__":
    main()
