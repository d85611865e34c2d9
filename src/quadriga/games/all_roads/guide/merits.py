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
from quadriga.games.all_roads.rules.scoring import houses_left
from quadriga.games.all_roads.rules.state import State
from quadriga.games.all_roads.rules.tables import Tables, Variant
from quadriga.kit.merits import SECOND_WORTH, Merit
from quadriga.language import Message, message, seated

CELL_WORTH: Final = 0.4
"""The worth of leaving one place fewer where the next seat can close a loop."""

HOUSES_KEPT_WORTH: Final = 0.1
"""The worth of having houses left for another turn."""


class Outcome(NamedTuple):
    """What a turn came to.

    points  the points that it brought to its seat
    given   the points that it brought to others, by seat
    loops   the sizes of the loops that it closed
    fresh   the tokens that its seat built on empty places
    cells   the number of crossings that it leaves: empty cells where a tile closes a loop
    after   the position at its end
    keeps   the houses that its seat did not want to build
    """

    points: int
    given: tuple[int, ...]
    loops: tuple[int, ...]
    fresh: tuple[Kind, ...]
    cells: int
    after: State
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

    Points come first, unless the other turn brings more; then what else is better.
    """
    mine, other = (_outcome(tables, steps, seat) for steps in (turn, instead))
    merits = [*_spared(tables, mine, other, seat), *_kept(phrases, tile_worth, mine, other, seat)]
    besides = max(merits, key=lambda merit: merit.worth, default=None)
    main = _points(mine) or _prepared(mine, other, seat)
    if main is None or besides is None or mine.points < other.points:
        only = besides.says if besides else main
        return None if only is None else message("merit", merit=only)
    if besides.worth < SECOND_WORTH and mine.points > other.points:
        return message("merit", merit=main)
    return message("merits", first=main, second=besides.says)


def _outcome(tables: Tables, steps: Sequence[Step[State, Action]], seat: Seat) -> Outcome:
    after, brought = steps[-1].after, log.digests(tables, steps)
    points = gains(tables, steps[0].before.supply, after.supply)
    builds = [token for item in brought for token in item.builds]
    done = isinstance(steps[-1].action, Done)
    return Outcome(
        points=points[seat],
        given=tuple(0 if at == seat else n for at, n in enumerate(points)),
        loops=tuple(len(loop) for item in brought for loop in item.loops),
        fresh=tuple(token.kind for token in builds if token.was is None and token.seat == seat),
        cells=crossings(after.frontier),
        after=after,
        keeps=houses_left(tables, after.supply, seat) if done else 0,
    )


def _points(mine: Outcome) -> Message | None:
    """The points of the seat, with what they are for."""
    if mine.loops and mine.points:
        return message("merit-loops", loops=words.closing(mine.loops), points=mine.points)
    if mine.fresh:
        return message("merit-tokens", tokens=words.tokens(mine.fresh), points=mine.points)
    return None


def _prepared(mine: Outcome, other: Outcome, seat: Seat) -> Message | None:
    """What a turn without points is good for: the next one."""
    roads, instead = len(mine.after.frontier), len(other.after.frontier)
    if mine.after.hands[seat] and mine.cells:
        return message("merit-prepares", cells=mine.cells)
    if mine.after.hands[seat] and roads > instead:
        return message("merit-roads", roads=roads, instead=instead)
    return None


def _spared(tables: Tables, mine: Outcome, other: Outcome, seat: Seat) -> Iterator[Merit]:
    """What others do not gain by it, or gain when all build together."""
    together, given = tables.variant is Variant.COOPERATIVE, sum(mine.given)
    if together and given:
        yield Merit("given", given, message("merit-gives", gains=words.gained(mine.given)))
    for at, (points, instead) in enumerate(zip(mine.given, other.given, strict=True)):
        if points < instead and not together:
            says = message("merit-spares", who=seated(at), points=points)
            yield Merit("given", instead - points, says)
    fewer = mine.cells - other.cells if together else other.cells - mine.cells
    if fewer > 0 and any(mine.after.hands):
        after = seated((seat + 1) % tables.seats)
        says = message("merit-cells", who=after, cells=mine.cells, instead=other.cells)
        yield Merit("cells", CELL_WORTH * fewer, says)


def _kept(
    phrases: Words, tile_worth: Callable[[int], float], mine: Outcome, other: Outcome, seat: Seat
) -> Iterator[Merit]:
    """What it keeps for a later turn."""
    hand, instead = Counter(mine.after.hands[seat]), Counter(other.after.hands[seat])
    kept, gone = [*(hand - instead).elements()], (instead - hand).elements()
    more = sum(map(tile_worth, kept)) - sum(map(tile_worth, gone))
    if kept and more > 0:
        best = max(kept, key=tile_worth)
        yield Merit("tile", more, message("merit-tile", tile=phrases.tile[best]))
    if mine.keeps:
        yield Merit("houses", HOUSES_KEPT_WORTH, message("merit-houses", count=mine.keeps))
