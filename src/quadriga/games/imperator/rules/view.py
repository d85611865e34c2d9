"""What a seat sees.

Nothing in this game is secret but the order of the deck, and a deck has no order before it is
drawn from, so a view holds the whole position; it still is a type of its own, in names that
people know.
"""

from msgspec import Struct

from quadriga.core import hash_by_value
from quadriga.games.imperator.box.components import Units
from quadriga.games.imperator.rules import state as s
from quadriga.games.imperator.rules.phase_views import PhaseView, phase_view
from quadriga.games.imperator.rules.tables import Tables


class Price(Struct, frozen=True):
    """What an invasion asks for: military, or regions."""

    military: int
    regions: int


class View(Struct, frozen=True, tag_field="game", tag="imperator"):
    """The table as the player sees it; every list is in the order of the data file."""

    moment: PhaseView
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

    __hash__ = hash_by_value


def view(tables: Tables, state: s.State, standing: int | None) -> View:
    """The table as the player, or anybody who looks on, sees it."""
    hand = hand_of(state.phase)
    discard = tables.all_cards & ~(state.deck | state.built | hand)
    turn, turns = turn_of(tables, state)
    return View(
        moment=phase_view(state.phase),
        period=min(state.marked + 1, len(tables.prices)),
        turn=turn,
        turns=turns,
        tracks=Units(state.culture, state.military, state.industry),
        regions=tables.held_ids[state.regions],
        monuments={m.id: cubes for m, cubes in zip(tables.box.monuments, state.cubes, strict=True)},
        built=tables.built_ids[state.built],
        hand=tables.names(hand),
        deck=tables.names(state.deck),
        discard=tables.names(discard),
        marked=state.marked,
        invasions=tuple(map(Price, tables.prices, tables.losses)),
        standing=standing,
        target=None if standing is None else tables.level.target,
        dealt=state.dealt,
    )


def turn_of(tables: Tables, state: s.State) -> tuple[int, int]:
    """The number of the turn in its period, and how many turns the period has."""
    size = tables.hand_size
    drawn = -(-(state.dealt - state.deck.bit_count()) // size)
    return drawn + isinstance(state.phase, s.Drawing), -(-state.dealt // size)


def hand_of(phase: s.Phase) -> int:
    """The drawn cards that have not been discarded yet."""
    if isinstance(phase, s.Choosing | s.Spending | s.Booking):
        return phase.hand
    return 0
