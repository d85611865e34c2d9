"""Positions for the tests of Minerva, written and read as the specification does."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.minerva import Minerva
from quadriga.games.minerva.box import grid
from quadriga.games.minerva.guide.facts.outlook import Outlook
from quadriga.games.minerva.rules import scoring
from quadriga.games.minerva.rules.actions import Action
from quadriga.games.minerva.rules.state import Acting, City, State
from quadriga.games.minerva.rules.tables import COINS, Tables
from quadriga.games.minerva.rules.view import Holding, View
from tests.games import positions
from tests.games.positions import GamePosition

RESOURCES = ("grain", "wood", "stone", "ore")
ROW = "temple-wood temple-ore temple-grain temple-stone temple-trade-lines"
A, B, C, D = map(Seat, range(4))


@cache
def minerva(seats: int = 2) -> Minerva:
    """The game for so many."""
    return Minerva(seats=seats)


def cell(text: str) -> int:
    """The cell that is written so."""
    x, y = text.split(",")
    return grid.cell(int(x), int(y))


class Position(GamePosition[Minerva, State]):
    """A position of Minerva."""

    def starting(self, verb: str) -> list[str]:
        """The lines that begin with a verb, without it."""
        found = (line.partition(" ") for line in self.legal)
        return [rest for first, _, rest in found if first == verb]

    @property
    def seen(self) -> View:
        """What everybody sees."""
        return self.game.view(self.state, None)

    def seat(self, seat: int = 0) -> Holding:
        """What a seat has."""
        return self.seen.seats[seat]

    def has(self, seat: int = 0) -> dict[str, int]:
        """The tokens and denarii of a seat, without what it has none of."""
        mine = self.seat(seat)
        tokens = {unit.value: number for unit, number in mine.resources.items()}
        everything = {**tokens, "denarii": mine.denarii, "glory": mine.glory}
        return {unit: number for unit, number in everything.items() if number}

    def city(self, seat: int = 0) -> dict[str, str]:
        """The tile on each cell of a seat's city."""
        return {tile.cell: tile.tile for tile in self.seat(seat).tiles}

    def vp(self, seat: int = 0) -> scoring.Breakdown:
        """The score of a seat, line by line."""
        return scoring.breakdown(self.game.tables, self.state, seat)

    def culture(self, seat: int = 0) -> list[tuple[str, int]]:
        """The culture tiles of a seat: category and VP."""
        return [(tile.category.value, tile.vp) for tile in self.seat(seat).culture]

    def laurels(self, seat: int = 0) -> list[tuple[int, int]]:
        """The glory tiles of a seat: round and rank."""
        return [(tile.round, tile.rank) for tile in self.seat(seat).laurels]

    def outlook(self, seat: int = 0) -> Outlook:
        """What the page shows a seat beside the view."""
        return self.game.guide.outlook(self.state, Seat(seat))

    def preview(self, line: str) -> Any:
        """What a line would bring."""
        action = next(a for a in self.game.legal_actions(self.state) if str(a) == line)
        return self.game.guide.preview(self.state, action)

    def giving(self, has: str, seat: int = 0) -> "Position":
        """The same with other tokens and denarii in a seat."""
        city = replace(self.state.cities[seat], **_holdings(has))
        return self.with_city(city, seat)

    def with_city(self, city: City, seat: int = 0) -> "Position":
        """The same with another city in a seat."""
        cities = list(self.state.cities)
        cities[seat] = city
        return self.with_(cities=tuple(cities))


def _holdings(has: str) -> dict[str, Any]:
    """Read "2 grain 5 denarii 1 glory"."""
    words = has.split()
    amounts = dict(zip(words[1::2], map(int, words[::2]), strict=True))
    return {
        "held": tuple(amounts.pop(resource, 0) for resource in RESOURCES),
        "denarii": amounts.pop("denarii", 0),
        "glory": amounts.pop("glory", 0),
        **amounts,
    }


