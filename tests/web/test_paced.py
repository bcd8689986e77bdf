"""What happens is told in order, at the reader's pace, and costs nobody anything."""

from __future__ import annotations

import contextlib
import itertools
import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Error as BrowserError
from playwright.sync_api import Locator, Page, WebSocket, expect

from courtly.lancaster.constants import COUNTIES

from .clicking import bot, choose, make_table, you
from .conftest import OpenPage

#: Milliseconds by which time goes on.
TICK = 250
#: Ticks after which nothing more is expected.
MOST = 2000
#: Writes down every beat and what was read aloud, with the page's own clock.
_WATCH = """() => {
  window.beats = []; window.heard = [];
  const main = document.querySelector("main.table");
  const begun = +main.dataset.told;
  const read = document.querySelector("[role=log].hidden-label");
  const beat = () => {
    const { course, beat, told } = main.dataset;
    const shown = document.querySelector(".dock .told")?.textContent ?? "";
    if (course === "telling") beats.push({ at: Date.now(), beat: +beat, told: +told, shown });
  };
  new MutationObserver(beat).observe(main, { attributeFilter: ["data-beat", "data-course"] });
  new MutationObserver(changes => {
    for (const { addedNodes } of changes)
      for (const one of addedNodes) if (one.nodeName === "P") heard.push(one.textContent);
  }).observe(read, { childList: true });
  return begun;
}"""
_MOVING = """() => document.getAnimations().filter(one =>
  one.playState === "running" && one.effect.getComputedTiming().duration > 1).length"""


class Wire:
    """The events the server has told this page's seat."""

    def __init__(self, page: Page) -> None:
        self.events: list[dict[str, Any]] = []
        page.on("websocket", self._hear)

    def _hear(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._read(str(frame)))

    def _read(self, frame: str) -> None:
        message = json.loads(frame)
        if message["type"] not in ("state", "change") or message["seat"] is None:
            return
        since = message["since"]
        kept = [one for one in self.events if one["version"] <= since] if since else []
        last = kept[-1]["version"] if kept else 0
        self.events = kept + [one for one in message["events"] if one["version"] > last]


def _course(page: Page) -> str:
    return page.locator("main.table").get_attribute("data-course") or ""


def _main(page: Page) -> Locator:
    return page.locator("main.table")


def _told(page: Page) -> int:
    return int(_main(page).get_attribute("data-told") or 0)


def _beat(page: Page) -> int:
    return int(_main(page).get_attribute("data-beat") or 0)


def _wait(page: Page) -> None:
    """Until others have decided, in real time: that is theirs, not the page's."""
    expect(_main(page)).not_to_have_attribute("data-course", "waiting")


def _tick(page: Page, until: Callable[[], bool]) -> None:
    """Let time go on until something is so."""
    for _ in range(MOST):
        if until():
            return
        page.clock.run_for(TICK)
    raise AssertionError("it never came to that")


def _let_tell(page: Page) -> None:
    _tick(page, lambda: _course(page) != "telling")


def _decide(page: Page, chance: random.Random) -> None:
    """Touch something; nothing, if the page is just being drawn anew or others vote meanwhile."""
    if page.get_by_test_id("vote-yes").is_visible():
        seats = page.locator(".voted > span").count()
        expect(page.locator(".voted > .sealed")).to_have_count(seats - 1)
        if _course(page) != "asking":
            return
    element = choose(page, chance)
    with contextlib.suppress(BrowserError):
        if element is not None:
            element.click(timeout=5000)


def _round(page: Page) -> int:
    return int(page.locator(".rounds .now").inner_text())


def _until_told(page: Page, kind: str | None = None, *, seed: int = 2) -> None:
    """Play on until something of others is being told; `kind`: as a scene of that kind."""
    chance = random.Random(seed)
    wanted = f"[data-scene={kind}]" if kind else "main.table[data-course=telling]"
    for _ in range(MOST):
        if page.locator(wanted).count():
            return
        _wait(page)
        if _course(page) == "asking":
            _decide(page, chance)
        else:
            page.clock.run_for(TICK)
    raise AssertionError("it was never told")


def _table(page: Page, bots: int = 2) -> None:
    page.goto(make_table(page, "lancaster", [you(), *(bot() for _ in range(bots))]))
    expect(_main(page)).to_be_visible()


def test_a_whole_round_is_told_before_one_is_asked(open_page: OpenPage) -> None:
    page = open_page(pace="normal", hold=True)
    wire = Wire(page)
    _table(page)
    begun = page.evaluate(_WATCH)
    chance = random.Random(3)
    for _ in range(MOST):
        if page.locator(".rounds .now").count() and _round(page) == 2:
            break
        _wait(page)
        _let_tell(page)
        if _course(page) == "asking":
            assert _told(page) == len(wire.events)
            _decide(page, chance)
    _let_tell(page)
    _every_beat_was_shown(page)
    _read_aloud_in_order(page.evaluate("heard"), wire.events[begun:])


