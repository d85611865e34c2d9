"""The types of everything in the box."""

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct, field

from quadriga.kit.sources import Source


class Resource(StrEnum):
    """What the three tracks count (IMP-D1)."""

    CULTURE = "culture"
    MILITARY = "military"
    INDUSTRY = "industry"


class Kind(StrEnum):
    """What the lower part of a card is for."""

    CONQUEST = "conquest"
    TRIBUTE = "tribute"
    BUILDING = "building"
    MONUMENT = "monument"


class Scoring(StrEnum):
    """How a complete monument scores."""

    FIXED = "fixed"
    BUILDINGS = "buildings"
    REGIONS = "regions"
    LOWEST_TRACK = "lowest_track"


class Effect(StrEnum):
    """The lasting effect of a complete monument."""

    EXCHANGE = "culture_military_exchange"
    IGNORE_INVASIONS = "ignore_invasions"


class Sourced(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An entry of the data file with its source; `sources` has those of fields that differ."""

    source: Source
    sources: dict[str, Source] = field(default_factory=dict)


class Units(Struct, frozen=True, forbid_unknown_fields=True):
    """Some units of each resource."""

    culture: int
    military: int
    industry: int

    def __iter__(self) -> Iterator[int]:
        return iter((self.culture, self.military, self.industry))


class About(Sourced, frozen=True):
    """The game itself."""

    id: str
    name: str
    players: int
    hand: int
    copies_note: str = ""


class Tracks(Sourced, frozen=True):
    """The three resource tracks."""

    kinds: tuple[Resource, ...]
    min: int
    max: int
    start: Units


class Supply(Sourced, frozen=True):
    """How many cubes and cards there are."""

    cubes: int
    cards: int


class Region(Sourced, frozen=True):
    """A region of the map and the resource that its conquest gives (IMP-A3)."""

    id: str
    name: str
    gives: Resource | None = None
    start: bool = False


class Building(Sourced, frozen=True):
    """The effect and the points of a built card."""

    id: str
    name: str
    points: int
    bonus: Resource | None = None
    amount: int = 0


class Monument(Sourced, frozen=True):
    """A monument, with its effect and points when complete."""

    id: str
    name: str
    cubes: int
    scoring: Scoring
    points: int = 0
    effect: Effect | None = None


class Card(Sourced, frozen=True):
    """One of the cards: resources above, an action below."""

    id: str
    kind: Kind
    name: str
    resources: Units
    action: str
    builds: str | None = None
    raises: str | None = None
    cost: Units | None = None


class Invasion(Sourced, frozen=True):
    """The end of a period: it costs military, or regions (IMP-I2)."""

    id: str
    order: int
    name: str
    military: int
    regions: int


class Score(Sourced, frozen=True, rename={"at_least": "from"}):
    """A row of the score chart."""

    at_least: int
    title: str


class Stage(Sourced, frozen=True):
    """One of the five campaign cards."""

    id: str
    order: int
    name: str
    title: str
    standings: tuple[int, ...]


class Level(Sourced, frozen=True):
    """The target and the set-up of a stage at one standing (IMP-C3)."""

    standing: int
    target: int
    start: Units
    price_add: int


class Mark(Sourced, frozen=True):
    """The title of a finished campaign (IMP-C6)."""

    standing: int
    successes: int
    title: str


class Campaign(Sourced, frozen=True):
    """Five games whose difficulty follows the player."""

    entry_score: int
    start_standing: int
    success: int
    failure: int
    stage: tuple[Stage, ...]
    level: tuple[Level, ...]
    mark: tuple[Mark, ...]


class Box(Struct, frozen=True):
    """Everything in the box."""

    game: About
    tracks: Tracks
    supply: Supply
    regions: tuple[Region, ...]
    buildings: tuple[Building, ...]
    monuments: tuple[Monument, ...]
    cards: tuple[Card, ...]
    invasions: tuple[Invasion, ...]
    scores: tuple[Score, ...]
    campaign: Campaign
