"""The page in a real browser: from a click to the new board, frames while things move, and shifts.

`python -m bench.page` prints its part of the report, `make bench ARGS="--only page --write"` keeps
it. Times are wall time: they mean something on two quiet cores, one for the browser and one for
the server.
"""

import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from bench.server import running
from quadriga.cli import DEFAULT_PACE
from tests.browser import hands, shifts
from tools import browser as chromium

SEATS: Final = {"imperator": 1, "all_roads": 4, "minerva": 4, "carpe_diem": 4}
TITLES: Final = {
    "imperator": "Imperator",
    "all_roads": "All Roads",
    "minerva": "Minerva",
    "carpe_diem": "Carpe Diem",
}
DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
FLAGS: Final = ["--no-sandbox", "--disable-gpu"]

CLICKS: Final = 60
"""Decisions in each game, in as many matches as they take."""

FLIGHTS: Final = 24
"""Moves of bots in each game whose frames are looked at."""

FLIGHT_PACE: Final = 2
"""Seconds between moves of bots where frames are looked at: each has landed before the next."""

PART_SECONDS: Final = 240
"""After so long no further click or flight is waited for."""

PATIENCE_MS: Final = 300_000
"""A page that does not come on for so long is broken."""

SLOWED: Final = 4
FRAME_MS: Final = 17.5
"""A sixtieth of a second, and what the clock of a browser may be off by."""

WATCH_PACE: Final = 0.1
"""Seconds between moves of bots where shifts are looked for, counted as at the usual pace."""

FLYING_OR_OVER: Final = f"() => document.querySelector(`.overlay .flier, {hands.OVER}`)"

TIME_CLICKS: Final = """() => {
    window.times = []
    let clicked = null
    addEventListener('click', (event) => {
        if (event.target.closest('.prompt .primary')) clicked = event.timeStamp
    }, { capture: true })
    const painted = () => {
        if (clicked === null) return
        const began = clicked
        clicked = null
        // A message is taken after the frame that shows what has changed.
        requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => window.times.push(performance.now() - began)
            port2.postMessage(null)
        })
    }
    new MutationObserver(painted).observe(document.querySelector('[data-revision]'), {
        attributeFilter: ['data-revision'],
    })
}"""
"""Keeps the milliseconds from each click that plays something to the frame with the new board."""

FRAMES: Final = """() => new Promise((done) => {
    const lengths = []
    let last = null
    const frame = (now) => {
        if (last !== null) lengths.push(now - last)
        last = now
        if (document.querySelector('.overlay .flier')) requestAnimationFrame(frame)
        else done(lengths)
    }
    requestAnimationFrame(() => requestAnimationFrame(frame))
})"""
"""The lengths of all frames in milliseconds until nothing flies any more."""


class Figures(NamedTuple):
    """Of one game: milliseconds of clicks and of frames, and the worst shift on two screens."""

    clicks: Sequence[float]
    frames: Sequence[float]
    shift: float
    shift_on_phone: float


def measure() -> dict[str, Figures]:
    """Plays and watches all games in Chromium, against real servers on loopback."""
    path = chromium.find()
    if path is None:
        sys.exit("Install Chromium (Debian: chromium-headless-shell) to measure the page.")
    found = {}
    with sync_playwright() as playwright:
        running_browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for game, seats in SEATS.items():
            print(f"  {TITLES[game]}…", file=sys.stderr)
            found[game] = Figures(
                _clicks(running_browser, game, seats),
                _frames(running_browser, game, seats),
                _shift(running_browser, game, seats, DESKTOP),
                _shift(running_browser, game, seats, PHONE),
            )
        running_browser.close()
    return found


@contextmanager
def _browsing(browser: Browser, pace: float, screen: dict[str, Any]) -> Iterator[Page]:
    """A page on a server whose bots move at this pace."""
    with running("--seed", "bench", "--pace", str(pace)) as (address, _, _):
        context = browser.new_context(base_url=address, **screen)
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        # An adviser would ask about choices that are taken without a thought.
        page.add_init_script("if (location.host) localStorage.setItem('quadriga.coach', 'off')")
        page.goto("/")
        yield page
        context.close()


def _open(page: Page, game: str, sitters: Sequence[str]) -> None:
    hands.open_table(page, game, *sitters)
    page.evaluate("document.fonts.ready")


def _clicks(browser: Browser, game: str, seats: int) -> list[float]:
    """Milliseconds from the click that confirms a choice to the frame with the new board."""
    times: list[float] = []
    until = time.monotonic() + PART_SECONDS
    with _browsing(browser, DEFAULT_PACE, DESKTOP) as page:
        while len(times) < CLICKS and time.monotonic() < until:
            _open(page, game, ["Ada", *["novice"] * (seats - 1)])
            page.evaluate(TIME_CLICKS)
            for _ in range(CLICKS - len(times)):
                if time.monotonic() > until or not hands.await_turn(page):
                    break
                seen = hands.revision(page)
                page.keyboard.press("1")
                hands.confirm(page)
                hands.await_change(page, seen)
            page.wait_for_timeout(500)  # the frame of the last click
            times += page.evaluate("window.times")
    return times


def _frames(browser: Browser, game: str, seats: int) -> list[float]:
    """Milliseconds of each frame while something flies, with the processor slowed."""
    lengths: list[float] = []
    until = time.monotonic() + PART_SECONDS
    with _browsing(browser, FLIGHT_PACE, DESKTOP) as page:
        _open(page, game, ["novice"] * seats)
        devtools = page.context.new_cdp_session(page)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        for _ in range(FLIGHTS):
            page.wait_for_function(FLYING_OR_OVER)
            if time.monotonic() > until or page.locator(hands.OVER).count() > 0:
                break
            lengths += page.evaluate(FRAMES)
    return lengths


def _shift(browser: Browser, game: str, seats: int, screen: dict[str, Any]) -> float:
    """The cumulative layout shift (CLS) of a whole game of bots."""
    with _browsing(browser, WATCH_PACE, screen) as page:
        _open(page, game, ["novice"] * seats)
        return shifts.cumulative(shifts.watch_to_the_end(page))


def report(figures: dict[str, Figures]) -> list[str]:
    """The figures as lines of Markdown."""
    rows = [
        f"| {TITLES[game]}, {SEATS[game]} at the table | {len(f.clicks)}"
        f" | {_percentile(f.clicks, 50):.0f} | {_percentile(f.clicks, 95):.0f}"
        f" | {len(f.frames)} | {_share(f.frames):.1%} | {max(f.frames):.0f}"
        f" | {f.shift:.3f} | {f.shift_on_phone:.3f} |"
        for game, f in figures.items()
    ]
    return [
        "Made by `python -m bench.page`, in Chromium, with the server on the same machine.",
        "",
        "- A *click* plays what is chosen, at a table of bots that move at their usual pace; it",
        "  lasts until the frame with the new board is painted.",
        f"- *Frames* are those in which something flies, with the processor slowed {SLOWED} times;",
        f"  a frame in time takes no more than {FRAME_MS} ms.",
        "- *Shift* is the cumulative layout shift of a whole game of bots at their usual pace,",
        "  1440 and 390 pixels wide.",
        "",
        "| game | clicks | p50, ms | p95, ms | frames | in time | longest, ms"
        " | shift | on a phone |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|",
        *rows,
    ]


def _percentile(values: Sequence[float], percent: int) -> float:
    return statistics.quantiles(values, n=100, method="inclusive")[percent - 1]


def _share(frames: Sequence[float]) -> float:
    return sum(length <= FRAME_MS for length in frames) / len(frames)


if __name__ == "__main__":
    print("\n".join(report(measure())))
