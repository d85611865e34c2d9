"""What docs/bots.md shows is what the examples are, and its commands are commands."""

import re
import shlex
from pathlib import Path

import pytest

from quadriga.bots.foreign import MAX_STARTS, PROTOCOL
from quadriga.bots.program import MAX_ANSWER_BYTES
from quadriga.cli import _parser

ROOT = Path(__file__).parent.parent
DOC = (ROOT / "docs" / "bots.md").read_text("utf-8")
EXAMPLES = ROOT / "examples" / "bots"
COMMANDS = re.findall(r"^quadriga (.*)$", DOC, re.MULTILINE)


@pytest.mark.parametrize("name", ["one_step.py", "by_word.sh"])
def test_an_example_is_shown_as_it_is(name: str) -> None:
    assert f"\n{(EXAMPLES / name).read_text('utf-8')}```" in DOC


def test_the_protocol_is_shown_in_its_version() -> None:
    assert f"\nquadriga {PROTOCOL} " in DOC
    assert f"at most {MAX_STARTS} times a game" in DOC
    assert f"more than {MAX_ANSWER_BYTES} bytes" in DOC


@pytest.mark.parametrize("command", [line for line in COMMANDS if line.split()[0] != "1"])
def test_a_command_is_understood(command: str) -> None:
    options = _parser().parse_args(shlex.split(command, comments=True))
    assert options.command in ("arena", "learn", "play")
