"""Nobody is sent a byte that depends on what they may not know, by a real server.

Two servers have the same people and the same tables, which differ only in what a viewer may not
know. Whatever this viewer asks is answered alike by both: status, headers, bodies and frames as
they are on the line, compressed (`witnesses.py` has what is random by nature). Hints follow from
the same seed at both, and are as good as a number of playouts allows, not as the time that passes.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing
from itertools import chain

import httpx
import pytest

from quadriga.core import CHANCE, Seat, Setup
from quadriga.core.records import write
from quadriga.games import GAMES
from quadriga.house.matches.room import Room
from tests.server.clients import Server
from tests.server.secrets.witnesses import PUBLIC, Line, Witness, Worlds, check_alike
from tests.server.secrets.worlds import (
    Lobby,
    Match,
    Person,
    at_own_turn,
    look_alike,
    new_lobby,
    new_match,
    played,
    write_stores,
)
from tests.walks import some

HIDING_NOTHING = ("imperator", "minerva")
"""Games that hide nothing that chance has settled."""

SETUPS = [
    setup
    for name, game in GAMES.items()
    if name not in HIDING_NOTHING
    for setup in game.setups()
    # Every number of players; the variants with as few as can be.
    if not setup.options and (setup.variant == "standard" or setup.seats == 2)
]
DECISIONS = 40


def _name(setup: Setup) -> str:
    return f"{setup.game}-{setup.variant}-{setup.seats}"


def _id(parameter: Setup | Seat | None) -> str:
    if isinstance(parameter, Setup):
        return _name(parameter)
    return "spectator" if parameter is None else f"seat {parameter}"


MATCHES = [(setup, viewer) for setup in SETUPS for viewer in (None, *map(Seat, range(setup.seats)))]


@pytest.fixture(scope="module")
def matches() -> Mapping[tuple[str, Seat | None], Match]:
    """A match for each viewer of each game that hides something from them."""
    found = {(_name(s), viewer): look_alike(s, viewer, DECISIONS) for s, viewer in MATCHES}
    return {key: match for key, match in found.items() if match is not None}


@pytest.fixture(scope="module")
def own_turns(
    matches: Mapping[tuple[str, Seat | None], Match],
) -> Mapping[str, Sequence[Match]]:
    """Matches by their set-up in which the viewer is to act, and can be given a hint."""
    found: dict[str, list[Match]] = {}
    for (name, viewer), match in matches.items():
        own = None if viewer is None else at_own_turn(match)
        if own is not None:
            found.setdefault(name, []).append(own)
    return found


@pytest.fixture(scope="module")
def strangers_match() -> Match:
    """A match that is in one of two worlds only."""
    return new_match(None, played(SETUPS[0], 5, 0), None)


@pytest.fixture(scope="module")
def finished() -> Match:
    """A match that is over."""
    table = played(SETUPS[0], 1000, 0)
    assert table.over
    return new_match(None, table, table)


@pytest.fixture(scope="module")
def talked() -> Match:
    """A match that is the same in both worlds; its viewer waits for the other seat."""
    tables = (played(Setup("all_roads", 2), decisions, 0) for decisions in range(4, DECISIONS))
    table = next(table for table in tables if table.to_act == Seat(1))
    move = str(table.game.legal_actions(table.state)[0])
    return new_match(Seat(0), table, table, move)


@pytest.fixture(scope="module")
def lobby() -> Lobby:
    return new_lobby(Setup("carpe_diem", 3))


@pytest.fixture(scope="module")
def stranger() -> Person:
    return Person.new("Gaius")


@pytest.fixture(scope="module")
def worlds(
    tmp_path_factory: pytest.TempPathFactory,
    matches: Mapping[tuple[str, Seat | None], Match],
    own_turns: Mapping[str, Sequence[Match]],
    strangers_match: Match,
    finished: Match,
    talked: Match,
    lobby: Lobby,
    stranger: Person,
) -> Iterator[Worlds]:
    """Two servers with all of these."""
    everything = [*matches.values(), *chain(*own_turns.values()), strangers_match, finished, talked]
    people = chain(*(match.people for match in everything), lobby.hosts, [stranger])
    folders = write_stores(tmp_path_factory.mktemp("worlds"), people, everything, lobby)
    hints = ("--seed", "worlds", "--hint-playouts", "6")
    options = ("--public-url", PUBLIC, "--away", "3600", *hints)
    with Server(folders[0], *options) as here, Server(folders[1], *options) as there:
        newcomer = httpx.post(f"{here.address}/api/me/move", json={})
        with closing(Worlds((here, there), next(iter(newcomer.cookies)))) as worlds:
            yield worlds


@pytest.mark.parametrize(("setup", "viewer"), MATCHES, ids=_id)
def test_what_a_viewer_may_not_know_changes_no_byte(
    worlds: Worlds,
    matches: Mapping[tuple[str, Seat | None], Match],
    setup: Setup,
    viewer: Seat | None,
) -> None:
    match = matches[_name(setup), viewer]
    person = None if viewer is None else match.people[viewer]
    both = worlds.witnesses(person)
    for witness in both:
        if viewer is None:
            ask_as_spectator(witness, match)
        else:
            ask_as_player(witness, match, viewer)
    hear_a_move(worlds, match, both)
    check_alike(both)


def ask_as_spectator(witness: Witness, match: Match) -> None:
    for what in ("record", "replay"):
        witness.ask("GET", f"/api/watch/{match.watch}/{what}")
    witness.ask("GET", f"/watch/{match.watch}")
    witness.ask("GET", "/api/home")
    witness.hear_all(f"lobbies/{match.join}")
    ask_for_explanations(witness, match, f"watch/{match.watch}", None)
    ask_in_vain(witness, match, f"watch/{match.watch}")


def ask_as_player(witness: Witness, match: Match, seat: Seat) -> None:
    for what in ("picture", "replay", "record", "nothing"):
        witness.ask("GET", f"/api/matches/{match.id}/{what}")
    for path in ("home", "me", f"tables/{match.id}", f"watch/{match.watch}/record"):
        witness.ask("GET", f"/api/{path}")
    witness.ask("GET", f"/table/{match.id}")
    for what in ("watch", "rematch", "give-up"):
        witness.ask("POST", f"/api/matches/{match.id}/{what}", {})
    for other in (0, len(match.people)):
        witness.ask("POST", f"/api/matches/{match.id}/hand-over", {"seat": other})
    witness.ask("POST", f"/api/lobbies/{match.join}/start", {})
    witness.hear_all(f"lobbies/{match.join}")
    witness.hear("me")
    ask_for_explanations(witness, match, f"matches/{match.id}", seat)
    back = room_of(match).taking_back(match.people[seat].id, is_choosing=False)
    ask_in_vain(witness, match, f"matches/{match.id}", can_undo=back is not None)
    if back is not None and back.asks:
        ask_to_take_back(witness, match)


def room_of(match: Match) -> Room:
    players = {seat: person.id for seat, person in enumerate(match.people)}
    return Room(match.id, match.people[0].id, players, None, match.here)


def ask_to_take_back(witness: Witness, match: Match) -> None:
    """Ask those who have gone on, and look at the table with the request."""
    path = f"matches/{match.id}"
    with witness.another().connected(path) as connection:
        hear_the_table(connection, match, path)
        connection.say({"type": "undo", "id": "x", "seen": match.here.revision})
        while connection.hear()["type"] != "asked":
            pass
    for answer in (True, False):
        body = {"seen": match.here.revision, "agrees": answer}
        witness.ask("POST", f"/api/matches/{match.id}/take-back", body)
    with witness.connected(path) as connection:
        hear_the_table(connection, match, path)
    assert b'"take_back":{"seat"' in connection.messages[0]


def ask_for_explanations(witness: Witness, match: Match, path: str, seat: Seat | None) -> None:
    """Ask what some things on the table are, with those that only another seat may know."""
    here, there = match.here, match.there
    assert there is not None
    guide, seats = here.game.guide, (None, *map(Seat, range(here.game.seats)))
    public = guide.things(here.state, seat)
    secret = {
        thing
        for table in (here, there)
        for other in seats
        for thing in guide.things(table.state, other)
    } - {*public}
    for thing in (*some(public, 6), *some(sorted(secret), 4)):
        witness.ask("GET", f"/api/{path}/explain?thing={thing}")


def ask_in_vain(witness: Witness, match: Match, path: str, *, can_undo: bool = False) -> None:
    """Ask over a socket for all that is refused: what others have done, and nonsense."""
    here, there = match.here, match.there
    assert there is not None
    lines = {entry.text for table in (here, there) for entry in table.log[-4:]}
    legal = {str(action) for action in here.game.legal_actions(here.state)}
    seen = here.revision
    asked: list[object] = [
        {"type": "do", "id": "x", "seen": seen, "do": line}
        for line in sorted((lines | {"nonsense"}) - legal)
    ]
    asked += [{"type": "hint", "seen": seen + 1}, {"type": "do"}]
    if not can_undo:
        asked.append({"type": "undo", "id": "x", "seen": seen})
    with witness.connected(path) as connection:
        hear_the_table(connection, match, path)
        for message in asked:
            connection.say(message)
            assert connection.hear()["type"] == "refused"


def hear_the_table(line: Line, match: Match, path: str) -> None:
    """Hear what a socket is sent first: the table, and at one with other people their talk."""
    is_heard = path.startswith("matches/") and len(match.people) > 1
    kinds = ["update", "talk"] if is_heard else ["update"]
    assert [line.hear()["type"] for _ in kinds] == kinds


def hear_a_move(worlds: Worlds, match: Match, both: Iterable[Witness]) -> None:
    """Listen at the table while the next to act does something."""
    if match.move is None:
        return
    to_act = match.here.to_act
    assert to_act is not None
    assert to_act is not CHANCE
    actor = match.people[to_act]
    path = f"watch/{match.watch}" if match.viewer is None else f"matches/{match.id}"
    order = {"type": "do", "id": "move", "seen": match.here.revision, "do": match.move}
    for witness, player in zip(both, worlds.witnesses(actor), strict=True):
        with player.connected(f"matches/{match.id}") as mover:
            mover.hear()
            with witness.connected(path) as listener:
                hear_the_table(listener, match, path)
                mover.say(order)
                assert listener.hear()["type"] == "changes"


@pytest.mark.parametrize("setup", SETUPS, ids=_name)
def test_hints_know_only_what_their_reader_may_know(
    worlds: Worlds, own_turns: Mapping[str, Sequence[Match]], setup: Setup
) -> None:
    assert own_turns[_name(setup)]
    for match in own_turns[_name(setup)]:
        assert match.viewer is not None
        both, path = worlds.witnesses(match.people[match.viewer]), f"matches/{match.id}"
        with ExitStack() as stack:
            lines = [stack.enter_context(witness.connected(path)) for witness in both]
            for line in lines:
                hear_the_table(line, match, path)
                line.say({"type": "hint", "seen": match.here.revision})
            for line in lines:  # both think at once
                assert line.hear()["best"]
        check_alike(both)


def test_what_others_say_changes_no_size(worlds: Worlds, talked: Match) -> None:
    assert talked.move is not None
    right = (f"{talked.move} " * 20)[:150].strip()
    wrong = "".join(chr(ord(letter) ^ 1) if letter.isalpha() else letter for letter in right)
    viewer, other = (worlds.witnesses(person) for person in talked.people)
    path, seen, sizes = f"matches/{talked.id}", talked.here.revision, []
    for listener, speaker, line in zip(viewer, other, (right, wrong), strict=True):
        with speaker.connected(path) as mover:
            hear_the_table(mover, talked, path)
            with listener.connected(path) as heard:
                hear_the_table(heard, talked, path)
                speaker.ask("POST", f"/api/{path}/talk", {"id": "said", "text": line})
                assert heard.hear()["lines"][0]["text"] == line
                mover.say({"type": "do", "id": "x", "seen": seen, "do": talked.move})
                assert heard.hear()["type"] == "changes"
                sizes.append(heard.sizes[1:])  # the table and the talk before may come together
    assert sizes[0] == sizes[1]


@pytest.mark.parametrize("known", [True, False])
def test_a_table_of_others_is_as_none_at_all(
    worlds: Worlds, strangers_match: Match, stranger: Person, known: bool
) -> None:
    name = strangers_match.id
    both = worlds.witnesses(stranger if known else None)
    for witness in both:
        for what in ("picture", "replay", "record"):
            witness.ask("GET", f"/api/matches/{name}/{what}")
        for what in ("give-up", "leave", "return", "watch", "rematch"):
            witness.ask("POST", f"/api/matches/{name}/{what}", {})
        witness.ask("POST", f"/api/matches/{name}/hand-over", {"seat": 0})
        witness.ask("POST", f"/api/matches/{name}/talk", {"id": "x", "reaction": "hello"})
        for path in (f"/api/tables/{name}", f"/api/watch/{name}/record", "/api/home"):
            witness.ask("GET", path)
        witness.ask("GET", f"/table/{name}")
        for path in (f"matches/{name}", f"watch/{name}", f"lobbies/{name}"):
            witness.hear_all(path)
        witness.hear("me")
    check_alike(both)


@pytest.mark.parametrize("known", [True, False])
def test_who_has_the_link_of_a_lobby_learns_no_id(
    worlds: Worlds, lobby: Lobby, stranger: Person, known: bool
) -> None:
    both = worlds.witnesses(stranger if known else None)
    for witness in both:
        witness.ask("GET", "/api/home")
        witness.ask("GET", f"/join/{lobby.code}")
        for what in ("start", "close", "leave"):
            witness.ask("POST", f"/api/lobbies/{lobby.code}/{what}", {})
        witness.ask("POST", f"/api/lobbies/{lobby.code}/lock", {"locked": True})
        witness.ask("POST", f"/api/lobbies/{lobby.code}/bot", {"seat": 1, "bot": "citizen"})
        witness.ask("POST", f"/api/lobbies/{lobby.code}/seat", {"seat": 0, "name": "Livia"})
        witness.hear(f"lobbies/{lobby.code}")
    check_alike(both)


def records(worlds: Worlds, match: Match) -> list[str]:
    """The record as each seat may read it, and last as anybody may."""
    texts = []
    for person in match.people:
        here, _ = worlds.witnesses(person)
        texts.append(here.read(f"/api/matches/{match.id}/record"))
    here, _ = worlds.witnesses(None)
    return [*texts, here.read(f"/api/watch/{match.watch}/record")]


def entries(record: str) -> list[str]:
    """The lines between the head of a record and its result."""
    return record.split("---\n")[1].splitlines()


def test_a_running_record_has_only_what_its_reader_may_know(
    worlds: Worlds, matches: Mapping[tuple[str, Seat | None], Match]
) -> None:
    match = matches["all_roads-standard-2", Seat(0)]
    true = entries(write(match.here.record()))
    hands = [line for line in true if line.startswith("* draw")]
    *seats, anybody = (entries(record) for record in records(worlds, match))
    for shown in (*seats, anybody):
        pairs = list(zip(shown, true, strict=True))
        assert all(line == told or "hidden" in line for line, told in pairs)
    # The first two draws are the hands of the two seats.
    assert [line in seats[0] for line in hands[:2]] == [True, False]
    assert [line in seats[1] for line in hands[:2]] == [False, True]
    assert not set(hands) & set(anybody)


def test_the_whole_record_is_open_after_the_end(worlds: Worlds, finished: Match) -> None:
    true = entries(write(finished.here.record()))
    told = records(worlds, finished)
    assert len(set(told)) == 1
    assert entries(told[0]) == true
    assert f"secret {finished.secret}\n" in told[0]


@pytest.mark.parametrize("name", HIDING_NOTHING)
def test_games_that_are_left_out_hide_nothing(name: str) -> None:
    setup = next(iter(GAMES[name].setups()))
    assert look_alike(setup, Seat(0), 8) is None
