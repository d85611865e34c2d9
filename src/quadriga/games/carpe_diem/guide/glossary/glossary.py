"""Explains each thing on the table, and what it does for a seat now."""

from quadriga.core import Explanation
from quadriga.games.carpe_diem.guide.glossary import (
    district_glossary,
    forum_glossary,
    ring_glossary,
    seat_glossary,
)
from quadriga.games.carpe_diem.guide.glossary.tile_glossary import Entry, Seen, hand
from quadriga.games.carpe_diem.rules.state import State
from quadriga.games.carpe_diem.rules.tables import Tables
from quadriga.kit.glossary import Glossary
from quadriga.language import message, seated


def glossary(tables: Tables) -> Glossary[State, Seen]:
    """The explanations of a game."""
    return Glossary(lambda state, seat: Seen(tables, state, seat), _entries)


def _entries(seen: Seen) -> dict[str, Entry]:
    return {
        "clock": _clock,
        "begins": _begins,
        "hand": hand,
        **dict(ring_glossary.entries(seen)),
        **dict(district_glossary.entries(seen)),
        **dict(forum_glossary.entries(seen)),
        **dict(seat_glossary.entries(seen)),
    }


def _clock(seen: Seen) -> Explanation:
    phases = seen.tables.box.phases
    what = message("clock-what", phases=phases.count, rounds=phases.rounds)
    return Explanation(message("clock-name"), (what,), rule="CAR-P1")


def _begins(seen: Seen) -> Explanation:
    what, now = message("begins-what"), message("begins-now", who=seated(seen.state.starter))
    return Explanation(message("begins-name"), (what,), (now,), rule="CAR-P5")
