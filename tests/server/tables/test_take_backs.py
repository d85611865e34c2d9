"""Taking back what others have gone on from: they are asked, and everybody is told."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import httpx
import msgspec
import pytest

from quadriga.core import CHANCE, Entry, Seat, Setup
from quadriga.games import make
from quadriga.house.matches.room import Room, TakingBack
from quadriga.table import Sitter, Table, seeded
from tests.server.clients import Browser, Chair, Json, Server, refused
from tests.server.tables.test_company import at_match, begin, watching
from tests.server.tables.test_lobbies import done

GAME = "minerva"
"""A game where nothing is revealed by the first decisions of two turns."""


def send(chair: Chair, message: Json) -> None:
    chair.socket.send(msgspec.json.encode(message).decode())


def catch_up(*chairs: Chair) -> None:
    """Let all see the same revision."""
    latest = max(int(chair.update["revision"]) for chair in chairs)
    for chair in chairs:
        chair.hear_update(lambda now: now["revision"] >= latest)


def hand_on(*chairs: Chair) -> None:
    """Let whoever is to act play until it is somebody else's turn."""
    first = chairs[0].update["to_act"]
    while chairs[0].update["to_act"] == first:
        actor = next(chair for chair in chairs if chair.update["seat"] == first)
        actor.do(actor.update["choices"][0]["do"])
        catch_up(*chairs)


def answer(person: Browser, match: str, seen: int, *, agrees: bool) -> httpx.Response:
    return at_match(person, match, "take-back", {"seen": seen, "agrees": agrees})


@contextmanager
def handed_on(host: Browser, guest: Browser) -> Iterator[tuple[str, Chair, Chair]]:
    """A match where the host has ended a turn, and it is the guest's."""
    match = begin(host, guest, game=GAME)
    with host.sit(match) as ada, guest.sit(match) as gaius:
        ada.hear()
        gaius.hear()
        hand_on(ada, gaius)
        assert ada.update["to_act"] == 1
        assert ada.update["log"][-1]["seat"] == 0
        yield match, ada, gaius


def test_until_the_next_one_begins_to_choose_it_is_taken_back_at_once(
    browser: Browser, friend: Browser
) -> None:
    with handed_on(browser, friend) as (_, ada, gaius):
        assert (ada.update["can_undo"], ada.update["undo_asks"]) == (True, [])
        before = len(ada.update["log"])
        assert len(ada.undo()["log"]) == before - 1
        gaius.hear_update(lambda now: now["to_act"] == 0)


def test_who_has_begun_to_choose_is_asked_and_agrees_with_one_press(
    browser: Browser, friend: Browser, stranger: Browser
) -> None:
    with handed_on(browser, friend) as (match, ada, gaius):
        code = str(done(at_match(browser, match, "watch")).json()["code"])
        before, seen = ada.update["log"], int(ada.update["revision"])
        send(gaius, {"type": "choosing", "seen": seen})
        ada.hear_update(lambda now: now["undo_asks"] == [1] and not now["can_undo"])
        wanted = {"type": "undo", "id": uuid4().hex, "seen": seen}
        for _ in range(2):  # sent twice because the answer was lost, it is one request
            send(ada, wanted)
        asked = {"seat": 0, "asked": [1], "agreed": [], "declined": None}
        with watching(stranger, code) as other:
            for chair in (ada, gaius, other):
                told = chair.hear_update(lambda now: now["take_back"] is not None)
                assert (told["take_back"], told["revision"]) == (asked, seen)
                assert told["undo_asks"] == []
                assert told["log"] == before if chair is ada else True
        # Nobody else answers for who is asked, nor about another position.
        refused(answer(browser, match, seen, agrees=True), 409, "stale")
        refused(answer(stranger, match, seen, agrees=True), 404, "not_found")
        refused(answer(friend, match, seen - 1, agrees=True), 409, "stale")
        # Who comes back finds it.
        with friend.sit(match) as again:
            assert again.hear()["take_back"] == asked
        done(answer(friend, match, seen, agrees=True))
        for chair in (ada, gaius):
            told = chair.hear_update(lambda now: now["revision"] == seen + 1)
            assert (told["to_act"], told["take_back"]) == (0, None)
            assert len(told["log"]) == len(before) - 1
        # What the client has asked for was played, under its own id.
        send(ada, wanted)
        while wanted["id"] not in ada.played:
            ada.read(ada._receive())
        refused(answer(friend, match, seen, agrees=True), 409, "stale")


