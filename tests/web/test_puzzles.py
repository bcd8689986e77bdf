"""Puzzles in the browser: on the real table, explained after the try, with a streak."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from courtly.games import names
from courtly.study.puzzles.shelf import games_with_puzzles, shipped

from .clicking import play
from .conftest import OpenPage
from .test_pages import accessible


@pytest.mark.parametrize(
    ("size", "scheme", "language", "title"),
    [
        ("desktop", "light", "en-GB", "Puzzles"),
        ("phone", "dark", "fr-FR", "Problèmes"),
    ],
)
def test_puzzles_are_listed_and_solved(
    open_page: OpenPage, size: str, scheme: str, language: str, title: str
) -> None:
    page = open_page(size, color_scheme=scheme, locale=language)
    for game in games_with_puzzles():
        page.goto("/puzzles")
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        accessible(page)
        assert page.evaluate("document.documentElement.scrollWidth <= screen.width")
        page.get_by_test_id(f"begin-{game}").click()
        page.wait_for_url(f"**/puzzles/{game}/1")
        page.locator(".dock").wait_for()
        accessible(page)
        answer = page.get_by_test_id("answer")
        play(page, lambda shown: shown.get_by_test_id("answer").is_visible())
        accessible(page)
        kept = json.loads(page.evaluate("localStorage.getItem('courtly-puzzles')"))
        right = answer.get_attribute("data-right") == "true"
        assert kept["first"][f"{game}/1"] is right
        page.get_by_test_id("puzzle-again").click()
        expect(answer).to_have_count(0)
        play(page, lambda shown: shown.get_by_test_id("answer").is_visible(), seed=2)
        again = json.loads(page.evaluate("localStorage.getItem('courtly-puzzles')"))
        assert again == kept, "only the first try counts"
        page.get_by_test_id("puzzle-next").click()
        page.wait_for_url(f"**/puzzles/{game}/2")
        expect(answer).to_have_count(0)


def test_the_right_answer_begins_a_streak(open_page: OpenPage) -> None:
    game = names()[-1]
    kinds = ("take", "mark")
    number, puzzle = next(
        (k, one) for k, one in enumerate(shipped(game), 1) if one.move.startswith(kinds)
    )
    page = open_page("desktop")
    page.goto(f"/puzzles/{game}/{number}")
    page.locator(f"[data-move='{puzzle.move}']").first.click()
    confirm = page.locator("[data-confirm]")
    answer = page.get_by_test_id("answer")
    expect(confirm.or_(answer).first).to_be_visible()
    if not answer.is_visible():
        confirm.click()
    expect(answer).to_have_attribute("data-right", "true")
    kept = json.loads(page.evaluate("localStorage.getItem('courtly-puzzles')"))
    assert kept == {"streak": 1, "best": 1, "first": {f"{game}/{number}": True}}
