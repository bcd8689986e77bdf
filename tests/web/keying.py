"""Playing through the page by keyboard only: Tab to what lights up, Enter to do it."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from playwright.sync_api import Page

from .clicking import HOOKS, NotPlayable, over

#: Far more stops than any board has.
MOST_TABS = 150
#: Chooses something that can be done, mostly in the dock, and says where it is: the number of stops
#: is not known to the page, so that Tab has to find it.
_CHOOSE = """([hooks, chance, pick]) => {
  const offered = [...document.querySelectorAll(hooks)].filter(one => !one.disabled
    && one.getAttribute('aria-disabled') !== 'true' && one.checkVisibility());
  const dock = offered.filter(one => one.closest('.dock'));
  const confirm = offered.filter(one => one.matches('[data-confirm], [data-testid=confirm]'));
  const few = chance < 0.5 && confirm.length ? confirm : dock;
  const among = chance < 0.9 && few.length ? few : offered;
  window.wanted = among[Math.floor(pick * among.length)] ?? null;
  return window.wanted !== null;
}"""
_WAY = """() => {
  const at = document.activeElement, wanted = window.wanted;
  if (!wanted?.isConnected) return 'gone';
  if (at === wanted) return 'there';
  const before = at.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING;
  return before ? 'Shift+Tab' : 'Tab';
}"""
_FOCUS = "() => document.activeElement === document.body ? '' : document.activeElement.outerHTML"


def play_by_keys(
    page: Page, until: Callable[[Page], bool] = over, *, seed: int = 1, seconds: float = 1800
) -> int:
    """Until the game is over; the number of keys that did something.

    After each of them the focus must be on something: on what is to be done next, or on the
    sentence that says who decides.
    """
    chance = random.Random(seed)
    end = time.monotonic() + seconds
    done = 0
    while not until(page):
        if time.monotonic() > end:
            raise NotPlayable(f"after {done} keys: {page.locator('.dock').inner_text()}")
        if page.evaluate(_CHOOSE, [HOOKS, chance.random(), chance.random()]) and _reach(page):
            page.keyboard.press(chance.choice(["Enter", "Space"]))
            done += 1
            page.wait_for_function(_FOCUS)
        else:
            time.sleep(0.01)
    return done


def _reach(page: Page) -> bool:
    """Tab to what is wanted; whether it was still there."""
    for _ in range(MOST_TABS):
        way = page.evaluate(_WAY)
        if way in ("there", "gone"):
            return bool(way == "there")
        page.keyboard.press(way)
    raise AssertionError(f"Tab never reached {page.evaluate('wanted.outerHTML')[:200]}")
