"""The later steps of a turn that can be chosen ahead: a direction, and the place of a tile."""

from typing import Final

from quadriga.core import FollowUp, Wording
from quadriga.games.minerva.box.grid import DIRECTIONS
from quadriga.games.minerva.guide import words
from quadriga.games.minerva.guide.facts.line_preview import Line
from quadriga.games.minerva.rules.actions import Assist, Build, Reside
from quadriga.games.minerva.rules.phases import acting
from quadriga.games.minerva.rules.phases.lines import line
from quadriga.games.minerva.rules.state import City, State
from quadriga.games.minerva.rules.tables import ACTIVATE, Tables
from quadriga.language import Message, message

_NOTATIONS: Final = {action.direction: str(action) for action in ACTIVATE}
_RESIDE_WORDINGS: Final = {
    way: Wording(
        button=message("button-residence-way", way=way),
        question=message("ask-residence-way", way=way),
    )
    for way in _NOTATIONS
}
_ASSIST_WORDINGS: Final = {
    way: Wording(
        button=message("button-assist-way", way=way), question=message("ask-assist-way", way=way)
    )
    for way in _NOTATIONS
}


def directions(
    tables: Tables,
    city: City,
    action: Reside | Assist,
    lines: tuple[Line, ...],
    costs: tuple[Message, ...],
) -> tuple[FollowUp, ...]:
    """The four directions of a residence, each with the words for both steps together."""
    wordings = _RESIDE_WORDINGS if isinstance(action, Reside) else _ASSIST_WORDINGS
    return tuple(
        [_direction(tables, city, action, wordings[one.direction], one, costs) for one in lines]
    )


def _direction(
    tables: Tables,
    city: City,
    action: Reside | Assist,
    said: Wording,
    preview: Line,
    costs: tuple[Message, ...],
) -> FollowUp:
    way = preview.direction
    cells = line(city, action.cell, DIRECTIONS[way]) if preview.cells else []
    label = words.line_label(way, words.names(tables, [city.tiles[cell] for cell in cells]))
    brings = (*costs, *words.line_brings(preview))
    return FollowUp(_NOTATIONS[way], label, Wording(said.button, said.question, brings))


def placed_here(
    tables: Tables, state: State, seat: int, action: Build, costs: tuple[Message, ...]
) -> Wording:
    """What is said of a purchase whose place is chosen ahead, whichever place it is."""
    price = words.price(tables, state.cities[seat], action.number, acting.tax(tables, state))
    tile = words.tile(tables, action.number)
    return Wording(
        button=message("button-build-here", tile=tile),
        question=message("ask-build-here", tile=message("the-tile", tile=tile), price=price),
        brings=costs,
    )
