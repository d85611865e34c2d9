"""The types of everything in the box."""

from enum import StrEnum

from msgspec import Struct, field

from quadriga.kit.sources import Source


class Kind(StrEnum):
    """The twelve kinds of structures, in the order of the specification, section 1."""

    POND = "pond"
    GARDEN = "garden"
    VINEYARD = "vineyard"
    FARMYARD = "farmyard"
    MERCHANT = "merchant"
    GRANARY = "granary"
    ADMINISTRATION = "administration"
    CRAFTSMAN = "craftsman"
    VILLA = "villa"
    MARKET = "market"
    BAKERY = "bakery"
    FOUNTAIN = "fountain"


class Good(StrEnum):
    """What landscapes yield."""

    FISH = "fish"
    HERBS = "herbs"
    GRAPES = "grapes"
    CHICKEN = "chicken"


class Back(StrEnum):
    """The two stacks of tiles."""

    WHITE = "white"
    BLACK = "black"


class Letter(StrEnum):
    """The four piles of forum cards; A and B have a red stripe, C and D a green one."""

    A = "A"
    B = "B"
    C = "C"
    D = "D"


class Compass(StrEnum):
    """The sides of a tile at r0: up, right, down, left."""

    N = "N"
    E = "E"
    S = "S"
    W = "W"


class Sourced(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Anything in the data file, with its source."""

    source: Source
    note: str = ""


class About(Sourced, frozen=True):
    """The name of the game, and its numbers of players."""

    name: str
    edition: str
    players: tuple[int, ...]


class Alphabet(Sourced, frozen=True):
    """The values of edges, and what can be built, by families."""

    edges: tuple[str, ...]
    landscapes: tuple[Kind, ...]
    dwellings: tuple[Kind, ...]
    singles: tuple[Kind, ...]


class LandscapeGood(Sourced, frozen=True):
    """What a landscape yields (CAR-L1)."""

    kind: Kind
    good: Good


class Contents(Sourced, frozen=True):
    """What the box holds, counted."""

    tiles_white: int
    tiles_black: int
    forum_cards: int
    fountain_cards: int
    victory_point_cards: int
    frame_parts: int
    district_boards: int
    resource_boards: int
    patricians: int
    markers: int
    writs: int
    coins: int
    bread: int
    goods: dict[Good, int]
    starting_player_tokens: int


class PointCards(Sourced, frozen=True):
    """The values of the victory point cards; in play points are a plain number."""

    values: tuple[int, ...]


class Ring(Sourced, frozen=True):
    """The blueprints, and how many tiles are on each."""

    spaces: int
    tiles_per_space: int


class BottomRow(Sourced, frozen=True):
    """The tiles that craftsmen take from."""

    spaces: int


class PrestigeBar(Sourced, frozen=True):
    """The first and the last space of the bar."""

    first: int
    last: int


class Phases(Sourced, frozen=True):
    """The number of building phases and of their rounds, and the stack that each is dealt from."""

    count: int
    rounds: int
    backs: tuple[Back, ...]


class Forum(Sourced, frozen=True):
    """The grid of card spaces, numbered row by row (CAR-S8)."""

    rows: int
    columns: int


class Amounts(Sourced, frozen=True):
    """The fixed amounts of the rules."""

    writ_steps: int
    administration_steps: int
    granary_bread: int
    bakery_bread: int
    market_coins: int
    merchant_extra_coins: int
    fountain_draw: int
    fountain_return: int
    bread_for_a_move: int
    bread_for_a_set: int
    forum_penalty: int
    items_per_end_point: int


class Table(Sourced, frozen=True):
    """What differs by the number of players (CAR-S7, CAR-S8, CAR-S12, CAR-M9)."""

    players: int
    forum_draw: dict[Letter, int]
    forum_empty: tuple[int, ...]
    marker_spaces: int
    start_vp: tuple[int, ...]
    tiles_taken_per_blueprint: int


class ChartEntry(Sourced, frozen=True):
    """What a completed villa scores by its chimneys (CAR-E6)."""

    chimneys: int
    vp: int


class VillaChart(Sourced, frozen=True):
    """The chart of villas; `beyond_step` more for every chimney above its last entry."""

    beyond_step: int
    entries: tuple[ChartEntry, ...]


class Board(Sourced, frozen=True):
    """A district board; cells are "x,y"."""

    id: str
    shovel: str
    writs: tuple[str, ...]


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """A goal of a frame part; `position` counts clockwise along the side (CAR-E4)."""

    kind: Kind
    position: int
    vp: int


class FramePart(Sourced, frozen=True):
    """One side of a frame."""

    id: str
    goals: tuple[Goal, ...]


class FountainCard(Sourced, frozen=True):
    """Points for every completed structure of a kind (CAR-E5)."""

    id: str
    kind: Kind
    vp: int


class Reward(Struct, frozen=True, forbid_unknown_fields=True):
    """What one set of a forum card gives (CAR-F15)."""

    vp: int = 0
    coins: int = 0
    bread: int = 0
    prestige: int = 0


class ForumCard(Sourced, frozen=True):
    """A forum card; `requirement` counts goods, kinds, `chimney` or a whole family (CAR-F10)."""

    id: str
    letter: Letter
    requirement: dict[str, int]
    reward: Reward


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """The part of a tile that shows one kind, with its sides (CAR-B2)."""

    kind: Kind
    edges: tuple[Compass, ...]
    chimneys: int = 0


class Tile(Sourced, frozen=True):
    """A tile at r0."""

    id: str
    back: Back
    copies: int
    edges: tuple[str, ...]
    parts: tuple[Part, ...]


class Box(Struct, frozen=True):
    """Everything in the box."""

    game: About
    alphabet: Alphabet
    landscape_goods: tuple[LandscapeGood, ...]
    box: Contents
    victory_point_cards: PointCards
    ring: Ring
    bottom_row: BottomRow
    prestige_bar: PrestigeBar
    phases: Phases
    forum: Forum
    amounts: Amounts
    setups: tuple[Table, ...] = field(name="setup")
    villa_chart: VillaChart
    district_boards: tuple[Board, ...]
    frame_parts: tuple[FramePart, ...]
    fountain_cards: tuple[FountainCard, ...]
    forum_cards: tuple[ForumCard, ...]
    tiles: tuple[Tile, ...]
