"""Points, ties, and how well a game went."""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct

from quadriga.games.all_roads.rules.state import HOUSE, MONUMENT, SPA, VILLA, Over, State, Supply
from quadriga.games.all_roads.rules.tables import Tables, Variant

TIE_BREAK = (MONUMENT, SPA, VILLA)
"""What decides between equal points, in this order (ROA-E3)."""


def points(tables: Tables, supply: Sequence[Supply]) -> tuple[int, ...]:
    """The points of every seat's tokens on the map (ROA-E2), given what each colour has left."""
    left, full = tables.left, tables.full_value
    return tuple([sum([full - left[supply[colour]] for colour in mine]) for mine in tables.colours])


def in_supply(tables: Tables, state: State, seat: int) -> tuple[int, ...]:
    """How many tokens of each kind a seat has left."""
    return tuple(map(sum, zip(*[state.supply[c] for c in tables.colours[seat]], strict=True)))


def houses_left(tables: Tables, supply: Sequence[Supply], seat: int) -> int:
    """How many houses a seat has left."""
    return sum([supply[colour][HOUSE] for colour in tables.colours[seat]])


def built(tables: Tables, state: State, seat: int) -> tuple[int, ...]:
    """How many tokens of each kind a seat has on the map."""
    colours, left = len(tables.colours[seat]), in_supply(tables, state, seat)
    return tuple(colours * full - n for full, n in zip(tables.full, left, strict=True))


def standing(tables: Tables, state: State, seat: int) -> tuple[int, ...]:
    """What decides who is ahead: points, then monuments, spas and villas (ROA-E3)."""
    mine = built(tables, state, seat)
    return (points(tables, state.supply)[seat], *(mine[kind] for kind in TIE_BREAK))


def winners(tables: Tables, state: State) -> tuple[int, ...]:
    """The seats that are ahead of all others; several share the victory (ROA-E3)."""
    standings = [standing(tables, state, seat) for seat in range(tables.seats)]
    best = max(standings)
    return tuple(seat for seat, mine in enumerate(standings) if mine == best)


class Decider(NamedTuple):
    """What decided between equal points: a kind, the winners' number and the next best (ROA-E3)."""

    kind: int
    most: int
    next: int


def decider(tables: Tables, state: State) -> Decider | None:
    """The first kind that sets the winners apart from seats with equal points, if there are any."""
    standings = [standing(tables, state, seat) for seat in range(tables.seats)]
    best = max(standings)
    behind = [mine for mine in standings if mine[0] == best[0] and mine != best]
    if not behind:
        return None
    rows = map(Decider, TIE_BREAK, best[1:], max(behind)[1:])
    return next(row for row in rows if row.most != row.next)


class Unbuilt(Struct, frozen=True):
    """The tokens that all seats together have left, their value, and that of all (ROA-C3)."""

    tokens: int
    value: int
    of: int


def unbuilt(tables: Tables, state: State) -> Unbuilt:
    """By what the cooperative game is measured."""
    supplies = [state.supply[colour] for mine in tables.colours for colour in mine]
    value = sum(tables.left[supply] for supply in supplies)
    return Unbuilt(sum(map(sum, supplies)), value, tables.full_value * len(supplies))


def rewards(tables: Tables, state: State) -> tuple[float, ...]:
    """From 0 to 1: the winners share 1; together it is the share of all value (ROA-C4)."""
    if not isinstance(state.phase, Over):
        return (0.0,) * tables.seats
    if tables.variant is Variant.COOPERATIVE:
        left = unbuilt(tables, state)
        return ((left.of - left.value) / left.of,) * tables.seats
    best = winners(tables, state)
    return tuple((seat in best) / len(best) for seat in range(tables.seats))
