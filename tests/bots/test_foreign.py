"""Bots of somebody else: the examples play, and what goes wrong costs a decision and no more."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from quadriga.bots.foreign.faults import FaultKind, close_bot, faults_of
from quadriga.bots.foreign.foreign import MAX_STARTS, ForeignBot
from quadriga.bots.foreign.names import find_bot
from quadriga.core import CHANCE, AnyGame, Seat, Setup
from quadriga.games import make

pytestmark = pytest.mark.slow

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "bots"
GAME = make(Setup("imperator", 1))
FIRST = Seat(0)
SECONDS = 20.0
SHORT = 0.2


def points(name: str, deals: int) -> float:
    """The mean points of a bot in Imperator; it must not make a fault."""
    total = 0
    for deal in range(deals):
        rng, state = Random(deal), GAME.initial()
        bot = find_bot(name, SECONDS)(GAME, FIRST, Random(deal))
        while (actor := GAME.to_act(state)) is not None:
            if actor is CHANCE:
                action = GAME.sample_chance(state, rng)
            else:
                action = bot.choose(GAME.view(state, FIRST), GAME.legal_actions(state))
            state = GAME.apply(state, action)
        close_bot(bot)
        assert not faults_of(bot)
        total += GAME.scores(state)[0]
    return total / deals


def test_the_example_of_a_class_beats_random_clearly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    assert points("one_step:OneStep", 20) > points("random", 20) + 5
    assert points("one_step:OneStep:noise=2.5", 5) > points("random", 20)


@pytest.mark.parametrize(
    "command", [f"{sys.executable} -S {EXAMPLES}/by_word.py", f"sh {EXAMPLES}/by_word.sh"]
)
def test_the_examples_of_programs_beat_random_clearly(command: str) -> None:
    assert points(f"exec:{command}", 6) > points("random", 30) + 2


def test_both_programs_choose_the_same() -> None:
    python = f"exec:{sys.executable} -S {EXAMPLES}/by_word.py"
    assert points(python, 2) == points(f"exec:sh {EXAMPLES}/by_word.sh", 2)


@pytest.mark.parametrize("path", sorted(EXAMPLES.iterdir()), ids=lambda path: path.name)
def test_an_example_is_short(path: Path) -> None:
    if path.is_file():
        assert len(path.read_text("utf-8").splitlines()) <= 30


def decision() -> tuple[AnyGame, Any, Sequence[Any]]:
    state = GAME.apply(GAME.initial(), GAME.sample_chance(GAME.initial(), Random(1)))
    return GAME, GAME.view(state, FIRST), GAME.legal_actions(state)


def foreign(script: str, seconds: float = SECONDS) -> ForeignBot:
    """A bot in shell."""
    return ForeignBot(GAME, FIRST, Random(1), command=("sh", "-c", script), seconds=seconds)


def greedy_choice() -> Any:
    game, view, legal = decision()
    return find_bot("greedy")(game, FIRST, Random(1)).choose(view, legal)


def kinds(bot: ForeignBot) -> list[FaultKind]:
    return [fault.kind for fault in bot.faults]


READ = """\
while read -r word n; do
    [ "$word" = legal ] || continue
    i=0; while [ $i -lt $n ]; do read -r a; i=$((i+1)); done
