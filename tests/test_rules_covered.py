"""Every rule and every worked example of a specification has a test that cites it."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
SPECIFICATIONS = sorted((ROOT / "docs" / "rules").glob("*-specification.md"))

# A rule opens an item of a list, an example opens a paragraph: **IMP-D1** …, **IMP-X1, seven …**
DEFINED = re.compile(r"^(?:- )?\*\*([A-Z]+-[0-9]?[A-Z]+[0-9]+)\b", re.MULTILINE)


def defined(text: str) -> list[str]:
    """The ids of rules and examples that a specification defines, in its order."""
    return DEFINED.findall(text)


def cited(source: str) -> Iterator[str]:
    """The ids that stand in `pytest.mark.rule(…)` anywhere in a module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            for argument in node.args:
                assert isinstance(argument, ast.Constant), ast.unparse(node)
                yield str(argument.value)


def all_defined() -> list[str]:
    return [rule for path in SPECIFICATIONS for rule in defined(path.read_text("utf-8"))]


@cache
def all_cited() -> dict[str, str]:
    """Every id that a test cites, with one place that does."""
    return {
        rule: str(path.relative_to(ROOT))
        for path in sorted(TESTS.rglob("*.py"))
        for rule in cited(path.read_text("utf-8"))
    }


def test_there_are_specifications() -> None:
    assert SPECIFICATIONS


@pytest.mark.parametrize("path", SPECIFICATIONS, ids=lambda path: path.stem)
def test_no_id_is_defined_twice(path: Path) -> None:
    rules = defined(path.read_text("utf-8"))
    assert rules
    assert len(set(rules)) == len(rules)


@pytest.mark.parametrize("path", SPECIFICATIONS, ids=lambda path: path.stem)
def test_every_rule_and_every_example_has_a_test(path: Path) -> None:
    covered = all_cited()
    missing = [rule for rule in defined(path.read_text("utf-8")) if rule not in covered]
    assert not missing, f"no test cites {', '.join(missing)}"


def test_every_cited_rule_exists() -> None:
    known = set(all_defined())
    unknown = [f"{rule} in {place}" for rule, place in all_cited().items() if rule not in known]
    assert not unknown, f"no specification defines {', '.join(unknown)}"


def test_rules_and_examples_are_found_in_a_specification() -> None:
    text = (
        "- **AAA-B1** A rule, not **AAA-B9**.\n"
        "  see IMP-B2\n"
        "**AAA-X1, an example.** Two …\n"
        "Some **bold** words.\n"
    )
    assert defined(text) == ["AAA-B1", "AAA-X1"]


def test_citations_are_found_in_a_test() -> None:
    # Written in parts, so that this module itself cites nothing that is unknown.
    mark = "pytest.mark.rule"
    source = f'@{mark}("AAA-B1")\n@{mark}("AAA-B2")\ndef test(): ...\n# {mark}("AAA-B3")\n'
    assert set(cited(source)) == {"AAA-B1", "AAA-B2"}
