"""The coach of a person's first matches of a game: which these are, and what it tells."""

from typing import Final

from quadriga.bots.analysis.review import Verdict
from quadriga.house import wire
from quadriga.house.matches.room import Room
from quadriga.house.teaching import hints
from quadriga.store import Store
from quadriga.table import Table

COACHED_MATCHES: Final = 3
"""The first matches of each game in which a person's choices may be checked."""


async def is_coached(store: Store, room: Room, player: str) -> bool:
    """Whether the choices of `player` may be checked in this match.

    It is one of their first of the game, and nobody else is at a disadvantage: they play alone or
    against bots, or the host of the table wants help for everybody, and it is no deal of a day,
    whose results are compared. In the campaign, in lessons and where a match is played on, people
    are no newcomers or have another adviser.
    """
    special = (room.campaign, room.lesson, room.daily, room.played_on)
    is_one = len(room.seats_of(player)) == 1
    if not is_one or not room.gives_hints or any(one is not None for one in special):
        return False
    game = room.table.game.name
    return room.id in await store.first_matches(player, game, COACHED_MATCHES)


def checked(table: Table, verdict: Verdict[str]) -> wire.Checked:
    """The wire type of what a choice of the seat to act would cost."""
    return wire.Checked(
        revision=table.revision,
        best=tuple(hints.suggestion(table, one) for one in verdict.best),
        chosen=hints.suggestion(table, verdict.played),
        cost=wire.Cost(verdict.cost.points, verdict.cost.result),
        costly=verdict.cost.is_great,
        good=verdict.is_well_played,
    )
