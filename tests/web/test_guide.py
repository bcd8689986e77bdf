"""The guided first games, by touches: what is spoken of is in sight, and one may come back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from courtly.core.guide import Step
from courtly.core.texts import texts
from courtly.games import names

from .clicking import play
from .conftest import OpenPage
from .guiding import begin, card, do, follow, guide

each_game = pytest.mark.parametrize("game", names())
TABLE = names()[0]  # where one step is as good as another

#: What can be chosen in the dock, but ends where it cannot be seen.
CUT_OFF = """() => {
  const room = document.querySelector(".dock .controls")?.getBoundingClientRect();
  return [...document.querySelectorAll(".dock .controls button")]
    .filter((one) => one.getBoundingClientRect().right > room.right + 1)
    .map((one) => one.textContent);
}"""


def _through(open_page: OpenPage, size: str, game: str, language: str) -> Page:
    """All of it, to its last word."""
    page = open_page(size, locale=language)
    page.goto(begin(page, game))
    said = []

    def look(page: Page, step: Step) -> None:
        expect(card(page).locator("#guide-says")).not_to_contain_text("guide-")
        if step.accept:
            task = texts(language)(f"guide-{game}-{step.id}-task")
            expect(card(page).locator(".task")).to_have_text(task)
        assert page.evaluate(CUT_OFF) == [], (step.id, "is not whole in the dock")
        said.append(step.id)

    steps = guide(game).step
    follow(page, game, last=len(steps) - 1, look=look)
    assert said == [step.id for step in steps[:-1]]
    expect(card(page)).to_have_attribute("data-step", steps[-1].id)
    return page


def _goes_on_freely(page: Page) -> None:
    """Whatever lights up can be touched, and others answer it by themselves."""
    page.get_by_test_id("guide-next").click()
    expect(page.get_by_test_id("coach")).to_have_count(0)
    told = int(page.locator("main").get_attribute("data-told") or 0)
    play(page, until=lambda p: int(p.locator("main").get_attribute("data-told") or 0) > told + 3)
    expect(card(page)).to_have_count(0)


@each_game
def test_played_through_on_the_phone(open_page: OpenPage, game: str) -> None:
    _goes_on_freely(_through(open_page, "phone", game, "en"))


@pytest.mark.whole
@pytest.mark.parametrize("language", ["de", "fr", "it", "nl"])
@each_game
def test_played_through_on_the_phone_in_all_languages(
    open_page: OpenPage, game: str, language: str
) -> None:
    _goes_on_freely(_through(open_page, "phone", game, language))


def test_played_through_on_the_desktop_and_on_with_explanations(open_page: OpenPage) -> None:
    page = _through(open_page, "desktop", TABLE, "en")
    expect(page.get_by_test_id("coach")).to_have_count(0)
    page.get_by_test_id("guide-coach").click()
    expect(card(page)).to_have_count(0)
    expect(page.get_by_test_id("coach")).to_have_attribute("data-tone", "before")
    page.reload()
    expect(page.get_by_test_id("coach")).to_be_visible()
    expect(card(page)).to_have_count(0)


@pytest.mark.whole
def test_the_other_one_played_through_on_the_desktop(open_page: OpenPage) -> None:
    _goes_on_freely(_through(open_page, "desktop", names()[1], "de"))


def test_what_happens_is_told_before_the_guide_speaks(open_page: OpenPage) -> None:
    page = open_page(pace="normal", hold=True)
    page.goto(begin(page, TABLE))
    main = page.locator("main.table")
    silent = 0
    for number, step in enumerate(guide(TABLE).step[:5]):
        while not page.locator(f"[data-testid=guide][data-step={step.id}]").count():
            expect(main).not_to_have_attribute("data-course", "waiting")
            if main.get_attribute("data-course") == "telling":
                expect(card(page)).to_have_count(0)
                silent += 1
                page.clock.run_for(500)
        expect(main).to_have_attribute("data-course", "asking")
        if number < 4:
            follow(page, TABLE, first=number, last=number + 1)
    assert silent > 2


def test_another_move_is_answered_by_why(open_page: OpenPage) -> None:
    page = open_page()
    page.goto(begin(page, TABLE))
    follow(page, TABLE, last=2)
    step = guide(TABLE).step[2]
    expect(card(page)).to_have_attribute("data-step", step.id)
    expect(page.get_by_test_id("guide-why")).to_have_count(0)
    do(page, "place 1 Stafford")  # legal, but not what is asked for
    expect(page.get_by_test_id("guide-why")).to_contain_text(
        texts("en")(f"guide-{TABLE}-{step.id}-why")
    )
    do(page, step.accept[0])
    expect(card(page)).to_have_attribute("data-step", guide(TABLE).step[3].id)


def test_shown_instead(open_page: OpenPage) -> None:
    page = open_page()
    page.goto(begin(page, TABLE))
    follow(page, TABLE, last=1)
    expect(card(page)).to_have_attribute("data-step", guide(TABLE).step[1].id)
    page.get_by_test_id("guide-ask").click()
    expect(page.get_by_test_id("guide-why")).to_be_visible()
    page.get_by_test_id("guide-show").click()
    expect(card(page)).to_have_attribute("data-step", guide(TABLE).step[2].id)


def test_found_at_the_door_and_again_after_closing_the_page(open_page: OpenPage) -> None:
    page = open_page("phone")
    page.locator(".door button").click()
    follow(page, TABLE, last=5)
    at = guide(TABLE).step[5].id
    expect(card(page)).to_have_attribute("data-step", at)
    table = page.url
    page.close()
    later = page.context.new_page()
    later.goto("/")
    expect(later.locator(".door button")).to_contain_text("Continue")
    later.locator(".door button").click()
    later.wait_for_url(table)
    expect(card(later)).to_have_attribute("data-step", at)
    follow(later, TABLE, first=5, last=8)
    later.get_by_test_id("guide-leave").click()
    later.wait_for_url("**/")
    later.go_back()
    expect(card(later)).to_have_attribute("data-step", guide(TABLE).step[8].id)
