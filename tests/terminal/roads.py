"""Games of All Roads to type in, and positions of it to draw."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from quadriga.core import Seat, Setup, play
from quadriga.games import make
from quadriga.terminal.boards.all_roads.chart import Drawn
from quadriga.terminal.display.output import Moment, Watcher
from tests.terminal import seated

KEPT = "terminal/all_roads.record"


asked = partial(seated.asked, "all_roads")
opened = partial(seated.opened, "all_roads")
lines_of = partial(seated.lines_of, "all_roads")
words_of = seated.words_of


def after(lines: Sequence[str], seats: int = 2, variant: str = "standard") -> tuple[Any, Any]:
    """A game and its position after these lines."""
    game = make(Setup("all_roads", seats, variant))
    state = game.initial()
    for line in lines:
        state = play(game, state, line)
    return game, state


def drawn(game: Any, state: Any, seat: int | None = None) -> Drawn:
    """What is drawn of a position."""
    names = tuple(f"player{n}" for n in range(game.seats))
    watcher = Watcher(game, None if seat is None else Seat(seat), names)
    return Moment(watcher, state).scene


CLOSED_LOOP = """\
draw t01 t02 t04 t06, draw t01 t02 t04 t05, place t01 0,-1 r0, place t02 1,-1 r1, house 1,-1/1,
draw t03 t05, place t04 2,-1 r1, place t02 2,0 r2, house 2,-1/3, draw t03 t06, place t04 1,1 r3,
place t06 0,1 r3""".replace("\n", " ").split(", ")
"""The beginning of example ROA-X18: a loop of 4 with a monument, and houses on offer."""
