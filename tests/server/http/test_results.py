"""What finished matches have brought: at their end, in figures, and as files."""

import csv
import json
from io import StringIO
from random import Random

from msgspec.structs import replace

from quadriga.core import Headline, Setup
from quadriga.house import wire
from quadriga.house.results import exports
from quadriga.house.results.results import Result, results
from quadriga.house.results.statistics import deal_record, game_records
from quadriga.house.values import Match, PlayedMatch
from quadriga.language import Message, message, verbatim
from quadriga.table import Sitter
from tests.server.clients import Browser, Json, refused

ME, OTHER = "me", "other"
WON = verbatim("won")
ALONE = Setup("imperator", 1)
RACE = Setup("all_roads", 3)


def row(
    n: int,
    scores: tuple[int, ...] = (14,),
    winners: tuple[int, ...] = (),
    setup: Setup = ALONE,
    title: Message = WON,
    daily: str | None = None,
) -> PlayedMatch:
    """The result of my match number `n`, where I sit first and bots in the other seats."""
    bots = ("novice", "senator", "citizen")
    match = Match(
        id=f"m{n}",
        owner=ME,
        setup=setup,
        rules=1,
        sitters=(Sitter("Livia"), *(Sitter("bot", bots[at - 1]) for at in range(1, setup.seats))),
        created=f"2026-01-{n:02}",
        updated=f"2026-02-{n:02}",
        revision=9,
        over=True,
        result="lost" if title.id != WON.id else "14",
        to_act=None,
        headline=Headline(title, scores, winners),
        daily=daily,
    )
    return PlayedMatch(match, people={0: ME}, stood_in=frozenset())


def one(found: PlayedMatch) -> Result:
    """What one match has brought me."""
    (result,) = results([found], ME)
    return result


def test_a_race_has_places_and_a_winner() -> None:
    first = one(row(1, (20, 20, 7), (0,), RACE))
    assert (first.points, first.place, first.won, first.counts) == (20, 1, True, True)
    second = one(row(1, (20, 20, 7), (1,), RACE))
    assert (second.place, second.won) == (2, False)
    last = one(row(1, (5, 20, 7), (1, 2), RACE))
    assert (last.place, last.opponent) == (3, "senator")


def test_alone_there_is_a_title_and_no_place() -> None:
    found = one(row(1))
    assert found.title is not None
    assert (found.points, found.place, found.won, found.opponent) == (14, None, None, None)
    assert found.title.points <= 14
    lost = one(row(1, (0,), title=message("headline-lost")))
    assert (lost.points, lost.title, lost.counts) == (None, None, True)


def test_together_all_points_are_everybodys() -> None:
    found = one(row(1, (10, 12), setup=Setup("all_roads", 2, "cooperative")))
    assert (found.points, found.place, found.won) == (22, None, None)


def test_what_does_not_count_as_a_best() -> None:
    gave_up = one(row(1, title=message("given-up")))
    assert (gave_up.given_up, gave_up.points, gave_up.counts) == (True, None, False)
    helped = one(replace(row(1), stood_in=frozenset({0})))
    assert (helped.stood_in, helped.points, helped.counts) == (True, 14, False)
    stage = one(row(1, setup=Setup("imperator", 1, options={"standing": 0})))
    assert not stage.counts
    shared = one(replace(row(1, (20, 5, 7), (0,), RACE), people={0: ME, 1: ME}))
    assert (shared.points, shared.won, shared.counts) == (None, None, False)
    people = one(replace(row(1, (20, 5, 7), (0,), RACE), people={0: ME, 1: OTHER}))
    assert (people.counts, people.opponent) == (True, "people")
    deals = [row(n, daily="2026-11-17") for n in (2, 1)]
    assert {r.match.id: r.counts for r in results(deals, ME)} == {"m1": True, "m2": False}


def test_figures_of_a_race() -> None:
    games = [row(1, (9, 5, 7), (0,), RACE), row(2, (8, 5, 7), (0,), RACE)]
    games += [replace(row(3, (30, 5, 7), (0,), RACE), stood_in=frozenset({0}))]
    games += [
        row(4, (3, 5, 7), title=message("given-up"), setup=RACE),
        row(5, (6, 5, 5), (0,), RACE),
    ]
    (found,) = game_records(results(games, ME))
    assert (found.games, found.wins, found.streak, found.longest_streak) == (5, 3, 1, 2)
    assert found.levels == (wire.LevelRecord("senator", 5, 3),)
    (setup,) = found.setups
    assert (setup.best, setup.average, setup.points, setup.titles) == (9, 7.7, (9, 8, 6), ())


