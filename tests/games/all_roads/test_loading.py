"""The data file: what it must satisfy, and what our set satisfies besides."""

import pytest

from quadriga.core import BadComponents
from quadriga.games.all_roads import AllRoads
from quadriga.games.all_roads.box import hexes
from quadriga.games.all_roads.box.descriptions import described
from quadriga.games.all_roads.box.loading import load, read
from quadriga.kit.sources import Source
from tests.games.all_roads.boxes import DATA, TEXT, changed, tile
from tests.games.data_files import Change, Data, written
from tests.wording import english


def refusal(*changes: Change) -> str:
    with pytest.raises(BadComponents) as refused:
        read(written(changed(*changes)))
    return english("all_roads", refused.value.message)


def put(table: str, **fields: object) -> Change:
    return lambda data: data[table].update(fields)


def row(table: str, n: int, **fields: object) -> Change:
    return lambda data: data[table][n].update(fields)


def face(name: str, **fields: object) -> Change:
    return lambda data: tile(data, name).update(fields)


def drop(path: str) -> Change:
    table, _, field = path.partition(".")

    def change(data: Data) -> None:
        if not field:
            del data[table]
        elif isinstance(data[table], list):
            del data[table][0][field]
        else:
            del data[table][field]

    return change


BROKEN: list[tuple[Change, str]] = [
    (lambda data: data.update(format=2), "format: it must be 1."),
    (lambda data: data.update(game="minerva"), "game: it must be 'all_roads'."),
    (lambda data: data.update(extra={}), "extra: there is no such table"),
    (drop("box"), "box: the table [box] is missing."),
    (drop("tile"), "tile: there must be at least one [[tile]]."),
    (drop("tile.roads"), "tile 't01': Object missing required field `roads`"),
    (drop("constants.hand"), "constants: Object missing required field `hand`"),
    (drop("tile.source"), "tile 't01': Object missing required field `source`"),
    (put("readings", smallest_loop="3"), "readings: Expected `int`"),
    (put("readings", smallest_loop=0), "readings: smallest_loop must be 1 or more."),
    (put("box", source="guessed"), "box: Invalid enum value 'guessed'"),
    (put("box", colour="red"), "box: Object contains unknown field `colour`"),
    (row("rome", 0, source="public"), "rome [0, 0]: its source must be ours, the weakest"),
    (row("rome", 0, source_fields={"walls": "ours"}), "rome [0, 0]: source_fields names 'walls'"),
    (face("t02", id="t01"), "tile 't01': the id is used twice."),
    (face("t02", id="T02"), "tile 'T02': an id has lower-case letters"),
    (face("t02", id="t 2"), "tile 't 2': an id has lower-case letters"),
    (face("t01", copies=2), "box: tiles_per_player must be the sum of all copies, 13."),
    (face("t01", copies=0), "tile 't01': copies must be 1 or more."),
    (put("box", hex_tiles=47), "box: hex_tiles must be tiles_per_player for each colour."),
    (face("t01", roads=[], trade_route=[]), "tile 't01': it must have a road"),
    (face("t01", roads=[[]], trade_route=[]), "tile 't01': it must have a road"),
    (face("t04", roads=[[0, 1], [1, 2]]), "tile 't04': roads names a side twice."),
    (face("t04", roads=[[0, 2], [1, 3]]), "tile 't04': its groups of roads cross each other."),
    (face("t04", roads=[[0, 1, 6]]), "tile 't04': roads has a side that is not one of 0 to 5."),
    (face("t04", springs=[0]), "tile 't04': a hot spring lies on a side without a road."),
    (face("t04", springs=[4, 4]), "tile 't04': springs names a side twice."),
    (face("t04", springs=[-1]), "tile 't04': springs has a side that is not one of 0 to 5."),
    (face("t04", trade_route=[0, 3]), "tile 't04': a trade route lies between two sides of one"),
    (face("t04", trade_route=[0]), "tile 't04': a trade route lies between two sides of one"),
    (face("t04", trade_route=[0, 0]), "tile 't04': route names a side twice."),
    (
        face("t04", roads=[[0, 1], [2]], trade_route=[1, 2]),
        "tile 't04': a trade route lies between two sides of one",
    ),
    (lambda data: data["rome"].pop(), "rome: it has exactly two cells."),
    (row("rome", 1, cell=[2, 0]), "rome: it lies at the middle"),
    (row("rome", 1, cell=[1, 1]), "rome: its cells must be neighbours"),
    (row("rome", 1, inner=2), "rome: its cells must be neighbours"),
    (row("rome", 1, inner=5), "rome [1, 0]: inner is not listed among its roads."),
    (row("rome", 1, inner=7), "rome [1, 0]: inner has a side that is not one of 0 to 5."),
    (row("rome", 1, springs=[3]), "rome [1, 0]: a hot spring lies on a side without a road."),
    (row("rome", 1, roads=[1, 1]), "rome [1, 0]: roads names a side twice."),
    (
        lambda data: [half.update(roads=[]) for half in data["rome"]],
        "rome: at least one road must lead out.",
    ),
    (row("token", 0, count=8), "box: it says 76 tokens, but there are 80."),
    (row("token", 0, count=-1), "token 'house': count and points cannot be negative."),
    (
        lambda data: [token.update(points=0) for token in data["token"]],
        "token: at least one token must be worth something.",
    ),
    (row("token", 0, id="hut"), "token 'hut': Invalid enum value 'hut'"),
    (lambda data: data["token"].pop(), "token: there must be house, villa, spa, monument"),
    (lambda data: data["token"].reverse(), "token: there must be house, villa, spa, monument"),
    (put("constants", tiles_per_turn=5), "constants: tiles_per_turn must divide"),
    (put("constants", tiles_per_turn=0), "constants: tiles_per_turn must divide"),
    (put("constants", draw_per_turn=3), "constants: draw_per_turn must equal tiles_per_turn."),
    (put("constants", hand=1), "constants: hand must lie between"),
    (put("constants", hand=13), "constants: hand must lie between"),
    (put("constants", players=[]), "constants: players must name different numbers"),
    (put("constants", players=[1, 2]), "constants: players must name different numbers"),
    (put("constants", players=[2, 2]), "constants: players must name different numbers"),
    (put("constants", players=[2, 5]), "box: 4 colours are too few for so many players."),
    (put("box", colours=["red", "red", "blue", "green"]), "colour 'red': the id is used twice."),
    (put("box", starting_tiles=2), "box: there is 1 starting tile."),
    (put("full_length", players=3), "full_length: there must be a list of colours for each"),
    (put("full_length", sets_per_player=3), "full_length: each player has 3 colours"),
    (
        put("full_length", colours=[["red", "blue"], ["red", "green"]]),
        "full_length: the colours must be different ones of the box.",
    ),
    (
        put("full_length", colours=[["red", "blue"], ["black", "green"]]),
        "full_length: the colours must be different ones of the box.",
    ),
]


