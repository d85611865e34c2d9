"""Set-ups, and how a game is made from one."""

from typing import Any

import msgspec
import pytest

from quadriga.core import BadSetup, Setup
from quadriga.games import GAMES, make

STANDINGS = range(-4, 5)
KNOWN = "imperator, all_roads, minerva and carpe_diem"


def test_a_setup_is_the_standard_variant_unless_told_otherwise() -> None:
    assert Setup("imperator", 1) == Setup("imperator", 1, "standard", {})


def test_setups_share_no_options() -> None:
    assert Setup("imperator", 1).options is not Setup("imperator", 1).options


def test_a_setup_is_plain_json() -> None:
    setup = Setup("imperator", 1, options={"standing": -2})
    text = b'{"game":"imperator","seats":1,"variant":"standard","options":{"standing":-2}}'
    assert msgspec.json.encode(setup) == text
    assert msgspec.json.decode(text, type=Setup) == setup


@pytest.mark.parametrize(
    "text",
    [
        b'{"game":"imperator"}',
        b'{"game":"imperator","seats":"1"}',
        b'{"game":"imperator","seats":1,"players":1}',
        b'{"game":"imperator","seats":1,"options":{"standing":true}}',
        b'{"game":"imperator","seats":1,"options":{"standing":1.5}}',
    ],
)
def test_what_is_no_setup_is_not_read_as_one(text: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=Setup)


def test_the_registry_makes_the_usual_game() -> None:
    game = GAMES["imperator"](seats=1, variant="standard")
    assert (game.name, game.seats, game.rules) == ("imperator", 1, 1)
    assert game.setup == GAMES["imperator"].setups()[0] == Setup("imperator", 1)


@pytest.mark.parametrize("standing", STANDINGS)
def test_the_registry_makes_every_stage_of_the_campaign(standing: int) -> None:
    game = GAMES["imperator"](seats=1, variant="standard", standing=standing)
    setup = Setup("imperator", 1, options={"standing": standing})
    assert game.setup == make(setup).setup == setup
    assert game.view(game.initial(), None).standing == standing


def test_every_setup_is_offered_once() -> None:
    offered = GAMES["imperator"].setups()
    assert [s.options.get("standing") for s in offered] == [None, *STANDINGS]


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        (
            Setup("chess", 2),
            f"There is no game called 'chess'. The games are: {KNOWN}.",
        ),
        (Setup("", 1), f"There is no game called ''. The games are: {KNOWN}."),
        (Setup("Imperator", 1), f"There is no game called 'Imperator'. The games are: {KNOWN}."),
        (Setup("imperator", 0), "Imperator is for 1 at the table, not 0."),
        (Setup("imperator", 2), "Imperator is for 1 at the table, not 2."),
        (
            Setup("imperator", 1, "short"),
            "Imperator has no variant 'short' for 1: choose standard.",
        ),
        (
            Setup("imperator", 1, options={"level": 1}),
            "Imperator has no option 'level'; it knows: standing.",
        ),
        (
            Setup("imperator", 1, options={"standing": 5}),
            "Imperator cannot have standing 5: choose -4, -3, -2, -1, 0, 1, 2, 3 or 4.",
        ),
        (
            Setup("imperator", 1, options={"standing": 1, "level": 1}),
            "Imperator has no option 'level'; it knows: standing.",
        ),
    ],
    ids=repr,
)
def test_make_says_what_can_be_played(setup: Setup, message: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        make(setup)
    assert str(refusal.value) == message


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"seats": 2}, "Imperator is for 1 at the table, not 2."),
        ({"seats": 0}, "Imperator is for 1 at the table, not 0."),
        ({"seats": 1, "variant": "x"}, "Imperator has no variant 'x' for 1: choose standard."),
        (
            {"seats": 1, "standing": 5},
            "Imperator cannot have standing 5: choose -4, -3, -2, -1, 0, 1, 2, 3 or 4.",
        ),
        (
            {"seats": 1, "standing": -5},
            "Imperator cannot have standing -5: choose -4, -3, -2, -1, 0, 1, 2, 3 or 4.",
        ),
        (
            {"seats": 1, "standing": "2"},
            "Imperator cannot have standing 2: choose -4, -3, -2, -1, 0, 1, 2, 3 or 4.",
        ),
        (
            {"seats": 1, "standing": 1.5},
            "Imperator cannot have standing 1.5: choose -4, -3, -2, -1, 0, 1, 2, 3 or 4.",
        ),
    ],
    ids=repr,
)
def test_the_game_itself_refuses_what_it_cannot_be(options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        GAMES["imperator"](**options)
    assert str(refusal.value) == message


@pytest.mark.parametrize(
    "options",
    [
        {"seats": 1, "standing": True},
        {"seats": 1, "standing": 1.0},
        {"seats": 1, "standing": [1]},
        {"seats": "1"},
        {"seats": True},
        {"seats": 1, "variant": None},
    ],
    ids=repr,
)
def test_options_of_the_wrong_type_or_name_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        GAMES["imperator"](**options)
