"""Several people, each with a browser of their own: they meet at a table and play together."""

import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands
from tests.browser.clipping import clipped
from tests.browser.conftest import DESKTOP, STILL, TOUCH, Profiles, Server, visit
from tests.browser.hands import begin
from tests.browser.layout import faults

pytestmark = pytest.mark.browser

LONG_NAME = "Donaudampfschifffahrtskapitänsmützenfan"
"""Almost as long as a name may be, and all of it one word."""

SMALL = ((768, 1024), (320, 640))
"""Windows in which such a name has no room beside anything."""


@pytest.fixture
def third(profiles: Profiles, server: Server) -> Iterator[Page]:
    """A third browser, less wide than the first."""
    size = {"width": 1024, "height": 768}
    with visit(profiles, server, viewport=size, **STILL) as page:
        yield page


@pytest.fixture
def german_phone(profiles: Profiles, server: Server) -> Iterator[Page]:
    """A phone whose owner reads German."""
    with visit(profiles, server, "de", **TOUCH, **STILL) as page:
        yield page


def open_by_hand(
    page: Page, game: str, name: str, *, open_seats: Sequence[int], clock: Sequence[str] = ()
) -> str:
    """Opens a table of three from the first screen; the link to join it.

    `clock` are what is chosen of the clock: its kind, and how much of it.
    """
    page.goto("/")
    page.get_by_role("button", name=f"Choose players for {game}").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="3 players").check()
    dialog.get_by_label("Seat 1, red: name").fill(name)
    for at in open_seats:
        dialog.locator("li").nth(at).get_by_role("radio", name="Open").check(force=True)
    for choice in clock:
        dialog.get_by_role("radio", name=choice, exact=True).check(force=True)
    dialog.get_by_role("button", name="Open the table").click()
    return page.get_by_label("The link to join").input_value()


def sit_down(page: Page, link: str, name: str, seat: str) -> None:
    """Opens the link and takes a seat."""
    page.goto(link)
    page.get_by_label("Your name at this table").fill(name)
    page.get_by_role("button", name=f"Sit here: {seat}").click()
    expect(page.locator("li", has_text=name).filter(has_text="You")).to_be_visible()
    assert page.url == link


def play_together(pages: Sequence[Page], decisions: int) -> None:
    """So many decisions, each by whoever is to act, and seen by all."""
    for _ in range(decisions):
        actor = next_to_act(pages)
        seen = hands.revision(actor)
        if actor.evaluate("navigator.maxTouchPoints > 0"):
            actor.locator("[aria-controls=all-choices]").tap()
            first = actor.locator("#all-choices button").first
            proposed = first.get_attribute("aria-pressed") == "true"
            first.tap()
            if not proposed:  # what is chosen already is played by choosing it again
                hands.confirm(actor, touch=True)
        else:
            hands.choose_the_first(actor)
        for page in pages:
            hands.await_change(page, seen)


def next_to_act(pages: Sequence[Page]) -> Page:
    """The page of whoever is to act."""
    while True:
        for page in pages:
            if page.locator(hands.READY).count():
                return page
        pages[0].wait_for_timeout(20)


def test_three_meet_by_a_link_and_play(desktop: Page, phone: Page, third: Page) -> None:
    link = open_by_hand(desktop, "All Roads", "Ada", open_seats=[1, 2])
    start = desktop.get_by_role("button", name="Start the game")
    expect(start).to_have_attribute("aria-disabled", "true")
    expect(desktop.get_by_role("heading", name="All Roads")).to_be_focused()
    desktop.evaluate(hands.LISTEN)
    phone.goto(link)
    expect(phone.get_by_text("Ada invites you.")).to_be_visible()
    sit_down(phone, link, "Gaius", "seat 2, blue")
    expect(desktop.locator("li", has_text="Gaius")).to_be_visible()
    sit_down(third, link, "Livia", "seat 3, yellow")
    for page in (desktop, phone, third):
        expect(page.get_by_text("All seats are taken", exact=True)).to_be_visible()
    desktop.wait_for_function("() => window.heard.join().includes('Livia')")
    assert desktop.evaluate("window.heard.slice(-2)") == [
        "Gaius sits in seat 2. One seat is open",
        "Livia sits in seat 3. All seats are taken",
    ]
    start.click()
    pages = (desktop, phone, third)
    for page in pages:
        hands.await_board(page)
    play_together(pages, 4)
    actor = next_to_act(pages)
    for page in pages:
        expect(page).to_have_title(
            "Your turn · All Roads · Quadriga" if page is actor else "All Roads · Quadriga"
        )


