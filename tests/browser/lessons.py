"""A person who plays a lesson in a real browser: does what is lit, tries what is wrong, to the end.

They use a mouse, a finger or the keys alone, at any size of window and in any language.
"""

import re
from dataclasses import dataclass, field
from random import Random
from typing import Final

from playwright.sync_api import Locator, Page

from quadriga.language import Message
from quadriga.language.translator import Translator
from quadriga.table import Lesson, lesson_of
from tests.browser import hands

LIT: Final = {
    "imperator": ".board button.lit",
    "all_roads": ".board button.lit, .board .cell[aria-pressed]:not(.dim)",
    "minerva": ".board button.lit",
    "carpe_diem": ".board button.lit, .board .place[aria-pressed]:not(.dim)",
}
"""By game, what a step lights."""

STEP: Final = ".lesson:has(.btn.plain) .count"
"""How far a lesson is, in a step of it; in the free part there is none."""

MAX_KEYS: Final = 400
"""How often somebody moves the focus before they give up."""

MAX_LINES: Final = 40
"""Lines of the list from which somebody chooses who may play as they like."""

REST_MS: Final = 300
"""Milliseconds without news after which nothing follows by itself."""

MAX_PRESSES: Final = 6
"""What a step takes at most."""

_UNSEEN: Final = """(selectors) => selectors.flatMap((selector) => {
    const all = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
    if (all.length === 0) return [`${selector}: nothing`]
    return all.flatMap((one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const hit = document.elementFromPoint(x, y)
        const seen = hit !== null && (one.contains(hit) || hit.contains(one))
        const inside = top >= -1 && top + height <= innerHeight + 1
        if (seen && (inside || one.closest('.pane'))) return []
        return [`${selector}: out of sight or covered`]
    })
})"""
"""Which of these are not in sight, by selector."""

_NAMES: Final = "(all) => all.map((one) => one.ariaLabel ?? one.textContent)"

_KEY_TO: Final = """(thing) => {
    const now = document.activeElement
    if (now === thing) return null
    const [here, there] = [now.getBoundingClientRect(), thing.getBoundingClientRect()]
    if (now.closest('#all-choices') && thing.closest('#all-choices'))
        return there.top > here.top ? 'ArrowDown' : 'ArrowUp'
    const kind = (one) => one.dataset.cell !== undefined
    if (thing.tabIndex >= 0 || !kind(now) || !kind(thing)) return 'Tab'
    const [right, down] = [there.left - here.left, there.top - here.top]
    const across = Math.abs(right) > Math.abs(down) * 0.6
    if (across !== (window.blocked === now)) {
        window.blocked = now
        return right > 0 ? 'ArrowRight' : 'ArrowLeft'
    }
    window.blocked = now
    return down > 0 ? 'ArrowDown' : 'ArrowUp'
}"""
"""The key that brings the focus nearer to a thing, null once it is there.

In a grid of cells, which has one stop, it is an arrow.
"""


