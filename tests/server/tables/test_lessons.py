"""A match that teaches: over HTTP and the socket, across crashes, left and finished."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from msgspec import structs
from msgspec.structs import replace as replaced

from quadriga.bots import GreedyBot
from quadriga.core import Seat, replay
from quadriga.core.records import read
from quadriga.games import GAMES, make
from quadriga.house.matches.match_storage import news_of
from quadriga.house.matches.seating import Seating
from quadriga.house.teaching.lessons import find, minutes, moment, sitters
from quadriga.table import lesson_of
from quadriga.table.lesson import NotThisStep
from tests.house.matches.test_rooms import running
from tests.house.parts import new_peers, new_presence
from tests.house.thinking import test_bot_runner as bot_places
from tests.loops import result_of
from tests.server.clients import Browser, Chair, Json, refused
from tests.store.places import in_loop

GAME = "imperator"


def begin(browser: Browser) -> str:
    """The id of a new lesson."""
    answer = browser.post(f"/api/games/{GAME}/lesson", {})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["match"])


def steps() -> int:
    lesson = lesson_of(GAME)
    assert lesson is not None
    return len(lesson.steps)


def do_steps(chair: Chair, until: int) -> None:
    """Do what the lesson says, up to the step with this number."""
    while chair.update["lesson"]["step"] != until:
        assert chair.do(chair.update["lesson"]["accepts"][0])["type"] == "update"


def card_of(browser: Browser, match: str) -> Json:
    (card,) = (card for card in browser.get("/api/home")["matches"] if card["id"] == match)
    return dict(card)


def game_card(browser: Browser) -> Json:
    (card,) = (card for card in browser.get("/api/home")["games"] if card["name"] == GAME)
    return dict(card)


def test_a_lesson_says_what_to_do_and_answers_a_wrong_try(browser: Browser) -> None:
    match = begin(browser)
    with browser.sit(match) as chair:
        lesson = chair.hear()["lesson"]
        assert (lesson["step"], lesson["steps"], lesson["brought"]) == (1, steps(), None)
        assert (lesson["do"]["id"], lesson["why"]["id"]) == ("lesson-take-do", "lesson-take-why")
        assert lesson["accepts"] == ["take amphitheater"]
        # Whatever is legal can be tried, and changes nothing.
        before = chair.update
        assert len(before["choices"]) > 1
        answer = chair.do("take senate_a")
        assert (answer["code"], answer["part"]) == ("not_this_step", GAME)
        assert answer["message"]["id"] == "lesson-take-wrong"
        assert chair.do("build mine")["code"] == "illegal"
        update = chair.do("take amphitheater")
        assert update["revision"] == before["revision"] + 1
        assert update["lesson"]["step"] == 2
        assert update["lesson"]["brought"]["id"] == "lesson-take-brought"
        assert update["log"][-1]["text"] == (
            "draw marching_camp triumphal_arc_a great_lighthouse_a"
        )
        # There is nothing to check: the draws are chosen.
        assert update["shuffle"] is None


@in_loop
async def test_a_lesson_is_where_it_was_when_a_server_starts_again(tmp_path: Path) -> None:
    lesson, me = find(GAME), {0: "me"}
    async with running(tmp_path) as (_, _, rooms):
        game, people = make(lesson.setup), sitters(lesson, "Livia")
        taught = await rooms.open(game, people, "me", me, lesson=lesson)
        left = await rooms.open(game, people, "me", me, lesson=lesson)
        await rooms.leave_lesson(left.id)
        for step in lesson.steps[:7]:
            await rooms.submit(taught.id, lesson.seat, taught.table.revision, step.accepts[0])
    async with running(tmp_path) as (store, _, rooms):
        again, other = await rooms.enter(taught.id), await rooms.enter(left.id)
        assert (again.lesson, other.lesson) == ("taught", "free")
        assert (again.script, other.script) == (lesson, None)
        assert again.table.log == taught.table.log
        now = moment(again, lesson.seat)
        assert now is not None
        assert (now.step, now.accepts) == (8, ("pay",))
        await rooms.undo(taught.id, lesson.seat, again.table.revision)
        assert lesson.steps_done(again.table.log) == 6
        with pytest.raises(NotThisStep):
            await rooms.submit(taught.id, lesson.seat, again.table.revision, "build gardens")
        await rooms.submit(left.id, lesson.seat, other.table.revision, "take senate_a")
        assert await store.finished_games("me") == frozenset()
        # Other servers have to read again what no entry of the log tells.
        assert news_of(again, replace(again, lesson="free")) is None
        assert news_of(again, again) is not None


@in_loop
async def test_a_lesson_that_was_written_for_other_data_is_played_freely(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = find(GAME)
    about = structs.replace(lesson.about, components="0" * 16)
    other = structs.replace(lesson, about=about)
    async with running(tmp_path) as (_, _, rooms):
        people = sitters(lesson, "Livia")
        room = await rooms.open(make(lesson.setup), people, "me", {0: "me"}, lesson=lesson)
        monkeypatch.setattr("quadriga.house.matches.room.lesson_of", lambda game: other)
        monkeypatch.setattr("quadriga.house.teaching.lessons.lesson_of", lambda game: other)
        now = moment(room, lesson.seat)
        assert now is not None
        assert (now.step, now.accepts) == (None, ())
        await rooms.submit(room.id, lesson.seat, 0, "take senate_a")
        assert minutes(GAME) is None


def test_who_leaves_a_lesson_plays_on_freely_from_there(browser: Browser, friend: Browser) -> None:
    match = begin(browser)
    with browser.sit(match) as chair:
        chair.hear()
        do_steps(chair, 2)
        refused(friend.post(f"/api/matches/{match}/leave-lesson", {}), 404, "not_found")
        for _ in range(2):  # the second time it is so already
            assert browser.post(f"/api/matches/{match}/leave-lesson", {}).status_code == 204
        update = chair.hear_update(lambda now: now["lesson"]["step"] is None)
        assert (update["lesson"]["do"], update["lesson"]["accepts"]) == (None, [])
        revision = update["revision"]
        # One choice is clearly better here, and the coach tells so.
        asked = browser.post(f"/api/matches/{match}/coach", {"seen": revision})
        assert asked.status_code == 200
        assert asked.json()["best"][0]["do"] == "build marching_camp"
        assert asked.json()["best"][0]["reason"] is not None
        refused(browser.post(f"/api/matches/{match}/coach", {"seen": 0}), 409, "stale")
        refused(friend.post(f"/api/matches/{match}/coach", {"seen": revision}), 404, "not_found")
        assert chair.do("take marching_camp")["type"] == "update"


def test_a_bot_does_the_steps_of_who_leaves_until_they_come_back(browser: Browser) -> None:
    match = begin(browser)
    with browser.sit(match) as chair:
        chair.hear()
        assert browser.post(f"/api/matches/{match}/leave", {}).status_code == 204
        left = chair.hear_update(lambda now: now["lesson"]["step"] == 3)["lesson"]
        assert (left["do"], left["accepts"]) == (None, [])
        assert browser.post(f"/api/matches/{match}/return", {}).status_code == 204
        again = chair.hear_update(lambda now: now["mine"] == [0])["lesson"]
        assert (again["step"] >= 3, again["do"] is not None) == (True, True)


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_plays_for_the_person_of_a_lesson_follows_it_to_the_end(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("quadriga.house.matches.seating.STAND_IN", "greedy")
    lesson = find(game)

    async def check() -> None:
        async with bot_places.bots(tmp_path) as (_, hub, rooms, _, runner, _):
            seating = Seating(rooms, new_presence(hub, new_peers(hub), 60))
            people = [replaced(one, bot=one.bot and "greedy") for one in sitters(lesson, "Livia")]
            players: dict[int, str] = {lesson.seat: "me"}
            room = await rooms.open(make(lesson.setup), people, "me", players, lesson=lesson)
            await seating.leave(room, "me")
            with bot_places.looking(hub, runner, room) as changed:
                # Whoever comes back is taught from there.
                await bot_places.until(changed, rooms, room.id, 5)
                await seating.come_back(room, "me")
                done, now = lesson.steps_done(room.table.log), moment(room, lesson.seat)
                assert done
                assert now is not None
                assert now.step == done + 1
                await seating.leave(room, "me")
                await bot_places.until(changed, rooms, room.id, 10_000)
            assert room.over
            assert lesson.follows(room.table.log)

    result_of(check())
    assert not caplog.records


def test_a_lesson_ends_with_points_and_counts_for_nothing_else(browser: Browser) -> None:
    assert (game_card(browser)["lesson"], game_card(browser)["finished"]) == (6, False)
    match = begin(browser)
    with browser.sit(match) as chair:
        chair.hear()
        do_steps(chair, steps())
        lesson = chair.do(chair.update["lesson"]["accepts"][0])["lesson"]
        assert (lesson["step"], lesson["do"]["id"]) == (None, "lesson-free")
        assert lesson["brought"]["id"] == "lesson-arc-brought"
        while chair.update["ending"] is None:
            finish(browser, chair, match)
        assert chair.update["ending"]["scores"][0] >= 10
        assert chair.update["lesson"]["do"] is None
    home = browser.get("/api/home")
    # Even with the points that the campaign asks for.
    assert home["campaign_open"] is False
    assert (card_of(browser, match)["over"], card_of(browser, match)["lesson"]) == (True, "taught")
    assert game_card(browser)["finished"] is True
    assert browser.post(f"/api/matches/{match}/leave-lesson", {}).status_code == 409


def finish(browser: Browser, chair: Chair, match: str) -> None:
    """Do what a quick bot would."""
    record = read(browser.http.get(f"/api/matches/{match}/record").content).record
    game = make(record.setup)
    state = replay(game, record.entries)
    bot = GreedyBot(game, Seat(0), Random(1))
    chosen = bot.choose(game.view(state, Seat(0)), game.legal_actions(state))
    assert chair.do(str(chosen))["type"] == "update"


def test_there_is_no_lesson_of_a_game_that_there_is_not(browser: Browser) -> None:
    refused(browser.post("/api/games/chess/lesson", {}), 404, "not_found")


def test_somebody_who_watches_a_lesson_is_told_no_step(browser: Browser, friend: Browser) -> None:
    match = begin(browser)
    code = browser.post(f"/api/matches/{match}/watch", {}).json()["code"]
    with friend._connect(f"watch/{code}") as socket:
        assert Chair(socket).hear()["lesson"] is None
