"""Everything on a table is explained: by pointing, a long press, `?`, and a click in vain."""

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import hands

UNEXPLAINED: Final = """() => {
    const found = new Set()
    const board = document.querySelector('#board')
    const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent.trim()
        const around = node.parentElement
        if (text === '' || !seen(around)) continue
        if (around.closest('[data-thing], .hidden-text, dialog') !== null) continue
        if (around.closest('a, button:not([aria-disabled=true])') === null) found.add(text)
    }
    for (const drawing of board.querySelectorAll('svg'))
        if (!drawing.closest('[data-thing], a, button, dialog') && seen(drawing))
            if (drawing.clientWidth > 0 && !drawing.querySelector('[data-thing]'))
                found.add(drawing.getAttribute('class') ?? 'a drawing')
    return [...found]
}"""
"""The texts and drawings on the board that lie in nothing that is explained, or pressed."""

NAMED: Final = (
    "() => [...document.querySelectorAll('[data-thing]')].map((one) => one.dataset.thing)"
)

UNKNOWN: Final = """async (things) => {
    const path = `/api/matches/${location.pathname.split('/').at(-1)}/explain?thing=`
    const answers = await Promise.all(things.map((one) => fetch(path + encodeURIComponent(one))))
    return things.filter((_, n) => !answers[n].ok)
}"""
"""Which of these things the server cannot explain."""


LONGER_THAN_POINTED = 900
"""Milliseconds after which a card is open for what a mouse points at."""


def card(page: Page) -> Locator:
    """The card that explains something."""
    return page.locator("[data-explained]")


def test_pointing_explains_and_leaving_ends_it(desktop: Page) -> None:
    hands.open_match(desktop)
    military = desktop.locator('[data-thing="track:military"]')
    military.hover()
    expect(card(desktop)).to_contain_text("You have 1 military.")
    assert card(desktop).evaluate("one => getComputedStyle(one).pointerEvents") == "none"
    desktop.mouse.move(2, 2)
    expect(card(desktop)).to_have_count(0)
    # What comes to lie under a mouse that rests was not asked for.
    military.hover()
    desktop.reload()
    hands.await_board(desktop)
    desktop.wait_for_timeout(LONGER_THAN_POINTED)
    expect(card(desktop)).to_have_count(0)


def test_a_card_has_another_name_than_what_it_explains(desktop: Page) -> None:
    invaded = STAGES["imperator"][1][1]
    hands.open_table(desktop, "imperator", "You", stage=invaded)
    desktop.locator(".raid h2").hover()
    expect(card(desktop)).to_be_visible()
    assert hands.violations(desktop, "landmark-unique") == []


def test_a_click_in_vain_says_why(desktop: Page) -> None:
    hands.open_match(desktop)
    desktop.locator('[data-thing="frame:undo"]').click(force=True)
    expect(card(desktop)).to_contain_text("There is nothing to take back yet.")
    desktop.keyboard.press("Escape")
    expect(card(desktop)).to_have_count(0)


def test_a_question_mark_explains_what_has_the_focus_and_says_it_once(desktop: Page) -> None:
    hands.open_match(desktop)
    desktop.evaluate(hands.LISTEN)
    half = desktop.locator('button[data-thing^="upper:"]').first
    half.focus()
    desktop.keyboard.press("?")
    expect(card(desktop)).to_contain_text("It would bring")
    expect(half).to_be_focused()
    spoken = desktop.locator("[aria-live=polite] p", has_text="It would bring")
    expect(spoken).to_have_count(1)
    (heard,) = [line for line in desktop.evaluate("window.heard") if "It would bring" in line]
    assert heard.index("upper half") < heard.index("It costs nothing") < heard.index("would bring")
    desktop.keyboard.press("ArrowRight")
    expect(card(desktop)).to_contain_text("lower half")
    desktop.keyboard.press("Escape")
    deck = desktop.get_by_role("button", name="deck")
    deck.focus()  # a button that shows several things
    desktop.keyboard.press("?")
    expect(card(desktop)).to_contain_text("still to come, in an order nobody knows")
    desktop.keyboard.press("Escape")
    deck.blur()
    desktop.keyboard.press("?")
    expect(desktop.get_by_role("dialog", name="Keyboard")).to_be_visible()


def test_a_long_press_explains_and_chooses_nothing(phone: Page) -> None:
    hands.open_match(phone)
    half = phone.locator('button[data-thing^="upper:"]').first
    box = half.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = phone.context.new_cdp_session(phone)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(card(phone)).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(half).to_have_attribute("aria-pressed", "false")
    expect(card(phone)).to_be_in_viewport(ratio=1)
    session.detach()


STAGES: Final[dict[str, tuple[int, tuple[hands.Stage, ...]]]] = {
    "all_roads": (
        2,
        (
            lambda view: bool(view["moment"]["is"] == "laying" and view["turn"] == 3),
            lambda view: bool(view["moment"]["is"] == "building" and view["turn"] > 3),
        ),
    ),
    "minerva": (
        2,
        (
            lambda view: bool(view["moment"]["is"] == "acting" and view["round"] == 2),
            lambda view: bool(view["moment"]["is"] == "resolving"),
        ),
    ),
    "imperator": (
        1,
        (
            lambda view: True,
            lambda view: bool(view["moment"]["is"] == "invading"),
            lambda view: bool(view["period"] == 2 and view["built"]),
        ),
    ),
    "carpe_diem": (
        2,
        (
            lambda view: bool(view["moment"]["is"] == "placing"),
            lambda view: bool(view["moment"]["is"] == "visiting"),
        ),
    ),
}
"""How many play, and when the table is looked at."""


@pytest.mark.parametrize("game", STAGES)
def test_nothing_on_a_board_is_left_unexplained(desktop: Page, game: str) -> None:
    seats, stages = STAGES[game]
    hands.open_table(desktop, game, "Livia", *["novice"] * (seats - 1))
    asked = set[str]()
    for stage in stages:
        hands.skip(desktop, stage)
        assert desktop.evaluate(UNEXPLAINED) == []
        named = {one for one in desktop.evaluate(NAMED) if not one.startswith("frame:")} - asked
        assert desktop.evaluate(UNKNOWN, sorted(named)) == []
        asked |= named