@dataclass
class Learner:
    """Somebody at a lesson of one game.

    way      "mouse", "touch" or "keys"
    look     called whenever something new is to be seen
    presses  how often they have pressed something, keys that only move the focus apart
    """

    page: Page
    game: str
    way: str
    language: str = "en"
    look: hands.Look = lambda: None
    presses: int = 0
    words: list[int] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    @property
    def lesson(self) -> Lesson:
        """The lesson as the game has it."""
        lesson = lesson_of(self.game)
        assert lesson is not None
        return lesson

    # ---- what is seen ----------------------------------------------------------------------------

    def step(self, beyond: int = 0) -> int:
        """The number of the step that is shown, once it is a later one; 0 in the free part."""
        self.page.wait_for_function(
            """([step, beyond]) => {
                const shown = document.querySelector(step)?.textContent.match(/\\d+/)
                if (!shown) return document.querySelector('.lesson .count') !== null
                const asked = document.querySelector('.table:has(#board):has(.prompt .list)')
                return +shown[0] > beyond && asked && document.querySelector('.lesson b')
            }""",
            arg=[STEP, beyond],
        )
        shown = self.page.locator(STEP)
        found = re.search(r"\d+", shown.inner_text()) if shown.count() else None
        return int(found[0]) if found else 0

    def lit(self) -> Locator:
        """What the step lights and is not chosen yet."""
        every = self.page.locator(LIT[self.game]).filter(visible=True)
        return every.and_(self.page.locator("[aria-pressed=false]"))

    def await_lit(self) -> None:
        """Wait until something is lit, or can be confirmed."""
        ready = ".prompt .primary[aria-disabled=false]"
        self.page.locator(f"{LIT[self.game]}, {ready}").filter(visible=True).first.wait_for()

    def look_at_step(self, step: int) -> None:
        """Whether what is lit, the prompt and the card are in sight; and how much is said."""
        self.await_lit()
        unseen = self.page.evaluate(_UNSEEN, [".lesson .words", ".prompt .say", LIT[self.game]])
        self.faults += [f"step {step}: {one}" for one in unseen]
        self.words.append(len(self.page.locator(".lesson .words").inner_text().split()))
        self.look()

    # ---- what is done ----------------------------------------------------------------------------

    def press(self, thing: Locator) -> None:
        """Press something in their way."""
        self.presses += 1
        match self.way:
            case "mouse":
                thing.click()
            case "touch":
                thing.tap()
            case _:
                self.reach(thing)
                self.page.keyboard.press("Enter")

    def reach(self, thing: Locator) -> None:
        """Move the focus to something: by Tab, and by arrows within a group that has one stop."""
        element = thing.element_handle()
        for _ in range(MAX_KEYS):
            key = self.page.evaluate(_KEY_TO, element)
            if key is None:
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"the keys do not reach {thing}")

    def begin(self) -> None:
        """From the first screen into the lesson."""
        self.page.goto("/")
        teach = self.page.locator(f"[aria-labelledby=game-{self.game}] .teach")
        teach.wait_for()
        self.press(teach)

    def rest(self) -> None:
        """Wait until nothing is on its way: two steps that are done as one follow each other."""
        seen = -1
        while seen != (seen := hands.revision(self.page)):
            self.page.wait_for_timeout(REST_MS)

    def do(self, step: int) -> None:
        """Press what is lit, one after the other, until the step is done."""
        alternatives = set[str]()
        for _ in range(MAX_PRESSES):
            self.await_lit()
            names = self.lit().evaluate_all(_NAMES)
            fresh = [at for at, name in enumerate(names) if name not in alternatives]
            is_proposed = not alternatives and not hands.is_open(self.page)
            if fresh and not is_proposed:
                alternatives |= {*names}
                self.press(self.lit().nth(fresh[0]))
                continue
            self.confirm()
            self.rest()
            return
        raise AssertionError(f"step {step} does not end")

    def confirm(self) -> None:
        """Play what is chosen."""
        self.press(self.page.locator(".prompt .primary[aria-disabled=false]"))

    def try_wrong(self, number: int, which: int) -> None:
        """Try something else than the step accepts, and read the answer.

        Of the answers that the step has for wrong tries it is the one with the number `which`.
        """
        step = self.lesson.steps[number - 1]
        with hands.chair_of(self.page, self.page.url.rpartition("/")[2]) as chair:
            lines = [choice["do"] for choice in chair.hear()["choices"]]
        answers: dict[str, int] = {}
        for at, line in enumerate(lines):
            answer = step.answer(line)
            if answer is not None:
                answers.setdefault(answer.id, at)
        said, at = [*answers.items()][which % len(answers)]
        self.press(self.page.locator(".prompt [aria-controls=all-choices]"))
        unseen = self.page.evaluate(_UNSEEN, ["#all-choices h2"])
        self.faults += [f"step {number}: {one}" for one in unseen]
        self.press(self.page.locator("#all-choices button").nth(at))
        self.confirm()
        listed = self.page.locator(".prompt [aria-controls=all-choices][aria-expanded=true]")
        if listed.count():  # on a phone it has closed by itself
            self.press(listed)
        alert = self.page.locator(".lesson [role=alert]")
        alert.wait_for()
        expected = Translator(self.language, self.game).text(Message(said))
        if alert.inner_text().split() != expected.split():
            self.faults.append(f"step {number}: {alert.inner_text()!r} is not {expected!r}")

    def play_step(self, beyond: int, which: int | None = None) -> int:
        """Do the next step after number `beyond`, with a wrong try before it; its number."""
        step = self.step(beyond)
        if step:
            self.look_at_step(step)
            if which is not None:
                self.try_wrong(step, which)
            self.do(step)
        return step

    def finish(self, rng: Random) -> int:
        """Play the free part to the end of the game, with any choices; how many they made."""
        decisions = 0
        while hands.await_turn(self.page):
            seen = hands.revision(self.page)
            if hands.is_open(self.page):
                self.press(self.page.locator(".prompt [aria-controls=all-choices]"))
                every = self.page.locator("#all-choices button")
                self.press(every.nth(rng.randrange(min(every.count(), MAX_LINES))))
            self.confirm()
            hands.await_change(self.page, seen)
            decisions += 1
        return decisions


def play_unseen(page: Page, until: int) -> None:
    """Do what the lesson says, up to the step with this number, beside the page."""
    with hands.chair_of(page, page.url.rpartition("/")[2]) as chair:
        chair.hear()
        while chair.update["lesson"]["step"] < until:
            chair.hear_update(lambda now: bool(now["lesson"]["accepts"]))  # the others have played
            chair.do(chair.update["lesson"]["accepts"][0])
