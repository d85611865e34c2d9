"""All Roads in phrases: tokens, loops, points, ends of games, and where places are."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

from quadriga.games.all_roads.box import hexes
from quadriga.games.all_roads.box.components import Kind
from quadriga.games.all_roads.box.descriptions import tile_name
from quadriga.games.all_roads.box.faces import Face
from quadriga.games.all_roads.box.hexes import Cell, Place
from quadriga.games.all_roads.guide.whereabouts import whereabouts
from quadriga.games.all_roads.rules import scoring
from quadriga.games.all_roads.rules.state import State
from quadriga.games.all_roads.rules.tables import Tables, Variant
from quadriga.games.all_roads.rules.view import KINDS
from quadriga.kit.memo import Memo
from quadriga.language import Message, message, seated

SIDES: Final = (
    message("to-e"),
    message("to-se"),
    message("to-sw"),
    message("to-w"),
    message("to-nw"),
    message("to-ne"),
)


def tokens(kinds: Iterable[Kind]) -> tuple[Message, ...]:
    """Tokens counted by kind, the most valuable first: "a monument", "2 houses"."""
    numbers = Counter(kinds)
    return tuple(
        message("some-tokens", kind=kind.value, count=numbers[kind])
        for kind in reversed(Kind)
        if numbers[kind]
    )


def closing(sizes: Sequence[int]) -> Message:
    """Some loops by their sizes: "a loop of 5 tiles", "2 loops, of 3 and 4 tiles"."""
    if len(sizes) == 1:
        return message("one-loop", tiles=sizes[0])
    return message("loops", count=len(sizes), sizes=tuple(map(str, sizes)))


def gained(gains: Sequence[int]) -> tuple[Message, ...]:
    """Who gained how much: "Livia +2"."""
    return tuple(
        message("gain", who=seated(seat), gain=gain) for seat, gain in enumerate(gains) if gain
    )


def ending(tables: Tables, state: State) -> Message:
    """How a game ended, with what decided between equal points (ROA-E3)."""
    if tables.variant is Variant.COOPERATIVE:
        left = scoring.unbuilt(tables, state)
        if not left.tokens:
            return message("ending-perfect")
        built, value = left.of - left.value, left.value
        return message("ending-together", built=built, of=left.of, tokens=left.tokens, points=value)
    first, *others = best = tuple(map(seated, scoring.winners(tables, state)))
    points, decider = max(scoring.points(tables, state.supply)), scoring.decider(tables, state)
    if decider is None and others:
        return message("ending-shared", who=best, points=points)
    if decider is None:
        return message("ending-won", who=first, points=points)
    kind = KINDS[decider.kind].value
    more = message("more-tokens", kind=kind, most=decider.most, next=decider.next)
    if others:
        return message("ending-shared-decided", who=best, more=more, points=points)
    return message("ending-decided", who=first, more=more, points=points)


def ending_title(tables: Tables, state: State) -> Message:
    """How a game ended, in short, for a list of matches."""
    if tables.variant is Variant.COOPERATIVE:
        left = scoring.unbuilt(tables, state)
        return message("headline-together", built=left.of - left.value, of=left.of)
    first, *others = best = tuple(map(seated, scoring.winners(tables, state)))
    return message("headline-shared", who=best) if others else message("headline-won", who=first)


class Words:
    """The phrases of one box, each made once.

    tile  a tile by what it shows, by its number
    lie   how a tile is turned: where its roads and springs are, by face
    cell  where a cell is
    """

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.tile = tuple(map(tile_name, tables.tiles))
        self.lie = tuple(map(_lie, tables.faces.all))
        rome = tuple(half.cell for half in tables.box.rome)
        self.cell: Memo[Cell, Message] = Memo(partial(whereabouts, rome))

    def tiles(self, ids: Iterable[str]) -> tuple[Message, ...]:
        """Some tiles by what they show."""
        return tuple(self.tile[self._tables.number[name]] for name in ids)

    def spot(self, state: State, at: Place) -> Message:
        """What kind of place this is for a house: dead end, hot spring, trade route."""
        if hexes.is_route(at):
            return message("spot", kind="route")
        if state.ends.get(at):
            return message("spot", kind="spring")
        at_wall = hexes.cell_of(hexes.facing(at)) in self._tables.rome_land
        return message("spot", kind="wall" if at_wall else "end")

    def where(self, at: Place) -> Message:
        """Where a place for a house is, and where its road leads."""
        cell = hexes.cell_of(at)
        if hexes.is_route(at):
            return self.cell[cell]
        side = SIDES[at & hexes.SIDE_MASK]
        if cell in self._tables.rome_land:
            return message("road-of-rome", side=side)
        return message("road-at", where=self.cell[cell], side=side)

    def place(self, state: State, at: Place) -> Message:
        """A place for a house: "the dead end 2 tiles north of Rome, ..."."""
        return message("place", spot=self.spot(state, at), where=self.where(at))


def _lie(face: Face) -> Message:
    """How a tile is turned: "roads to the east and west, hot spring to the south-west"."""
    roads, springs = (
        tuple(SIDES[side] for side in hexes.directions(sides))
        for sides in (face.roads, face.springs)
    )
    if len(roads) == len(SIDES):
        return message("roads-everywhere")
    if springs:
        return message("roads-and-springs", roads=roads, count=len(springs), springs=springs)
    return message("roads-towards", roads=roads, count=len(roads))
