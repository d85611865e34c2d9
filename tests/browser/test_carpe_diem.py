"""Carpe Diem in a real browser: by mouse, by keyboard alone, on a phone, after a crash, shared."""

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from quadriga.core import CHANCE, Entry
from quadriga.core.records import Record, write
from quadriga.games.carpe_diem import CarpeDiem
from quadriga.games.carpe_diem.rules.state import Opening
from tests.browser import hands
from tests.browser.clipping import all_readable
from tests.browser.german import all_german
from tests.browser.windows import WINDOWS
from tests.server.clients import Json

pytestmark = pytest.mark.browser

GAME = "carpe_diem"
PERSON = "Cornelia"
MOMENTS = {"starting", "moving", "taking", "placing", "visiting", "ordering", "paying"}
"""What any game asks of anybody."""
FIRST_DECISIONS = 8
"""Of one seat: where it begins, and some moves, tiles and places."""


def asking_for(moment: str) -> hands.Stage:
    """The stage at which somebody is asked for this."""
    return lambda view: bool(view["moment"]["is"] == moment)


def holding_a_fountain_card(view: Json) -> bool:
    """Whether who is to act holds a fountain card, and has none to return."""
    return view["moment"]["is"] != "returning" and any(seat["hand"] for seat in view["seats"])


def play_until(page: Page, thing: Locator, *, touch: bool = False) -> None:
    """Plays until something is to be seen."""
    rng = Random(6)
    while not thing.count():
        assert hands.await_turn(page)
        hands.take_turn(page, rng, touch=touch)
        assert hands.await_turn(page)


def cells(page: Page) -> Locator:
    """The cells of the district that take the tile in hand."""
    return page.get_by_role("group", name="Your district").locator("button[aria-pressed]")


def in_hand(page: Page) -> Locator:
    """What is said of the tile in hand."""
    return page.get_by_text("in your hand", exact=True)


def wishes(page: Page, tile: str = "") -> Locator:
    """Tiles of the ring that can be reached and taken at once."""
    return page.get_by_role("main").get_by_role("button", name=re.compile(f"and take .*{tile}"))


def play_parts(page: Page, *, touch: bool = False) -> None:
    """Plays the first turns, some of the forum and the last round, and looks for words cut off."""
    rng, look = Random(5), all_readable(page)
    for _ in range(FIRST_DECISIONS):
        assert hands.await_turn(page)
        look()
        hands.take_turn(page, rng, touch=touch, look=look)
    hands.skip(page, asking_for("visiting"))
    look()
    hands.take_turn(page, rng, touch=touch, look=look)
    hands.skip(page, hands.in_the_last_round)
    hands.play(page, rng, touch=touch, look=look)
    assert hands.asked(page) >= MOMENTS - {"paying"}
    assert hands.violations(page) == []


def test_the_first_turns_the_forum_and_the_last_round_by_mouse(longer: Page) -> None:
    hands.open_table(longer, GAME, PERSON, "novice")
    play_parts(longer)
    expect(longer.locator("dialog .reckoning table").first).to_be_visible()


@pytest.mark.long
def test_the_first_turns_the_forum_and_the_last_round_at_phone_width(longer_phone: Page) -> None:
    hands.open_table(longer_phone, GAME, PERSON, "novice", "novice", "novice")
    play_parts(longer_phone, touch=True)


def test_the_same_parts_by_keyboard_alone_in_german(german: Page) -> None:
    look = all_german(german)
    hands.open_table(german, GAME, PERSON, "novice")
    for _ in range(FIRST_DECISIONS):
        assert hands.await_turn(german)
        german.keyboard.press("ArrowDown")  # the tile that has the focus is described
        look()
        hands.choose_the_first(german, look)
    hands.skip(german, asking_for("visiting"))
    hands.choose_the_first(german, look)
    hands.skip(german, hands.in_the_last_round)
    hands.play_by_keyboard(german, look=look)
    assert hands.asked(german) >= MOMENTS - {"paying"}
    expect(german.get_by_role("dialog")).to_contain_text("Die Punkte, Zeile für Zeile")
    expect(german.get_by_role("dialog")).to_contain_text(re.compile(r"\d+, je 2 für 1 SP"))
    german.goto("/learn/carpe_diem")
    expect(german.locator(".rules")).to_contain_text("Alle bauen ein römisches Viertel.")


