"""Games over days in the browser: one's games on two devices, and being forgotten."""

from __future__ import annotations

from playwright.sync_api import expect

from .clicking import make_table, you
from .conftest import OpenPage
from .test_beside import fits


def test_a_phone_is_linked_and_shows_the_same_games(open_page: OpenPage) -> None:
    anna = open_page()
    table = make_table(anna, "richelieu", [you(), {"kind": "open"}])
    anna.goto("/games")
    expect(anna.get_by_test_id("game")).to_have_count(1)
    fits(anna)
    anna.goto("/devices")
    anna.get_by_test_id("make-link").click()
    code = anna.get_by_test_id("link").input_value().partition("#")[2]
    phone = open_page("phone", f"/devices#{code}")
    phone.get_by_test_id("join").click()
    number = phone.get_by_test_id("number").inner_text()
    expect(anna.get_by_test_id("waiting")).to_contain_text(number)
    anna.get_by_test_id("yes").click()
    expect(anna.get_by_test_id("device")).to_have_count(2)
    expect(phone.get_by_test_id("device")).to_have_count(2)
    fits(phone)
    phone.goto("/games")
    expect(phone.get_by_test_id("game")).to_have_attribute("data-table", table.split("/")[-1])
    fits(phone)
    phone.get_by_test_id("shelve").click()
    expect(phone.get_by_test_id("game")).to_have_count(0)
    phone.get_by_test_id("shelf-aside").click()
    expect(phone.get_by_test_id("game")).to_have_count(1)
    phone.goto("/devices")
    phone.get_by_test_id("forget").click()
    phone.get_by_test_id("forget-sure").click()
    expect(phone.get_by_test_id("device")).to_have_count(0)
    anna.goto("/games")
    expect(anna.get_by_test_id("find")).to_be_visible()
    expect(anna.get_by_test_id("game")).to_have_count(0)


def test_a_passphrase_brings_ones_games_back(open_page: OpenPage) -> None:
    anna = open_page()
    make_table(anna, "richelieu", [you(), {"kind": "open"}])
    anna.goto("/devices")
    anna.get_by_test_id("make-phrase").click()
    phrase = anna.get_by_test_id("phrase").inner_text()
    other = open_page("phone", "/devices")
    other.get_by_test_id("enter-phrase").fill(phrase.lower().replace("-", " "))
    other.get_by_test_id("enter-phrase").press("Enter")
    expect(other.get_by_test_id("device")).to_have_count(2)
    other.goto("/games")
    expect(other.get_by_test_id("game")).to_have_count(1)
