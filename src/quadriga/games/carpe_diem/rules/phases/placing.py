"""A tile is placed or stored (CAR-B3 to CAR-B8)."""

from msgspec.structs import replace

from quadriga.games.carpe_diem.box.faces import KINDS
from quadriga.games.carpe_diem.rules import actions as a
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.building import build
from quadriga.games.carpe_diem.rules.phases import rewarding, turn
from quadriga.games.carpe_diem.rules.state import State
from quadriga.games.carpe_diem.rules.tables import STORE, Tables


def legal(tables: Tables, state: State, phase: s.Placing) -> list[a.Place | a.Store]:
    """Every place where the tile fits, by row, column and rotation; storing it comes last."""
    keys = sorted(state.districts[phase.seat].frontier.values())
    return [*tables.places(phase.tile, keys), STORE]


def place(tables: Tables, state: State, phase: s.Placing, action: a.Place) -> State:
    """The position with the tile in the district: the writ first, then rewards (CAR-B10)."""
    seat, waiting = phase.seat, phase.waiting
    districts = state.districts
    face = tables.faces.numbers[phase.tile][action.turns]
    district, gains, writ = build(tables, districts[seat], action.cell, face)
    districts = (*districts[:seat], district, *districts[seat + 1 :])
    state = replace(state, districts=districts)
    if writ:
        state = turn.advanced(tables, state, seat, tables.amounts.writ_steps)
    if len(gains) > 1:
        gains = tuple(sorted(gains, key=lambda gain: KINDS.index(gain.kind)))
        return replace(state, phase=s.Rewarding(seat, gains, waiting))
    return rewarding.settle(tables, state, seat, gains + waiting)


def store(tables: Tables, state: State, phase: s.Placing, action: a.Store = STORE) -> State:
    """The position with the tile put away for good (CAR-B8)."""
    seat = phase.seat
    purse = state.purses[seat]
    state = turn.with_purse(state, seat, replace(purse, stored=(*purse.stored, phase.tile)))
    return rewarding.settle(tables, state, seat, phase.waiting)