def test_the_keyboard_takes_a_tile_turns_it_and_builds(desktop: Page) -> None:
    hands.open_table(desktop, GAME, PERSON, "novice")
    play_until(desktop, wishes(desktop))
    wishes(desktop).first.hover()
    expect(desktop.locator(".prompt .say")).to_contain_text(re.compile("and take .* It would fit"))
    wishes(desktop).first.focus()
    seen = hands.revision(desktop)
    desktop.keyboard.press("Enter")
    desktop.keyboard.press("Enter")
    expect(hands.table(desktop)).to_have_attribute("data-revision", str(seen + 2))
    expect(in_hand(desktop)).to_be_visible()
    desktop.keyboard.press("ArrowDown")
    cell = desktop.locator(".place:focus")
    expect(cell).to_be_visible()
    before = cell.get_attribute("aria-label")
    for _ in range(4):
        desktop.keyboard.press("e")
    expect(cell).to_have_attribute("aria-label", before or "")
    desktop.keyboard.press("Enter")
    expect(cell).to_have_attribute("aria-pressed", "true")
    seen = hands.revision(desktop)
    desktop.keyboard.press("Enter")
    hands.await_change(desktop, seen)


def test_a_wished_tile_is_taken_back_step_by_step(desktop: Page) -> None:
    hands.open_table(desktop, GAME, PERSON, "novice")
    play_until(desktop, wishes(desktop))
    wishes(desktop).last.click()
    expect(hands.primary(desktop)).to_contain_text("take it")
    hands.confirm(desktop)
    expect(in_hand(desktop)).to_be_visible()
    for _ in range(2):
        seen = hands.revision(desktop)
        desktop.keyboard.press("u")
        hands.await_change(desktop, seen)
    expect(wishes(desktop).first).to_be_visible()


def test_a_tile_is_turned_where_it_lies_and_says_why_not(desktop: Page) -> None:
    hands.open_table(desktop, GAME, PERSON, "novice")
    dashed = desktop.locator(".place:not(.fits)")
    play_until(desktop, dashed)
    dashed.first.click()
    expect(hands.primary(desktop)).to_have_text("Place here")
    quiet = desktop.locator(".ghost.off")
    for _ in range(3):  # it did not fit before it was chosen, so it will not again
        desktop.mouse.wheel(0, 120)
        desktop.wait_for_timeout(350)
        if quiet.count():
            break
    expect(quiet).to_be_visible()
    expect(desktop.get_by_text("Not so")).to_be_visible()
    expect(hands.primary(desktop)).to_have_attribute("aria-disabled", "true")


def test_a_reload_in_mid_turn_loses_nothing(desktop: Page) -> None:
    hands.open_table(desktop, GAME, PERSON, "novice")
    play_until(desktop, in_hand(desktop))
    before = hands.revision(desktop), cells(desktop).count()
    desktop.reload()
    assert hands.await_turn(desktop)
    assert (hands.revision(desktop), cells(desktop).count()) == before
    hands.take_turn(desktop, Random(8))
    assert hands.await_turn(desktop)


@pytest.mark.long
def test_no_violation_and_no_word_cut_off_at_any_moment(longer: Page) -> None:
    look, others = all_readable(longer), ("novice", "novice", "novice")
    for asked in hands.visit(longer, GAME, PERSON, *others, moments=MOMENTS):
        look()
        hands.lit(longer).first.hover()
        look()
        assert hands.violations_by_day_and_night(longer) == [], asked


def test_no_violation_with_panels_open(desktop: Page) -> None:
    hands.open_table(desktop, GAME, PERSON, "novice")
    play_until(desktop, wishes(desktop))
    desktop.get_by_role("button", name=re.compile("district of .* large")).click()
    expect(desktop.get_by_role("dialog")).to_contain_text("district")
    assert hands.violations(desktop) == []
    desktop.keyboard.press("Escape")
    for key in ("l", "c", "w"):
        desktop.keyboard.press(key)
        assert hands.violations(desktop) == []
        desktop.keyboard.press("Escape")
    desktop.goto(desktop.url.replace("/table/", "/replay/"))
    desktop.get_by_role("slider").press("End")
    assert hands.lit(desktop).count() == 0
    assert hands.violations(desktop) == []


def test_no_violation_on_any_tab_of_a_phone(phone: Page) -> None:
    hands.open_table(phone, GAME, PERSON, "novice", "novice", "novice")
    play_until(phone, in_hand(phone), touch=True)
    for tab in ("Ring", "Forum", "Players", "Log", "District"):
        phone.get_by_role("tab", name=tab).tap()
        assert hands.violations(phone) == []


