"""The arena on a real Ray of this machine; `make ray-test` installs what it needs."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quadriga.arena.game_runner import GameResult
from quadriga.arena.journal import Journal
from quadriga.arena.ray_cluster import RayCluster
from quadriga.arena.run import Run
from quadriga.arena.schedule import pairings
from quadriga.core import Unavailable
from tests.arena.players import HERE, head, here, plan, untimed

ROOT = Path(__file__).resolve().parents[2]


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Unavailable, match=r"quadriga\[ray\]"):
        RayCluster("auto")


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    """A cluster of two workers."""
    ray = pytest.importorskip("ray")
    environment = {"env_vars": {"PYTHONPATH": str(ROOT)}}
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, runtime_env=environment)
    yield ray
    ray.shutdown()


@pytest.mark.usefixtures("ray")
@pytest.mark.filterwarnings("default")
def test_a_killed_worker_loses_nothing_and_nothing_counts_twice(tmp_path: Path) -> None:
    of = plan(f"{HERE}:Dying:deaths={tmp_path}", "random")
    journal, run = Journal.create(tmp_path / "journal", head(of)), Run(of, 12, None)
    assert run.play(RayCluster("auto"), journal, None, lambda run: None)
    journal.close()
    assert (tmp_path / "0").exists()
    lines = (tmp_path / "journal").read_bytes().splitlines()[1:]
    keys = sorted(msgspec.json.decode(line, type=GameResult).key for line in lines)
    assert keys == [game.key for game in pairings(of, 6)]
    alone = Run(of, 12, None)
    alone.play(here, None, None, lambda run: None)
    assert untimed(run.report().results) == untimed(alone.report().results)
