"""The arguments of `learn`; its module is imported only when it runs."""

import argparse
from math import inf
from pathlib import Path
from typing import Any

from quadriga.arguments import number, whole

MAX_MINUTES = 100_000

_positive = whole(1, inf, "not a number of 1 or more")
_minutes = number(1e-9, MAX_MINUTES, f"not a time of up to {MAX_MINUTES} minutes")

ABOUT_LEARN = """\
Learn what positions of a game are worth from games that the program plays against itself, and
write it into the game's folder. With the same seed and games (in a game whose worth is learned
also the same processes) the result is the same.

With --check show instead that the learned values are better than the hand-made ones: exit status 1
if they are not clearly better. In a game whose expected points are learned the ends of other games
are predicted, and with --games a search with learned values plays that many games against one with
hand-made values."""


def add_parsers(subparsers: Any) -> None:
    """Add the command; it sets the default `run` to its function."""
    parser = subparsers.add_parser(
        "learn", help="learn a game from self-play", description=ABOUT_LEARN
    )
    parser.add_argument("game", metavar="GAME", help="the name of the game, such as imperator")
    parser.add_argument("--seed", type=int, default=1, help="(default: %(default)s)")
    length = parser.add_mutually_exclusive_group()
    length.add_argument(
        "--games",
        type=_positive,
        metavar="N",
        help="how many games to play for each set-up that is learned apart",
    )
    length.add_argument(
        "--minutes", type=_minutes, metavar="M", help="how long to play, to the end of a round"
    )
    parser.add_argument(
        "--processes",
        type=_positive,
        default=1,
        metavar="N",
        help="processes, with --ray tasks at a time (default: %(default)s)",
    )
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="play on a Ray cluster: auto, HOST:PORT, or local for a new one on this machine",
    )
    parser.add_argument(
        "--resume",
        type=Path,
        metavar="FOLDER",
        help="keep the progress in this folder, and go on from what is there",
    )
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="where the result goes (default: the game's folder)",
    )
    parser.add_argument("--check", action="store_true", help="compare with the hand-made values")
    parser.set_defaults(run=_learn)


def _learn(options: argparse.Namespace) -> int:
    from quadriga.selfplay.learn_command import learn

    return learn(options)
