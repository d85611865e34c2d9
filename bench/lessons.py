"""Plays every lesson in a real browser, at three sizes, in three ways and in every language.

`make lessons`, or `python -m bench.lessons --games minerva --ways touch` for some of it. Each run
goes from the first screen through all steps, with a wrong try before each and a reload at one of
them, to the end of the game; axe-core looks at every step. What is wrong is listed, and the exit
status is 1. With `--runs FILE` each run is kept as it ends, and what was without a fault is not
played again. With `--write` the table of docs/research/lessons.md is written anew.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import mean

import msgspec
from playwright.sync_api import Browser, Error, Page, sync_playwright

from quadriga.bots.players.hasty import HastyBot
from quadriga.core import CHANCE, Seat
from quadriga.games import GAMES, make
from quadriga.language import message
from quadriga.language.catalogue import LANGUAGES
from quadriga.language.translator import Translator
from quadriga.table import Sitter, Table, lesson_of, seeded
from tests.browser import hands
from tests.browser.conftest import FLAGS, OPTIONS, STILL
from tests.browser.lessons import Learner, play_unseen
from tests.server.clients import Server
from tools import browser as chromium

REPORT = Path(__file__).parent.parent / "docs" / "research" / "lessons.md"
BEGIN, END = "<!-- measured by bench.lessons -->", "<!-- end -->"

SIZES = {"1440x900": (1440, 900), "1024x768": (1024, 768), "390x844": (390, 844)}
WAYS = ("mouse", "touch", "keys")
PHONE_WIDTH = 500
MAX_WAIT_MS = 60_000

GAMES_TO_COUNT = 10
WORDS_A_MINUTE = 200
SECONDS_A_PRESS = 4
SECONDS_A_DECISION = 8
"""How long people read, find and press a thing, and think in the free part: guesses."""


@dataclass(frozen=True)
class Run:
    """What was counted in one run of a lesson; `presses` are those that its steps need."""

    game: str
    size: str
    way: str
    language: str
    words: Sequence[int]
    first_move: int
    presses: int
    decisions: int
    faults: Sequence[str]


def main() -> int:
    """Play, print and with --write keep the table; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bench.lessons", description=__doc__)
    parser.add_argument("--games", nargs="+", default=[*GAMES], choices=[*GAMES])
    parser.add_argument("--sizes", nargs="+", default=[*SIZES], choices=[*SIZES])
    parser.add_argument("--ways", nargs="+", default=[*WAYS], choices=WAYS)
    parser.add_argument("--languages", nargs="+", default=[*LANGUAGES], choices=[*LANGUAGES])
    parser.add_argument(
        "--rotate", action="store_true", help="each size and way in one language, by turns"
    )
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="at a time")
    parser.add_argument("--write", action="store_true", help="keep the table in docs")
    parser.add_argument("--runs", type=Path, help="a file that keeps the runs, to go on later")
    args = parser.parse_args()
    found = read(args.runs)
    played = {(run.game, run.size, run.way, run.language) for run in found}
    with ProcessPoolExecutor(args.processes, get_context("spawn")) as processes:
        runs = [
            processes.submit(play_one, *one, number)
            for number, rest in enumerate(combinations(args))
            for one in ((game, *rest) for game in args.games)
            if one not in played
        ]
        skipped = processes.submit(skip_all, args.games)
        try:
            for one in as_completed(runs):
                found.append(run := one.result())
                if args.runs:
                    with args.runs.open("ab") as kept:
                        kept.write(msgspec.json.encode(run) + b"\n")
            skipped.result()
        except BaseException:
            processes.shutdown(cancel_futures=True)
            raise
    print(table(found))
    if args.write:
        keep(table(found))
    return int(any(run.faults for run in found))


def read(path: Path | None) -> list[Run]:
    """The runs without a fault that a file has kept."""
    lines = path.read_bytes().splitlines() if path and path.exists() else []
    runs = [msgspec.json.decode(line, type=Run) for line in lines]
    return [run for run in runs if not run.faults]


def play_one(game: str, size: str, way: str, language: str, number: int) -> Run:
    """Play the lesson of a game at one size, in one way and language."""
    run = None
    try:
        with place() as (browser, server), visit(browser, server, size, way, language) as page:
            run = play(Learner(page, game, way, language), size, number)
    except AssertionError as error:
        if run is None:
            raise
        run = replace(run, faults=[*run.faults, str(error)])  # the server has complained
    tell(run)
    return run


def skip_all(games: Sequence[str]) -> None:
    """Skip every step of every lesson once."""
    with place() as (browser, server):
        for game in games:
            with visit(browser, server, "1440x900", "mouse", "en") as page:
                skip_each(page, game)
            print(f"{game}: every step can be skipped", file=sys.stderr)


@contextmanager
def place() -> Iterator[tuple[Browser, Server]]:
    """A browser, and a server with an empty data folder."""
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data), *OPTIONS) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        yield browser, server
        browser.close()


def keep(text: str) -> None:
    """Write the table into the document."""
    head, _, rest = REPORT.read_text("utf-8").partition(BEGIN)
    REPORT.write_text(f"{head}{BEGIN}\n{text}\n{END}{rest.partition(END)[2]}", "utf-8")


def combinations(args: argparse.Namespace) -> Iterator[tuple[str, str, str]]:
    """The sizes, ways and languages to play in."""
    for number, (size, way) in enumerate(product(args.sizes, args.ways)):
        first = number % len(args.languages)
        for language in args.languages[first : first + 1] if args.rotate else args.languages:
            yield size, way, language


