"""How far things are moved on a page that nobody touches: the cumulative layout shift (CLS)."""

from collections.abc import Sequence

from playwright.sync_api import Page

from quadriga.cli import DEFAULT_PACE
from tests.browser import hands

WATCH = """() => {
    window.shifts = []
    new PerformanceObserver((list) => {
        const { revision } = document.querySelector('[data-revision]').dataset
        for (const { value, hadRecentInput, sources } of list.getEntries())
            if (!hadRecentInput)
                window.shifts.push([Number(revision), value, sources.map(({ node }) =>
                    node?.className?.baseVal ?? node?.className ?? node?.textContent)])
    }).observe({ type: 'layout-shift' })
}"""
"""Keeps each shift that nobody asked for: the revision that is shown, how much, and of what."""

DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

Shift = tuple[int, float, list[str]]


def watch_to_the_end(page: Page) -> list[Shift]:
    """All shifts at this table until its game is over and the panel at the end is drawn."""
    page.evaluate("document.fonts.ready")
    page.evaluate(WATCH)
    page.locator(hands.OVER).wait_for()
    page.evaluate(DRAWN)
    shifts: list[Shift] = page.evaluate("window.shifts")
    return shifts


def cumulative(shifts: Sequence[Shift]) -> float:
    """The shift of the worst window of a game, if a revision came each `DEFAULT_PACE` seconds.

    A window ends after a second without a shift, and after five seconds.
    """
    worst = total = 0.0
    began = last = float("-inf")
    for revision, value, _ in shifts:
        now = revision * DEFAULT_PACE
        if now - last > 1 or now - began > 5:
            began, total = now, 0.0
        last, total = now, total + value
        worst = max(worst, total)
    return worst
