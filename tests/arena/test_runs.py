"""Whole runs: the same whoever plays, whenever they are interrupted."""

from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

from quadriga.arena.game_runner import GameResult, play_game
from quadriga.arena.journal import Journal
from quadriga.arena.run import Run
from quadriga.arena.schedule import Plan, games_of, pairings
from quadriga.arena.standings import contests, standings
from quadriga.arena.workers import MAX_ATTEMPTS, LocalProcesses
from quadriga.core import Unavailable
from quadriga.core.records import read
from quadriga.core.verification import verify
from quadriga.games import make
from tests.arena.players import HERE, head, here, plan, untimed

PLAN = plan("greedy", "random")


def ignore(run: Run) -> None:
    """No progress is shown."""


def everything(of: Plan, games: int) -> list[GameResult]:
    run = Run(of, games, None)
    assert run.play(here, None, None, ignore)
    return list(run.report().results)


def test_a_game_is_the_same_wherever_it_is_played() -> None:
    expected = untimed(everything(PLAN, 12))
    games = list(pairings(PLAN, 6))
    for processes in (1, 2):
        results = LocalProcesses(processes)(PLAN, games, recorded=False)
        assert untimed(results) == expected


def test_a_deal_is_as_alike_as_the_players_let_it() -> None:
    one, other = (play_game(PLAN, game, recorded=True).record or "" for game in games_of(PLAN, 0))
    chance = [[line for line in text.splitlines() if line[0] == "*"][:4] for text in (one, other)]
    assert chance[0][0] == chance[1][0]
    third = play_game(PLAN, games_of(PLAN, 1)[0], recorded=True).record or ""
    assert chance[0][0] not in third


def test_a_bot_may_play_itself() -> None:
    alike = everything(plan("random", "random", game="all_roads", seats=2), 2)
    assert [result.bots for result in alike] == [("random", "random")] * 2


def test_a_worker_that_dies_is_replaced_and_its_game_replayed(tmp_path: Path) -> None:
    dying = f"{HERE}:Dying:deaths={tmp_path}"
    of = plan(dying, "random")
    results = list(LocalProcesses(2)(of, pairings(of, 4), recorded=False))
    assert [file.name for file in tmp_path.iterdir()] == ["0"]
    assert sorted(result.key for result in results) == [g.key for g in pairings(of, 4)]
    assert untimed(results) == untimed(everything(of, 8))


def test_a_game_that_kills_every_worker_is_given_up(tmp_path: Path) -> None:
    of = plan(f"{HERE}:Dying:deaths={tmp_path},times=99")
    with pytest.raises(Unavailable, match="died 3 times"):
        list(LocalProcesses(1)(of, pairings(of, 4), recorded=False))
    assert len([*tmp_path.iterdir()]) == MAX_ATTEMPTS


def journal_after(path: Path, of: Plan, games: int) -> None:
    """A journal of a run that was interrupted after this many games."""
    journal = Journal.create(path, head(of))
    for number, result in enumerate(here(of, pairings(of, 6), recorded=False)):
        if number < games:
            journal.append(result)
    journal.close()


@pytest.mark.parametrize("games", [0, 1, 5, 12])
def test_a_resumed_run_ends_like_one_that_was_not_interrupted(tmp_path: Path, games: int) -> None:
    path = tmp_path / "journal"
    journal_after(path, PLAN, games)
    journal, results = Journal.resume(path)
    assert len(results) == games
    run = Run(PLAN, 12, None)
    run.add(results)
    assert run.played == games
    run.play(here, journal, None, ignore)
    journal.close()
    assert untimed(run.report().results) == untimed(everything(PLAN, 12))
    again, results = Journal.resume(path)
    again.close()
    assert sorted(result.key for result in results) == [game.key for game in pairings(PLAN, 6)]


def test_a_line_that_a_crash_cut_off_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    journal_after(path, PLAN, 5)
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    journal, results = Journal.resume(path)
    assert len(results) == 4
    journal.append(play_game(PLAN, games_of(PLAN, 2)[0], recorded=False))
    journal.close()
    assert path.read_bytes().count(b"\n") == whole.count(b"\n")
    again, results = Journal.resume(path)
    again.close()
    assert len(results) == 5


def test_a_game_that_is_there_twice_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    journal_after(path, PLAN, 3)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines, lines[-1]]))
    journal, results = Journal.resume(path)
    journal.close()
    assert [result.key for result in results] == [(0, 0), (0, 1), (1, 0)]


