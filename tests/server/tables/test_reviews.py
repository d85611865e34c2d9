"""Looking back at a match by its record: from any seat, what decisions cost, and playing on."""

from pathlib import Path
from random import Random

import pytest

from quadriga.bots.analysis.review import Reviewer
from quadriga.bots.search.budget import Budget
from quadriga.core import Seat, recognise, replay
from quadriga.core.records import Record, read
from quadriga.games import make
from quadriga.table import Sitter
from tests.house.matches.test_rooms import running
from tests.server.clients import Browser, Json, refused
from tests.store.places import in_loop

RECORDS = Path("tests/records")
LOST = (RECORDS / "imperator" / "lost-at-invasion-1.txt").read_text("utf-8")
WON = (RECORDS / "imperator" / "won-nero.txt").read_text("utf-8")
HANDS = (RECORDS / "all_roads" / "standard-2-greedy.txt").read_text("utf-8")

LITTLE = Budget(playouts=64)
REST: dict[str, Json] = {
    "replay": {},
    "review": {"seat": 0},
    "moment": {"at": 1},
    "play-on": {"at": 1, "seat": 0},
}
"""What is asked for beside the record."""


def ask(browser: Browser, what: str, **body: object) -> Json:
    answer = browser.post(f"/api/records/{what}", body)
    assert answer.status_code in (200, 201), answer.text
    return dict(answer.json())


def whole_review(browser: Browser, record: str, seat: int) -> list[Json]:
    found: list[Json] = []
    begin: int | None = 0
    while begin is not None:
        part = ask(browser, "review", record=record, seat=seat, begin=begin)
        assert part["decisions"]
        found, begin = found + part["decisions"], part["next"]
    return found


def choices_of(record: str) -> list[int]:
    """The entries of a record where the first seat had something to choose."""
    found = load_text(record)
    game = make(found.setup)
    return [
        at
        for at, entry in enumerate(found.entries)
        if entry.actor == 0 and len(game.legal_actions(replay(game, found.entries[:at]))) > 1
    ]


def load_text(record: str) -> Record:
    return read(record.encode()).record


def test_every_decision_is_reviewed_and_its_moment_shows_the_best(browser: Browser) -> None:
    decisions = whole_review(browser, LOST, 0)
    assert [one["at"] for one in decisions] == choices_of(LOST)
    assert all(one["cost"]["points"]["mean"] >= 0 for one in decisions if one["costly"])
    worst = max(decisions, key=lambda one: one["cost"]["points"]["mean"])
    moment = ask(browser, "moment", record=LOST, at=worst["at"])
    assert moment["cost"] == worst["cost"]
    assert 1 <= len(moment["best"]) <= 3
    assert moment["best"][0]["points"] == worst["points"]
    told = {one["do"] for one in (*moment["best"], moment["played"])}
    assert {one["do"] for one in moment["choices"]} == told
    assert moment["played"]["do"] == load_text(LOST).entries[worst["at"]].text
    refused(browser.post("/api/records/moment", {"record": LOST, "at": 0}), 400, "bad_message")


def test_a_review_knows_only_what_the_seat_could_know() -> None:
    """Two matches that differ in what is hidden from a seat get the same verdict."""
    record, at, seat = load_text(HANDS), choices_of(HANDS)[3], Seat(0)
    game = make(record.setup)
    state = replay(game, record.entries[:at])
    worlds = [game.knowledge.determinize(game.view(state, seat), Random(n)) for n in range(5)]
    other = next(world for world in worlds if world != state)
    played, legal = recognise(game, state, record.entries[at].text), game.legal_actions(state)
    verdicts = [
        Reviewer(game, seat, Random(1)).review(game.view(one, seat), legal, played, LITTLE)
        for one in (state, other)
    ]
    assert verdicts[0] == verdicts[1]


def test_a_blunder_is_costly_and_the_best_choice_is_not() -> None:
    record = load_text(WON)
    game, verdicts = make(record.setup), []
    for at in choices_of(WON)[:8]:
        state, text = replay(game, record.entries[:at]), record.entries[at].text
        view, legal = game.view(state, Seat(0)), game.legal_actions(state)
        reviewer, played = Reviewer(game, Seat(0), Random(at)), recognise(game, state, text)
        verdicts.append(reviewer.review(view, legal, played, LITTLE))
    assert any(one.cost.is_clear for one in verdicts)
    for one in verdicts:
        if one.cost.is_clear:
            assert one.best[0].points.mean > one.played.points.mean
        if one.played.action == one.best[0].action:
            assert one.cost.points.mean == 0


def test_a_record_is_looked_at_from_any_seat(browser: Browser) -> None:
    as_anybody, *seats = [ask(browser, "replay", record=HANDS, seat=n) for n in (None, 0, 1)]
    assert [one["seat"] for one in (as_anybody, *seats)] == [None, 0, 1]
    assert seats[0]["frames"] != seats[1]["frames"] != as_anybody["frames"]
    assert all(one["record"] == HANDS and one["ending"] is not None for one in seats)
    refused(browser.post("/api/records/replay", {"record": HANDS, "seat": 2}), 400, "bad_message")


