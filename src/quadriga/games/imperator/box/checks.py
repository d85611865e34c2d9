"""What any data file must satisfy (specification, section 6)."""

from collections.abc import Iterator, Sequence

from quadriga.core import BadComponents
from quadriga.games.imperator.box import components as c
from quadriga.kit import datafile

_ACTIONS = {
    c.Kind.CONQUEST: "conquer",
    c.Kind.TRIBUTE: "tribute",
    c.Kind.BUILDING: "build",
    c.Kind.MONUMENT: "raise",
}
ROME = "rome"
STAGES = 5
STANDINGS = range(-4, 5)
MARKS = range(-5, 6, 2)


def check(box: c.Box) -> None:
    """Refuse a box that cannot be played with, naming the entry and what is wrong."""
    for problem in _problems(box):
        raise BadComponents(problem)


def _problems(box: c.Box) -> Iterator[str]:
    yield from _about(box)
    yield from datafile.ids("region", [row.id for row in box.regions])
    yield from datafile.ids("building", [row.id for row in box.buildings])
    yield from datafile.ids("monument", [row.id for row in box.monuments])
    yield from datafile.ids("card", [row.id for row in box.cards])
    yield from datafile.ids("invasion", [row.id for row in box.invasions])
    yield from _cards(box)
    yield from _effects(box)
    yield from _regions(box)
    yield from _invasions(box)
    yield from _scores(box)
    yield from _campaign(box)


def _about(box: c.Box) -> Iterator[str]:
    tracks, supply = box.tracks, box.supply
    if box.game.players != 1:
        yield "game: this game has 1 player."
    if box.game.hand < 1:
        yield "game: hand must be 1 or more."
    if tracks.kinds != tuple(c.Resource):
        yield "tracks: kinds must be culture, military, industry."
    if tracks.min != 0:
        yield "tracks: min must be 0."
    if tracks.max < 1:
        yield "tracks: max must be 1 or more."
    if not all(tracks.min <= n <= tracks.max for n in tracks.start):
        yield "tracks: start must lie between min and max."
    cubes = 3 + sum(m.cubes for m in box.monuments) + len(box.invasions) + len(box.regions)
    if supply.cubes < cubes:
        yield f"supply: {supply.cubes} cubes are too few, the board needs {cubes}."
    if supply.cards != len(box.cards):
        yield f"supply: it says {supply.cards} cards, but there are {len(box.cards)}."


def _cards(box: c.Box) -> Iterator[str]:
    for card in box.cards:
        yield from (f"card {card.id!r}: {problem}" for problem in _card(box, card))
    for kind in (c.Kind.CONQUEST, c.Kind.TRIBUTE):
        if not any(card.kind == kind for card in box.cards):
            yield f"card: there must be at least one {kind} card."
    for building in box.buildings:
        if not any(card.builds == building.id for card in box.cards):
            yield f"building {building.id!r}: no card builds it."
    for monument in box.monuments:
        if not any(card.raises == monument.id for card in box.cards):
            yield f"monument {monument.id!r}: no card raises it."


def _card(box: c.Box, card: c.Card) -> Iterator[str]:
    if min(card.resources) < 0:
        yield "resources cannot be negative."
    if card.action != _ACTIONS[card.kind]:
        yield f"the action of a {card.kind} card is {_ACTIONS[card.kind]!r}, not {card.action!r}."
    yield from _target(card.builds, "builds", card.kind == c.Kind.BUILDING, box.buildings)
    yield from _target(card.raises, "raises", card.kind == c.Kind.MONUMENT, box.monuments)
    priced = card.kind in (c.Kind.BUILDING, c.Kind.MONUMENT)
    if not priced and card.cost is not None:
        yield f"a {card.kind} card has no cost."
    if priced and (card.cost is None or min(card.cost) < 0 or sum(card.cost) < 1):
        yield "cost must be at least one unit, and none negative."


