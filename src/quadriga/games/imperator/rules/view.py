"""What a seat sees, and the position that a view shows.

Nothing in this game is secret but the order of the deck, and a deck has no order before it is
drawn from. So a view holds the whole position, but as a type of its own, with names for the bits.
"""

from msgspec import Struct

from quadriga.core import hash_by_value
from quadriga.games.imperator.box.components import Units
from quadriga.games.imperator.rules.state import Drawing, Phase, State
from quadriga.games.imperator.rules.tables import Tables


class Price(Struct, frozen=True):
    """What an invasion asks for: military, or regions."""

    military: int
    regions: int


class View(Struct, frozen=True, tag_field="game", tag="imperator"):
    """The table as the player sees it; every list is in the order of the data file."""

    moment: Phase
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


def view(tables: Tables, state: State, standing: int | None) -> View:
    """The table as the player and spectators see it."""
    turn, turns = turn_of(tables, state)
    return View(
        moment=state.phase,
        period=min(state.marked + 1, len(tables.prices)),
        turn=turn,
        turns=turns,
        tracks=Units(*state.tracks),
        regions=tables.held_ids[state.regions],
        monuments={m.id: cubes for m, cubes in zip(tables.box.monuments, state.cubes, strict=True)},
        built=tables.built_ids[state.built],
        hand=tables.names(state.hand),
        deck=tables.names(state.deck),
        discard=tables.names(discard(tables, state)),
        marked=state.marked,
        invasions=tuple(map(Price, tables.prices, tables.losses)),
        standing=standing,
        target=None if standing is None else tables.level.target,
        dealt=state.dealt,
    )


def position(tables: Tables, view: View) -> State:
    """The only position that looks like `view`."""

    def mask(names: tuple[str, ...]) -> int:
        return sum(tables.card[name].bit for name in names)

    return State(
        phase=view.moment,
        culture=view.tracks.culture,
        military=view.tracks.military,
        industry=view.tracks.industry,
        regions=sum(tables.region_bit[name] for name in view.regions),
        cubes=tuple(view.monuments[m.id] for m in tables.box.monuments),
        built=mask(view.built),
        deck=mask(view.deck),
        dealt=view.dealt,
        marked=view.marked,
        hand=mask(view.hand),
    )


def turn_of(tables: Tables, state: State) -> tuple[int, int]:
    """The number of the turn in its period, and how many turns the period has."""
    size = tables.hand_size
    drawn = -(-(state.dealt - state.deck.bit_count()) // size)
    return drawn + isinstance(state.phase, Drawing), -(-state.dealt // size)


def discard(tables: Tables, state: State) -> int:
    """The cards in the discard pile."""
    return tables.all_cards & ~(state.deck | state.built | state.hand)
