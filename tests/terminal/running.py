"""Runs the program with typed input and captures its output; whole games as input."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

from quadriga.bots import GreedyBot
from quadriga.cli import main
from quadriga.core import Seat, Setup
from quadriga.games import make
from quadriga.table import Sitter, Table, seeded

SEED = "9"
GAME = """\
take marching_camp, take colossus_a, take temple, conquer greece, take amphitheater,
raise senate_a, take conquest_a, pay, raise senate_b, take temple, book 0 2, take colossus_a,
book 0 2, take triumphal_arc_b, book 0 2, take triumphal_arc_a, book 1 0, build marching_camp,
spend 2 1, conquer egypt, spend 1 1, book 0 3, lose greece, build temple, take tribute_b,
book 1 3, conquer greece, spend 0 2, book 1 2, take amphitheater, book 4 1, build gardens,
conquer asia, spend 0 3, book 0 3, take tribute_a, book 2 1, pay, spend 0 7""".replace(
    "\n", " "
).split(", ")
"""A game dealt from this seed with every kind of decision in it; it ends with 10 points."""

PROMPT = "Your choice (1-"
KEPT = "terminal/imperator.record"


class Outcome(NamedTuple):
    """The exit status and output of a run."""

    status: int
    out: str
    err: str


def run(*arguments: str, typed: str | bytes | Iterable[str] = "") -> Outcome:
    """Run the program in this process, with lines from a pipe."""
    out, err = TextIOWrapper(BytesIO(), "utf-8", newline=""), StringIO()
    stdin = TextIOWrapper(BytesIO(_bytes(typed)), "utf-8")
    with patch.object(sys, "stdin", stdin), redirect_stdout(out), redirect_stderr(err):
        try:
            status = main(arguments)
        except SystemExit as refused:  # argparse refuses this way
            status = int(refused.code or 0)
    out.flush()
    assert isinstance(out.buffer, BytesIO)
    return Outcome(status, out.buffer.getvalue().decode(), err.getvalue())


def _bytes(typed: str | bytes | Iterable[str]) -> bytes:
    if isinstance(typed, bytes):
        return typed
    return (typed if isinstance(typed, str) else "".join(f"{line}\n" for line in typed)).encode()


def program(*arguments: str) -> list[str]:
    """The command line that starts the program."""
    return [sys.executable, "-W", "error", "-m", "quadriga", *arguments]


def environment(data: Path, **more: str) -> dict[str, str]:
    """The environment of a process with its own data folder."""
    passed = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "COLUMNS", "LINES")}
    return passed | {"QUADRIGA_DATA": str(data), "TERM": "xterm-256color"} | more


def run_really(data: Path, *arguments: str, typed: str = "", **more: str) -> Outcome:
    """Run the program in a separate process, with pipes."""
    done = subprocess.run(
        program(*arguments),
        input=typed.encode(),
        capture_output=True,
        env=environment(data, **more),
        check=False,
    )
    return Outcome(done.returncode, done.stdout.decode(), done.stderr.decode())


Choose = Callable[[Any, Table, Sequence[Any]], Any]


def heed_ctrl_c() -> None:
    """Let a new process be interrupted: one that is started in the background may not be."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def greedily(game: Any, table: Table, legal: Sequence[Any]) -> Any:
    """The choice of the greedy bot."""
    return GreedyBot(game, Seat(0), Random(1)).choose(game.view(table.state, Seat(0)), legal)


def randomly(game: Any, table: Table, legal: Sequence[Any]) -> Any:
    """A random choice, the same in each run."""
    return Random(len(table.log)).choice(legal)


def with_the_senate(game: Any, table: Table, legal: Sequence[Any]) -> Any:
    """The Senate whenever it can be raised, so that splits come up."""
    senate = (action for action in legal if str(action).startswith("raise senate"))
    return next(senate, None) or greedily(game, table, legal)


def lines_of(seed: str, choose: Choose, **options: int) -> list[str]:
    """The notation of a whole game of Imperator dealt from a seed."""
    game, dice = make(Setup("imperator", 1, options=options)), seeded(seed)
    table, lines = Table.open(game, [Sitter("you")], dice), list[str]()
    while not table.over:
        lines.append(str(choose(game, table, game.legal_actions(table.state))))
        table = table.submit(Seat(0), table.revision, lines[-1], dice)
    return lines