def test_figures_of_a_game_alone() -> None:
    lost = row(4, (0,), title=message("headline-lost"))
    (found,) = game_records(results([row(1), row(2, (4,)), row(3, (14,)), lost], ME))
    assert (found.game, found.wins, found.levels) == ("imperator", 0, ())
    (setup,) = found.setups
    assert (setup.best, setup.average, setup.points) == (14, 10.7, (14, 4, 14))
    assert setup.lost == 1
    reached = {title.points: title.games for title in setup.titles if title.games}
    assert sum(reached.values()) == 3
    assert [title.points for title in setup.titles] == sorted(t.points for t in setup.titles)


def test_a_streak_of_days_lasts_until_a_day_is_missed() -> None:
    days = ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-03", "2026-03-03"]
    assert deal_record(days, "2026-03-03") == wire.DealRecord(5, 1, 3, 0)
    assert deal_record(days[:3], "2026-03-02") == wire.DealRecord(3, 3, 3, 0)
    assert deal_record(days[:3], "2026-03-03") == wire.DealRecord(3, 0, 3, 0)
    assert deal_record([], "2026-03-03") == wire.DealRecord(0, 0, 0, 0)


def test_no_cell_of_a_spreadsheet_is_a_formula() -> None:
    evil = ["=1+1", "+1", "-1", "@x", "\tx", "\rx", 'a"b,c']
    (plain,) = exports.exported([one(row(1))], ME)
    rows = [replace(plain, variant=text, points=-3) for text in evil]
    table = list(csv.DictReader(StringIO(exports.as_csv(rows), newline="")))
    assert [line["variant"] for line in table] == [f"'{text}" for text in evil[:-1]] + evil[-1:]
    assert {line["points"] for line in table} == {"-3"}
    assert (table[0]["won"], table[0]["counts"], table[0]["opponents"]) == ("", "yes", "")


def play_alone(browser: Browser, seed: int) -> tuple[str, Json]:
    """A match of Imperator that is played to its end, and what that is among all."""
    match = browser.open_match()
    with browser.sit(match) as chair:
        chair.hear()
        chair.play(Random(seed))
        assert chair.update["ending"] is not None
    return match, browser.get(f"/api/matches/{match}/milestone")


def test_my_results_are_mine_alone(browser: Browser, stranger: Browser) -> None:
    running = browser.open_match()
    refused(browser.http.get(f"/api/matches/{running}/milestone"), 409, "not_over")
    first, alone = play_alone(browser, 1)
    assert (alone["best"], alone["counts"], alone["daily"]) == (None, True, None)
    second, then = play_alone(browser, 2)  # Rome falls, and the best stays what it was
    assert (then["best"], then["points"], then["title"]) == (alone["points"], None, None)
    assert browser.post(f"/api/matches/{running}/give-up", {}).status_code == 204
    gave_up = browser.get(f"/api/matches/{running}/milestone")
    assert (gave_up["points"], gave_up["counts"]) == (None, False)
    exported = browser.http.get("/api/me/results.json")
    assert "attachment" in exported.headers["content-disposition"]
    rows = json.loads(exported.content)
    assert {one["match"]: one["points"] for one in rows} == {
        first: alone["points"],
        second: None,
        running: None,
    }
    answer = browser.http.get("/api/me/results.csv")
    assert answer.headers["content-type"].startswith("text/csv")
    assert [line["match"].lstrip("'") for line in csv.DictReader(StringIO(answer.text))] == [
        one["match"] for one in rows
    ]
    (record,) = browser.get("/api/me/statistics")["games"]
    (setup,) = record["setups"]
    assert (setup["points"], setup["lost"]) == ([alone["points"]], 1)
    assert record["games"] == 3
    refused(stranger.http.get(f"/api/matches/{first}/milestone"), 404, "not_found")
    assert stranger.http.get("/api/me/results.json").json() == []
    assert stranger.get("/api/me/statistics")["games"] == []


def test_a_title_that_was_missed_is_named(browser: Browser) -> None:
    match, found = play_alone(browser, 5)
    with browser.sit(match) as chair:
        reckoning = chair.hear()["ending"]["reckoning"]
    if found["title"] is None:  # Rome has fallen
        assert (found["next_title"], reckoning["lines"]) == (None, [])
    else:
        assert found["points"] == sum(line["points"][0] for line in reckoning["lines"])
        assert found["next_title"]["points"] > 0
