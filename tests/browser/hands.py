"""What a person does at a table: choose what is lit, confirm it, until the game is over."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, expect
from websockets.sync.client import connect

from tests.web.places import Chair, Json

Stage: TypeAlias = Callable[[Json], bool]
"""Whether a game has come far enough, by what its view shows."""

ROOT = Path(__file__).parent.parent.parent
AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
LONGEST_GAME = 1_000
"""Decisions; far more than one person has in any game."""

MANY_GAMES = 5
"""Enough to meet everything that a game can ask."""

BOTS = ("greedy", "random")


def open_match(page: Page) -> None:
    """From the first screen to a new table of Imperator, with one click."""
    page.goto("/")
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Imperator"))
    card.get_by_role("button", name="Play now").click()
    await_board(page)


def open_table(
    page: Page,
    game: str,
    *sitters: str,
    variant: str = "standard",
    stage: Stage | None = None,
) -> None:
    """A table for these people and bots, who share this screen: a new one, or at some stage."""
    match = _open(page, game, sitters, variant)
    if stage is not None:
        reached = _play_unseen(page, match, Random(0), stage)
        assert reached is not None, "the game has ended before it came so far"
    _look_at(page, match)


def skip(page: Page, stage: Stage) -> None:
    """Plays on where nobody looks until the table has come so far, then looks at it again."""
    match = page.url.rpartition("/")[2]
    page.goto("about:blank")
    reached = _play_unseen(page, match, Random(0), stage)
    assert reached is not None, "the game has ended before it came so far"
    _look_at(page, match)


def visit(page: Page, game: str, *sitters: str, moments: Iterable[str]) -> Iterator[str]:
    """Looks at a table each time that it asks for something new, until all moments were seen.

    Where a game ends before that, the next one is begun.
    """
    missing, rng = {*moments}, Random(0)
    for _ in range(MANY_GAMES):
        match = _open(page, game, sitters, "standard")
        while view := _play_unseen(page, match, rng, lambda view: view["moment"]["is"] in missing):
            _look_at(page, match)
            assert await_turn(page)
            yield view["moment"]["is"]
            missing.remove(view["moment"]["is"])
            if not missing:
                return
            page.goto("about:blank")  # what is played unseen is not drawn
    raise AssertionError(f"no game came to {missing}")


def _open(page: Page, game: str, sitters: Sequence[str], variant: str) -> str:
    """The name of a new match."""
    page.goto("/")
    setup = {"game": game, "seats": len(sitters), "variant": variant}
    named = [
        {"name": f"Bot {n}", "bot": name} if name in BOTS else {"name": name}
        for n, name in enumerate(sitters, start=1)
    ]
    answer = page.request.post("/api/matches", data={"setup": setup, "sitters": named})
    assert answer.ok, answer.text()
    return str(answer.json()["match"])


def _look_at(page: Page, match: str) -> None:
    page.goto(f"/table/{match}")
    await_board(page)


def _play_unseen(page: Page, match: str, rng: Random, stage: Stage) -> Json | None:
    """Plays any choices at a table that no page shows until it has come so far.

    Returns its view, or None if the game has ended before.
    """
    cookie = next(one for one in page.context.cookies() if one["name"] == "quadriga")
    netloc = urlsplit(page.request.get("/api/health").url).netloc
    with connect(
        f"ws://{netloc}/api/matches/{match}/socket",
        additional_headers={"Cookie": f"quadriga={cookie['value']}"},
    ) as socket:
        chair = Chair(socket)
        update = chair.hear()
        while update["ending"] is None:
            if update["choices"]:
                if stage(update["view"]):
                    return dict(update["view"])
                chair.do(rng.choice(update["choices"])["do"])
            while chair.update["revision"] == update["revision"]:
                chair.hear()
            update = chair.update
    return None


def near_the_last_invasion(view: Json) -> bool:
    """Whether the last period of Imperator comes to its end."""
    return bool(view["period"] == 3 and view["turn"] == view["turns"])


def await_board(page: Page) -> None:
    """Waits until the board, or the cover over it, is drawn."""
    page.locator("#board, #cover-title").first.wait_for()


def await_turn(page: Page) -> bool:
    """Waits until somebody at this screen is to act; False once the game is over."""
    await_board(page)
    mine = page.locator(".prompt [aria-controls=all-choices]")
    over = page.get_by_role("dialog")
    mine.or_(over).first.wait_for()
    return over.count() == 0


def table(page: Page) -> Locator:
    """The table, once it has been told where it stands."""
    return page.locator("[data-revision]")


def revision(page: Page) -> int:
    """The revision that the page shows."""
    return int(table(page).get_attribute("data-revision") or "-1")


def lit(page: Page) -> Locator:
    """Everything on the board that can be chosen now and is in sight."""
    return page.get_by_role("main").locator("[aria-pressed]:visible")


def primary(page: Page) -> Locator:
    """The one button that plays what is chosen."""
    return page.locator(".prompt .primary")


def over(page: Page) -> bool:
    """Whether the game has ended."""
    return page.get_by_role("dialog").count() > 0 or not lit(page).count()


def await_change(page: Page, seen: int) -> None:
    """Waits until the table has moved on and is drawn."""
    page.locator(f"[data-revision]:not([data-revision='{seen}'])").wait_for(state="attached")


def take_turn(page: Page, rng: Random, *, touch: bool = False) -> None:
    """Chooses one lit thing, sees that it is chosen, and confirms."""
    seen = revision(page)
    things = lit(page).and_(page.locator("[aria-pressed=false]"))
    if things.count():  # a lone choice is chosen already
        choose(page, things.nth(rng.randrange(things.count())), touch=touch)
    confirm(page, touch=touch)
    await_change(page, seen)


def choose_the_first(page: Page) -> None:
    """One decision by keyboard: the first of the list."""
    seen = revision(page)
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    await_change(page, seen)


def play_by_keyboard(page: Page, decisions: int = LONGEST_GAME) -> None:
    """Takes the first choice so many times, or until the end is shown."""
    for _ in range(decisions):
        if not await_turn(page):
            return
        choose_the_first(page)
    assert decisions < LONGEST_GAME, "the game does not end"


def confirm(page: Page, *, touch: bool = False) -> None:
    """Plays what is chosen."""
    ready = primary(page).and_(page.locator("[aria-disabled=false]"))
    ready.wait_for()
    press(ready, touch=touch)


def press(thing: Locator, *, touch: bool) -> None:
    """With a finger or with the mouse."""
    if touch:
        thing.tap()
    else:
        thing.click()


def choose(page: Page, thing: Locator, *, touch: bool) -> None:
    """Chooses a lit thing, and a region for a conquest card."""
    needs_region = is_conquest_card(thing)
    thing.scroll_into_view_if_needed()
    press(thing, touch=touch)
    if needs_region:
        regions(page).first.click()


def is_conquest_card(thing: Locator) -> bool:
    """Whether this is a conquest card, which waits for its region once it is chosen."""
    return (thing.text_content() or "").strip().startswith("Conquest:")


def regions(page: Page) -> Locator:
    """The regions on the map that can be conquered now."""
    return page.get_by_role("main").get_by_role("button", name=re.compile("^Conquer "))


def follow_hint(page: Page) -> None:
    """Asks what the computer would do, and does it."""
    seen = revision(page)
    page.keyboard.press("h")
    hinted = page.get_by_role("main").get_by_role("button", name=re.compile("This is the hint"))
    hinted.first.wait_for()
    if hinted.first.get_attribute("aria-pressed") == "false":
        hinted.first.click()
    primary(page).click()
    await_change(page, seen)


def play_to_the_end(page: Page, rng: Random, *, touch: bool = False) -> int:
    """Plays until the end is shown; the number of decisions."""
    for decisions in range(LONGEST_GAME):
        if over(page):
            expect(page.get_by_role("dialog")).to_be_visible()
            return decisions
        take_turn(page, rng, touch=touch)
    raise AssertionError("the game does not end")


def violations(page: Page) -> list[str]:
    """What axe-core finds wrong with the page once everything on it has come to rest."""
    page.evaluate("Promise.allSettled(document.getAnimations().map((one) => one.finished))")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{problem['id']}: {node['html']}"
        for problem in found["violations"]
        for node in problem["nodes"]
    ]
