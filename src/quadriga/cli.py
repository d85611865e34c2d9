"""The command line program `quadriga`."""

import argparse
import gc
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from datetime import date
from functools import reduce
from io import TextIOWrapper
from math import inf
from pathlib import Path
from typing import Any, NoReturn

from quadriga.arena import commands as arena_commands
from quadriga.arguments import number, whole
from quadriga.core import Refusal, Unavailable
from quadriga.language import message
from quadriga.language.catalogue import of_environment
from quadriga.selfplay import commands as selfplay_commands
from quadriga.terminal.commands import arguments as terminal_arguments

EXIT_REFUSED = 2
DEFAULT_PACE, MAX_PACE = 0.4, 60
DEFAULT_AWAY, MAX_AWAY = 60, 24 * 60 * 60
MAX_WORKERS = 64

_port = whole(0, 65535, "not a port: choose a number up to 65535")
_workers = whole(1, MAX_WORKERS, f"no number of processes: choose one from 1 to {MAX_WORKERS}")
_playouts = whole(1, inf, "no number of playouts: choose 1 or more")
_pace = number(0, MAX_PACE, f"not a pace: choose a number of seconds from 0 to {MAX_PACE}")
_away = number(0, MAX_AWAY, f"not a time: choose a number of seconds from 0 to {MAX_AWAY}")

ABOUT_BACKUP = """\
Copy everything that a server keeps into one file, as it is at one moment. The server may go on:
nobody waits for it. The file has secrets in it, and only you may read it."""

ABOUT_RESTORE = """\
Put a copy that `quadriga backup` has made into the data folder. It is checked first, no server may
be using the folder, and what was there is kept in a folder beside it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status."""
    options = _parser().parse_args(arguments)
    if isinstance(sys.stdout, TextIOWrapper):
        with suppress(OSError):  # of a stream that was replaced by a pipe
            # The name of a file may have bytes that aren't text.
            sys.stdout.reconfigure(errors="backslashreplace")
    try:
        status: int | None = options.run(options)
    except Refusal as refusal:
        _print_refusal(refusal, getattr(options, "language", None))
        return EXIT_REFUSED
    except KeyboardInterrupt:
        return 0 if options.command == "serve" else 130
    except BrokenPipeError:
        # The reader has closed our output, as `| head` does, which is fine. The rest of the buffer
        # goes to the null device, because writing it at exit would fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        # From a file or folder that no command expects to fail; a disk may at any time.
        _print_refusal(_unusable(error), getattr(options, "language", None))
        return EXIT_REFUSED
    return status or 0


def _unusable(error: OSError) -> Refusal:
    reason = error.strerror or str(error)
    if error.filename is None:
        return Unavailable(message("system-failed", reason=reason))
    return Unavailable(message("file-unusable", file=str(error.filename), reason=reason))


def _print_refusal(refusal: Refusal, asked: str | None) -> None:
    from quadriga.language.translator import Translator  # slow and seldom needed

    translator = Translator(asked or of_environment(os.environ), refusal.part)
    print(f"quadriga: {translator.text(refusal.message)}", file=sys.stderr)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="quadriga", description="Four Roman board games in the browser and in the terminal."
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="print the version and exit")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    _add_serve(commands)
    _add_backups(commands)
    for part in (terminal_arguments, arena_commands, selfplay_commands):
        part.add_parsers(commands)
    return parser