def test_a_journal_has_one_writer(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    journal = Journal.create(path, head(PLAN))
    with pytest.raises(Unavailable, match="being written by another arena"):
        Journal.resume(path)
    journal.close()
    with pytest.raises(Unavailable, match="is there already"):
        Journal.create(path, head(PLAN))


@pytest.mark.parametrize("content", [b"", b"my diary\n", b'{"quadriga":"arena"}\n', b"\xff\n"])
def test_what_is_no_journal_is_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "diary"
    path.write_bytes(content)
    with pytest.raises(Unavailable, match="is not the journal of an arena"):
        Journal.resume(path)
    assert path.read_bytes() == content


def test_the_test_judges_deals_in_their_order_and_stops_when_it_is_clear() -> None:
    results = everything(PLAN, 60)
    forwards, backwards = Run(PLAN, 60, 0.95), Run(PLAN, 60, 0.95)
    forwards.add(results)
    shuffled = list(results)
    Random(1).shuffle(shuffled)
    for result in shuffled:
        backwards.add([result])
    assert forwards.is_decided()
    one, other = forwards.report(), backwards.report()
    assert one == other
    assert one.verdict is not None
    assert one.verdict.clear
    assert one.verdict.low > one.verdict.par == 0.5
    assert 0 < one.games < 60
    assert one.left_out == 60 - one.games
    played: list[GameResult] = []
    run = Run(PLAN, 60, 0.95)
    run.play(here, None, None, lambda now: played.append(results[0]))
    assert len(played) == one.games


def test_only_whole_deals_count() -> None:
    run = Run(PLAN, 12, None)
    run.add(everything(PLAN, 12)[:5])
    report = run.report(interrupted=True)
    assert (report.games, report.deals, report.left_out) == (4, 2, 1)
    assert not Run(PLAN, 12, None).report().standings


def test_records_can_be_verified(tmp_path: Path) -> None:
    of = plan("greedy", "random", game="all_roads", seats=2)
    run = Run(of, 2, None)
    run.play(here, None, tmp_path / "records", ignore)
    files = sorted((tmp_path / "records").iterdir())
    assert [file.name for file in files] == ["deal-00001-game-1.record", "deal-00001-game-2.record"]
    for file, result in zip(files, run.report().results, strict=True):
        reading = read(file.read_bytes())
        verify(make(of.setup), reading)
        assert reading.record.names == result.bots
        assert reading.record.result == result.result


def result(
    deal: int, number: int, bots: Iterable[str], scores: tuple[int, ...], *rewards: float
) -> GameResult:
    seats = len(scores)
    return GameResult(
        deal, number, tuple(bots), "", scores, rewards, ((1000, 3000),) * seats, ((),) * seats
    )


def test_standings_of_a_table_for_two() -> None:
    results = [
        result(0, 0, "AB", (10, 4), 1, 0),
        result(0, 1, "BA", (6, 6), 0.5, 0.5),
        result(1, 0, "AB", (8, 9), 0, 1),
        result(1, 1, "BA", (2, 12), 0, 1),
    ]
    first, second = standings(plan("A", "B", seats=2), results)
    assert (first.bot, first.games, first.decisions) == ("A", 4, 8)
    assert first.wins is not None
    assert second.wins is not None
    assert (first.wins.mean, second.wins.mean) == (0.625, 0.375)
    assert (first.points.mean, second.points.mean) == (9, 5.25)
    assert first.margin is not None
    assert first.margin.mean == 3.75
    assert first.rating is not None
    assert first.rating.mean > 0
    assert first.time is not None
    assert (first.time.mean, first.time.percentile_99, first.time.longest) == (2000, 3000, 3000)


def test_bots_alone_are_compared_deal_by_deal() -> None:
    results = [
        result(0, 0, "A", (10,), 0.5),
        result(0, 1, "B", (7,), 0.5),
        result(0, 2, "C", (10,), 0.5),
        result(1, 0, "A", (9,), 0.5),
        result(1, 1, "B", (3,), 0.5),
        result(1, 2, "C", (6,), 0.5),
    ]
    assert list(contests(results[:3])) == [
        (("A", 1), ("B", 0)),
        (("A", 0.5), ("C", 0.5)),
        (("B", 0), ("C", 1)),
    ]
    first, second, _ = standings(plan("A", "B", "C"), results)
    assert first.wins is not None
    assert first.wins.mean == 0.875
    assert second.margin is not None
    assert second.margin.mean == pytest.approx((-3 - 4.5) / 2)
    (alone,) = standings(plan("A"), [results[0], results[3]])
    assert (alone.wins, alone.margin, alone.rating) == (None, None, None)
    assert alone.spread == 0.5
