"""The file from which learning goes on: `checkpoint.msgpack` in a folder of its own."""

from pathlib import Path
from typing import Final

import msgspec

from quadriga.core import AnyLearnable, BadComponents
from quadriga.learning.rounds import Progress
from quadriga.learning.weights import Weights

FILE_NAME: Final = "checkpoint.msgpack"


class Course(msgspec.Struct, frozen=True):
    """What learning depends on: it goes on only with the same game, tables, seed and processes."""

    game: str
    rules: int
    fingerprint: str
    tables: dict[str, int]
    seed: int
    processes: int


class Checkpoint(msgspec.Struct, frozen=True):
    """How far a course has come."""

    course: Course
    planned: int
    rounds: int
    games: int
    mean: float
    base: float
    values: bytes


def course_of(game: AnyLearnable, seed: int, processes: int) -> Course:
    """The course for this game."""
    tables = dict(game.feature_tables)
    return Course(game.name, game.rules, game.fingerprint, tables, seed, processes)


def save(folder: Path, course: Course, progress: Progress) -> None:
    """Write the checkpoint; a crash leaves the old file or the new one."""
    checkpoint = Checkpoint(
        course,
        progress.planned,
        progress.rounds,
        progress.games,
        progress.mean,
        progress.weights.base,
        progress.weights.packed(),
    )
    write_atomically(folder / FILE_NAME, msgspec.msgpack.encode(checkpoint))


def load(folder: Path, course: Course) -> Progress | None:
    """The progress that was saved here, None if there is none.

    Raises `BadComponents` if the file is broken or belongs to another course.
    """
    path = folder / FILE_NAME
    if not path.exists():
        return None
    try:
        found = msgspec.msgpack.decode(path.read_bytes(), type=Checkpoint)
    except msgspec.DecodeError as error:
        raise BadComponents(f"{path}: {error}; choose another folder.") from error
    for field in Course.__struct_fields__:
        then, now = getattr(found.course, field), getattr(course, field)
        if then != now:
            raise BadComponents(
                f"{path}: its {field} is {then!r}, not {now!r}; choose another folder."
            )
    weights = Weights.unpacked(found.base, found.values)
    return Progress(weights, found.planned, found.rounds, found.games, found.mean)


def write_atomically(path: Path, content: bytes) -> None:
    """Write a file so that whoever reads it finds the old content or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.quadriga-new")
    temporary.write_bytes(content)
    temporary.replace(path)
