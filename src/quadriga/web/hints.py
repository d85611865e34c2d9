"""What a person is told of an analysis of their choices."""

from collections.abc import Sequence

from quadriga.bots.analysis import Assessment
from quadriga.core import NotYourTurn, Seat, Stale, recognise
from quadriga.language import message
from quadriga.table import Table
from quadriga.web import wire
from quadriga.web.room import Room


def check_asked(room: Room, player: str, seen: int) -> Seat:
    """The seat for which `player` asks; raises `Stale`, or `NotYourTurn` if others act."""
    if seen != room.table.revision:
        raise Stale(message("refused-stale"))
    seat = room.to_act
    if seat is None or seat not in room.played_by(player):
        raise NotYourTurn(message("refused-no-hint"))
    return seat


def hint(table: Table, found: Sequence[Assessment[str]]) -> wire.Hint:
    """The wire type of what was found for the seat to act."""
    return wire.Hint(table.revision, tuple(suggestion(table, one) for one in found))


def suggestion(table: Table, assessed: Assessment[str]) -> wire.Suggestion:
    """The wire type of an assessed choice of the seat to act."""
    game, state, text = table.game, table.state, assessed.action
    label = game.guide.label(state, recognise(game, state, text))
    return wire.Suggestion(text, label, assessed.points, assessed.result, assessed.reason)
