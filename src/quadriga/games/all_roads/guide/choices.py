"""Choices in words: labels, the questions before they are played, and what they would bring."""

from collections.abc import Iterator
from typing import assert_never

from quadriga.core import Wording
from quadriga.games.all_roads.guide import words
from quadriga.games.all_roads.guide.facts.preview import Preview
from quadriga.games.all_roads.guide.words import Words
from quadriga.games.all_roads.rules.actions import Action, Done, Draw, House, Lay
from quadriga.games.all_roads.rules.scoring import in_supply
from quadriga.games.all_roads.rules.state import HOUSE, Building, Laying, State
from quadriga.games.all_roads.rules.tables import Tables
from quadriga.kit.memo import Memo
from quadriga.language import Message, message

_BUILD_NO_MORE = message("label-done")
_PLACE_HERE = message("do-place")


class Choices:
    """Labels and wordings; those of placements are made once, there are hundreds at a time."""

    def __init__(self, tables: Tables, phrases: Words) -> None:
        self._tables = tables
        self._words = phrases
        self._placing: Memo[Lay, Message] = Memo(self._label_of_placement)
        self._room: Memo[tuple[int, int, int, bool], Wording] = Memo(self._wording_of_room)

    def label(self, state: State, action: Action) -> Message:
        """What a choice means."""
        match action:
            case Lay():
                return self._placing[action]
            case House(place):
                return message("label-house", place=self._words.place(state, place))
            case Done():
                return _BUILD_NO_MORE
            case Draw(tiles):
                return message("label-draw", tiles=self._words.tiles(tiles))
            case _:
                assert_never(action)

    def _label_of_placement(self, action: Lay) -> Message:
        return message(
            "label-place",
            tile=self._words.tile[action.number],
            where=self._words.cell[action.cell],
            lie=self._words.lie[action.face],
        )

    def wording(self, state: State, action: Action, preview: Preview) -> Wording:
        """What else is said of a choice."""
        match state.phase:
            case Laying(seat, fresh):
                number, room = len(fresh) + 1, len(preview.offers)
                if not preview.loops:
                    left = min(room, in_supply(self._tables, state, seat)[HOUSE]) if room else 0
                    return self._room[number, room, left, preview.ends]
                return Wording(_PLACE_HERE, _place_here(number), tuple(self._brings(preview)))
            case Building(_, _, offers):
                planned = int(isinstance(action, House))
                return planned_wording(self._tables, planned, len(offers))
            case _:
                return Wording()

    def _wording_of_room(self, key: tuple[int, int, int, bool]) -> Wording:
        """What is said of a tile that closes no loop.

        By its number, the room that it has for houses, how many can be built, and if it ends.
        """
        number, count, left, ends = key
        brings = tuple(self._room_and_end(count, left, ends))
        return Wording(_PLACE_HERE, _place_here(number), brings or (message("brings-nothing"),))

    def _brings(self, preview: Preview) -> Iterator[Message]:
        loops = words.closing([len(loop) for loop in preview.loops])
        if gains := words.gained(preview.gains):
            yield message("brings-loops", loops=loops, gains=gains)
        else:
            yield message("brings-loops-in-vain", loops=loops)
        points = sum(one.gain for one in preview.effects if one.maybe)
        left = points // self._tables.points[HOUSE]
        yield from self._room_and_end(len(preview.offers), left, preview.ends)

    def _room_and_end(self, count: int, left: int, ends: bool) -> Iterator[Message]:
        points = self._tables.points[HOUSE]
        if left < count:
            yield message("brings-room-but-few", count=count, left=left, points=left * points)
        elif count:
            yield message("brings-room", count=count, points=points)
        if ends:
            yield message("closes-the-map")


def _place_here(number: int) -> Message:
    return message("ask-place", number=number)


def planned_wording(tables: Tables, planned: int, offered: int) -> Wording:
    """What is said of building so many houses at once of those that are offered."""
    if not planned:
        return Wording(message("do-build-none"), message("ask-build-none"), (message("left-free"),))
    if planned == offered:
        question = message("ask-build", count=planned)
    else:
        question = message("ask-build-some", count=planned, of=offered)
    points = message("brings-points", count=planned * tables.points[HOUSE])
    return Wording(message("do-build", count=planned), question, (points, message("untick")))
