"""Atomic writing of files, and the file of `--record`."""

import os
from contextlib import suppress
from pathlib import Path

from quadriga.core import BadRecord, Unavailable
from quadriga.core.records import load
from quadriga.kit import files
from quadriga.kit.files import sync_folder
from quadriga.language import message


def write_whole(path: Path, text: str) -> None:
    """Write `text` atomically and durably: a crash leaves the old file or the new one.

    Only its owner can read the new one. Raises `OSError`; the old file is then unchanged.
    """
    temporary = _temporary_path(path)
    try:
        temporary.unlink(missing_ok=True)
        temporary.touch(files.FILE_MODE, exist_ok=False)
        with temporary.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    except BaseException:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def _temporary_path(path: Path) -> Path:
    return path.with_name(f".{path.name}.quadriga-new")


def record_file(name: str) -> Path:
    """The path for `--record`; raises `Unavailable` if it cannot be written or is no record."""
    try:
        path = Path(name).resolve()
        if path.exists() and not _may_be_replaced(path):
            raise Unavailable(message("record-not-replaced", file=name))
        _temporary_path(path).touch()
        _temporary_path(path).unlink()
    except OSError as error:
        raise unwritable(name, error) from error
    return path


def _may_be_replaced(path: Path) -> bool:
    """Whether the file is a record or empty."""
    if not path.is_file():
        return False
    try:
        return path.stat().st_size == 0 or bool(load(path))
    except BadRecord:
        return False


def unwritable(name: str, error: OSError) -> Unavailable:
    """The refusal for a record file that cannot be written."""
    reason = error.strerror or str(error)
    return Unavailable(message("record-unwritable", file=name, reason=reason))