@pytest.mark.parametrize("game", ["Minerva", "Carpe Diem"])
def test_two_and_a_bot_play(game: str, desktop: Page, phone: Page) -> None:
    link = open_by_hand(desktop, game, "Ada", open_seats=[1])
    sit_down(phone, link, "Gaius", "seat 2, blue")
    desktop.get_by_role("button", name="Start the game").click()
    for page in (desktop, phone):
        hands.await_board(page)
    play_together((desktop, phone), 2)


def test_who_comes_too_late_for_a_seat_is_told(desktop: Page, phone: Page, third: Page) -> None:
    link = open_by_hand(desktop, "All Roads", "Ada", open_seats=[1])
    for page in (phone, third):
        page.goto(link)
        page.get_by_label("Your name at this table").fill("Gaius")
    # The seat is given away in a moment in which the third has not heard of it yet.
    third.context.set_offline(True)
    phone.get_by_role("button", name="Sit here").click()
    phone.get_by_role("button", name="Leave the table").wait_for()
    third.context.set_offline(False)
    expect(third.get_by_text("All seats at Ada’s table are taken.")).to_be_visible()


def test_the_host_puts_a_bot_there_and_locks_and_closes(desktop: Page, phone: Page) -> None:
    link = open_by_hand(desktop, "All Roads", "Ada", open_seats=[1, 2])
    phone.goto(link)
    desktop.get_by_role("button", name="Put a bot into seat 2").click()
    desktop.get_by_role("dialog").get_by_role("button", name="Senator").click()
    expect(desktop.locator("li").nth(1)).to_contain_text("Senator")
    expect(phone.locator("li").nth(1)).to_contain_text("Senator")
    desktop.get_by_role("button", name="Lock the table").click()
    expect(desktop.get_by_role("button", name="Unlock the table")).to_be_focused()
    expect(phone.get_by_text("This table is locked")).to_be_visible()
    expect(phone.get_by_role("button", name="Sit here")).to_have_count(0)
    desktop.get_by_role("button", name="Close the table").click()
    desktop.get_by_role("dialog").get_by_role("button", name="Close the table").click()
    expect(phone.get_by_role("heading", name="This table is gone")).to_be_visible()
    expect(desktop).to_have_url(f"{desktop.url.partition('/table')[0].rstrip('/')}/")


def test_a_public_table_is_joined_from_the_first_screen(desktop: Page, phone: Page) -> None:
    desktop.goto("/")
    sitters = [{"name": "Ada of the Forum"}, {"name": ""}]
    new = {
        "setup": {"game": "carpe_diem", "seats": 2},
        "sitters": sitters,
        "open": [1],
        "public": True,
    }
    assert desktop.request.post("/api/matches", data=new).ok
    phone.goto("/")
    phone.get_by_role("link", name="Ada of the Forum’s table").tap()
    expect(phone.get_by_text("Ada of the Forum invites you.")).to_be_visible()
    desktop.goto("/")
    desktop.get_by_role("link", name="Your table").click()
    desktop.get_by_role("button", name="Close the table").click()
    desktop.get_by_role("dialog").get_by_role("button", name="Close the table").click()


