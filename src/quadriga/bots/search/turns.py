"""Whole turns of one seat, found by beam search."""

from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import Final, Generic, NamedTuple

from quadriga.core import Game, Knowledge, Seat
from quadriga.core.typevars import A, S, V

BRANCH_WIDTH: Final = 16
"""The default number of actions to follow at each position, those of the best `worth`."""

BEAM_WIDTH: Final = 64
"""The default number of unfinished turns to follow at each depth, those of the best `worth`."""


class Turn(NamedTuple, Generic[S, A]):
    """The actions of a seat until chance or another seat acts, or its next turn begins."""

    actions: tuple[A, ...]
    end: S
    worth: float
    """The worth of `end` for the seat."""


def turn_continues(game: Game[S, A, V], state: S, seat: Seat) -> bool:
    """Whether `seat` is to act again within the same turn."""
    return game.to_act(state) == seat and not game.begins_turn(state)


def best_turns(
    knowledge: Knowledge[S, A, V],
    state: S,
    legal: Sequence[A],
    seat: Seat,
    most: int,
    *,
    branch: int = BRANCH_WIDTH,
    beam: int = BEAM_WIDTH,
    distinct: bool = False,
) -> list[Turn[S, A]]:
    """The turns of the highest worth that begin with a `legal` action, at most `most`, best first.

    Of turns that lead to equal positions only the first is kept; with `distinct`, also of turns of
    exactly the same worth. The search follows `branch` actions at each position, and `beam`
    unfinished turns at each depth.
    """
    game, found = knowledge.game, dict[S, Turn[S, A]]()
    unfinished = _successors(knowledge, Turn((), state, 0.0), legal, seat, branch)
    while unfinished:
        positions: dict[S, Turn[S, A]] = {}
        for turn in unfinished:
            continues = turn_continues(game, turn.end, seat)
            (positions if continues else found).setdefault(turn.end, turn)
        unfinished = [
            longer
            for turn in _best(positions.values(), beam)
            for longer in _successors(knowledge, turn, game.legal_actions(turn.end), seat, branch)
        ]
    if distinct:
        worths: dict[float, Turn[S, A]] = {}
        for turn in found.values():
            worths.setdefault(turn.worth, turn)
        return _best(worths.values(), most)
    return _best(found.values(), most)


def _successors(
    knowledge: Knowledge[S, A, V], turn: Turn[S, A], legal: Sequence[A], seat: Seat, branch: int
) -> list[Turn[S, A]]:
    """The turn extended by one action, for the actions of the highest worth."""
    game, state = knowledge.game, turn.end
    worths = knowledge.worths(state, legal, seat)
    ranking = sorted(range(len(legal)), key=worths.__getitem__, reverse=True)[:branch]
    return [
        Turn((*turn.actions, legal[n]), game.apply(state, legal[n]), worths[n]) for n in ranking
    ]


def _best(turns: Iterable[Turn[S, A]], most: int) -> list[Turn[S, A]]:
    return sorted(turns, key=attrgetter("worth"), reverse=True)[:most]
