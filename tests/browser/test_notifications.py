"""A browser tells that it is my turn while its pages are out of sight, on phones too.

A real worker shows it. The headless shell allows no notifications: there, what a worker would show
is kept by the page.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Worker, expect

from tests.browser import hands
from tests.browser.conftest import DESKTOP, STILL, TOUCH, Profiles, Server, visit

pytestmark = pytest.mark.browser

ALLOWED: dict[str, Any] = {"permissions": ["notifications"]}

PAGE = """() => {
    Object.defineProperty(document, "hidden", { get: () => window.unseen ?? false })
    const { register } = ServiceWorkerContainer.prototype
    window.workers = 0
    ServiceWorkerContainer.prototype.register = function (...all) {
        window.workers += 1
        return register.apply(this, all)
    }
    if (Notification.permission === "granted") return
    Object.defineProperty(Notification, "permission", { get: () => "granted" })
    const shown = []
    ServiceWorkerRegistration.prototype.showNotification = async function (title, { tag, data }) {
        if (this.active === null) throw new TypeError("there is no worker yet")
        shown.push({ title, tag, data })
    }
    ServiceWorkerRegistration.prototype.getNotifications = async () => shown
}"""
"""A page that `unseen` hides, in a browser that has been allowed to show notifications.

`workers` is how often the page has asked for one.
"""

ANDROID = """() => {
    window.Notification = new Proxy(Notification, {
        construct() { throw new TypeError("Illegal constructor") }
    })
}"""
"""A browser that lets only workers show notifications."""

NO_WORKERS = "() => delete Navigator.prototype.serviceWorker"

OWN = """() => {
    window.told = []
    window.Notification = class {
        static permission = "granted"
        constructor(words, { tag }) { window.told.push([words, tag]) }
    }
}"""
"""A browser that keeps what its pages show by themselves."""

SHOWN = """async () => {
    const worker = await navigator.serviceWorker.getRegistration()
    const shown = (await worker?.getNotifications()) ?? []
    return shown.map(({ title, tag, data }) => [title, tag, data])
}"""

CLICK = """async (data) => {
    const led = []
    const { clients, WindowClient } = self
    clients.openWindow = async (address) => void led.push(["opened", address])
    WindowClient.prototype.focus = async function () { led.push(["focused", this.url]) }
    const event = new Event("notificationclick")
    event.notification = { data, close: () => led.push(["closed"]) }
    let done
    event.waitUntil = (promise) => void (done = promise)
    self.dispatchEvent(event)
    await done
    return led
}"""
"""What the worker does when a notification is clicked, which no test can do by hand."""


@pytest.fixture
def android(profiles: Profiles, server: Server) -> Iterator[Page]:
    """A phone that lets only workers show notifications, and has been allowed to."""
    with visit(profiles, server, **TOUCH, **STILL, **ALLOWED) as page:
        for script in (PAGE, ANDROID):
            page.add_init_script(f"({script})()")
        yield page


@pytest.fixture
def allowed(profiles: Profiles, server: Server) -> Iterator[Page]:
    """A wide window in a browser that has been allowed to show notifications."""
    with visit(profiles, server, viewport=DESKTOP, **STILL, **ALLOWED) as page:
        page.add_init_script(f"({PAGE})()")
        yield page


def wait_for_my_turn(page: Page, other: Page) -> str:
    """The turn comes round to `page` while that is out of sight; the match."""
    match = hands.begin(page, other)
    while not other.locator(hands.READY).count():
        if page.locator(hands.READY).count():
            hands.choose_the_first(page)
        page.wait_for_timeout(20)
    page.evaluate("window.unseen = true")
    while other.locator(hands.READY).count():
        hands.choose_the_first(other)
        other.wait_for_timeout(50)
    expect(page).to_have_title("Your turn · All Roads · Quadriga")
    return match


def worker_of(page: Page) -> Worker:
    """The one that was started last; those of tests before it may not have ended yet."""
    return page.context.service_workers[-1]


def test_a_phone_that_lets_no_page_show_it_tells_by_a_worker(android: Page, desktop: Page) -> None:
    match = wait_for_my_turn(android, desktop)
    android.wait_for_function(f"async () => (await ({SHOWN})()).length > 0")
    here = android.url.removesuffix(f"/table/{match}")
    expected = ["All Roads: it is your turn", f"/table/{match}", f"{here}/table/{match}"]
    assert android.evaluate(SHOWN) == [expected]
    assert android.evaluate("caches.keys()") == []
    assert worker_of(android).url == f"{here}/worker.js"


def test_a_click_leads_to_the_open_page_of_the_match_or_opens_one(
    android: Page, desktop: Page
) -> None:
    match = wait_for_my_turn(android, desktop)
    android.wait_for_function(f"async () => (await ({SHOWN})()).length > 0")
    here = android.url.removesuffix(f"/table/{match}")
    worker = worker_of(android)

    def click(path: str) -> Any:
        return worker.evaluate(CLICK, here + path)

    assert click(f"/table/{match}") == [["closed"], ["focused", f"{here}/table/{match}"]]
    assert click("/table/another") == [["closed"], ["opened", f"{here}/table/another"]]
    android.goto("/")
    assert click(f"/table/{match}") == [["closed"], ["opened", f"{here}/table/{match}"]]


def test_where_there_are_no_workers_the_page_shows_it_itself(desktop: Page, phone: Page) -> None:
    for script in (PAGE, OWN, NO_WORKERS):
        desktop.add_init_script(f"({script})()")
    match = wait_for_my_turn(desktop, phone)
    desktop.wait_for_function("window.told.length > 0")
    assert desktop.evaluate("window.told") == [["All Roads: it is your turn", f"/table/{match}"]]


def test_a_browser_that_lets_nobody_show_it_is_left_in_peace(desktop: Page, phone: Page) -> None:
    """The fixture fails for any error that nobody has caught."""
    for script in (PAGE, ANDROID, NO_WORKERS):
        desktop.add_init_script(f"({script})()")
    wait_for_my_turn(desktop, phone)
    assert "turn" in str(desktop.locator("link[rel=icon]").get_attribute("href"))


def test_who_has_turned_them_off_is_not_told(allowed: Page, phone: Page) -> None:
    allowed.goto("/me")
    switch(allowed, "Notifications: off").check()
    wait_for_my_turn(allowed, phone)
    assert allowed.evaluate("window.workers") == 0
    allowed.goto("/me")
    switch(allowed, "Notifications: on").check()
    allowed.wait_for_function("window.workers > 0")


# ---- the switch on my page -----------------------------------------------------------------------


def switch(page: Page, name: str) -> Any:
    return page.get_by_role("radio", name=name)


ASKS = """() => {
    let permission = sessionStorage.getItem("permission") ?? "default"
    Object.defineProperty(Notification, "permission", { get: () => permission })
    Notification.requestPermission = async () => {
        permission = window.answer ?? "granted"
        sessionStorage.setItem("permission", permission)
        return permission
    }
}"""
"""A browser that has not been asked; it remembers the `answer`."""


def test_turned_on_the_browser_asks_and_it_is_remembered(desktop: Page) -> None:
    desktop.add_init_script(f"({ASKS})()")
    desktop.goto("/me")
    panel = desktop.get_by_role("region", name="Notifications")
    expect(panel).to_contain_text("Your browser will ask for your permission")
    expect(switch(desktop, "Notifications: off")).to_be_checked()
    # Who closes the question is asked again next time.
    desktop.evaluate("window.answer = 'default'")
    switch(desktop, "Notifications: on").click()
    expect(switch(desktop, "Notifications: off")).to_be_checked()
    desktop.evaluate("window.answer = 'granted'")
    switch(desktop, "Notifications: on").check()
    expect(panel).to_contain_text("Your browser tells you when it’s your turn.")
    assert hands.violations(desktop) == []
    desktop.reload()
    expect(switch(desktop, "Notifications: on")).to_be_checked()
    switch(desktop, "Notifications: off").check()
    expect(panel).to_contain_text("Nothing will be shown.")
    desktop.reload()
    expect(switch(desktop, "Notifications: off")).to_be_checked()


def test_a_browser_that_says_no_is_told_how_to_change_its_mind(desktop: Page) -> None:
    desktop.add_init_script(f"({ASKS})()")
    desktop.goto("/me")
    panel = desktop.get_by_role("region", name="Notifications")
    desktop.evaluate("window.answer = 'denied'")
    switch(desktop, "Notifications: on").click()
    expect(panel).to_contain_text("Your browser blocks them here.")
    expect(panel.get_by_role("radio")).to_have_count(0)
    assert hands.violations(desktop) == []
    # In the browser's own settings, and back.
    desktop.evaluate("window.answer = 'granted'")
    desktop.evaluate("Notification.requestPermission()")
    desktop.evaluate("window.dispatchEvent(new Event('focus'))")
    expect(switch(desktop, "Notifications: on")).to_be_checked()


@pytest.mark.parametrize(
    ("script", "words"),
    [
        ("() => delete window.Notification", "This browser can’t show notifications."),
        (
            "() => Object.defineProperty(window, 'isSecureContext', { get: () => false })",
            "They only work over https.",
        ),
    ],
)
def test_a_browser_that_cannot_says_why(phone: Page, script: str, words: str) -> None:
    phone.add_init_script(f"({script})()")
    phone.goto("/me")
    panel = phone.get_by_role("region", name="Notifications")
    expect(panel).to_contain_text(words)
    expect(panel.get_by_role("radio")).to_have_count(0)
    assert hands.violations(phone) == []
