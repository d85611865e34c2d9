"""Letters and styles of the board, and short names of tiles."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from quadriga.games.minerva.box import components as c
from quadriga.games.minerva.box.descriptions import Box, amount
from quadriga.games.minerva.guide.facts.outlook import Outlook
from quadriga.games.minerva.guide.words import changes
from quadriga.games.minerva.rules.tables import COINS_NAME
from quadriga.games.minerva.rules.view import View
from quadriga.language import message
from quadriga.language.translator import Translator
from quadriga.terminal.boards.board import Scene

Drawn: TypeAlias = Scene[View, Outlook, Box]

STYLES: Final[Mapping[c.Category, str]] = {
    c.Category.PRODUCTION: "green",
    c.Category.TRADE: "yellow",
    c.Category.CULTURAL: "magenta",
    c.Category.MILITARY: "red",
    c.Category.SPECIAL: "cyan",
    c.Category.TEMPLE: "bold",
    c.Category.RESIDENTIAL: "bold blue",
}
"""Styles repeat what the letters say, for terminals without colour."""

RESIDENCE: Final = "[R]"
ASSISTED: Final = "[Ra]"
SEATS: Final = ("red", "blue", "yellow", "green")


def tiles_of(box: c.Box) -> dict[str, c.Tile]:
    """Every tile by its id."""
    every = (box.fountain, box.residence, *box.starting, *box.normal, *box.temples)
    return {tile.id: tile for tile in every}


def tile_name(scene: Drawn, name: str) -> str:
    """The name of a tile, by its id, or of the coins in its place."""
    if name == COINS_NAME:
        return scene.say(amount(scene.box.constants.solo_coins, "denarii"))
    return scene.say(scene.box.words.tiles[name].name)


def kind(translator: Translator, category: c.Category) -> str:
    """The letter of a kind of tile."""
    return translator.text(message("kind-letter", category=category.value))


def _unit(translator: Translator, unit: str) -> str:
    return translator.text(message("unit-letter", unit=unit))


def price(scene: Drawn, tokens: Mapping[c.Resource, int], denarii: int = 0) -> str:
    """Tokens by the letter of each kind, and denarii: "2W 1S 3d", or "free"."""
    amounts = {**{kind.value: tokens.get(kind, 0) for kind in c.Resource}, "denarii": denarii}
    parts = [f"{n}{_unit(scene.translator, unit)}" for unit, n in amounts.items() if n]
    return " ".join(parts) or scene.say(message("free"))


def short_name(name: str, width: int) -> str:
    """A name in at most `width` characters: "Theater", "C.burner"."""
    if len(name) <= width:
        return name
    *most, last = name.split(" ")
    return "".join([*(f"{word[0]}." for word in most), last])[:width]


def short_effect(translator: Translator, tile: c.Tile) -> str:
    """The effect of a tile when activated, in a few characters: "2W", "O>4d", "1d/G"."""
    if tile.when is not c.When.ACTIVATED:
        return ""
    return "+".join(_step(translator, step) for step in tile.effect)


def _step(translator: Translator, step: c.Step) -> str:
    match step:
        case c.Gain(gain):
            return _gain(translator, gain)
        case c.PerHeld(held, gain):
            return f"{_gain(translator, gain)}/{_unit(translator, held.value)}"
        case c.Choose(offers, each, times):
            return f"{each * times}{_among(translator, offers)}"
        case c.Exchange(pay, gain):
            (paid, number), *_ = pay.items()
            many = number if number > 1 else ""
            return f"{many}{_unit(translator, paid.value)}>{_gain(translator, gain)}"
        case _:
            return ""


def _gain(translator: Translator, gain: Mapping[c.Unit, int]) -> str:
    return "+".join(f"{number}{_unit(translator, unit.value)}" for unit, number in gain.items())


def _among(translator: Translator, offers: Sequence[c.Unit]) -> str:
    """The units of a free choice."""
    units = {unit.value for unit in offers}
    if units == {*c.Resource}:
        return _unit(translator, c.Unit.ANY_RESOURCE.value)
    if units == {*c.Culture}:
        return _unit(translator, "culture")
    return "/".join(_unit(translator, unit.value) for unit in offers)


def gained(scene: Drawn, gains: Mapping[str, int]) -> str:
    """Signed amounts: "+2 wood, −1 denarius"."""
    parts = changes({unit: number for unit, number in gains.items() if number})
    return scene.say(message("several", items=parts)) if parts else ""
