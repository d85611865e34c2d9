"""The arguments of `play` and `replay`; their modules are imported only when they run."""

import argparse
import os
from typing import Any

from quadriga.language.catalogue import LANGUAGES, of_environment

ABOUT_PLAY = """\
Play a game in the terminal. Choose by number or by notation; `help` lists what else can be
typed. `quit` keeps the game, and the next `quadriga play GAME` takes it up again."""

ABOUT_REPLAY = """\
Show a record: every entry in a sentence, the last position and the result. With --verify only
play it: exit status 0 if every line and the result are right, 1 with the number of the line
that goes wrong, 2 if the file cannot be read or is no record."""


def add_parsers(subparsers: Any) -> None:
    """Add both commands; each sets the default `run` to its function."""
    _add_play(subparsers)
    _add_replay(subparsers)


def _add_play(subparsers: Any) -> None:
    parser = subparsers.add_parser("play", help="play in the terminal", description=ABOUT_PLAY)
    parser.add_argument("game", metavar="GAME", help="the name of the game, such as imperator")
    parser.add_argument("--variant", metavar="NAME", help="a variant of the game")
    parser.add_argument(
        "--option",
        metavar="NAME=NUMBER",
        action="append",
        default=[],
        help="an option of the game, such as standing=2",
    )
    who = parser.add_mutually_exclusive_group()
    who.add_argument(
        "--players",
        metavar="LIST",
        help="who sits where: you, names of people such as Livia, and bots (docs/bots.md), "
        "as in you,emperor",
    )
    who.add_argument("--bot", metavar="NAME", help="watch this bot play, such as emperor")
    parser.add_argument("--seed", metavar="TEXT", help="deal alike each time, from this seed")
    parser.add_argument("--record", metavar="FILE", help="write the match to this file at the end")
    parser.add_argument(
        "--new", action="store_true", help="begin anew; a kept game is set aside, not deleted"
    )
    parser.add_argument(
        "--data",
        metavar="FOLDER",
        help="where games are kept (default: QUADRIGA_DATA, or the system's data folder)",
    )
    _add_language(parser)
    parser.set_defaults(run=_play)


def _add_replay(subparsers: Any) -> None:
    parser = subparsers.add_parser("replay", help="show a record", description=ABOUT_REPLAY)
    parser.add_argument("file", metavar="FILE", help="the record; - reads from standard input")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--verify", action="store_true", help="only check that it plays")
    how.add_argument("--step", action="store_true", help="draw the position after each entry")
    _add_language(parser)
    parser.set_defaults(run=_replay)


def _add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language",
        choices=tuple(LANGUAGES),
        default=of_environment(os.environ),
        help="the language to play in (default: LANGUAGE, LC_ALL, LC_MESSAGES or LANG)",
    )


def _play(options: argparse.Namespace) -> int:
    from quadriga.terminal.play_command import play

    return play(options)


def _replay(options: argparse.Namespace) -> int:
    from quadriga.terminal.replay_command import replay

    return replay(options.file, options.language, verify=options.verify, step=options.step)
