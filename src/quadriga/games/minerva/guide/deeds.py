"""A turn of Minerva as merits see it: what a seat placed, and what it had before and after."""

from collections.abc import Iterator, Mapping
from typing import Final

from quadriga.games.minerva.box.components import Culture, Unit
from quadriga.games.minerva.box.descriptions import amount
from quadriga.games.minerva.box.grid import Cell
from quadriga.games.minerva.knowledge import weights
from quadriga.games.minerva.rules.actions import Action, Put
from quadriga.games.minerva.rules.state import City, Placing, Shifting, State
from quadriga.kit.merits import Turn
from quadriga.language import Message

MAX_UNITS: Final = 3
"""The most units of a yield that are named, those worth most."""

CULTURE: Final = frozenset(category.value for category in Culture)
"""Units that count in a turn only by the tiles that they take."""


_EACH: Final = tuple(
    {unit.value: token for unit in Unit} | {"denarii": denarius, "glory": weights.GLORY / 2}
    for token, denarius in zip(weights.TOKEN, weights.DENARIUS, strict=True)
)
"""The value of one of each unit, by the rounds that follow."""


class Deeds(Turn[State, Action]):
    """What a seat decided in one turn."""

    @property
    def old(self) -> City:
        """The city of the seat before the turn."""
        return self.before.cities[self.seat]

    @property
    def new(self) -> City:
        """The city of the seat after the turn."""
        return self.after.cities[self.seat]

    def placed(self) -> Iterator[tuple[Cell, int]]:
        """The cells on which it put a tile that it bought or moved, with the tile."""
        for step in self.steps:
            if isinstance(step.action, Put):
                yield step.action.cell, placed_tile(step.before, step.before.cities[self.seat])

    def built(self) -> Iterator[tuple[Cell, int]]:
        """The cells on which it put a tile that it bought, with the tile."""
        steps = [step for step in self.steps if isinstance(step.before.phase, Placing)]
        return Deeds(tuple(steps), self.seat).placed()


def placed_tile(state: State, city: City) -> int:
    """The number of the tile that is being placed or moved."""
    phase = state.phase
    if isinstance(phase, Placing):
        return phase.tile
    assert isinstance(phase, Shifting)
    return city.tiles[phase.origin]


def unit_worth(unit: str, changes: Mapping[str, int], after: int) -> float:
    """The value of a change of a unit with `after` rounds to follow."""
    return changes[unit] * _EACH[after][unit]


def gained(changes: Mapping[str, int], after: int) -> tuple[Message, ...]:
    """The units that increased and are worth most, without culture points."""
    more = [unit for unit, n in changes.items() if n > 0 and unit not in CULTURE]
    best = sorted(more, key=lambda unit: unit_worth(unit, changes, after), reverse=True)
    return tuple(amount(changes[unit], unit) for unit in more if unit in best[:MAX_UNITS])
