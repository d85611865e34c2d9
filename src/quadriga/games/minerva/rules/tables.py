"""The box prepared for play: actions built once, and look-ups."""

from collections.abc import Mapping
from typing import Final

from quadriga.games.minerva.box import components as c
from quadriga.games.minerva.box.descriptions import box_words
from quadriga.games.minerva.box.grid import DIRECTIONS, Cell
from quadriga.games.minerva.rules import actions as a
from quadriga.games.minerva.rules.effects import ANY_STEP, UNITS, Prepared, prepared
from quadriga.games.minerva.rules.state import Held, Tiles
from quadriga.kit.memo import Memo

FOUNTAIN: Final = 0
RESIDENCE: Final = 1
COINS: Final = -1
"""The round tile with denarii on it in a solitaire pair (MIN-1P3)."""

ALONE: Final = -2
"""The partner of a tile that is in no pair."""

COINS_NAME: Final = "coins"

PASS, DECLINE = a.Pass(), a.Decline()
HIRE_DENARII, HIRE_GLORY = a.Hire("denarii"), a.Hire("glory")
SELL = tuple(a.Sell(resource.value, n) for n, resource in enumerate(c.Resource))
TAKE = tuple(a.Take(category.value, n) for n, category in enumerate(c.Culture))
ACTIVATE = tuple(a.Activate(name, step) for name, step in DIRECTIONS.items())
CATEGORIES, RESOURCES = tuple(c.Category), tuple(c.Resource)

RESIDE: Memo[Cell, a.Reside] = Memo(a.Reside)
ASSIST: Memo[Cell, a.Assist] = Memo(a.Assist)
PUT: Memo[Cell, a.Put] = Memo(a.Put)
USE: Memo[Cell, a.Use] = Memo(a.Use)
MOVE: Memo[Cell, a.Move] = Memo(a.Move)
REMOVE: Memo[Cell, a.Remove] = Memo(a.Remove)
SWAP: Memo[tuple[int, int], a.Swap] = Memo(lambda key: a.Swap(UNITS[key[0]].value, key[1], key[0]))
SWAPS: Memo[tuple[int, ...], tuple[a.Swap, ...]] = Memo(
    lambda most: tuple(SWAP[kind, n + 1] for kind, top in enumerate(most) for n in range(top))
)


