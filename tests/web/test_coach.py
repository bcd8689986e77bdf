"""The coach beside the question: where it is, what it says, and where it never comes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .clicking import bot, make_table, you
from .conftest import OpenPage
from .test_pages import accessible

OVERLAPS = """() => {
  const coach = document.querySelector('[data-testid=coach]').getBoundingClientRect();
  const main = document.querySelector('main.table').getBoundingClientRect();
  const dock = document.querySelector('.dock').getBoundingClientRect();
  return {
    covers: coach.top < Math.floor(main.bottom) || coach.top < Math.floor(dock.bottom),
    hidden: coach.bottom > innerHeight + 0.5,
    scrolls: document.documentElement.scrollHeight > innerHeight + 1,
  };
}"""


def _table(page: Page, game: str) -> str:
    others = [bot() for _ in range(3 if game == "lancaster" else 1)]
    start = "red" if game == "lancaster" else "cardinal"
    return make_table(page, game, [you(), *others], options={"start": start})


@pytest.mark.parametrize(
    ("game", "size", "scheme"),
    [("lancaster", "phone", "dark"), ("richelieu", "desktop", "light")],
)
def test_who_switches_it_on_reads_what_matters(
    open_page: OpenPage, game: str, size: str, scheme: str
) -> None:
    page = open_page(size, color_scheme=scheme)
    page.goto(_table(page, game))
    page.locator(".dock").wait_for()
    coach = page.get_by_test_id("coach")
    expect(coach).to_have_count(0)
    page.get_by_role("button", name="Table", exact=True).first.click()
    page.get_by_test_id("explain").check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).not_to_be_visible()
    expect(coach).to_have_attribute("data-tone", "before")  # the first decision is theirs
    assert page.evaluate(OVERLAPS) == {"covers": False, "hidden": False, "scrolls": False}
    accessible(page)
    page.get_by_test_id("coach-more").click()
    assert page.get_by_role("dialog").locator("dt").count() > 3
    accessible(page)
    page.keyboard.press("Escape")
    page.reload()
    expect(coach).to_be_visible()
    coach.get_by_role("button", name="Stop explaining").click()
    expect(coach).to_have_count(0)
    page.reload()
    page.locator(".dock").wait_for()
    expect(coach).to_have_count(0)


def test_it_never_comes_to_a_table_of_people(open_page: OpenPage) -> None:
    page = open_page()
    page.evaluate("localStorage.courtly = JSON.stringify({explain: true, pace: 'instant'})")
    page.goto(_table(page, "richelieu"))
    expect(page.get_by_test_id("coach")).to_be_visible()
    for seats in ([you(), you("Ben")], [you(), bot(), you("Ben")]):
        game = "lancaster" if len(seats) > 2 else "richelieu"
        page.goto(make_table(page, game, seats))
        page.locator(".dock").wait_for()
        page.wait_for_load_state("networkidle")
        expect(page.get_by_test_id("coach")).to_have_count(0)
