"""How many decisions a game has, and how long it takes a person who thinks some seconds about each.

    python -m bench.lengths

Quick players play each set-up on the same seeds. A decision is one with more than one choice. The
least time is that of one person among bots, the most that of people in all seats.
"""

from argparse import ArgumentParser
from random import Random
from typing import Final

from quadriga.bots.search.playouts import quick_choice
from quadriga.core import CHANCE, AnyGame, Seat
from quadriga.games import GAMES, make

SECONDS: Final = 15
"""What a person takes for a decision, the clicks among them."""


def decisions(game: AnyGame, seed: int) -> list[int]:
    """The decisions of each seat in a game of quick players."""
    rng, state, found = Random(seed), game.initial(), [0] * game.seats
    while (actor := game.to_act(state)) is not None:
        if actor is CHANCE:
            state = game.apply(state, game.sample_chance(state, rng))
            continue
        found[actor] += len(game.legal_actions(state)) > 1
        state = game.apply(state, quick_choice(game.knowledge, state, Seat(actor)))
    return found


def main() -> None:
    """Print a line for each set-up of each game."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6, help="games of each set-up")
    asked = parser.parse_args()
    for name, kind in GAMES.items():
        for setup in kind.setups():
            if setup.variant != "standard" or setup.options:
                continue
            game = make(setup)
            played = [decisions(game, seed) for seed in range(asked.games)]
            each = sum(map(sum, played)) / asked.games / setup.seats
            alone, all_people = each * SECONDS / 60, each * setup.seats * SECONDS / 60
            print(
                f"{name:12}{setup.seats} seats{each:8.1f} decisions each"
                f"{alone:8.0f} to {all_people:.0f} minutes"
            )


if __name__ == "__main__":
    main()
