"""The catalogue taken apart: which messages there are, what each asks for, and who says them."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from quadriga.games import GAMES
from quadriga.language.catalogue import FRAME, source
from quadriga.table import lesson_of, rulebook_of

ROOT = Path(__file__).resolve().parents[2]
PYTHON = ROOT / "src" / "quadriga"
PAGE = ROOT / "client" / "src"

_STATIC = re.compile(r"\b(?:t|message|getMessage)\(\s*'([a-z0-9-]+)'")
_DYNAMIC = re.compile(r"\bt\(\s*(?!')[^)\s]")


@dataclass(frozen=True)
class Text:
    """What the catalogue has under an id: the arguments it asks for, and the ids it refers to."""

    arguments: frozenset[str]
    refers: frozenset[str]


@dataclass(frozen=True)
class Use:
    """A place where a message is said; `arguments` is None where they cannot be read there."""

    part: str
    id: str
    arguments: frozenset[str] | None
    where: str


class _Reader(Visitor):
    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.refers: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.refers.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.refers.add(f"-{node.id.name}")
        self.generic_visit(node)


@cache
def texts(language: str, part: str) -> dict[str, Text]:
    """Every message and term (with its dash) of one file; broken syntax is an error."""
    found: dict[str, Text] = {}
    for entry in FluentParser(with_spans=False).parse(source(language, part)).body:
        if isinstance(entry, ftl.Junk):
            raise ValueError(f"{language}/{part}.ftl: {entry.content}")
        if isinstance(entry, ftl.Message | ftl.Term):
            name = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
            if name in found:
                raise ValueError(f"{language}/{part}.ftl has {name} twice")
            reader = _Reader()
            reader.visit(entry)
            own = frozenset() if name.startswith("-") else frozenset(reader.arguments)
            found[name] = Text(own, frozenset(reader.refers))
    return found


def visible(language: str, part: str) -> dict[str, Text]:
    """What can be said in a part: the frame's messages, and the game's before them."""
    return {**texts(language, FRAME), **texts(language, part)}


def wanted(entries: dict[str, Text], name: str) -> frozenset[str]:
    """The arguments of a message and of all those that it refers to."""
    entry = entries[name]
    return entry.arguments.union(*(wanted(entries, one) for one in entry.refers))


def part_of(path: Path) -> str:
    """The game in whose folder a file lies, else the frame."""
    return next((part for part in path.relative_to(ROOT).parts if part in GAMES), FRAME)


@cache
def uses() -> tuple[Use, ...]:
    """Every place of the program and of the page that says something."""
    python = sorted(PYTHON.rglob("*.py"))
    page = sorted((*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")))
    return (
        *(use for game in GAMES for use in _in_lesson(game)),
        *(use for game in GAMES for use in _in_rulebook(game)),
        *(use for path in python for use in _in_python(path)),
        *(use for path in page if not path.name.endswith(".test.ts") for use in _in_page(path)),
    )


def _in_python(path: Path) -> Iterator[Use]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
            continue
        if node.func.id != "message":
            continue
        where = f"{path.relative_to(ROOT)}:{node.lineno}"
        name = node.args[0]
        if not (isinstance(name, ast.Constant) and isinstance(name.value, str)):
            raise ValueError(f"{where}: the id of a message must be written out")
        names = [keyword.arg for keyword in node.keywords]
        known = None if None in names else frozenset(name for name in names if name)
        yield Use(part_of(path), name.value, known, where)


def _in_lesson(game: str) -> Iterator[Use]:
    lesson = lesson_of(game)
    for step in () if lesson is None else lesson.steps:
        for said in (step.do, step.why, step.brought, step.otherwise, *step.wrong.values()):
            yield Use(game, said, frozenset(), f"the lesson of {game}")


def _in_rulebook(game: str) -> Iterator[Use]:
    where = f"the rulebook of {game}"
    for chapter in rulebook_of(game):
        yield Use(game, chapter.head, frozenset(), where)
        figures = () if chapter.figure is None else (chapter.figure,)
        for one in (*chapter.paragraph, *figures):
            yield Use(game, one.says, frozenset(one.values), where)


def _in_page(path: Path) -> Iterator[Use]:
    text = path.read_text("utf-8")
    where = str(path.relative_to(ROOT))
    if PAGE / "language" not in path.parents and (dynamic := _DYNAMIC.search(text)):
        raise ValueError(f"{where}: the id of a message must be written out: {dynamic[0]}")
    for found in _STATIC.finditer(text):
        yield Use(part_of(path), found[1], None, where)
