"""The data file: what it must satisfy, and how a broken one is refused (section 6)."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from quadriga.core import BadComponents
from quadriga.games.carpe_diem import CarpeDiem
from quadriga.games.carpe_diem.box.loading import load, read
from tests.games.carpe_diem.boxes import DATA, TEXT, changed, row
from tests.games.carpe_diem.wording import text
from tests.games.data_files import Change, Data, written

ALL_WRITS = DATA["district_boards"][0]["writs"]
LANDSCAPES = ("pond", "garden", "vineyard", "farmyard")
DWELLINGS = ("merchant", "granary", "administration", "craftsman")


def parts(kind: str) -> list[tuple[Data, int]]:
    return [
        (part, tile["copies"])
        for tile in DATA["tiles"]
        for part in tile["parts"]
        if part["kind"] == kind
    ]


def test_the_box_is_complete() -> None:
    copies = Counter[str]()
    for tile in DATA["tiles"]:
        copies[tile["back"]] += tile["copies"]
    assert copies == {"white": 84, "black": 39}
    assert Counter(card["letter"] for card in DATA["forum_cards"]) == {
        "A": 12,
        "B": 12,
        "C": 12,
        "D": 24,
    }
    assert len(DATA["fountain_cards"]) == 24
    assert len(DATA["frame_parts"]) == 16
    assert len(DATA["district_boards"]) == 4


@pytest.mark.parametrize("kind", LANDSCAPES)
def test_no_landscape_can_have_more_than_four_tiles(kind: str) -> None:
    wide = sum(copies for part, copies in parts(kind) if len(part["edges"]) == 2)
    assert wide == 2
    assert sum(copies for _, copies in parts(kind)) == 16


@pytest.mark.parametrize("kind", DWELLINGS)
def test_dwellings_have_an_even_number_of_halves(kind: str) -> None:
    assert sum(copies for _, copies in parts(kind)) == 12


def test_reconstructed_entries_say_so() -> None:
    box = CarpeDiem.box()
    sources = Counter(tile.source.value for tile in box.tiles)
    assert sources["ours"] > 60
    assert {card.id for card in box.forum_cards if card.source.value in ("rulebook", "public")} == {
        *("a03", "a04", "a06", "a12", "b09", "b11", "c01", "c02", "c03", "c04"),
        *("d01", "d05", "d15", "d18"),
    }


def test_the_file_is_read_back_as_written() -> None:
    assert read(TEXT) == load()
    assert read(written(DATA)) == load()


# ---- refusals ------------------------------------------------------------------------------------


def set_(table: str, **fields: Any) -> Change:
    return lambda data: data[table].update(fields)


def edit(table: str, name: object, key: str = "id", **fields: Any) -> Change:
    return lambda data: row(data, table, name, key).update(fields)


def drop(table: str, field: str | None = None) -> Change:
    return lambda data: data.pop(table) if field is None else data[table].pop(field)


def remove(table: str, name: str) -> Change:
    return lambda data: data[table].remove(row(data, table, name))


def both(*changes: Change) -> Change:
    return lambda data: [change(data) for change in changes]


def goals(*goals: tuple[str, int, int]) -> list[Data]:
    return [{"kind": kind, "position": position, "vp": vp} for kind, position, vp in goals]


def one_part(kind: str, edges: list[str], **more: int) -> list[Data]:
    return [{"kind": kind, "edges": edges, **more}]


def chart(points: list[int]) -> Change:
    rows = [{"chimneys": n, "vp": vp, "source": "ours"} for n, vp in enumerate(points)]
    return lambda data: data["villa_chart"].update(entries=rows)


BROKEN: dict[str, tuple[Change, str]] = {
    "format": (lambda data: data.update(format=2), "format: it must be 1"),
    "table missing": (drop("ring"), "ring: the table [ring] is missing"),
    "rows missing": (drop("tiles"), "tiles: there must be at least one"),
    "unknown table": (lambda data: data.update(extra={"a": 1}), "extra: there is no such table"),
    "unknown field": (edit("tiles", "w01", weight=3), "tiles 'w01': Object contains unknown field"),
    "no source": (
        lambda data: row(data, "tiles", "w01").pop("source"),
        "tiles 'w01': Object missing",
    ),
    "bad source": (edit("tiles", "w01", source="guess"), "tiles 'w01': Invalid enum value 'guess'"),
    "no id": (lambda data: row(data, "tiles", "w01").pop("id"), "tiles number 1: Object missing"),
    "chart entries": (lambda d: d["villa_chart"].pop("entries"), "entries: there must be at least"),
    "id twice": (edit("tiles", "w02", id="w01"), "tiles 'w01': the id is used twice"),
    "bad id": (edit("forum_cards", "a01", id="A 1"), "forum_cards 'A 1': an id has lower-case"),
    "alphabet": (
        set_("alphabet", landscapes=["garden", "pond", "vineyard", "farmyard"]),
        "alphabet:",
    ),
    "edges": (set_("alphabet", edges=["grass", "pond"]), "alphabet: edges must be"),
    "goods kind": (
        lambda data: data["landscape_goods"].reverse(),
        "landscape_goods: there must be one entry a landscape",
    ),
    "goods twice": (
        edit("landscape_goods", "garden", "kind", good="fish"),
        "landscape_goods: each landscape must yield a good of its own",
    ),
    "white": (edit("tiles", "w01", copies=5), "box: tiles_white says 84, but there are 83"),
    "black": (edit("tiles", "k01", copies=3), "box: tiles_black says 39, but there are 40"),
    "forum count": (remove("forum_cards", "a01"), "box: forum_cards says 60, but there are 59"),
    "fountain count": (remove("fountain_cards", "f01"), "box: fountain_cards says 24"),
    "frame count": (remove("frame_parts", "p16"), "box: frame_parts says 16"),
    "board count": (remove("district_boards", "board4"), "box: district_boards says 4"),
    "writ count": (set_("box", writs=35), "box: writs says 35, but there are 36"),
    "amount": (set_("amounts", granary_bread=0), "amounts: granary_bread must be 1 or more"),
    "return two": (set_("amounts", fountain_return=2), "amounts: fountain_return must be 1"),
    "bar": (set_("prestige_bar", last=0), "prestige_bar: first must be 0"),
    "forum size": (set_("forum", rows=0), "forum: rows and columns must be 1 or more"),
    "no row": (set_("bottom_row", spaces=0), "bottom_row: spaces must be 1 or more"),
    "backs": (
        set_("phases", backs=["white"]),
        "phases: there are 4 phases of rounds, and backs names a stack for each",
    ),
    "five phases": (
        both(set_("phases", count=5), set_("phases", backs=["white"] * 5)),
        "phases: there are 4 phases",
    ),
    "ring size": (set_("ring", spaces=1), "ring: there must be 2 to 12 spaces"),
    "too many dealt": (
        set_("phases", backs=["white"] * 4),
        "phases: 112 white tiles are dealt, but there are 84",
    ),
    "players": (set_("game", players=[2, 3]), "setup: there must be one entry for each number"),
    "five players": (
        both(edit("setup", 4, "players", players=5), set_("game", players=[2, 3, 5])),
        "setup 5: it is for 2 to 4 players",
    ),
    "start vp": (edit("setup", 2, "players", start_vp=[8]), "setup 2: start_vp must have a figure"),
    "taken": (
        edit("setup", 2, "players", tiles_taken_per_blueprint=3),
        "setup 2: the tiles taken from all blueprints",
    ),
    "taken too many": (
        both(edit("setup", 4, "players", tiles_taken_per_blueprint=8), set_("phases", rounds=14)),
        "setup 2: the tiles taken",
    ),
    "empty twice": (
        edit("setup", 2, "players", forum_empty=[1, 4, 9, 13]),
        "setup 2: forum_empty must name different spaces",
    ),
    "draw": (
        edit("setup", 2, "players", forum_draw={"A": 2, "B": 2, "C": 2, "D": 1}),
        "setup 2: forum_draw must fill the 8 used spaces",
    ),
    "marker spaces": (
        edit("setup", 3, "players", marker_spaces=12),
        "setup 3: marker_spaces must be 13",
    ),
    "too few spaces": (
        edit(
            "setup",
            2,
            "players",
            forum_empty=[2, 4, 5, 7, 10, 12],
            marker_spaces=1,
            forum_draw={"A": 2, "B": 2, "C": 1, "D": 1},
        ),
        "setup 2:",
    ),
    "too few cards": (
        edit("setup", 2, "players", forum_draw={"A": 13, "B": -5, "C": 0, "D": 0}),
        "setup 2: forum_draw must fill",
    ),
    "chart gap": (
        lambda data: data["villa_chart"]["entries"].pop(3),
        "villa_chart: the entries must count chimneys from 0",
    ),
    "chart falls": (chart([0, 0, 1, 3, 5, 7, 6]), "villa_chart: points must not fall"),
    "chart known": (chart([0, 0, 1, 2, 5, 7]), "villa_chart: 3 chimneys give 3 points"),
    "cell": (
        edit("district_boards", "board1", shovel="7,1"),
        "district_boards 'board1': a cell is",
    ),
    "eight writs": (
        edit("district_boards", "board1", writs=["1,1", *ALL_WRITS[:8]]),
        "district_boards 'board1': it has 9 writs on different cells",
    ),
    "shovel": (edit("district_boards", "board1", shovel="2,4"), "the shovel lies on a middle cell"),
    "shovel on writ": (
        edit("district_boards", "board1", shovel="4,3"),
        "the shovel lies on a middle",
    ),
    "one goal": (
        edit("frame_parts", "p01", goals=goals(("pond", 1, 4))),
        "frame_parts 'p01': it has two goals",
    ),
    "same goals": (
        edit("frame_parts", "p01", goals=goals(("pond", 1, 4), ("pond", 2, 3))),
        "frame_parts 'p01': its goals differ in kind and position",
    ),
    "same position": (
        edit("frame_parts", "p01", goals=goals(("pond", 1, 4), ("garden", 1, 3))),
        "frame_parts 'p01': its goals differ in kind and position",
    ),
    "position": (
        edit("frame_parts", "p01", goals=goals(("pond", 7, 4), ("garden", 4, 3))),
        "frame_parts 'p01': a goal has a position from 1 to 6",
    ),
    "facing": (
        edit("frame_parts", "p09", goals=goals(("pond", 6, 3), ("granary", 3, 4))),
        "frame_parts 'p09': its pond goal would face that of 'p01'",
    ),
    "red asks": (
        edit("forum_cards", "a01", requirement={"pond": 2}),
        "forum_cards 'a01': a card A asks for",
    ),
    "red gives": (
        edit("forum_cards", "a01", reward={"coins": 2}),
        "forum_cards 'a01': a card A or B",
    ),
    "villas ask": (
        edit("forum_cards", "c05", requirement={"pond": 2}),
        "forum_cards 'c05': a card C asks for",
    ),
    "built asks": (
        edit("forum_cards", "d02", requirement={"chimney": 2}),
        "forum_cards 'd02': a card D asks for",
    ),
    "asks nothing": (
        edit("forum_cards", "d02", requirement={}),
        "forum_cards 'd02': a card D asks",
    ),
    "asks 0": (edit("forum_cards", "d02", requirement={"granary": 0}), "it must ask for 1 or more"),
    "gives nothing": (edit("forum_cards", "d02", reward={}), "its reward must be something"),
    "three bread": (edit("forum_cards", "d20", reward={"bread": 3}), "a set must give less than 3"),
    "known card": (
        edit("forum_cards", "d01", requirement={"granary": 1}),
        "forum_cards: the card that gives 3 vp for 1 merchant is missing",
    ),
    "fountain kind": (
        edit("fountain_cards", "f01", kind="villa"),
        "there must be two cards for pond",
    ),
    "fountain vp": (
        edit("fountain_cards", "f01", vp=0),
        "fountain_cards 'f01': it must give points",
    ),
    "no copies": (edit("tiles", "w13", copies=0), "box: tiles_white says 84"),
    "edge value": (
        edit("tiles", "w13", edges=["pond", "grass", "lake", "grass"]),
        "tiles 'w13': it must have four edges of grass",
    ),
    "three edges": (edit("tiles", "w13", edges=["pond", "grass", "vineyard"]), "four edges"),
    "no part": (edit("tiles", "w13", parts=[]), "tiles 'w13': a white tile has one or two parts"),
    "black with two": (
        edit(
            "tiles",
            "k04",
            edges=["pond", "garden", "grass", "grass"],
            parts=[*one_part("pond", ["N"]), *one_part("garden", ["E"])],
        ),
        "tiles 'k04': a white tile has one or two parts, a black one exactly one",
    ),
    "parts alike": (
        edit(
            "tiles",
            "w09",
            parts=[*one_part("pond", ["N"]), *one_part("pond", ["S"])],
        ),
        "tiles 'w09': its parts must be of different kinds",
    ),
    "lost edge": (
        edit("tiles", "w09", parts=one_part("pond", ["N"])),
        "every edge that is not grass",
    ),
    "wrong edge": (edit("tiles", "w09", parts=one_part("garden", ["N", "S"])), "must show garden"),
    "single edges": (
        edit("tiles", "w13", parts=[*one_part("market", []), *one_part("pond", ["N"])]),
        "every edge that is not grass",
    ),
    "single with a part": (
        edit(
            "tiles",
            "w13",
            edges=["pond", "grass", "grass", "grass"],
            parts=[*one_part("market", []), *one_part("pond", ["N"])],
        ),
        "tiles 'w13': a market has no edges and no second part",
    ),
    "dwelling with two": (
        edit(
            "tiles",
            "k08",
            edges=["merchant", "merchant", "grass", "grass"],
            parts=one_part("merchant", ["N", "E"]),
        ),
        "tiles 'k08': half a merchant has exactly one edge",
    ),
    "wide landscape": (
        edit(
            "tiles",
            "w09",
            edges=["pond", "pond", "pond", "grass"],
            parts=one_part("pond", ["N", "E", "S"]),
        ),
        "tiles 'w09': a part of a pond has one or two edges",
    ),
    "four villa edges": (
        edit(
            "tiles",
            "w06",
            edges=["villa"] * 4,
            parts=one_part("villa", ["N", "E", "S", "W"], chimneys=1),
        ),
        "a villa part has one to three edges",
    ),
    "chimneys": (
        edit("tiles", "w06", parts=one_part("villa", ["N", "S"], chimneys=4)),
        "one to three chimneys",
    ),
    "chimneys elsewhere": (
        edit("tiles", "w09", parts=one_part("pond", ["N", "S"], chimneys=1)),
        "tiles 'w09': only a villa part has chimneys",
    ),
    "equal tiles": (
        edit(
            "tiles",
            "w15",
            edges=["vineyard", "grass", "pond", "grass"],
            parts=[*one_part("vineyard", ["N"]), *one_part("pond", ["S"])],
        ),
        "tiles 'w15': it is the same tile as 'w13'",
    ),
    "odd halves": (
        both(edit("tiles", "k08", copies=2), edit("tiles", "k01", copies=3)),
        "tiles: the edges of all merchant parts must be an even number",
    ),
    "too many wide": (
        both(edit("tiles", "w09", copies=3), edit("tiles", "w01", copies=4)),
        "tiles: at most two pond parts may have two edges, not 4",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_is_refused_with_the_entry_and_what_is_wrong(name: str) -> None:
    change, words = BROKEN[name]
    with pytest.raises(BadComponents) as refused:
        read(written(changed(change)))
    assert words in text(refused.value.message)
    assert text(refused.value.message).endswith(".")


def test_what_is_not_toml_is_refused() -> None:
    with pytest.raises(BadComponents, match="not a TOML file"):
        read("= 3")


# ---- the file decides ----------------------------------------------------------------------------

Look = Callable[[CarpeDiem], object]


@pytest.mark.parametrize(
    ("change", "look", "expected"),
    [
        (edit("setup", 2, "players", start_vp=[3, 4]), lambda g: g.scores(g.initial()), (3, 4)),
        (set_("prestige_bar", last=15), lambda g: g.tables.last, 15),
        (edit("fountain_cards", "f01", vp=1), lambda g: g.tables.fountain[0][1], 1),
        (lambda d: d["villa_chart"].update(beyond_step=5), lambda g: g.tables.chart[14], 31),
    ],
)
def test_an_owner_of_the_box_corrects_the_file_alone(
    change: Change, look: Look, expected: object
) -> None:
    game = CarpeDiem(seats=2, box=read(written(changed(change))))
    assert look(game) == expected
