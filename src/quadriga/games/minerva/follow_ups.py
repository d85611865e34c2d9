"""The later steps of a turn that can be chosen ahead: a direction, and the place of a tile."""

from typing import Final

from quadriga.core import FollowUp, Wording
from quadriga.games.minerva import words
from quadriga.games.minerva.actions import Assist, Build, Reside
from quadriga.games.minerva.line_preview import Line
from quadriga.games.minerva.phases import acting
from quadriga.games.minerva.state import State
from quadriga.games.minerva.tables import ACTIVATE, Tables
from quadriga.language import message

_DO: Final = {action.direction: str(action) for action in ACTIVATE}
_RESIDE: Final = {
    way: Wording(
        button=message("button-residence-way", way=way),
        question=message("ask-residence-way", way=way),
    )
    for way in _DO
}
_ASSIST: Final = {
    way: Wording(
        button=message("button-assist-way", way=way), question=message("ask-assist-way", way=way)
    )
    for way in _DO
}


def directions(action: Reside | Assist, lines: tuple[Line, ...]) -> tuple[FollowUp, ...]:
    """The four directions of a residence, each with the words for both steps together."""
    wordings = _RESIDE if isinstance(action, Reside) else _ASSIST
    return tuple([_direction(wordings[line.direction], line) for line in lines])


def _direction(said: Wording, line: Line) -> FollowUp:
    wording = Wording(button=said.button, question=said.question, brings=line.brings)
    return FollowUp(_DO[line.direction], line.label, wording)


def placed_here(tables: Tables, state: State, seat: int, action: Build) -> Wording:
    """What is said of a purchase whose place is chosen ahead, whichever place it is."""
    price = words.price(tables, state.cities[seat], action.number, acting.tax(tables, state))
    tile = words.tile(tables, action.number)
    return Wording(
        button=message("button-build-here", tile=tile),
        question=message("ask-build-here", tile=message("the-tile", tile=tile), price=price),
        brings=(tables.box.words.tiles[action.tile].does,),
    )
