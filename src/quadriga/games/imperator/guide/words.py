"""The things, amounts and places of Imperator as phrases."""

from collections.abc import Sequence
from functools import cache

from quadriga.games.imperator.box.components import Building, Card, Effect, Kind, Monument, Scoring
from quadriga.games.imperator.rules import scoring
from quadriga.games.imperator.rules.actions import Action, Build, Conquer, Priced
from quadriga.games.imperator.rules.phases import turn
from quadriga.games.imperator.rules.state import State
from quadriga.games.imperator.rules.tables import Amounts, Tables
from quadriga.language import Message, message

KINDS = ("culture", "military", "industry")
SPLIT = KINDS[:2]
"""The kinds that the Senate's splits are between."""
MIXED = "mixed"
"""Culture or military alike, as the Senate allows."""
BOTH = "both"
"""The units on these two tracks together."""


@cache
def amount(n: int, kind: str) -> Message:
    """Some units of a kind: "2 culture"."""
    return message("amount", n=n, kind=kind)


@cache
def units(amounts: Amounts) -> Message:
    """Units of several kinds: "1 culture and 2 military"."""
    return _together([amount(n, kind) for n, kind in zip(amounts, KINDS, strict=True) if n])


def _together(items: Sequence[Message]) -> Message:
    return message("units", items=tuple(items)) if items else message("nothing")


def difference(more: Amounts, less: Amounts) -> Amounts:
    """The units that `more` has above `less`."""
    culture, military, industry = (max(n - m, 0) for n, m in zip(more, less, strict=True))
    return (culture, military, industry)


def price(tables: Tables, state: State, amounts: Amounts) -> Message:
    """A price, with the Senate in culture or military alike (IMP-M15)."""
    culture, military, industry = amounts
    if not tables.powers[state.cubes].exchange or not culture + military:
        return units(amounts)
    mixed = amount(culture + military, MIXED)
    return _together([mixed, amount(industry, KINDS[2])] if industry else [mixed])


def cost(tables: Tables, state: State, action: Action) -> Message:
    """The price of an action."""
    return price(tables, state, turn.price(tables, state, action))


def gain(tables: Tables, state: State, amounts: Amounts) -> Message:
    """A gain, and how much of it is a bonus of buildings."""
    added = difference(turn.with_bonus(tables, state, amounts), amounts)
    whole = whole_gain(tables, state, amounts)
    return message("gain-with-bonus", units=whole, bonus=units(added)) if any(added) else whole


def gained(tables: Tables, state: State, action: Action) -> Message:
    """The gain of an action."""
    return gain(tables, state, turn.gain(tables, state, action))


def whole_gain(tables: Tables, state: State, amounts: Amounts) -> Message:
    """A gain including bonuses; with the Senate, units that can go on either track are summed."""
    culture, military, industry = turn.with_bonus(tables, state, amounts)
    if tables.powers[state.cubes].exchange and culture + military:
        ways = turn.ways_to_book(tables, state, culture + military)
        if len(ways) > 1:
            return to_share(culture + military, industry)
        if ways:
            culture, military = ways[0], culture + military - ways[0]
    return units((culture, military, industry))


def to_share(n: int, industry: int) -> Message:
    """`n` units of culture or military, and the industry that comes with them."""
    if industry:
        return message("gain-to-share-and-industry", n=n, industry=industry)
    return message("gain-to-share", n=n)


@cache
def thing(name: str, printed: str) -> Message:
    """A building, a monument or a kind of card; `printed` is its name in the data file."""
    return message("thing", id=name, name=printed)


def card(of: Card) -> Message:
    """A card, named after what it builds or raises, else after its kind."""
    return thing(of.builds or of.raises or of.kind, of.name)


def region(tables: Tables, name: str) -> Message:
    """A region of the map."""
    return place(name, tables.region[name].name)


@cache
def place(name: str, printed: str) -> Message:
    """A region; `printed` is its name in the data file."""
    return message("region", id=name, name=printed)


@cache
def emperor(printed: str) -> Message:
    """A title of the score chart by its name in the data file."""
    return message("emperor", id=symbol(printed), name=printed)


def title(tables: Tables, n: int) -> Message:
    """The title that `n` points earn."""
    return emperor(scoring.title(tables, n))


@cache
def symbol(printed: str) -> str:
    """A title of the data file as a key for messages: "Julius Caesar" is `julius-caesar`."""
    return printed.lower().replace(" ", "-")


def invasion(tables: Tables, state: State) -> Message:
    """The next or current invasion: "Invasion II"."""
    return message("invasion", name=numeral(tables, state))


def numeral(tables: Tables, state: State) -> str:
    """The Roman numeral of the period and of the invasion that closes it."""
    names = tables.box.invasions
    return names[min(state.marked, len(names) - 1)].name


@cache
def points(n: int) -> Message:
    """A number of points: "1 point"."""
    return message("points", n=n)


@cache
def regions(n: int) -> Message:
    """A number of regions: "2 regions"."""
    return message("regions", n=n)


def plan(tables: Tables, action: Priced) -> Message:
    """A priced action in the infinitive: "conquer Greece", "build the Mine"."""
    if isinstance(action, Conquer):
        return message("plan-conquer", region=region(tables, action.region))
    what = card(tables.card[action.card].card)
    if isinstance(action, Build):
        return message("plan-build", what=what)
    return message("plan-raise", what=what)


def building_does(building: Building) -> Message:
    """What a building does once it is built."""
    if building.bonus:
        return message("building-bonus", n=building.amount, kind=building.bonus)
    return message("building-points", n=building.points)


def monument_rule(monument: Monument) -> Message:
    """The rule by which a complete monument scores: "1 point a region"."""
    return message("monument-rule", scoring=monument.scoring, n=monument.points)


def monument_does(state: State, monument: Monument) -> Message:
    """What a complete monument would score now, and its effect."""
    now = scoring.monument_points(state, monument)
    counts = monument_rule(monument)
    if monument.scoring is not Scoring.FIXED:
        counts = message("monument-counts", rule=counts, now=now)
    return with_effect(monument.effect, counts)


def with_effect(effect: Effect | None, counts: Message) -> Message:
    """What a monument scores, and its effect if it has one."""
    if effect is None:
        return counts
    return message("monument-does", counts=counts, effect=effect)


def lower_part(tables: Tables, state: State, of: Card) -> Message:
    """What the lower part of a card does, as a sentence."""
    match of.kind:
        case Kind.CONQUEST:
            return message("lower-conquest")
        case Kind.TRIBUTE:
            return message("lower-tribute", n=state.regions.bit_count())
        case Kind.BUILDING:
            return message("lower-build", does=building_does(tables.building[of.builds or ""]))
        case Kind.MONUMENT:
            return message("sentence", said=raising(tables, state, of))


def raising(tables: Tables, state: State, of: Card) -> Message:
    """What another cube on the monument of a card would do."""
    index = tables.card[of.id].monument
    monument, cubes = tables.box.monuments[index], state.cubes[index]
    does = monument_does(state, monument)
    if cubes >= monument.cubes:
        return message("raise-complete", does=does)
    if cubes + 1 == monument.cubes:
        return message("raise-last", does=does)
    return message("raise-one", n=cubes + 1, of=monument.cubes, does=does)
