"""Files that are there as a whole or not at all."""

import os
from contextlib import suppress
from pathlib import Path

from quadriga.core import BadRecord, Unavailable
from quadriga.core.records import load


def write_whole(path: Path, text: str) -> None:
    """Put a text into a file so that a crash leaves the old file or the new one, never half."""
    beside = _beside(path)
    try:
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except BaseException:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
        raise
    _settle(path.parent)


def _beside(path: Path) -> Path:
    return path.with_name(f".{path.name}.quadriga-new")


def _settle(folder: Path) -> None:
    """Make the new name durable; systems that cannot open a folder need not."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def record_file(name: str) -> Path:
    """The file that a match shall be written to, or a refusal before the match begins."""
    try:
        path = Path(name).resolve()
        if path.exists() and not _may_be_replaced(path):
            raise Unavailable(
                f"{name} is there already and is no record, so it is not written over. "
                "Choose another name for --record."
            )
        _beside(path).touch()
        _beside(path).unlink()
    except OSError as error:
        raise unwritable(name, error) from error
    return path


def _may_be_replaced(path: Path) -> bool:
    """Whether a file is a record, or has nothing in it."""
    if not path.is_file():
        return False
    try:
        return path.stat().st_size == 0 or bool(load(path))
    except BadRecord:
        return False


def unwritable(name: str, error: OSError) -> Unavailable:
    """What to say of a record file that cannot be written."""
    return Unavailable(
        f"{name} cannot be written ({error.strerror}). Choose another name for --record."
    )
