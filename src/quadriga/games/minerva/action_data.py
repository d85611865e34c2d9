"""Actions as data for the page: tiles by their ids, cells as the view names them."""

from typing import assert_never

from msgspec import Struct

from quadriga.games.minerva import actions as a
from quadriga.games.minerva.grid import text
from quadriga.kit.memo import Memo


class _Data(Struct, frozen=True, gc=False, tag_field="verb"):
    """An action, told apart by its verb."""


class BuildTile(_Data, frozen=True, tag="build"):
    """A tile is bought; in solitaire `other` is the second of its pair, or `coins`."""

    tile: str
    other: str


class TakeCoins(_Data, frozen=True, tag="take-coins"):
    """Solitaire: the denarii of the pair with this tile are taken."""

    tile: str


class BuildResidence(_Data, frozen=True, tag="residence"):
    """A residence is built."""

    cell: str


class PlaceAssistant(_Data, frozen=True, tag="assist"):
    """An assistant is put on the residence there."""

    cell: str


class Pass(_Data, frozen=True, tag="pass"):
    """A seat passes for the round."""


class SellToken(_Data, frozen=True, tag="sell"):
    """A token of this resource is sold."""

    resource: str


class PlaceTile(_Data, frozen=True, tag="at"):
    """The tile that was bought or moved is laid there."""

    cell: str


class ActivateLine(_Data, frozen=True, tag="activate"):
    """The line in this direction is activated."""

    direction: str


class ChooseUnit(_Data, frozen=True, tag="choose"):
    """This is received."""

    unit: str


class ExchangeUnit(_Data, frozen=True, tag="exchange"):
    """This is paid, so many times."""

    unit: str
    times: int


class UseTile(_Data, frozen=True, tag="use"):
    """The facility there is used."""

    cell: str


class TakeFromStack(_Data, frozen=True, tag="take"):
    """The top tile of this stack is taken."""

    category: str


class MoveTile(_Data, frozen=True, tag="move"):
    """The facility there is moved."""

    cell: str


class RemoveResidence(_Data, frozen=True, tag="remove"):
    """The residence there is removed."""

    cell: str


class Finish(_Data, frozen=True, tag="done"):
    """No more is done."""


class BuyAssistant(_Data, frozen=True, tag="buy-assistant"):
    """An assistant is bought with `denarii` or with `glory`."""

    coin: str


class BuyNoAssistant(_Data, frozen=True, tag="decline"):
    """No assistant is bought."""


class Begin(_Data, frozen=True, tag="first"):
    """Chance: this seat begins."""

    seat: int


class LayTiles(_Data, frozen=True, tag="lay"):
    """Chance: these tiles come up; `what` is pairs, temples, reveal or temple."""

    what: str
    tiles: tuple[str, ...]


OnTile = BuildTile | TakeCoins
OnCell = BuildResidence | PlaceAssistant | PlaceTile | UseTile | MoveTile | RemoveResidence
OfUnit = SellToken | ChooseUnit | ExchangeUnit | TakeFromStack | BuyAssistant
Plain = Pass | ActivateLine | Finish | BuyNoAssistant
ActionData = OnTile | OnCell | OfUnit | Plain | Begin | LayTiles


def action_data(action: a.Action) -> ActionData:
    """An action as data; those of seats are made once."""
    match action:
        case a.First(seat):
            return Begin(seat)
        case a.Lay(what, tiles):
            return LayTiles(what, tiles)
        case _:
            return _CHOSEN[action]


def _chosen(action: a.Chosen) -> ActionData:
    match action:
        case a.Build(tile, other):
            return BuildTile(tile, other)
        case a.TakeCoins(tile):
            return TakeCoins(tile)
        case a.Reside() | a.Assist() | a.Put() | a.Use() | a.Move() | a.Remove():
            return _on_cell(action)
        case a.Sell() | a.Choose() | a.Swap() | a.Take() | a.Hire():
            return _of_unit(action)
        case a.Activate(direction):
            return ActivateLine(direction)
        case a.Pass():
            return Pass()
        case a.Done():
            return Finish()
        case a.Decline():
            return BuyNoAssistant()
        case _:
            assert_never(action)


def _on_cell(action: a.Reside | a.Assist | a.Put | a.Use | a.Move | a.Remove) -> OnCell:
    cell = text(action.cell)
    match action:
        case a.Reside():
            return BuildResidence(cell)
        case a.Assist():
            return PlaceAssistant(cell)
        case a.Put():
            return PlaceTile(cell)
        case a.Use():
            return UseTile(cell)
        case a.Move():
            return MoveTile(cell)
        case a.Remove():
            return RemoveResidence(cell)
        case _:
            assert_never(action)


def _of_unit(action: a.Sell | a.Choose | a.Swap | a.Take | a.Hire) -> OfUnit:
    match action:
        case a.Sell(resource):
            return SellToken(resource)
        case a.Choose(unit):
            return ChooseUnit(unit)
        case a.Swap(unit, times):
            return ExchangeUnit(unit, times)
        case a.Take(category):
            return TakeFromStack(category)
        case a.Hire(coin):
            return BuyAssistant(coin)
        case _:
            assert_never(action)


_CHOSEN: Memo[a.Chosen, ActionData] = Memo(_chosen)
