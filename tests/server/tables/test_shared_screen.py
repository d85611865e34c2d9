"""Several seats in one browser: who may act for which seat, and what is shown to whom."""

from random import Random

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from quadriga.language import Message
from quadriga.language.translator import Translator
from tests.server.clients import Browser, Json


def all_roads(*sitters: Json) -> Json:
    return {"setup": {"game": "all_roads", "seats": len(sitters)}, "sitters": list(sitters)}


CORNELIA: Json = {"name": "Cornelia"}
GAIUS: Json = {"name": "Gaius"}
BOT: Json = {"name": "Livia", "bot": "citizen"}


def test_the_browser_acts_for_whichever_of_its_seats_is_to_act(browser: Browser) -> None:
    match = browser.open_match(all_roads(CORNELIA, GAIUS))
    with browser.sit(match) as chair:
        chair.hear()
        acted = []
        while chair.update["ending"] is None:
            update = chair.update
            assert update["mine"] == [0, 1]
            assert update["seat"] == update["to_act"] == update["view"]["seat"]
            acted.append(update["seat"])
            chair.play(Random(len(acted)), 1)
    assert set(acted) == {0, 1}
    assert acted[0] == 0
    logged = [one["seat"] for one in chair.update["log"] if one["seat"] is not None]
    assert logged == acted
    # Both read the end: it speaks to neither of them.
    voice = Translator(part="all_roads", names=("Cornelia", "Gaius"))
    assert "You" not in voice.text(msgspec.convert(chair.update["prompt"], Message))


def test_only_the_hand_of_who_is_to_act_is_sent(browser: Browser) -> None:
    match = browser.open_match(all_roads(CORNELIA, GAIUS))
    with browser.sit(match) as chair:
        chair.hear()
        while chair.update["view"]["turn"] < 3:
            seat, update = chair.update["seat"], chair.update
            assert update["choices"]
            drawn = [one["text"] for one in update["log"] if one["seat"] is None]
            # The first draw is Cornelia's, the next one Gaius's, and so on.
            for at, text in enumerate(drawn):
                assert ("hidden" in text) == (at % 2 != seat)
            chair.play(Random(7), 1)


def test_bots_are_nobodys_to_play(browser: Browser) -> None:
    match = browser.open_match(all_roads(BOT, CORNELIA, GAIUS))
    with browser.sit(match) as chair:
        chair.hear()
        while chair.update["to_act"] == 0:
            assert (chair.update["seat"], chair.update["mine"]) == (1, [1, 2])
            assert chair.update["choices"] == []
            chair.hear()
        assert chair.update["seat"] == 1
        for _ in range(20):
            if chair.update["seat"] == 2:
                break
            chair.play(Random(1), 1)
        assert (chair.update["seat"], chair.update["to_act"]) == (2, 2)


def test_nobody_else_may_act_or_look(browser: Browser, stranger: Browser) -> None:
    match = browser.open_match(all_roads(CORNELIA, GAIUS))
    for path in ("replay", "record"):
        assert stranger.http.get(f"/api/matches/{match}/{path}").status_code == 404
    assert stranger.post(f"/api/matches/{match}/give-up", {}).status_code == 404
    with stranger.sit(match) as chair:
        assert chair.hear()["code"] == "not_found"
        with pytest.raises(ConnectionClosed):
            chair.hear()


def test_a_replay_shows_a_lone_player_the_own_hand(browser: Browser) -> None:
    match = browser.open_match(all_roads(CORNELIA, BOT))
    with browser.sit(match) as chair:
        hand = chair.hear()["view"]["hand"]
    replay = browser.get(f"/api/matches/{match}/replay")
    assert (replay["seat"], replay["mine"]) == (0, [0])
    assert replay["frames"][1]["view"]["hand"] == hand
    assert hand[0] in replay["record"]


def test_a_replay_at_a_shared_screen_shows_no_hand(browser: Browser) -> None:
    match = browser.open_match(all_roads(CORNELIA, GAIUS))
    replay = browser.get(f"/api/matches/{match}/replay")
    assert (replay["seat"], replay["mine"]) == (None, [0, 1])
    assert all(frame["view"]["hand"] == [] for frame in replay["frames"])
    drawn = [frame["line"]["text"] for frame in replay["frames"][1:]]
    assert all("hidden" in text for text in drawn)
    assert "draw t" not in replay["record"]
