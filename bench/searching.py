"""Search and judgement, ours and a peer's: each counts the positions that it looks at."""

from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean
from typing import Any, Final

from bench.engines import Player, random_move
from quadriga.bots.search.budget import Budget
from quadriga.bots.search.search import Comparison
from quadriga.core import AnyGame, Seat, title_of
from quadriga.games import GAMES
from quadriga.language.translator import Translator
from tests.quick_games import choices

POSITIONS: Final = 200
PLAYOUTS: Final = 24
SIMULATIONS: Final = 50
"""Of OpenSpiel's search before each answer."""

Position = tuple[Any, Seat]


def judging(name: str, seats: int) -> list[Player]:
    """`worth` of one position after the other, and `worths` of all that can follow one."""
    game, positions = _positions(name, seats)

    known = game.knowledge

    def worth(seed: int) -> int:
        for state, seat in positions:
            known.worth(state, seat)
        return len(positions)

    def worths(seed: int) -> int:
        return sum([len(known.worths(s, game.legal_actions(s), seat)) for s, seat in positions])

    title = _title(name, seats)
    return [Player(f"{title}, worth", worth), Player(f"{title}, worths", worths)]


def searching(name: str, seats: int) -> Player:
    """The search of a whole turn, each time from another position."""
    game, positions = _positions(name, seats)
    seen = [0]
    _count(game, seen)

    def search(seed: int) -> int:
        state, seat = positions[seed % len(positions)]
        before = seen[0]
        comparison = Comparison(game.knowledge, seat, Random(seed), game.knowledge.advice)
        legal = game.legal_actions(state)
        comparison.rank(game.view(state, seat), legal, Budget(playouts=PLAYOUTS))
        return seen[0] - before

    return Player(f"{_title(name, seats)}, search", search)


def open_spiel_searching(name: str) -> list[Player]:
    """Monte Carlo tree search of OpenSpiel from the beginning of a game, in Python and in C++."""
    import numpy
    import pyspiel
    from open_spiel.python.algorithms import mcts

    game: Any = pyspiel.load_game(name)
    start = _after_chance(game, Random(0))
    length = fmean(_playout_length(start.clone(), Random(seed)) for seed in range(50))
    positions = round(SIMULATIONS * length)

    def in_python(seed: int) -> int:
        random = numpy.random.RandomState(seed % 2**32)
        evaluator = mcts.RandomRolloutEvaluator(1, random)
        mcts.MCTSBot(game, 2.0, SIMULATIONS, evaluator, random_state=random).step(start)
        return positions

    def in_cpp(seed: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed % 2**31)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 100, True, seed % 2**31, False)
        bot.step(start)
        return positions

    return [
        Player(f"OpenSpiel {name}, MCTS in Python", in_python),
        Player(f"OpenSpiel {name}, MCTS in C++", in_cpp),
    ]


def _title(name: str, seats: int) -> str:
    return f"{Translator().text(title_of(name))}, {seats} at the table"


def _positions(name: str, seats: int) -> tuple[AnyGame, Sequence[Position]]:
    """Positions of quick games in which a seat has a choice."""
    game, rng, found = GAMES[name](seats=seats), Random(0), list[Position]()
    while len(found) < POSITIONS:
        found += choices(game, rng)
    return game, rng.sample(found, POSITIONS)


def _count(game: AnyGame, seen: list[int]) -> None:
    """Count in `seen` the positions that are reached or judged."""
    apply: Callable[..., Any] = game.apply
    worths: Callable[..., Any] = game.knowledge.worths

    def counted_apply(state: Any, action: Any) -> Any:
        seen[0] += 1
        return apply(state, action)

    def counted_worths(state: Any, actions: Any, seat: Seat) -> Any:
        seen[0] += len(actions)
        return worths(state, actions, seat)

    object.__setattr__(game, "apply", counted_apply)
    object.__setattr__(game.knowledge, "worths", counted_worths)


def _after_chance(game: Any, rng: Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        random_move(state, rng)
    return state


def _playout_length(state: Any, rng: Random) -> int:
    moves = 0
    while not state.is_terminal():
        random_move(state, rng)
        moves += 1
    return moves
