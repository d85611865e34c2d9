"""The box as frozen values; what a tile does is data in a small vocabulary."""

from enum import StrEnum

from msgspec import Struct

from quadriga.kit.sources import Sourced


class Resource(StrEnum):
    """What tiles cost, in the order of every list."""

    GRAIN = "grain"
    WOOD = "wood"
    STONE = "stone"
    ORE = "ore"


class Culture(StrEnum):
    """The three stacks of culture tiles."""

    THEATER = "theater"
    ART = "art"
    ACADEMICS = "academics"


class Unit(StrEnum):
    """What an effect can give, in the order of every list; the last is a free choice."""

    GRAIN = "grain"
    WOOD = "wood"
    STONE = "stone"
    ORE = "ore"
    DENARII = "denarii"
    GLORY = "glory"
    THEATER = "theater"
    ART = "art"
    ACADEMICS = "academics"
    ANY_RESOURCE = "any_resource"


class Payment(StrEnum):
    """What an exchange can take; `identical` is tokens of one resource, whichever (MIN-H9)."""

    GRAIN = "grain"
    WOOD = "wood"
    STONE = "stone"
    ORE = "ore"
    DENARII = "denarii"
    GLORY = "glory"
    IDENTICAL = "identical"


class Category(StrEnum):
    """What kind of tile it is."""

    PRODUCTION = "production"
    TRADE = "trade"
    CULTURAL = "cultural"
    MILITARY = "military"
    SPECIAL = "special"
    TEMPLE = "temple"
    RESIDENTIAL = "residential"


class When(StrEnum):
    """When an effect happens."""

    ACTIVATED = "activated"
    BUILT = "built"
    ENDGAME = "endgame"
    NEVER = "never"


class Area(StrEnum):
    """Where a temple counts: the eight cells around it, or its row and column."""

    AROUND = "around"
    LINES = "lines"


class Counts(StrEnum):
    """What a temple counts: tiles of a category, or how many categories there are."""

    PRODUCTION = "production"
    TRADE = "trade"
    CULTURAL = "cultural"
    MILITARY = "military"
    SPECIAL = "special"
    TEMPLE = "temple"
    RESIDENTIAL = "residential"
    KINDS = "kinds"


class _Step(Struct, frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """One step of an effect."""


class Gain(_Step, frozen=True, tag="gain"):
    """Receive all of it (MIN-H5)."""

    gain: dict[Unit, int]


class PerHeld(_Step, frozen=True, tag="per_held"):
    """Receive it once for each token of a resource held (MIN-H6)."""

    held: Resource
    gain: dict[Unit, int]


class Choose(_Step, frozen=True, tag="choose", rename={"offers": "from"}):
    """Pick one of the list and receive `amount` of it, `times` times (MIN-H7)."""

    offers: tuple[Unit, ...]
    amount: int
    times: int


class Exchange(_Step, frozen=True, tag="exchange"):
    """Pay to receive, any number of times (MIN-H8)."""

    pay: dict[Payment, int]
    gain: dict[Unit, int]


class TakeCulture(_Step, frozen=True, tag="take_culture"):
    """Take the top tile of a culture stack, whatever its marks (MIN-Z3)."""


class ActivateAround(_Step, frozen=True, tag="activate_around"):
    """Resolve up to `tiles` activated tiles around this one (MIN-Z5)."""

    tiles: int


class MoveAround(_Step, frozen=True, tag="move_around"):
    """Move one facility around this tile (MIN-Z7)."""


class RemoveResidenceAround(_Step, frozen=True, tag="remove_residence_around"):
    """Remove one residence without assistant around this tile (MIN-Z10)."""


class ScoreArea(_Step, frozen=True, tag="score_area"):
    """At the end: `vp` for each thing counted in an area (MIN-T2 to MIN-T5)."""

    area: Area
    counts: Counts
    vp: int


class ScoreHeld(_Step, frozen=True, tag="score_held"):
    """At the end: `vp` for each token of a resource held (MIN-T6)."""

    held: Resource
    vp: int


Common = Gain | PerHeld | Choose | Exchange
Special = TakeCulture | ActivateAround | MoveAround | RemoveResidenceAround
Scoring = ScoreArea | ScoreHeld
Step = Common | Special | Scoring


class Constants(Sourced, frozen=True):
    """The numbers of the rules."""

    rounds: int
    round_tiles: int
    temple_row: int
    resource_cap: int
    sale_price: int
    substitute_price: int
    start_resources: dict[Resource, int]
    start_denarii: tuple[int, ...]
    tax: int
    pass_income: int
    leftovers_per_vp: int
    solo_coins: int


class Copies(Struct, frozen=True, forbid_unknown_fields=True, rename={"three": "3+", "four": "4+"}):
    """The number of tiles by mark: none, for 3 or 4 players only, for 4 only (MIN-S2)."""

    none: int
    three: int
    four: int

    def used(self, players: int) -> int:
        """How many are in use with this number of players."""
        return self.none + self.three * (players >= 3) + self.four * (players >= 4)


class Tile(Sourced, frozen=True):
    """A tile of a city: what it costs, what it does and when."""

    id: str
    name: str
    category: Category
    cost: dict[Resource, int]
    when: When
    effect: tuple[Step, ...]


class Own(Tile, frozen=True):
    """A tile that every player has: the Fountain, the residences."""

    per_player: int


class Location(Tile, frozen=True):
    """A starting or a normal location."""

    copies: Copies


class CultureTile(Sourced, frozen=True):
    """A culture tile: the points needed, the VP, how many there are and are removed (MIN-S3)."""

    category: Culture
    marks: int
    vp: int
    copies: int
    removed_with_3: int
    removed_with_2: int

    def used(self, players: int) -> int:
        """How many are in use with this number of players."""
        less = self.removed_with_3 * (players <= 3) + self.removed_with_2 * (players <= 2)
        return self.copies - less


class GloryTile(Sourced, frozen=True):
    """A glory tile of a round."""

    round: int
    rank: int
    vp: int


class OrderTile(Sourced, frozen=True):
    """An order tile; its VP count in the last round."""

    number: int
    vp: int


class Assistant(Sourced, frozen=True):
    """The price of the next assistant by the number `owned` (MIN-A4)."""

    owned: int
    denarii: int
    glory: int


class Title(Sourced, frozen=True):
    """A title of the solitaire game (MIN-1P10)."""

    min_score: int
    name: str


class Box(Struct, frozen=True):
    """Everything in the box."""

    constants: Constants
    fountain: Own
    residence: Own
    starting: tuple[Location, ...]
    normal: tuple[Location, ...]
    temples: tuple[Tile, ...]
    culture: tuple[CultureTile, ...]
    glory: tuple[GloryTile, ...]
    order: tuple[OrderTile, ...]
    assistants: tuple[Assistant, ...]
    titles: tuple[Title, ...]