@pytest.mark.parametrize("hints", [False, True])
def test_the_host_says_whether_there_are_hints_and_all_see_it(
    desktop: Page, phone: Page, hints: bool
) -> None:
    chosen = "On Anybody may ask" if hints else "Off You all play"
    desktop.goto("/")
    desktop.get_by_role("button", name="Choose players for All Roads").click()
    dialog = desktop.get_by_role("dialog")
    dialog.get_by_role("radio", name="2 players").check()
    dialog.get_by_label("Seat 1, red: name").fill("Ada")
    dialog.locator("li").nth(1).get_by_role("radio", name="Open").check(force=True)
    expect(dialog.get_by_role("radio", name="Off You all play")).to_be_checked()
    dialog.get_by_role("radio", name=chosen).check()
    dialog.get_by_role("button", name="Open the table").click()
    link = desktop.get_by_label("The link to join").input_value()
    sit_down(phone, link, "Ada", "seat 2, blue")
    for page in (desktop, phone):
        expect(page.get_by_text("Hints allowed" if hints else "No hints")).to_be_visible()
        # Two of one name are told apart.
        expect(page.locator("li b")).to_have_text(["Ada", "Ada 2"])
    desktop.get_by_role("button", name="Start the game").click()
    for page in (desktop, phone):
        hands.await_board(page)
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("menuitem", name="People").click()
        said = "Everybody at this table may ask" if hints else "Hints are off at this table"
        expect(page.get_by_role("dialog")).to_contain_text(said)
        page.keyboard.press("Escape")
    assert hands.await_turn(desktop)
    expect(desktop.locator("#board")).to_contain_text("Ada 2 next")
    if hints:
        expect(hands.suggestions(desktop)).to_have_count(3)
        return
    desktop.keyboard.press("h")
    expect(desktop.locator("[aria-live=polite]")).to_contain_text("Hints are off at this table")
    button = desktop.get_by_role("button", name="Hint")
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)
    about = desktop.get_by_role("region", name="About Hint")
    expect(about).to_contain_text("Hints are off at this table")


def test_a_lobby_by_keyboard_alone(desktop: Page, third: Page) -> None:
    link = open_by_hand(third, "All Roads", "Ada", open_seats=[1])
    desktop.goto(link)
    desktop.get_by_label("Your name at this table").wait_for()
    for _ in range(20):
        desktop.keyboard.press("Tab")
        if desktop.evaluate("document.activeElement.id") == "lobby-name":
            break
    desktop.keyboard.press("Enter")
    expect(desktop.get_by_role("alert")).to_be_visible()  # a name is needed
    desktop.keyboard.type("Gaius")
    desktop.keyboard.press("Enter")
    desktop.get_by_role("button", name="Leave the table").wait_for()
    expect(third.locator("li", has_text="Gaius")).to_be_visible()


def test_no_violation_in_a_lobby(desktop: Page, phone: Page, third: Page) -> None:
    link = open_by_hand(third, "Minerva", "Ada", open_seats=[1, 2])
    for page in (desktop, phone):
        page.goto(link)
        page.get_by_label("Your name at this table").wait_for()
    assert hands.violations_by_day_and_night(desktop) == []
    assert hands.violations(phone) == []
    sit_down(phone, link, "Gaius", "seat 2, blue")
    assert hands.violations(phone) == []
    assert hands.violations_by_day_and_night(third) == []
    third.get_by_role("button", name="Put a bot into seat 3").click()
    third.get_by_role("dialog").wait_for()
    assert hands.violations_by_day_and_night(third) == []


def test_a_stranger_is_told_what_to_ask_for(desktop: Page, phone: Page) -> None:
    new = {"setup": {"game": "all_roads", "seats": 2}, "open": [1]}
    match = desktop.request.post("/api/matches", data=new).json()["match"]
    phone.goto(f"/table/{match}")
    expect(phone.get_by_role("heading", name="A table of others")).to_be_visible()
    expect(phone.get_by_text("ask for the link to join")).to_be_visible()
    assert hands.violations(phone) == []


