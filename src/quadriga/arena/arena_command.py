"""`quadriga arena`: plays the games that the options ask for and reports."""

import argparse
import os
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace
from rich.console import Console

from quadriga.arena.journal import FORMAT, Head, Journal, refusing
from quadriga.arena.ray_cluster import RayCluster
from quadriga.arena.report import progress_bar, show
from quadriga.arena.run import Report, Run
from quadriga.arena.schedule import Plan
from quadriga.arena.workers import LocalProcesses, PlayGames
from quadriga.bots.foreign.names import DEFAULT_SECONDS, find_bot
from quadriga.core import BadSetup, Setup, Unavailable
from quadriga.core.chance import parse_seed
from quadriga.core.setup import parse_option
from quadriga.games import GAMES, make
from quadriga.language import message

DEFAULT_GAMES: Final = 100
DEFAULT_SEED: Final = "1"
INTERRUPTED: Final = 130


def arena(options: argparse.Namespace) -> int:
    """Run the command and return its exit status."""
    players = _players(options)
    head, journal, run = _prepared(options)
    errors = Console(stderr=True)
    with closing(journal) if journal else nullcontext(), progress_bar(errors) as bar:
        task = bar.add_task("games", total=run.total, completed=run.played)
        records = None if options.records is None else Path(options.records)
        ended = run.play(
            players, journal, records, lambda now: bar.update(task, completed=now.played)
        )
    report = run.report(interrupted=not ended)
    console = show(report)
    if not ended and journal is not None:
        name = options.resume or options.journal
        console.print(f"Go on with: quadriga arena --resume {name}", soft_wrap=True)
    if options.json is not None:
        _write_json(Path(options.json), head, report)
    return 0 if ended else INTERRUPTED


def _prepared(options: argparse.Namespace) -> tuple[Head, Journal | None, Run]:
    """The head of the run, its journal if there is one, and the run so far."""
    if options.resume is not None:
        return _resumed(options)
    if options.game is None:
        raise BadSetup(message("arena-nothing-to-play", known=tuple(GAMES)))
    head = _head(options)
    run = Run(head.plan, head.games, head.until)
    journal = None
    if options.journal is not None:
        journal = Journal.create(Path(options.journal), head)
    return head, journal, run


def _resumed(options: argparse.Namespace) -> tuple[Head, Journal, Run]:
    journal, results = Journal.resume(Path(options.resume))
    kept = journal.head
    try:
        wanted = kept if options.game is None else _head(options)
        today = _identified(kept.plan, kept.games, kept.until)
        known = kept.plan, today.rules, today.components
        if (wanted.plan, wanted.rules, wanted.components) != known:
            raise Unavailable(message("arena-journal-other", file=options.resume))
        for bot in kept.plan.entrants:
            find_bot(bot)
        games = kept.games if options.games is None else options.games
        until = kept.until if options.until is None else options.until
        _check_until(kept.plan, until)
    except BaseException:
        journal.close()
        raise
    run = Run(kept.plan, games, until)
    run.add(results)
    return replace(kept, games=games, until=until), journal, run


def _head(options: argparse.Namespace) -> Head:
    plan = _plan(options)
    games = DEFAULT_GAMES if options.games is None else options.games
    _check_until(plan, options.until)
    return _identified(plan, games, options.until)


def _identified(plan: Plan, games: int, until: float | None) -> Head:
    game = make(plan.setup)
    return Head(FORMAT, plan, game.rules, game.fingerprint, games, until)


def _check_until(plan: Plan, until: float | None) -> None:
    if until is not None and len(plan.entrants) < 2:
        raise BadSetup(message("arena-until-alone"))


def _plan(options: argparse.Namespace) -> Plan:
    if options.game not in GAMES:
        make(Setup(options.game, 1))
    bots = tuple(options.bots)
    if not bots:
        raise BadSetup(message("arena-no-bots"))
    for bot in dict.fromkeys(bots):
        find_bot(bot)
    seats = _seats(options, len(bots))
    known = [setup for setup in GAMES[options.game].setups() if setup.seats == seats]
    setup = Setup(
        game=options.game,
        seats=seats,
        variant=options.variant or (known[0].variant if known else "standard"),
        options=dict(map(parse_option, options.option)),
    )
    make(setup)
    seed = parse_seed(DEFAULT_SEED if options.seed is None else options.seed)
    limit = DEFAULT_SECONDS if options.limit is None else options.limit
    return Plan(setup, bots, seed, limit)


def _seats(options: argparse.Namespace, bots: int) -> int:
    """The seats of a table: as the option says, else one for each bot, or 1 in a solitaire game."""
    if options.seats is None:
        alone = {setup.seats for setup in GAMES[options.game].setups()} == {1}
        return 1 if alone else bots
    seats: int = options.seats
    if seats > bots:
        raise BadSetup(message("arena-too-few-bots", seats=seats, bots=bots))
    return seats


def _players(options: argparse.Namespace) -> PlayGames:
    """What plays the games: a Ray cluster, or processes of this machine."""
    if options.ray is not None:
        return RayCluster(options.ray)
    return LocalProcesses(options.processes or os.cpu_count() or 1)


def _write_json(path: Path, head: Head, report: Report) -> None:
    """Write the report with its plan and every game that counts."""
    data = {"head": head, "report": report}
    with refusing(path):
        path.write_bytes(msgspec.json.format(msgspec.json.encode(data), indent=1) + b"\n")
