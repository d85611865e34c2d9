"""The points that each seat can expect at the end, by what was learned from many games.

`worth` sees what a seat owns, not how much it will still build, and takes away a share of the
others' points. This module says what is looked at to correct it; the numbers are learned, and
stand in `learned.json`.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from quadriga.core import Seat, Terms
from quadriga.games.minerva.state import State
from quadriga.games.minerva.tables import Tables

WIDTH: Final = 10
"""Numbers of a seat: see `Expectation`."""


class Expectation:
    """What `worth` misses, as the sum of terms of two tables.

    Each has a row for each number of rounds that follow: a constant, each point of `worth`, each
    token, denarius and glory token, each assistant in hand, residence in the stack and residence
    with an assistant, each tile of the city, and each that another seat has on average.

    acting  for seats that still act in this round
    passed  for those that have passed
    """

    def __init__(self, tables: Tables) -> None:
        self._rounds = tables.rounds
        size = (tables.rounds + 1) * WIDTH
        self._passed = size
        self.sizes: Mapping[str, int] = {"acting": size, "passed": size}

    def missing(self, state: State, worths: Sequence[float]) -> list[Terms]:
        """What the worth of each seat misses, as long as the game goes on."""
        row, tiles = (self._rounds - state.round) * WIDTH, [len(c.tiles) for c in state.cities]
        every, others = sum(tiles), max(len(tiles) - 1, 1)
        found = []
        for seat, (city, worth, own) in enumerate(zip(state.cities, worths, tiles, strict=True)):
            numbers = (
                1,
                worth,
                sum(city.held),
                city.denarii,
                city.glory,
                city.hand,
                city.residences,
                len(city.assisted),
                own,
                (every - own) / others,
            )
            passed = self._passed if Seat(seat) in state.passed else 0
            found.append(Terms((), passed + row, numbers))
        return found
