"""What a seat sees, and the position that fits it.

Nothing in this game is secret but the order of the deck, and a deck has no order before it is
drawn from, so a view holds the whole position; it still is a type of its own, in names that
people know.
"""

from typing import assert_never

from msgspec import Struct

from quadriga.games.imperator import state as s
from quadriga.games.imperator.actions import Priced
from quadriga.games.imperator.components import Units
from quadriga.games.imperator.tables import Tables


class Choosing(Struct, frozen=True, tag_field="is", tag="choosing"):
    """Use one of the drawn cards."""


class Spending(Struct, frozen=True, tag_field="is", tag="spending"):
    """Senate: say how much culture and military pays for the chosen action."""

    action: Priced


class Booking(Struct, frozen=True, tag_field="is", tag="booking"):
    """Senate: say how a gain is put on the culture and the military track."""

    units: int
    industry: int


class Invading(Struct, frozen=True, tag_field="is", tag="invading"):
    """The barbarians are here: pay, or lose a region."""


class Losing(Struct, frozen=True, tag_field="is", tag="losing"):
    """More regions have to be given up."""

    left: int


class Paying(Struct, frozen=True, tag_field="is", tag="paying"):
    """Senate: say how much culture and military pays the invasion."""


class Drawing(Struct, frozen=True, tag_field="is", tag="drawing"):
    """Cards are about to be drawn."""


class Over(Struct, frozen=True, tag_field="is", tag="over"):
    """The game has ended."""


Moment = Choosing | Spending | Booking | Invading | Losing | Paying | Drawing | Over


class Price(Struct, frozen=True):
    """What an invasion asks for: military, or regions."""

    military: int
    regions: int


class View(Struct, frozen=True, tag_field="game", tag="imperator"):
    """The table as the player sees it; every list is in the order of the data file."""

    moment: Moment
    period: int
    turn: int
    turns: int
    tracks: Units
    regions: tuple[str, ...]
    monuments: dict[str, int]
    built: tuple[str, ...]
    hand: tuple[str, ...]
    deck: tuple[str, ...]
    discard: tuple[str, ...]
    marked: int
    invasions: tuple[Price, ...]
    standing: int | None
    target: int | None
    dealt: int


def view(tables: Tables, state: s.State, standing: int | None) -> View:
    """The table as the player, or anybody who looks on, sees it."""
    hand = hand_of(state.phase)
    discard = tables.all_cards & ~(state.deck | state.built | hand)
    size = tables.hand_size
    turn = -(-(state.dealt - state.deck.bit_count()) // size)
    return View(
        moment=_moment(state.phase),
        period=min(state.marked + 1, len(tables.prices)),
        turn=turn + isinstance(state.phase, s.Drawing),
        turns=-(-state.dealt // size),
        tracks=Units(state.culture, state.military, state.industry),
        regions=tables.region_names(state.regions),
        monuments={m.id: cubes for m, cubes in zip(tables.box.monuments, state.cubes, strict=True)},
        built=tables.names(state.built),
        hand=tables.names(hand),
        deck=tables.names(state.deck),
        discard=tables.names(discard),
        marked=state.marked,
        invasions=tuple(map(Price, tables.prices, tables.losses)),
        standing=standing,
        target=None if standing is None else tables.level.target,
        dealt=state.dealt,
    )


def hand_of(phase: s.Phase) -> int:
    """The drawn cards that have not been discarded yet."""
    if isinstance(phase, s.Choosing | s.Spending | s.Booking):
        return phase.hand
    return 0


def _moment(phase: s.Phase) -> Moment:
    match phase:
        case s.Drawing():
            return Drawing()
        case s.Choosing():
            return Choosing()
        case s.Spending(_, action):
            return Spending(action)
        case s.Booking(_, units, industry):
            return Booking(units, industry)
        case s.Invading():
            return Invading()
        case s.Losing(left):
            return Losing(left)
        case s.Paying():
            return Paying()
        case s.Over():
            return Over()
        case _:
            assert_never(phase)


def determinize(tables: Tables, view: View) -> s.State:
    """The position behind a view; there is only one, since a deck has no order."""
    return s.State(
        phase=_phase(view.moment, _mask(tables, view.hand)),
        culture=view.tracks.culture,
        military=view.tracks.military,
        industry=view.tracks.industry,
        regions=sum(tables.region_bit[name] for name in view.regions),
        cubes=tuple(view.monuments[m.id] for m in tables.box.monuments),
        built=_mask(tables, view.built),
        deck=_mask(tables, view.deck),
        dealt=view.dealt,
        marked=view.marked,
    )


def _mask(tables: Tables, names: tuple[str, ...]) -> int:
    return sum(tables.card[name].bit for name in names)


def _phase(moment: Moment, hand: int) -> s.Phase:
    match moment:
        case Drawing():
            return s.DRAWING
        case Choosing():
            return s.Choosing(hand)
        case Spending(action):
            return s.Spending(hand, action)
        case Booking(units, industry):
            return s.Booking(hand, units, industry)
        case Invading():
            return s.INVADING
        case Losing(left):
            return s.Losing(left)
        case Paying():
            return s.PAYING
        case Over():
            return s.OVER
        case _:
            assert_never(moment)
