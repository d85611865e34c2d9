"""What one choice would bring, before it is made."""

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from quadriga.games.imperator.actions import (
    Action,
    Book,
    Build,
    Conquer,
    Pay,
    Raise,
    Spend,
    Take,
    Tribute,
)
from quadriga.games.imperator.components import Units
from quadriga.games.imperator.outlook import Board, Bonus, board, bonuses
from quadriga.games.imperator.phases import choosing, turn
from quadriga.games.imperator.state import Booking, Paying, Phase, Spending, State
from quadriga.games.imperator.tables import Amounts, Tables

if TYPE_CHECKING:
    from quadriga.games.imperator.game import Imperator

Split = Literal["", "spend", "book"]


class Preview(Struct, frozen=True, tag_field="game", tag="imperator"):
    """What one choice would bring.

    `then` says that a Senate split follows; the board is then that of the split nearest to the
    printed kinds.
    """

    board: Board
    pays: Units
    gains: Units
    bonus: tuple[Bonus, ...]
    wasted: int
    then: Literal["", "spend", "book"]


def preview(game: "Imperator", state: State, action: Action) -> Preview:
    """What a choice would bring."""
    tables = game.tables
    after = game.apply(state, action)
    # What a split pays for brings its gain with it; a gain that is booked has its bonus already.
    deed = state.phase.action if isinstance(state.phase, Spending) else action
    settled = _settle(game, after, deed)
    gain = _printed_gain(tables, state, deed)
    full = gain if isinstance(deed, Book) else turn.with_bonus(tables, state, gain)
    pays = _price(tables, state, action)
    return Preview(
        board=board(tables, settled),
        pays=Units(*pays),
        gains=Units(*gain),
        bonus=() if full == gain else tuple(bonuses(tables, state, gain)),
        wasted=_on_tracks(state) - sum(pays) + sum(full) - _on_tracks(settled),
        then=_then(after.phase),
    )


def _then(phase: Phase) -> Split:
    if isinstance(phase, Spending | Paying):
        return "spend"
    return "book" if isinstance(phase, Booking) else ""


def _on_tracks(state: State) -> int:
    return state.culture + state.military + state.industry


def _settle(game: "Imperator", state: State, action: Action) -> State:
    """Follows the splits that a choice leads to, each nearest to the printed kinds."""
    while isinstance(state.phase, Spending | Paying | Booking):
        wanted = _printed_culture(game.tables, state, action)
        splits = [a for a in game.legal_actions(state) if isinstance(a, Spend | Book)]
        state = game.apply(state, min(splits, key=lambda a: abs(a.culture - wanted)))
    return state


def _printed_culture(tables: Tables, state: State, action: Action) -> int:
    if isinstance(state.phase, Booking):
        return turn.with_bonus(tables, state, _printed_gain(tables, state, action))[0]
    return _price(tables, state, action)[0]


def _printed_gain(tables: Tables, state: State, action: Action) -> Amounts:
    match action:
        case Take(card):
            return tables.card[card].upper
        case Conquer(region):
            return choosing.given_by(tables, region)
        case Tribute(resource):
            return choosing.tribute(state, resource)
        case Book(culture, military) if isinstance(state.phase, Booking):
            return (culture, military, state.phase.industry)
        case _:
            return (0, 0, 0)


def _price(tables: Tables, state: State, action: Action) -> Amounts:
    match action:
        case Conquer() | Build() | Raise():
            return choosing.price(tables, state, action)
        case Pay():
            return (0, tables.prices[state.marked], 0)
        case Spend(culture, military):
            if isinstance(state.phase, Spending):
                return (culture, military, choosing.price(tables, state, state.phase.action)[2])
            return (culture, military, 0)
        case _:
            return (0, 0, 0)
