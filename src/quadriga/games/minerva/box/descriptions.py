"""The box with words for its tiles, made from the data: a new tile needs no code."""

from collections.abc import Mapping
from functools import reduce
from typing import assert_never

from msgspec import Struct, structs

from quadriga.games.minerva.box import components as c
from quadriga.language import Message, message


class TileWords(Struct, frozen=True):
    """What a tile is called, does and costs."""

    name: Message
    does: Message
    cost: Message


class BoxWords(Struct, frozen=True):
    """The words for the components: tiles by their ids, titles in the order of the box."""

    tiles: dict[str, TileWords]
    titles: tuple[Message, ...]


class Box(c.Box, frozen=True):
    """Everything in the box, and what it is called."""

    words: BoxWords


def amount(number: int, unit: str) -> Message:
    """An amount of a unit: "1 denarius", "2 wood", "1 theater point"."""
    return message("amount", n=number, unit=unit)


def amounts(units: Mapping[c.Unit, int] | Mapping[c.Resource, int]) -> tuple[Message, ...]:
    """Several amounts, leaving out zeros."""
    return tuple(amount(number, unit.value) for unit, number in units.items() if number)


def box_words(box: c.Box) -> BoxWords:
    """The words for the tiles and titles of `box`."""
    tiles = (box.fountain, box.residence, *box.starting, *box.normal, *box.temples)
    return BoxWords(
        tiles={tile.id: TileWords(tile_name(tile), effect(tile), _cost(tile)) for tile in tiles},
        titles=tuple(map(title_name, box.titles)),
    )


def described(box: c.Box) -> Box:
    """`box` with the words for everything in it."""
    return Box(**structs.asdict(box), words=box_words(box))


def tile_name(tile: c.Tile) -> Message:
    """The name of a tile; if it isn't in the catalogue, its name in the data file."""
    return message("tile", id=tile.id, name=tile.name)


def title_name(title: c.Title) -> Message:
    """The name of a title, which the catalogue knows by its words joined with hyphens."""
    return message("title", id="-".join(title.name.lower().split()), name=title.name)


def _cost(tile: c.Tile) -> Message:
    parts = amounts(tile.cost)
    return message("amounts", parts=parts) if parts else message("nothing")


def effect(tile: c.Tile) -> Message:
    """What a tile does and when, in one sentence."""
    if tile.when is c.When.NEVER or not tile.effect:
        return message("does-nothing")
    steps = reduce(_then, map(_step, tile.effect))
    return message("does", when=tile.when.value, steps=steps)


def _then(first: Message, second: Message) -> Message:
    return message("step-then", first=first, second=second)


def _step(step: c.Step) -> Message:
    match step:
        case c.Gain(gain):
            return message("step-gain", what=amounts(gain))
        case c.PerHeld(held, gain):
            return message("step-per-held", what=amounts(gain), held=held.value)
        case c.Choose(offers, each, times):
            what = tuple(amount(each, unit.value) for unit in offers)
            return message("step-choose", what=what, times=times)
        case c.Exchange(pay, gain):
            (kind, number), *_ = pay.items()
            paid = amount(number, kind.value)
            return message("step-exchange", pay=paid, what=amounts(gain))
        case c.ScoreArea(area, counts, vp):
            return message("step-score-area", vp=vp, counts=counts.value, area=area.value)
        case c.ScoreHeld(held, vp):
            return message("step-score-held", vp=vp, held=held.value)
        case c.TakeCulture():
            return message("step-take-culture")
        case c.ActivateAround(tiles):
            return message("step-use-around", tiles=tiles)
        case c.MoveAround():
            return message("step-move-around")
        case c.RemoveResidenceAround():
            return message("step-remove-around")
        case _:
            assert_never(step)
