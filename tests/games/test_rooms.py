"""Every game has the same folders, and each says what belongs there."""

import ast
from pathlib import Path

import pytest

import quadriga.games
from quadriga.games import GAMES

PACKAGES = Path(quadriga.games.__file__).parent
FOLDERS = {"box", "rules", "knowledge", "guide", "teach"}
MODULES = {
    "box": {"components.toml", "components.py", "loading.py", "checks.py"},
    "rules": {"actions.py", "state.py", "tables.py", "phases", "scoring.py", "view.py"},
    "knowledge": {"knowledge.py", "evaluation.py", "taught.py"},
    "guide": {"guide.py", "words.py", "choices.py", "log.py", "reasons.py", "merits.py"},
    "teach": {"lesson.toml", "rules.toml"},
}
"""What every game has in each folder, among others."""


def names(folder: Path) -> set[str]:
    """What is in a folder; a folder of compiled modules alone may be left over."""
    found = (path for path in folder.rglob("*") if path.suffix != ".pyc" and path.is_file())
    return {path.relative_to(folder).parts[0] for path in found} - {"__init__.py"}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_folders_of_all_games(game: str) -> None:
    assert names(PACKAGES / game) == {"game.py"} | FOLDERS
    for folder, needed in MODULES.items():
        assert needed <= names(PACKAGES / game / folder)


@pytest.mark.parametrize("game", GAMES)
def test_each_module_says_what_it_is_for(game: str) -> None:
    for path in (PACKAGES / game).rglob("*.py"):
        assert ast.get_docstring(ast.parse(path.read_text("utf-8"))), path
