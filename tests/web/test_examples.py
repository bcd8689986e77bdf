"""The worked examples in the rulebook: every picture of every one, drawn with the real pieces."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from courtly.core.examples import examples_of
from courtly.core.glossary import glossary_of
from courtly.core.texts import texts
from courtly.games import description

from .conftest import OpenPage


def _walk(page: Page, game: str, language: str) -> None:
    """Open each example and go through it: its words, its picture, nothing beyond the edge."""
    told = texts(language)
    for name, scene in examples_of(description(game)).items():
        key = f"example-{game}-{name}"
        example = page.locator(f"#example-{name}")
        example.locator("summary").click()
        for k in range(len(scene.part.stop)):
            expect(example.locator(".said")).to_contain_text(told(f"{key}-{k}"))
            expect(example.locator(".picture svg").first).to_be_visible()
            broad = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert broad <= 0, (key, k)
            if k + 1 < len(scene.part.stop):
                example.locator(".steps button").last.click()
        expect(example.locator(".steps button").last).to_be_disabled()
        expect(example.locator(f".said a[href='/rules/{game}/{scene.part.rule}']")).to_be_visible()
        example.locator("summary").click()


@pytest.mark.parametrize(
    ("game", "size", "language"),
    [
        ("lancaster", "desktop", "en"),
        ("lancaster", "phone", "de"),
        ("richelieu", "phone", "fr"),
    ],
)
def test_every_example_can_be_stepped_through(
    open_page: OpenPage, game: str, size: str, language: str
) -> None:
    page = open_page(size, f"/rules/{game}", locale=language)
    expect(page.locator("#examples")).to_be_visible()
    _walk(page, game, language)


def test_a_conflict_is_shown_as_it_is_printed(open_page: OpenPage) -> None:
    """5 to 5 for England: 4, 2 and 1 points, to whoever came last first."""
    page = open_page("desktop", "/rules/lancaster")
    won = page.locator("#example-won")
    won.locator("summary").click()
    for _ in range(2):
        won.locator(".steps button").last.click()
    ranks = won.locator(".picture ol li")
    expect(ranks).to_have_count(3)
    for place, (name, points) in enumerate((("Red", "+4"), ("Blue", "+2"), ("Green", "+1"))):
        expect(ranks.nth(place)).to_contain_text(name)
        expect(ranks.nth(place)).to_contain_text(points)


@pytest.mark.parametrize(
    ("game", "size", "language"),
    [("lancaster", "phone", "it"), ("richelieu", "desktop", "nl")],
)
def test_every_number_of_a_picture_is_explained(
    open_page: OpenPage, game: str, size: str, language: str
) -> None:
    page = open_page(size, f"/rules/{game}", locale=language)
    pictures = page.locator("[data-picture]")
    expect(pictures).to_have_count(5)
    for k in range(5):
        picture = pictures.nth(k)
        words = picture.locator("figure > ol > li")
        expect(picture.locator(".number")).to_have_count(words.count())
        expect(picture).not_to_contain_text("teach-")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_words_questions_and_advice_are_behind_the_examples(open_page: OpenPage) -> None:
    page = open_page("phone", "/rules/lancaster", locale="fr")
    book = glossary_of(description("lancaster"))
    expect(page.locator(".reference dt")).to_have_count(len(book.term))
    expect(page.locator(".reference dl")).to_contain_text("manche (imprimé : partie)")
    question = page.locator(".reference details").first
    question.locator("summary").click()
    expect(question.locator("p")).to_contain_text(texts("fr")("answer-lancaster-minimum"))
    expect(page.locator("#advice + ul li")).to_have_count(len(book.advice))
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
