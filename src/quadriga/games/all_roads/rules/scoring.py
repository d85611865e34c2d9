"""Points, ties, and how well a game went."""

from collections.abc import Sequence
from typing import NamedTuple

from quadriga.games.all_roads.rules.state import HOUSE, MONUMENT, SPA, VILLA, Over, State, Supply
from quadriga.games.all_roads.rules.tables import Tables, Variant

KINDS = (HOUSE, VILLA, SPA, MONUMENT)
TIE_BREAK = (MONUMENT, SPA, VILLA)
"""What decides between equal points, in this order (ROA-E3)."""


def points(tables: Tables, state: State) -> tuple[int, ...]:
    """The points of every seat's tokens on the map (ROA-E2)."""
    return values(tables, state.supply)


def values(tables: Tables, supply: Sequence[Supply]) -> tuple[int, ...]:
    """What every seat has on the map, given what each colour has left."""
    left, full = tables.left, tables.full_value
    return tuple([sum([full - left[supply[colour]] for colour in mine]) for mine in tables.colours])


def built(tables: Tables, state: State, seat: int) -> tuple[int, ...]:
    """How many tokens of each kind a seat has on the map."""
    mine = tables.colours[seat]
    return tuple(sum(tables.full[k] - state.supply[colour][k] for colour in mine) for k in KINDS)


def in_supply(tables: Tables, state: State, seat: int) -> tuple[int, ...]:
    """How many tokens of each kind a seat has left."""
    mine = tables.colours[seat]
    return tuple(sum(state.supply[colour][k] for colour in mine) for k in KINDS)


def standing(tables: Tables, state: State, seat: int) -> tuple[int, ...]:
    """What decides who is ahead: points, then monuments, spas and villas (ROA-E3)."""
    mine = built(tables, state, seat)
    return (points(tables, state)[seat], *(mine[kind] for kind in TIE_BREAK))


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
    """What the winners have more of than the last of those with as many points; else None."""
    best, scores = winners(tables, state), points(tables, state)
    rest = [seat for seat, n in enumerate(scores) if n == scores[best[0]] and seat not in best]
    found = None
    for kind in TIE_BREAK if rest else ():
        most, *others = (built(tables, state, seat)[kind] for seat in (best[0], *rest))
        found = Decider(kind, most, max(others))
        rest = [seat for seat, n in zip(rest, others, strict=True) if n == most]
        if not rest:
            break
    return found


class Unbuilt(NamedTuple):
    """What the cooperative game is measured by: the tokens that are left (ROA-C3)."""

    tokens: int
    value: int
    of: int


def unbuilt(tables: Tables, state: State) -> Unbuilt:
    """The tokens still in the supplies of all seats."""
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
