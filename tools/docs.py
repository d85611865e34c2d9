"""Writes the parts of docs that follow from code and data: `make docs`, `python -m tools.docs`.

Such a part stands between `<!-- made by tools.docs: KIND ARGUMENTS -->` and `<!-- end -->`:

    code PATH [NAME …]     a file, or classes, functions and methods of a Python file
    contract [except] NAME …    what modules of `quadriga.core` define, from its docstrings
    commands               every command and option of the program
    promises AUDIENCE      the promises of docs/promises.toml
    thumb                  the rules of thumb of docs/research/rules-of-thumb.toml

With `--check` nothing is written; the exit status says whether docs are up to date and readable
(`tools/prose.py`).
"""

import argparse
import ast
import importlib
import inspect
import re
import sys
import textwrap
import tomllib
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

import quadriga.core
from quadriga.cli import _parser
from tools import prose

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PART = re.compile(
    r"(?P<begin><!-- made by tools\.docs: (?P<kind>\w+)(?P<words>[^>]*?) -->\n)"
    r".*?(?P<end><!-- end -->)",
    re.DOTALL,
)
WIDTH = 110
CORE = ("rules", "game", "actors", "setup", "play", "knowledge", "advice", "learning", "guide")
"""The modules of the contract in the order in which they are read; others follow."""

FENCES = {".py": "python", ".sh": "sh", ".toml": "toml"}
GROWS = argparse.OPTIONAL, argparse.ZERO_OR_MORE


def main() -> int:
    """Write what is out of date, or list it, and what is hard to read."""
    check = "--check" in sys.argv[1:]
    faults = []
    for path in pages():
        text = path.read_text("utf-8")
        if (made := renewed(text)) == text:
            continue
        if check:
            faults.append(f"{path.relative_to(ROOT)}: out of date, run `make docs`")
        else:
            path.write_text(made, encoding="utf-8")
            print(f"wrote {path.relative_to(ROOT)}")
    if check:
        faults += prose.faults(ROOT)
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


def pages() -> list[Path]:
    """Every page of docs."""
    return sorted(DOCS.rglob("*.md"))


def renewed(text: str) -> str:
    """A page with all its made parts as they should be now."""

    def part(found: re.Match[str]) -> str:
        made = KINDS[found["kind"]](found["words"].split())
        return f"{found['begin']}{made.strip()}\n{found['end']}"

    return PART.sub(part, text)


# ---- code ----------------------------------------------------------------------------------------


def code(words: Sequence[str]) -> str:
    """A file, or the named definitions in it, as a block."""
    path, *names = words
    source = (ROOT / path).read_text("utf-8")
    if names:
        source = "\n\n\n".join(definitions(source, names, path)) + "\n"
    return f"```{FENCES[Path(path).suffix]}\n{source}```"


def definitions(source: str, names: Sequence[str], path: str) -> Iterator[str]:
    """The lines that define these (`CARDS`, `Tiny.apply`); members are below their class."""
    for owner, group in groupby(names, lambda name: name.rpartition(".")[0]):
        found = [_find(source, name, path) for name in group]
        lines = source.splitlines()
        if owner:
            head = lines[_find(source, owner, path).lineno - 1]
            yield f"{head}\n" + "\n\n".join(_lines(lines, one) for one in found)
        else:
            yield from (_lines(lines, one) for one in found)


def _find(source: str, name: str, path: str) -> ast.stmt:
    body: Sequence[ast.stmt] = ast.parse(source).body
    for step in name.split("."):
        node = next((one for one in body if step in _names(one)), None)
        if node is None:
            raise SystemExit(f"tools.docs: there is no {name} in {path}")
        body = getattr(node, "body", ())
    assert node is not None
    return node


def _lines(lines: Sequence[str], node: ast.stmt) -> str:
    first = min([node.lineno, *(one.lineno for one in getattr(node, "decorator_list", ()))])
    return "\n".join(lines[first - 1 : node.end_lineno])