def test_what_others_have_played_since_goes_with_it_if_they_agree(
    browser: Browser, friend: Browser
) -> None:
    with handed_on(browser, friend) as (match, ada, gaius):
        before = ada.update["log"]
        gaius.do(gaius.update["choices"][0]["do"])
        catch_up(ada, gaius)
        assert (ada.update["can_undo"], ada.update["undo_asks"]) == (False, [1])
        assert gaius.update["can_undo"], "nobody has gone on from there"
        assert ada.undo()["type"] == "asked"
        done(answer(friend, match, int(ada.update["revision"]), agrees=True))
        taken = ada.hear_update(lambda now: now["to_act"] == 0)
        assert taken["log"] == before[:-1]


def test_what_is_declined_stands_and_is_not_asked_again_before_the_next_move(
    browser: Browser, friend: Browser
) -> None:
    with handed_on(browser, friend) as (match, ada, gaius):
        gaius.do(gaius.update["choices"][0]["do"])
        catch_up(ada, gaius)
        seen = int(ada.update["revision"])
        assert ada.undo()["type"] == "asked"
        assert ada.undo()["code"] == "already_asked"
        done(answer(friend, match, seen, agrees=False))
        told = ada.hear_update(lambda now: (now["take_back"] or {}).get("declined") == 1)
        assert (told["revision"], told["undo_asks"]) == (seen, [])
        assert ada.undo()["code"] == "already_asked"
        refused(answer(friend, match, seen, agrees=True), 409, "stale")
        gaius.hear_update(lambda now: now["take_back"] is not None)
        while gaius.update["to_act"] == 1:
            gaius.do(gaius.update["choices"][0]["do"])
        told = ada.hear_update(lambda now: now["to_act"] == 0)
        assert told["take_back"] is None
        assert told["undo_asks"] == ([1] if told["log"][-1]["seat"] == 1 else [])


def test_any_move_withdraws_what_was_asked(browser: Browser, friend: Browser) -> None:
    with handed_on(browser, friend) as (match, ada, gaius):
        seen = int(ada.update["revision"])
        send(gaius, {"type": "choosing", "seen": seen})
        ada.hear_update(lambda now: now["undo_asks"] == [1])
        assert ada.undo()["type"] == "asked"
        gaius.hear_update(lambda now: now["take_back"] is not None)
        assert gaius.do(gaius.update["choices"][0]["do"])["take_back"] is None
        refused(answer(friend, match, seen, agrees=True), 409, "stale")
        assert ada.hear_update(lambda now: now["revision"] > seen)["take_back"] is None


def test_who_goes_before_they_have_played_has_begun_nothing(
    browser: Browser, friend: Browser
) -> None:
    with handed_on(browser, friend) as (match, ada, _):
        with friend.sit(match) as second:
            second.hear()
            send(second, {"type": "choosing", "seen": second.update["revision"]})
            ada.hear_update(lambda now: now["undo_asks"] == [1])
        ada.hear_update(lambda now: now["can_undo"])


def test_only_who_is_to_act_begins_to_choose_and_nobody_is_answered(
    browser: Browser, friend: Browser
) -> None:
    with handed_on(browser, friend) as (_, ada, gaius):
        seen = int(ada.update["revision"])
        send(ada, {"type": "choosing", "seen": seen})
        send(gaius, {"type": "choosing", "seen": seen - 1})
        # The next answers are those to what comes after.
        assert gaius.say({"type": "hint", "seen": seen - 1})["code"] == "stale"
        assert gaius.update["can_undo"] is False
        assert ada.undo()["type"] == "update"


