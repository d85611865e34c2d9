"""The deal of a day: the same for all, counted once, and told to nobody who has not played it."""

from random import Random

import pytest

from quadriga.core import Headline, Setup
from quadriga.core.chance import Deal
from quadriga.core.records import read
from quadriga.core.verification import verify
from quadriga.games import make
from quadriga.house.matches import deals
from quadriga.house.values import DailyMatch, Match
from quadriga.language import message, verbatim
from quadriga.table import Sitter, Table
from tests.server.clients import Browser, Json, refused
from tests.server.conftest import TODAY

ALONE = ("imperator", "minerva")


def begin(browser: Browser, game: str = "imperator") -> str:
    """My match of today's deal."""
    answer = browser.post(f"/api/games/{game}/deals/{TODAY}", {})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["match"])


def table(browser: Browser, game: str = "imperator") -> Json:
    """Today's deal as I may see it."""
    return browser.get(f"/api/games/{game}/deals/{TODAY}")


def finish(browser: Browser, match: str, seed: int = 1) -> int:
    """Play a match to its end; its points."""
    with browser.sit(match) as chair:
        chair.hear()
        chair.play(Random(seed))
        return int(chair.update["ending"]["scores"][0])


def test_results_are_told_once_my_own_is_in(browser: Browser, friend: Browser) -> None:
    browser.http.put("/api/me", json={"name": "Livia"})
    assert table(browser)["results"] is None
    match = begin(browser)
    assert begin(browser) == match  # as long as it goes on, there is no other
    assert (table(browser)["results"], table(browser)["card"]["stage"]) == (None, "running")
    theirs = begin(friend)
    with browser.sit(match) as mine, friend.sit(theirs) as other:
        update = mine.hear()
        assert update["view"] == other.hear()["view"]
        assert (update["daily"], update["shuffle"]) == (TODAY, None)
    points = finish(browser, match)
    assert table(friend)["results"] is None
    shown = table(browser)
    (me,) = [one for one in shown["results"] if one["mine"]]
    assert (me["name"], me["points"], shown["card"]["points"]) == ("Livia", points, points)
    assert friend.post(f"/api/matches/{theirs}/give-up", {}).status_code == 204
    both = [one for one in table(friend)["results"] if not one["helped"]]
    assert both[-1] == {**both[-1], "mine": True, "points": None, "title": None}
    assert ("Livia", points) in [(one["name"], one["points"]) for one in both]


def test_played_again_it_does_not_count(browser: Browser) -> None:
    first = begin(browser, "minerva")
    assert browser.post(f"/api/matches/{first}/give-up", {}).status_code == 204
    again = begin(browser, "minerva")
    assert again != first
    card = table(browser, "minerva")["card"]
    assert (card["stage"], card["match"], card["again"]) == ("done", first, again)
    assert browser.post(f"/api/matches/{again}/give-up", {}).status_code == 204
    mine = [one for one in table(browser, "minerva")["results"] if one["mine"]]
    assert [one["points"] for one in mine] == [None]
    assert table(browser, "minerva")["card"]["match"] == first
    (deal,) = [one for one in browser.get("/api/home")["deals"] if one["game"] == "minerva"]
    assert deal == table(browser, "minerva")["card"]


def test_what_others_drew_is_told_to_nobody(browser: Browser, stranger: Browser) -> None:
    match, theirs = begin(browser), begin(stranger)

    def told() -> list[bytes]:
        """All that a person is told who has not finished the deal."""
        day = TODAY
        paths = ["home", f"games/imperator/deals/{day}", f"tables/{match}", "me/results.json"]
        paths += [f"matches/{match}/{what}" for what in ("record", "replay", "picture")]
        paths += [f"matches/{theirs}/{what}" for what in ("record", "replay", "picture")]
        return [stranger.http.get(f"/api/{path}").content for path in paths]

    before = told()
    refused(browser.post(f"/api/matches/{match}/watch", {}), 404, "not_found")
    finish(browser, match)
    assert told() == before
    refused(browser.post(f"/api/matches/{match}/watch", {}), 404, "not_found")
    for what in ("record", "replay", "picture", "milestone"):
        refused(stranger.http.get(f"/api/matches/{match}/{what}"), 404, "not_found")
    with stranger.sit(match) as chair:
        assert chair.hear()["code"] == "not_found"


