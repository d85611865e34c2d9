"""The clock of a match: whose time runs, and how it hands over to a bot and never ends a game."""

from dataclasses import replace

import pytest
from msgspec.structs import replace as replace_fields

from quadriga.core import CHANCE, Seat, Setup
from quadriga.games import make
from quadriga.house.clocks.clocks import RETURN_SECONDS, changed_clock, late_seat, new_clock
from quadriga.house.clocks.served_time import ServedTime
from quadriga.house.ids import new_id
from quadriga.house.matches.room import Room
from quadriga.house.matches.seating import STAND_IN
from quadriga.house.values import Clock, TimeLimit
from quadriga.table import Sitter, Table, seeded
from tests.tiny.game import Picking, Rolling, State, Tiny

BLITZ = TimeLimit("game", 300)
DAILY = TimeLimit("turn", 86_400)
DICE = seeded("clocks")
MATCH = new_id()
ARRIVALS = 2
"""The revision of a match to which two people have come."""

START = 1_000_000.0
"""The time at which matches begin here."""


def begun(limit: TimeLimit, game: Tiny | None = None) -> Room:
    """A match of two people that has just begun, and both are there."""
    room = opened(limit, game)
    return come(come(room, "ada", START), "gaius", START)


def opened(limit: TimeLimit, game: Tiny | None = None) -> Room:
    """A match of two people to which nobody has come yet."""
    table = Table.open(game or Tiny(seats=2), [Sitter("Ada"), Sitter("Gaius")], DICE)
    room = Room("match", "ada", {0: "ada", 1: "gaius"}, None, table)
    room.clock = new_clock(room, limit, START)
    return room


def come(room: Room, player: str, moment: float) -> Room:
    """The match once somebody has come to it."""
    clock, here = clock_of(room), room.seats_of(player)
    missing = tuple(seat for seat in clock.missing if seat not in here)
    arrived = replace(room, clock=replace_fields(clock, missing=missing))
    arrived.clock = changed_clock(room, arrived, moment)
    return arrived


def after(room: Room, table: Table, moment: float) -> Room:
    """The match after it has changed to this table at this moment."""
    changed = replace(room, table=table)
    changed.clock = changed_clock(room, changed, moment)
    return changed


def play(room: Room, moment: float) -> Room:
    """The match after the first choice of whoever is to act."""
    game, seat = room.table.game, room.to_act
    assert seat is not None
    line = str(game.legal_actions(room.table.state)[0])
    return after(room, room.table.submit(seat, room.table.revision, line, DICE), moment)


def clock_of(room: Room) -> Clock:
    assert room.clock is not None
    return room.clock


def to_other_seat(room: Room, moment: float) -> Room:
    """The match once it is somebody else's turn, everything played at one moment."""
    first = room.to_act
    while room.to_act == first:
        room = play(room, moment)
    return room


def test_of_a_game_each_has_a_time_that_runs_while_they_are_to_act() -> None:
    room = begun(BLITZ)
    assert clock_of(room) == Clock(BLITZ, (300, 300), START + 300)
    room = to_other_seat(room, START + 40)
    assert clock_of(room) == Clock(BLITZ, (260, 300), START + 40 + 300)
    room = to_other_seat(room, START + 100)
    assert clock_of(room) == Clock(BLITZ, (260, 240), START + 100 + 260)


def test_each_turn_has_its_whole_time() -> None:
    room = play(begun(DAILY), START + 40)
    assert room.to_act == 0, "a turn has several decisions"
    assert clock_of(room).due == START + 86_400, "which share its time"
    room = to_other_seat(room, START + 50)
    assert clock_of(room).due == START + 50 + 86_400
    room = to_other_seat(room, START + 1000)
    assert clock_of(room).due == START + 1000 + 86_400


def test_no_time_runs_until_everybody_has_come() -> None:
    room = opened(BLITZ)
    assert clock_of(room) == Clock(BLITZ, (300, 300), None, (0, 1))
    room = come(room, "ada", START + 50)
    assert clock_of(room) == Clock(BLITZ, (300, 300), None, (1,))
    room = to_other_seat(room, START + 90)
    assert clock_of(room) == Clock(BLITZ, (300, 300), None, (1,)), "who is there may begin"
    room = come(room, "gaius", START + 120)
    assert clock_of(room) == Clock(BLITZ, (300, 300), START + 420, ())
    # Who goes then is no longer waited for.
    assert clock_of(to_other_seat(room, START + 130)).left == (300, 290)


