"""A bot of another version of Quadriga, to meet in the arena as it was.

    git worktree add /tmp/before COMMIT
    quadriga arena minerva emperor \
        "exec:env PYTHONPATH=/tmp/before/src python bench/version_bot.py greedy"

It speaks the protocol of docs/reference/bots.md and uses only what every version since then has.
"""

import json
import sys
from random import Random
from typing import Any

import msgspec

from quadriga.bots import BOTS
from quadriga.core import Seat, Setup
from quadriga.games import make


def main() -> None:
    """Answer each `view` and its `legal` actions with the number of the choice."""
    lines = iter(sys.stdin.readline, "")
    told = dict(line.rstrip("\n").split(" ", 1) for line in [next(lines) for _ in range(4)])
    name, _, variant, _, options = told["game"].split(" ", 4)
    seat, _, seats = told["seat"].split(" ")
    game = make(Setup(name, int(seats), variant, json.loads(options)))
    mine = Seat(int(seat) - 1)
    bot: Any = BOTS[sys.argv[1]](game, mine, Random(told["seed"]))
    mind: Any = getattr(game, "knowledge", game)  # older versions keep it in the game
    view_type = type(game.view(game.initial(), mine))
    view: Any = None
    for line in lines:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "view":
            view = msgspec.json.decode(rest, type=view_type)
        elif word == "legal":
            texts = [next(lines).rstrip("\n") for _ in range(int(rest))]
            legal = game.legal_actions(mind.determinize(view, Random(0)))
            assert [str(action) for action in legal] == texts
            print(legal.index(bot.choose(view, legal)) + 1, flush=True)
        elif word == "quit":
            return


if __name__ == "__main__":
    main()
