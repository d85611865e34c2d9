"""The position behind a view."""

from quadriga.games.imperator.rules import phase_views as v
from quadriga.games.imperator.rules import state as s
from quadriga.games.imperator.rules.tables import Tables
from quadriga.games.imperator.rules.view import View


def determinize(tables: Tables, view: View) -> s.State:
    """The position that `view` shows; there is only one, since a deck has no order."""
    return s.State(
        phase=_phase(view.moment, _mask(tables, view.hand)),
        culture=view.tracks.culture,
        military=view.tracks.military,
        industry=view.tracks.industry,
        regions=sum(tables.region_bit[name] for name in view.regions),
        cubes=tuple(view.monuments[m.id] for m in tables.box.monuments),
        built=_mask(tables, view.built),
        deck=_mask(tables, view.deck),
        dealt=view.dealt,
        marked=view.marked,
    )


def _mask(tables: Tables, names: tuple[str, ...]) -> int:
    return sum(tables.card[name].bit for name in names)


def _phase(shown: v.PhaseView, hand: int) -> s.Phase:
    match shown:
        case v.Choosing():
            return s.Choosing(hand)
        case v.Spending(action):
            return s.Spending(hand, action)
        case v.Booking(units, industry):
            return s.Booking(hand, units, industry)
        case _:
            return shown
