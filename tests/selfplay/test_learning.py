"""Learning from self-play: it improves, is repeated by a seed, and goes on where it stopped."""

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from quadriga.cli import main
from quadriga.core import BadComponents, Seat
from quadriga.games.imperator.game import Imperator
from quadriga.kit.learned import decode
from quadriga.selfplay import checkpoint, learn_command, selfplay, table_rounds
from quadriga.selfplay.check import Verdict, compare
from quadriga.selfplay.selfplay import Visit, margin, turn_ends
from quadriga.selfplay.table_rounds import Progress, TableRounds
from quadriga.selfplay.tasks import run_by, run_here
from quadriga.selfplay.weights import CALM, Weights
from tests.selfplay.dear import Dear
from tests.tiny.game import Cover, Deal, Open, Pick, Tiny

pytestmark = pytest.mark.slow

GAMES = 100


@pytest.fixture(autouse=True)
def _short_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_rounds, "GAMES_A_ROUND", GAMES)


def learned(count: int, seed: int = 1, processes: int = 1) -> Progress:
    """The progress after so many of 20 rounds."""
    method = TableRounds(Dear().knowledge, seed, processes, run_here)
    progress = method.start(20 * GAMES * processes)
    for _ in range(count):
        method.play_round(progress)
    return progress


def test_learning_finds_what_the_handmade_values_do_not_show() -> None:
    progress = learned(20)
    verdict = compare(Dear(progress.weights).knowledge, seed=1, games=300)
    assert verdict.ahead
    # A covered card brings 3 on average, an open one 1, and there are two.
    assert verdict.difference == pytest.approx(4, abs=1)


def test_values_that_are_no_better_are_not_ahead() -> None:
    verdict = compare(Dear().knowledge, seed=1, games=20)
    assert verdict.difference == 0
    assert not verdict.ahead
    assert not Verdict(100, 1.0, 0.9, difference=0.1, error=0.1).ahead


def test_the_same_seed_learns_the_same() -> None:
    assert learned(2).weights.values == learned(2).weights.values
    assert learned(2).weights.values != learned(2, seed=2).weights.values


def test_learning_that_goes_on_from_a_checkpoint_learns_the_same(tmp_path: Path) -> None:
    course = checkpoint.course_of(Dear().knowledge, seed=1, processes=1)
    assert checkpoint.load(tmp_path, course, Progress) is None
    checkpoint.save(tmp_path, course, learned(2))
    progress = checkpoint.load(tmp_path, course, Progress)
    assert progress is not None
    TableRounds(Dear().knowledge, 1, 1, run_here).play_round(progress)
    whole = learned(3)
    assert progress.weights.values == whole.weights.values
    assert (progress.games, progress.mean) == (whole.games, whole.mean)


def test_a_checkpoint_of_another_course_is_refused(tmp_path: Path) -> None:
    checkpoint.save(
        tmp_path, checkpoint.course_of(Dear().knowledge, seed=1, processes=1), learned(1)
    )
    with pytest.raises(BadComponents, match="its seed is 1, not 2"):
        checkpoint.load(
            tmp_path, checkpoint.course_of(Dear().knowledge, seed=2, processes=1), Progress
        )
    course = checkpoint.course_of(Dear().knowledge, seed=1, processes=1)
    (tmp_path / course.file_name).write_bytes(b"\x01")
    with pytest.raises(BadComponents, match="choose another folder"):
        checkpoint.load(tmp_path, course, Progress)


def test_several_processes_learn_the_same_wherever_they_run() -> None:
    with ThreadPoolExecutor(2) as executor:
        method = TableRounds(Dear().knowledge, 1, 2, partial(run_by, executor))
        progress = method.start(20 * GAMES * 2)
        for _ in range(2):
            method.play_round(progress)
    assert progress.weights.values == learned(2, processes=2).weights.values
    assert progress.games == 4 * GAMES


