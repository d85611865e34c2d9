"""What a person is told of an analysis of their choices."""

from collections.abc import Sequence

from quadriga.bots.analysis.analysis import Assessment
from quadriga.core import NotYourTurn, Refusal, Seat, Stale, recognise
from quadriga.house import wire
from quadriga.house.matches.room import Room
from quadriga.language import message
from quadriga.table import Table


class HintsOff(Refusal):
    """Several people play here, and the host has opened the table without hints."""

    code = "hints_off"


def check_asked(room: Room, player: str, seen: int) -> Seat:
    """The seat for which `player` asks; raises `Stale`, `HintsOff`, or `NotYourTurn`."""
    if seen != room.table.revision:
        raise Stale(message("refused-stale"))
    seat = room.to_act
    if seat is None or seat not in room.played_by(player):
        raise NotYourTurn(message("refused-no-hint"))
    if not room.gives_hints:
        raise HintsOff(message("refused-hints-off"))
    return seat


def hint(table: Table, found: Sequence[Assessment[str]]) -> wire.Hint:
    """The wire type of what was found for the seat to act."""
    return wire.Hint(table.revision, tuple(suggestion(table, one) for one in found))


def suggestion(table: Table, assessed: Assessment[str]) -> wire.Suggestion:
    """The wire type of an assessed choice of the seat to act."""
    game, state, text = table.game, table.state, assessed.action
    label = game.guide.label(state, recognise(game, state, text))
    return wire.Suggestion(text, label, assessed.points, assessed.result, assessed.reason)
