"""Whatever fails in a page, nobody looks at an empty or an old one, and the server's log tells."""

import json
import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request, Route, WebSocketRoute, expect

from tests.browser import hands
from tests.browser.conftest import DESKTOP, MAX_WAIT_MS, OPTIONS, PHONE, STILL
from tests.server import clients

pytestmark = pytest.mark.browser

BREAKABLE = """
    window.breakable = (Board) => (anchor, props) => Board(anchor, new Proxy(props, {
        get(given, name) {
            if (name === 'view' && window.broken) throw new TypeError('Livia cannot read kXY4-_9aQ')
            return given[name]
        },
    }))
"""
"""Makes a board fail as long as `broken` is set: the position cannot be read."""

RULES = "**/assets/RulesPanel-*.js"
LEARN = "**/assets/Rules-*.js"
MISSING = "Part of the page is missing"


class Visit:
    """A page at a server of its own, and once it is over the lines of the server's log."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.log: list[str] = []


@contextmanager
def visit(browser: Browser, data: Path, viewport: object = DESKTOP) -> Iterator[Visit]:
    """A visit on which things may fail."""
    server = clients.Server(data, *OPTIONS)
    context = browser.new_context(base_url=server.address, viewport=viewport, **STILL)  # type: ignore[arg-type]
    context.set_default_timeout(MAX_WAIT_MS)
    context.add_init_script("if (location.host) localStorage.setItem('quadriga.coach', 'off')")
    going = Visit(context.new_page(), server.address)
    try:
        yield going
    finally:
        context.close()
        server.process.send(signal.SIGTERM)
        going.log += server.end().splitlines()


def refuse(route: Route) -> None:
    """Answers as a server that has another build."""
    route.fulfill(status=404, body="")


def breakable(page: Page, game: str) -> None:
    """Lets a script of the page break the board of a game, by altering the file on its way."""
    page.add_init_script(BREAKABLE)

    def alter(route: Route) -> None:
        script = route.fetch().text()
        altered = re.sub(r"Board:(\w+),Clock:", r"Board:window.breakable(\1),Clock:", script)
        route.fulfill(body=altered, content_type="text/javascript")

    page.route(f"**/assets/{game}-*.js", alter)


def board_text(page: Page) -> str:
    """What the board says while nothing is pointed at."""
    page.mouse.move(1, 1)
    return page.locator("#board").inner_text()


def reported(visit: Visit, kind: str) -> list[str]:
    """The lines of the log about failures of a kind; there must be no others."""
    lines = [line for line in visit.log if line.startswith(f"a page failed ({kind}, ")]
    assert lines == visit.log
    return lines


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
def test_a_screen_that_cannot_be_loaded_says_so_and_comes_with_a_reload(
    browser: Browser, tmp_path: Path, viewport: object
) -> None:
    with visit(browser, tmp_path, viewport) as going:
        page = going.page
        page.goto("/")
        page.locator("h1").first.wait_for()
        page.route(LEARN, lambda route: route.abort())
        page.goto("/learn")
        expect(page.get_by_role("heading", name=MISSING)).to_be_visible()
        assert hands.violations(page) == []
        page.unroute(LEARN)
        page.get_by_role("button", name="Reload the page").click()
        expect(page.get_by_role("heading", name="Rules")).to_be_visible()
    (line,) = reported(going, "chunk")
    assert re.match(r"a page failed \(chunk, on rules, page-[\w-]+\.js\): TypeError: Failed", line)


def other_build(route: Route) -> None:
    """The document of a build that has another name."""
    if route.request.resource_type == "fetch":
        body = re.sub(r"page-[\w-]+\.js", "page-another1.js", route.fetch().text())
        route.fulfill(body=body, content_type="text/html")
    else:
        route.continue_()


def documents(page: Page) -> list[str]:
    """The addresses of all documents that the page loads from now on."""
    loaded: list[str] = []

    def see(request: Request) -> None:
        if request.is_navigation_request():
            loaded.append(request.url)

    page.on("request", see)
    return loaded


def test_after_an_upgrade_the_page_is_loaded_again_by_itself(
    browser: Browser, tmp_path: Path
) -> None:
    with visit(browser, tmp_path) as going:
        page = going.page
        page.goto("/")
        loaded = documents(page)
        page.route(LEARN, lambda route: route.continue_() if loaded else refuse(route))
        page.route(f"{going.address}/", other_build)
        page.get_by_role("link", name="Rules").first.click()
        expect(page.get_by_role("heading", name="Rules")).to_be_visible()
        assert loaded == [f"{going.address}/learn"]
    assert len(reported(going, "chunk")) == 1


def test_a_reload_that_does_not_help_is_not_tried_again(browser: Browser, tmp_path: Path) -> None:
    with visit(browser, tmp_path) as going:
        page = going.page
        page.goto("/")
        loaded = documents(page)
        page.route(LEARN, refuse)
        page.route(f"{going.address}/", other_build)
        page.get_by_role("link", name="Rules").first.click()
        expect(page.get_by_role("heading", name=MISSING)).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert loaded == [f"{going.address}/learn"]


def test_a_board_that_cannot_be_loaded_says_so_at_the_table(
    browser: Browser, tmp_path: Path
) -> None:
    with visit(browser, tmp_path) as going:
        page = going.page
        page.goto("/")
        match = page.request.post("/api/matches", data=clients.IMPERATOR).json()["match"]
        page.route("**/assets/imperator-*.js", lambda route: route.abort())
        page.goto(f"/table/{match}")
        alert = page.get_by_role("alert")
        expect(alert).to_contain_text("Quadriga may have been updated")
        assert hands.violations(page) == []
        page.unroute("**/assets/imperator-*.js")
        alert.get_by_role("button", name="Reload the page").click()
        assert hands.await_turn(page)


def test_rules_that_cannot_be_loaded_leave_the_game_alone(browser: Browser, tmp_path: Path) -> None:
    with visit(browser, tmp_path) as going:
        page = going.page
        hands.open_match(page)
        page.route(RULES, refuse)
        page.keyboard.press("b")
        dialog = page.get_by_role("dialog", name=MISSING)
        assert hands.violations(page) == []
        dialog.get_by_role("button", name="Close").last.click()
        expect(dialog).to_have_count(0)
        hands.choose_the_first(page)
    assert len(reported(going, "chunk")) == 1


@pytest.mark.parametrize("lost", ["**/assets/page-*.js", "**/assets/frame-*.js"])
def test_a_page_that_cannot_even_begin_is_not_empty(
    browser: Browser, tmp_path: Path, lost: str
) -> None:
    with visit(browser, tmp_path) as going:
        page = going.page
        page.route(lost, lambda route: route.abort())
        page.goto("/keyboard")
        expect(page.get_by_text("Quadriga is still loading")).to_be_visible()
        expect(page.get_by_text("Quadriga lädt noch")).to_be_visible()
        page.unroute(lost)
        page.get_by_role("link", name="Reload the page").click()
        expect(page.get_by_role("heading", name="Keyboard")).to_be_visible()
        expect(page.get_by_text("Quadriga is still loading")).to_be_hidden()


def test_words_that_cannot_be_loaded_are_said_in_english(browser: Browser, tmp_path: Path) -> None:
    with visit(browser, tmp_path) as going:
        page = going.page
        page.goto("/keyboard")
        page.get_by_role("heading", name="Keyboard").wait_for()
        refused: list[Route] = []

        def lose(route: Route) -> None:
            refused.append(route)
            route.abort()

        page.route("**/assets/frame-*.js", lose, times=1)  # the German words are asked for first
        page.evaluate("localStorage.setItem('quadriga.language', 'de')")
        page.reload()
        expect(page.get_by_role("heading", name="Keyboard")).to_be_visible()
        assert len(refused) == 1


@pytest.mark.parametrize("game", ["imperator", "all_roads", "minerva", "carpe_diem"])
def test_a_board_that_fails_never_shows_an_old_position(
    browser: Browser, tmp_path: Path, game: str
) -> None:
    with visit(browser, tmp_path) as going:
        page = going.page
        breakable(page, game)
        page.goto("/")
        hands.open_table(page, game, "Livia", *(["novice"] if game != "imperator" else []))
        assert hands.await_turn(page)
        old = board_text(page)
        page.evaluate("window.broken = true")
        hands.choose_the_first(page)
        alert = page.get_by_role("alert")
        expect(alert).to_contain_text("The board can’t be shown")
        assert board_text(page) == alert.inner_text()
        assert hands.violations(page) == []
        # Play goes on, by the list of all choices.
        seen = hands.revision(page)
        page.locator("[aria-controls=all-choices]").click()
        page.locator("#all-choices button").first.click()
        if hands.revision(page) == seen:
            hands.confirm(page)
        hands.await_change(page, seen)
        assert hands.await_turn(page)  # what others do would bring the board back by itself
        expect(alert).to_be_visible()
        page.evaluate("window.broken = false")
        alert.get_by_role("button", name="Show the board again").click()
        expect(alert).to_have_count(0)
        assert hands.await_turn(page)
        current = board_text(page)
        assert current != old
        page.reload()
        assert hands.await_turn(page)
        assert board_text(page) == current
    (line,) = reported(going, "board")
    said = r"TypeError: … cannot read … at \S+\.js:\d+:"
    assert re.match(rf"a page failed \(board, on table, page-\S+\.js\): {said}", line)


def test_a_board_that_fails_once_comes_back_with_the_next_position(
    browser: Browser, tmp_path: Path
) -> None:
    with visit(browser, tmp_path) as going:
        page = going.page
        breakable(page, "imperator")
        hands.open_match(page)
        page.evaluate("window.broken = true")
        hands.choose_the_first(page)
        alert = page.get_by_role("alert")
        expect(alert).to_be_visible()
        page.evaluate("window.broken = false")
        hands.choose_the_first(page)
        expect(alert).to_have_count(0)
        current = board_text(page)
        page.reload()
        assert hands.await_turn(page)
        assert board_text(page) == current


def test_a_replay_whose_board_fails_goes_on(browser: Browser, tmp_path: Path) -> None:
    with visit(browser, tmp_path) as going:
        page = going.page
        breakable(page, "imperator")
        hands.open_match(page)
        for _ in range(3):
            hands.choose_the_first(page)
        page.goto(page.url.replace("/table/", "/replay/"))
        page.locator("#board button, #board svg").first.wait_for()
        page.evaluate("window.broken = true")
        page.keyboard.press("ArrowRight")
        alert = page.get_by_role("alert")
        expect(alert).to_contain_text("go to another move")
        page.evaluate("window.broken = false")
        page.keyboard.press("ArrowRight")
        expect(alert).to_have_count(0)


def test_a_message_that_the_page_does_not_know_is_ignored_and_reported(
    browser: Browser, tmp_path: Path
) -> None:
    with visit(browser, tmp_path) as going:
        page = going.page
        tables: list[WebSocketRoute] = []

        def listen(route: WebSocketRoute) -> None:
            route.connect_to_server()
            tables.append(route)

        page.route_web_socket(re.compile("/api/matches/.*/socket"), listen)
        hands.open_match(page)
        with page.expect_response("**/api/errors") as answer:
            tables[-1].send(json.dumps({"type": "festival", "of": "Livia"}))
        assert answer.value.status == 204
        expect(page.get_by_role("alert")).to_have_count(0)
        # A refusal for which the page has no words is told, too.
        unknown = {"id": "refused-of-tomorrow", "args": {}}
        tables[-1].send(json.dumps({"type": "refused", "code": "new", "message": unknown}))
        expect(page.get_by_role("alert")).to_contain_text("this page doesn’t know the reason")
        hands.choose_the_first(page)
        expect(page.get_by_role("alert")).to_have_count(0)
    (line,) = reported(going, "message")
    assert line.endswith("): …")


def test_a_mistake_that_nobody_catches_is_reported_once(browser: Browser, tmp_path: Path) -> None:
    with visit(browser, tmp_path) as going:
        page = going.page
        hands.open_match(page)
        script = "setTimeout(() => { throw new TypeError('x is not a function') })"
        with page.expect_response("**/api/errors"):
            page.evaluate(script)
        with page.expect_response("**/api/errors"):
            page.evaluate("void Promise.reject(new RangeError('Invalid array length'))")
        for _ in range(3):
            page.evaluate(script)
        hands.choose_the_first(page)
    assert [line.partition("): ")[2] for line in going.log] == [
        "TypeError: … is not a function",
        "RangeError: Invalid array length",
    ]
