"""What a seat sees: everything, since the order of a bag isn't decided before a draw."""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from quadriga.core import Seat, hash_by_value
from quadriga.games.minerva.box.components import Culture, Resource
from quadriga.games.minerva.box.grid import coordinates, text
from quadriga.games.minerva.rules import scoring
from quadriga.games.minerva.rules import state as s
from quadriga.games.minerva.rules.phase_views import PhaseView, phase_view
from quadriga.games.minerva.rules.phases.acting import pairs
from quadriga.games.minerva.rules.tables import Tables


class Tile(Struct, frozen=True):
    """A tile of a city, with or without an assistant."""

    cell: str
    x: int
    y: int
    tile: str
    assistant: bool = False


class CultureTile(Struct, frozen=True):
    """A culture tile: the points it takes, and its VP."""

    category: Culture
    marks: int
    vp: int


class GloryTile(Struct, frozen=True):
    """A glory tile."""

    round: int
    rank: int
    vp: int


class Holding(Struct, frozen=True):
    """A city and all that its seat owns.

    `residences` and `assistants` are those not yet placed; `order` is the order tile of this round,
    0 before passing; `removed` are residences that a Circus took away.
    """

    tiles: tuple[Tile, ...]
    resources: dict[Resource, int]
    denarii: int
    glory: int
    residences: int
    assistants: int
    culture: tuple[CultureTile, ...]
    laurels: tuple[GloryTile, ...]
    order: int
    score: int
    removed: int

    __hash__ = hash_by_value


class View(Struct, frozen=True, tag_field="game", tag="minerva"):
    """The table as everybody sees it; `seat` is the viewer's.

    market   the locations in the order laid out; empty in solitaire
    pairs    solitaire: the pairs laid out; the second may be `coins`
    row      the temples face up
    stacks   the culture tiles left, each stack from its top
    glory    the glory tiles of this and later rounds
    unseen   how many of each tile are left in the stacks, whose order nobody knows
    gone     the locations that left the game face up
    passed   the seats that have passed in this round, in this order
    """

    moment: PhaseView
    seat: int | None
    round: int
    rounds: int
    seats: tuple[Holding, ...]
    market: tuple[str, ...]
    pairs: tuple[tuple[str, str], ...]
    row: tuple[str, ...]
    stacks: dict[Culture, tuple[CultureTile, ...]]
    glory: tuple[GloryTile, ...]
    unseen: dict[str, int]
    locations_left: int
    temples_left: int
    gone: dict[str, int]
    passed: tuple[int, ...]

    __hash__ = hash_by_value


def view(tables: Tables, state: s.State, seat: Seat | None) -> View:
    """The table as a seat or a spectator sees it."""
    solo = tables.solo
    laid = pairs(state.market) if solo else []
    return View(
        moment=phase_view(tables, state),
        seat=seat,
        round=state.round,
        rounds=tables.rounds,
        seats=tuple(_holding(tables, state, n) for n in range(tables.seats)),
        market=() if solo else _names(tables, state.market),
        pairs=tuple((tables.ids[a], tables.name(b)) for a, b in laid),
        row=_names(tables, state.row),
        stacks={
            category: _culture(tables, tables.stacks[n][state.taken[n] :])
            for n, category in enumerate(Culture)
        },
        glory=_glory_left(tables, state),
        unseen=_counted(tables, (*state.locations, *state.temples)),
        locations_left=len(state.locations),
        temples_left=len(state.temples),
        gone=_gone(tables, state),
        passed=state.passed,
    )


def _names(tables: Tables, tiles: Iterable[int]) -> tuple[str, ...]:
    return tuple(tables.ids[n] for n in tiles)


def _counted(tables: Tables, tiles: Iterable[int]) -> dict[str, int]:
    return {tables.ids[n]: count for n, count in sorted(Counter(tiles).items())}


def _culture(tables: Tables, tiles: Iterable[int]) -> tuple[CultureTile, ...]:
    culture = (tables.box.culture[n] for n in tiles)
    return tuple(CultureTile(tile.category, tile.marks, tile.vp) for tile in culture)


def _gone(tables: Tables, state: s.State) -> dict[str, int]:
    """The locations that left the game: in solitaire, the other halves of bought pairs."""
    if isinstance(state.phase, s.Pairing):
        return {}
    built = [tile for city in state.cities for tile in city.tiles.values()]
    if isinstance(state.phase, s.Placing):
        built.append(state.phase.tile)
    used = Counter([*tables.starting, *tables.locations])
    used.subtract([*state.market, *state.locations, *built])
    return _counted(tables, (+used).elements())


def _glory_left(tables: Tables, state: s.State) -> tuple[GloryTile, ...]:
    """The glory tiles that can still be taken; those of past rounds are gone (MIN-G3)."""
    if isinstance(state.phase, s.Over):
        return ()
    first = state.round + isinstance(state.phase, s.Revealing)
    return _glory(tables, [n for (number, _), n in tables.glory.items() if number >= first])


def _glory(tables: Tables, tiles: Iterable[int]) -> tuple[GloryTile, ...]:
    glory = (tables.box.glory[n] for n in tiles)
    return tuple(GloryTile(tile.round, tile.rank, tile.vp) for tile in glory)


def _holding(tables: Tables, state: s.State, seat: int) -> Holding:
    city = state.cities[seat]
    ids, assisted = tables.ids, city.assisted
    in_city = sum(tile == 1 for tile in city.tiles.values())
    return Holding(
        tiles=tuple(
            Tile(text(at), *coordinates(at), ids[city.tiles[at]], at in assisted)
            for at in sorted(city.tiles)
        ),
        resources=dict(zip(Resource, city.held, strict=True)),
        denarii=city.denarii,
        glory=city.glory,
        residences=city.residences,
        assistants=city.hand,
        culture=_culture(tables, city.culture),
        laurels=_glory(tables, city.laurels),
        order=_order(tables, state, seat),
        score=sum(scoring.breakdown(tables, state, seat)),
        removed=tables.box.residence.per_player - city.residences - in_city,
    )


def _order(tables: Tables, state: s.State, seat: int) -> int:
    """The order tile of a seat in this round; 0 in solitaire, which has none (MIN-S4)."""
    return 0 if tables.solo or seat not in state.passed else state.passed.index(Seat(seat)) + 1