def _names(node: ast.stmt) -> set[str]:
    if isinstance(node, ast.Assign):
        return {target.id for target in node.targets if isinstance(target, ast.Name)}
    if isinstance(node, ast.AnnAssign):
        return {node.target.id} if isinstance(node.target, ast.Name) else set()
    return {getattr(node, "name", "")}


# ---- the contract --------------------------------------------------------------------------------


def contract(words: Sequence[str]) -> str:
    """What modules of the core define and everybody may use."""
    modules: dict[str, list[str]] = {}
    for name in quadriga.core.__all__:
        module = getattr(getattr(quadriga.core, name), "__module__", "")
        if module.startswith("quadriga.core.") and not name.startswith("Any"):
            modules.setdefault(module.rpartition(".")[2], []).append(name)
    left_out = (
        words[1:] if words[:1] == ["except"] else [one for one in modules if one not in words]
    )
    order = sorted(modules, key=lambda one: (CORE.index(one) if one in CORE else len(CORE), one))
    return "\n\n".join(_module(one, modules[one]) for one in order if one not in left_out)


def _module(name: str, defined: Sequence[str]) -> str:
    module = importlib.import_module(f"quadriga.core.{name}")
    source = inspect.getsource(module)
    lines = {one: source.find(f" {one}") for one in defined}
    members = [_member(getattr(module, one)) for one in sorted(defined, key=lines.__getitem__)]
    about = _paragraphs(inspect.getdoc(module) or "")
    heading = f"## `quadriga.core.{name}`"
    return "\n\n".join(part for part in (heading, about, *members) if part)


def _member(value: Any) -> str:
    if inspect.isclass(value):
        parts = [f"### {value.__name__}", _paragraphs(inspect.getdoc(value) or "")]
        if fields := list(_fields(value)):
            parts.append("\n".join(fields))
        return "\n\n".join(part for part in parts if part)
    if inspect.isfunction(value):
        return _item(_signature(value.__name__, value), inspect.getdoc(value) or "")
    return ""


def _fields(value: type) -> Iterator[str]:
    """The members that a class itself defines, in the order of its source."""
    notes = _notes(value)
    for name, kind in inspect.get_annotations(value).items():
        if not name.startswith("_") and name in notes:
            yield _item(f"{name}: {_type(kind)}", notes[name])
    for name, member in vars(value).items():
        if isinstance(member, classmethod):
            member = member.__func__
        if isinstance(member, property):
            yield _item(name, inspect.getdoc(member) or "")
        elif inspect.isfunction(member) and (name == "__call__" or not name.startswith("_")):
            yield _item(_signature(name, member), inspect.getdoc(member) or "")


def _notes(value: type) -> dict[str, str]:
    """What the texts below its fields say."""
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(value))).body
    assert isinstance(tree, ast.ClassDef)
    pairs = zip(tree.body, tree.body[1:], strict=False)
    return {
        field.target.id: inspect.cleandoc(str(note.value.value))
        for field, note in pairs
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and isinstance(note, ast.Expr)
        and isinstance(note.value, ast.Constant)
    }


def _signature(name: str, function: Callable[..., Any]) -> str:
    parameters = inspect.signature(function).parameters
    names = [str(one).partition(":")[0] for one in parameters.values()]
    return f"{name}({', '.join(one for one in names if one not in ('self', 'cls'))})"


def _type(kind: Any) -> str:
    return kind if isinstance(kind, str) else getattr(kind, "__name__", str(kind))


def _item(head: str, about: str) -> str:
    first, *others = [" ".join(one.split()) for one in about.split("\n\n")]
    lines = _wrapped(f"`{head}`: {first}", "- ", "  ")
    return "\n\n".join([lines, *(_wrapped(other, "  ", "  ") for other in others)])


def _paragraphs(about: str) -> str:
    """Docstring paragraphs; one that is set in columns stays so."""
    return "\n\n".join(_paragraph(one) for one in about.split("\n\n") if one)


