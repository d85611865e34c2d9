"""What a seat would have if the round, and with it the game, ended now."""

from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.minerva import scoring
from quadriga.games.minerva.components import GloryTile
from quadriga.games.minerva.phases import rounds
from quadriga.games.minerva.state import (
    NO_POINTS,
    City,
    Over,
    Points,
    Selling,
    State,
    Working,
    with_city,
)
from quadriga.games.minerva.tables import Tables


def race(tables: Tables, state: State, seat: int) -> GloryTile | None:
    """The glory tile of this round that a seat would take now."""
    if state.round == 0 or isinstance(state.phase, Over):
        return None
    won = rounds.awards(tables, state).get(Seat(seat))
    return None if won is None else tables.box.glory[won]


def taken(tables: Tables, state: State, points: Points) -> list[int]:
    """The culture stacks of which these points take a tile, by their numbers (MIN-K2)."""
    stacks = enumerate(zip(tables.marks, state.taken, points, strict=True))
    return [n for n, (marks, top, mine) in stacks if top < len(marks) and mine >= marks[top]]


def culture_vp(tables: Tables, state: State, points: Points) -> int:
    """The VP of the culture tiles that these points take."""
    tops = (tables.stacks[n][state.taken[n]] for n in taken(tables, state, points))
    return sum(tables.box.culture[top].vp for top in tops)


def points_of(state: State, seat: int) -> Points:
    """The culture points that a seat has in the middle of its turn."""
    phase = state.phase
    if isinstance(phase, Working | Selling) and phase.seat == seat:
        return phase.points
    return NO_POINTS


def estimate(tables: Tables, state: State, seat: int) -> int:
    """The score with the culture and the glory tiles that are as good as won."""
    return estimate_with(tables, state, seat, state.cities[seat], points_of(state, seat))


def estimate_with(tables: Tables, state: State, seat: int, city: City, points: Points) -> int:
    """The estimate of a seat if it had this city and these culture points."""
    after = replace(state, cities=with_city(state.cities, seat, city))
    return estimate_of(
        tables, after, seat, race(tables, after, seat), culture_vp(tables, state, points)
    )


def estimate_of(tables: Tables, state: State, seat: int, won: GloryTile | None, vp: int) -> int:
    """The score of a seat with a glory tile and with culture tiles of so many VP."""
    return sum(scoring.breakdown(tables, state, seat)) + vp + (won.vp if won else 0)
