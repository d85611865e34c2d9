"""The arguments of `play`, `games` and `replay`, whose modules are imported only when they run."""

import argparse
import os
from contextlib import suppress
from typing import Any, NoReturn

from quadriga.language.catalogue import LANGUAGES, of_environment

MAX_DELAY = 60

ABOUT_PLAY = """\
Play a game in the terminal. Choose by number or by notation; `help` lists what else can be
typed. `quit` keeps the game, and the next `quadriga play GAME` takes it up again; `quadriga games`
lists what can be played and all games that are kept."""

ABOUT_GAMES = """\
List what can be played, with players and variants, and all games that are kept in the terminal:
those that were left (`quadriga play NAME` goes on) and those that have ended (`quadriga replay
NAME` shows them)."""

ABOUT_REPLAY = """\
Show a record: every entry in a sentence, the last position and the result. With --verify only
play it: exit status 0 if every line and the result are right, 1 with the number of the line
that goes wrong, 2 if the file cannot be read or is no record."""


def add_parsers(subparsers: Any) -> None:
    """Add the commands; each sets the default `run` to its function."""
    _add_play(subparsers)
    _add_games(subparsers)
    _add_replay(subparsers)


def _add_play(subparsers: Any) -> None:
    parser = subparsers.add_parser(
        "play", help="play in the terminal", description=ABOUT_PLAY, add_help=False
    )
    parser.add_argument(
        "-h", "--help", action=_PlayHelp, nargs=0, help="show this, what can be played, and exit"
    )
    parser.add_argument(
        "game",
        metavar="GAME",
        help="the name of the game, such as imperator, or of one that was set aside, such as "
        "imperator.1",
    )
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
        help="who sits where: you, names of people such as Livia, and bots, as in you,emperor "
        "(docs/reference/bots.md)",
    )
    who.add_argument("--bot", metavar="NAME", help="watch this bot play, such as emperor")
    parser.add_argument(
        "--delay",
        metavar="SECONDS",
        type=_seconds,
        help="time between the moves where only bots play (default: 1; 0 for a pipe)",
    )
    parser.add_argument("--seed", metavar="TEXT", help="deal alike each time, from this seed")
    parser.add_argument("--record", metavar="FILE", help="write the match to this file at the end")
    parser.add_argument(
        "--new", action="store_true", help="begin anew; a kept game is set aside, not deleted"
    )
    _add_common(parser)
    parser.set_defaults(run=_play)


class _PlayHelp(argparse.Action):
    """Prints the options, and what can be played."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object, **__: object) -> NoReturn:
        from quadriga.language.translator import Translator
        from quadriga.terminal.commands.games_command import playable
        from quadriga.terminal.display.screen import Screen

        translator = Translator(of_environment(os.environ))
        parser.print_help()
        Screen(translator).show("", playable(translator))
        parser.exit()


def _add_games(subparsers: Any) -> None:
    about = "list what can be played, and the games that are kept"
    parser = subparsers.add_parser("games", help=about, description=ABOUT_GAMES)
    _add_common(parser)
    parser.set_defaults(run=_games)


def _add_replay(subparsers: Any) -> None:
    parser = subparsers.add_parser("replay", help="show a record", description=ABOUT_REPLAY)
    parser.add_argument(
        "file",
        metavar="FILE",
        help="the record, or the name of a kept game, such as "
        "imperator.1; - reads from standard input",
    )
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--verify", action="store_true", help="only check that it plays")
    how.add_argument("--step", action="store_true", help="draw the position after each entry")
    _add_common(parser)
    parser.set_defaults(run=_replay)


def _add_common(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--data",
        metavar="FOLDER",
        help="where games are kept (default: QUADRIGA_DATA, or the system's data folder)",
    )
    parser.add_argument(
        "--language",
        choices=tuple(LANGUAGES),
        default=of_environment(os.environ),
        help="the language to play in (default: LANGUAGE, LC_ALL, LC_MESSAGES or LANG)",
    )


def _seconds(text: str) -> float:
    """A time from 0 to `MAX_DELAY` seconds."""
    with suppress(ValueError):
        if 0 <= (seconds := float(text)) <= MAX_DELAY:
            return seconds
    raise argparse.ArgumentTypeError(f"from 0 to {MAX_DELAY} seconds")


def _play(options: argparse.Namespace) -> int:
    from quadriga.terminal.commands.play_command import play

    return play(options)


def _games(options: argparse.Namespace) -> int:
    from quadriga.terminal.commands.games_command import games

    return games(options.data, options.language)


def _replay(options: argparse.Namespace) -> int:
    from quadriga.home import data_folder
    from quadriga.terminal.commands.replay_command import replay

    data = data_folder(options.data)
    return replay(options.file, data, options.language, verify=options.verify, step=options.step)
