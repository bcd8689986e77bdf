"""Playing through the page by clicks only, as someone who just tries what lights up."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import ElementHandle, Page
from playwright.sync_api import Error as BrowserError

from courtly.games import description

PLAYTHROUGHS = Path(__file__).resolve().parent.parent
#: What can be clicked to choose or make a move, seen and not switched off.
HOOKS = (
    "[data-move], [data-lit], [data-hold], [data-testid^=stepper-], [data-testid^=vote-], "
    "[data-testid^=exchange-]"
)
_TOUCHABLE = """hooks => [...document.querySelectorAll(hooks)].filter(one => {
  const box = one.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && !one.disabled
    && one.getAttribute('aria-disabled') !== 'true' && one.checkVisibility();
})"""
_CONFIRMS = "one => one.matches('[data-confirm], [data-testid=confirm]')"
_GAP = 0.01  # seconds between looks at the page


class NotPlayable(AssertionError):
    """The page offers nothing, or the game does not come to an end."""


def make_table(page: Page, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
    """A table made by this browser; returns its address."""
    body = {"game": game, "seats": seats, **more}
    answer = page.request.post("/api/tables", data=body, timeout=120_000)
    assert answer.ok, answer.text()
    return str(answer.json()["path"])


def you(name: str = "Anna") -> dict[str, Any]:
    """A seat of one's own."""
    return {"kind": "you", "name": name}


def bot(level: str = "page") -> dict[str, Any]:
    """A bot's seat."""
    return {"kind": "bot", "level": level}


def go_on(page: Page, game: str, playthrough: str, move: str, after: int = 0) -> str:
    """A table that goes on from a playthrough, as whoever makes the next move of a kind there.

    `after`: how many moves of any kind come before, at least. Returns its address.
    """
    record = (PLAYTHROUGHS / game / "playthroughs" / f"{playthrough}.txt").read_text("utf-8")
    moves = [line.split() for line in record.split("\n\n", 1)[1].splitlines() if line]
    at = next(k for k, line in enumerate(moves) if k >= after and line[1] == move)
    seat = [one.name for one in description(game).seats].index(moves[at][0])
    body = {"move": at, "seat": seat, "name": "Anna", "level": "page", "record": record}
    answer = page.request.post("/api/play-on", data=body, timeout=120_000)
    assert answer.ok, answer.text()
    return str(answer.json()["path"])


def over(page: Page) -> bool:
    """Whether the result is shown."""
    return page.get_by_test_id("result").is_visible()


def play(
    page: Page,
    until: Callable[[Page], bool] = over,
    *,
    seed: int = 1,
    seconds: float = 1800,
    press: Callable[[Page, ElementHandle], None] | None = None,
    lift: bool = True,
) -> int:
    """Touch what lights up until the game is over; the number of touches.

    A choice that waits for its confirmation is confirmed more often than not, so that the way back
    is tried, too. Without `lift` nobody goes behind the curtain between two who share a device.
    """
    chance = random.Random(seed)
    end = time.monotonic() + seconds
    touches = 0
    while not until(page):
        if time.monotonic() > end:
            raise NotPlayable(f"after {touches} touches the page shows: {_dock(page)}")
        if lift:
            _lift_curtain(page)
        element = choose(page, chance)
        if element is None:
            time.sleep(_GAP)
            continue
        try:
            (press or _click)(page, element)
            touches += 1
        except BrowserError:
            pass  # the board changed under the finger
    return touches


def _click(_page: Page, element: ElementHandle) -> None:
    element.click(timeout=5000)


def choose(page: Page, chance: random.Random) -> ElementHandle | None:
    """Something that can be touched now, or None."""
    found = page.evaluate_handle(_TOUCHABLE, HOOKS)
    elements = [one.as_element() for one in found.get_properties().values()]
    offered = [one for one in elements if one is not None]
    if not offered:
        return None
    confirming = [one for one in offered if one.evaluate(_CONFIRMS)]
    if confirming and chance.random() < 0.8:
        return chance.choice(confirming)
    return chance.choice(offered)


def _lift_curtain(page: Page) -> None:
    curtain = page.get_by_test_id("curtain")
    if curtain.is_visible():
        curtain.click()


def _dock(page: Page) -> str:
    return page.locator(".dock").inner_text() if page.locator(".dock").count() else page.url
