"""The arguments of `arena`; its modules are imported only when it runs."""

import argparse
from typing import Any

from quadriga.arguments import number, whole

ABOUT = """\
Let bots play many games against each other, every deal in all rotations of the seats, and say
what that proves. A bot is named emperor, emperor:KEY=VALUE, MODULE:CLASS or exec:COMMAND
(docs/reference/bots.md). Equal names are one bot in several seats. In a game for one, and with
--seats 1, all bots play the same deals alone; with fewer seats than bots every group of them
meets."""


def add_parsers(subparsers: Any) -> None:
    """Add the command; it sets the default `run` to its function."""
    parser = subparsers.add_parser(
        "arena", help="let bots play against each other", description=ABOUT
    )
    _add_what(parser)
    _add_how(parser)
    parser.set_defaults(run=_arena)


def _add_what(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="the game, such as all_roads")
    parser.add_argument("bots", metavar="BOT", nargs="*", help="the bots; the first is tested")
    parser.add_argument(
        "--games", type=_count, metavar="N", help="at least so many games (default: 100)"
    )
    parser.add_argument("--seed", metavar="TEXT", help="deal alike each time (default: 1)")
    parser.add_argument("--seats", type=_count, metavar="N", help="seats at the table")
    parser.add_argument("--variant", metavar="NAME", help="a variant of the game")
    parser.add_argument(
        "--option", metavar="NAME=NUMBER", action="append", default=[], help="an option of it"
    )
    parser.add_argument(
        "--until",
        type=_level,
        metavar="PERCENT",
        help="stop as soon as it is clear at this level, such as 95, whether the first bot wins "
        "more or less than its share",
    )
    parser.add_argument(
        "--limit",
        type=_seconds,
        metavar="SECONDS",
        help="time that a bot of somebody else has for a decision (default: 10)",
    )


def _add_how(parser: argparse.ArgumentParser) -> None:
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--processes", type=_count, metavar="N", help="processes (default: one for each core)"
    )
    where.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="play on a Ray cluster: auto, HOST:PORT, or local for a new one on this machine",
    )
    kept = parser.add_mutually_exclusive_group()
    kept.add_argument("--journal", metavar="FILE", help="write every finished game to this file")
    kept.add_argument("--resume", metavar="FILE", help="go on with this journal")
    parser.add_argument("--records", metavar="FOLDER", help="write a record of every game there")
    parser.add_argument("--json", metavar="FILE", help="write the report as JSON")


def _arena(options: argparse.Namespace) -> int:
    from quadriga.arena.arena_command import arena

    return arena(options)


_count = whole(1, 10_000_000, "not a number from 1 to 10 million")
_seconds = number(0.01, 3600, "not a number of seconds from 0.01 to 3600")
_percent = number(50, 99.99, "not a level in percent from 50 to 99.99")


def _level(text: str) -> float:
    return _percent(text) / 100
