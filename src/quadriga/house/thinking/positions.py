"""The decision that a table waits for, as a position to ask about."""

from quadriga.core import Seat, Setup
from quadriga.house.matches.room import Room
from quadriga.house.thinking.questions import Position


def position_of(room: Room, seat: Seat, seed: str) -> Position:
    """The position of `seat` at a table."""
    return Position(room.id, plain(room.table.game.setup), room.table.log, seat, seed)


def plain(setup: Setup) -> Setup:
    """The same set-up with options that can be pickled."""
    return Setup(setup.game, setup.seats, setup.variant, dict(setup.options))