def test_the_address_of_a_lobby_is_one_that_friends_can_open(desktop: Page, phone: Page) -> None:
    link = open_by_hand(desktop, "All Roads", "Ada", open_seats=[1, 2])
    assert desktop.url == link
    desktop.reload()
    expect(desktop.get_by_role("button", name="Close the table")).to_be_visible()
    assert desktop.url == link
    phone.goto(desktop.url)
    expect(phone.get_by_text("Ada invites you.")).to_be_visible()
    sit_down(phone, desktop.url, "Gaius", "seat 2, blue")
    expect(phone.get_by_role("heading", name="All Roads")).to_be_focused()
    phone.reload()
    expect(phone.locator("li", has_text="Gaius")).to_contain_text("You")
    assert phone.url == link
    desktop.get_by_role("button", name="Put a bot into seat 3").click()
    desktop.get_by_role("dialog").get_by_role("button", name="Senator").click()
    desktop.get_by_role("button", name="Start the game").click()
    for page in (desktop, phone):
        hands.await_board(page)
        page.wait_for_url("**/table/*")
        page.reload()
        hands.await_board(page)
    # Those who sit there are led from the old link to the match, and back leads home.
    phone.goto(link)
    hands.await_board(phone)
    assert phone.url == desktop.url
    desktop.go_back()
    desktop.wait_for_url(lambda url: url.endswith("/"))


def test_nothing_is_cut_in_a_longer_language(longer: Page, longer_phone: Page) -> None:
    longer.goto("/")
    new = {
        "setup": {"game": "carpe_diem", "seats": 4},
        "sitters": [
            {"name": LONG_NAME},
            {"name": ""},
            {"name": ""},
            {"name": "L", "bot": "emperor"},
        ],
        "open": [1, 2],
        "public": False,
    }
    match = longer.request.post("/api/matches", data=new).json()["match"]
    longer.goto(f"/table/{match}")
    longer.wait_for_url("**/join/*")
    link = longer.get_by_role("textbox").input_value()
    longer_phone.goto(link)
    longer_phone.locator("#lobby-name").wait_for()
    for page in (longer, longer_phone):
        assert clipped(page) == []


def test_who_leaves_is_played_for_and_comes_back(desktop: Page, phone: Page) -> None:
    begin(desktop, phone)
    desktop.route("**/watch", lambda route: route.abort("connectionrefused"))
    desktop.get_by_role("button", name="Menu").click()
    entries = desktop.get_by_role("menuitem")
    expect(entries.filter(has_text="Give up")).to_have_count(0)  # it is not theirs to give up
    entries.filter(has_text="People at the table").click()
    dialog = desktop.get_by_role("dialog", name="Who is at the table")
    expect(dialog.get_by_role("alert")).to_contain_text("server")
    desktop.keyboard.press("Escape")
    desktop.unroute("**/watch")
    desktop.get_by_role("button", name="People").click()
    expect(dialog.locator("li", has_text="Gaius")).to_contain_text("Is here")
    expect(dialog.get_by_label("The link to watch")).to_be_visible()
    assert hands.violations(desktop) == []
    dialog.get_by_role("button", name="Leave the game").click()
    told = dialog.get_by_role("status").last
    expect(told).to_contain_text("A bot plays your seat from now on")
    dialog.get_by_role("button", name="Leave, a bot plays").click()
    expect(told).to_have_text("A bot plays your seat for you.")
    expect(dialog.locator("li", has_text="Ada")).to_contain_text("A bot plays for Ada")
    desktop.keyboard.press("Escape")
    bar = desktop.locator(".company-bar")
    expect(bar).to_contain_text("A bot plays your seat for you.")
    # The bot played the turn of Ada, so the table waits for Gaius.
    assert hands.await_turn(phone)
    assert hands.violations(desktop) == []
    bar.get_by_role("button", name="Take my seat again").click()
    expect(bar).to_have_count(0)
    play_together((desktop, phone), 4)


