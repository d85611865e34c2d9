"""Every game has the rooms that docs/design.md names, and no others."""

import re
from pathlib import Path

import pytest

import quadriga.games
from quadriga.games import GAMES

PACKAGES = Path(quadriga.games.__file__).parent
DESIGN = Path(__file__).parents[2] / "docs" / "design.md"
ROOM = re.compile(r"\b[a-z_]+\.(?:py|toml|json)\b")


def section() -> str:
    """Section 1 of the design."""
    return DESIGN.read_text("utf-8").split("\n## ")[1]


def common() -> set[str]:
    """The rooms of every game: the first words of a line, or of a part after a semicolon."""
    (listed,) = re.findall(r"```text\ngames/<game>/\n(.*?)```", section(), re.DOTALL)
    parts = (part.split()[0] for line in listed.splitlines() for part in line.split(";"))
    return {name for name in parts if ROOM.fullmatch(name)}


def additional(game: str) -> set[str]:
    """The rooms that the table names for this game."""
    rows = re.findall(r"^\| (`.*?) \| (.*?) \| .* \|$", section(), re.MULTILINE)
    assert rows
    return {
        name
        for rooms, games in rows
        if game in games.lower().replace(" ", "_").split(",_")
        for name in ROOM.findall(rooms)
    }


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_rooms_that_the_design_names(game: str) -> None:
    found = {path.name for path in (PACKAGES / game).iterdir()} - {"__init__.py", "__pycache__"}
    assert found == {"phases"} | common() | additional(game)


@pytest.mark.parametrize("game", GAMES)
def test_no_room_is_named_twice(game: str) -> None:
    assert common() & additional(game) == set()