def test_a_record_of_a_deal_can_be_checked(browser: Browser) -> None:
    match = begin(browser)
    assert "result unfinished" in browser.http.get(f"/api/matches/{match}/record").text
    finish(browser, match)
    record = browser.http.get(f"/api/matches/{match}/record")
    assert f"\ndeal {table(browser)['seed']}\n" in record.text
    verify(make(Setup("imperator", 1)), read(record.content))


@pytest.mark.parametrize(
    "path", ["imperator/deals/2026-1-1", "imperator/deals/2025-12-31", "imperator/deals/9999-12-31"]
)
def test_no_such_day(browser: Browser, path: str) -> None:
    refused(browser.http.get(f"/api/games/{path}"), 404, "not_found")


@pytest.mark.parametrize("game", ["carpe_diem", "chess"])
def test_no_such_deal(browser: Browser, game: str) -> None:
    refused(browser.http.get(f"/api/games/{game}/deals/{TODAY}"), 404, "not_found")
    refused(browser.post(f"/api/games/{game}/deals/{TODAY}", {}), 404, "not_found")


def test_a_page_that_was_left_open_over_midnight_begins_no_other_deal(browser: Browser) -> None:
    yesterday = table(browser)["before"]
    refused(browser.post(f"/api/games/imperator/deals/{yesterday}", {}), 409, "stale")
    assert table(browser)["card"]["stage"] == "new"


def row(
    player: str,
    points: int,
    ended: str = "2026-02-03T12:00:00+00:00",
    n: int = 0,
    *,
    helped: bool = False,
) -> DailyMatch:
    """A finished match of the deal of a day long ago."""
    given_up = points < 0
    match = Match(
        id=f"{player}{n}",
        owner=player,
        setup=Setup("imperator", 1),
        rules=1,
        sitters=(Sitter(player),),
        created=f"{n}",
        updated=ended,
        revision=9,
        over=True,
        result="lost" if points <= 0 else str(points),
        to_act=None,
        headline=Headline(message("given-up") if given_up else verbatim(""), (max(0, points),)),
    )
    return DailyMatch(match, player, player, helped)


def shown(*rows: DailyMatch, player: str = "a") -> list[tuple[int | None, str, int | None]]:
    """Places, names and points of the table of that day."""
    found = deals.table("id", "imperator", "2026-02-03", rows, player, TODAY).results
    assert found is not None
    return [(one.place, one.name, one.points) for one in found]


def test_who_has_equal_points_shares_a_place() -> None:
    rows = [row("a", 9), row("b", 12), row("c", 12), row("quitter", -1), row("fallen", 0)]
    assert shown(*rows) == [
        (1, "b", 12),
        (1, "c", 12),
        (3, "a", 9),
        (None, "fallen", 0),
        (None, "quitter", None),
    ]


def test_who_alone_has_played_and_lost_is_not_first() -> None:
    assert shown(row("a", 0)) == [(None, "a", 0)]


def test_the_first_match_counts_and_only_in_time() -> None:
    late = row("late", 20, ended="2026-02-05T00:00:00+00:00")
    assert shown(row("a", 9), row("a", 15, n=1), late) == [(1, "a", 9)]
    in_time = row("late", 20, ended="2026-02-04T23:59:59+00:00")
    assert shown(row("a", 9), in_time) == [(1, "late", 20), (2, "a", 9)]


def test_who_never_played_sees_the_table_once_it_is_closed() -> None:
    assert shown(row("a", 9), player="somebody") == [(1, "a", 9)]
    for day in (TODAY, "2999-12-29"):
        told = deals.table("id", "imperator", day, [row("a", 9)], "somebody", TODAY)
        assert told.results is None
        assert told.open
        assert deals.closed_to_others(day, TODAY)
    closed = deals.table("id", "imperator", "2999-12-28", [], "somebody", TODAY)
    assert (closed.open, closed.results) == (False, ())
    assert not deals.closed_to_others("2999-12-28", TODAY)
    assert not deals.closed_to_others(None, TODAY)


@pytest.mark.parametrize("game", ALONE)
def test_each_solitaire_has_a_deal_of_its_own(game: str) -> None:
    assert [setup.game for setup in deals.games()] == list(ALONE)
    seeds = [deals.seed("01234567", game, f"2026-11-{day}") for day in (17, 18)]
    opened = [Table.open(make(Setup(game, 1)), [Sitter("")], Deal(seed)).log for seed in seeds]
    assert opened[0] != opened[1]
