"""Why a turn is good: the points that it brings, and what it spares or keeps."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from quadriga.core import Seat, Step
from quadriga.games.all_roads.box.components import Kind
from quadriga.games.all_roads.guide import log, words
from quadriga.games.all_roads.guide.facts.preview import gains
from quadriga.games.all_roads.guide.words import Words
from quadriga.games.all_roads.knowledge.evaluation import crossings
from quadriga.games.all_roads.rules.actions import Action, Done
from quadriga.games.all_roads.rules.scoring import in_supply
from quadriga.games.all_roads.rules.state import HOUSE, State, Tiles
from quadriga.games.all_roads.rules.tables import Tables, Variant
from quadriga.kit.merits import SECOND_WORTH, Merit
from quadriga.language import Message, message, seated

CELL_WORTH: Final = 0.4
"""What it is worth to leave a cell less, where a loop can be closed, to who plays next."""

HOUSES_KEPT_WORTH: Final = 0.1
"""What it is worth to have houses left for another turn."""


class Outcome(NamedTuple):
    """What a turn came to.

    points  the own points that it brought
    given   the points that it brought to others, by seat
    loops   the sizes of the loops that it closed
    fresh   the tokens that the seat built where nothing stood
    cells   how many empty cells two roads or more lead to: who fills one closes a loop
    roads   how many empty cells a road leads to
    goes_on whether somebody has tiles left
    hand    the tiles that the seat has left
    keeps   the houses that the seat would not build
    """

    points: int
    given: tuple[int, ...]
    loops: tuple[int, ...]
    fresh: tuple[Kind, ...]
    cells: int
    roads: int
    goes_on: bool
    hand: Tiles
    keeps: int


def reason(
    tables: Tables,
    phrases: Words,
    tile_worth: Callable[[int], float],
    turn: Sequence[Step[State, Action]],
    instead: Sequence[Step[State, Action]],
    seat: Seat,
) -> Message | None:
    """Why a turn of a seat is good, next to another one.

    Of two turns that bring the same points, these are told first, then what else is better.
    """
    mine, other = (_outcome(tables, steps, seat) for steps in (turn, instead))
    merits = [*_spared(tables, mine, other, seat), *_kept(phrases, tile_worth, mine, other)]
    besides = max(merits, key=lambda merit: merit.worth, default=None)
    points = _points(mine) or _prepared(mine, other)
    if points is None or besides is None or mine.points < other.points:
        first = besides or points
        return None if first is None else message("merit", merit=first.says)
    if besides.worth < SECOND_WORTH and mine.points > other.points:
        return message("merit", merit=points.says)
    return message("merits", first=points.says, second=besides.says)


def _outcome(tables: Tables, steps: Sequence[Step[State, Action]], seat: Seat) -> Outcome:
    before, after = steps[0].before, steps[-1].after
    digests = [log.digest(tables, step.before, step.action, step.after) for step in steps]
    told_of = [digest for digest in digests if digest is not None]
    points = gains(tables, before.supply, after.supply)
    return Outcome(
        points=points[seat],
        given=tuple(0 if one == seat else n for one, n in enumerate(points)),
        loops=tuple(len(loop) for digest in told_of for loop in digest.loops),
        fresh=tuple(
            built.kind
            for digest in told_of
            for built in digest.builds
            if built.was is None and built.seat == seat
        ),
        cells=crossings(after.frontier),
        roads=len(after.frontier),
        goes_on=any(after.hands),
        hand=after.hands[seat],
        keeps=in_supply(tables, after, seat)[HOUSE] if isinstance(steps[-1].action, Done) else 0,
    )


def _points(mine: Outcome) -> Merit | None:
    """The own points, with what they are for."""
    if mine.loops and mine.points:
        loops = words.closing(mine.loops)
        return Merit("points", mine.points, message("merit-loops", loops=loops, points=mine.points))
    if mine.fresh:
        says = message("merit-tokens", tokens=words.tokens(mine.fresh), points=mine.points)
        return Merit("points", mine.points, says)
    return None


def _prepared(mine: Outcome, other: Outcome) -> Merit | None:
    """What a turn without points is good for: the next one."""
    if not mine.hand:
        return None
    if mine.cells:
        return Merit("points", 0.0, message("merit-prepares", cells=mine.cells))
    if mine.roads > other.roads:
        says = message("merit-roads", roads=mine.roads, instead=other.roads)
        return Merit("points", 0.0, says)
    return None


def _spared(tables: Tables, mine: Outcome, other: Outcome, seat: Seat) -> Iterator[Merit]:
    """What others do not get by it, or get when all build together."""
    together = tables.variant is Variant.COOPERATIVE
    if together:
        if sum(mine.given):
            says = message("merit-gives", gains=words.gained(mine.given))
            yield Merit("given", sum(mine.given), says)
    else:
        for one, (points, instead) in enumerate(zip(mine.given, other.given, strict=True)):
            if points < instead:
                says = message("merit-spares", who=seated(one), points=points)
                yield Merit("given", instead - points, says)
    fewer = mine.cells - other.cells if together else other.cells - mine.cells
    if fewer > 0 and mine.goes_on:
        after = seated((seat + 1) % tables.seats)
        says = message("merit-cells", who=after, cells=mine.cells, instead=other.cells)
        yield Merit("cells", CELL_WORTH * fewer, says)


def _kept(
    phrases: Words, tile_worth: Callable[[int], float], mine: Outcome, other: Outcome
) -> Iterator[Merit]:
    """What it keeps for a later turn."""
    kept = list((Counter(mine.hand) - Counter(other.hand)).elements())
    gone = list((Counter(other.hand) - Counter(mine.hand)).elements())
    worths = [[tile_worth(tile) for tile in tiles] for tiles in (kept, gone)]
    more = sum(worths[0]) - sum(worths[1])
    if kept and more > 0:
        best = kept[max(range(len(kept)), key=worths[0].__getitem__)]
        yield Merit("tile", more, message("merit-tile", tile=phrases.tile[best]))
    if mine.keeps:
        yield Merit("houses", HOUSES_KEPT_WORTH, message("merit-houses", count=mine.keeps))