def test_entries_that_several_learned_move_by_the_mean() -> None:
    weights = Weights(0.0, [0.0, 0.0, 0.0])
    weights.add([{0: 1.0, 1: 2.0}, {1: 4.0}])
    assert weights.values == [1.0, 3.0, 0.0]


def test_a_value_moves_to_its_target_by_the_rate() -> None:
    weights, entries = Weights(10.0, [0.0] * 21), range(20)
    weights.learn(entries, 50.0, rate=1.0)
    assert weights.values == [2.0] * 20 + [0.0]
    assert weights.value(entries) == 50.0
    weights.learn(entries, 30.0, rate=0.5)
    assert weights.value(entries) == 40.0


def test_the_value_of_few_entries_moves_less() -> None:
    weights = Weights(0.0, [0.0] * 2)
    weights.learn([0, 1], 20.0, rate=1.0)
    assert weights.values == [1.0, 1.0]


def test_of_some_tables_only_the_entries_count_and_are_learned() -> None:
    weights = Weights(0.0, [0.0] * 4, first=1, step=2)
    weights.learn(range(4), 20.0, rate=1.0)
    assert weights.values == [0.0, 1.0, 0.0, 1.0]
    weights.values[0] = 5.0
    assert weights.value(range(4)) == weights.copy().value(range(4)) == 2.0


def test_the_rate_falls_to_almost_nothing() -> None:
    progress = TableRounds(Dear().knowledge, 1, 1, run_here).start(1_000)
    found = []
    for progress.games in (0, 500, 1_000):
        found.append(table_rounds.rate(progress))
    assert found == [1.0, 0.25, table_rounds.LAST_RATE]


def test_nothing_is_learned_from_what_followed_a_random_turn() -> None:
    first, second = Visit([0], 0.0, True), Visit([1], 6.0, False)
    weights = Weights(0.0, [0.0, 0.0])
    selfplay._learn([first, second], 2.0, weights, rate=1.0)
    # The random turn led to 2; the turn before it could have led to 6.
    assert weights.values == [6.0 / CALM, 2.0 / CALM]
    weights = Weights(0.0, [0.0, 0.0])
    selfplay._learn([first, second._replace(chosen=True)], 2.0, weights, rate=1.0)
    assert weights.values == [4.0 / CALM, 2.0 / CALM]


def test_teachers_learn_from_nothing_one_after_the_other_and_then_their_pupil(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table_rounds, "TEACHER_ROUNDS", 1)
    taught: list[int] = []
    play = table_rounds.play

    def noted(task: table_rounds.Task) -> table_rounds.TaskResult:
        taught.append(len(task.teachers))
        return play(task)

    monkeypatch.setattr(table_rounds, "play", noted)
    # A teacher has 160 of 2,000 games, which are two rounds.
    rounds = 2 * len(table_rounds.TEACHERS)
    progress = learned(rounds)
    parts = [(teacher.first, teacher.step) for teacher in progress.teachers]
    assert tuple(parts) == table_rounds.TEACHERS
    assert (progress.weights.first, progress.weights.step) == (0, 1)
    assert not any(progress.weights.values)
    assert table_rounds.rate(progress) == 1.0
    assert progress.begun == progress.games
    TableRounds(Dear().knowledge, 1, 1, run_here).play_round(progress)
    assert any(progress.weights.values)
    assert taught == [0] * rounds + [len(table_rounds.TEACHERS)]


def test_few_games_are_learned_without_teachers() -> None:
    assert not learned(3).teachers


def test_a_teacher_chooses_and_the_best_is_learned_all_the_same() -> None:
    game = Dear()
    state = game.apply(game.apply(game.initial(), Deal(0, (3, 5))), Deal(1, (1, 2)))
    own, other = (
        Weights(0.0, [0.0] * sum(game.knowledge.feature_tables.values())) for _ in range(2)
    )
    ends = list(turn_ends(game, state, Seat(0)))
    opened, covered = ends[0], ends[1]
    own.values[game.knowledge.features(opened, Seat(0))[0]] = 4.0
    other.values[game.knowledge.features(covered, Seat(0))[0]] = 1.0
    for guide, end in ((None, opened), (own, opened), (other, covered)):
        taken, visit = selfplay._turn(game.knowledge, state, Seat(0), own, Random(1), 0.0, guide)
        assert taken == end
        assert visit.entries == game.knowledge.features(end, Seat(0))
        assert visit.value == 4.0
        assert visit.chosen == (guide is not other)


