"""Data files changed in one place, for the tests that show that the file decides."""

from quadriga.games.all_roads import AllRoads
from quadriga.games.all_roads.box.loading import read
from tests.games import data_files
from tests.games.data_files import Change, Data, written

TEXT = data_files.text_of("all_roads")
DATA = data_files.changed(TEXT)


def changed(*changes: Change) -> Data:
    """The data file with these changes."""
    return data_files.changed(TEXT, *changes)


def game_with(*changes: Change, seats: int = 2, variant: str = "standard") -> AllRoads:
    """The game that a changed data file describes."""
    return AllRoads(seats=seats, variant=variant, box=read(written(changed(*changes))))


def tile(data: Data, name: str) -> Data:
    """One tile, by its id."""
    found: Data = next(row for row in data["tile"] if row["id"] == name)
    return found


def with_tiles(*rows: Data) -> Change:
    """A change to a set of these tiles; each row has an id and roads, and what else it names."""

    def change(data: Data) -> None:
        plain = {"springs": [], "trade_route": [], "copies": 1, "source": "ours"}
        data["tile"] = [plain | row for row in rows]
        count = sum(row["copies"] for row in data["tile"])
        data["box"]["tiles_per_player"] = count
        data["box"]["hex_tiles"] = count * len(data["box"]["colours"])

    return change
