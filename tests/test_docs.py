"""Docs are up to date and readable, their examples run, and their commands are commands."""

import doctest
import importlib
import pkgutil
import re
import shlex
from pathlib import Path

import pytest

import quadriga
from quadriga.bots.foreign.foreign import MAX_STARTS, PROTOCOL
from quadriga.bots.foreign.program import MAX_ANSWER_BYTES
from quadriga.cli import _parser
from quadriga.server.guard.limits import Limits, Rate
from tools import docs, prose

ROOT = Path(__file__).parent.parent
PAGES = {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in docs.pages()}
BOTS = PAGES["docs/reference/bots.md"]

COMMAND = re.compile(r"^(?:\S+=\S+ )*quadriga ([a-z].*?)(?: …)?$", re.MULTILINE)
COMMANDS = sorted(
    {
        line
        for text in PAGES.values()
        for block in re.findall(r"```sh\n(.*?)```", text, re.DOTALL)
        for line in COMMAND.findall(block.replace("\\\n", " "))
    }
)
EXAMPLES = {
    name: "\n".join(found)
    for name, text in PAGES.items()
    if (found := re.findall(r"```python\n(>>> .*?)```", text, re.DOTALL))
}
MODULES = sorted(
    info.name
    for info in pkgutil.walk_packages(quadriga.__path__, "quadriga.")
    if "migrations" not in info.name and not info.name.endswith("__main__")
)


# ---- up to date and readable ---------------------------------------------------------------------


@pytest.mark.parametrize("name", PAGES)
def test_what_is_made_from_code_and_data_is_up_to_date(name: str) -> None:
    assert docs.renewed(PAGES[name]) == PAGES[name], "run `make docs`"


def test_docs_can_be_read_to_the_end_and_links_lead_somewhere() -> None:
    assert prose.faults(ROOT) == []


def test_long_lines_paragraphs_and_broken_links_are_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A page\n\n## The end", "utf-8")
    fine = "word " * prose.MAX_PARAGRAPH
    text = f"{fine}\n\n- {fine}word\n  more\n\n```text\n{fine}{fine}\n```\n| {fine}{fine}|\n"
    assert [*prose.long_paragraphs(text)] == [":3: 93 words in a paragraph, at most 90"]
    assert [*prose.long_lines("a" * 120 + "\n" + "é" * 121)] == [
        ":2: 121 characters in a line, at most 120"
    ]
    links = "[a](page.md) [b](page.md#the-end) [c](https://example.org) [d](no.md) [e](page.md#x)"
    assert [*prose.broken_links(page, links)] == [
        ": the link no.md leads nowhere",
        ": there is no heading for the link page.md#x",
    ]


def test_a_part_that_is_out_of_date_is_made_again() -> None:
    begin, end = "<!-- made by tools.docs: code examples/bots/one_step.py -->\n", "<!-- end -->"
    source = (ROOT / "examples" / "bots" / "one_step.py").read_text("utf-8")
    assert docs.renewed(f"{begin}old\n{end}") == f"{begin}```python\n{source}```\n{end}"


def test_definitions_are_found_by_their_names() -> None:
    b = "class B:\n    c: int = 2\n\n    @property\n    def d(self) -> int:\n        return 3"
    source = f"A = 1\n\n\n{b}\n\n    e = 4\n"
    assert [*docs.definitions(source, ["A", "B.c", "B.d"], "x.py")] == ["A = 1", b]
    with pytest.raises(SystemExit):
        [*docs.definitions(source, ["B.f"], "x.py")]


# ---- what they show works ------------------------------------------------------------------------


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_of_a_page_run(name: str) -> None:
    test = doctest.DocTestParser().get_doctest(EXAMPLES[name], {}, name, name, 0)
    assert test.examples
    assert doctest.DocTestRunner().run(test).failed == 0


def test_the_examples_of_docstrings_run() -> None:
    tried = 0
    for name in MODULES:
        path = Path(str(importlib.util.find_spec(name).origin))  # type: ignore[union-attr]
        if ">>> " in path.read_text("utf-8"):
            failed, count = doctest.testmod(importlib.import_module(name))
            assert not failed
            tried += count
    assert tried


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_is_understood(command: str) -> None:
    _parser().parse_args(shlex.split(command, comments=True))


def test_the_protocol_of_bots_is_shown_in_its_version() -> None:
    assert f"\nquadriga {PROTOCOL} " in BOTS
    assert f"at most {MAX_STARTS} times a game" in BOTS
    assert f"more than {MAX_ANSWER_BYTES} bytes" in BOTS


def test_every_limit_is_listed_with_its_value() -> None:
    page = PAGES["docs/how-to/deploy.md"]
    for name in Limits.__struct_fields__:
        value = getattr(Limits(), name)
        shown = f"{value.burst}/{value.per_minute}" if isinstance(value, Rate) else f"{value:g}"
        assert re.search(rf"^\| `{name}` \|.*\| `{shown}` \|$", page, re.MULTILINE), name
