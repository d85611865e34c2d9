"""The later steps of a turn that can be chosen ahead: a direction, and the place of a tile."""

from typing import Final

from quadriga.core import FollowUp, Wording
from quadriga.games.minerva.box.grid import DIRECTIONS
from quadriga.games.minerva.guide import words
from quadriga.games.minerva.guide.facts.line_preview import Line
from quadriga.games.minerva.rules.actions import Assist, Build, Reside
from quadriga.games.minerva.rules.phases.lines import line
from quadriga.games.minerva.rules.state import City
from quadriga.games.minerva.rules.tables import ACTIVATE, Tables
from quadriga.language import Message, message

_RESIDE_WORDINGS: Final = {
    way: Wording(message("button-residence-way", way=way), message("ask-residence-way", way=way))
    for way in DIRECTIONS
}
_ASSIST_WORDINGS: Final = {
    way: Wording(message("button-assist-way", way=way), message("ask-assist-way", way=way))
    for way in DIRECTIONS
}


def directions(
    tables: Tables,
    city: City,
    action: Reside | Assist,
    previews: tuple[Line, ...],
    costs: tuple[Message, ...],
) -> tuple[FollowUp, ...]:
    """The four directions of a residence, each with the words for both steps together."""
    wordings = _RESIDE_WORDINGS if isinstance(action, Reside) else _ASSIST_WORDINGS
    ahead = []
    for activate, preview in zip(ACTIVATE, previews, strict=True):
        cells = line(city, action.cell, activate.step) if preview.cells else []
        wording = wordings[activate.direction]
        brings = (*costs, *words.line_brings(preview))
        ahead.append(
            FollowUp(
                str(activate),
                words.line_label(tables, city, activate.direction, cells),
                Wording(wording.button, wording.question, brings),
            )
        )
    return tuple(ahead)


def placed_here(
    tables: Tables, city: City, action: Build, levy: int, costs: tuple[Message, ...]
) -> Wording:
    """The words for a purchase whose place is chosen ahead, wherever that is."""
    return Wording(
        button=message("button-build-here", tile=words.tile(tables, action.number)),
        question=message(
            "ask-build-here",
            tile=words.the(tables, action.number),
            price=words.price(tables, city, action.number, levy),
        ),
        brings=costs,
    )
