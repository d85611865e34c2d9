"""Points, ties, and how well a game went (CAR-E1 to CAR-E8)."""

from typing import NamedTuple

from quadriga.games.carpe_diem.rules.state import Over, Purse, State
from quadriga.games.carpe_diem.rules.tables import Tables


class Breakdown(NamedTuple):
    """The final score of a seat, line by line, if the game ended now."""

    collected: int
    items: int
    prestige: int
    frame: int
    fountains: int
    villas: int


def breakdown(tables: Tables, state: State, seat: int) -> Breakdown:
    """What a seat has, line by line."""
    district, purse = state.districts[seat], state.purses[seat]
    return Breakdown(
        collected=purse.vp,
        items=item_points(tables, purse),
        prestige=state.prestige[seat],
        frame=tables.goal_points[district.frame, district.goals],
        fountains=sum(card_points(tables, state, seat, card) for card in state.hands[seat]),
        villas=district.villas,
    )


def item_points(tables: Tables, purse: Purse) -> int:
    """What goods, coins, bread and stored tiles score together (CAR-E2)."""
    items = sum(purse.goods) + purse.coins + purse.bread + len(purse.stored)
    return items // tables.amounts.items_per_end_point


def card_points(tables: Tables, state: State, seat: int, card: int) -> int:
    """What a fountain card scores for a seat (CAR-E5)."""
    kind, vp = tables.fountain[card]
    return vp * state.districts[seat].owned[kind]


def points(tables: Tables, state: State) -> tuple[int, ...]:
    """The total of every seat (CAR-E1)."""
    return tuple(sum(breakdown(tables, state, seat)) for seat in range(tables.seats))


def standing(tables: Tables, state: State, seat: int) -> tuple[int, int, int]:
    """What decides who is ahead: points, then writs left, then less prestige (CAR-E7)."""
    writs = state.districts[seat].writs.bit_count()
    return points(tables, state)[seat], writs, -state.prestige[seat]


def winners(tables: Tables, state: State) -> tuple[int, ...]:
    """The seats with the best standing; several share the victory (CAR-E8)."""
    standings = [standing(tables, state, seat) for seat in range(tables.seats)]
    best = max(standings)
    return tuple(seat for seat, mine in enumerate(standings) if mine == best)


def rewards(tables: Tables, state: State) -> tuple[float, ...]:
    """From 0 to 1: the winners share 1."""
    if not isinstance(state.phase, Over):
        return (0.0,) * tables.seats
    best = winners(tables, state)
    return tuple((seat in best) / len(best) for seat in range(tables.seats))
