"""What the page knows before the server has told it agrees with what the server would tell."""

import json
import re
from pathlib import Path

from quadriga.games.all_roads import AllRoads

SEATS = Path(__file__).parent.parent / "client" / "src" / "seats" / "seats.ts"


def test_the_house_has_the_colours_of_all_roads() -> None:
    (listed,) = re.findall(r"COLOURS = (\[.*?\]) as const", SEATS.read_text("utf-8"))
    assert json.loads(listed.replace("'", '"')) == list(AllRoads.box().box.colours)


def test_seats_with_two_colours_have_those_of_the_box() -> None:
    found = re.findall(r"'(\w+) (\w+)': (\[[\[\]\d,\s]+\])", SEATS.read_text("utf-8"))
    box = AllRoads.box()
    numbers = {colour: n for n, colour in enumerate(box.box.colours)}
    colours = [[numbers[colour] for colour in two] for two in box.full_length.colours]
    lists = [(game, variant, re.sub(r",(?=\s*\])", "", two)) for game, variant, two in found]
    assert [(game, variant, json.loads(two)) for game, variant, two in lists] == [
        ("all_roads", "full_length", colours)
    ]
