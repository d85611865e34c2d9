"""Random play, ours and the peers': each player plays whole games and counts decisions."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from quadriga.core import CHANCE, AnyGame, title_of
from quadriga.games import GAMES
from quadriga.language.translator import Translator


class Player(NamedTuple):
    """Something that plays one game at random and says how many decisions it took."""

    name: str
    play: Callable[[int], int]


def ours(name: str, seats: int) -> Player:
    """One of our games."""
    game = GAMES[name](seats=seats)
    title = Translator().text(title_of(name))
    return Player(
        f"Quadriga {title}, {seats} at the table",
        lambda seed: _play(game, Random(seed)),
    )


def _play(game: AnyGame, rng: Random) -> int:
    state, decisions, random = game.initial(), 0, rng.random
    while (actor := game.to_act(state)) is not None:
        if actor is CHANCE:
            state = game.apply(state, game.sample_chance(state, rng))
        else:
            legal = game.legal_actions(state)
            state = game.apply(state, legal[int(random() * len(legal))])
            decisions += 1
    return decisions


def catanatron() -> Player:
    """Catan in Python, four random players."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def play(seed: int) -> int:
        game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
        actions = 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            actions += 1
        return actions

    return Player("Catanatron, 4 random players", play)


def open_spiel(name: str) -> Player:
    """A game of OpenSpiel, played from Python as its examples do."""
    import pyspiel

    game: Any = pyspiel.load_game(name)

    def play(seed: int) -> int:
        rng, state, decisions = Random(seed), game.new_initial_state(), 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            random_move(state, rng)
        return decisions

    return Player(f"OpenSpiel {name}", play)


def random_move(state: Any, rng: Random) -> None:
    """Move on in a game of OpenSpiel, by chance or by any legal action."""
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, odds)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))