def test_a_clock_is_chosen_by_hand_and_seen_by_all(desktop: Page, phone: Page) -> None:
    clock = ("Minutes for the game", "5 minutes")
    link = open_by_hand(desktop, "Carpe Diem", "Ada", open_seats=[1], clock=clock)
    sit_down(phone, link, "Gaius", "seat 2, blue")
    for page in (desktop, phone):
        expect(page.get_by_text("Clock: 5 minutes each for the whole game")).to_be_visible()
    desktop.get_by_role("button", name="Start the game").click()
    for page in (desktop, phone):
        hands.await_board(page)
        # Ada is to act and her time runs; that of Gaius stands still, and a bot has none.
        expect(page.locator(".seat-clock:visible")).to_have_count(2)
        expect(page.locator(".seat-clock:visible").first).to_contain_text(re.compile(r"4:\d\d"))
        expect(page.locator(".seat-clock:visible").last).to_contain_text("5:00")
        assert hands.violations(page) == []
    desktop.goto("/")
    expect(desktop.get_by_text("Your turn, 4 minutes left")).to_be_visible()


def test_when_my_time_is_up_a_bot_plays_until_i_come_back(desktop: Page, phone: Page) -> None:
    begin(desktop, phone, clock={"per": "turn", "seconds": 5})
    bar = desktop.locator(".company-bar")
    expect(bar).to_contain_text("Your time is up: a bot plays for you.")
    expect(phone.locator("[aria-live]")).to_contain_text("The time of Ada is up: a bot plays on.")
    desktop.get_by_role("button", name="People").click()
    people = desktop.get_by_role("dialog", name="Who is at the table")
    expect(people.locator("li", has_text="Ada")).to_contain_text("The time of Ada is up")
    assert hands.violations(desktop) == []
    people.get_by_role("button", name="Take my seat again").click()
    expect(people.locator("li", has_text="Ada")).to_contain_text("You")
    expect(bar).to_have_count(0)


def test_the_host_hands_over_for_who_is_gone(profiles: Profiles, impatient_server: Server) -> None:
    with (
        visit(profiles, impatient_server, viewport=DESKTOP, **STILL) as host,
        visit(profiles, impatient_server, **TOUCH, **STILL) as guest,
    ):
        begin(host, guest, names=[LONG_NAME])
        while not guest.locator(hands.READY).count():
            if host.locator(hands.READY).count():
                hands.choose_the_first(host)
            host.wait_for_timeout(20)
        guest.goto("about:blank")
        bar = host.locator(".company-bar")
        expect(bar).to_contain_text(f"{LONG_NAME} has been gone for a while.")
        assert hands.violations(host) == []
        host.get_by_role("button", name="People").click()
        for width, height in SMALL:
            host.set_viewport_size({"width": width, "height": height})
            assert faults(host) == []
        host.keyboard.press("Escape")
        assert clipped(host, ".company-bar, .prompt") == []
        bar.get_by_role("button", name=f"Let a bot play for {LONG_NAME}").click()
        assert hands.await_turn(host)
        guest.goto(host.url)
        guest.get_by_role("button", name="Take my seat again").tap()
        expect(guest.locator(".company-bar")).to_have_count(0)


def test_spectators_look_on_by_a_link_of_their_own(desktop: Page, phone: Page, third: Page) -> None:
    match = begin(desktop, phone)
    code = desktop.request.post(f"/api/matches/{match}/watch", data={}).json()["code"]
    third.goto(f"/watch/{code}")
    hands.await_board(third)
    expect(third.locator(".prompt")).to_contain_text("Waiting for Ada.")
    assert hands.violations(third) == []
    seen = hands.revision(third)
    hands.choose_the_first(desktop)
    hands.await_change(third, seen)
    third.get_by_role("button", name="Menu").click()
    expect(third.get_by_role("menuitem").filter(has_text="People")).to_have_count(0)
    third.get_by_role("menuitem", name="Replay so far").click()
    third.wait_for_url(f"**/watch/{code}/replay")
    expect(third.locator(".replay .transport")).to_be_visible()
    third.get_by_role("button", name="Menu").click()
    third.get_by_role("menuitem", name="Back to the game").click()
    third.wait_for_url(f"**/watch/{code}")
    third.goto("/watch/nothing")
    expect(third.get_by_role("heading", name="Nothing to watch")).to_be_visible()