class Tables:
    """Look-ups for one box and number of seats.

    tiles      every tile by its number: Fountain, residence, starting, normal, temples
    category   the number of each tile's category
    costs      what each tile costs
    prices     by tokens held: the denarii that each tile takes at least, once all spare tokens are
               sold; below 0 if some would be left
    steps      every step of an effect, in numbers; `activated` and `built` name those of a tile,
               `first_step` its first
    scoring    what each temple counts
    stacks     the culture tiles in use by their places in the data file, each stack from its top;
               `marks` are the points that each takes
    glory      the place in the data file of a round's tile of some rank
    words      the names of tiles and titles, for the guide
    """

    def __init__(self, box: c.Box, seats: int) -> None:
        self.box = box
        self.words = box_words(box)
        self.seats = seats
        self.solo = seats == 1
        self._constants(box.constants)
        self._number_tiles(box)
        self._prepare_effects()
        # What is in use with this number of players (MIN-S2).
        self.starting, self.locations = self._bag(box.starting), self._bag(box.normal)
        self.pile = len(self.locations) // self.rounds
        self.temples: Tiles = tuple(range(self.first_temple, len(self.tiles)))
        self._intern()
        self.stacks = tuple(_stack(box, category, seats) for category in c.Culture)
        self.marks = tuple(tuple(box.culture[n].marks for n in stack) for stack in self.stacks)
        self.culture = {(t.category, t.marks, t.vp): n for n, t in enumerate(box.culture)}
        ranks = 2 if seats <= 2 else seats  # Two players can't win a third (MIN-S12).
        self.glory = {(g.round, g.rank): n for n, g in enumerate(box.glory) if g.rank <= ranks}
        self.order_vp = tuple(order.vp for order in box.order[: seats - 1])
        self.assistants = tuple((price.denarii, price.glory) for price in box.assistants)

    def _constants(self, constants: c.Constants) -> None:
        self.rounds = constants.rounds
        self.cap = constants.resource_cap
        self.sale = constants.sale_price
        self.substitute = constants.substitute_price
        self.tax = constants.tax
        self.income = constants.pass_income
        self.per_vp = constants.leftovers_per_vp
        self.coins = constants.solo_coins
        self.start_denarii = constants.start_denarii
        self.start_held = four(constants.start_resources)

    def _number_tiles(self, box: c.Box) -> None:
        self.tiles: tuple[c.Tile, ...] = (
            *(box.fountain, box.residence),
            *(*box.starting, *box.normal, *box.temples),
        )
        self.ids = tuple(tile.id for tile in self.tiles)
        self.number = {name: n for n, name in enumerate(self.ids)}
        self.first_temple = len(self.tiles) - len(box.temples)
        self.category = tuple(CATEGORIES.index(tile.category) for tile in self.tiles)
        self.costs = tuple(four(tile.cost) for tile in self.tiles)
        self.prices: Memo[Held, tuple[int, ...]] = Memo(self._prices)

    def _prepare_effects(self) -> None:
        steps: list[Prepared] = [ANY_STEP]
        activated: list[tuple[int, ...]] = []
        built: list[int] = []
        self.first_step: list[int] = []
        for tile in self.tiles:
            own = tile.effect if tile.when in (c.When.ACTIVATED, c.When.BUILT) else ()
            at_once = tile.when is c.When.BUILT
            numbers = tuple(range(len(steps), len(steps) + len(own)))
            self.first_step.append(len(steps))
            steps += [prepared(step, built=at_once) for step in own]
            activated.append(() if at_once else numbers)
            built.append(numbers[0] if at_once else -1)
        self.steps = tuple(steps)
        self.activated, self.built = tuple(activated), tuple(built)
        self.scoring = {
            n: step
            for n, tile in enumerate(self.tiles)
            for step in tile.effect
            if isinstance(step, c.Scoring)
        }

    def _bag(self, locations: tuple[c.Location, ...]) -> Tiles:
        copies = ((self.number[tile.id], tile.copies.used(self.seats)) for tile in locations)
        return tuple(n for n, count in copies for _ in range(count))

    def _intern(self) -> None:
        self.build = tuple(a.Build(tile.id, "", n, ALONE) for n, tile in enumerate(self.tiles))
        self.pair: Memo[tuple[int, int], a.Build] = Memo(
            lambda key: a.Build(self.ids[key[0]], self.name(key[1]), *key)
        )
        self.take_coins: Memo[int, a.TakeCoins] = Memo(lambda n: a.TakeCoins(self.ids[n], n))
        self.first = tuple(map(a.First, range(self.seats)))
        self.temple: Memo[int, a.Lay] = Memo(lambda n: self.lay("temple", (n,)))

    def _prices(self, held: Held) -> tuple[int, ...]:
        prices = []
        for cost in self.costs:
            over = [have - need for have, need in zip(held, cost, strict=True)]
            missing, spare = -sum(n for n in over if n < 0), sum(n for n in over if n > 0)
            prices.append(self.substitute * missing - self.sale * spare)
        return tuple(prices)

    def name(self, number: int) -> str:
        """The id of a tile, or the word for the round tile of a pair."""
        return COINS_NAME if number == COINS else self.ids[number]

    def lay(self, what: str, numbers: Tiles) -> a.Lay:
        """The action of chance that lays these tiles out."""
        return a.Lay(what, tuple(self.ids[n] for n in numbers), numbers)


def four(amounts: Mapping[c.Resource, int]) -> Held:
    """Amounts of grain, wood, stone and ore."""
    grain, wood, stone, ore = [amounts.get(resource, 0) for resource in RESOURCES]
    return grain, wood, stone, ore


def _stack(box: c.Box, category: c.Culture, seats: int) -> tuple[int, ...]:
    """A culture stack, lowest VP on top, then fewest marks (MIN-S11)."""
    tiles = [(t.vp, t.marks, n) for n, t in enumerate(box.culture) if t.category is category]
    return tuple(n for _, _, n in sorted(tiles) for _ in range(box.culture[n].used(seats)))