def test_a_request_is_there_after_a_crash(tmp_path: Path) -> None:
    server = Server(tmp_path, "--seed", "tests")
    with Browser(server) as host, Browser(server) as guest:
        with handed_on(host, guest) as (match, ada, gaius):
            gaius.do(gaius.update["choices"][0]["do"])
            catch_up(ada, gaius)
            before, seen = len(ada.update["log"]), int(ada.update["revision"])
            assert ada.undo()["type"] == "asked"
            server.kill()
        with Server(tmp_path, "--seed", "tests") as again:
            host.move_to(again)
            guest.move_to(again)
            with guest.sit(match) as gaius:
                assert gaius.hear()["take_back"]["asked"] == [1]
                done(answer(guest, match, seen, agrees=True))
                told = gaius.hear_update(lambda now: now["revision"] == seen + 1)
                assert len(told["log"]) == before - 2


# ---- whom to ask ---------------------------------------------------------------------------------


def room_after(*actors: int, players: dict[int, str], bots: tuple[int, ...] = ()) -> Room:
    """A room whose log has decisions of these seats, -1 for chance, in this order."""
    sitters = [Sitter(f"Seat {n}", "novice" if n in bots else None) for n in range(4)]
    table = Table.open(make(Setup("all_roads", 4)), sitters, seeded("take backs"))
    log = tuple(Entry(CHANCE if at < 0 else Seat(at), "x") for at in actors)
    played = Table(table.game, table.sitters, (*table.log, *log), table.state, len(log))
    return Room("match", "a", players, None, played)


PEOPLE = {0: "a", 1: "b", 2: "c", 3: "d"}


@pytest.mark.parametrize(
    ("actors", "players", "bots", "is_choosing", "expected"),
    [
        # Seat 0 is to act in all of them; who asks is the person of seat 3.
        ((3,), PEOPLE, (), False, TakingBack(Seat(3), ())),
        ((3,), PEOPLE, (), True, TakingBack(Seat(3), (Seat(0),))),
        ((3, 1), PEOPLE, (), False, TakingBack(Seat(3), (Seat(0), Seat(1)))),
        ((3, 1, 2), PEOPLE, (), False, TakingBack(Seat(3), (Seat(0), Seat(1), Seat(2)))),
        ((3, -1), PEOPLE, (), False, None),
        ((3, 1, -1), PEOPLE, (), False, None),
        ((1, 2), PEOPLE, (), False, None),
        # Bots are not asked, but where only they have gone on it stands.
        ((3, 1), PEOPLE, (1,), False, None),
        ((3, 1, 2), PEOPLE, (1,), False, TakingBack(Seat(3), (Seat(0), Seat(2)))),
        ((3, 1, 2), PEOPLE, (0, 1), False, TakingBack(Seat(3), (Seat(2),))),
        # People who share a screen need not ask each other.
        ((3, 1), {0: "d", 1: "d", 2: "c", 3: "d"}, (), False, TakingBack(Seat(1), ())),
        ((3, 1), {0: "d", 1: "d", 2: "c", 3: "d"}, (), True, TakingBack(Seat(1), ())),
        ((3, 2), {0: "d", 1: "d", 2: "c", 3: "d"}, (), False, TakingBack(Seat(3), (Seat(2),))),
    ],
)
def test_those_are_asked_who_have_gone_on(
    actors: tuple[int, ...],
    players: dict[int, str],
    bots: tuple[int, ...],
    is_choosing: bool,
    expected: TakingBack | None,
) -> None:
    room = room_after(*actors, players=players, bots=bots)
    assert room.to_act == 0
    assert room.taking_back("d", is_choosing) == expected
