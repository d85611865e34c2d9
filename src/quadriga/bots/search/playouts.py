"""Playing a position on with a quick policy, and judging where that leads."""

from collections.abc import Sequence
from random import Random
from typing import Final, Generic, NamedTuple

from msgspec import Struct

from quadriga.bots.search.chances import chance_to_win
from quadriga.bots.search.turns import turn_continues
from quadriga.core import CHANCE, Advice, Knowledge, Seat
from quadriga.core.typevars import A, S, V

MAX_REMEMBERED: Final = 1 << 13
"""The most positions whose quick actions a `Playouts` remembers."""

POINT_BESIDE_CHANCE: Final = 0.01
"""The value of a point beside the chance to win, for positions that are as good as decided."""


def quick_choice(knowledge: Knowledge[S, A, V], state: S, seat: Seat) -> A:
    """The legal action of the highest `worth` for `seat`, the first of equals."""
    legal = knowledge.game.legal_actions(state)
    if len(legal) == 1:
        return legal[0]
    worths = knowledge.worths(state, legal, seat)
    return legal[max(range(len(worths)), key=worths.__getitem__)]


class QuickLine(NamedTuple, Generic[A]):
    """The first one or two actions of a turn, and their worth at sight."""

    worth: float
    actions: tuple[A, ...]


def quick_beginning(
    knowledge: Knowledge[S, A, V], state: S, seat: Seat, breadth: int
) -> tuple[A, ...]:
    """The best of `quick_lines`, the first of equals."""
    return max(quick_lines(knowledge, state, seat, breadth), key=_worth_of).actions


def quick_lines(
    knowledge: Knowledge[S, A, V], state: S, seat: Seat, breadth: int
) -> Sequence[QuickLine[A]]:
    """The `breadth` actions of the highest `worth`, each with the best action that can follow.

    With a breadth of 1: all legal actions, alone.
    """
    game = knowledge.game
    legal = game.legal_actions(state)
    worths = knowledge.worths(state, legal, seat)
    if breadth == 1:
        return [QuickLine(worth, (action,)) for worth, action in zip(worths, legal, strict=True)]
    lines: list[QuickLine[A]] = []
    for n in sorted(range(len(worths)), key=worths.__getitem__, reverse=True)[:breadth]:
        line = QuickLine(worths[n], (legal[n],))
        after = game.apply(state, legal[n])
        if turn_continues(game, after, seat):
            further = game.legal_actions(after)
            its_worths = knowledge.worths(after, further, seat)
            number = max(range(len(its_worths)), key=its_worths.__getitem__)
            line = QuickLine(its_worths[number], (legal[n], further[number]))
        lines.append(line)
    return lines


def _worth_of(line: QuickLine[A]) -> float:
    return line.worth


class Playouts(Generic[S, A, V]):
    """Plays positions on by quick actions of all seats, and remembers these.

    Until chance differs, the playouts of a search meet the same positions, and those of the next
    search meet some of them again. With a `breadth` above 1, turns begin with `quick_beginning`;
    all other actions are a `quick_choice`. With a `variety`, seats misjudge each action by up to
    that many points, differently in each playout.
    """

    def __init__(
        self, knowledge: Knowledge[S, A, V], breadth: int = 1, variety: float = 0.0
    ) -> None:
        self._knowledge = knowledge
        self._game = knowledge.game
        self._breadth = breadth
        self._variety = variety
        self._remembered: dict[S, Sequence[QuickLine[A]]] = {}

    def play_on(self, state: S, rng: Random, turns: int) -> S:
        """The position after `turns` more turns of all seats together, or at the end.

        Chance is drawn from `rng`, misjudgements from another generator that it seeds, so that
        candidates that share a world also share its luck.
        """
        game = self._game
        mood = Random(rng.getrandbits(64)) if self._variety else rng
        while (actor := game.to_act(state)) is not None:
            begins = game.begins_turn(state)  # in some games with a draw
            if begins:
                if not turns:
                    break
                turns -= 1
            if actor is CHANCE:
                state = game.apply(state, game.sample_chance(state, rng))
                continue
            for action in self._actions(state, actor, mood, begins=begins):
                state = game.apply(state, action)
        return state

    def play_to_decision(self, state: S, rng: Random, seat: Seat | None) -> tuple[S, bool]:
        """The position where `seat` decides next, and True; else that of a deal or the end.

        A deal is a draw with too many outcomes to list; other draws are made with `rng`.
        """
        game = self._game
        while (actor := game.to_act(state)) is not None:
            if actor is CHANCE:
                if not game.legal_actions(state):
                    break
                state = game.apply(state, game.sample_chance(state, rng))
                continue
            if actor == seat:
                return state, True
            for action in self._actions(state, actor, rng, begins=game.begins_turn(state)):
                state = game.apply(state, action)
        return state, False

    def _actions(self, state: S, seat: Seat, mood: Random, *, begins: bool) -> tuple[A, ...]:
        lines = self._remembered.get(state)
        if lines is None:
            if len(self._remembered) == MAX_REMEMBERED:
                self._remembered.clear()
            lines = self._lines(state, seat, self._breadth if begins else 1)
            self._remembered[state] = lines
        if len(lines) == 1:
            return lines[0].actions
        return max(lines, key=lambda line: line.worth + self._variety * mood.random()).actions

    def _lines(self, state: S, seat: Seat, breadth: int) -> Sequence[QuickLine[A]]:
        """The lines that may be taken for the best; without `variety`, only the best."""
        knowledge = self._knowledge
        if breadth == 1 and not self._variety:
            return [QuickLine(0.0, (quick_choice(knowledge, state, seat),))]
        lines = quick_lines(knowledge, state, seat, breadth)
        best = max(lines, key=_worth_of)
        if not self._variety:
            return [best]
        return [line for line in lines if line.worth >= best.worth - self._variety]


class Prospect(Struct, frozen=True):
    """What a position promises a seat.

    points   its own points, final or expected
    margin   these less the points of the best other seat, if there is one
    reward   its success from 0 to 1, once the game is over
    chance   its chance to win, or the reward; None before the end unless `judge` had a `scatter`
    """

    points: float
    margin: float
    reward: float | None = None
    chance: float | None = None

    def value(self, advice: Advice) -> float:
        """The number to compare: points, margin or chance, as the advice says."""
        if self.chance is not None and advice.scatter:
            return self.chance + POINT_BESIDE_CHANCE * self.margin
        return self.points + advice.rivalry * (self.margin - self.points)


def judge(knowledge: Knowledge[S, A, V], state: S, seat: Seat, scatter: float = 0.0) -> Prospect:
    """What this position promises `seat`, by `expected`, which is exact once the game is over.

    With a `scatter`, also its chance to win; see `Advice`.
    """
    game, expected = knowledge.game, knowledge.expected(state)
    mine, others = expected[seat], [*expected[:seat], *expected[seat + 1 :]]
    reward = game.rewards(state)[seat] if game.to_act(state) is None else None
    chance = reward
    if scatter and reward is None:
        chance = chance_to_win(expected, game.scores(state), seat, scatter)
    return Prospect(mine, mine - max(others, default=0.0), reward, chance)
