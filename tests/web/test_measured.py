"""Every size, number of players, language and theme: nothing too small, cut, covered or pale."""

from __future__ import annotations

import itertools

import pytest
from playwright.sync_api import Page

from .clicking import bot, make_table, play, you
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
SAMPLE = {2: ("de", "dark"), 3: ("fr", "light"), 4: ("en", "dark"), 5: ("it", "light")}


def _placing(page: Page, players: int) -> None:
    """A table in its first rounds, with knights in counties and conflicts."""
    page.goto(make_table(page, "lancaster", [you(), *(bot() for _ in range(players - 1))]))
    looks = itertools.count()
    play(page, until=lambda p: next(looks) > 25 and p.locator("[data-hold]").count() > 0)


def _measure(page: Page, players: int, language: str, theme: str) -> list[str]:
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
        where = f"{players} players, {language}, {theme}, {width}×{height}"
        found += [f"{where}: {fault}" for fault in faults(page)]
    return found


@pytest.mark.parametrize("players", SAMPLE)
def test_a_sample_of_tables_is_legible(open_page: OpenPage, players: int) -> None:
    page = open_page()
    page.goto(make_table(page, "lancaster", [you(), *(bot() for _ in range(players - 1))]))
    play(page, until=lambda p: p.locator("[data-hold]").count() > 0)
    assert not _measure(page, players, *SAMPLE[players])


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


@pytest.mark.whole
@pytest.mark.parametrize("players", SAMPLE)
def test_every_table_is_legible(open_page: OpenPage, players: int) -> None:
    page = open_page()
    _placing(page, players)
    found = [
        _measure(page, players, language, theme)
        for language in LANGUAGES
        for theme in ("light", "dark")
    ]
    assert not list(itertools.chain.from_iterable(found))