def _add_serve(commands: Any) -> None:
    parser = commands.add_parser("serve", help="serve the page", description="Serve the page.")
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--host", default="127.0.0.1", help="the address to listen on (default: %(default)s)"
    )
    where.add_argument(
        "--lan",
        action="store_true",
        help="let everybody in this network open the page and play, without encryption",
    )
    parser.add_argument(
        "--port", type=_port, help="the port to listen on (default: 8000, or the next free one)"
    )
    _add_data(parser)
    parser.add_argument(
        "--public-url",
        type=_public_url,
        metavar="URL",
        help="the address that others know the server by, behind a proxy (docs/how-to/deploy.md)",
    )
    parser.add_argument(
        "--trusted-proxy",
        type=_proxy,
        action="append",
        default=[],
        metavar="ADDRESS",
        help="an address or network whose X-Forwarded-For and X-Forwarded-Proto are believed; "
        "may be given several times",
    )
    parser.add_argument(
        "--limit",
        type=_limit,
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="another limit for one person, such as opening=30/6 (at once, and then a minute), "
        "moves=off or connections=500 (docs/how-to/deploy.md); may be given several times",
    )
    parser.add_argument(
        "--workers",
        type=_workers,
        default=1,
        metavar="N",
        help="serve with N processes, on PostgreSQL (docs/how-to/grow-a-server.md; "
        "default: %(default)s)",
    )
    parser.add_argument(
        "--open",
        action=argparse.BooleanOptionalAction,
        default=False,
        help="open the page in the browser, or not (the default)",
    )
    parser.add_argument(
        "--seed", metavar="TEXT", help="deal every match alike, from this seed (for tests)"
    )
    parser.add_argument(
        "--hint-playouts",
        type=_playouts,
        metavar="N",
        help="think so much about a hint, not for a time: with a seed it is the same (for tests)",
    )
    parser.add_argument(
        "--today",
        type=_day,
        metavar="DAY",
        help="play the deals of this day, such as 2026-11-17, whatever day it is (for tests)",
    )
    parser.add_argument(
        "--pace",
        type=_pace,
        default=DEFAULT_PACE,
        metavar="SECONDS",
        help="the least time between two moves of bots (default: %(default)s)",
    )
    parser.add_argument(
        "--away",
        type=_away,
        default=DEFAULT_AWAY,
        metavar="SECONDS",
        help="after how long without a connection somebody counts as gone (default: %(default)s)",
    )
    parser.set_defaults(run=_serve)


def _serve(options: argparse.Namespace) -> None:
    from quadriga.server.uvicorn.ports import listen
    from quadriga.server.uvicorn.reach import Reach, house

    # Before the slow imports, so that a port in use is reported at once.
    with listen(house() if options.lan else options.host, options.port) as listening:
        # Looking for garbage would take a third of the start, and there is none yet. The server
        # enables the collector once it is ready.
        gc.disable()
        from quadriga.home import data_folder
        from quadriga.house.house import Options
        from quadriga.server.guard.limits import Limits
        from quadriga.server.server import serve
        from quadriga.server.settings import Settings

        settings = Settings(
            Options(
                seed=options.seed,
                pace=options.pace,
                away=options.away,
                hint_playouts=options.hint_playouts,
                today=options.today,
            ),
            options.public_url,
            tuple(options.trusted_proxy),
            reduce(Limits.changed, options.limit, Limits()),
            options.workers,
            Reach.of(listening),
        )
        folder = data_folder(options.data)
        serve(listening, folder, browse=options.open, settings=settings)


def _add_backups(commands: Any) -> None:
    backup = commands.add_parser("backup", help="copy all matches", description=ABOUT_BACKUP)
    backup.add_argument("file", metavar="FILE", type=Path, help="the copy to make")
    backup.add_argument("--replace", action="store_true", help="write over FILE if it is there")
    backup.set_defaults(run=_backup)
    restore = commands.add_parser("restore", help="put a copy back", description=ABOUT_RESTORE)
    restore.add_argument("file", metavar="FILE", type=Path, help="the copy to put back")
    restore.set_defaults(run=_restore)
    for parser in (backup, restore):
        _add_data(parser)


def _backup(options: argparse.Namespace) -> None:
    from quadriga.store.sqlite.backup_commands import run_backup

    run_backup(options)


def _restore(options: argparse.Namespace) -> None:
    from quadriga.store.sqlite.backup_commands import run_restore

    run_restore(options)


def _add_data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--data",
        metavar="FOLDER",
        help="where matches are kept (default: QUADRIGA_DATA, or the system's data folder)",
    )


def _day(text: str) -> str:
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"{text!r} is not a day: write it like 2026-11-17"
        ) from None


def _public_url(text: str) -> Any:
    from quadriga.server.guard.public_address import PublicAddress

    try:
        return PublicAddress.parse(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text!r} is not a public address: {error}") from error


def _proxy(text: str) -> str:
    from ipaddress import ip_network

    try:
        return str(ip_network(text))
    except ValueError as error:
        raise argparse.ArgumentTypeError(
            f"{text!r} is not the address of a proxy: write one such as 127.0.0.1 or 10.0.0.0/8"
        ) from error


def _limit(text: str) -> str:
    from quadriga.server.guard.limits import Limits

    try:
        Limits().changed(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text!r} is not a limit: {error}") from error
    return text


class _Version(argparse.Action):
    """Prints the version, looked up only on demand."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object, **__: object) -> NoReturn:
        from quadriga.version import current

        print(f"quadriga {current()}")
        parser.exit()


if __name__ == "__main__":
    sys.exit(main())
