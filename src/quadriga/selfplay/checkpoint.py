"""Saved progress of learning: a file for each set-up, in a folder of their own."""

from pathlib import Path
from typing import TypeVar

import msgspec

from quadriga.core import AnyLearnable, BadComponents

P = TypeVar("P")


class Course(msgspec.Struct, frozen=True):
    """Everything that learning depends on; progress fits only the same course."""

    game: str
    rules: int
    fingerprint: str
    learned_key: str = msgspec.field(name="lesson")
    tables: dict[str, int]
    seed: int
    processes: int

    @property
    def file_name(self) -> str:
        """The name of the file with its progress."""
        return f"{self.learned_key.replace(' ', '-')}.msgpack"


class Checkpoint(msgspec.Struct, frozen=True):
    """A course with its progress so far."""

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
    """The progress of this kind that was saved here, or None.

    Raises `BadComponents` if the file is broken or belongs to another course.
    """
    path = folder / course.file_name
    if not path.exists():
        return None
    try:
        saved = msgspec.msgpack.decode(path.read_bytes(), type=Checkpoint)
        for field in Course.__struct_fields__:
            then, now = getattr(saved.course, field), getattr(course, field)
            if then != now:
                raise BadComponents(
                    f"{path}: its {field} is {then!r}, not {now!r}; choose another folder."
                )
        return msgspec.msgpack.decode(saved.progress, type=kind)
    except msgspec.DecodeError as error:
        raise BadComponents(f"{path}: {error}; choose another folder.") from error


def write_atomically(path: Path, content: bytes) -> None:
    """Write a file so that a reader sees either the old content or the new, even after a crash."""
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(f".{path.name}.quadriga-new")
    temporary.write_bytes(content)
    temporary.replace(path)
