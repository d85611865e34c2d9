"""Moments as they are written and compared: ISO 8601 in UTC."""

from datetime import datetime


def stamp(moment: datetime) -> str:
    """A moment to the second."""
    return moment.isoformat(timespec="seconds")


def precise_stamp(moment: datetime) -> str:
    """A moment to the microsecond, for sorting."""
    return moment.isoformat(timespec="microseconds")
