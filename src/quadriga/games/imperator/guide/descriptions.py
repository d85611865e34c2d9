"""The box with the words for everything in it."""

from msgspec import Struct, structs

from quadriga.games.imperator.box import components
from quadriga.games.imperator.box.components import (
    Building,
    Card,
    Invasion,
    Kind,
    Monument,
    Scoring,
)
from quadriga.games.imperator.guide import words
from quadriga.games.imperator.rules.tables import amounts
from quadriga.language import Message, message


class Description(Struct, frozen=True):
    """A building or a monument: its name and effect as a rule, in a few words, and as a figure."""

    name: Message
    does: Message
    brief: Message
    figure: Message


class BoxWords(Struct, frozen=True):
    """The words for the components by their ids, or in the order of the box if they have none.

    `uppers` and `prices` are what the two halves of the cards give and cost, `start` and
    `level_starts` where the tracks begin.
    """

    regions: dict[str, Message]
    cards: dict[str, Message]
    uppers: dict[str, Message]
    prices: dict[str, Message]
    buildings: dict[str, Description]
    monuments: dict[str, Description]
    invasions: tuple[Message, ...]
    titles: tuple[Message, ...]
    stages: dict[str, Message]
    marks: tuple[Message, ...]
    start: Message
    level_starts: tuple[Message, ...]


class Box(components.Box, frozen=True):
    """Everything in the box, and what it is called."""

    words: BoxWords


def described(box: components.Box) -> Box:
    """`box` with the words for everything in it."""
    campaign = box.campaign
    named = BoxWords(
        regions={one.id: words.place(one.id, one.name) for one in box.regions},
        cards={one.id: words.card(one) for one in box.cards},
        uppers={one.id: words.units(amounts(one.resources)) for one in box.cards},
        prices={one.id: _price(one) for one in box.cards},
        buildings={one.id: _building(one) for one in box.buildings},
        monuments={one.id: _monument(one) for one in box.monuments},
        invasions=tuple(map(_invasion, box.invasions)),
        titles=tuple(words.emperor(one.title) for one in box.scores),
        stages={
            one.id: message("stage-title", id=words.symbol(one.title), name=one.title)
            for one in campaign.stage
        },
        marks=tuple(
            message("campaign-mark", id=words.symbol(one.title), name=one.title)
            for one in campaign.mark
        ),
        start=words.units(amounts(box.tracks.start)),
        level_starts=tuple(words.units(amounts(one.start)) for one in campaign.level),
    )
    return Box(**structs.asdict(box), words=named)


def _price(card: Card) -> Message:
    if card.cost is not None:
        return words.units(amounts(card.cost))
    return message("price-conquest") if card.kind is Kind.CONQUEST else message("price-none")


def _building(building: Building) -> Description:
    rule = words.building_does(building)
    brief, figure = rule, words.points(building.points)
    if building.bonus:
        brief = message("building-brief-bonus", n=building.amount)
        figure = message("building-figure", n=building.amount, kind=building.bonus)
    name = words.thing(building.id, building.name)
    return Description(name, message("sentence", said=rule), brief, figure)


def _monument(monument: Monument) -> Description:
    rule = words.monument_rule(monument)
    does = words.with_effect(monument.effect, rule)
    if monument.scoring is not Scoring.FIXED:
        brief = message("monument-brief-rule", scoring=monument.scoring)
    elif monument.effect is None:
        brief = message("monument-brief-points", n=monument.points)
    else:
        brief = message("monument-brief-effect", effect=monument.effect)
    return Description(
        name=words.thing(monument.id, monument.name),
        does=message("monument-sentence", n=monument.cubes, does=does),
        brief=brief,
        figure=rule if monument.effect is None else message("monument-figure", rule=rule),
    )


def _invasion(invasion: Invasion) -> Message:
    regions = words.regions(invasion.regions)
    return message("invasion-asks", name=invasion.name, n=invasion.military, regions=regions)
