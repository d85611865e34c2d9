"""This is you: the name, the way to another device, and the way back."""

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser import hands

pytestmark = pytest.mark.browser


def name_me(page: Page, name: str) -> None:
    page.goto("/")
    page.get_by_role("link", name="You: this is you").click()
    page.get_by_label("The name that stands in your matches").fill(name)
    page.get_by_role("button", name="Keep it").click()
    expect(page.get_by_text(f"You are called {name} now.")).to_be_visible()


def test_a_link_moves_me_to_a_phone_and_leaves_no_trace(desktop: Page, phone: Page) -> None:
    """The code is in no request but the one that uses it, and not in the address bar."""
    name_me(desktop, "Livia")
    desktop.get_by_role("button", name="Make a link").click()
    expect(desktop.get_by_text("This link only works on this computer.")).to_be_visible()
    expect(desktop.get_by_role("img", name="QR code of the link")).to_have_count(0)
    link = desktop.get_by_label("Link", exact=True).input_value()
    address, _, code = link.partition("#")
    assert address.endswith("/move")
    assert hands.violations(desktop) == []

    hands.open_match(phone)
    sent: list[Request] = []
    phone.on("request", lambda request: sent.append(request))
    phone.goto(link)
    expect(phone.get_by_role("heading", name="Are you Livia?")).to_be_visible()
    assert phone.url == address
    assert not any(code in str({**one.all_headers(), "": one.url}) for one in sent)
    expect(phone.get_by_text("with 1 match")).to_be_visible()
    assert hands.violations(phone) == []
    phone.get_by_role("button", name="Yes, that is me").click()
    expect(phone.get_by_role("link", name="Livia: this is you")).to_be_visible()
    phone.go_back()
    assert code not in phone.url
    desktop.goto("/")
    waiting = desktop.get_by_role("region", name="Continue where you were")
    expect(waiting.get_by_role("link", name="Imperator")).to_be_visible()


def test_a_recovery_code_brings_me_back_by_keyboard(desktop: Page) -> None:
    name_me(desktop, "Drusus")
    hands.open_table(desktop, "imperator", "Drusus")
    desktop.get_by_role("button", name="Menu").press("Enter")
    desktop.get_by_role("menuitem", name="This is you").press("Enter")
    make = desktop.get_by_role("button", name="Make a recovery code")
    make.focus()
    make.press("Enter")
    code = desktop.get_by_label("Recovery code").input_value()
    desktop.reload()
    expect(desktop.get_by_role("button", name="Replace the recovery code")).to_be_visible()
    expect(desktop.get_by_text(code)).to_have_count(0)
    # An answer that is still on its way would bring the cookie back.
    expect(desktop.get_by_text("No finished game yet")).to_be_visible()

    desktop.context.clear_cookies()
    desktop.goto("/")
    expect(desktop.get_by_role("link", name="You: this is you")).to_be_visible()
    desktop.goto("/move")
    entry = desktop.get_by_label("Code")
    entry.fill(code.lower())
    entry.press("Enter")
    expect(desktop.get_by_role("heading", name="Are you Drusus?")).to_be_focused()
    for _ in range(2):
        desktop.keyboard.press("Tab")
        if desktop.get_by_role("button", name="Yes, that is me").evaluate(
            "one => one === document.activeElement"
        ):
            break
    desktop.keyboard.press("Enter")
    expect(desktop.get_by_role("link", name="Drusus: this is you")).to_be_visible()
