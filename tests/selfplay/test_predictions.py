"""Learning what seats can expect: found by regression, repeated by a seed, resumed, and checked."""

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from quadriga.arena.run import Report
from quadriga.arena.statistics import Interval
from quadriga.cli import main
from quadriga.core import Seat, Terms
from quadriga.games.all_roads import AllRoads
from quadriga.kit import learned
from quadriga.kit.learned import LearnedValues, Regression, Values, decode
from quadriga.selfplay import check_command, checkpoint, learn_command, outcomes, prediction_rounds
from quadriga.selfplay.accuracy import measure
from quadriga.selfplay.check import HandmadeSearch, is_clearly_better, match, without_learning
from quadriga.selfplay.learn_command import learnables
from quadriga.selfplay.moments import Moments
from quadriga.selfplay.prediction_rounds import PredictionRounds, Progress
from quadriga.selfplay.tasks import RunTasks, run_by, run_here
from tests.arena.players import here
from tests.selfplay.promising import Promising

pytestmark = pytest.mark.slow

GAMES = 60


@pytest.fixture(autouse=True)
def _short_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prediction_rounds, "GAMES_A_TASK", GAMES)
    monkeypatch.setattr(prediction_rounds, "CHECKED_GAMES", 40)
    monkeypatch.setattr(check_command, "PREDICTED_GAMES", 100)


def progress_after(
    rounds: int,
    processes: int = 1,
    planned: int = 10 * GAMES,
    *,
    seed: int = 1,
    run: RunTasks = run_here,
) -> Progress:
    method = PredictionRounds(Promising().knowledge, seed, processes, run)
    progress = method.start(planned)
    for _ in range(rounds):
        method.play_round(progress)
    return progress


def test_least_squares_find_the_numbers_behind_the_examples() -> None:
    rng, moments = Random(1), Moments.empty(4)
    for _ in range(200):
        x, y = rng.random(), rng.random()
        entry = rng.randrange(2)
        target = 3 * x - 2 * y + (5, 7)[entry] * 2
        moments.add(Terms((entry, entry), 2, (x, y)), target)
    assert moments.weights(0.0) == pytest.approx([5, 7, 3, -2])
    assert moments.weights(1e-6) == pytest.approx([5, 7, 3, -2], rel=1e-3)


def test_what_was_never_met_counts_nothing() -> None:
    moments = Moments.empty(3)
    moments.add(Terms((0,), 1, (0,)), 4)
    assert moments.weights(1.0) == pytest.approx([2, 0, 0])


def test_examples_of_several_are_those_of_one() -> None:
    terms, parts = Terms((0,), 1, (2, 3)), [Moments.empty(3), Moments.empty(3)]
    whole = Moments.empty(3)
    for part, target in zip(parts, (1.0, 5.0), strict=True):
        part.add(terms, target)
        whole.add(terms, target)
    merged = Moments.empty(3)
    merged.merge(parts)
    assert merged == whole


def test_learning_finds_what_is_still_to_come() -> None:
    progress = progress_after(5)
    learned = PredictionRounds(Promising().knowledge, 1, 1, run_here).finish(progress)
    values = Values(learned)
    # A card brings its value and 1 more on average, open or covered.
    assert values.prediction(Terms((), 0, (0, 1))) == pytest.approx(1, abs=0.1)
    assert values.prediction(Terms((), 0, (1, 0))) == pytest.approx(1, abs=0.4)
    figures = learned.figures
    assert isinstance(figures, Regression)
    assert (figures.games, figures.checked) == (5 * GAMES, 40)
    assert figures.points < figures.handmade_points
    assert figures.margin < figures.handmade_margin


def test_the_processes_and_the_rounds_do_not_matter() -> None:
    whole = progress_after(4)
    with ThreadPoolExecutor(2) as executor:
        shared = progress_after(2, processes=2, run=partial(run_by, executor))
    assert shared == whole
    assert progress_after(1, processes=4) == whole
    assert progress_after(1, processes=4, seed=2) != whole


def test_the_last_round_ends_with_the_games_that_are_planned() -> None:
    progress = progress_after(1, processes=3, planned=GAMES + 5)
    assert progress.games == GAMES + 5