def test_no_violation_while_players_are_chosen_and_rules_are_read(desktop: Page) -> None:
    desktop.goto("/")
    desktop.get_by_role("button", name="Choose players for Carpe Diem").click()
    desktop.get_by_role("dialog").wait_for()
    assert hands.violations(desktop) == []
    desktop.goto("/learn/carpe_diem")
    desktop.get_by_role("heading", level=1).wait_for()
    expect(desktop.locator("#sources")).to_contain_text("reconstructed by us")
    assert hands.violations(desktop) == []


def test_fountain_cards_stay_hidden_between_people_at_one_screen(desktop: Page) -> None:
    hands.open_table(desktop, GAME, "Aulus", "Claudia", "novice", stage=holding_a_fountain_card)
    cover = desktop.locator("#cover-title")
    cards = desktop.get_by_role("list", name="Your fountain cards").get_by_role("listitem")
    secret = re.compile('data-thing="fountain:')
    rng = Random(10)
    assert not secret.search(desktop.content())
    desktop.get_by_role("button", name="I am").click()
    expect(cards).not_to_have_count(0)
    assert secret.search(desktop.content())
    while not cover.count():
        hands.take_turn(desktop, rng)
        expect(cover.or_(desktop.locator(hands.READY)).first).to_be_visible()
    assert not secret.search(desktop.content())
    desktop.get_by_role("button", name="I am").click()
    expect(desktop.locator("#board")).to_be_visible()
    assert not secret.search(desktop.content())


def test_a_line_of_the_log_lights_its_place(desktop: Page) -> None:
    hands.open_table(desktop, GAME, PERSON, "novice", stage=lambda view: view["round"] > 1)
    assert hands.await_turn(desktop)
    desktop.keyboard.press("l")
    line = desktop.locator(".log li").filter(has_text="placed").first
    line.hover()
    expect(desktop.locator("#board .cell.mark-pointed")).to_have_count(1)


def test_the_arrow_keys_step_through_a_replay_that_tells_the_latest_turns(desktop: Page) -> None:
    hands.open_table(desktop, GAME, PERSON, "novice", stage=lambda view: view["round"] > 2)
    desktop.goto(f"/replay/{desktop.url.rpartition('/')[2]}")
    slider = desktop.get_by_role("slider")
    slider.wait_for()
    desktop.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    desktop.keyboard.press("End")
    expect(desktop.locator(".latest p")).to_have_text(re.compile(r"\w+"))


WIDEST = "a10 a11 a12 b09 b10 b11 c04 c02 d18 d19 d20 d21"
"""Cards of the forum with the most on them."""

RUNS_OUT = """
[...document.querySelectorAll('.forum .card')].flatMap((card) => {
  const room = card.getBoundingClientRect()
  return [...card.querySelectorAll('.req > *, .rew > *')]
    .map((part) => part.getBoundingClientRect())
    .filter((part) => part.bottom > room.bottom + 1 || part.right > room.right + 1)
    .map(() => card.ariaLabel)
})
"""
"""The forum cards that have not room for all that is on them."""


def a_match_with(forum: str) -> str:
    """The record of a match with these cards in the forum."""
    game, rng, entries = CarpeDiem(seats=4), Random(1), list[Entry]()
    state = game.initial()
    while (actor := game.to_act(state)) is not None:
        if isinstance(state.phase, Opening):
            action = game.outcome(state, f"forum {forum}")
            assert action is not None
        elif actor == CHANCE:
            action = game.sample_chance(state, rng)
        else:
            action = rng.choice(game.legal_actions(state))
        entries.append(Entry(actor, str(action)))
        state = game.apply(state, action)
    names = ("Ada", "Gaius", "Livia", "Marcus")
    return write(Record(game.setup, game.rules, names, tuple(entries), game.result(state)))


def test_every_card_of_the_forum_has_room_for_what_is_on_it(german: Page) -> None:
    german.request.get("/api/home")  # brings the cookie
    new = {"record": a_match_with(WIDEST), "at": 20, "seat": 0}
    match = german.request.post("/api/records/play-on", data=new).json()["match"]
    german.goto(f"/table/{match}")
    hands.await_board(german)
    for name, (width, height) in WINDOWS.items():
        german.set_viewport_size({"width": width, "height": height})
        if german.locator(".tabs").count():
            german.get_by_role("tab", name="Forum").click()
        expect(german.locator(".forum .card")).to_have_count(12)
        assert german.evaluate(RUNS_OUT) == [], name
