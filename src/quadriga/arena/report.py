"""The report of an arena for people: a table, and sentences in technical English below it."""

from collections.abc import Iterator

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from quadriga.arena.run import Report, Verdict
from quadriga.arena.standings import Standing
from quadriga.arena.statistics import Interval

COLUMNS = ("bot", "games", "wins %", "points", "spread", "margin", "rating", "ms a decision")
NAME_WIDTH = 16
"""The least width of the column with the names of bots; longer ones wrap."""

WIDTH = 110
"""Columns of the table where the output is not a terminal."""


def show(report: Report) -> Console:
    """Print the table and the sentences below it; returns the console."""
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = WIDTH
    if report.standings:
        console.print(_table(report))
    for sentence in sentences(report):
        console.print(sentence, soft_wrap=True, markup=False, highlight=False)
    return console


def _table(report: Report) -> Table:
    table = Table(box=SIMPLE_HEAD, collapse_padding=True, pad_edge=False)
    for column in COLUMNS:
        if column == "bot":
            table.add_column(column, overflow="fold", min_width=NAME_WIDTH)
        else:
            table.add_column(column, justify="right", no_wrap=True)
    for standing in report.standings:
        table.add_row(*_cells(standing))
    return table


def _cells(standing: Standing) -> Iterator[str]:
    yield standing.bot
    yield str(standing.games)
    yield _cell(standing.wins, 100, 0 if standing.games < 1000 else 1)
    yield _cell(standing.points, 1, 1)
    yield f"{standing.spread:.1f}"
    yield _cell(standing.margin, 1, 1, sign="+")
    yield _cell(standing.rating, 1, 0, sign="+")
    time = standing.time
    if time is None:
        yield "-"
    else:
        mean, most, longest = (
            f"{micros / 1000:.3g}" for micros in (time.mean, time.percentile_99, time.longest)
        )
        yield f"{mean}\n99 %: {most}\nmax: {longest}"


def _cell(interval: Interval | None, factor: float, digits: int, sign: str = "") -> str:
    if interval is None:
        return "-"
    figure = f"{interval.mean * factor:{sign}.{digits}f}"
    if interval.low is None or interval.high is None:
        return figure
    ends = (f"{end * factor:{sign}.{digits}f}" for end in (interval.low, interval.high))
    return f"{figure}\n{' to '.join(ends)}"


def sentences(report: Report) -> Iterator[str]:
    """What the table doesn't say."""
    setup = report.plan.setup
    options = "".join(f" {name}={value}" for name, value in sorted(setup.options.items()))
    table = f"{setup.game} {setup.variant}{options}, {setup.seats} at the table"
    yield f"{table}, seed {report.plan.seed}: {report.games} games, {report.deals} deals."
    if report.interrupted:
        yield "Interrupted: only deals that were played in all their seatings are counted."
    if report.left_out:
        yield f"Finished games of later or unfinished deals, not counted: {report.left_out}."
    if report.standings:
        yield (
            "Below a figure stands its 95 % interval, by deal. Wins are the share of a seat; par "
            f"is {report.plan.par:.1%}. Time is processor time, of exec: bots wall time."
        )
    if report.verdict is not None:
        yield _verdict(report.verdict, report.games)
    for standing in report.standings:
        if standing.faults:
            kinds = ", ".join(f"{kind} {count}" for kind, count in standing.faults.items())
            yield (
                f"Faults of {standing.bot}: {sum(standing.faults.values())} of "
                f"{standing.decisions} decisions were left to the greedy bot ({kinds}); "
                f"the first: {standing.fault_example}"
            )


def _verdict(verdict: Verdict, games: int) -> str:
    known = f"{verdict.low:.1%} to {verdict.high:.1%} at {verdict.level:.0%}, at any time"
    if not verdict.clear:
        return (
            f"Not clear after {games} games: {verdict.bot} wins {known}; par is {verdict.par:.1%}."
        )
    side = "above" if (verdict.low + verdict.high) / 2 > verdict.par else "below"
    return f"Clear after {games} games: {verdict.bot} is {side} par, {verdict.par:.1%} ({known})."


def progress_bar(console: Console) -> Progress:
    """The bar while games are played; it vanishes at the end."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
