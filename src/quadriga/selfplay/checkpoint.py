"""The files from which learning goes on: one for each set-up, in a folder of their own."""

from pathlib import Path
from typing import TypeVar

import msgspec

from quadriga.core import AnyLearnable, BadComponents

P = TypeVar("P")


class Course(msgspec.Struct, frozen=True):
    """What learning depends on: it goes on only with the same game, tables, seed and processes."""

    game: str
    rules: int
    fingerprint: str
    learned_key: str = msgspec.field(name="lesson")
    tables: dict[str, int]
    seed: int
    processes: int

    @property
    def file_name(self) -> str:
        """The file that has its progress."""
        return f"{self.learned_key.replace(' ', '-')}.msgpack"


class Checkpoint(msgspec.Struct, frozen=True):
    """How far a course has come."""

    course: Course
    progress: msgspec.Raw


def course_of(knowledge: AnyLearnable, seed: int, processes: int) -> Course:
    """The course for this knowledge."""
    game, tables = knowledge.game, dict(knowledge.feature_tables)
    key = knowledge.learned_key
    return Course(game.name, game.rules, game.fingerprint, key, tables, seed, processes)


def save(folder: Path, course: Course, progress: object) -> None:
    """Write the checkpoint; a crash leaves the old file or the new one."""
    packed = msgspec.Raw(msgspec.msgpack.encode(progress))
    content = msgspec.msgpack.encode(Checkpoint(course, packed))
    write_atomically(folder / course.file_name, content)


def load(folder: Path, course: Course, kind: type[P]) -> P | None:
    """The progress of this kind that was saved here, None if there is none.

    Raises `BadComponents` if the file is broken or belongs to another course.
    """
    path = folder / course.file_name
    if not path.exists():
        return None
    try:
        found = msgspec.msgpack.decode(path.read_bytes(), type=Checkpoint)
        for field in Course.__struct_fields__:
            then, now = getattr(found.course, field), getattr(course, field)
            if then != now:
                raise BadComponents(
                    f"{path}: its {field} is {then!r}, not {now!r}; choose another folder."
                )
        return msgspec.msgpack.decode(found.progress, type=kind)
    except msgspec.DecodeError as error:
        raise BadComponents(f"{path}: {error}; choose another folder.") from error


def write_atomically(path: Path, content: bytes) -> None:
    """Write a file so that whoever reads it finds the old content or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.quadriga-new")
    temporary.write_bytes(content)
    temporary.replace(path)