def test_a_checkpoint_keeps_all_that_learning_needs(tmp_path: Path) -> None:
    course = checkpoint.course_of(Promising().knowledge, 1, 1)
    checkpoint.save(tmp_path, course, progress_after(2))
    progress = checkpoint.load(tmp_path, course, Progress)
    assert progress is not None
    PredictionRounds(Promising().knowledge, 1, 1, run_here).play_round(progress)
    assert progress == progress_after(3)


def test_some_turns_begin_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    game = AllRoads()
    quick = outcomes.play(game.knowledge, Random(1))
    assert all(game.begins_turn(state) for state in quick.positions)
    monkeypatch.setattr(outcomes, "CURIOSITY", 1.0)
    assert sum(outcomes.play(game.knowledge, Random(1)).points) < sum(quick.points)


def test_errors_are_those_of_the_same_games() -> None:
    game = Promising()
    nothing = LearnedValues(Regression(0, 0, 0, 0, 0, 0), 0, {"hand": [0, 0]})
    found = measure(game, nothing, "1", 10, 3, run_here)
    for errors in (found.points, found.margin):
        assert errors.learned == errors.handmade > 0
        assert errors.gain == errors.error == 0
    assert found == measure(game, nothing, "1", 10, 1, run_here)


def test_each_set_up_that_differs_is_learned_apart() -> None:
    names = [one.learned_key for one in learnables("all_roads")]
    assert names == ["2 standard", "3 standard", "4 standard", "2 full_length"]


def test_the_command_learns_the_same_however_it_is_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learn_command, "learnables", lambda name: learnables(name)[:2])

    def learning(*options: str) -> bytes:
        out = tmp_path / "learned.json"
        assert main(["learn", "all_roads", "--out", str(out), *options]) == 0
        return out.read_bytes()

    whole = learning("--games", "4")
    learning("--games", "2", "--resume", str(tmp_path))
    assert learning("--games", "4", "--resume", str(tmp_path)) == whole
    found = decode(whole)
    assert found.fingerprint == AllRoads().fingerprint
    assert all(values.figures.games == 4 for values in found.values.values())


def test_what_was_learned_about_all_roads_predicts_better(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # `make learn-check` predicts more games of every lesson.
    monkeypatch.setattr(learn_command, "learnables", lambda name: learnables(name)[:1])
    assert main(["learn", "all_roads", "--check"]) == 0
    assert "all_roads 2 standard, 100 games" in capsys.readouterr().out


def test_nothing_is_checked_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "carpe_diem", "--check"]) == 2
    assert "carpe_diem: the game names no features to learn from" in capsys.readouterr().err


def test_a_file_without_values_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(learned, "_of_package", lambda package: None)
    assert main(["learn", "all_roads", "--check"]) == 2
    assert "it has nothing for all_roads 2 standard" in capsys.readouterr().err


@pytest.fixture(scope="module")
def report() -> Report:
    """What two games of searches with learned and with hand-made values say."""
    return match(AllRoads(), seed=1, games=2, play_games=here)


def test_a_match_is_between_learned_and_handmade_values(report: Report) -> None:
    assert report.games == 2
    assert not any(standing.faults for standing in report.standings)
    assert not is_clearly_better(report)


@pytest.mark.parametrize(("low", "better"), [(0.51, True), (0.49, False), (None, False)])
def test_a_match_must_be_won_clearly(report: Report, low: float | None, better: bool) -> None:
    first, *others = report.standings
    first = replace(first, wins=Interval(0.6, low, 0.7))
    assert is_clearly_better(replace(report, standings=(first, *others))) == better


def test_without_learning_a_seat_expects_its_points() -> None:
    game = AllRoads()
    plain = without_learning(game.knowledge)
    bot = HandmadeSearch(game, Seat(0), Random(1), playouts=1)
    state = outcomes.play(game.knowledge, Random(1)).positions[4]
    assert plain.expected(state) == [*game.scores(state)]
    assert plain.worth(state, Seat(0)) == game.knowledge.worth(state, Seat(0))
    view, legal = game.view(state, Seat(0)), game.legal_actions(state)
    assert bot.choose(view, legal) in legal
