"""`quadriga backup` while people play, and `quadriga restore` after something went wrong."""

import threading
import time
from pathlib import Path

import pytest

from quadriga.cli import main
from quadriga.store.sql_store import VARIABLE
from tests.server.clients import Browser, Server
from tests.server.failures.test_crashes import Player, check_logs

Output = pytest.CaptureFixture[str]


def test_a_copy_made_while_people_play_goes_on_elsewhere(tmp_path: Path, capsys: Output) -> None:
    data, copy, elsewhere = tmp_path / "data", tmp_path / "copy", tmp_path / "elsewhere"
    with Server(data) as server, Browser(server) as browser:
        going = threading.Barrier(5)
        names = [browser.open_match() for _ in range(4)]
        players = [Player(browser, name, n, going) for n, name in enumerate(names)]
        for player in players:
            player.start()
        going.wait()
        while sum(player.seen["revision"] for player in players) < 12:
            time.sleep(0.001)
        before = {player.match: player.seen for player in players}
        assert main(["backup", str(copy), "--data", str(data)]) == 0
        after = {player.match: player.seen for player in players}
        assert "4 matches" in capsys.readouterr().out
        assert not all(seen["ending"] for seen in after.values()), "they still play"
        assert main(["restore", str(copy), "--data", str(data)]) == 2
        assert f"server at {server.address}/ is using" in capsys.readouterr().err
        for player in players:
            player.join()
        assert all(player.seen["ending"] for player in players), "nobody was held up"
    assert main(["restore", str(copy), "--data", str(elsewhere)]) == 0
    check_logs(elsewhere / "quadriga.sqlite3")
    with Server(elsewhere) as again:
        browser.move_to(again)
        for player in players:
            with browser.sit(player.match) as chair:
                now = chair.hear()
                old, new = before[player.match], after[player.match]
                assert old["revision"] <= now["revision"] <= new["revision"] + 1
                assert now["log"][: len(old["log"])] == old["log"]
                chair.play(player.rng, 1)
        browser.http.close()


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("backup", "`pg_dump --format=custom --file=copy postgresql://club@db.example.org:5433/g`"),
        ("restore", "`pg_restore --clean --if-exists --dbname=postgresql://club@db.example.org"),
    ],
)
def test_on_postgresql_the_program_says_which_command_to_use(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch, command: str, words: str
) -> None:
    monkeypatch.setenv(VARIABLE, "postgresql+asyncpg://club:hush@db.example.org:5433/g")
    assert main([command, "copy", "--data", str(tmp_path)]) == 2
    told = capsys.readouterr().err
    assert words in told
    assert "hush" not in told
    assert not list(tmp_path.iterdir())
