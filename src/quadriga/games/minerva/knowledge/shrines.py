"""The temples of a city that count tiles, as bots keep them from tile to tile."""

from typing import NamedTuple

from quadriga.games.minerva.box.components import Area, ScoreArea
from quadriga.games.minerva.box.grid import AROUND, ROW, Cell
from quadriga.games.minerva.rules.scoring import COUNTED
from quadriga.games.minerva.rules.tables import Tables

_HALF = ROW // 2
_AROUND = frozenset(AROUND)


class Shrine(NamedTuple):
    """A temple that counts tiles.

    counts   the category that it counts, as a bit; 0 if it counts how many there are
    seen     the categories in its area, as bits
    """

    cell: Cell
    around: bool
    counts: int
    vp: int
    seen: int

    def covers(self, cell: Cell) -> bool:
        """Whether another cell is in its area (MIN-T2, MIN-T3)."""
        if self.around:
            return cell - self.cell in _AROUND
        here = self.cell
        return (cell - here) % ROW == 0 or (cell + _HALF) // ROW == (here + _HALF) // ROW


def seeing(
    tables: Tables, shrines: tuple[Shrine, ...], tiles: dict[Cell, int], cell: Cell
) -> tuple[Shrine, ...]:
    """The shrines once they see the tile on a cell, and this tile if it is one itself."""
    category, tile = tables.category, tiles[cell]
    bit, step = 1 << category[tile], tables.scoring.get(tile)
    after = [
        shrine._replace(seen=shrine.seen | bit) if shrine.covers(cell) else shrine
        for shrine in shrines
    ]
    if isinstance(step, ScoreArea):
        counts = 1 << COUNTED[step.counts] if step.counts in COUNTED else 0
        shrine = Shrine(cell, step.area is Area.AROUND, counts, step.vp, 0)
        seen = {category[n] for at, n in tiles.items() if at != cell and shrine.covers(at)}
        after.append(shrine._replace(seen=sum(1 << n for n in seen)))
    return tuple(after)
