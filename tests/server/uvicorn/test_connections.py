"""Which connections make room for others, and which are dropped because nobody reads."""

import asyncio
from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any, cast

import pytest

from quadriga.server.guard.buckets import TooMany
from quadriga.server.guard.door import Gate
from quadriga.server.guard.limits import NETWORK_FACTOR, Limits
from quadriga.server.uvicorn import lines
from quadriga.server.uvicorn.lines import LEAST_READ_BYTES, MIN_CONNECTIONS, Line, Lines
from tests.store.places import in_loop


class Wire:
    """A transport with the protocol on it, as far as lines look at it."""

    is_idle = False
    is_held_up = False

    def __init__(self) -> None:
        self.unread = 0
        self.is_closed = False

    def get_protocol(self) -> "Wire":
        return self

    def get_write_buffer_size(self) -> int:
        return self.unread

    def get_extra_info(self, _: str) -> Any:
        return SimpleNamespace(setsockopt=lambda *_: None)

    def is_closing(self) -> bool:
        return False

    def abort(self) -> None:
        self.is_closed = True


class Place:
    """The lines of a server, and their wires in the order in which they came."""

    def __init__(self, **limits: Any) -> None:
        self.lines = Lines(Limits(**limits))
        self.wires: list[Wire] = []

    def come(self, address: str, person: str = "", *, idle: bool = False) -> Line:
        """A new connection from an address, of a person or a stranger."""
        wire = Wire()
        self.wires.append(wire)
        wire.is_idle = idle
        line = Line(self.lines, cast(asyncio.Transport, wire))
        self.lines.add(line)
        line.belongs_to("", address)
        if person:
            line.belongs_to(person, address)
        return line

    @property
    def closed(self) -> list[int]:
        """The numbers of those that were closed."""
        return [number for number, wire in enumerate(self.wires) if wire.is_closed]

    def hold_up(self, number: int, unread: int) -> None:
        """Let nobody read what is written to this one."""
        wire = self.wires[number]
        wire.is_held_up, wire.unread = True, unread


@in_loop
async def test_an_address_with_too_many_loses_its_oldest_that_asks_nothing() -> None:
    place = Place(connections_each=2)
    place.come("here")
    place.come("elsewhere", idle=True)
    place.come("here", idle=True)
    place.come("here", idle=True)
    assert place.closed == [2]
    place.come("here")
    assert place.closed == [2, 3]


@in_loop
async def test_strangers_do_not_count_for_the_people_at_their_address() -> None:
    place = Place(connections_each=2)
    for person in ("me", "you", "me", "you"):
        place.come("here", person)
    for _ in range(5):
        place.come("here")
    assert place.closed == [4, 5, 6]
    place.come("here", "me")
    assert place.closed == [0, 4, 5, 6, 7]


@in_loop
async def test_a_network_of_ipv6_has_more_connections_than_one_customer() -> None:
    place = Place(connections_each=1)
    for subnet in range(NETWORK_FACTOR + 1):
        place.come(f"2001:0db8:0001:{subnet:04x}")
    place.come("2001:0db8:0002:0000")
    assert place.closed == [0]


@in_loop
async def test_when_there_are_too_many_whoever_has_most_makes_room() -> None:
    """Even though each of them has sent a whole request."""
    place = Place(connections=MIN_CONNECTIONS)
    for number in range(20):
        place.come(f"address {number}", f"person {number}")
    for number in range(20, 30):
        place.come(f"address {number}")
    for _ in range(30, 60):
        place.come("greedy")
    assert place.closed == list(range(30, 40))


@in_loop
async def test_people_make_room_only_where_there_is_nobody_else() -> None:
    place = Place(connections=MIN_CONNECTIONS)
    for number in range(MIN_CONNECTIONS):
        place.come("here", str(number % 40))
    place.come("here", "late")
    assert place.closed == [0]


@in_loop
async def test_who_reads_is_waited_for_and_who_does_not_is_dropped() -> None:
    place = Place(reading_seconds=1000)
    for _ in range(4):
        place.come("here")
    place.hold_up(0, 200_000)
    place.hold_up(1, 200_000)
    place.hold_up(2, 1000)
    place.lines.look()
    assert place.closed == []
    place.hold_up(0, 200_000 - LEAST_READ_BYTES)
    place.hold_up(1, 200_001 - LEAST_READ_BYTES)
    place.hold_up(2, 0)
    place.lines.look()
    assert place.closed == [1]
    place.lines.look()
    assert place.closed == [0, 1]


@in_loop
async def test_more_than_the_server_has_room_for_is_not_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lines, "MAX_UNREAD_BYTES", 1000)
    place = Place()
    held_up = [place.come("here", "me"), place.come("greedy"), place.come("greedy")]
    for number, line in enumerate(held_up):
        place.hold_up(number, 400)
        place.lines.hold_up(line)
    assert place.closed == [1]


@in_loop
async def test_a_connection_that_is_lost_counts_for_nobody() -> None:
    place = Place(connections_each=1)
    line = place.come("here")
    place.lines.remove(line)
    line.belongs_to("me", "here")  # as a request does that is still looked at
    place.come("here", "me")
    assert place.closed == []


@in_loop
async def test_who_waits_goes_on_in_turn_unless_the_connection_is_lost() -> None:
    gate, place = Gate(1), Place()
    lines = [place.come("here") for _ in range(4)]
    inside: list[int] = []

    async def ask(number: int) -> None:
        async with gate.passed("here", lines[number]):
            inside.append(number)

    async with asyncio.TaskGroup() as group:
        async with gate.passed("here", lines[0]):
            for number in (1, 2):
                group.create_task(_refused(ask(number)))
            group.create_task(ask(3))
            await asyncio.sleep(0)
            lines[1].close()
        assert inside == []
        lines[2].close()  # which is let in at this moment
    assert inside == [3]
    async with gate.passed("here", place.come("here")):
        pass


async def _refused(asked: Coroutine[Any, Any, None]) -> None:
    with pytest.raises(TooMany):
        await asked