def _every_beat_was_shown(page: Page) -> None:
    beats = page.evaluate("beats")
    assert len(beats) > 30
    assert all(one["shown"] for one in beats)
    pairs = [(a, b) for a, b in itertools.pairwise(beats) if b["beat"] == a["beat"] + 1]
    assert pairs
    assert all(a["told"] <= b["told"] for a, b in pairs)
    # What others did stays for a while; only what one did oneself goes by at once.
    assert sum(b["at"] - a["at"] >= 200 for a, b in pairs) > 0.6 * len(pairs)


def _read_aloud_in_order(heard: list[str], events: list[dict[str, Any]]) -> None:
    """Once each, in the order in which things happened; counties go by the same name everywhere."""
    assert len(heard) == len(events)
    placed = [
        (said, event["data"]["place"])
        for said, event in zip(heard, events, strict=True)
        if event["kind"] == "knight_placed"
    ]
    assert placed  # in a county or not, as the bots liked
    assert all(place in said for said, place in placed if place in COUNTIES)


def test_pause_step_and_skip(open_page: OpenPage) -> None:
    page = open_page(pace="normal", hold=True)
    wire = Wire(page)
    _table(page)
    _until_told(page)
    page.get_by_test_id("told-pause").click()
    held = _beat(page)
    page.clock.run_for(120_000)
    assert (_beat(page), _course(page)) == (held, "telling")
    page.keyboard.press("ArrowRight")
    assert _beat(page) > held or _course(page) != "telling"
    _until_told(page)
    page.keyboard.press("s")
    expect(_main(page)).not_to_have_attribute("data-course", "telling")
    assert _told(page) == len(wire.events)
    page.keyboard.press("ArrowLeft")  # once more, and then it waits
    expect(_main(page)).to_have_attribute("data-course", "telling")
    page.clock.run_for(120_000)
    assert _course(page) == "telling"


def test_one_decides_while_something_is_told(open_page: OpenPage) -> None:
    page = open_page(pace="slow", hold=True)
    _table(page)
    chance = random.Random(5)
    lit = page.locator("main[data-course=telling] .own .court [data-lit]")
    for _ in range(MOST):
        if lit.count():
            break
        _wait(page)
        if _course(page) == "asking":
            _decide(page, chance)
        else:
            page.clock.run_for(TICK)
    lit.first.click()
    expect(_main(page)).to_have_attribute("data-course", "asking")
    expect(page.locator("[data-hold][aria-pressed=true]")).to_be_visible()


def test_the_three_votes_stay_to_be_read(open_page: OpenPage) -> None:
    page = open_page(pace="normal", hold=True)
    _table(page)
    _until_told(page, "vote")
    tiles = page.locator("[data-scene=vote] .tile:not(.down)")
    assert tiles.count() == 1  # seat by seat
    _tick(page, lambda: tiles.count() > 1)
    assert tiles.count() == 2
    _tick(page, lambda: tiles.count() > 2)
    for _ in range(2):
        page.keyboard.press("s")
        _until_told(page, "vote")
    stamp = page.locator("[data-scene=vote] .stamp:not(.waits)")
    _tick(page, lambda: stamp.count() > 0)
    expect(page.locator("[data-scene=vote] .result")).to_have_count(2)
    page.keyboard.press("s")
    expect(page.locator(".parliament .result")).to_have_count(3)
    expect(page.locator(".parliament .result header b")).to_have_text(
        [re.compile("Adopted|Rejected")] * 3
    )


def test_what_is_told_leaves_the_focus_alone(open_page: OpenPage) -> None:
    page = open_page(pace="normal", hold=True)
    _table(page)
    _until_told(page)
    page.get_by_test_id("undo").focus()
    for _ in range(MOST):
        expect(page.get_by_test_id("undo")).to_be_focused()
        if _course(page) != "telling":
            return
        page.clock.run_for(TICK)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_only_who_wants_it_sees_things_move(open_page: OpenPage, motion: str) -> None:
    page = open_page(pace="slow", hold=True, reduced_motion=motion)
    _table(page)
    page.evaluate(
        """() => {
          window.moved = 0;
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (...all) {
            window.moved++;
            return animate.apply(this, all);
          };
        }"""
    )
    chance = random.Random(1)
    running = 0
    for _ in range(60):
        _wait(page)
        if _course(page) == "telling":
            running += page.evaluate(_MOVING)
            page.clock.run_for(TICK)
        else:
            _decide(page, chance)
    moved = page.evaluate("moved")
    assert (moved + running > 0) is (motion == "no-preference")
