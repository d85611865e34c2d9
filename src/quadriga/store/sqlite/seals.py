"""The seal at the end of a copy: a checksum that shows every changed bit.

It follows the last page of the database, where SQLite ignores it.
"""

import hashlib
from pathlib import Path
from typing import IO, Final

from quadriga.core import Unavailable
from quadriga.kit.files import sync_file
from quadriga.language import message

_MARK: Final = b"\nquadriga copy sha256 "
_LENGTH: Final = len(_MARK) + 64 + 1
_CHUNK: Final = 1 << 20


def add_seal(file: Path) -> None:
    """Seal a database that nobody writes to any more; raises `OSError`."""
    with file.open("rb+") as opened:
        seal = _seal(opened, file.stat().st_size)
        opened.write(seal)
    sync_file(file)


def check_seal(file: Path) -> bool:
    """Whether the file has a seal; raises `Unavailable` if the seal is broken, or `OSError`."""
    length = file.stat().st_size - _LENGTH
    with file.open("rb") as opened:
        opened.seek(max(0, length))
        seal = opened.read()
        if not seal.startswith(_MARK):
            return False
        opened.seek(0)
        if seal != _seal(opened, length):
            raise Unavailable(message("backup-altered", file=str(file)))
    return True


def _seal(opened: IO[bytes], length: int) -> bytes:
    """The seal of the next `length` bytes, which it reads."""
    digest = hashlib.sha256()
    while length > 0 and (read := opened.read(min(length, _CHUNK))):
        digest.update(read)
        length -= len(read)
    return _MARK + digest.hexdigest().encode() + b"\n"
