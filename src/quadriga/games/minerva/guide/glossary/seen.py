"""A position as its viewer sees it, and what several parts of the glossary say about it."""

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from quadriga.core import Explanation, Seat
from quadriga.games.minerva.box.descriptions import amount
from quadriga.games.minerva.box.grid import Cell
from quadriga.games.minerva.guide.words import Places
from quadriga.games.minerva.rules.state import Acting, Chancy, City, Over, State
from quadriga.games.minerva.rules.tables import Tables
from quadriga.language import Message, message, seated


class Seen(Struct, frozen=True):
    """A position as a seat sees it; `seat` is None for spectators."""

    tables: Tables
    places: Places
    state: State
    seat: Seat | None

    @property
    def city(self) -> City | None:
        """The viewer's own city."""
        return None if self.seat is None else self.state.cities[self.seat]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.state.phase, Over)


Entry: TypeAlias = Callable[[Seen], Explanation]


def why_not_now(seen: Seen) -> Message | None:
    """Why the viewer can't begin anything now; None if it is their turn to act."""
    phase, seat = seen.state.phase, seen.seat
    if isinstance(phase, Acting) and phase.seat == seat:
        return None
    if isinstance(phase, Chancy):
        return message("why-laying-out")
    if isinstance(phase, Over) or seat is None:
        return None
    if phase.to_act == seat:
        return message("why-finish-first")
    if seat in seen.state.passed:
        last = seen.state.round == seen.tables.rounds
        return message("why-passed-last") if last else message("why-passed")
    return message("why-turn-of", who=seated(phase.seat))


def place_of(seen: Seen, cell: Cell) -> Message:
    """Where a cell of the viewer's city is, covered or not."""
    assert seen.seat is not None
    city = seen.state.cities[seen.seat]
    if cell in city.tiles:
        return message("place-on", tile=seen.places.tile(city, cell))
    return seen.places.free(city, cell)


def next_assistant(seen: Seen, city: City) -> Message:
    """When an assistant can be bought, and for what."""
    tables = seen.tables
    if city.assistants >= len(tables.assistants):
        return message("assistants-all", most=len(tables.assistants))
    if seen.state.round >= tables.rounds:
        return message("assistants-never")
    denarii, glory = tables.assistants[city.assistants]
    coins, tokens = amount(denarii, "denarii"), amount(glory, "glory")
    return message("assistants-after", denarii=coins, glory=tokens)
