"""Why a turn is good, in English and German."""

from random import Random

import pytest

from quadriga.core import Seat, Step, recognise
from quadriga.games.all_roads import AllRoads
from quadriga.language.translator import Translator
from tests.games.all_roads.positions import BLUE, RED, YELLOW, Position, position
from tests.games.all_roads.test_examples import (
    BLUE_TILES,
    RED_TILES,
    YELLOW_TILES,
    blue_to_act,
    red_to_act,
    yellow_to_act,
)
from tests.wording import NAMES

BOTH_HOUSES = (*RED_TILES, "house 1,-1/1", "house 2,-1/4")
MONUMENT = (*YELLOW_TILES, "house 0,-1/5", "house 0,0/4")


def steps(now: Position, lines: tuple[str, ...]) -> list[Step[object, object]]:
    """A turn of these lines."""
    found: list[Step[object, object]] = []
    for line in lines:
        action, after = recognise(now.game, now.state, line), now.after(line)
        found.append(Step(now.state, action, after.state))
        now = after
    return found


def reason(
    now: Position, seat: Seat, turn: tuple[str, ...], instead: tuple[str, ...], language: str = "en"
) -> str | None:
    """Why `turn` is good next to `instead`, as the seat reads it."""
    said = now.game.guide.reason(steps(now, turn), steps(now, instead), seat)
    return None if said is None else Translator(language, "all_roads", NAMES, seat).text(said)


def test_houses_are_told_with_their_points() -> None:
    fewer = (*RED_TILES, "house 2,-1/4")
    assert reason(red_to_act(), RED, BOTH_HOUSES, fewer) == "Builds 2 houses for +2 points."
    assert reason(red_to_act(), RED, BOTH_HOUSES, fewer, "de") == "Baut 2 Häuser für +2 Punkte."


def test_houses_that_are_not_built_are_kept() -> None:
    done = (*RED_TILES, "done")
    assert reason(red_to_act(), RED, done, BOTH_HOUSES) == "Keeps 7 houses for later."
    assert reason(red_to_act(), RED, done, BOTH_HOUSES, "de") == "Hebt 7 Häuser für später auf."


def test_a_loop_is_told_with_its_points_and_what_others_do_not_get() -> None:
    instead = (YELLOW_TILES[0], "place t12 0,-1 r0")
    assert reason(yellow_to_act(), YELLOW, MONUMENT, instead) == (
        "Closes a loop of 3 tiles for +6 points, and gives Red nothing."
    )
    assert reason(yellow_to_act(), YELLOW, MONUMENT, instead, "de") == (
        "Schließt einen Rundweg aus 3 Plättchen für +6 Punkte und bringt Red nichts."
    )


def test_a_turn_that_brings_less_is_told_by_what_it_spares() -> None:
    loop, instead = (*BLUE_TILES, "house 3,-3"), (BLUE_TILES[0], "place t02 -1,1 r5")
    assert reason(blue_to_act(), BLUE, instead, loop) == "Gives Red nothing."
    assert reason(blue_to_act(), BLUE, loop, instead) == "Closes a loop of 5 tiles for +3 points."


def test_the_better_tile_is_kept() -> None:
    now = position(AllRoads(seats=2), RED, "t01 t02 t12", "t03 t04")
    kept = reason(now, RED, ("place t02 0,-1 r1",), ("place t12 0,-1 r0",))
    assert kept == "Keeps a tile for later (six roads)."


@pytest.mark.parametrize("language", ["en", "de"])
def test_of_equal_turns_the_points_are_told(language: str) -> None:
    told = reason(red_to_act(), RED, BOTH_HOUSES, BOTH_HOUSES, language)
    assert told in ("Builds 2 houses for +2 points.", "Baut 2 Häuser für +2 Punkte.")


def test_a_turn_without_points_prepares_others() -> None:
    turn = (RED_TILES[0],)
    assert reason(red_to_act(), RED, turn, turn) == "Prepares loops for later in 2 places."
    assert reason(red_to_act(), RED, turn, turn, "de") == (
        "Bereitet Rundwege für später an 2 Stellen vor."
    )


def test_of_a_turn_that_brings_and_prepares_nothing_there_is_nothing_to_tell() -> None:
    now = position(AllRoads(seats=2), RED, "t01 t02 t12", "t03 t04")
    turn = ("place t02 0,-1 r1",)
    assert reason(now, RED, turn, turn) is None
    assert reason(now, RED, ("place t12 0,-1 r0",), turn) == ("Keeps 8 ways open instead of 4.")


def test_it_tells_nothing_of_hidden_hands() -> None:
    now = yellow_to_act()
    other = now.at(now.game.knowledge.determinize(now.seen(YELLOW), Random(1)))
    instead = (YELLOW_TILES[0], "place t12 0,-1 r0")
    assert reason(other, YELLOW, MONUMENT, instead) == reason(now, YELLOW, MONUMENT, instead)