def play_to_the_end(pages: Sequence[Page]) -> None:
    """Plays the first choice of whoever is to act until the end is shown."""
    while not pages[0].locator(hands.OVER).count():
        for page in pages:
            if page.locator(hands.READY).count():
                hands.choose_the_first(page)
        pages[0].wait_for_timeout(20)


def play_out_of_sight(match: str, pages: Sequence[Page], stage: hands.Stage) -> None:
    """Plays any choices with the cookies of these people until the match has come so far."""
    with ExitStack() as stack:
        chairs = [stack.enter_context(hands.chair_of(page, match)) for page in pages]
        rng = Random(1)
        for chair in chairs:
            chair.hear()
        while True:
            actor = next(
                chair for chair in chairs if chair.update["seat"] == chair.update["to_act"]
            )
            if stage(actor.update["view"]):
                return
            revision = actor.do(rng.choice(actor.update["choices"])["do"])["revision"]
            for chair in chairs:
                while chair.update["revision"] < revision:
                    chair.hear()


NOTIFICATIONS = """() => {
    window.told = []
    window.Notification = class {
        static permission = "default"
        static async requestPermission() { this.permission = "granted"; return "granted" }
        constructor(words) { window.told.push(words) }
        close() {}
    }
    Object.defineProperty(document, "hidden", { get: () => window.unseen ?? false })
}"""
"""A browser that has not been asked, and keeps what it would tell; `unseen` hides the page."""


def test_any_page_tells_that_it_is_my_turn(desktop: Page, phone: Page) -> None:
    desktop.add_init_script(f"({NOTIFICATIONS})()")
    match = begin(desktop, phone)
    assert hands.await_turn(desktop)
    expect(desktop).to_have_title("Your turn · All Roads · Quadriga")
    expect(phone).to_have_title("All Roads · Quadriga")
    icon = desktop.locator("link[rel=icon]")
    assert "turn" in str(icon.get_attribute("href"))
    question = desktop.locator(".company-bar", has_text="Shall this browser tell you")
    expect(question).to_have_count(0)
    while not phone.locator(hands.READY).count():
        if desktop.locator(hands.READY).count():
            hands.choose_the_first(desktop)
        desktop.wait_for_timeout(20)
    expect(question).to_be_visible()
    assert hands.violations(desktop) == []
    question.get_by_role("button", name="Yes, tell me").click()
    expect(question).to_have_count(0)
    expect(desktop).to_have_title("All Roads · Quadriga")
    assert "turn" not in str(icon.get_attribute("href"))
    # Wherever the page is, it tells when the turn comes round.
    desktop.get_by_role("link", name="Quadriga, first screen").click()
    card = desktop.locator(f"a[href='/table/{match}']")
    expect(card).to_contain_text("Gaius’s turn")
    desktop.evaluate("window.unseen = true")
    while phone.locator(hands.READY).count():
        hands.choose_the_first(phone)
        phone.wait_for_timeout(50)
    expect(desktop).to_have_title("Your turn · Quadriga")
    expect(card).to_contain_text("Your turn")
    desktop.wait_for_function("window.told.length > 0")
    assert desktop.evaluate("window.told") == ["All Roads: it is your turn"]


def test_a_rematch_is_one_click_and_the_others_are_led_there(desktop: Page, phone: Page) -> None:
    match = begin(desktop, phone)
    for page in (desktop, phone):
        page.goto("about:blank")
    play_out_of_sight(match, (desktop, phone), hands.in_the_last_round)
    for page in (desktop, phone):
        page.goto(f"/table/{match}")
        hands.await_board(page)
    play_to_the_end((desktop, phone))
    end = phone.locator(hands.OVER)
    end.get_by_role("button", name="Rematch").wait_for()
    desktop.locator(hands.OVER).get_by_role("button", name="Rematch").click()
    desktop.wait_for_url(lambda url: not url.endswith(match))
    expect(end).to_contain_text("A rematch has begun")
    assert hands.violations(phone) == []
    end.get_by_role("link", name="To the rematch").tap()
    hands.await_board(phone)
    assert phone.url == desktop.url
    assert hands.await_turn(phone)  # Gaius begins, who was second


