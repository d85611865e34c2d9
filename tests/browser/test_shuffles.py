"""How a table tells that its draws can be checked."""

from playwright.sync_api import Locator, Page, expect

from tests.browser import hands
from tests.browser.conftest import DESKTOP, STILL, Profiles, Server, visit


def shuffle_dialog(page: Page) -> Locator:
    """The dialog, opened from the menu."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="This shuffle can be checked").click()
    return page.get_by_role("dialog", name="This shuffle can be checked")


def test_a_table_tells_how_its_draws_can_be_checked(
    profiles: Profiles, secretive_server: Server
) -> None:
    with visit(profiles, secretive_server, viewport=DESKTOP, **STILL) as page:
        page.goto("/")
        new = {"setup": {"game": "imperator", "seats": 1}}
        match = page.request.post("/api/matches", data=new).json()["match"]
        page.goto(f"/table/{match}")
        hands.await_board(page)
        dialog = shuffle_dialog(page)
        fingerprint = dialog.get_by_label("Fingerprint of the secret").input_value()
        assert f"shuffle {fingerprint}" in page.request.get(f"/api/matches/{match}/record").text()
        expect(dialog.get_by_text("told when the match is over")).to_be_visible()
        expect(dialog.get_by_label("The secret", exact=True)).to_have_count(0)
        assert hands.violations(page) == []
        page.keyboard.press("Escape")
        assert page.request.post(f"/api/matches/{match}/give-up", data={}).ok
        page.get_by_role("dialog").get_by_role("button", name="Close").first.click()
        dialog = shuffle_dialog(page)
        secret = dialog.get_by_label("The secret", exact=True).input_value()
        assert f"secret {secret}" in page.request.get(f"/api/matches/{match}/record").text()
        expect(dialog.get_by_text("quadriga replay FILE --verify")).to_be_visible()
        assert hands.violations(page) == []


def test_a_match_with_a_seed_has_no_such_line(desktop: Page) -> None:
    desktop.goto("/")
    new = {"setup": {"game": "imperator", "seats": 1}}
    match = desktop.request.post("/api/matches", data=new).json()["match"]
    desktop.goto(f"/table/{match}")
    hands.await_board(desktop)
    desktop.get_by_role("button", name="Menu").click()
    expect(desktop.get_by_role("menuitem", name="Copy the record")).to_be_visible()
    expect(desktop.get_by_role("menuitem", name="This shuffle")).to_have_count(0)
