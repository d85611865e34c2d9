"""Choices in words: labels, the questions before they are played, and what they would bring."""

from typing import TypeAlias, assert_never

from quadriga.core import Wording
from quadriga.games.all_roads.guide import words
from quadriga.games.all_roads.guide.facts.preview import Preview
from quadriga.games.all_roads.guide.words import Words
from quadriga.games.all_roads.rules.actions import Action, Done, Draw, House, Lay
from quadriga.games.all_roads.rules.scoring import houses_left
from quadriga.games.all_roads.rules.state import HOUSE, Building, Laying, State
from quadriga.games.all_roads.rules.tables import Tables
from quadriga.kit.memo import Memo
from quadriga.language import Message, message

_BUILD_NO_MORE = message("label-done")
_PLACE_HERE = message("do-place")

_Brought: TypeAlias = tuple[int, tuple[int, ...], tuple[int, ...], int, int, bool]
"""Which tile of the turn, loops by size, gains, houses that fit, houses left, and if it ends."""


class Choices:
    """Labels and wordings; those of placements are made once, as there are hundreds at a time."""

    def __init__(self, tables: Tables, phrases: Words) -> None:
        self._tables = tables
        self._words = phrases
        self._labels: Memo[Lay, Message] = Memo(self._label_of_tile)
        self._wordings: Memo[_Brought, Wording] = Memo(self._wording_of_tile)

    def label(self, state: State, action: Action) -> Message:
        """What a choice means."""
        match action:
            case Lay():
                return self._labels[action]
            case House(place):
                return message("label-house", place=self._words.place(state, place))
            case Done():
                return _BUILD_NO_MORE
            case Draw(tiles):
                return message("label-draw", tiles=self._words.tiles(tiles))
            case _:
                assert_never(action)

    def _label_of_tile(self, action: Lay) -> Message:
        return message(
            "label-place",
            tile=self._words.tile[action.number],
            where=self._words.cell[action.cell],
            lie=self._words.lie[action.face],
        )

    def wording(self, state: State, action: Action, preview: Preview) -> Wording:
        """The button and question of a choice, and what it brings."""
        match state.phase:
            case Laying(seat, fresh):
                loops, room, left = tuple(map(len, preview.loops)), len(preview.offers), 0
                if loops:
                    maybe = sum(effect.gain for effect in preview.effects if effect.maybe)
                    left = maybe // self._tables.points[HOUSE]
                elif room:
                    left = min(room, houses_left(self._tables, state.supply, seat))
                key = len(fresh) + 1, loops, preview.gains, room, left, preview.ends
                return self._wordings[key]
            case Building(_, _, offers):
                return planned_wording(self._tables, int(isinstance(action, House)), len(offers))
            case _:
                return Wording()

    def _wording_of_tile(self, brought: _Brought) -> Wording:
        number, loops, gains, room, left, ends = brought
        points, brings = self._tables.points[HOUSE], list[Message]()
        if loops and (gained := words.gained(gains)):
            brings.append(message("brings-loops", loops=words.closing(loops), gains=gained))
        elif loops:
            brings.append(message("brings-loops-in-vain", loops=words.closing(loops)))
        if left < room:
            few = message("brings-room-but-few", count=room, left=left, points=left * points)
            brings.append(few)
        elif room:
            brings.append(message("brings-room", count=room, points=points))
        if ends:
            brings.append(message("closes-the-map"))
        question = message("ask-place", number=number)
        return Wording(_PLACE_HERE, question, tuple(brings) or (message("brings-nothing"),))


def planned_wording(tables: Tables, planned: int, offered: int) -> Wording:
    """The wording for building `planned` houses at once of those that are offered."""
    if not planned:
        return Wording(message("do-build-none"), message("ask-build-none"), (message("left-free"),))
    if planned == offered:
        question = message("ask-build", count=planned)
    else:
        question = message("ask-build-some", count=planned, of=offered)
    points = message("brings-points", count=planned * tables.points[HOUSE])
    return Wording(message("do-build", count=planned), question, (points, message("untick")))