def test_a_whole_turn_is_taken_back_with_one_press(desktop: Page, phone: Page) -> None:
    begin(desktop, phone, game="carpe_diem")
    whole = desktop.get_by_role("button", name="Whole turn")
    for _ in range(40):
        actor = next_to_act((desktop, phone))
        hands.choose_the_first(actor)
        desktop.wait_for_timeout(50)
        if whole.count():
            break
    log = "document.querySelectorAll('#log li').length"
    desktop.keyboard.press("l")
    before = desktop.evaluate(log)
    desktop.keyboard.press("l")
    seen = hands.revision(desktop)
    whole.click()
    hands.await_change(desktop, seen)
    hands.await_change(phone, seen)
    desktop.keyboard.press("l")
    assert desktop.evaluate(log) <= before - 2


def hand_on(one: Page, other: Page) -> tuple[Page, Page]:
    """Lets whoever begins play until it is the other's turn; who has played, and who is next."""
    first = next_to_act((one, other))
    second = other if first is one else one
    while first.locator(hands.READY).count():
        hands.choose_the_first(first)
        first.wait_for_timeout(50)
    second.locator(hands.READY).wait_for()
    return first, second


def test_whose_turn_is_taken_back_is_told_and_asked(desktop: Page, third: Page) -> None:
    begin(desktop, third, game="minerva")
    first, second = hand_on(desktop, third)
    who = "Ada" if first is desktop else "Gaius"
    # Nobody has gone on: it is taken back at once, and the other one is told.
    second.evaluate(hands.LISTEN)
    seen = hands.revision(second)
    first.keyboard.press("u")
    hands.await_change(second, seen)
    told = f"{who} took a move back. You’re up again in a moment."
    expect(second.locator(".raised")).to_contain_text(told)
    second.wait_for_function("(told) => window.heard.join().includes(told)", arg=told)
    hand_on(desktop, third)
    # As soon as something is chosen, the other one is asked.
    second.keyboard.press("1")
    ask = first.get_by_role("button", name="Ask to undo")
    expect(ask).to_be_visible()
    assert hands.violations(first) == []
    first.keyboard.press("u")
    bar = second.get_by_role("region", name="Taking a move back")
    question = f"{who} would like to take a move back. OK with you?"
    expect(bar).to_contain_text(question)
    second.wait_for_function("(told) => window.heard.join().includes(told)", arg=question)
    expect(first.get_by_role("region", name="Taking a move back")).to_contain_text("Waiting for")
    expect(first.get_by_role("button", name="Undo")).to_contain_text("only ask once")
    for page in (first, second):
        assert hands.violations_by_day_and_night(page) == []
        assert clipped(page, ".company-bar, .prompt") == []
    # What was chosen stands until they answer, and after they have declined.
    chosen = hands.primary(second).inner_text()
    second.keyboard.press("Escape")
    second.keyboard.press("1")
    bar.get_by_role("button", name="I’d rather not").focus()
    second.keyboard.press("Enter")
    expect(bar).to_have_count(0)
    expect(first.get_by_role("region", name="Taking a move back")).to_contain_text(
        "would rather play on, so your move stands."
    )
    assert hands.primary(second).inner_text() == chosen
    # What they have played goes with it, if they agree.
    seen = hands.revision(first)
    hands.confirm(second)
    hands.await_change(first, seen)
    seen = hands.revision(second)
    ask.click()
    bar.get_by_role("button", name="Sure, go ahead").click()
    for page in (first, second):
        hands.await_change(page, seen)
    expect(second.locator(".raised")).to_contain_text(f"{who} took a move back.")
    first.locator(hands.READY).wait_for()


