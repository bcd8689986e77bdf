"""Passkeys in a real browser, with an authenticator that DevTools plays."""

from __future__ import annotations

from playwright.sync_api import CDPSession, Page, expect

from ..server.serving import ServerProcess
from .clicking import make_table, you
from .conftest import OpenPage
from .test_beside import fits

PLAYED = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def authenticator(page: Page) -> tuple[CDPSession, str]:
    """One for a page, and what DevTools calls it."""
    tools = page.context.new_cdp_session(page)
    tools.send("WebAuthn.enable")
    made = tools.send("WebAuthn.addVirtualAuthenticator", {"options": PLAYED})
    return tools, made["authenticatorId"]


def test_a_passkey_made_on_one_device_opens_another(
    open_page: OpenPage, server: ServerProcess
) -> None:
    base = f"http://localhost:{server.port}"
    anna = open_page(path=f"{base}/", base_url=base)
    make_table(anna, "richelieu", [you(), {"kind": "open"}])
    anna.goto("/devices")
    tools, known = authenticator(anna)
    anna.get_by_test_id("make-passkey").click()
    expect(anna.get_by_test_id("passkey")).to_have_count(1)
    fits(anna)
    (credential,) = tools.send("WebAuthn.getCredentials", {"authenticatorId": known})["credentials"]
    phone = open_page("phone", f"{base}/devices", base_url=base)
    expect(phone.get_by_test_id("use-passkey")).to_be_visible()
    tools, known = authenticator(phone)
    tools.send("WebAuthn.addCredential", {"authenticatorId": known, "credential": credential})
    phone.get_by_test_id("use-passkey").click()
    expect(phone.get_by_test_id("device")).to_have_count(2)
    fits(phone)
    phone.goto("/games")
    expect(phone.get_by_test_id("game")).to_have_count(1)


def test_without_a_name_the_page_says_why_and_offers_the_rest(open_page: OpenPage) -> None:
    page = open_page("phone", "/devices")  # by the address of this machine
    expect(page.get_by_test_id("no-passkeys")).to_be_visible()
    expect(page.get_by_test_id("make-link")).to_be_visible()
    expect(page.get_by_test_id("make-phrase")).to_be_visible()
    fits(page)