def _paragraph(text: str) -> str:
    if re.search(r"\S {2,}\S", text):
        return f"```text\n{text}\n```"
    return _wrapped(" ".join(text.split()), "", "")


def _wrapped(text: str, first: str, others: str) -> str:
    return "\n".join(
        textwrap.wrap(
            text,
            WIDTH,
            initial_indent=first,
            subsequent_indent=others,
            break_long_words=False,
            break_on_hyphens=False,
        )
    )


# ---- the program ---------------------------------------------------------------------------------


def commands(_: Sequence[str]) -> str:
    """Every command of the program, with its options."""
    (choices,) = (one for one in _parser()._actions if isinstance(one, argparse._SubParsersAction))
    return "\n\n".join(_command(name, parser) for name, parser in choices.choices.items())


def _command(name: str, parser: argparse.ArgumentParser) -> str:
    shown = [one for one in parser._actions if one.help != argparse.SUPPRESS and one.dest != "help"]
    places = " ".join(_place(one) for one in shown if not one.option_strings)
    about = "\n\n".join(
        _wrapped(" ".join(one.split()), "", "") for one in (parser.description or "").split("\n\n")
    )
    items = "\n".join(_item(_option(one), _help(parser, one)) for one in shown)
    return f"## `quadriga {f'{name} {places}'.strip()}`\n\n{about}\n\n{items}"


def _place(action: argparse.Action) -> str:
    name = action.metavar or action.dest.upper()
    many = " …" if action.nargs in (argparse.ZERO_OR_MORE, argparse.ONE_OR_MORE) else ""
    return f"[{name}{many}]" if action.nargs in GROWS else f"{name}{many}"


def _option(action: argparse.Action) -> str:
    if not action.option_strings:
        return str(action.metavar or action.dest.upper())
    value = "" if action.nargs == 0 else f" {action.metavar or action.dest.upper()}"
    return ", ".join(action.option_strings) + value


def _help(parser: argparse.ArgumentParser, action: argparse.Action) -> str:
    text = parser._get_formatter()._expand_help(action)
    return " ".join(text.split()).replace("|", "\\|")


# ---- data ----------------------------------------------------------------------------------------


def promises(words: Sequence[str]) -> str:
    """The promises to somebody, each with the tests that hold it."""
    (audience,) = words
    data = tomllib.loads((DOCS / "promises.toml").read_text("utf-8"))
    return "\n\n".join(_promise(one) for one in data[audience])


def _promise(one: dict[str, Any]) -> str:
    text = _wrapped(f"**{one['promise']}** {one.get('more', '')}".strip(), "", "")
    count = f"{len(one['tests'])} tests" if len(one["tests"]) > 1 else "1 test"
    names = "\n".join(f"- `{name}`" for name in one["tests"])
    return f"{text}\n\n<details><summary>{count}</summary>\n\n{names}\n\n</details>"


def thumb(_: Sequence[str]) -> str:
    """The rules of thumb of each game, with the sentences of its lesson."""
    data = tomllib.loads((DOCS / "research" / "rules-of-thumb.toml").read_text("utf-8"))
    return "\n\n".join(
        "\n".join([f"### {game['title']}", "", *map(_rule, game["rule"])]) for game in data.values()
    )


def _rule(rule: dict[str, Any]) -> str:
    quotes = ", ".join(f"“{one['text']}” ({_step(one)})" for one in rule["sentence"])
    judged = ", ".join(f"`{name}`" for name in rule["in"]) or "the points"
    return _wrapped(f"**{rule['rule']}** {quotes}: {judged}", "- ", "  ")


def _step(quote: dict[str, Any]) -> str:
    return f"{'after ' if quote.get('after') else ''}{quote['step']}"


KINDS: dict[str, Callable[[Sequence[str]], str]] = {
    "code": code,
    "contract": contract,
    "commands": commands,
    "promises": promises,
    "thumb": thumb,
}

if __name__ == "__main__":
    sys.exit(main())
