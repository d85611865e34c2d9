"""What the page shows beside the view: standings, dead ends, loops, help for the seat to act."""

from msgspec import Struct

from quadriga.core import Seat, Wording
from quadriga.games.all_roads.box import hexes
from quadriga.games.all_roads.box.components import Kind
from quadriga.games.all_roads.guide import reasons
from quadriga.games.all_roads.guide.choices import planned_wording
from quadriga.games.all_roads.guide.facts.preview import Room, rooms
from quadriga.games.all_roads.guide.words import Words, ending
from quadriga.games.all_roads.rules import loops, scoring
from quadriga.games.all_roads.rules.state import Building, Laying, Over, State
from quadriga.games.all_roads.rules.tables import Tables, Variant
from quadriga.games.all_roads.rules.view import KINDS
from quadriga.language import Message, message


class Standing(Struct, frozen=True):
    """How a seat stands: points, tokens on the map and in the supply, tiles in hand and stack."""

    points: int
    built: dict[Kind, int]
    left: dict[Kind, int]
    hand: int
    stack: int
    ahead: bool


class DeadEnd(Struct, frozen=True):
    """A dead end: whether it is at a hot spring, and whether it has a token."""

    place: str
    spring: bool
    taken: bool


class Enclosed(Struct, frozen=True):
    """A loop: its tiles in order, and whether roads or a monument are inside."""

    loop: tuple[str, ...]
    has_roads: bool
    has_monument: bool


class Obstacle(Struct, frozen=True):
    """A placement that would join the network but is not allowed, with the reason."""

    tile: str
    cell: str
    turns: int
    why: Message


class Placing(Struct, frozen=True):
    """What a seat needs to know while it is to place a tile.

    `names` are the open cells in words. Where a tile doesn't fit as it is turned, an obstacle or
    else `misfit` says why. `rooms` is what tiles without a loop bring, by the number of houses that
    they have room for, from 1: hundreds of placements share these words.
    """

    names: dict[str, Message]
    misfit: Message
    obstacles: tuple[Obstacle, ...]
    rooms: tuple[Room, ...]


class HousePlace(Struct, frozen=True):
    """A place that is offered for a house: what it is, and where."""

    place: str
    spot: Message
    where: Message


class Houses(Struct, frozen=True):
    """What a seat needs to know while it may build houses.

    `most` is the number of houses left, `proposed` that many places, hot springs first. `plans` has
    the words for building each number of houses, from 0; `full` says that no house is left.
    """

    places: tuple[HousePlace, ...]
    proposed: tuple[str, ...]
    most: int
    plans: tuple[Wording, ...]
    full: Message


class Outlook(Struct, frozen=True, tag_field="game", tag="all_roads"):
    """How the seats stand, and what the map consists of.

    `open_cells` are the empty cells that roads lead to; only the seat to act has `placing` or
    `houses`; `ending` says how a finished game was decided.
    """

    seats: tuple[Standing, ...]
    dead_ends: tuple[DeadEnd, ...]
    loops: tuple[Enclosed, ...]
    open_cells: tuple[str, ...]
    unbuilt: scoring.Unbuilt
    placing: Placing | None
    houses: Houses | None
    ending: tuple[Message, ...]


def outlook(tables: Tables, words: Words, state: State, seat: Seat | None) -> Outlook:
    """How the seats stand, what the map consists of, and what the seat to act needs."""
    phase, ends, ahead = state.phase, list[Message](), scoring.winners(tables, state)
    acts = phase if isinstance(phase, Laying | Building) and phase.seat == seat else None
    if isinstance(phase, Over):
        ends.append(ending(tables, state))
        if tables.variant is Variant.COOPERATIVE:
            ends.append(message("aim-together"))
    return Outlook(
        seats=tuple(
            Standing(
                points=points,
                built=dict(zip(KINDS, scoring.built(tables, state, at), strict=True)),
                left=dict(zip(KINDS, scoring.in_supply(tables, state, at), strict=True)),
                hand=len(state.hands[at]),
                stack=sum(map(len, state.stacks[at])),
                ahead=at in ahead,
            )
            for at, points in enumerate(scoring.points(tables, state.supply))
        ),
        dead_ends=tuple(
            DeadEnd(hexes.text(place), state.ends[place], place in state.tokens)
            for place in sorted(state.ends)
        ),
        loops=tuple(
            Enclosed(loop.texts, not loop.is_clear, loop.area in state.tokens)
            for loop in loops.every(tables.faces, state.land, tables.smallest_loop)
        ),
        open_cells=tuple(map(hexes.cell_text, sorted(state.frontier))),
        unbuilt=scoring.unbuilt(tables, state),
        placing=_placing(tables, words, state, acts) if isinstance(acts, Laying) else None,
        houses=_houses(tables, words, state, acts) if isinstance(acts, Building) else None,
        ending=tuple(ends),
    )


def _placing(tables: Tables, words: Words, state: State, phase: Laying) -> Placing:
    return Placing(
        names={hexes.cell_text(cell): words.cell[cell] for cell in sorted(state.frontier)},
        misfit=reasons.NO_JOINT,
        obstacles=tuple(
            Obstacle(action.tile, hexes.cell_text(action.cell), action.turns, reasons.CLOSES)
            for action in reasons.closing(tables, state, phase)
        ),
        rooms=rooms(tables, state, phase),
    )


def _houses(tables: Tables, words: Words, state: State, phase: Building) -> Houses:
    offers = phase.offers
    most = scoring.houses_left(tables, state.supply, phase.seat)
    springs_first = sorted(offers, key=lambda place: not state.ends.get(place))
    return Houses(
        places=tuple(
            HousePlace(hexes.text(at), words.spot(state, at), words.where(at)) for at in offers
        ),
        proposed=tuple(map(hexes.text, springs_first[:most])),
        most=most,
        plans=tuple(
            planned_wording(tables, planned, len(offers))
            for planned in range(min(most, len(offers)) + 1)
        ),
        full=message("no-house-left"),
    )
