"""Hints where several people play, and in daily deals: who may ask, and who is told of it."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from quadriga.core import Seat, Setup
from quadriga.games import make
from quadriga.house.commands import NoteHint
from quadriga.table import Sitter
from tests.house.matches.test_rooms import open_room, running
from tests.server.clients import Browser, Chair, Json, Server, refused
from tests.server.conftest import TODAY
from tests.server.tables.test_coach import is_told_so
from tests.server.tables.test_deals import begin as begin_deal
from tests.server.tables.test_deals import finish, row, shown
from tests.server.tables.test_deals import table as deal_table
from tests.server.tables.test_lobbies import ADA, NOBODY, done, table
from tests.store.places import in_loop


def begin(host: Browser, guest: Browser, *sitters: Json, **new: object) -> str:
    """The id of a match of two people that has begun."""
    match, code = host.open_lobby({**table(ADA, NOBODY, *sitters), **new})
    done(guest.take_seat(code, 1, "Gaius"))
    done(host.in_lobby(code, "start"))
    return match


def hint(chair: Chair) -> Json:
    """What the socket answers to who asks for a hint."""
    return chair.say({"type": "hint", "seen": chair.update["revision"]})


def test_where_several_people_play_hints_are_off_unless_the_host_wants_them(
    browser: Browser, friend: Browser
) -> None:
    match = begin(browser, friend)
    with browser.sit(match) as chair:
        update = chair.hear()
        assert (update["to_act"], update["hints"]) == (0, False)
        answer = hint(chair)
        assert (answer["code"], answer["message"]["id"]) == ("hints_off", "refused-hints-off")
        seen = {"seen": update["revision"]}
        for path in ("coach", "check"):
            said = refused(browser.post(f"/api/matches/{match}/{path}", seen), 409, "hints_off")
            assert "open a table that allows them" in said
    assert not is_told_so(browser, match)
    match = begin(browser, friend, hints=True)
    with browser.sit(match) as chair:
        assert chair.hear()["hints"] is True
        assert hint(chair)["type"] == "hint"
    # Everybody may be helped then, newcomers by their adviser as well.
    assert is_told_so(browser, match)


def test_everybody_sees_whether_there_are_hints(
    browser: Browser, friend: Browser, stranger: Browser
) -> None:
    for hints in (False, True):
        new = {**table(ADA, NOBODY, public=True), "hints": hints}
        match, code = browser.open_lobby(new)
        for one in (browser, friend):
            with one.wait_in(code) as bench:
                assert bench.hear()["hints"] is hints
        cards = stranger.get("/api/home")["public_lobbies"]
        assert [one["hints"] for one in cards if one["code"] == code] == [hints]
        done(friend.take_seat(code, 1, "Gaius"))
        done(browser.in_lobby(code, "start"))
        watch = browser.post(f"/api/matches/{match}/watch", {}).json()["code"]
        with friend.sit(match) as chair, stranger._connect(f"watch/{watch}") as socket:
            assert chair.hear()["hints"] is Chair(socket).hear()["hints"] is hints


def test_one_person_may_always_ask(browser: Browser) -> None:
    # At a shared screen, and where nobody but a bot has come.
    shared = browser.open_match({**table(ADA, {"name": "Gaius"}), "open": []})
    match, code = browser.open_lobby(table(ADA, NOBODY))
    done(browser.in_lobby(code, "bot", {"seat": 1, "bot": "novice", "name": "Livia"}))
    done(browser.in_lobby(code, "start"))
    for one in (shared, match):
        with browser.sit(one) as chair:
            assert chair.hear()["hints"] is True
            assert hint(chair)["type"] == "hint"


@pytest.mark.parametrize("hints", [False, True])
def test_a_rematch_and_a_restart_keep_what_the_host_chose(tmp_path: Path, hints: bool) -> None:
    with Browser(server := Server(tmp_path)) as host, Browser(server) as guest:
        match = begin(host, guest, hints=hints)
        with host.sit(match) as ada, guest.sit(match) as gaius:
            chairs, rng = (ada, gaius), Random(1)
            for one in chairs:
                one.hear()
            while ada.update["ending"] is None:
                at = ada.update["to_act"]
                lines = [choice["do"] for choice in chairs[at].update["choices"]]
                revision = chairs[at].do(rng.choice(lines))["revision"]
                chairs[1 - at].hear_update(reaches(revision))
        after = host.post(f"/api/matches/{match}/rematch", {}).json()["match"]
        with host.sit(after) as chair:
            assert chair.hear()["hints"] is hints
        match = begin(host, guest, hints=hints)
        server.kill()
        with Server(tmp_path) as again:
            host.move_to(again)
            for name in (after, match):
                with host.sit(name) as chair:
                    assert chair.hear()["hints"] is hints


def reaches(revision: int) -> Callable[[Json], bool]:
    return lambda now: now["revision"] >= revision


def test_a_daily_deal_with_hints_is_marked_and_ranked_apart(
    browser: Browser, friend: Browser
) -> None:
    browser.http.put("/api/me", json={"name": "Hinted"})
    friend.http.put("/api/me", json={"name": "Alone"})
    mine, theirs = begin_deal(browser), begin_deal(friend)
    with browser.sit(mine) as chair:
        assert chair.hear()["hinted"] is False
        line = hint(chair)["best"][0]["do"]
        assert chair.do(line)["hinted"] is True
    assert deal_table(browser)["card"]["helped"] is True
    points = finish(browser, mine)
    finish(friend, theirs, seed=2)
    for one in (browser, friend):
        results = [result["helped"] for result in deal_table(one)["results"]]
        assert results == sorted(results), "those with help come last"
    (result,) = [one for one in deal_table(browser)["results"] if one["mine"]]
    assert (result["helped"], result["points"]) == (True, points)
    assert [one["helped"] for one in deal_table(friend)["results"] if one["mine"]] == [False]
    figures = browser.get("/api/me/statistics")["deals"]
    assert (figures["deals"], figures["helped"]) == (1, 1)
    assert friend.get("/api/me/statistics")["deals"]["helped"] == 0
    assert browser.http.get("/api/me/results.json").json()[0]["hinted"] is True


def test_no_way_to_be_helped_in_a_deal_leaves_no_mark(browser: Browser, friend: Browser) -> None:
    asked = begin_deal(browser)
    with browser.sit(asked) as chair:
        revision, rng = chair.hear()["revision"], Random(3)
        # The coach of lessons answers anywhere, but not where all choices are as good.
        while not browser.post(f"/api/matches/{asked}/coach", {"seen": revision}).json()["best"]:
            assert chair.update["hinted"] is False
            revision = chair.do(rng.choice(chair.update["choices"])["do"])["revision"]
    left = begin_deal(friend)
    for act in ("leave", "return"):
        assert friend.post(f"/api/matches/{left}/{act}", {}).status_code == 204
    for one in (browser, friend):
        assert deal_table(one)["card"]["helped"] is True


def test_the_best_with_help_has_no_place_before_the_last_without() -> None:
    helped = [row("best", 20, helped=True), row("second", 9, helped=True)]
    assert shown(*helped, row("a", 3), row("fallen", 0)) == [
        (1, "a", 3),
        (None, "fallen", 0),
        (1, "best", 20),
        (2, "second", 9),
    ]


def test_whoever_was_sent_a_hint_is_marked_though_the_server_dies(tmp_path: Path) -> None:
    server = Server(tmp_path, "--today", TODAY)
    with Browser(server) as browser:
        with browser.sit(begin_deal(browser)) as chair:
            chair.hear()
            assert hint(chair)["type"] == "hint"
            server.kill()
        with Server(tmp_path, "--today", TODAY) as again:
            browser.move_to(again)
            assert deal_table(browser)["card"]["helped"] is True


@in_loop
async def test_a_hint_is_noted_once_and_with_its_seat(tmp_path: Path) -> None:
    async with running(tmp_path) as (store, _, rooms):
        room = await open_room(rooms)
        assert room.hinted == frozenset()
        for _ in range(2):
            await rooms.note_hint(room.id, Seat(0))
            assert room.hinted == {0}
        stored = await store.match(room.id)
        assert stored is not None
        assert stored.hinted == {0}
    async with running(tmp_path) as (store, _, rooms):
        again = await rooms.enter(room.id)
        assert again.hinted == {0}
        # One's own hints are not the others'.
        game, sitters = make(Setup("all_roads", 2)), [Sitter("Ada"), Sitter("Gaius")]
        two = await rooms.open(game, sitters, "me", {0: "me", 1: "me"})
        await store.write(NoteHint(two.id, 1))
        stored = await store.match(two.id)
        assert stored is not None
        assert stored.hinted == {1}
