"""What a seat would have if the round, and with it the game, ended now; what a decision changes."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.minerva.box.components import CultureTile, GloryTile
from quadriga.games.minerva.rules import scoring
from quadriga.games.minerva.rules import state as s
from quadriga.games.minerva.rules.actions import Action
from quadriga.games.minerva.rules.effects import UNITS
from quadriga.games.minerva.rules.phases import rounds
from quadriga.games.minerva.rules.phases.resolving import purse_of
from quadriga.games.minerva.rules.tables import HIRE_GLORY, Tables

InTurn = s.Working | s.Selling
"""The phases in which a seat has the culture points of its turn."""


def race(tables: Tables, state: s.State, seat: int) -> GloryTile | None:
    """The glory tile of this round that a seat would take now."""
    if state.round == 0 or isinstance(state.phase, s.Over):
        return None
    won = rounds.awards(tables, state).get(Seat(seat))
    return None if won is None else tables.box.glory[won]


class Stand(NamedTuple):
    """The score of a seat, with the tiles that it would take now.

    `rank` and `race` are the rank and VP of its glory tile, 0 for none; `vp` are those of the
    `culture` tiles; `score` includes both.
    """

    rank: int
    race: int
    culture: Sequence[CultureTile]
    vp: int
    score: int


def stand(tables: Tables, state: s.State, seat: int) -> Stand:
    """The score of a seat if the turn and the round ended now."""
    won, score = race(tables, state, seat), sum(scoring.breakdown(tables, state, seat))
    tiles = culture(tables, state, seat)
    rank, glory = (won.rank, won.vp) if won else (0, 0)
    vp = sum([tile.vp for tile in tiles]) if tiles else 0
    return Stand(rank, glory, tiles, vp, score + glory + vp)


def estimate(tables: Tables, state: s.State, seat: int) -> int:
    """The score with the culture and glory tiles that are as good as won."""
    return stand(tables, state, seat).score


def culture(tables: Tables, state: s.State, seat: int) -> Sequence[CultureTile]:
    """The culture tiles that a seat would take if its turn ended now (MIN-K2)."""
    points = points_of(state, seat)
    if points == s.NO_POINTS:
        return ()
    city = state.cities[seat]
    # As if nobody had passed, so that there always is a next turn.
    ended = rounds.ended(tables, replace(state, passed=()), Seat(seat), city, points)
    return [tables.box.culture[n] for n in ended.cities[seat].culture[len(city.culture) :]]


def points_of(state: s.State, seat: int) -> s.Points:
    """The culture points that a seat has in the middle of its turn."""
    phase = state.phase
    if isinstance(phase, InTurn) and phase.seat == seat:
        return phase.points
    return s.NO_POINTS


def temples_vp(tables: Tables, city: s.City) -> int:
    """What all temples of a city count now."""
    return sum([scoring.temple_vp(tables, city, cell) for cell in scoring.temples(tables, city)])


def purse_changes(before: Sequence[int], after: Sequence[int]) -> dict[str, int]:
    """The units that differ between two purses, which may leave out the last units."""
    triples = zip(UNITS, before, after, strict=False)
    return {unit.value: b - a for unit, a, b in triples if a != b}


def changes(
    tables: Tables,
    before: s.State,
    action: Action,
    after: s.State,
    seat: int,
    *,
    points: bool = False,
) -> dict[str, int]:
    """What an action changed for a seat; culture points only where `points` asks for them."""
    old, new = before.cities[seat], after.cities[seat]
    if isinstance(after.phase, s.Revealing):
        # Between rounds all glory tokens go back (MIN-N1): only what was paid counts.
        _, price = tables.assistants[old.assistants] if action == HIRE_GLORY else (0, 0)
        new = replace(new, glory=old.glory - price)
    had, has = (points_of(before, seat), points_of(after, seat)) if points else (s.NO_POINTS,) * 2
    return purse_changes(purse_of(old, had), purse_of(new, has))