def _target(
    target: str | None, verb: str, wanted: bool, known: Sequence[c.Building | c.Monument]
) -> Iterator[str]:
    if wanted and target not in [k.id for k in known]:
        yield f"{verb} {target!r} names nothing that exists."
    if not wanted and target is not None:
        yield f"it cannot have {verb!r}."


def _effects(box: c.Box) -> Iterator[str]:
    for building in box.buildings:
        if building.points < 0:
            yield f"building {building.id!r}: points cannot be negative."
        if (building.bonus is None) != (building.amount == 0) or building.amount < 0:
            yield f"building {building.id!r}: a bonus needs an amount of 1 or more, and only it."
    for monument in box.monuments:
        if monument.cubes < 1:
            yield f"monument {monument.id!r}: it takes at least one cube."
        fixed = monument.scoring == c.Scoring.FIXED
        if fixed != (monument.points > 0):
            yield f"monument {monument.id!r}: fixed scoring needs points, and only it."


def _regions(box: c.Box) -> Iterator[str]:
    if ROME not in [region.id for region in box.regions]:
        yield "region: there must be a region 'rome'."
    if len(box.regions) < 2:
        yield "region: there must be a region besides Rome."
    for region in box.regions:
        is_rome = region.id == ROME
        if region.start != is_rome:
            yield f"region {region.id!r}: Rome, and only Rome, starts occupied."
        if is_rome and region.gives is not None:
            yield "region 'rome': it gives nothing."
        if not is_rome and region.gives not in (c.Resource.CULTURE, c.Resource.INDUSTRY):
            yield f"region {region.id!r}: it must give culture or industry."


def _invasions(box: c.Box) -> Iterator[str]:
    if [invasion.order for invasion in box.invasions] != [1, 2, 3]:
        yield "invasion: there must be three, in the order 1, 2, 3."
    for invasion in box.invasions:
        if invasion.military < 1:
            yield f"invasion {invasion.id!r}: the price must be 1 or more."
        if invasion.regions not in (1, 2):
            yield f"invasion {invasion.id!r}: it takes 1 or 2 regions."


def _scores(box: c.Box) -> Iterator[str]:
    rows = [row.at_least for row in box.scores]
    if rows != sorted(set(rows), reverse=True) or rows[-1] != 0:
        yield "score: the rows must fall, and end at 0."


def _campaign(box: c.Box) -> Iterator[str]:
    campaign = box.campaign
    if [stage.order for stage in campaign.stage] != list(range(1, STAGES + 1)):
        yield f"campaign: there must be {STAGES} stages, in order."
    if (campaign.success, campaign.failure, campaign.start_standing) != (1, -1, 0):
        yield "campaign: it starts at standing 0; success adds 1 and failure takes 1 away."
    yield from datafile.ids("campaign stage", [stage.id for stage in campaign.stage])
    for stage in campaign.stage:
        if list(stage.standings) != list(range(1 - stage.order, stage.order, 2)):
            yield f"campaign stage {stage.id!r}: standings must be those that can occur."
    yield from _levels(box)
    if sorted(mark.standing for mark in campaign.mark) != list(MARKS):
        yield "campaign mark: there must be one for each of -5, -3, -1, 1, 3, 5."
    for mark in campaign.mark:
        if 2 * mark.successes - STAGES != mark.standing:
            wanted = (mark.standing + STAGES) // 2
            yield f"campaign mark {mark.standing}: successes must be {wanted}."


def _levels(box: c.Box) -> Iterator[str]:
    levels = box.campaign.level
    if sorted(level.standing for level in levels) != list(STANDINGS):
        yield "campaign level: there must be one for each standing from -4 to 4."
    for level in levels:
        name = f"campaign level {level.standing}"
        for invasion in box.invasions:
            if not 1 <= invasion.military + level.price_add <= box.tracks.max:
                yield f"{name}: with price_add {level.price_add} an invasion could not be paid."
        if not all(box.tracks.min <= n <= box.tracks.max for n in level.start):
            yield f"{name}: start must lie on the tracks."
        if level.standing == 0 and (level.start, level.price_add) != (box.tracks.start, 0):
            yield f"{name}: it must have the usual start and price_add 0."
