"""Playing tiles (ROA-P1 to ROA-P6)."""

from random import Random

import pytest

from quadriga.games.all_roads import AllRoads
from quadriga.games.all_roads.box import hexes
from quadriga.games.all_roads.rules.phases.laying import Placements
from tests.games.all_roads.boxes import game_with, with_tiles
from tests.games.all_roads.plane import Plane, Shape, facing
from tests.games.all_roads.positions import BLUE, RED, Position, position
from tests.games.all_roads.test_examples import CLOSED_BUT_ONE
from tests.games.positions import played
from tests.wording import english

TWO = AllRoads(seats=2)


@pytest.mark.rule("ROA-P1")
def test_a_road_must_join_the_network() -> None:
    # 0,-1 lies above Rome's left half, whose road 4 comes to it by side 1.
    legal = position(TWO, RED, "t01", "").legal
    assert [line for line in legal if " 0,-1 " in line] == [
        "place t01 0,-1 r0",  # roads 0 and 1
        "place t01 0,-1 r1",  # roads 1 and 2
    ]


@pytest.mark.rule("ROA-P1")
def test_other_sides_need_not_match() -> None:
    now = position(TWO, RED, "t01 t12", "", tiles="t12 0,-1 r0")
    # At 1,-1 side 3 meets a road of 0,-1, sides 1 and 2 meet Rome's plain walls.
    assert "place t12 1,-1 r0" in now.legal
    after = now.after("place t12 1,-1 r0")
    assert {hexes.text(place) for place in after.state.ends} == {"1,-1/1", "1,-1/2"}


@pytest.mark.rule("ROA-P1")
def test_a_tile_goes_on_an_empty_cell_that_a_road_leads_to() -> None:
    for state in played(TWO, Random(1)):
        if type(state.phase).__name__ != "Laying":
            continue
        for action in TWO.legal_actions(state):
            assert action.cell not in state.land  # type: ignore[union-attr]


TWO_GROUPS = with_tiles(
    {"id": "a", "roads": [[0, 1], [3, 4]], "copies": 4},
    {"id": "b", "roads": [[0], [2, 4]], "springs": [1], "copies": 4},
    {"id": "c", "roads": [[0, 2, 3]], "trade_route": [2, 3], "copies": 4},
)


@pytest.mark.rule("ROA-P2")
@pytest.mark.rule("ROA-G7")
def test_one_group_that_joins_the_network_is_enough() -> None:
    game = game_with(TWO_GROUPS)
    now = position(game, RED, "a a", "", stacks=[(), ()])
    # At 0,-1 Rome's road comes in by side 1: either group may meet it.
    turns = [line[-2:] for line in now.legal if " 0,-1 " in line]
    assert turns == ["r0", "r1"]
    assert tuple(now.state.hands[0]) == (0, 0)
    after = now.after("place a 0,-1 r0")
    # The group of sides 3 and 4 does not belong to the network: nothing can be joined to it.
    cells = {hexes.cell_text(cell) for cell in after.state.frontier}
    assert cells == {"1,-1", "2,-1", "-1,1", "1,1"}


@pytest.mark.rule("ROA-G7")
def test_a_loose_group_joins_the_network_through_another_tile() -> None:
    game = game_with(TWO_GROUPS)
    lone = "a 0,-1 r0"
    assert not open_cells(game, lone) & {"-1,-1", "0,-2", "-1,0"}
    # From 1,-1 a road runs round over 1,-2 to 0,-2 and there meets side 4 of the first tile.
    road = f"{lone}; a 1,-1 r0; c 1,-2 r1"
    assert "-1,-1" not in open_cells(game, road)
    assert "-1,-1" in open_cells(game, f"{road}; a 0,-2 r0")


def open_cells(game: AllRoads, tiles: str) -> set[str]:
    """The cells that the network leads to, the same by both implementations."""
    state = position(game, RED, "a", "", tiles=tiles, stacks=[(), ()]).state
    shapes = {hexes.coordinates(cell): shape_of(game, lie) for cell, lie in state.land.items()}
    plane = Plane(shapes)
    network = plane.connected([(0, 0), (1, 0)])
    expected = {facing(side)[0] for side in plane.open_roads if side in network}
    found = {hexes.cell_text(cell) for cell in state.frontier}
    assert found == {f"{q},{r}" for q, r in expected}
    return found


def shape_of(game: AllRoads, lie: int) -> Shape:
    face = game.tables.faces.all[lie >> 6]
    return Shape(tuple(frozenset(hexes.directions(group)) for group in face.groups))


@pytest.mark.rule("ROA-P3")
def test_rotations_that_look_alike_are_one_choice() -> None:
    now = position(TWO, RED, "t03 t12", "")
    turns = {line.split(" ")[1]: set() for line in now.legal}  # type: dict[str, set[str]]
    for line in now.legal:
        turns[line.split(" ")[1]].add(line[-2:])
    assert turns == {"t03": {"r1", "r2"}, "t12": {"r0"}}
    refused = english("all_roads", TWO.guide.refusal(now.state, "place t03 0,-1 r4"))
    assert refused == "t03 looks the same when turned less: say r1."


