"""Following a guided first game by touches, as somebody who does what it says."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from courtly.core.guide import Guide, Step, guide_of
from courtly.games import description

Look = Callable[[Page, Step], None]
#: Which part of what a step speaks of first is to be seen and under no card, 0 to 1.
_SEEN = """place => {
  const [kind, ...rest] = place.split(" ");
  const named = place === "dock" ? ".dock"
    : `[data-spot="${place}"], [data-${kind}="${rest.join(" ")}"]`;
  const found = [...document.querySelectorAll(`main.table :is(${named})`)]
    .filter(one => one.getBoundingClientRect().width > 0)[0];
  if (!found) return 0;
  const box = found.getBoundingClientRect();
  const points = [.1, .3, .5, .7, .9];
  let seen = 0;
  for (const x of points) for (const y of points) {
    const at = document.elementFromPoint(box.x + x * box.width, box.y + y * box.height);
    seen += at !== null && !at.closest("[data-testid=guide]") && at.closest("main.table") !== null;
  }
  return seen / 25;
}"""


def guide(game: str) -> Guide:
    """The guided first game of a game."""
    found = guide_of(description(game))
    assert found is not None
    return found


def card(page: Page) -> Locator:
    """What old Walter says."""
    return page.get_by_test_id("guide")


def begin(page: Page, game: str) -> str:
    """A guided table of this browser; returns its address."""
    book = guide(game)
    about = description(game)
    labels = about.labels(about.players(book.options))
    seats: list[dict[str, Any]] = [
        {"kind": "you", "name": "Anna"}
        if label == book.learner
        else {"kind": "bot", "level": "squire"}
        for label in labels
    ]
    body = {"game": game, "guide": True, "private": True, "seats": seats}
    answer = page.request.post("/api/tables", data=body, timeout=120_000)
    assert answer.ok, answer.text()
    return str(answer.json()["path"])


def seen(page: Page, place: str) -> float:
    """How much of a place is to be seen."""
    return float(page.evaluate(_SEEN, place))


def follow(
    page: Page, game: str, *, first: int = 0, last: int | None = None, look: Look | None = None
) -> None:
    """Do what the steps from `first` to before `last` say; `look` at each when it speaks."""
    for step in guide(game).step[first:last]:
        expect(card(page)).to_have_attribute("data-step", step.id)
        shown(page, step)
        if look is not None:
            look(page, step)
        if not step.accept:
            page.get_by_test_id("guide-next").click()
        else:
            do(page, step.accept[0])
        gone(page, step)


def shown(page: Page, step: Step) -> None:
    """What a step speaks of is on screen when it speaks, and not under its card."""
    end = time.monotonic() + 120
    while min(seen(page, place) for place in step.point) < 0.6:
        parts = {place: seen(page, place) for place in step.point}
        assert time.monotonic() < end, f"{step.id}: {parts} of it can be seen"
        page.wait_for_timeout(50)


def gone(page: Page, step: Step) -> None:
    """Until something else is said, or nothing."""
    expect(page.locator(f"[data-testid=guide][data-step={step.id}]")).to_have_count(0)


def do(page: Page, move: str) -> None:
    """Make a move by touches."""
    kind, *words = move.split(" ")
    if kind == "place":
        knight = page.locator(f'[data-hold="{words[0]}"]')
        if knight.get_attribute("aria-pressed") == "false":
            knight.click()
        _touch(page, f'[data-spot][data-move="{move}"]')
    elif kind in ("yes", "no", "squires", "trade"):
        if kind in ("yes", "no"):
            page.get_by_test_id(f"vote-{kind}").click()
        for _ in range(9):
            if page.locator(f'[data-testid=confirm][data-move="{move}"]').count():
                break
            page.get_by_test_id("stepper-plus").click()
        page.locator(f'[data-testid=confirm][data-move="{move}"]').click()
    else:
        _touch(page, f'[data-move="{move}"]')
        sure = page.locator(f'main :is([data-testid=confirm], [data-confirm])[data-move="{move}"]')
        if kind not in ("pass", "stop"):
            sure.click()


def _touch(page: Page, hook: str) -> None:
    """In the dock, if it is there: elsewhere the card may be over it."""
    dock = page.locator(f".dock {hook}:visible")
    (dock if dock.count() else page.locator(f"main {hook}:visible")).first.click()