def test_a_clock_waits_for_who_has_not_come(desktop: Page, phone: Page) -> None:
    clock = {"per": "game", "seconds": 600}
    begin(desktop, phone, clock=clock)
    expect(desktop.locator(".company-bar")).to_have_count(0)
    phone.goto("about:blank")
    match = hands.open_unseen(desktop, phone, clock=clock)
    desktop.goto(f"/table/{match}")
    hands.await_board(desktop)
    bar = desktop.locator(".company-bar")
    expect(bar).to_contain_text("The clock starts once Gaius is here.")
    expect(desktop.locator(".seat-clock.runs")).to_have_count(0)
    assert hands.violations_by_day_and_night(desktop) == []
    # Who is there may think; what is chosen stands when the other one comes.
    desktop.keyboard.press("1")
    chosen = hands.primary(desktop).inner_text()
    phone.goto(f"/table/{match}")
    expect(bar).to_have_count(0)
    expect(desktop.locator(".seat-clock.runs").first).to_be_visible()
    assert hands.primary(desktop).inner_text() == chosen


def test_people_talk_each_in_a_language_of_their_own(
    desktop: Page, german_phone: Page, third: Page
) -> None:
    match = begin(desktop, german_phone)
    code = desktop.request.post(f"/api/matches/{match}/watch", data={}).json()["code"]
    third.goto(f"/watch/{code}")
    desktop.keyboard.press("t")
    desktop.evaluate(hands.LISTEN)
    panel = desktop.get_by_role("dialog", name="Talk")
    panel.get_by_role("button", name="Well played!").click()
    news = german_phone.locator(".talk-news")
    expect(news).to_contain_text("Ada: Gut gespielt!")
    expect(german_phone.locator("[aria-live]")).to_contain_text("Ada sagt: Gut gespielt!")
    markup = "<img src=x onerror=alert(1)> Salve"
    panel.get_by_label("Say something").fill(markup)
    panel.get_by_label("Say something").press("Enter")
    expect(news).to_contain_text(f"Ada: {markup}")
    assert hands.violations(desktop) == hands.violations(german_phone) == []
    news.get_by_role("button", name="Antworten").tap()
    answer = german_phone.get_by_role("dialog", name="Gespräch")
    answer.get_by_label("Sag etwas").fill("Ave")
    answer.get_by_label("Sag etwas").press("Enter")  # the dialog may just take the focus
    expect(panel.get_by_role("log")).to_contain_text("Gaius: Ave")
    # Each line is said once, not the whole talk again with each.
    desktop.wait_for_function("() => window.heard.filter(Boolean).length === 3")
    assert desktop.evaluate("window.heard.filter(Boolean)") == [
        "You said: Well played!",
        f"You said: {markup}",
        "Gaius says: Ave",
    ]
    expect(panel.get_by_role("log")).to_have_attribute("aria-live", "off")
    assert hands.violations(german_phone) == []
    # Muted for himself alone, and still so after a reload, which brings back what he may hear.
    answer.get_by_text("Stumm schalten").tap()
    answer.get_by_label("Ada, an diesem Tisch").check()
    expect(answer.get_by_role("log")).not_to_contain_text("Ada")
    panel.get_by_role("button", name="Hello!").click()
    expect(panel.get_by_role("log")).to_contain_text("Hello!")
    german_phone.reload()
    hands.await_board(german_phone)
    expect(news).to_have_count(0)
    german_phone.get_by_role("button", name="Menü").tap()
    german_phone.get_by_role("menuitem", name="Gespräch").tap()
    expect(answer.get_by_role("log")).to_have_text("Du: Ave")
    answer.get_by_label("Ada, an diesem Tisch").uncheck()
    expect(answer.get_by_role("log")).to_contain_text("Hallo!")
    hands.await_board(third)
    expect(third.get_by_role("button", name="Talk")).to_have_count(0)
