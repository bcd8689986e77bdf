"""The worked examples in the rulebook: every picture of every one, drawn with the real pieces."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from courtly.core.examples import examples_of
from courtly.core.glossary import glossary_of
from courtly.core.rulebook import numbered
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
            broad = page.evaluate("document.documentElement.scrollWidth - screen.width")
            assert broad <= 0, (key, k)
            if k + 1 < len(scene.part.stop):
                example.locator(".steps button").last.click()
        expect(example.locator(".steps button").last).to_be_disabled()
        for rule in scene.part.rules:
            expect(example.locator(f".rules a[href='/rules/{game}/{rule}']")).to_be_visible()
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
    assert page.evaluate("document.documentElement.scrollWidth - screen.width") <= 0


def test_words_questions_and_advice_are_behind_the_examples(open_page: OpenPage) -> None:
    page = open_page("phone", "/rules/lancaster", locale="fr")
    book = glossary_of(description("lancaster"))
    expect(page.locator(".reference dt")).to_have_count(len(book.term))
    expect(page.locator(".reference dl")).to_contain_text("manche (imprimé : partie)")
    question = page.locator(".reference details").first
    question.locator("summary").click()
    expect(question.locator("p")).to_contain_text(texts("fr")("answer-lancaster-minimum"))
    expect(page.locator("#advice + ul li")).to_have_count(len(book.advice))
    assert page.evaluate("document.documentElement.scrollWidth - screen.width") <= 0


@pytest.mark.parametrize(
    ("game", "size", "language"), [("lancaster", "phone", "nl"), ("richelieu", "desktop", "en")]
)
def test_the_contents_lead_to_everything_that_teaches(
    open_page: OpenPage, game: str, size: str, language: str
) -> None:
    first = next(iter(numbered(game)))
    page = open_page(size, f"/rules/{game}/{first}", locale=language)
    expect(page.locator(f"[id='{first}']")).to_be_in_viewport()
    for part in ("glance", "tables", "pictures", "examples", "advice", "questions", "glossary"):
        if size == "phone":
            page.locator(".finding summary").click()
        link = page.locator(f"nav a[href='/rules/{game}/{part}']")
        expect(link).not_to_contain_text("-")
        link.click()
        expect(page.locator(f"#{part}")).to_be_in_viewport()
        page.evaluate("scrollTo(0, 0)")
        if size == "desktop":
            link.click()  # once more, from somewhere else
            expect(page.locator(f"#{part}")).to_be_in_viewport()


def test_a_rule_leads_to_the_examples_that_show_it_and_back(open_page: OpenPage) -> None:
    page = open_page("desktop", "/rules/lancaster/L2.4")
    row = page.locator("[id='L2.4']")
    row.get_by_role("link", name=texts("en")("example-lancaster-eviction")).click()
    example = page.locator("#example-eviction")
    expect(example.locator(".picture svg").first).to_be_visible()
    expect(example).to_be_in_viewport()
    example.locator(".rules a[href='/rules/lancaster/L2.4']").click()
    expect(row).to_be_in_viewport()
    page.go_back()
    expect(example).to_be_in_viewport()
