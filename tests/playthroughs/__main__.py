"""Writes the playthroughs anew after a wanted change of rules: `python -m tests.playthroughs`."""

from quadriga.games import GAMES
from tests.playthroughs.playthrough import FOLDER, playthrough


def main() -> None:
    """Writes the playthrough of every game."""
    for name in GAMES:
        path = FOLDER / f"{name}.txt"
        path.write_text(playthrough(name), "utf-8", newline="\n")
        print(f"wrote {path.name}")


if __name__ == "__main__":
    main()
