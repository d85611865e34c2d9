"""axe-core finds nothing on any screen, light, dark, wide and narrow; and every move is spoken."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands, tree

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(
    "path", ["/", "/learn/imperator", "/keyboard", "/me", "/move", "/no/such/page"]
)
@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_no_violation_on(path: str, screen: str, request: pytest.FixtureRequest) -> None:
    page: Page = request.getfixturevalue(screen)
    page.goto(path)
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")
    assert hands.VIOLATIONS[screen](page) == []


def test_no_violation_with_each_panel_open(desktop: Page) -> None:
    hands.open_match(desktop)
    for key in ("l", "c", "b", "?"):
        desktop.keyboard.press(key)
        assert hands.violations(desktop) == []
        desktop.keyboard.press("Escape")


def test_no_violation_in_a_replay_and_a_campaign(desktop: Page) -> None:
    hands.open_table(desktop, "imperator", "You", stage=hands.in_the_last_round)
    hands.play(desktop, Random(12))
    desktop.get_by_role("dialog").get_by_role("link", name="Replay").click()
    desktop.get_by_role("slider").wait_for()
    assert hands.violations(desktop) == []
    desktop.goto("/")
    desktop.get_by_role("button", name="Campaign").click()
    assert hands.violations(desktop) == []
    desktop.get_by_role("dialog").get_by_role("button").filter(has_text="egin").click()
    desktop.get_by_role("button", name="Play stage I").wait_for()
    assert hands.violations(desktop) == []


def test_no_move_is_left_out_of_what_is_spoken(desktop: Page) -> None:
    hands.open_table(desktop, "carpe_diem", "Ada", "citizen", "citizen")
    desktop.evaluate(hands.LISTEN)
    hands.choose_the_first(desktop)
    assert hands.await_turn(desktop)
    desktop.wait_for_function("() => window.heard.join().includes('Move your patrician')")
    heard = desktop.evaluate("window.heard.join('\\n')")
    assert heard.count("the patrician on") == 3
    said = [heard.index(words) for words in ("You put", "Bot 2 put", "Bot 3 put", "Move your")]
    assert said == sorted(said), heard


@pytest.mark.parametrize("game", ["imperator", "all_roads"])
def test_a_whole_game_by_the_accessibility_tree_alone(desktop: Page, game: str) -> None:
    others = ["novice"] if game == "all_roads" else []
    hands.open_table(desktop, game, "Ada", *others)
    assert tree.play(desktop, Random(1)) != ""


@pytest.mark.parametrize(
    ("game", "others", "late"),
    [
        ("minerva", (), lambda view: view["round"] >= 4),
        ("carpe_diem", ("novice",), lambda view: view["phase"] == 4),
    ],
)
def test_the_last_part_and_the_end_by_the_accessibility_tree_alone(
    desktop: Page, game: str, others: tuple[str, ...], late: hands.Stage
) -> None:
    hands.open_table(desktop, game, "Ada", *others, stage=late)
    assert tree.play(desktop, Random(1)) != ""


SAID: dict[str, tuple[tuple[str, str], ...]] = {
    "all_roads": (
        ("q", "This key does nothing now."),
        ("f", "Show the whole map."),
        ("Escape", "Nothing is chosen yet."),
        ("1", "right beside Rome"),
        ("Escape", "Nothing is chosen any more."),
    ),
    "carpe_diem": (
        ("w", "Nobody else has acted since your last turn."),
        ("s", "This key does nothing now."),
        ("9", "There are only"),
        ("u", "There is nothing to take back yet."),
        ("Enter", "Choose first"),
        ("1", "?"),
        ("u", "Nothing is chosen any more."),
    ),
}
"""What is said to each key where it opens nothing."""


@pytest.mark.parametrize("game", SAID)
def test_a_key_is_answered_where_it_opens_nothing(desktop: Page, game: str) -> None:
    hands.open_table(desktop, game, "Ada", "citizen")
    assert hands.await_turn(desktop)
    desktop.evaluate(hands.LISTEN)
    for key, said in SAID[game]:
        desktop.evaluate("window.heard = []")
        desktop.keyboard.press(key)
        desktop.wait_for_function("said => window.heard.join().includes(said)", arg=said)


def test_what_a_key_opens_is_named_and_has_the_focus(desktop: Page) -> None:
    hands.open_table(desktop, "carpe_diem", "Ada", "citizen")
    hands.choose_the_first(desktop)
    assert hands.await_turn(desktop)
    for key, name in (
        ("l", "What happened, newest first"),
        ("w", "What the others did since your last turn"),
    ):
        desktop.keyboard.press(key)
        expect(desktop.get_by_role("group", name=name, exact=True)).to_be_focused()
        desktop.keyboard.press("Escape")
        expect(desktop.locator("main")).to_be_focused()
    desktop.keyboard.press("?")
    dialog = desktop.get_by_role("dialog", name="Keyboard", exact=True)
    expect(dialog.get_by_role("heading", name="Keyboard")).to_be_focused()
    desktop.keyboard.press("Escape")
    desktop.get_by_role("button", name="Show the district of Bot 2 large").click()
    dialog = desktop.get_by_role("dialog", name="The district of Bot 2", exact=True)
    expect(dialog.get_by_role("heading").first).to_be_focused()


def test_the_end_is_spoken_in_the_panel_that_shows_it(desktop: Page) -> None:
    hands.open_table(desktop, "imperator", "You", stage=hands.in_the_last_round)
    desktop.evaluate(hands.LISTEN)
    hands.play_by_keyboard(desktop)
    dialog = desktop.get_by_role("dialog", name="The game is over", exact=True)
    expect(dialog.locator("[aria-live=polite]")).to_have_count(1)
    desktop.wait_for_function("() => /Rome has fallen|The game is over/.test(window.heard.at(-1))")
    desktop.evaluate("window.heard = []")
    desktop.keyboard.press("Escape")
    expect(desktop.locator("main")).to_be_focused()
    desktop.keyboard.press("Enter")
    desktop.wait_for_function("() => window.heard.some(Boolean)")
    [said] = desktop.evaluate("window.heard.filter(Boolean)")
    assert re.search("Rome has fallen|The game is over", said)


def test_the_last_turn_is_spoken_with_the_end_though_others_act_at_once(desktop: Page) -> None:
    hands.open_table(desktop, "all_roads", "Ada", "citizen", stage=hands.in_the_last_round)
    desktop.evaluate(hands.LISTEN)
    hands.play_by_keyboard(desktop)
    desktop.wait_for_function("() => window.heard.join().includes('The game is over.')")
    heard = desktop.evaluate("window.heard.join('\\n')")
    assert heard.count("The game is over.") == 1
    assert heard.count("You laid") == 2


def test_a_dialog_takes_what_was_spoken_away(desktop: Page) -> None:
    hands.open_table(desktop, "carpe_diem", "Ada", "citizen")
    assert hands.await_turn(desktop)
    desktop.keyboard.press("Enter")
    spoken = desktop.locator("[aria-live=polite] p")
    expect(spoken.filter(has_text="Choose first")).to_have_count(1)
    desktop.keyboard.press("?")
    expect(desktop.get_by_role("heading", name="Keyboard")).to_be_focused()
    assert spoken.count() == 0
