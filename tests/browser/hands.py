"""What a person does at a table: choose what is lit, confirm it, until the game is over."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page
from websockets.sync.client import connect

from tests.server.clients import Chair, Json

Stage: TypeAlias = Callable[[Json], bool]
"""Whether a game has come far enough, by what its view shows."""

Look: TypeAlias = Callable[[], None]
"""Looks at a page in the middle of a game, and fails where something is wrong."""

ROOT = Path(__file__).parent.parent.parent
AXE = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
LONGEST_GAME = 1_000
"""Decisions; far more than one person has in any game."""

MANY_GAMES = 5
"""Enough to meet everything that a game can ask."""

FILLING = {"build", "conquer", "raise"}
"""The verbs of actions that put something on the table where others would not."""

LAST_PERIOD = 3
"""Of Imperator."""

LEVELS = ("novice", "citizen", "senator", "emperor")

DROP = """(text) => {
    const dropped = new DataTransfer()
    dropped.items.add(new File([text], "match.txt", { type: "text/plain" }))
    window.dispatchEvent(new DragEvent("drop", { dataTransfer: dropped, cancelable: true }))
}"""
"""Drops a record on the page."""

LISTEN = """() => {
    window.heard = []
    const listen = (changes) => {
        for (const change of changes)
            if (change.target.ariaLive === "polite")
                for (const line of change.addedNodes) window.heard.push(line.textContent)
    }
    new MutationObserver(listen).observe(document.body, { childList: true, subtree: true })
}"""
"""Keeps what a screen reader is told."""


def open_match(page: Page) -> None:
    """From the first screen to a new table of Imperator, with one click."""
    page.goto("/")
    page.locator("[aria-labelledby=game-imperator] .play").click()
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


def finish(page: Page) -> None:
    """Plays on where nobody looks until the game is over, then opens the panel at its end."""
    match = page.url.rpartition("/")[2]
    page.goto("about:blank")
    _play_unseen(page, match, Random(0), lambda view: False)
    _look_at(page, match)
    primary(page).click()
    page.locator(OVER).wait_for()


def walk(page: Page, rng: Random, *, until: Stage = lambda view: False) -> Iterator[Json]:
    """Plays the game at this table to its end, beside the page, and stops at each decision.

    The page shows each decision, whose view is returned, and then the panel at the end, unless the
    game has come so far before. What puts something on the table is preferred: it shall become
    crowded.
    """
    match = page.url.rpartition("/")[2]
    with chair_of(page, match) as chair:
        update = chair.hear()
        while update["ending"] is None:
            if update["choices"]:
                page.locator(f"[data-revision='{update['revision']}']").wait_for()
                assert await_turn(page)
                if until(update["view"]):
                    return
                yield update["view"]
                choices = update["choices"]
                filling = [one for one in choices if one["action"]["verb"] in FILLING] or choices
                chair.do(rng.choice(filling)["do"])
            while chair.update["revision"] == update["revision"]:
                chair.hear()
            update = chair.update
    page.locator(OVER).wait_for()


def begin(
    host: Page,
    guest: Page,
    *others: Page,
    game: str = "all_roads",
    clock: Any = None,
    names: Sequence[str] = ("Gaius", "Livia"),
) -> str:
    """A match of these people, each at their own browser, opened without looking at lobbies.

    `names` are those of who comes to the table of Ada.
    """
    pages = (host, guest, *others)
    match = open_unseen(*pages, game=game, clock=clock, names=names)
    for page in pages:
        page.goto(f"/table/{match}")
    for page in pages:
        await_board(page)
    return match


def open_unseen(
    host: Page,
    *guests: Page,
    game: str = "all_roads",
    clock: Any = None,
    names: Sequence[str] = ("Gaius", "Livia"),
) -> str:
    """A match of these people to which nobody has come yet."""
    pages = (host, *guests)
    for page in pages:
        page.request.get("/api/home")  # brings the cookie
    sitters = [{"name": "Ada"}, *[{"name": ""}] * (len(pages) - 1)]
    new = {
        "setup": {"game": game, "seats": len(pages)},
        "sitters": sitters,
        "open": list(range(1, len(pages))),
        "clock": clock,
    }
    match = host.request.post("/api/matches", data=new).json()["match"]
    code = host.request.get(f"/api/tables/{match}").json()["code"]
    for at, page in enumerate(pages[1:], start=1):
        seat = {"seat": at, "name": names[at - 1]}
        assert page.request.post(f"/api/lobbies/{code}/seat", data=seat).ok
    assert host.request.post(f"/api/lobbies/{code}/start", data={}).ok
    return str(match)


def steps_of_lesson(page: Page, game: str) -> Iterator[int]:
    """Opens the lesson of a game, does what it says beside the page, and stops at each step."""
    opened = page.request.post(f"/api/games/{game}/lesson", data={}, max_retries=2)
    assert opened.ok, opened.text()
    match = str(opened.json()["match"])
    _look_at(page, match)
    with chair_of(page, match) as chair:
        chair.hear()
        steps = chair.update["lesson"]["steps"]
        while chair.update["lesson"]["step"] < steps:
            chair.hear_update(lambda now: bool(now["lesson"]["accepts"]))  # the others have played
            page.locator(f"[data-revision='{chair.update['revision']}']:has(#board)").wait_for()
            yield chair.update["lesson"]["step"]
            chair.do(chair.update["lesson"]["accepts"][0])


def look_back(page: Page, record: Path) -> None:
    """From the first screen to the match of a file that is dropped there."""
    page.goto("/")
    page.locator("footer").wait_for()
    page.evaluate(DROP, record.read_text("utf-8"))
    page.locator(".transport").wait_for()


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
    setup = {"game": game, "seats": len(sitters), "variant": variant}
    named = [
        {"name": f"Bot {n}", "bot": name} if name in LEVELS else {"name": name}
        for n, name in enumerate(sitters, start=1)
    ]
    # A connection that was idle may be closed just now; a browser would ask again by itself.
    new = {"setup": setup, "sitters": named}
    answer = page.request.post("/api/matches", data=new, max_retries=2)
    assert answer.ok, answer.text()
    return str(answer.json()["match"])


def _look_at(page: Page, match: str) -> None:
    page.goto(f"/table/{match}")
    await_board(page)


def _play_unseen(page: Page, match: str, rng: Random, stage: Stage) -> Json | None:
    """Plays any choices at a table that no page shows until it has come so far.

    Returns its view, or None if the game has ended before.
    """
    with chair_of(page, match) as chair:
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


@contextmanager
def chair_of(page: Page, match: str) -> Iterator[Chair]:
    """A connection to a table beside the page, for the same person."""
    cookie = next(one for one in page.context.cookies() if one["name"].startswith("quadriga-"))
    netloc = urlsplit(page.request.get("/api/health").url).netloc
    headers = {"Cookie": f"{cookie['name']}={cookie['value']}"}
    address = f"ws://{netloc}/api/matches/{match}/socket"
    # Who stops listening in the middle of a game would wait for the end of a full line.
    with connect(address, additional_headers=headers, max_queue=None, open_timeout=None) as socket:
        yield Chair(socket)


def asked(page: Page) -> set[str]:
    """What the first seat has been asked for since the game began."""
    match = page.url.rpartition("/")[2]
    frames = page.request.get(f"/api/matches/{match}/replay").json()["frames"]
    return {
        before["view"]["moment"]["is"]
        for before, after in pairwise(frames)
        if after["line"]["seat"] == 0
    }


def in_the_last_round(view: Json) -> bool:
    """Whether the last round of a game is played, or its last turn where it has no rounds."""
    match view:
        case {"phase": phase, "phases": phases, "round": now, "rounds": rounds}:
            return bool((phase, now) == (phases, rounds))
        case {"round": now, "rounds": rounds}:
            return bool(now == rounds)
        case {"period": period, "turn": now, "turns": turns}:
            return bool((period, now) == (LAST_PERIOD, turns))
    return bool(view["turn"] == view["turns"])


def await_board(page: Page) -> None:
    """Waits until the board, or the cover over it, is drawn."""
    page.locator("#board, #cover-title").first.wait_for()


# Looking by role makes a role for each of some thousand elements, so what is done at each decision
# is found by selectors of the browser itself.
OVER = "dialog[open]:has(a[href^='/replay/'])"
"""The panel at the end of a game, and no other dialog, such as the one that opens a table."""

READY = ".table:has(#board) .prompt[aria-busy=false]:has([aria-controls=all-choices])"
"""The prompt where somebody may act: the board is drawn, nothing is under way."""


def await_turn(page: Page) -> bool:
    """Waits until somebody at this screen is to act; False once the game is over."""
    page.locator(f"{READY}, {OVER}").first.wait_for()
    return page.locator(OVER).count() == 0


def table(page: Page) -> Locator:
    """The table, once it has been told where it stands."""
    return page.locator("[data-revision]")


def revision(page: Page) -> int:
    """The revision that the page shows."""
    return int(table(page).get_attribute("data-revision") or "-1")


def lit(page: Page) -> Locator:
    """Everything on the board that can be chosen now and is in sight."""
    return page.locator("main [aria-pressed]").filter(visible=True)


def unchosen(page: Page) -> Locator:
    """Everything lit that is not chosen yet."""
    return page.locator("main [aria-pressed=false]").filter(visible=True)


def primary(page: Page) -> Locator:
    """The one button that plays what is chosen."""
    return page.locator(".prompt .primary")


def await_change(page: Page, seen: int) -> None:
    """Waits until the table has moved on and is drawn."""
    page.locator(f"[data-revision]:not([data-revision='{seen}'])").wait_for(state="attached")


def take_turn(page: Page, rng: Random, *, touch: bool = False, look: Look = lambda: None) -> None:
    """Chooses one lit thing and confirms it; `look` is called when it is chosen."""
    seen = revision(page)
    if is_open(page):  # a lone choice is chosen already
        things = unchosen(page)
        press(things.nth(rng.randrange(things.count())), touch=touch)
        if is_open(page):  # a conquest card waits for its region
            press(regions(page).first, touch=touch)
    look()
    confirm(page, touch=touch)
    await_change(page, seen)


def play(page: Page, rng: Random, *, touch: bool = False, look: Look = lambda: None) -> int:
    """Plays what is lit until the end is shown; the number of decisions.

    `look` is called before and after each choice, and at the end.
    """
    for decisions in range(LONGEST_GAME):
        going_on = await_turn(page)
        look()
        if not going_on:
            return decisions
        take_turn(page, rng, touch=touch, look=look)
    raise AssertionError("the game does not end")


def choose_the_first(page: Page, look: Look = lambda: None) -> None:
    """One decision by keyboard: the first of the list; `look` is called when it is chosen."""
    seen = revision(page)
    page.keyboard.press("1")
    look()
    page.keyboard.press("Enter")
    await_change(page, seen)


def play_by_keyboard(
    page: Page, decisions: int = LONGEST_GAME, *, look: Look = lambda: None
) -> None:
    """Takes the first choice so many times, or until the end is shown.

    `look` is called before and after each choice, and at the end.
    """
    for _ in range(decisions):
        going_on = await_turn(page)
        look()
        if not going_on:
            return
        choose_the_first(page, look)
    assert decisions < LONGEST_GAME, "the game does not end"


def is_open(page: Page) -> bool:
    """Whether nothing is chosen that could be played."""
    return primary(page).get_attribute("aria-disabled") == "true"


def confirm(page: Page, *, touch: bool = False) -> None:
    """Plays what is chosen."""
    press(page.locator(".prompt .primary[aria-disabled=false]"), touch=touch)


def press(thing: Locator, *, touch: bool) -> None:
    """With a finger or with the mouse."""
    if touch:
        thing.tap()
    else:
        thing.click()


def regions(page: Page) -> Locator:
    """The regions on the map of Imperator that can be conquered now."""
    return page.locator("main .map button[aria-pressed]")


def suggestions(page: Page) -> Locator:
    """Asks for a hint; its lines, the best first."""
    page.keyboard.press("h")
    found = page.locator(".hints li button")
    found.first.wait_for()
    return found


def follow_hint(page: Page) -> None:
    """Asks what is best, and does it."""
    seen = revision(page)
    best = suggestions(page).first
    if best.get_attribute("aria-pressed") == "false":
        best.click()
    primary(page).click()
    await_change(page, seen)


def violations(page: Page, *rules: str) -> list[str]:
    """What axe-core finds wrong with the page once everything on it has come to rest.

    By `rules` alone, if any are given.
    """
    page.locator(".overlay").wait_for(state="detached")  # what flies fades as well
    page.evaluate("Promise.allSettled(document.getAnimations().map((one) => one.finished))")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    only = {"runOnly": rules} if rules else {}
    # Reading all style sheets again is for a rule that is not asked for: how a screen is turned.
    options = {"resultTypes": ["violations"], "preload": {"assets": ["media"]}, **only}
    found: dict[str, Any] = page.evaluate("(options) => axe.run(document, options)", options)
    return [
        f"{problem['id']}: {node['html']}"
        for problem in found["violations"]
        for node in problem["nodes"]
    ]


def violations_by_day_and_night(page: Page) -> list[str]:
    """What axe-core finds wrong with the page in light, and with its colours in the dark."""
    found = violations(page)
    page.emulate_media(color_scheme="dark")
    found += [f"in the dark {one}" for one in violations(page, "color-contrast")]
    page.emulate_media(color_scheme="light")
    return found


VIOLATIONS = {"desktop": violations_by_day_and_night, "phone": violations}
"""What to look for on which screen: the colours of the dark are the same on a phone."""


def accessible_at_each(
    page: Page, screen: str, moment: str, prepare: Look = lambda: None
) -> tuple[Look, set[str]]:
    """A look for violations at each kind of moment that is met for the first time, and the kinds
    met so far: `moment` is an expression of the page that names them, `prepare` comes first.
    """
    met = set[str]()

    def look_at_the_new() -> None:
        now = str(page.evaluate(moment))
        if now not in met:
            met.add(now)
            prepare()
            assert VIOLATIONS[screen](page) == []

    return look_at_the_new, met
