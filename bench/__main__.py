"""Runs every benchmark and prints a report: `make bench`, or `make bench ARGS=--write`.

With `--only page` only the page is measured, and its part of the kept report is made anew.
"""

import argparse
import platform
import sys
from importlib.metadata import version
from pathlib import Path

from bench import engines, load, measure, page, searching, server, speed

REPORT = Path(__file__).parent.parent / "docs" / "research" / "benchmarks.md"
PEERS = ("catanatron", "open_spiel")
BASELINE = "Catanatron"
OURS = (
    *(("imperator", 1), ("all_roads", 2), ("all_roads", 4)),
    *(("minerva", 1), ("minerva", 2), ("minerva", 4)),
    *(("carpe_diem", 2), ("carpe_diem", 4)),
)

PAGE_HEADING = "## The page in a browser"
"""Begins the last part of the report."""

SEARCHED = (("imperator", 1), ("all_roads", 2), ("minerva", 2), ("carpe_diem", 2))


def main() -> None:
    """Measures, prints, and with --write keeps the report."""
    parser = argparse.ArgumentParser(prog="make bench")
    parser.add_argument("--rounds", type=int, default=7, help="how often all play in turn")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each plays a round")
    parser.add_argument("--only", choices=("page",), help="measure this part alone")
    parser.add_argument("--write", action="store_true", help="keep the report in docs")
    args = parser.parse_args()
    text = kept_report() if args.only == "page" else full_report(args.rounds, args.seconds)
    text += "\n".join([PAGE_HEADING, "", *measure_page(), ""])
    print(text)
    if args.write:
        REPORT.write_text(text, encoding="utf-8")


def kept_report() -> str:
    """What docs has before the part about the page."""
    return REPORT.read_text(encoding="utf-8").partition(PAGE_HEADING)[0].rstrip() + "\n\n"


def measure_page() -> list[str]:
    print("The page…", file=sys.stderr)
    return page.report(page.measure())


def full_report(rounds: int, seconds: float) -> str:
    """Measures everything before the part about the page."""
    players = [
        *(engines.ours(name, seats) for name, seats in OURS),
        engines.catanatron(),
        engines.open_spiel("backgammon"),
        engines.open_spiel("gin_rummy"),
    ]
    print(f"Random play, {rounds} rounds of {seconds:g} s each…", file=sys.stderr)
    speeds = measure.in_turn(players, rounds, seconds)
    print("Search and judgement…", file=sys.stderr)
    searchers = [
        *(searching.searching(name, seats) for name, seats in SEARCHED),
        *searching.open_spiel_searching("backgammon"),
        *(player for name, seats in SEARCHED for player in searching.judging(name, seats)),
    ]
    searches = measure.in_turn(searchers, rounds, seconds)
    print("The server…", file=sys.stderr)
    figures = server.measure()
    print("The server under load…", file=sys.stderr)
    under_load, crowds = load.report(load.Load()), speed.report(speed.Size())
    return report(speeds, searches, figures, under_load, crowds, rounds, seconds)


def report(
    speeds: list[measure.Speed],
    searches: list[measure.Speed],
    figures: server.Figures,
    under_load: list[str],
    crowds: list[str],
    rounds: int,
    seconds: float,
) -> str:
    """The report as Markdown, up to the part about the page."""
    base = next(one.decisions for one in speeds if one.name.startswith(BASELINE))
    rows = [
        f"| {s.name} | {s.games:,.1f} | {s.decisions:,.0f} | {s.decisions / base:.1f} |"
        for s in speeds
    ]
    versions = ", ".join(f"{name} {version(name)}" for name in (*PEERS, "msgspec", "litestar"))
    lines = [
        "# Benchmarks",
        "",
        "Made by `make bench ARGS=--write`. Times are processor time, so that a busy machine does",
        "not distort them. Absolute figures are those of one machine on one day. Compare ratios:",
        "they were taken in turn in the same run.",
        "",
        f"Python {platform.python_version()} on {platform.machine()}; {versions}.",
        "",
        "## Random play on one core",
        "",
        f"Medians of {rounds} rounds of {seconds:g} s; in each round all play one after the other.",
        "A decision is a player's choice; chance is played too, but not counted. The peers are",
        "other games with other rules: the ratio says what an engine costs a decision, not which",
        "game is better.",
        "",
        f"| engine | games a second | decisions a second | × {BASELINE} |",
        "|---|---:|---:|---:|",
        *rows,
        "",
        "## Search and judgement on one core",
        "",
        "A search compares whole turns by playouts, as the bots do, and counts the positions that",
        "it reaches or judges. OpenSpiel's searches play at random from the start to the end and",
        "count the positions of their playouts. `worth` judges one position, `worths` all that can",
        "follow one, at choices of quick games. In Imperator, `worth` within a turn looks at every",
        "way to end it.",
        "",
        "| what | positions a second | µs a position |",
        "|---|---:|---:|",
        *(f"| {s.name} | {s.decisions:,.0f} | {1e6 / s.decisions:.1f} |" for s in searches),
        "",
        "## Server and program",
        "",
        "| what | figure |",
        "|---|---:|",
        f"| start of `quadriga serve` to the first page served | {figures.first_page:.2f} s |",
        f"| resident memory, idle | {figures.idle:.0f} MiB |",
        f"| resident memory, {server.TABLES:,} open tables | {figures.with_tables:.0f} MiB |",
        f"| `quadriga --help` | {figures.help:.2f} s |",
        "",
        "## The server under load",
        "",
        "Made by `python -m bench.load`, over real sockets on the same machine. Latencies are wall",
        "time: they mean something on two quiet cores, one for the server and one for the client.",
        "",
        *under_load,
        "",
        "## Messages beside a bare echo",
        "",
        "Made by `python -m bench.speed`, over real sockets on the same machine. Tables of Minerva",
        "and Carpe Diem never pause. A move is checked, played, committed durably, rendered for",
        "its player (who has both seats) and for spectators, and sent to each of them. The next",
        "one follows when the last of them has it.",
        "",
        "Beside it, in the same run and in turns, a bare Litestar socket sends back what it gets:",
        "the very messages that the spectators were sent (*same*), then 100 bytes (*short*). It",
        "has as many connections as there are tables, the same client and uvicorn.",
        "",
        "- *sent/s* are messages to spectators and players that tell a move; *bytes* is the mean",
        "  of a spectator's.",
        "- *µs* is the server's processor time for each message or echo.",
        "- ***to same*** and *to short* are messages for each echo; the *µs* behind each",
        "  is the same by processor time, which means something on a busy machine as well.",
        "",
        "A move costs as much as some eighty echoes, whoever looks: it takes a crowd to share it.",
        "",
        *crowds,
        "",
        "",
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
