"""`quadriga arena` from outside."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from quadriga.arena.journal import Journal
from tests.arena.players import HERE, untimed
from tests.terminal.running import heed_ctrl_c, run

pytestmark = pytest.mark.slow

SHORT = ("--processes", "1")


def arena(*arguments: str) -> list[str]:
    return [sys.executable, "-W", "error", "-m", "quadriga", "arena", *arguments, *SHORT]


def finished(path: Path) -> int:
    return max(0, path.read_bytes().count(b"\n") - 1) if path.exists() else 0


def test_a_run_with_everything(tmp_path: Path) -> None:
    foreign = "exec:sh -c 'echo oops >&2; exit 7'"
    outcome = run(
        *("arena", "imperator", "greedy", "random", foreign, "--games", "12", *SHORT),
        *("--json", str(tmp_path / "json"), "--records", str(tmp_path / "records")),
        *("--journal", str(tmp_path / "journal"), "--until", "95"),
    )
    assert (outcome.status, outcome.err) == (0, "")
    assert "imperator standard, 1 at the table, seed 1: 12 games, 4 deals." in outcome.out
    assert "par is 50.0%" in outcome.out
    assert "clear after 12 games: greedy" in outcome.out
    assert f"Faults of {foreign}: " in outcome.out
    assert "(exit 16, given up " in outcome.out
    assert "the first: ended with 7: oops" in outcome.out
    data = json.loads((tmp_path / "json").read_bytes())
    assert [one["bot"] for one in data["report"]["standings"]] == ["greedy", "random", foreign]
    assert len(data["report"]["results"]) == len(list((tmp_path / "records").iterdir())) == 12
    assert finished(tmp_path / "journal") == 12


def test_ctrl_c_prints_what_there_is_and_resume_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    command = arena("imperator", f"{HERE}:Slow", "random", "--games", "10", "--journal", str(path))
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=heed_ctrl_c,
    )
    while finished(path) < 3:
        assert process.poll() is None
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate()
    assert (process.returncode, err) == (130, "")
    assert "Interrupted" in out
    assert f"quadriga arena --resume {path}" in out
    before = finished(path)
    assert 3 <= before < 10
    outcome = run("arena", "--resume", str(path), *SHORT)
    assert outcome.status == 0
    assert ": 10 games, 5 deals." in outcome.out
    journal, results = Journal.resume(path)
    journal.close()
    assert len(untimed(results)) == finished(path) == 10
    again = run("arena", "--resume", str(path), *SHORT)
    assert again.out == outcome.out
    assert finished(path) == 10


def test_a_killed_arena_leaves_no_process(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    command = arena("imperator", f"{HERE}:Slow", "--games", "99", "--journal", str(path))
    process = subprocess.Popen(command)
    while finished(path) < 1:
        assert process.poll() is None
        time.sleep(0.02)
    workers = _children_of(process.pid)
    assert workers
    process.kill()
    process.wait()
    for _ in range(250):
        if not any(Path(f"/proc/{pid}").exists() for pid in workers):
            return
        time.sleep(0.02)
    raise AssertionError("a worker goes on without its arena")


def _children_of(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in tasks.read_text().split()]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "Say which game, imperator, all_roads, minerva or carpe_diem, and which bots"),
        (["chess", "greedy"], "There is no game called 'chess'."),
        (["imperator"], "Say which bots play"),
        (["imperator", "deep"], "There is no bot called 'deep'"),
        (["all_roads", *["random"] * 9], "not 9"),
        (["all_roads", "random", "--seats", "2"], "2 seats need as many bots or more, not 1."),
        (["imperator", "greedy", "--until", "95"], "name at least two different bots"),
        (["imperator", "greedy", "--option", "x"], "'x' is not an option"),
        (["imperator", "greedy", "--variant", "quick"], "has no variant 'quick'"),
        (["imperator", "greedy", "--seed", " "], "A seed is 1 to 80"),
        (["--resume", "/no/such/file"], "/no/such/file cannot be used"),
        (["imperator", "greedy", "--journal", "/no/such/file"], "/no/such/file cannot be used"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: list[str], said: str) -> None:
    outcome = run("arena", *arguments)
    assert (outcome.status, outcome.out) == (2, "")
    assert said in outcome.err


def test_a_journal_of_other_games_is_refused(tmp_path: Path) -> None:
    path = str(tmp_path / "journal")
    assert (
        run("arena", "imperator", "random", "--games", "1", "--journal", path, *SHORT).status == 0
    )
    for other in (["imperator", "greedy"], ["imperator", "random", "--seed", "2"]):
        outcome = run("arena", *other, "--resume", path)
        assert outcome.status == 2
        assert "is the journal of other games" in outcome.err
    more = run("arena", "imperator", "random", "--games", "3", "--resume", path, *SHORT)
    assert ": 3 games, 3 deals." in more.out


@pytest.mark.parametrize(
    "option", ["--games=0", "--games=x", "--until=40", "--limit=0", "--processes=-1"]
)
def test_wrong_numbers_are_wrong_usage(option: str) -> None:
    outcome = run("arena", "imperator", "greedy", option)
    assert outcome.status == 2
    assert "usage: quadriga arena" in outcome.err
