"""The coach of a person's first matches: where there is one, and what it knows of a choice."""

from pathlib import Path

import pytest

from quadriga.bots.search.budget import UNLIMITED
from quadriga.core import Seat, Setup
from quadriga.games import make
from quadriga.house.teaching.advice import COACHED_MATCHES, is_coached
from quadriga.house.thinking.questions import CheckMove, Position
from tests.house.matches.test_rooms import open_room, running
from tests.server.clients import IMPERATOR, Browser, Json, refused
from tests.server.secrets.worlds import at_own_turn, look_alike
from tests.server.tables.test_reviews import WON, ask
from tests.store.places import in_loop

ROADS: Json = {"setup": {"game": "all_roads", "seats": 2}}
BOT: Json = {"name": "Marcus", "bot": "novice"}
BEFORE = (
    "conquer gaul",
    "take great_lighthouse_b",
    "build mine",
    "take triumphal_arc_b",
    "take tribute_b",
    "take tribute_a",
)
"""With the seed of these tests, the next decision of Imperator has a choice that costs much."""


def is_told_so(browser: Browser, match: str) -> bool:
    """Whether the table says that its player is coached, and the server then answers."""
    with browser.sit(match) as chair:
        update = chair.hear()
    if update["choices"]:
        answer = browser.post(f"/api/matches/{match}/check", {"seen": update["revision"]})
        refused_with = 404 if update["hints"] else 409
        assert answer.status_code == (200 if update["coached"] else refused_with)
    return bool(update["coached"])


def test_a_choice_that_costs_much_is_told_with_what_is_better_and_why(
    browser: Browser, friend: Browser
) -> None:
    match = browser.open_match(IMPERATOR)
    path = f"/api/matches/{match}/check"
    with browser.sit(match) as chair:
        chair.hear()
        for line in BEFORE:
            chair.do(line)
        seen = chair.update["revision"]
    thought = browser.post(path, {"seen": seen})
    assert (thought.status_code, thought.json()) == (200, None)
    found = browser.post(path, {"seen": seen, "do": "raise senate_b"}).json()
    assert (found["revision"], found["chosen"]["do"]) == (seen, "raise senate_b")
    assert (found["costly"], found["good"]) == (True, False)
    assert found["cost"]["points"]["mean"] > 1.4
    assert found["best"][0]["do"] == "build marching_camp"
    assert found["best"][0]["reason"]["id"] in ("merit", "merits")
    best = browser.post(path, {"seen": seen, "do": "build marching_camp"}).json()
    assert (best["costly"], best["good"]) == (False, True)
    refused(browser.post(path, {"seen": seen - 1, "do": "build marching_camp"}), 409, "stale")
    refused(browser.post(path, {"seen": seen, "do": "build rome"}), 409, "illegal")
    refused(friend.post(path, {"seen": seen, "do": "build marching_camp"}), 404, "not_found")


@in_loop
async def test_there_is_a_coach_in_the_first_matches_of_a_game(tmp_path: Path) -> None:
    async with running(tmp_path) as (store, _, rooms):
        found = [await open_room(rooms) for _ in range(COACHED_MATCHES + 1)]
        coached = [room for room in found if await is_coached(store, room, "me")]
        assert len(coached) == COACHED_MATCHES
        assert not await is_coached(store, coached[0], "somebody else")


def test_there_is_none_where_others_play_or_compare(browser: Browser, friend: Browser) -> None:
    assert is_told_so(browser, browser.open_match({**ROADS, "sitters": [{"name": "Livia"}, BOT]}))
    # Two people at one screen, and two at their own.
    assert not is_told_so(browser, browser.open_match(ROADS))
    match, code = browser.open_lobby({**ROADS, "open": [1]})
    friend.take_seat(code, 1, "Gaius")
    browser.in_lobby(code, "start")
    assert not is_told_so(browser, match)
    assert not is_told_so(friend, match)


def test_there_is_none_in_a_deal_a_campaign_a_lesson_or_what_is_played_on(
    browser: Browser,
) -> None:
    campaign = browser.post("/api/campaigns", {"confirmed": True}).json()["id"]
    day = browser.get("/api/home")["deals"][0]["day"]
    for path in (f"/api/campaigns/{campaign}/stage", f"/api/games/imperator/deals/{day}"):
        assert not is_told_so(browser, browser.post(path, {}).json()["match"])
    lesson = browser.post("/api/games/imperator/lesson", {}).json()["match"]
    assert not is_told_so(browser, lesson)
    assert not is_told_so(browser, ask(browser, "play-on", record=WON, at=1, seat=0)["match"])
    # The campaign and the deal were matches of this game, too, the others were not.
    assert is_told_so(browser, browser.open_match(IMPERATOR))


@pytest.mark.parametrize("setup", [Setup("all_roads", 2), Setup("carpe_diem", 2)], ids=str)
def test_it_knows_no_more_than_the_seat(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quadriga.house.thinking.questions.PATIENCE", UNLIMITED)
    alike = look_alike(setup, Seat(0), 40)
    match = None if alike is None else at_own_turn(alike)
    assert match is not None
    assert match.there is not None
    game, found = make(setup), []
    for world, table in enumerate((match.here, match.there)):
        played = str(game.legal_actions(table.state)[-1])
        position = Position(str(world), setup, table.log, Seat(0), "coach")
        found.append(CheckMove(position, 6, played=played).answer())
    assert match.here.state != match.there.state
    assert found[0] == found[1]
