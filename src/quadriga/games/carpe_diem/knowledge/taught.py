"""The rules of thumb of the lesson, and nothing else (docs/research/rules-of-thumb.toml)."""

from functools import lru_cache

from quadriga.core import Seat
from quadriga.games.carpe_diem.box import grid
from quadriga.games.carpe_diem.knowledge.evaluation import to_come
from quadriga.games.carpe_diem.rules import offers
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.phases.visiting import free_pairs
from quadriga.games.carpe_diem.rules.scoring import breakdown
from quadriga.games.carpe_diem.rules.state import District, State
from quadriga.games.carpe_diem.rules.tables import (
    ANY_DWELLING,
    ANY_LANDSCAPE,
    CHIMNEYS,
    VILLA,
    Tables,
)

COMPLETED = 1.0
"""The worth of a completed structure for each forum to come: cards count it again and again."""

THING = 1.0
"""The worth of a good, a coin or a loaf while a forum is to come."""

HALF = 0.8
OPEN_EDGE = 0.3
"""The worth of a part that needs another half, and what each open edge takes off."""

CHIMNEY = 1.0
"""The worth of a chimney in an unfinished villa."""

GOAL = 0.6
"""The worth of an unfinished structure that may reach a goal, as a share of the goal's points."""

REWARD = 2.0
"""The worth of a reward still to be given: another tile, or a fountain card."""

MAX_VISITS = 1 << 14
"""The largest number of offers that are remembered."""


def taught(tables: Tables, state: State, seat: Seat) -> float:
    """The value of `state` for `seat` by the lesson's rules of thumb alone."""
    phase = state.phase
    score = float(sum(breakdown(tables, state, seat)))
    if isinstance(phase, s.Over):
        return score
    forums, _ = to_come(tables, state, seat)
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


def _begun(tables: Tables, district: District) -> float:
    """The worth of unfinished structures: with one open edge, they are soon completed.

    Those in the line of a goal promise a share of its points.
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
    """What the best visit to the forum would bring with what the seat has now."""
    if not state.forum:
        return 0.0
    has, forum, index = offers.means(tables, state, seat), state.forum, tables.space_index
    brings = [
        _brings(tables, has, forum[index[one]], forum[index[two]])
        for one, two in free_pairs(tables, state)
    ]
    return max(brings, default=0.0)


@lru_cache(maxsize=MAX_VISITS)
def _brings(tables: Tables, has: offers.Means, one: int, two: int) -> float:
    """The points and steps of prestige that two cards would bring."""
    offer = offers.best(tables, has, tables.cards[one], tables.cards[two])
    return float(offer.purse.vp - has.purse.vp + offer.prestige)
