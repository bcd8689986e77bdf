"""Every size, number of players, language and theme: nothing too small, cut, covered or pale."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from .clicking import PLAYTHROUGHS, bot, go_on, make_table, play, you
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
THEMES: list[Literal["light", "dark"]] = ["light", "dark"]
PLAYERS = [2, 3, 4, 5]
#: The last knight of a round: others stand in counties, castles and conflicts.
PLACING = {
    2: ("2-players-base", 71), 3: ("3-players-base", 36), 4: ("4-players-base", 118),
    5: ("5-players-base", 149),
}  # fmt: skip
#: After a knight has gone to a county or to France: moves of the same games.
WENT = {2: 71, 3: 36, 4: 118, 5: 147}
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


class Look(NamedTuple):
    """One way to look at a table."""

    language: str
    theme: Literal["light", "dark"]
    size: tuple[int, int]


ALL = [
    Look(language, theme, size)
    for language, size, theme in itertools.product(LANGUAGES, SIZES, THEMES)
]


def _sample(players: int) -> list[Look]:
    """Two looks in each language: of any two properties, all pairs meet at some table."""
    p = PLAYERS.index(players)
    return [
        Look(language, THEMES[(n + k) % 2], SIZES[(2 * (p + n) + k) % len(SIZES)])
        for n, language in enumerate(LANGUAGES)
        for k in range(2)
    ]


def _each_size(language: str) -> list[Look]:
    """Every size in one language, by day and by night in turn."""
    themes = itertools.cycle(THEMES)
    return [Look(language, theme, size) for theme, size in zip(themes, SIZES, strict=False)]


def _placing(page: Page, players: int) -> None:
    playthrough, after = PLACING[players]
    page.goto(go_on(page, "lancaster", playthrough, "place", after))
    page.locator("[data-hold]").first.wait_for()


def _film(page: Page, players: int) -> None:
    """The same, looked at again: the last move is marked, and what happened is listed."""
    playthrough, _ = PLACING[players]
    record = (PLAYTHROUGHS / "lancaster/playthroughs" / f"{playthrough}.txt").read_text("utf-8")
    page.goto("/open")
    page.locator("textarea").fill(record)
    page.locator("form button").click()
    page.locator(".dock").wait_for()
    page.goto(f"/open/{WENT[players]}")
    page.locator(".halo").first.wait_for()
    expect(page.locator(".news h2 span")).not_to_be_empty()


def _choose_card(page: Page) -> None:
    """What it would bring needs room in the dock."""
    page.locator("[data-cell].can").first.click()
    page.locator("[data-confirm]").wait_for()


def _speak(page: Page, language: str) -> None:
    page.evaluate(
        """language => localStorage.setItem("courtly", JSON.stringify(
          {...JSON.parse(localStorage.getItem("courtly") ?? "{}"), language}))""",
        language,
    )
    page.reload()
    page.locator(".dock").wait_for()


def _measure(
    page: Page, what: str, looks: Iterable[Look], ready: Callable[[Page], None] | None = None
) -> list[str]:
    """Faults in all looks; `ready`: what is done first in each language."""
    found = []
    for language, some in itertools.groupby(looks, key=lambda look: look.language):
        _speak(page, language)
        if ready:
            ready(page)
        found += _faults(page, what, some)
    return found


def _faults(page: Page, what: str, looks: Iterable[Look]) -> list[str]:
    found = []
    for language, theme, (width, height) in looks:
        page.emulate_media(color_scheme=theme)
        page.set_viewport_size({"width": width, "height": height})
        where = f"{what}, {language}, {theme}, {width}×{height}"
        found += [f"{where}: {fault}" for fault in faults(page)]
    return found


def test_the_sample_is_pairwise() -> None:
    tables = [(players, *look) for players in PLAYERS for look in _sample(players)]
    for one, other in itertools.combinations(zip(*tables, strict=True), 2):
        assert set(zip(one, other, strict=True)) == set(itertools.product(one, other))


@pytest.mark.parametrize("players", PLAYERS)
def test_a_sample_of_tables_is_legible(open_page: OpenPage, players: int) -> None:
    page = open_page()
    _placing(page, players)
    assert not _measure(page, f"{players} players", _sample(players))


def test_a_sample_of_news_is_legible(open_page: OpenPage) -> None:
    page = open_page()
    _film(page, 5)
    assert not _measure(page, "news", _each_size("de"))


def test_a_sample_of_richelieu_is_legible(open_page: OpenPage) -> None:
    page = open_page()
    page.goto(go_on(page, *OTHERS["a card"]))
    assert not _measure(page, "a card", _each_size("nl"), ready=_choose_card)


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
@pytest.mark.parametrize("players", PLAYERS)
def test_every_table_is_legible(open_page: OpenPage, players: int) -> None:
    page = open_page()
    _placing(page, players)
    assert not _measure(page, f"{players} players", ALL)


@pytest.mark.whole
@pytest.mark.parametrize("players", PLAYERS)
def test_all_news_is_legible(open_page: OpenPage, players: int) -> None:
    page = open_page()
    _film(page, players)
    assert not _measure(page, f"news, {players} players", ALL)


@pytest.mark.whole
@pytest.mark.parametrize("players", PLAYERS)
def test_every_table_is_legible_while_bots_play(open_page: OpenPage, players: int) -> None:
    """From an earlier knight on, whatever they do."""
    page = open_page()
    playthrough, after = PLACING[players]
    page.goto(go_on(page, "lancaster", playthrough, "place", after - 2 * players))
    touches = itertools.count()
    play(page, until=lambda p: next(touches) > 8 and p.locator(".news").count() > 0)
    assert not _measure(page, f"bots, {players} players", _sample(players))


@pytest.mark.whole
def test_every_choice_of_a_card_is_legible(open_page: OpenPage) -> None:
    page = open_page()
    page.goto(go_on(page, *OTHERS["a card"]))
    assert not _measure(page, "a chosen card", ALL, ready=_choose_card)


@pytest.mark.whole
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_vote_is_legible_while_it_is_told(open_page: OpenPage, language: str) -> None:
    page = open_page(locale=language, pace="slow")
    page.goto(go_on(page, *OTHERS["a vote"]))
    page.get_by_test_id("vote-yes").click()
    page.get_by_test_id("confirm").click()
    page.locator("[data-scene=vote] .stamp:not(.waits)").wait_for()
    page.keyboard.press(" ")
    found = _faults(page, "a vote told", _each_size(language))
    assert not [fault for fault in found if ": over: " not in fault]  # its stage is over the board


@pytest.mark.whole
@pytest.mark.parametrize("what", OTHERS)
def test_every_decision_is_legible(open_page: OpenPage, what: str) -> None:
    page = open_page()
    page.goto(go_on(page, *OTHERS[what]))
    page.locator(".dock").wait_for()
    assert not _measure(page, what, ALL)