"""
"""The beginning of a shell loop that has read all choices, the last into $a."""

LAST = READ + "echo $n; done"


def test_a_program_answers_with_a_number_or_with_notation() -> None:
    _, view, legal = decision()
    with closing(foreign(LAST)) as bot:
        assert bot.choose(view, legal) == legal[-1]
        assert bot.choose(view, legal[:2]) == legal[1]
    with closing(foreign(READ + 'echo "$a"; done')) as bot:
        assert bot.choose(view, legal) == legal[-1]
    assert bot.faults == []


def test_what_a_program_is_told(tmp_path: Path) -> None:
    _, view, legal = decision()
    told = tmp_path / "told"
    answer = f"case $line in '{legal[-1]}') echo 1;; esac"
    script = f'while read -r line; do echo "$line" >> {told}; {answer}; done'
    with closing(foreign(script)) as bot:
        bot.choose(view, legal)
    lines = told.read_text("utf-8").splitlines()
    assert lines[:3] == ["quadriga 1", "game imperator variant standard options {}", "seat 1 of 1"]
    assert lines[3].startswith("seed ")
    assert lines[4].startswith('view {"')
    assert lines[5:] == [f"legal {len(legal)}", *map(str, legal), "quit"]


def test_a_single_choice_is_not_asked() -> None:
    _, view, legal = decision()
    bot = foreign("exit 1")
    assert bot.choose(view, legal[:1]) == legal[0]
    assert bot.faults == []


@pytest.mark.parametrize(
    ("script", "kind", "detail"),
    [
        ("echo oh no >&2; exit 3", FaultKind.EXIT, "ended with 3: oh no"),
        ("kill -9 $$", FaultKind.EXIT, "ended with -9"),
        ("exec 1>&-; sleep 60", FaultKind.EXIT, "ended with -9"),
        (READ + "echo surrender; done", FaultKind.ANSWER, "'surrender' is not a legal action"),
        (READ + "echo 0; done", FaultKind.ANSWER, "'0' is not a legal action"),
        (READ + "echo 99999999999999999999; done", FaultKind.ANSWER, "is not a legal action"),
        (READ + "printf '\\377\\n'; done", FaultKind.ANSWER, "is not a legal action"),
        ("read line; exec yes", FaultKind.FLOOD, "more than 4096 bytes"),
        ("cat > /dev/null; tr '\\000' x < /dev/zero", FaultKind.TIME, "no answer within 0.2 s"),
        ("read line; exec tr '\\000' x < /dev/zero", FaultKind.FLOOD, "more than 4096 bytes"),
        ("exec sleep 60", FaultKind.TIME, "no answer within 0.2 s"),
        ("trap '' TERM INT HUP; sleep 60 & wait; sleep 60", FaultKind.TIME, "no answer"),
        ("yes 1>&2", FaultKind.TIME, "no answer within 0.2 s"),
    ],
)
def test_a_fault_costs_the_decision_and_harms_nothing(
    script: str, kind: FaultKind, detail: str
) -> None:
    _, view, legal = decision()
    seconds = SHORT if kind is FaultKind.TIME else SECONDS
    before = _children()
    with closing(foreign(script, seconds)) as bot:
        assert bot.choose(view, legal) == greedy_choice()
        assert kinds(bot) == [kind]
        assert detail in bot.faults[0].detail
    assert _children() == before


def test_a_program_that_reads_nothing_blocks_nothing() -> None:
    _, _, legal = decision()
    large = {"view": "x" * 1_000_000}
    with closing(foreign("sleep 60", SHORT)) as bot:
        bot._quick = _First()  # type: ignore[assignment]
        assert bot.choose(large, legal) == legal[0]
        assert kinds(bot) == [FaultKind.TIME]


class _First:
    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        return legal[0]


def test_a_program_that_keeps_ending_is_started_only_a_few_times() -> None:
    _, view, legal = decision()
    with closing(foreign("exit 1")) as bot:
        for _ in range(MAX_STARTS + 2):
            assert bot.choose(view, legal) in legal
        assert kinds(bot) == [FaultKind.EXIT] * MAX_STARTS + [FaultKind.GIVEN_UP] * 2


def test_a_program_is_started_again_and_told_everything_again() -> None:
    _, view, legal = decision()
    # It answers once and ends.
    with closing(foreign(READ + "echo 2; exit; done")) as bot:
        assert bot.choose(view, legal) == legal[1]
        assert bot._program is not None
        program = bot._program._process.pid
        _wait_until(lambda: not _runs(program))
        bot.choose(view, legal)
        assert bot.choose(view, legal) == legal[1]
        assert kinds(bot) == [FaultKind.EXIT]


def test_what_is_said_unasked_is_not_taken_for_the_next_answer() -> None:
    _, view, legal = decision()
    with closing(foreign(READ + "printf '2\\n3\\n'; done")) as bot:
        assert bot.choose(view, legal) == legal[1]
        bot.choose(view, legal)
        assert kinds(bot) == [FaultKind.UNASKED]
        assert bot.choose(view, legal) == legal[1]


def test_the_children_of_a_program_end_with_it(tmp_path: Path) -> None:
    _, view, legal = decision()
    file = tmp_path / "pid"
    bot = foreign(f"sleep 60 & echo $! > {file}; {LAST}")
    assert bot.choose(view, legal) == legal[-1]
    child = int(file.read_text())
    os.kill(child, 0)
    bot.close()
    _wait_until(lambda: not _runs(child))


def test_a_forgotten_bot_leaves_no_process() -> None:
    _, view, legal = decision()
    before = _children()
    bot = foreign(LAST)
    bot.choose(view, legal)
    assert _children() > before
    del bot
    assert _children() == before


def test_a_program_does_not_outlive_a_player_that_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "pid"
    script = f"echo $$ > {file}; trap '' HUP PIPE; exec sleep 60"
    code = f"""\
import time
from quadriga.bots.foreign.program import Program
program = Program(("sh", "-c", {script!r}))
time.sleep(60)"""
    player = subprocess.Popen([sys.executable, "-c", code])
    _wait_until(lambda: file.exists() and file.read_text().endswith("\n"))
    program = int(file.read_text())
    assert _runs(program)
    player.kill()
    player.wait()
    _wait_until(lambda: not _runs(program))


class Failing:
    """A class that does one thing wrong."""

    def __init__(self, game: AnyGame, seat: Seat, rng: Random, *, how: str = "answer") -> None:
        if how == "start":
            raise ValueError("not today")
        self.how = how

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        if self.how == "raise":
            raise KeyError("lost")
        while self.how == "hang":
            pass
        return "surrender"


@pytest.mark.parametrize(
    ("how", "kind", "detail"),
    [
        ("start", FaultKind.START, "ValueError: not today"),
        ("raise", FaultKind.EXIT, "KeyError: 'lost'"),
        ("hang", FaultKind.TIME, "no answer within 0.2 s"),
        ("answer", FaultKind.ANSWER, "'surrender' is not a legal action"),
    ],
)
def test_a_class_of_somebody_else_is_guarded(how: str, kind: FaultKind, detail: str) -> None:
    game, view, legal = decision()
    bot = find_bot(f"tests.bots.test_foreign:Failing:how={how}", SHORT)(game, FIRST, Random(1))
    assert bot.choose(view, legal) == greedy_choice()
    assert [(fault.kind, fault.detail) for fault in faults_of(bot)] == [(kind, detail)]


def _children() -> set[int]:
    """The processes whose parent is this one; other tests may have left some."""
    return {pid for _, parent, pid in _processes() if parent == os.getpid()}


def _processes() -> Iterator[tuple[str, int, int]]:
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            text = stat.read_text()
        except OSError:
            continue
        state, parent = text.rpartition(")")[2].split()[:2]
        yield state, int(parent), int(text.split()[0])


def _runs(pid: int) -> bool:
    return any(one == pid and state != "Z" for state, _, one in _processes())


def _wait_until(true: Any) -> None:
    for _ in range(500):
        if true():
            return
        time.sleep(0.02)
    raise AssertionError("it never came true")
