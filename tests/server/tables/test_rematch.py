"""A rematch with the same people, each a seat further."""

from pathlib import Path
from random import Random

from tests.server.clients import Browser, Server, refused
from tests.server.tables.test_company import at_match, begin, watching
from tests.server.tables.test_lobbies import done


def play_out(match: str, *people: Browser) -> None:
    """Play a match of two to its end."""
    rng = Random(3)
    one, two = people
    with one.sit(match) as first, two.sit(match) as second:
        first.hear()
        second.hear()
        chairs = {first.update["seat"]: first, second.update["seat"]: second}
        while first.update["ending"] is None:
            actor = chairs[first.update["to_act"]]
            revision = actor.do(rng.choice(actor.update["choices"])["do"])["revision"]
            for chair in chairs.values():
                while chair.update["revision"] < revision:
                    chair.hear()


def test_a_rematch_seats_the_same_people_one_seat_further(tmp_path: Path) -> None:
    server = Server(tmp_path)
    with Browser(server) as ada, Browser(server) as gaius, Browser(server) as stranger:
        match = begin(ada, gaius)
        refused(at_match(ada, match, "rematch"), 409, "not_over")
        play_out(match, ada, gaius)
        with ada.sit(match) as chair:
            assert chair.hear()["rematch"] is None
            after = done(at_match(gaius, match, "rematch")).json()["match"]
            assert chair.hear_update(lambda now: now["rematch"] is not None)["rematch"] == after
        # Whoever asks next is led to the same match.
        assert done(at_match(ada, match, "rematch")).json()["match"] == after
        refused(at_match(stranger, match, "rematch"), 404, "not_found")
        with ada.sit(after) as one, gaius.sit(after) as two:
            assert (one.hear()["seat"], two.hear()["seat"]) == (1, 0)
            assert one.update["sitters"] == [
                {"name": "Guest 1", "bot": None},
                {"name": "Ada", "bot": None},
            ]
            assert (two.update["to_act"], bool(two.update["choices"])) == (0, True)
        server.kill()
        with Server(tmp_path) as again:
            ada.move_to(again)
            assert done(at_match(ada, match, "rematch")).json()["match"] == after


def test_spectators_are_not_told_of_a_rematch(browser: Browser, friend: Browser) -> None:
    match = begin(browser, friend)
    code = done(at_match(browser, match, "watch")).json()["code"]
    play_out(match, browser, friend)
    done(at_match(browser, match, "rematch"))
    with watching(friend, code) as chair:
        assert chair.hear()["rematch"] is None
