"""What the README says works as it stands there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    """The code blocks of a language."""
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def commands() -> list[str]:
    """The commands of the program, without the comments behind them."""
    lines = [
        line.partition("#")[0].strip() for block in blocks("sh") for line in block.splitlines()
    ]
    return [line.removeprefix(".venv/bin/quadriga ") for line in lines if "bin/quadriga" in line]


def test_the_two_commands_are_there() -> None:
    assert "make play" in README
    assert "make test" in README


@pytest.mark.parametrize("example", blocks("python"))
def test_the_example_for_bot_builders_runs(example: str) -> None:
    done = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"\d+|lost", done.stdout.strip())


@pytest.mark.parametrize("command", commands())
def test_each_command_of_the_program_runs(command: str, tmp_path: Path) -> None:
    record = min((ROOT / "tests" / "records" / "imperator").glob("*.txt"))
    words = [str(record) if word == "FILE" else word for word in command.split()]
    if words[0] == "play":
        words += ["--data", str(tmp_path)]
    done = subprocess.run(
        [sys.executable, "-m", "quadriga", *words], input="quit\n", capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


PROSE = re.sub(r"```.*?```", "", README, flags=re.DOTALL)


@pytest.mark.parametrize("target", re.findall(r"\]\(((?!http)[^)]+)\)", PROSE))
def test_every_link_leads_somewhere(target: str) -> None:
    assert (ROOT / target).exists()
