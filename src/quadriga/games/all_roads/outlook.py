"""What the page shows beside the view: how each seat stands, dead ends, loops, what is left."""

from msgspec import Struct

from quadriga.games.all_roads import hexes, loops, scoring
from quadriga.games.all_roads.components import Kind
from quadriga.games.all_roads.state import Over, State
from quadriga.games.all_roads.tables import Tables, Variant
from quadriga.games.all_roads.view import KINDS


class Standing(Struct, frozen=True):
    """How a seat stands: points, tokens on the map and in the supply, tiles in hand and stack."""

    points: int
    built: dict[Kind, int]
    left: dict[Kind, int]
    hand: int
    stack: int
    ahead: bool


class DeadEnd(Struct, frozen=True):
    """A dead end: whether it is at a hot spring, and whether a token stands on it."""

    place: str
    spring: bool
    taken: bool


class Enclosed(Struct, frozen=True):
    """A loop: its tiles in their order, whether roads lie inside, and whether a monument does."""

    loop: tuple[str, ...]
    has_roads: bool
    has_monument: bool


class Unbuilt(Struct, frozen=True):
    """The tokens that all seats together have left, their value, and that of all tokens."""

    tokens: int
    value: int
    of: int


class Verdict(Struct, frozen=True):
    """Who won, with how many points; `by` is what they have more of than who has as many (ROA-E3).

    `most` is how many of those, `next` how many the best of the others has.
    """

    winners: tuple[int, ...]
    points: int
    by: Kind | None = None
    most: int = 0
    next: int = 0


class Outlook(Struct, frozen=True, tag_field="game", tag="all_roads"):
    """How the seats stand, and what the map consists of.

    `open_cells` are the empty cells that roads lead to; `verdict` says how a finished game was
    decided, and is None where all play together.
    """

    seats: tuple[Standing, ...]
    dead_ends: tuple[DeadEnd, ...]
    loops: tuple[Enclosed, ...]
    open_cells: tuple[str, ...]
    unbuilt: Unbuilt
    verdict: Verdict | None


def outlook(tables: Tables, state: State) -> Outlook:
    """How the seats stand, and what the map consists of."""
    return Outlook(
        seats=tuple(_standing(tables, state, seat) for seat in range(tables.seats)),
        dead_ends=tuple(
            DeadEnd(hexes.text(place), state.ends[place], place in state.tokens)
            for place in sorted(state.ends)
        ),
        loops=tuple(
            Enclosed(
                tuple(map(hexes.cell_text, loop.cells)),
                not loop.is_clear,
                loop.area in state.tokens,
            )
            for loop in loops.every(tables.faces, state.land, tables.smallest_loop)
        ),
        open_cells=tuple(map(hexes.cell_text, sorted(state.frontier))),
        unbuilt=Unbuilt(*scoring.unbuilt(tables, state)),
        verdict=_verdict(tables, state),
    )


def _verdict(tables: Tables, state: State) -> Verdict | None:
    if not isinstance(state.phase, Over) or tables.variant is Variant.COOPERATIVE:
        return None
    winners, decider = scoring.winners(tables, state), scoring.decider(tables, state)
    points = scoring.points(tables, state)[winners[0]]
    if decider is None:
        return Verdict(winners, points)
    return Verdict(winners, points, KINDS[decider.kind], decider.most, decider.next)


def _standing(tables: Tables, state: State, seat: int) -> Standing:
    return Standing(
        points=scoring.points(tables, state)[seat],
        built=dict(zip(KINDS, scoring.built(tables, state, seat), strict=True)),
        left=dict(zip(KINDS, scoring.in_supply(tables, state, seat), strict=True)),
        hand=len(state.hands[seat]),
        stack=sum(map(len, state.stacks[seat])),
        ahead=seat in scoring.winners(tables, state),
    )
