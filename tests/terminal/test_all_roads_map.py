"""How the map of All Roads is drawn."""

import re
from random import Random

import pytest
from msgspec.structs import replace
from rich.cells import cell_len
from rich.console import Console, RenderableType

from quadriga.core import CHANCE, Setup
from quadriga.games import make
from quadriga.games.all_roads.rules.view import Tile
from quadriga.terminal.boards.all_roads import BOARD
from quadriga.terminal.boards.all_roads.chart import Drawn, Sheet
from quadriga.terminal.boards.all_roads.choices import brings
from quadriga.terminal.boards.all_roads.scale import LARGE, MEDIUM, SCALES, SMALL, Scale
from quadriga.terminal.boards.board import Scene
from quadriga.terminal.display.output import stacked
from tests.terminal.roads import CLOSED_LOOP, after, drawn


def shown(drawing: RenderableType) -> str:
    """A drawing as plain lines."""
    console = Console(width=80, color_system=None, force_terminal=False, legacy_windows=False)
    with console.capture() as captured:
        console.print(drawing)
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


def map_of(scene: Drawn, *scales: Scale, columns: int = 80) -> str:
    """The map alone."""
    lines = Sheet(scene, scales or SCALES, columns).lines()
    return "\n".join("".join(words for words, _ in line.runs).rstrip() for line in lines)


LARGE_MAP = r"""
                         ≈
 -1     ◇───────◇   Bh──◆
         \       \     / \
          \      Rh   /   \
           \         /     \
  0         ■══ROME═■  Rm   2
           /         \     /
          /       1   \   /
                 /     \ /
  1   -1,1  ────◆───────◆
               ≈         ≈"""

MEDIUM_MAP = r"""
                    ≈
 -1    ◇─────◇  Bh─◆
        \     \   / \
         \    Rh /   \
  0       ■═ROME■ Rm  2
         /     1 \   /
              /   \ /
  1  -1,1 ───◆─────◆
            ≈       ≈"""

SMALL_MAP = r"""
               ≈
 -1   ◇───◇ b─◆
       \   r / \
  0     ■═══■ R 2
       /   1 \ /
  1  -1 ──◆───◆
         ≈     ≈"""


@pytest.mark.parametrize(
    ("scale", "expected"), [(LARGE, LARGE_MAP), (MEDIUM, MEDIUM_MAP), (SMALL, SMALL_MAP)]
)
def test_the_map_of_a_closed_loop(scale: Scale, expected: str) -> None:
    """Tokens, a monument, springs, routes, and the numbers of the places for a house."""
    scene = drawn(*after(CLOSED_LOOP), seat=0)
    assert map_of(scene, scale) == expected.removeprefix("\n")


def test_the_table_of_a_closed_loop() -> None:
    text = shown(stacked(BOARD.parts(drawn(*after(CLOSED_LOOP), seat=0), ())))
    assert LARGE_MAP in f"\n{text}"
    assert "   ◆ new tile   a number: build there\n" in text
    assert "letter of a colour, then h house, v villa, s spa, m monument\n" in text
    assert " →  R red   player0       5  1h 0v 0s 1m  6h 6v 3s 2m       2      6\n" in text
    assert " Your hand   in your stack 6 tiles: t07 t08 t09 t10 t11 t12\n" in text
    assert "\n     t03          t05\n" in text


def test_who_looks_on_sees_no_hand() -> None:
    assert "Your hand" not in shown(stacked(BOARD.parts(drawn(*after(CLOSED_LOOP)), ())))


def test_what_choices_would_bring() -> None:
    game, state = after(CLOSED_LOOP)
    built = [
        brings(drawn(game, state, 0), game.guide.preview(state, action)).plain
        for action in game.legal_actions(state)
    ]
    assert built == ["you +1", "you +1", ""]
    game, state = after(CLOSED_LOOP[:-1])
    said = {
        str(action): brings(drawn(game, state, 1), game.guide.preview(state, action)).plain
        for action in game.legal_actions(state)
    }
    assert said["place t06 0,1 r3"] == "loop of 4: player0 +4, 2 places for a house"
    game, state = after(CLOSED_LOOP[:2])
    first = game.guide.preview(state, game.legal_actions(state)[0])
    assert brings(drawn(game, state, 0), first).plain == "nothing yet"


def _random_game(seats: int, variant: str, seed: int) -> Drawn:
    game, rng = make(Setup("all_roads", seats, variant)), Random(seed)
    state = game.initial()
    while (actor := game.to_act(state)) is not None:
        if actor is CHANCE:
            action = game.sample_chance(state, rng)
        else:
            action = rng.choice(game.legal_actions(state))
        state = game.apply(state, action)
    return drawn(game, state)


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize(
    ("seats", "variant"), [(2, "standard"), (4, "standard"), (2, "full_length")]
)
def test_nothing_is_drawn_over(scale: Scale, seats: int, variant: str) -> None:
    """Every tile, token, monument and cell to play on can be found on the map."""
    for seed in range(25):
        scene = _random_game(seats, variant, seed)
        view, outlook = scene.view, scene.outlook
        lines = [line[4:] for line in map_of(scene, scale, columns=500).splitlines()]
        text = "\n".join(lines).replace("ROME", "")
        on_routes = sum("/" not in token.place for token in view.tokens)
        middles = re.findall("[●◆◇■]", text)
        assert len(middles) == len(view.tiles) + 2 - on_routes
        token = "[RBYGrbyg]" if scale is SMALL else "[RBYG][hvsm]"
        assert len(re.findall(token, text)) == len(view.tokens) + len(view.monuments)
        free = sum(not end.taken for end in outlook.dead_ends)
        springs = len(re.findall("≈", text))
        if scale is SMALL:
            hot = sum(end.spring and not end.taken for end in outlook.dead_ends)
            assert free - hot <= len(re.findall("×", text)) <= free
        else:
            assert len(re.findall("×", text)) == free
            tiles = {tile.id: tile for tile in scene.box.tiles}
            assert springs == sum(len(tiles[tile.tile].springs) for tile in view.tiles)
        labels = re.findall(r"-?\d+,?(?:-?\d+)?", text)
        assert len(labels) == len(outlook.open_cells)
        if scale is LARGE:
            assert sorted(labels) == sorted(outlook.open_cells)


def _long(tiles: int) -> Drawn:
    """A map that is very wide: straight roads in a row."""
    scene = drawn(*after(CLOSED_LOOP[:2]))
    row = tuple(Tile(n + 2, 0, "t03", 0) for n in range(tiles))
    end = (f"{tiles + 2},0",)
    outlook = replace(scene.outlook, open_cells=end, dead_ends=())
    return Scene(replace(scene.view, tiles=row), outlook, scene.box, scene.names, scene.translator)


@pytest.mark.parametrize(("tiles", "parts"), [(3, 1), (9, 1), (15, 1), (16, 2), (40, 3), (90, 6)])
def test_a_map_that_is_too_wide_comes_in_parts(tiles: int, parts: int) -> None:
    text = map_of(_long(tiles))
    assert max(map(cell_len, text.splitlines())) <= 80
    assert max(1, text.count("part ")) == parts
    routes = len(re.findall("◇", text))
    assert tiles <= routes <= tiles + 2 * (parts - 1)
    assert f"{tiles + 2}" in text