@pytest.mark.rule("ROA-P3")
def test_a_route_or_a_spring_tells_rotations_apart() -> None:
    game = game_with(
        with_tiles(
            {"id": "a", "roads": [[0, 3]], "copies": 4},
            {"id": "b", "roads": [[0, 3]], "springs": [1], "copies": 4},
            {"id": "c", "roads": [[0, 1, 3, 4]], "trade_route": [0, 1], "copies": 4},
        )
    )
    turns = [face.turns for face in game.tables.faces.all[2:] if face.tile == 0]
    assert turns == [0, 1, 2]
    for tile in (1, 2):
        assert [f.turns for f in game.tables.faces.all if f.tile == tile] == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("ROA-P3")
def test_tiles_with_the_same_id_are_one_choice() -> None:
    game = game_with(with_tiles({"id": "a", "roads": [[0, 1]], "copies": 12}))
    one, two = (position(game, RED, hand, "", stacks=[(), ()]) for hand in ("a", "a a"))
    assert one.legal == two.legal
    assert len(two.after(two.legal[0]).state.hands[0]) == 1


@pytest.mark.rule("ROA-P4")
def test_every_tile_can_be_played_while_a_road_is_open() -> None:
    for seed in range(12):
        for state in played(TWO, Random(seed)):
            for tile in range(12):
                if state.frontier:
                    assert len(Placements(TWO.tables, state.frontier, (tile,)))


@pytest.mark.rule("ROA-P5")
def test_the_map_is_not_closed_while_others_could_play() -> None:
    hole = position(TWO, RED, "t01 t02 t03", "t01", tiles=CLOSED_BUT_ONE.rsplit(";", 2)[0])
    assert len(hole.state.frontier) > 1
    one = position(TWO, RED, "t12", "", tiles=NEARLY, stacks=[(), ()])
    many = position(TWO, RED, "t01 t12", "", tiles=NEARLY, stacks=[(), ()])
    assert closing(one) == closing(many, among="t12")
    assert not closing(many, among="t01")


NEARLY = "t01 0,-1 r0; t02 1,-1 r1; t04 2,-1 r1; t02 2,0 r2; t04 1,1 r3; t06 0,1 r3"


def closing(now: Position, among: str = "") -> list[str]:
    """The legal placements that close the map."""
    lines = [line for line in now.legal if among in line]
    return [line for line in lines if not now.after(line).state.frontier]


@pytest.mark.rule("ROA-P5")
def test_tiles_of_anybody_count_in_hand_or_stack() -> None:
    closer = "place t01 -1,1 r5"
    alone = position(TWO, BLUE, "", "t01", tiles=NEARLY, stacks=[(), ()])
    in_hand = position(TWO, BLUE, "t02", "t01", tiles=NEARLY, stacks=[(), ()])
    in_stack = position(TWO, BLUE, "", "t01", tiles=NEARLY, stacks=[("t02",), ()])
    own = position(TWO, BLUE, "", "t01 t12", tiles=NEARLY, stacks=[(), ()])
    assert closer in alone.legal
    assert closer not in in_hand.legal
    assert closer not in in_stack.legal
    assert closer not in own.legal
    said = english("all_roads", TWO.guide.refusal(in_hand.state, closer))
    assert said == "This would close the map while tiles are left. Leave a road open somewhere."


@pytest.mark.rule("ROA-P6")
def test_a_closed_map_ends_turn_and_game() -> None:
    now = position(TWO, RED, "t01 t05 t12", "t01 t02 t03 t04", tiles=CLOSED_BUT_ONE)
    after = now.after("place t01 1,-1 r3")
    # The first tile of a turn: no second one is asked for, houses are, and nothing is drawn.
    assert after.asked == "building"
    done = after.after("done")
    assert done.is_over
    assert len(done.state.hands[0]) == 2
    assert done.state.stacks == now.state.stacks
    assert done.game.result(done.state) == "0 0, won by seat 1 and seat 2"


@pytest.mark.rule("ROA-P6")
def test_the_second_tile_may_close_the_map_too() -> None:
    before = CLOSED_BUT_ONE.rsplit("; ", 1)[0]
    now = position(TWO, RED, "t02 t05 t12", "t01 t02 t03 t04", tiles=before)
    now = now.after("place t02 2,-1 r2")
    assert now.asked == "laying"
    assert now.after("place t05 1,-1 r1").after("done").is_over


def test_placements_are_a_sequence() -> None:
    rng = Random(3)
    for state in played(TWO, rng):
        if type(state.phase).__name__ != "Laying" or len(state.frontier) < 2:
            continue
        choices = TWO.legal_actions(state)
        every = list(choices)
        assert len(choices) == len(every)
        for n in rng.sample(range(len(every)), 5):
            assert choices[n] is every[n]
            assert choices[n - len(every)] is every[n]
        assert list(choices[2:9:3]) == every[2:9:3]
        for beyond in (len(every), -len(every) - 1):
            with pytest.raises(IndexError):
                choices[beyond]
