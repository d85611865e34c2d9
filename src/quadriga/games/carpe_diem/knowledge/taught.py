"""The rules of thumb of the lesson, and nothing else (docs/research/rules-of-thumb.toml)."""

from functools import lru_cache

from quadriga.core import Seat
from quadriga.games.carpe_diem.box import grid
from quadriga.games.carpe_diem.rules import offers
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.scoring import breakdown
from quadriga.games.carpe_diem.rules.state import NONE, District, State
from quadriga.games.carpe_diem.rules.tables import (
    ANY_DWELLING,
    ANY_LANDSCAPE,
    CHIMNEYS,
    VILLA,
    Tables,
)

COMPLETED = 1.0
"""What a completed structure is worth for each forum to come: its cards count it again."""

THING = 1.0
"""What a good, a coin or a loaf is worth while a forum is to come."""

HALF = 0.8
"""What a part is worth that waits for its other half, less what each open edge costs."""

OPEN_EDGE = 0.3

CHIMNEY = 1.0
"""What a chimney of a villa is worth that is not completed yet."""

GOAL = 0.6
"""The part of a goal's points that a structure is worth which may still reach it."""

REWARD = 2.0
"""What a reward that waits is worth: another tile, or a fountain card."""

MAX_VISITS = 1 << 14
"""The largest number of offers that are remembered."""


def taught(tables: Tables, state: State, seat: Seat) -> float:
    """Points that the position promises to somebody who has played the lesson."""
    phase = state.phase
    score = float(sum(breakdown(tables, state, seat)))
    if isinstance(phase, s.Over):
        return score
    forums = _forums(tables, state, seat)
    district, purse = state.districts[seat], state.purses[seat]
    owned = district.owned
    completed = owned[ANY_LANDSCAPE] + owned[ANY_DWELLING] + owned[VILLA]
    waiting = 0
    if isinstance(phase, s.Rewarding | s.Crafting | s.Drawing) and phase.seat == seat:
        waiting = 1 + len(phase.waiting)
    return (
        score
        + COMPLETED * forums * completed
        + THING * (sum(purse.goods) + purse.coins + purse.bread) * (forums > 0)
        + _begun(tables, district) * min(1.0, forums / 2)
        + REWARD * waiting
        + (_visit(tables, state, seat) if forums else 0.0)
    )


def _forums(tables: Tables, state: State, seat: Seat) -> int:
    """How many visits of the forum a seat has before it."""
    later = tables.box.phases.count - state.stage
    phase = state.phase
    if isinstance(phase, s.Visiting):
        return later + (phase.seat == seat or seat in phase.later)
    if isinstance(phase, s.Ordering | s.Paying):
        return later + (seat in phase.later)
    return later + 1


def _begun(tables: Tables, district: District) -> float:
    """A good tile prepares the next one: what has one open edge is soon completed.

    Where the frame wants such a structure, it is a promise of its points.
    """
    value, goals, tiles = 0.0, 0, district.tiles
    wanted = tables.in_lines[district.frame]
    for cell, face in tiles.items():
        for kind, steps, _ in tables.faces.parts[face]:
            missing = sum(cell + step not in tiles for step in steps)
            if missing:
                value += (0 if kind == VILLA else HALF) - OPEN_EDGE * missing
                goals |= sum(bit for line, bit in wanted[kind] if line & grid.LINES[cell])
    owned = district.owned
    chimneys = owned[CHIMNEYS] - (district.villas + 3 * owned[VILLA]) / 2
    value += CHIMNEY * chimneys
    return value + GOAL * tables.goal_points[district.frame, goals & ~district.goals]


def _visit(tables: Tables, state: State, seat: int) -> float:
    """What the best visit of the forum would bring with what there is now."""
    if not state.forum:
        return 0.0
    has, forum, index = offers.means(tables, state, seat), state.forum, tables.space_index
    free = zip(tables.pairs, state.markers, strict=True)
    found = [
        _brings(tables, has, forum[index[one]], forum[index[two]])
        for (one, two), marker in free
        if marker == NONE
    ]
    return max(found, default=0.0)


@lru_cache(maxsize=MAX_VISITS)
def _brings(tables: Tables, has: offers.Means, one: int, two: int) -> float:
    """The points and steps of prestige that two cards would bring."""
    offer = offers.best(tables, has, tables.cards[one], tables.cards[two])
    return float(offer.purse.vp - has.purse.vp + offer.prestige)