@contextmanager
def visit(browser: Browser, server: Server, size: str, way: str, language: str) -> Iterator[Page]:
    """A page for somebody who has never been here."""
    width, height = SIZES[size]
    touch = way == "touch"
    context = browser.new_context(
        base_url=server.address,
        viewport={"width": width, "height": height},
        has_touch=touch,
        is_mobile=touch and width < PHONE_WIDTH,
        **STILL,
    )
    context.set_default_timeout(MAX_WAIT_MS)
    page = context.new_page()
    page.add_init_script(
        f"if (location.host) localStorage.setItem('quadriga.language', '{language}')"
    )
    yield page
    context.close()


def play(learner: Learner, size: str, number: int) -> Run:
    """Play a lesson to the end of its game; `number` says which wrong tries, and where to leave."""

    def look() -> None:
        learner.faults += [f"axe: {one}" for one in hands.violations(learner.page)]

    learner.look = look
    last = first_move = needed = decisions = 0
    try:
        learner.begin()
        while step := learner.step(last):
            learner.look_at_step(step)
            if number % len(learner.lesson.steps) == step - 1:
                come_back(learner, step)
            learner.try_wrong(step, number)
            before = learner.presses
            learner.do(step)
            needed += learner.presses - before
            first_move = first_move or 1 + needed
            last = step
        decisions = learner.finish(Random(number))
        look()
    except (AssertionError, Error) as error:
        learner.faults.append(f"after step {last}: {error}")
    who = (learner.game, size, learner.way, learner.language)
    return Run(*who, learner.words, first_move, needed, decisions, learner.faults)


def come_back(learner: Learner, step: int) -> None:
    """Leave the lesson and find it where it was: by a reload, and from the first screen."""
    page = learner.page
    page.reload()
    assert learner.step() == step
    address = page.url
    page.goto("/")
    page.locator(f"a[href$='{address.rpartition('/')[2]}']").first.click()
    assert learner.step() == step
    learner.await_lit()


def skip_each(page: Page, game: str) -> None:
    """Leave the script at each step: the game goes on freely from there."""
    learner = Learner(page, game, "mouse")
    for number in range(1, len(learner.lesson.steps) + 1):
        learner.begin()
        learner.step()
        play_unseen(page, number)
        if learner.step(number - 1) != number:
            continue  # done together with the one before
        page.locator(".lesson .btn.plain").click()
        page.locator(".lesson .btn.plain").wait_for(state="detached")
        assert hands.await_turn(page)
        page.goto("about:blank")


def tell(run: Run) -> None:
    """One line about a run, and one for each fault."""
    counted = f"{len(run.words)} steps seen, {run.decisions} free decisions"
    print(f"{run.game}, {run.size}, {run.way}, {run.language}: {counted}", file=sys.stderr)
    for fault in run.faults:
        print(f"    {fault}", file=sys.stderr)


def table(found: Sequence[Run]) -> str:
    """The table of docs/research/lessons.md."""
    rows = [
        "| lesson | steps | words a step, mean (most) | to move | clicks | free decisions"
        " | minutes (promised) | runs | faults |",
        "|---|---:|---|---:|---:|---:|---|---:|---:|",
    ]
    for game in GAMES:
        if not (runs := [run for run in found if run.game == game]):
            continue
        lesson = lesson_of(game)
        assert lesson is not None
        title = Translator().text(message("game-title", game=game))
        languages = {run.language: run.words for run in sorted(runs, key=by_language) if run.words}
        words = ", ".join(
            f"{language} {mean(counts):.0f} ({max(counts)})"
            for language, counts in languages.items()
        )
        presses, decisions = mean(run.presses for run in runs), mean(free_decisions(game))
        read = max(sum(counts) for counts in languages.values())
        seconds = SECONDS_A_PRESS * presses + SECONDS_A_DECISION * decisions
        minutes = read / WORDS_A_MINUTE + seconds / 60
        first = max(run.first_move for run in runs)
        faults = sum(len(run.faults) for run in runs)
        rows.append(
            f"| {title} | {len(lesson.steps)} | {words} | {first} | {presses:.0f} | {decisions:.0f}"
            f" | {minutes:.1f} ({lesson.about.minutes}) | {len(runs)} | {faults} |"
        )
    return "\n".join(rows)


def by_language(run: Run) -> str:
    """The key by which runs of one language stand together."""
    return run.language


@cache
def free_decisions(game: str) -> list[int]:
    """How many decisions a novice has from the last step to the end of the game, in some games."""
    lesson, found = lesson_of(game), []
    assert lesson is not None
    for seed in range(GAMES_TO_COUNT):
        dice = seeded(str(seed))
        table = Table.open(make(lesson.setup), [Sitter("")] * lesson.about.seats, dice, lesson)
        bots = [HastyBot(table.game, Seat(n), Random(n)) for n in range(lesson.about.seats)]
        decisions = 0
        while (actor := table.to_act) is not None:
            assert actor is not CHANCE
            if (entry := lesson.entry_after(table.log)) is not None:
                text = entry.text
            elif (step := lesson.step_after(table.log)) is not None:
                text = step.accepts[0]
            else:
                legal = table.game.legal_actions(table.state)
                text = str(bots[actor].choose(table.game.view(table.state, actor), legal))
                decisions += actor == lesson.seat and len(legal) > 1
            table = table.submit(actor, table.revision, text, dice, lesson)
        found.append(decisions)
    return found


if __name__ == "__main__":
    sys.exit(main())
