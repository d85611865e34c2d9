"""The words of the map (ROA-G2, ROA-G3, ROA-G5, ROA-G8, ROA-G10) where a drawing shows them."""

import pytest

from quadriga.games.all_roads import AllRoads
from quadriga.games.all_roads.box import hexes
from quadriga.games.all_roads.box.faces import ROME, of_tile
from tests.games.all_roads.boxes import changed, game_with
from tests.games.all_roads.positions import RED, drawn, position, start

TWO = AllRoads(seats=2)


@pytest.mark.rule("ROA-G2")
def test_turning_adds_to_all_sides_and_never_mirrors() -> None:
    tables = TWO.tables
    tile = tables.tiles[tables.number["t05"]]  # roads 0 1 3, spring 4
    roads = [hexes.directions(face.roads) for face in of_tile(0, tile)]
    assert roads == [(0, 1, 3), (1, 2, 4), (2, 3, 5), (0, 3, 4), (1, 4, 5), (0, 2, 5)]
    springs = [hexes.directions(face.springs) for face in of_tile(0, tile)]
    assert springs == [(4,), (5,), (0,), (1,), (2,), (3,)]
    route = tables.tiles[tables.number["t02"]]  # a route between 0 and 2
    assert [hexes.directions(face.route) for face in of_tile(0, route)][4] == (0, 4)


@pytest.mark.rule("ROA-G2")
def test_different_groups_do_not_touch() -> None:
    # A loop cannot pass from one group of a tile to another.
    apart = drawn("0,0: 0 | 1; 1,0: 2 3; 0,1: 4 5")
    assert (apart.sizes, drawn("0,0: 0 1; 1,0: 2 3; 0,1: 4 5").sizes) == ([], [3])


@pytest.mark.rule("ROA-G3")
def test_rome_is_two_cells_joined_from_the_start() -> None:
    state = start(TWO).state
    assert {
        hexes.cell_text(cell): hexes.directions(lie & 63) for cell, lie in state.land.items()
    } == {
        "0,0": (0,),
        "1,0": (3,),
    }
    assert all(TWO.tables.faces.all[lie >> 6].tile == ROME for lie in state.land.values())
    roads = [hexes.directions(TWO.tables.faces.all[n].roads) for n in TWO.tables.faces.rome]
    assert roads == [(0, 2, 4), (1, 3, 5)]
    assert state.tokens == {}
    assert TWO.view(state, None).tiles == ()


@pytest.mark.rule("ROA-G3")
def test_romes_roads_are_read_from_the_data_file() -> None:
    game = game_with(lambda data: data["rome"][0].update(roads=[1, 3]))
    cells = {hexes.cell_text(cell) for cell in start(game).state.frontier}
    assert cells == {"0,1", "-1,0", "1,1", "2,-1"}
    assert changed()["rome"][0]["roads"] == [2, 4]


@pytest.mark.rule("ROA-G4")
def test_an_open_road_is_not_a_dead_end() -> None:
    now = drawn("0,0: 0 3")
    assert now.ends == {}
    assert drawn("0,0: 0 3; 1,0: 3").ends == {}
    assert [hexes.text(place) for place in drawn("0,0: 0 3; 1,0: 0").ends] == ["0,0/0"]
    assert drawn("0,0: 3; 1,0: 0").ends == {}


@pytest.mark.rule("ROA-G5")
def test_dead_ends_at_rome_are_named_by_their_road() -> None:
    # t12 at 1,-1 runs into both plain walls of Rome; t01 at 0,-1 stops Rome's road 4.
    into = position(TWO, RED, "t12", "", tiles="t12 0,-1 r0").after("place t12 1,-1 r0")
    assert {hexes.text(place) for place in into.state.ends} == {"1,-1/1", "1,-1/2"}
    stopped = position(TWO, RED, "t01", "", tiles="t12 2,-1 r0; t12 1,-1 r0")
    after = stopped.after("place t01 0,-1 r5")
    assert "0,0/4" in {hexes.text(place) for place in after.state.ends}


@pytest.mark.rule("ROA-G8")
def test_empty_cells_do_not_close_an_area() -> None:
    # Five tiles around a hole, open on one side: infinity is reached over the empty cell.
    five = "1,0: 2 4; 0,1: 3 5; -1,1: 0 4; -1,0: 1 5; 0,-1: 0 2"
    assert drawn(five).sizes == []
    assert drawn(five + "; 1,-1: 1 3").sizes == [6]


@pytest.mark.rule("ROA-G10")
def test_loops_are_the_smallest_cycles_one_an_area() -> None:
    # Two triangles side by side: the larger cycle around both is no loop.
    text = "0,0: 0 1; 1,0: 1 2 3; 0,1: 0 4 5; 1,1: 3 4"
    assert drawn(text).sizes == [3, 3]


@pytest.mark.rule("ROA-G10")
def test_the_smallest_loop_is_read_from_the_data_file() -> None:
    game = game_with(lambda data: data["readings"].update(smallest_loop=4))
    assert game.tables.smallest_loop == 4
    tiles = "t12 0,-1 r0; t12 1,-1 r0"
    now = position(game, RED, "t04 t12", "", tiles=tiles)
    after = now.after("place t12 1,-2 r0")
    after = after.after(after.legal[-1])
    assert "monument" not in " ".join(after.tokens.values())


@pytest.mark.rule("ROA-G10")
def test_an_area_with_too_short_a_loop_still_counts_as_inside() -> None:
    ring = """
        -2,0: 0 1 5; -2,1: 1 4; -2,2: 0 4; -1,2: 0 3; 0,2: 3 5; 1,1: 2 5
        2,0: 2 4; 2,-1: 1 4; 2,-2: 1 3; 1,-2: 0 3; 0,-2: 0 2; -1,-1: 2 5
        -1,0: 0 3; 0,0: 0 1 3; 1,0: 2 3, route 2 3; 0,1: 4 5
    """
    now = drawn(ring, smallest=4)
    assert now.sizes == [12]
    assert now.built({"1,0": "red house"}) == {"1,0": "red villa", "offers": ""}


@pytest.mark.rule("ROA-G6")
def test_a_spring_of_rome_counts_too() -> None:
    game = game_with(lambda data: data["rome"][0].update(springs=[5]))
    into = position(game, RED, "t12", "", tiles="t12 0,-1 r0").after("place t12 1,-1 r0")
    ends = {hexes.text(place): spring for place, spring in into.state.ends.items()}
    assert ends == {"1,-1/2": True, "1,-1/1": False}
