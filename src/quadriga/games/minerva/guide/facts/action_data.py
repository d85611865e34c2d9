"""Actions as data for the page: without rule numbers, and with cells by name."""

from functools import reduce
from operator import or_
from typing import Any, Final

from msgspec import Struct, defstruct
from msgspec.structs import fields

from quadriga.games.minerva.box.grid import text
from quadriga.games.minerva.rules import actions as a
from quadriga.kit.memo import Memo

_NAMES: Final[dict[type[Struct], str]] = {
    a.Build: "BuildTile",
    a.TakeCoins: "TakeCoins",
    a.Reside: "BuildResidence",
    a.Assist: "PlaceAssistant",
    a.Pass: "Pass",
    a.Sell: "SellToken",
    a.Put: "PlaceTile",
    a.Activate: "ActivateLine",
    a.Choose: "ChooseUnit",
    a.Swap: "ExchangeUnit",
    a.Use: "UseTile",
    a.Take: "TakeFromStack",
    a.Move: "MoveTile",
    a.Remove: "RemoveResidence",
    a.Done: "Finish",
    a.Hire: "BuyAssistant",
    a.Decline: "BuyNoAssistant",
    a.First: "Begin",
    a.Lay: "LayTiles",
}
_OF_RULES: Final = {"number", "numbers", "partner", "step"}


def _type(action: type[Struct], name: str) -> type[Struct]:
    """The type of an action's data, with the action's tag and the first line of its docstring."""
    shown = [field for field in fields(action) if field.name not in _OF_RULES]
    return defstruct(
        name,
        [(field.name, str if field.name == "cell" else field.type) for field in shown],
        namespace={"__doc__": (action.__doc__ or "").splitlines()[0]},
        module=__name__,
        frozen=True,
        gc=False,
        tag_field="verb",
        tag=action.__struct_config__.tag,
    )


_TYPES: Final = {action: _type(action, name) for action, name in _NAMES.items()}
ActionData: Final[Any] = reduce(or_, _TYPES.values())


def action_data(action: a.Action) -> Struct:
    """An action as data; those of seats are cached."""
    return _made(action) if isinstance(action, a.First | a.Lay) else _CHOSEN[action]


def _made(action: a.Action) -> Struct:
    kind = _TYPES[type(action)]
    values = {name: getattr(action, name) for name in kind.__struct_fields__}
    if "cell" in values:
        values["cell"] = text(values["cell"])
    return kind(**values)


_CHOSEN: Final[Memo[a.Chosen, Struct]] = Memo(_made)
