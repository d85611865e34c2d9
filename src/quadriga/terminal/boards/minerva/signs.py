"""Characters, letters and styles of the board, and short names of tiles."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from quadriga.games.minerva import components as c
from quadriga.games.minerva.outlook import Outlook
from quadriga.games.minerva.view import View
from quadriga.terminal.boards.board import Scene

Drawn: TypeAlias = Scene[View, Outlook, c.Box]

KINDS: Final[Mapping[c.Category, str]] = {
    c.Category.PRODUCTION: "p",
    c.Category.TRADE: "t",
    c.Category.CULTURAL: "c",
    c.Category.MILITARY: "m",
    c.Category.SPECIAL: "s",
    c.Category.TEMPLE: "T",
    c.Category.RESIDENTIAL: "R",
}
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

_LEFT_OUT = ("Temple", "of", "the")
_UNITS: Final[Mapping[str, str]] = {
    **{kind.value: kind[0].upper() for kind in c.Resource},
    **{category.value: category[:3] for category in c.Culture},
    c.Unit.DENARII.value: "d",
    c.Unit.GLORY.value: "gl",
    c.Unit.ANY_RESOURCE.value: "any",
    c.Payment.IDENTICAL.value: "=",
}


def tiles_of(box: c.Box) -> dict[str, c.Tile]:
    """Every tile by its id."""
    every = (box.fountain, box.residence, *box.starting, *box.normal, *box.temples)
    return {tile.id: tile for tile in every}


def price(tokens: Mapping[c.Resource, int], denarii: int = 0) -> str:
    """Tokens by the first letter of each kind, and denarii: "2W 1S 3d", or "free"."""
    parts = [f"{tokens[kind]}{_UNITS[kind]}" for kind in c.Resource if tokens.get(kind)]
    return " ".join([*parts, *([f"{denarii}d"] if denarii else [])]) or "free"


def short_name(name: str, width: int) -> str:
    """A name in at most `width` characters: "Theater", "C.burner", "Vesta"."""
    words = [word for word in name.split(" ") if word not in _LEFT_OUT]
    if len(" ".join(words)) <= width:
        return " ".join(words)
    *most, last = words
    return "".join([*(f"{word[0]}." for word in most), last])[:width]


def short_effect(tile: c.Tile) -> str:
    """The effect of a tile when activated, in a few characters: "2W", "O>4d", "1d/G"."""
    if tile.when is not c.When.ACTIVATED:
        return ""
    return "+".join(map(_step, tile.effect))


def _step(step: c.Step) -> str:
    match step:
        case c.Gain(gain):
            return _gain(gain)
        case c.PerHeld(held, gain):
            return f"{_gain(gain)}/{_UNITS[held]}"
        case c.Choose(offers, each, times):
            return f"{each * times}{_among(offers)}"
        case c.Exchange(pay, gain):
            (kind, number), *_ = pay.items()
            return f"{number if number > 1 else ''}{_UNITS[kind]}>{_gain(gain)}"
        case _:
            return ""


def _gain(gain: Mapping[c.Unit, int]) -> str:
    return "+".join(f"{number}{_UNITS[unit]}" for unit, number in gain.items())


def _among(offers: Sequence[c.Unit]) -> str:
    """The units of a free choice."""
    units = {unit.value for unit in offers}
    if units == {*c.Resource}:
        return "any"
    return "cul" if units == {*c.Culture} else "of " + "/".join(_UNITS[unit] for unit in offers)


def gained(gains: Mapping[str, int]) -> str:
    """Signed amounts: "+2 wood, -1 denarii"."""
    return ", ".join(
        f"{number:+d} {'of choice' if unit == c.Unit.ANY_RESOURCE else unit}"
        for unit, number in gains.items()
        if number
    )
