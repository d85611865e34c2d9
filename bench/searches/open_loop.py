"""Open-loop Monte Carlo tree search with priors: `bench.searches.open_loop:OpenLoop`.

A node stands for a sequence of decisions, whatever chance did and hid in between (open loop:
Perez Liebana and others 2015; one tree for all worlds: Cowling, Powley and Whitehouse 2012). A
decision is tried by PUCT: the mean of what it brought, and the more the likelier its `worth`
makes it and the less it was tried (Rosin 2011; Silver and others 2017).
"""

from collections.abc import Sequence
from math import exp, sqrt
from random import Random
from typing import Any

from bench.searches.planner import TurnPlanner
from quadriga.bots.search.budget import Meter
from quadriga.bots.search.playouts import quick_choice
from quadriga.bots.search.turns import turn_continues
from quadriga.core import CHANCE, AnyGame, Seat


class Node:
    """What was found after a sequence of decisions."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        """The margins of the seat that made the last decision."""
        self.tried: dict[Any, Node] = {}
        self.legal: Sequence[Any] = ()
        self.priors: list[float] = []


class OpenLoop(TurnPlanner):
    """Every seat decides for its own margin.

    `horizon` turns are played, beyond the tree by quick actions; `curiosity` are the points that a
    decision is thought to be better by as long as it was not tried; of two decisions that are
    `temperature` points apart by `worth` one is e times as likely as the other.
    """

    def __init__(
        self,
        game: AnyGame,
        seat: Seat,
        rng: Random,
        *,
        seconds: float = 0.2,
        playouts: int = 0,
        horizon: int = 0,
        curiosity: float = 6.0,
        temperature: float = 1.0,
    ) -> None:
        super().__init__(game, seat, rng, seconds, playouts, horizon)
        self._curiosity = curiosity
        self._temperature = temperature

    def best_turn(self, view: Any, legal: Sequence[Any], meter: Meter) -> Sequence[Any]:
        """The decisions that were tried most, to the end of the turn."""
        root = Node()
        while meter.used() < 1:
            self._try(root, self.game.knowledge.determinize(view, self.rng))
            meter.playouts += 1
        return self._most_tried(root, self.game.knowledge.determinize(view, self.rng))

    def _try(self, root: Node, state: Any) -> None:
        """Go down the tree to a decision that was not tried yet, and play on."""
        game, node, path, turns = self.game, root, list[tuple[Node, Seat]](), self.horizon
        while (actor := game.to_act(state)) is not None:
            if path and game.begins_turn(state):
                if not turns:
                    break
                turns -= 1
            if actor is CHANCE:
                state = game.apply(state, game.sample_chance(state, self.rng))
                continue
            action = self._decision(node, state, actor)
            node = node.tried.setdefault(action, Node())
            path.append((node, actor))
            state = game.apply(state, action)
            if not node.visits:
                state = self.playouts.play_on(state, self.rng, turns)
                break
        margins = [self.margin(state, Seat(n)) for n in range(game.seats)]
        root.visits += 1
        for node, actor in path:
            node.visits += 1
            node.total += margins[actor]

    def _decision(self, node: Node, state: Any, actor: Seat) -> Any:
        legal = list(self.game.legal_actions(state))
        if len(legal) == 1:
            return legal[0]
        if node.legal != legal:
            node.legal = legal
            node.priors = self._priors(self.game.knowledge.worths(state, legal, actor))
        tried = node.tried
        visits = sum([child.visits for child in tried.values()])
        usual = sum([child.total for child in tried.values()]) / max(visits, 1)
        urge = self._curiosity * sqrt(visits + 1)
        best, chosen = float("-inf"), legal[0]
        for action, prior in zip(legal, node.priors, strict=True):
            child = tried.get(action)
            if child is None:
                score = usual + urge * prior
            else:
                score = child.total / child.visits + urge * prior / (1 + child.visits)
            if score > best:
                best, chosen = score, action
        return chosen

    def _priors(self, worths: Sequence[float]) -> list[float]:
        most = max(worths)
        odds = [exp((worth - most) / self._temperature) for worth in worths]
        total = sum(odds)
        return [one / total for one in odds]

    def _most_tried(self, node: Node, state: Any) -> list[Any]:
        game, actions = self.game, list[Any]()
        while not actions or turn_continues(game, state, self.seat):
            legal = game.legal_actions(state)
            tried = [action for action in legal if action in node.tried]
            if tried:
                action = max(tried, key=lambda one: node.tried[one].visits)
            else:
                action = quick_choice(game.knowledge, state, self.seat)
            node = node.tried.get(action) or Node()
            actions.append(action)
            state = game.apply(state, action)
        return actions
