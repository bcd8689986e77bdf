"""The guided first games, by touches: everything spoken of is in sight, and one may come back to them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from courtly.core.guide import Step
from courtly.core.texts import texts

from .clicking import choose, play
from .conftest import OpenPage
from .guiding import begin, card, do, follow, guide, seen

GAMES = ("lancaster", "richelieu")
LANGUAGES = ("de", "nl", "fr", "it")


def _through(open_page: OpenPage, size: str, game: str, language: str) -> None:
    page = open_page(size, locale=language)
    page.goto(begin(page, game))
    said = []

    def look(page: Page, step: Step) -> None:
        expect(card(page).locator("#guide-says")).not_to_contain_text("guide-")
        if step.accept:
            task = texts(language)(f"guide-{game}-{step.id}-task")
            expect(card(page).locator(".task")).to_have_text(task)
        said.append(step.id)

    follow(page, game, look=look)
    assert said == [step.id for step in guide(game).step]
    expect(card(page)).to_have_count(0)
    play(page, until=lambda page: page.locator("main[data-course=waiting]").count() > 0 or True)


@pytest.mark.parametrize("game", GAMES)
def test_played_through_on_the_phone(open_page: OpenPage, game: str) -> None:
    _through(open_page, "phone", game, "en")


@pytest.mark.whole
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_played_through_on_the_phone_in_all_languages(
    open_page: OpenPage, game: str, language: str
) -> None:
    _through(open_page, "phone", game, language)


@pytest.mark.parametrize("game", GAMES)
def test_played_through_on_the_desktop(open_page: OpenPage, game: str) -> None:
    _through(open_page, "desktop", game, "en")
