"""Learning on a real Ray of this machine; `make ray-test` installs what it needs."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from quadriga.arena.ray_cluster import RayCluster
from quadriga.games.all_roads import AllRoads
from quadriga.games.imperator.game import Imperator
from quadriga.selfplay import prediction_rounds, table_rounds
from quadriga.selfplay.method import Method, Progress
from quadriga.selfplay.prediction_rounds import PredictionRounds
from quadriga.selfplay.table_rounds import TableRounds
from quadriga.selfplay.tasks import RunTasks, run_here

ROOT = Path(__file__).resolve().parents[2]


class DyingImperator(Imperator):
    """Kills its process in the first game that begins, if the file at `DEATHS` is not there yet."""

    def initial(self) -> Any:
        _die_once()
        return super().initial()


class DyingAllRoads(AllRoads):
    """The same for All Roads."""

    def initial(self) -> Any:
        _die_once()
        return super().initial()


def _die_once() -> None:
    try:  # Two workers may come here at the same time.
        with Path(os.environ["DEATHS"]).open("x") as file:
            file.write("died\n")
    except FileExistsError:
        return
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.fixture
def deaths(tmp_path: Path) -> Iterator[Path]:
    """A cluster of two workers, the first of which dies and leaves this file."""
    ray = pytest.importorskip("ray")
    file = tmp_path / "deaths"
    environment = {"env_vars": {"PYTHONPATH": str(ROOT), "DEATHS": str(file)}}
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, runtime_env=environment)
    yield file
    ray.shutdown()


def after_two_rounds(method: Method[Any, Any], planned: int) -> Progress:
    progress: Progress = method.start(planned)
    for _ in range(2):
        method.play_round(progress)
    return progress


@pytest.mark.filterwarnings("default")
def test_a_killed_worker_changes_no_table(deaths: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_rounds, "GAMES_A_ROUND", 20)

    def learned(game: Imperator, run: RunTasks) -> Progress:
        return after_two_rounds(TableRounds(game.knowledge, 1, 2, run), 80)

    assert learned(DyingImperator(), RayCluster("auto").run_tasks) == learned(Imperator(), run_here)
    assert deaths.read_text() == "died\n"


@pytest.mark.filterwarnings("default")
def test_a_killed_worker_changes_no_prediction(
    deaths: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prediction_rounds, "GAMES_A_TASK", 5)

    def learned(game: AllRoads, run: RunTasks) -> Progress:
        return after_two_rounds(PredictionRounds(game.knowledge, 1, 2, run), 20)

    assert learned(DyingAllRoads(), RayCluster("auto").run_tasks) == learned(AllRoads(), run_here)
    assert deaths.read_text() == "died\n"
