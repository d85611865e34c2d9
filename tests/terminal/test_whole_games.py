"""A whole game for several, typed into a pipe; those of single games play other tables whole."""

from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.terminal.running import randomly, run
from tests.terminal.seated import asked, lines_of

pytestmark = pytest.mark.slow


def test_a_whole_game_from_a_pipe(tmp_path: Path, data: Path) -> None:
    game, players, variant = "all_roads", "random,you,random,you", "cooperative"
    record, lines = tmp_path / "game.txt", lines_of(game, players, variant, "4", randomly)
    outcome = run(*asked(game, players, variant, "4"), "--record", str(record), typed=lines)
    assert (outcome.status, outcome.err) == (0, "")
    assert "The game is over." in outcome.out
    assert outcome.out.endswith(f"The record of this game is in {record}\n")
    assert max(map(cell_len, outcome.out.splitlines()[:-1])) <= 80
    assert not (data / "terminal" / f"{game}.record").exists()
    text = record.read_text("utf-8")
    mine = {str(n) for n, name in enumerate(players.split(","), start=1) if name == "you"}
    entries = [line.split(" ", 1) for line in text.partition("---\n")[2].splitlines()]
    assert [entry[1] for entry in entries if entry[0] in mine] == lines
    assert run("replay", str(record), "--verify").out.startswith("verified: ")
    assert run("replay", str(record)).status == 0
