"""Every size, number of players, language and theme: nothing too small, cut, covered or pale."""

from __future__ import annotations

import itertools

import pytest
from playwright.sync_api import Page

from .clicking import bot, go_on, make_table, you
from .conftest import OpenPage
from .measuring import CONTRAST, PALE, faults

SIZES = [
    (320, 640),
    (390, 844),
    (768, 1024),
    (1024, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
]
LANGUAGES = ["en", "de", "nl", "fr", "it"]
#: Every size; every language, every number of players, day and night meet some of them.
SAMPLE = {2: ("de", "dark"), 3: ("fr", "light"), 4: ("nl", "dark"), 5: ("it", "light")}
#: The last knight of a round: others stand in counties, castles and conflicts.
PLACING = {
    2: ("2-players-base", 71), 3: ("3-players-base", 36), 4: ("4-players-base", 118),
    5: ("5-players-base", 149),
}  # fmt: skip
#: Other decisions that need room.
OTHERS = {
    "a vote": ("lancaster", "5-players-random", "yes", 60),
    "a castle in order": ("lancaster", "castle-in-chosen-order", "score", 0),
    "an upgrade": ("lancaster", "5-players-base", "upgrade", 100),
    "a county": ("lancaster", "4-players-new", "take", 60),
    "a ransom": ("lancaster", "knights-ransomed", "ransom", 0),
    "a card": ("richelieu", "standard-queen-wins", "take", 20),
    "a marker": ("richelieu", "tactical", "mark", 8),
    "a token back": ("richelieu", "either-of-two-tokens", "redeem", 0),
}


def _placing(page: Page, players: int) -> None:
    playthrough, after = PLACING[players]
    page.goto(go_on(page, "lancaster", playthrough, "place", after))
    page.locator("[data-hold]").first.wait_for()


def _measure(page: Page, what: str, language: str, theme: str) -> list[str]:
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    page.evaluate(
        """language => localStorage.setItem("courtly", JSON.stringify(
          {...JSON.parse(localStorage.getItem("courtly") ?? "{}"), language}))""",
        language,
    )
    page.reload()
    page.locator(".dock").wait_for()
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("() => new Promise(done => requestAnimationFrame(() => done(true)))")
        where = f"{what}, {language}, {theme}, {width}×{height}"
        found += [f"{where}: {fault}" for fault in faults(page)]
    return found


@pytest.mark.parametrize("players", SAMPLE)
def test_a_sample_of_tables_is_legible(open_page: OpenPage, players: int) -> None:
    page = open_page()
    _placing(page, players)
    assert not _measure(page, f"{players} players", *SAMPLE[players])


def test_a_sample_of_richelieu_is_legible(open_page: OpenPage) -> None:
    page = open_page()
    page.goto(go_on(page, *OTHERS["a card"]))
    assert not _measure(page, "a card", "nl", "light")


def test_a_pale_number_is_found(open_page: OpenPage) -> None:
    page = open_page()
    page.goto(make_table(page, "lancaster", [you(), bot()]))
    page.locator(".dock .button").first.wait_for()
    assert page.evaluate(PALE, CONTRAST)["read"] > 40
    for selector in ("text.minimum", ".chip b"):  # drawn, and written
        page.locator(selector).first.evaluate(
            "one => { one.style.fill = '#68727c'; one.style.color = '#4a3020'; }"
        )
    pale = page.evaluate(PALE, CONTRAST)["pale"]
    assert len(pale) == 2, pale


def _measure_all(page: Page, what: str) -> list[str]:
    looks = itertools.product(LANGUAGES, ("light", "dark"))
    return [fault for look in looks for fault in _measure(page, what, *look)]


@pytest.mark.whole
@pytest.mark.parametrize("players", SAMPLE)
def test_every_table_is_legible(open_page: OpenPage, players: int) -> None:
    page = open_page()
    _placing(page, players)
    assert not _measure_all(page, f"{players} players")


@pytest.mark.whole
@pytest.mark.parametrize("what", OTHERS)
def test_every_decision_is_legible(open_page: OpenPage, what: str) -> None:
    page = open_page()
    page.goto(go_on(page, *OTHERS[what]))
    assert not _measure_all(page, what)
