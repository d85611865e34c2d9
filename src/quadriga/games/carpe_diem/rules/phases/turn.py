"""How turns follow each other, and how markers advance."""

from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.state import OVER, Purse, State
from quadriga.games.carpe_diem.rules.tables import Tables


def ended(tables: Tables, state: State) -> State:
    """The position when a turn is over: the next seat's, or the forum (CAR-P1, CAR-P2)."""
    turn = state.turn + 1
    following: s.Phase
    if turn < tables.turns:
        following = s.Moving(Seat((state.starter + turn) % tables.seats))
    else:
        # The order is fixed when the forum begins (CAR-F1).
        first, *later = reversed(state.order)
        following = s.Visiting(first, tuple(later))
    return replace(state, phase=following, turn=turn)


def visited(tables: Tables, state: State, later: tuple[Seat, ...]) -> State:
    """The position when a visit is over: the next visitor's, the next phase, or the end."""
    if later:
        return replace(state, phase=s.Visiting(later[0], later[1:]))
    if state.stage == tables.box.phases.count:
        return replace(state, phase=OVER)
    starter = Seat((state.starter + 1) % tables.seats)  # The token passes first (CAR-P5, CAR-P6).
    return replace(state, phase=s.Dealing(), stage=state.stage + 1, turn=0, starter=starter)


def with_purse(state: State, seat: int, purse: Purse) -> State:
    """The position with another purse for a seat."""
    purses = state.purses
    return replace(state, purses=(*purses[:seat], purse, *purses[seat + 1 :]))


def advanced(tables: Tables, state: State, seat: Seat, steps: int) -> State:
    """The position after one move of a marker, on top of those where it stops (CAR-W2).

    Every step beyond the end of the bar is a point instead (CAR-W3).
    """
    prestige = state.prestige
    wanted = prestige[seat] + steps
    reached = min(wanted, tables.last)
    behind = [n for n in state.order if n != seat and prestige[n] <= reached]
    ahead = [n for n in state.order if n != seat and prestige[n] > reached]
    if wanted > reached:
        purse = state.purses[seat]
        state = with_purse(state, seat, replace(purse, vp=purse.vp + wanted - reached))
    return replace(
        state,
        prestige=(*prestige[:seat], reached, *prestige[seat + 1 :]),
        order=(*behind, seat, *ahead),
    )
