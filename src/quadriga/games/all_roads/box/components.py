"""The box, read once into frozen values."""

from enum import StrEnum

from msgspec import Struct

from quadriga.kit.sources import Sourced


class Kind(StrEnum):
    """What is built, in the order in which one becomes the next."""

    HOUSE = "house"
    VILLA = "villa"
    SPA = "spa"
    MONUMENT = "monument"


Sides = tuple[int, ...]
"""Directions of a hex, 0 to 5 clockwise from the right (ROA-G1)."""


class Contents(Sourced, frozen=True):
    """What the box holds, counted."""

    hex_tiles: int
    tiles_per_player: int
    starting_tiles: int
    tokens: int
    scoring_aids: int
    colours: tuple[str, ...]


class Constants(Sourced, frozen=True):
    """The numbers of the rules."""

    players: tuple[int, ...]
    hand: int
    tiles_per_turn: int
    draw_per_turn: int


class Readings(Sourced, frozen=True):
    """Where the rulebook leaves a number open."""

    smallest_loop: int


class Token(Sourced, frozen=True):
    """A kind of token, as many as each colour has."""

    id: Kind
    count: int
    points: int


class FullLength(Sourced, frozen=True):
    """The long game of two: which colours each seat plays (ROA-F1)."""

    players: int
    sets_per_player: int
    colours: tuple[tuple[str, ...], ...]


class RomeCell(Sourced, frozen=True):
    """One half of Rome (ROA-G3); `inner` faces the other half and always carries a road."""

    cell: tuple[int, int]
    inner: int
    roads: Sides
    springs: Sides


class Tile(Sourced, frozen=True):
    """A tile in rotation r0 (ROA-G2); `trade_route` is empty or two sides."""

    id: str
    roads: tuple[Sides, ...]
    springs: Sides
    trade_route: Sides
    copies: int


class Box(Struct, frozen=True):
    """Everything in the box."""

    box: Contents
    constants: Constants
    readings: Readings
    tokens: tuple[Token, ...]
    full_length: FullLength
    rome: tuple[RomeCell, ...]
    tiles: tuple[Tile, ...]