@pytest.mark.parametrize(("change", "words"), BROKEN, ids=[words for _, words in BROKEN])
def test_a_broken_file_is_refused_with_what_is_wrong(change: Change, words: str) -> None:
    assert refusal(change).startswith(words)


def test_what_is_not_toml_is_refused() -> None:
    with pytest.raises(BadComponents, match="This is not a TOML file"):
        read("[box\n")


def test_more_tiles_than_the_map_can_hold_are_refused() -> None:
    def many(data: Data) -> None:
        tile(data, "t01")["copies"] = 289
        data["box"] |= {"tiles_per_player": 300, "hex_tiles": 1_200}

    assert refusal(many).startswith("box: more than")


def test_a_changed_file_reads_back() -> None:
    assert read(written(DATA)) == read(TEXT) == load()
    assert described(load()) == AllRoads.box()


# ---- what our set satisfies besides --------------------------------------------------------------


def turned(sides: tuple[int, ...], n: int) -> frozenset[int]:
    return frozenset((k + n) % 6 for k in sides)


def test_the_tiles_are_the_twelve_ways_to_put_roads_on_a_hex() -> None:
    tiles = load().tiles
    roads = [tuple(k for group in t.roads for k in group) for t in tiles]
    patterns = {min(tuple(sorted(turned(sides, n))) for n in range(6)) for sides in roads}
    assert len(tiles) == len(patterns) == 12
    assert sum(map(len, roads)) == 41
    assert sum(len(t.springs) for t in tiles) == 8
    assert sum(bool(t.trade_route) for t in tiles) == 3
    assert all(len(t.roads) == 1 for t in tiles)


def test_rome_has_four_roads_and_looks_the_same_after_half_a_turn() -> None:
    first, second = load().rome
    assert len(first.roads) + len(second.roads) == 4
    assert turned(first.roads, 3) == frozenset(second.roads)
    assert turned((first.inner,), 3) == {second.inner}


def test_a_set_of_tokens_is_worth_40() -> None:
    assert sum(token.count * token.points for token in load().tokens) == 40
    assert sum(token.count for token in load().tokens) == 19


def test_what_is_reconstructed_says_so() -> None:
    box = load()
    assert all(entry.source is Source.OURS for entry in (*box.tiles, *box.rome, box.readings))
    assert all(token.source is Source.RULEBOOK for token in box.tokens)
    assert box.box.hex_tiles < hexes.FARTHEST