def city_of(
    tables: Tables,
    tiles: str = "0,0 fountain",
    has: str = "",
    *,
    residences: int | None = None,
    hand: int = 0,
    assisted: str = "",
    culture: Sequence[tuple[str, int]] = (),
    laurels: Sequence[tuple[int, int]] = (),
) -> City:
    """A city as "0,0 fountain; 1,0 R; 2,0 mine"; `R` is a residence."""
    laid = dict(part.split() for part in tiles.split(";") if part.strip())
    cells = {cell(at): tables.number[_id(name)] for at, name in laid.items()}
    built = [*laid.values()].count("R")
    left = tables.box.residence.per_player - built if residences is None else residences
    number = {(t.category.value, t.vp): n for n, t in enumerate(tables.box.culture)}
    return City(
        tiles=cells,
        free=grid.free(cells),
        residences=left,
        hand=hand,
        assisted=tuple(sorted(map(cell, assisted.split()))),
        culture=tuple(number[key] for key in culture),
        laurels=tuple(tables.glory[key] for key in laurels),
        **_holdings(has),
    )


def _id(name: str) -> str:
    return "residence" if name == "R" else name


def position(
    *cities: City | str,
    seats: int | None = None,
    game: Minerva | None = None,
    market: str = "",
    row: str = "",
    number: int = 1,
    passed: Sequence[int] = (),
    taken: Mapping[str, int] | None = None,
    locations: str | None = None,
    temples: str = "",
    seat: int = 0,
) -> Position:
    """A position in which a seat is to act; cities that are not given have a Fountain alone.

    `market` and `row` are ids; in solitaire the market is written pair by pair, with `coins`.
    """
    played = game or minerva(seats or max(2, len(cities)))
    tables = played.tables
    made = [city_of(tables, one) if isinstance(one, str) else one for one in cities]
    made += [city_of(tables)] * (played.seats - len(made))
    gone = taken or {}
    return Position(
        played,
        State(
            phase=Acting(Seat(seat)),
            round=number,
            cities=tuple(made),
            market=_tiles(tables, market),
            row=_tiles(tables, row),
            locations=_unseen(tables, number) if locations is None else _tiles(tables, locations),
            temples=tuple(sorted(_tiles(tables, temples))),
            taken=(gone.get("theater", 0), gone.get("art", 0), gone.get("academics", 0)),
            passed=tuple(map(Seat, passed)),
        ),
    )


def _tiles(tables: Tables, names: str) -> tuple[int, ...]:
    return tuple(COINS if name == "coins" else tables.number[name] for name in names.split())


def _unseen(tables: Tables, number: int) -> tuple[int, ...]:
    """As many tiles as the piles that are left hold."""
    return tables.locations[: tables.pile * (tables.rounds - number)]


def played(game: Minerva, rng: Random) -> Iterator[State]:
    """The positions of a random game in which nobody passes or stops soon."""

    def choose(_state: State, legal: Sequence[Action]) -> Action:
        more = [action for action in legal if str(action) not in ("pass", "done", "decline")]
        return rng.choice(more if more and rng.random() < 0.95 else legal)

    return positions.played(game, rng, choose)


def solo(tiles: str = "0,0 fountain", has: str = "", **options: Any) -> Position:
    """A solitaire position; options of the city or of the position."""
    game = options.pop("game", None) or minerva(1)
    own = ("residences", "hand", "assisted", "culture", "laurels")
    city = city_of(game.tables, tiles, has, **{k: options.pop(k) for k in own if k in options})
    return position(city, game=game, **options)


def duel(tiles: str = "0,0 fountain", has: str = "", **options: Any) -> Position:
    """A position of two, the first of whom has this city; options of the city or position."""
    game = options.pop("game", None) or minerva(options.get("seats", 2))
    own = ("residences", "hand", "assisted", "culture", "laurels")
    city = city_of(game.tables, tiles, has, **{k: options.pop(k) for k in own if k in options})
    return position(city, game=game, **options)


def activated(tiles: str, has: str = "", way: str = "right", **options: Any) -> Position:
    """A residence at 0,0 has just been built beside these tiles and activates this way.

    The tiles are listed from the residence on: "theater statue library".
    """
    step = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}[way]
    line = [f"{n * step[0]},{n * step[1]} {name}" for n, name in enumerate(tiles.split(), 1)]
    where = duel(";".join(line), has, **options)
    return where.after("residence 0,0", f"activate {way}")