def test_some_games_are_begun_by_a_teacher(monkeypatch: pytest.MonkeyPatch) -> None:
    game, guides = Dear(), list[Weights | None]()
    turn = selfplay._turn

    def noted(*arguments: Any) -> Any:
        guides.append(arguments[-1])
        return turn(*arguments)

    monkeypatch.setattr(selfplay, "_turn", noted)
    method = TableRounds(game.knowledge, 1, 1, run_here)
    weights, teacher = method.start(1).weights, method.start(1).weights
    rng, games = Random(1), []
    for _ in range(200):
        guides.clear()
        selfplay.learn_from_game(
            game.knowledge, weights, rng, rate=0.1, curiosity=0.1, teachers=[teacher], guidance=0.6
        )
        games.append([guide is teacher for guide in guides])
    assert all(game == sorted(game, reverse=True) for game in games), "a teacher only begins"
    guided = sum(any(game) for game in games) / len(games)
    assert guided == pytest.approx(0.6, abs=0.1)


def test_every_end_of_a_turn_is_compared() -> None:
    game = Dear()
    state = game.apply(game.apply(game.initial(), Deal(0, (3, 5))), Deal(1, (1, 2)))
    ends = [
        game.apply(game.apply(state, Pick(card)), way)
        for card in (3, 5)
        for way in (Open(), Cover())
    ]
    assert list(turn_ends(game, state, Seat(0))) == ends


def test_a_margin_is_to_the_best_other_seat() -> None:
    assert margin((7,), 0) == 7
    assert margin((7, 9, 4), 0) == -2
    assert margin((7, 9, 4), 1) == 2


def test_the_command_learns_checks_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "learned.json"
    command = ["learn", "imperator", "--resume", str(tmp_path), "--out", str(out), "--games"]
    assert main([*command, str(GAMES)]) == 0
    assert main([*command, str(2 * GAMES)]) == 0
    learned = decode(out.read_bytes())
    game = Imperator()
    assert (learned.game, learned.fingerprint) == ("imperator", game.fingerprint)
    values = learned.values[game.knowledge.learned_key]
    assert values.figures.games == 2 * GAMES
    assert {
        name: len(table) for name, table in values.tables.items()
    } == game.knowledge.feature_tables
    assert f"{2 * GAMES} games, mean" in capsys.readouterr().out


def test_learning_for_minutes_plays_as_many_games_as_fit(tmp_path: Path) -> None:
    out = tmp_path / "learned.json"
    assert main(["learn", "imperator", "--minutes", "0.0001", "--out", str(out)]) == 0
    assert decode(out.read_bytes()).values["standard"].figures.games == GAMES


def test_a_game_without_features_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(learn_command, "make", lambda setup: Tiny())
    assert main(["learn", "minerva"]) == 2
    assert "names no features" in capsys.readouterr().err
    monkeypatch.undo()
    assert main(["learn", "chess"]) == 2


@pytest.mark.statistics
def test_what_was_learned_about_imperator_beats_the_handmade_values() -> None:
    # `make learn-check` plays more; the difference is about 3 points.
    assert compare(Imperator().knowledge, seed=1, games=30).ahead


def test_a_game_of_self_play_is_a_game() -> None:
    game = Imperator()
    weights = TableRounds(game.knowledge, 1, 1, run_here).start(1).weights
    points = selfplay.learn_from_game(game.knowledge, weights, Random(1), rate=1.0, curiosity=0.1)
    assert len(points) == 1
    assert any(weights.values)