def test_a_bot_in_the_place_of_who_has_not_come_starts_the_clock() -> None:
    room = come(opened(BLITZ), "ada", START)
    handed = after(room, room.table.with_bots({Seat(1): STAND_IN}), START + 60)
    assert clock_of(handed) == Clock(BLITZ, (300, 300), START + 360, ())


@pytest.mark.parametrize("limit", [BLITZ, DAILY])
def test_what_is_taken_back_gives_no_time_back(limit: TimeLimit) -> None:
    room = to_other_seat(begun(limit), START + 40)
    assert room.table.can_undo(Seat(0))
    undone = after(room, room.table.undo(Seat(0), room.table.revision), START + 100)
    assert undone.to_act == 0
    # The minute that Gaius was to act is not Ada's, but her first forty seconds stay hers.
    assert clock_of(undone).due == START + 100 + limit.seconds - 40


class OneMoves(Tiny):
    """The first seat has all turns, and nothing is revealed between them."""

    def _next(self, state: State, seat: int) -> State:
        return replace_fields(state, phase=Picking(0) if state.hands[0] else Rolling())


def test_the_same_persons_next_turn_is_new_once_the_one_before_stands() -> None:
    room = play(play(begun(DAILY, OneMoves(seats=2)), START + 10), START + 20)
    assert isinstance(room.table.state.phase, Picking)
    assert clock_of(room).due == START + 86_400, "both turns can be taken back"
    table = Table.open(make(Setup("imperator", 1)), [Sitter("Ada")], DICE)
    clock = Clock(DAILY, (86_400,), START + 86_400)
    room = Room("match", "ada", {0: "ada"}, None, table, clock=clock)
    while clock_of(room).due == START + 86_400:
        room = play(room, START + 1000)
    assert room.table.log[-1].actor is CHANCE
    assert clock_of(room).due == START + 1000 + 86_400


def test_while_a_bot_plays_no_time_runs_and_the_end_stops_all() -> None:
    room = begun(BLITZ)
    left = after(room, room.table.with_bots({Seat(0): STAND_IN}), START + 40)
    assert clock_of(left) == Clock(BLITZ, (260, 300), None)
    room = to_other_seat(left, START + 1000)
    assert clock_of(room) == Clock(BLITZ, (260, 300), START + 1300)
    while not room.over:
        room = play(room, START + 1000)
    assert clock_of(room).due is None


def test_whose_time_is_up_is_the_one_to_act() -> None:
    room = begun(BLITZ)
    assert late_seat(room, START + 299.9) is None
    assert late_seat(room, START + 300) == 0
    assert late_seat(to_other_seat(room, START + 299), START + 300) is None


@pytest.mark.parametrize(("limit", "again"), [(BLITZ, RETURN_SECONDS), (DAILY, 86_400)])
def test_who_had_no_time_left_gets_some_with_the_seat(limit: TimeLimit, again: int) -> None:
    room, late = begun(limit), START + limit.seconds
    handed = after(room, room.table.with_bots({Seat(0): STAND_IN}), late)
    assert clock_of(handed) == Clock(limit, (0, limit.seconds), None)
    back = after(handed, handed.table.with_bots({Seat(0): None}), late + 500)
    assert clock_of(back).due == late + 500 + again


def test_who_left_by_themselves_has_what_was_left_of_the_game() -> None:
    room = begun(BLITZ)
    left = after(room, room.table.with_bots({Seat(0): STAND_IN}), START + 40)
    back = after(left, left.table.with_bots({Seat(0): None}), START + 900)
    assert clock_of(back).due == START + 900 + 260


def test_who_plays_alone_has_no_clock() -> None:
    table = Table.open(Tiny(seats=2), [Sitter("Ada"), Sitter("Bot", "novice")], DICE)
    assert new_clock(Room("match", "ada", {0: "ada"}, None, table), BLITZ, START) is None


def test_served_time_passes_as_long_as_it_may_and_never_goes_back() -> None:
    stopwatch = 1000.0
    served = ServedTime(lambda: stopwatch)
    stopwatch += 60
    assert served.now() == 0, "nobody has let it run"
    served.run_for(5)
    stopwatch += 3
    assert served.now() == 3
    served.reach(10)
    assert served.now() == 10
    served.reach(7)
    assert served.now() == 10
    stopwatch += 60
    assert served.now() == 12, "the rest of the five seconds"
    served.run_for(5)
    assert served.now() == 12
    stopwatch += 1
    assert served.now() == 13
