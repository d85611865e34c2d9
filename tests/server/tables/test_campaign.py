"""The campaign over the wire (IMP-C1 to IMP-C7)."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from quadriga.bots import GreedyBot
from quadriga.core import Seat, replay
from quadriga.core.records import read
from quadriga.games import make
from quadriga.games.imperator import Imperator
from tests.server.clients import Browser, Chair, Json, Server

LAST_STAGE = 5


def begin(browser: Browser) -> Json:
    answer = browser.post("/api/campaigns", {"confirmed": True})
    assert answer.status_code == 201
    return dict(answer.json())


@pytest.mark.rule("IMP-C1")
def test_without_the_entry_score_the_campaign_has_to_be_confirmed(browser: Browser) -> None:
    answer = browser.post("/api/campaigns", {})
    assert (answer.status_code, answer.json()["code"]) == (409, "campaign_closed")
    score = Imperator.box().campaign.entry_score
    assert answer.json()["message"] == {"id": "refused-campaign-closed", "args": {"score": score}}
    assert browser.get("/api/home")["campaigns"] == []
    card = begin(browser)
    assert browser.get("/api/home")["campaigns"] == [card]
    assert browser.get(f"/api/campaigns/{card['id']}") == card


@pytest.mark.rule("IMP-C2")
def test_a_campaign_begins_at_the_first_stage(browser: Browser) -> None:
    card = begin(browser)
    assert (card["stage"], card["standing"], card["target"]) == (1, 0, 14)
    assert (card["results"], card["match"], card["mark"]) == ([], None, None)
    assert card["ahead"]["args"]["way"] == "same"


def test_a_stage_is_opened_once(browser: Browser) -> None:
    name = begin(browser)["id"]
    first = browser.post(f"/api/campaigns/{name}/stage", {}).json()["match"]
    assert browser.post(f"/api/campaigns/{name}/stage", {}).json()["match"] == first
    assert browser.get(f"/api/campaigns/{name}")["match"] == first
    with browser.sit(first) as chair:
        update = chair.hear()
        assert update["setup"]["options"] == {"standing": 0}
        assert update["campaign"]["id"] == name
        assert update["campaign"]["match"] == first
    (match,) = browser.get("/api/home")["matches"]
    assert match["campaign"] == name


@pytest.mark.rule("IMP-C5")
def test_stages_that_are_given_up_count_as_failures(browser: Browser) -> None:
    name = begin(browser)["id"]
    for stage in range(1, LAST_STAGE + 1):
        match = browser.post(f"/api/campaigns/{name}/stage", {}).json()["match"]
        with browser.sit(match) as chair:
            assert chair.hear()["setup"]["options"] == {"standing": 1 - stage}
            assert browser.post(f"/api/matches/{match}/give-up", {}).status_code == 204
            ended = chair.hear()
            assert ended["ending"]["result"] == "lost"
            assert ended["campaign"]["results"] == ["lost"] * stage
            if stage < LAST_STAGE:
                assert ended["campaign"]["ahead"]["args"] == {"standing": -stage, "way": "easier"}
    card = browser.get(f"/api/campaigns/{name}")
    assert (card["standing"], card["successes"], card["target"]) == (-LAST_STAGE, 0, None)
    assert card["mark"]
    assert card["ahead"] is None
    answer = browser.post(f"/api/campaigns/{name}/stage", {})
    assert (answer.status_code, answer.json()["code"]) == (409, "over")


def test_somebody_elses_campaign_is_not_found(browser: Browser, stranger: Browser) -> None:
    name = begin(browser)["id"]
    asked: list[Callable[[], int]] = [
        lambda: stranger.http.get(f"/api/campaigns/{name}").status_code,
        lambda: stranger.post(f"/api/campaigns/{name}/stage", {}).status_code,
        lambda: stranger.http.get("/api/campaigns/nothing").status_code,
    ]
    assert [ask() for ask in asked] == [404, 404, 404]


def follow_the_bot(browser: Browser, match: str, chair: Chair) -> Json:
    """Plays a match to its end as the greedy bot would; the last update."""
    chair.hear()
    while chair.update["ending"] is None:
        record = read(browser.http.get(f"/api/matches/{match}/record").content).record
        game = make(record.setup)
        state = replay(game, record.entries)
        bot = GreedyBot(game, Seat(0), Random(0))
        action = bot.choose(game.view(state, Seat(0)), game.legal_actions(state))
        assert chair.do(str(action))["type"] == "update"
    return chair.update


@pytest.mark.rule("IMP-C1")
@pytest.mark.rule("IMP-C4")
def test_a_score_on_record_opens_the_campaign_and_a_stage_can_be_won(tmp_path: Path) -> None:
    # With this seed the greedy bot reaches the entry score, which is the first target too.
    with Server(tmp_path, "--seed", "s12") as server, Browser(server) as browser:
        match = browser.open_match()
        with browser.sit(match) as chair:
            assert follow_the_bot(browser, match, chair)["ending"]["scores"][0] >= 14
        assert browser.get("/api/home")["campaign_open"]
        answer = browser.post("/api/campaigns", {})
        assert answer.status_code == 201
        name = answer.json()["id"]
        stage = browser.post(f"/api/campaigns/{name}/stage", {}).json()["match"]
        with browser.sit(stage) as chair:
            ending = follow_the_bot(browser, stage, chair)["ending"]
        assert ending["rewards"] == [1.0]
        # A stage is measured by its target: it is no best, and missed no title.
        among_all = browser.get(f"/api/matches/{stage}/milestone")
        assert (among_all["points"], among_all["next_title"]) == (None, None)
        card = browser.get(f"/api/campaigns/{name}")
        won = [str(points) for points in ending["scores"]]
        assert (card["results"], card["standing"], card["stage"]) == (won, 1, 2)
        assert card["target"] == 15
        assert card["ahead"]["args"] == {"standing": 1, "way": "harder"}
