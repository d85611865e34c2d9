"""The finished matches of a person as files: JSON, and CSV for a spreadsheet."""

import csv
from collections.abc import Sequence
from io import StringIO
from typing import Final

from msgspec import to_builtins

from quadriga.house import wire
from quadriga.house.results.results import Result, opponents

_FORMULA: Final = tuple("=+-@\t\r")
"""Starts of cells that a spreadsheet would take for formulas."""


def exported(results: Sequence[Result], player: str) -> list[wire.ExportedResult]:
    """The results of `player` as data."""
    return [
        wire.ExportedResult(
            match=one.match.id,
            game=one.setup.game,
            variant=one.setup.variant,
            seats=one.setup.seats,
            ended=one.match.updated,
            points=one.points,
            place=one.place,
            won=one.won,
            title=None if one.title is None else one.title.printed,
            opponents=tuple(opponents(one.row, player)),
            given_up=one.given_up,
            stood_in=one.stood_in,
            hinted=one.hinted,
            daily=one.match.daily,
            campaign=one.match.campaign,
            counts=one.counts,
        )
        for one in results
    ]


def as_csv(rows: Sequence[wire.ExportedResult]) -> str:
    """The same as a table with a line of headings; nothing in it is a formula."""
    text = StringIO()
    writer = csv.writer(text)
    writer.writerow(wire.ExportedResult.__struct_fields__)
    for row in rows:
        writer.writerow([_cell(value) for value in to_builtins(row).values()])
    return text.getvalue()


def _cell(value: object) -> object:
    """A value as a cell: a text that looks like a formula gets an apostrophe before it."""
    if isinstance(value, list | tuple):
        value = " ".join(map(str, value))
    if value is None or isinstance(value, bool):
        return {None: "", True: "yes", False: "no"}[value]
    if isinstance(value, str) and value.startswith(_FORMULA):
        return f"'{value}"
    return value