def test_looking_back_writes_nobody_down(browser: Browser) -> None:
    ask(browser, "replay", record=LOST)
    whole_review(browser, LOST, 0)
    assert not browser.http.cookies


@pytest.mark.parametrize("what", ["replay", "review", "moment", "play-on"])
def test_what_is_no_record_is_refused_with_what_is_wrong(browser: Browser, what: str) -> None:
    for record, said in (
        ("nonsense", "This is not a record"),
        (LOST.replace("take tribute_a", "take nothing"), "line "),
        (LOST.replace("result lost", "result 14"), "the result is lost"),
    ):
        body = {"record": record, **REST[what]}
        assert said in refused(browser.post(f"/api/records/{what}", body), 400, "bad_record")


@pytest.mark.parametrize("what", ["review", "moment", "play-on"])
def test_a_match_that_goes_on_is_not_reviewed(browser: Browser, what: str) -> None:
    match = browser.open_match()
    record = browser.http.get(f"/api/matches/{match}/record").text
    body = {"record": record, **REST[what]}
    refused(browser.post(f"/api/records/{what}", body), 409, "not_over")


def test_a_match_that_was_given_up_is_looked_back_at_as_any_other(browser: Browser) -> None:
    """What was decided is reviewed, and it is played on from where it was left."""
    sitters = [{"name": "Ada"}, {"name": "Bot", "bot": "novice"}]
    match = browser.open_match({"setup": {"game": "all_roads", "seats": 2}, "sitters": sitters})
    with browser.sit(match) as chair:
        chair.hear()
        chair.play(Random(1), most=2)
        assert browser.post(f"/api/matches/{match}/give-up", {}).status_code == 204
    own = browser.get(f"/api/matches/{match}/replay")
    record = own["record"]
    assert "hidden" not in record
    replay = ask(browser, "replay", record=record, seat=1)
    assert replay["ending"] == own["ending"] == {**own["ending"], "reckoning": None}
    decisions = whole_review(browser, record, 0)
    assert [one["at"] for one in decisions] == choices_of(record)
    assert ask(browser, "moment", record=record, at=decisions[0]["at"])["best"]
    end = len(load_text(record).entries)
    again = ask(browser, "play-on", record=record, at=end, seat=0)["match"]
    with browser.sit(again) as chair:
        assert chair.hear()["played_on"] == end


def test_a_running_match_with_secrets_cannot_even_be_read(browser: Browser) -> None:
    sitters = [{"name": "Ada"}, {"name": "Bot", "bot": "novice"}]
    match = browser.open_match({"setup": {"game": "all_roads", "seats": 2}, "sitters": sitters})
    record = browser.http.get(f"/api/matches/{match}/record").text
    assert "hidden" in record
    refused(browser.post("/api/records/replay", {"record": record}), 400, "bad_record")


def test_played_on_it_is_marked_and_shows_a_seat_what_it_could_see(browser: Browser) -> None:
    at = choices_of(HANDS)[5]
    body = {"record": HANDS, "at": at, "seat": 0, "bots": [None, "novice"]}
    match = ask(browser, "play-on", **body)["match"]
    with browser.sit(match) as chair:
        update = chair.hear()
    assert (update["played_on"], update["seat"], update["mine"]) == (at, 0, [0])
    assert [one["bot"] for one in update["sitters"]] == [None, "novice"]
    before = ask(browser, "replay", record=HANDS, seat=0)["frames"][at]
    assert update["view"] == before["view"]
    assert update["shuffle"] is None
    (card,) = browser.get("/api/home")["matches"]
    assert card["played_on"] == at


def test_its_end_counts_for_nothing(browser: Browser) -> None:
    match = ask(browser, "play-on", record=WON, at=choices_of(WON)[-1], seat=0)["match"]
    with browser.sit(match) as chair:
        chair.hear()
        chair.play(Random(1))
    home = browser.get("/api/home")
    assert [one["over"] for one in home["matches"]] == [True]
    assert not home["campaign_open"]
    assert not any(one["finished"] for one in home["games"])


@in_loop
async def test_it_is_the_same_after_a_restart(tmp_path: Path) -> None:
    record, at = load_text(WON), choices_of(WON)[-1]
    game, log = make(record.setup), record.entries[:at]
    async with running(tmp_path) as (_, _, rooms):
        before = await rooms.play_on(game, [Sitter("Livia")], "me", Seat(0), log)
    async with running(tmp_path) as (_, _, rooms):
        after = await rooms.enter(before.id)
    assert (after.table.log, after.played_on, after.secret) == (log, at, None)


def test_bots_and_positions_that_there_are_not(browser: Browser) -> None:
    body: Json = {"record": HANDS, "at": 3, "seat": 0}
    refused(browser.post("/api/records/play-on", {**body, "seat": 7}), 400, "bad_message")
    refused(browser.post("/api/records/play-on", {**body, "at": 9999}), 400, "bad_message")
    refused(browser.post("/api/records/play-on", {**body, "bots": ["x", "x"]}), 400, "bad_setup")
    end = len(load_text(HANDS).entries)
    refused(browser.post("/api/records/play-on", {**body, "at": end}), 409, "over")
