"""The game in words: labels, sentences, prompts, refusals."""

from random import Random

import pytest

from quadriga.core import CHANCE, Illegal, Seat
from quadriga.games.minerva import Minerva
from tests.games.minerva.positions import (
    B,
    Position,
    activated,
    city_of,
    duel,
    minerva,
    played,
    position,
    solo,
)

GAMES = [minerva(seats) for seats in (1, 2, 3, 4)]


def says(where: Position, line: str, seat: int | None = 0) -> str:
    """The sentence of a line."""
    reader = None if seat is None else Seat(seat)
    action = next(a for a in where.game.legal_actions(where.state) if str(a) == line)
    after = where.game.apply(where.state, action)
    return where.game.guide.sentence(where.state, action, after, reader)


def test_what_happens_is_told() -> None:
    where = duel("1,0 theater; 2,0 mine", "2 wood", market="theater")
    assert says(where, "build theater") == "You bought the Theater (-2 wood)."
    directing = where.after("residence 0,0")
    told = "Red activated the line right (+1 ore). Red took the theater tile of 2 VP."
    assert says(directing, "activate right", None) == told
    tables = minerva(2).tables
    cities = [city_of(tables), city_of(tables, has="1 denarii 1 glory")]
    where = position(*cities, passed=[0], seat=1, number=6)
    assert says(where.after("residence 1,0"), "activate up") == (
        "Blue activated the line up. You receive 1 denarius."
    )
    assert says(where, "pass") == (
        "Blue passed and took order tile 2. Blue took the 1st glory tile of 10 VP. "
        "The game is over. Blue wins with 10 points."
    )


def test_glory_that_goes_back_between_rounds_is_not_told_as_paid() -> None:
    where = duel(has="6 denarii 2 glory", passed=[1]).after("pass")
    assert says(where, "buy-assistant denarii") == (
        "You bought an assistant with denarii (-5 denarii). You took the 1st glory tile of 3 VP."
    )
    assert says(where, "buy-assistant glory").startswith(
        "You bought an assistant with glory (-1 glory)."
    )
    assert says(where, "decline").startswith("You bought no assistant. ")


def test_one_denarius_is_told_as_one() -> None:
    taxed = duel(has="1 ore 1 denarii", passed=[1])
    assert says(taxed, "residence 1,0") == "You built a residence at 1,0 (-1 denarius)."
    sold = duel(has="1 ore", market="mine", passed=[1]).after("build mine")
    assert says(sold, "sell ore").startswith("You sold 1 ore (-1 ore")


def why(where: Position, line: str) -> str:
    with pytest.raises(Illegal) as refused:
        where.after(line)
    return refused.value.message


def test_refusals_say_why() -> None:
    where = duel("0,0 fountain; 1,0 R", "1 ore", market="theater", assisted="1,0")
    assert why(where, "build theater") == (
        "Theater is too dear: 6 denarii needed, you have 1, 1 token sold included."
    )
    assert why(where, "build mine") == "Mine is not in the market."
    for line in ("residence 01,1", "residence -0,1", "residence 1,-01"):
        assert "tax" not in why(where, line)
    assert why(where, "residence 5,5").startswith("No tile of your city shares a side with 5,5")
    assert why(where, "residence 0,0").startswith("There is a tile at 0,0 already")
    assert why(where, "assist 1,0") == "You have no assistant in hand."
    helped = duel("0,0 fountain; 1,0 R", hand=1, assisted="1,0")
    assert why(helped, "assist 1,0") == "The residence at 1,0 has an assistant already."
    assert why(helped, "assist 0,0").startswith("There is no residence at 0,0.")
    assert why(duel(residences=0), "residence 1,0") == "You have no residence left."
    assert why(duel(passed=[B]), "residence 1,0").startswith("You cannot pay the tax")
    assert why(where.after("residence 0,1"), "activate north") == "Choose up, right, down or left."
    assert "Choose one of: " in why(where, "dance")
    placing = duel(market="tavern").after("build tavern")
    assert why(placing, "at 0,0").startswith("There is a tile at 0,0 already")


def test_prompts_and_headlines() -> None:
    where = activated("fountain")
    guide = where.game.guide
    assert guide.prompt(where.state, Seat(0)) == "Fountain: choose what you receive."
    assert guide.prompt(where.state, Seat(1)) == "Red resolves an effect."
    assert guide.headline(where.state) == ("Round 1 of 6", "0 : 0 points")
    over = solo(has="120 denarii", number=6).after("pass")
    assert over.game.guide.headline(over.state) == ("Centurion", "40 points")
    assert over.game.guide.prompt(over.state, Seat(0)) == (
        "The game is over. 40 points: Centurion."
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.seats}")
def test_labels_tell_the_choices_of_a_list_apart(game: Minerva) -> None:
    for state in played(game, Random(game.seats)):
        if game.to_act(state) in (CHANCE, None):
            continue
        labels = [game.guide.label(state, action) for action in game.legal_actions(state)]
        assert len({*labels}) == len(labels)


def label(where: Position, line: str) -> str:
    action = next(a for a in where.game.legal_actions(where.state) if str(a) == line)
    return where.game.guide.label(where.state, action)


def test_labels() -> None:
    where = duel("0,0 fountain; 1,0 R", "1 stone 3 denarii", market="bathhouse mine", hand=1)
    assert label(where, "build bathhouse") == "Build the Bathhouse for 1 stone and 3 denarii"
    assert label(where, "build mine") == "Build the Mine for nothing"
    assert label(where, "residence 0,1") == "Build a residence at 0,1"
    assert label(where, "assist 1,0") == "Put an assistant on the residence at 1,0"
    assert label(where, "pass") == "Pass for this round"
    assert label(where.after("build mine"), "at 0,1") == "Place the Mine at 0,1"
    directing = where.after("assist 1,0")
    assert label(directing, "activate left") == "Activate left: Fountain"
    assert label(directing, "activate up") == "Activate up: nothing"
    assert label(directing.after("activate left"), "choose ore") == "Receive 1 ore"
    taxed = duel(has="1 denarii", passed=[B], market="mine")
    assert label(taxed, "build mine") == "Build the Mine for 1 denarius"


def test_labels_of_solitaire_pairs_say_what_leaves() -> None:
    where = solo(market="mine tavern mine coins")
    assert label(where, "build mine tavern") == (
        "Build the Mine for nothing, and the Tavern leaves the game"
    )
    assert label(where, "build mine coins") == ("Build the Mine for nothing, and 3 denarii go back")
    assert says(where, "build mine coins") == "You bought the Mine; 3 denarii went back."
    assert says(where, "build mine tavern") == "You bought the Mine; the Tavern left the game."
    assert label(where, "take-coins mine") == "Take 3 denarii instead of the Mine"


def test_labels_of_effects() -> None:
    stall = activated("colosseum", "4 wood")
    assert label(stall, "exchange wood 2") == "Pay 4 wood for 4 glory"
    assert label(stall, "done") == "Done"
    arch = duel(has="2 stone 2 ore", market="triumphal-arch")
    arch = arch.after("build triumphal-arch", "at 1,0")
    assert label(arch, "take art") == "Take the top art tile"
    bath = duel("0,0 fountain; 1,0 mine", "2 stone", market="bathhouse")
    bath = bath.after("build bathhouse", "at 0,1")
    assert label(bath, "use 1,0") == "Use the Mine at 1,0"
    move = duel("0,0 fountain; 1,0 mine", "1 stone", market="aqueduct")
    move = move.after("build aqueduct", "at 0,1")
    assert label(move, "move 1,0") == "Move the Mine at 1,0"
    assert label(move.after("move 1,0"), "at -1,0") == "Place the Mine at -1,0"
    circus = duel("0,0 fountain; 1,0 R", "1 wood", market="circus")
    circus = circus.after("build circus", "at 0,1")
    assert label(circus, "remove 1,0") == "Remove the residence at 1,0"
    hiring = solo(has="5 denarii 1 glory").after("pass")
    assert label(hiring, "buy-assistant denarii") == "Buy an assistant for 5 denarii"
    assert label(hiring, "buy-assistant glory") == "Buy an assistant for 1 glory"
    assert label(hiring, "decline") == "Buy no assistant"
    selling = duel(has="1 ore", passed=[B]).after("residence 1,0")
    assert label(selling, "sell ore") == "Sell 1 ore for 1 denarius"


@pytest.mark.rule("MIN-E6")
@pytest.mark.parametrize(
    ("first", "second", "words"),
    [
        ({"has": "9 denarii"}, {"has": "3 denarii"}, "You win with 6 points."),
        (
            {"culture": [("art", 2)], "has": "3 denarii"},
            {"culture": [("art", 6)]},
            "You win by the lower order tile at 6 points each.",
        ),
        (
            {"culture": [("art", 2), ("theater", 2)]},
            {"culture": [("art", 7)]},
            "You win by more culture and glory tiles (2 to 1) at 7 points each.",
        ),
        (
            {"tiles": "0,0 fountain; 1,0 temple-production-lines"},
            {"has": "12 denarii"},
            "You win by more temples (1 to 0) at 4 points each.",
        ),
    ],
)
def test_the_end_says_what_decided(
    first: dict[str, object], second: dict[str, object], words: str
) -> None:
    tables = minerva(2).tables
    cities = [city_of(tables, **first), city_of(tables, **second)]  # type: ignore[arg-type]
    over = position(*cities, number=6).after("pass", "pass")
    assert over.outlook().ending == words


def test_who_looks_on_reads_colours() -> None:
    where = duel()
    guide = where.game.guide
    assert guide.prompt(where.state, None) == "Red is to act."
    assert guide.prompt(where.state, Seat(0)) == "Build, activate a line, or pass."
    taxed = duel(passed=[B], has="2 denarii")
    assert guide.prompt(taxed.state, Seat(0)).endswith("It costs 1 denarius tax.")
    placing = duel(market="mine").after("build mine")
    assert guide.prompt(placing.state, Seat(0)) == "Place the Mine beside your city."
    assert guide.prompt(placing.state, Seat(1)) == "Red places the Mine."
    selling = duel(has="2 ore", market="tavern", passed=[B]).after("build tavern")
    assert guide.prompt(selling.state, Seat(0)) == "Sell tokens: 1 denarius still to be raised."


def test_what_chance_does_is_told() -> None:
    game = minerva(2)
    where = Position(game, game.initial())
    guide = game.guide
    first = game.outcome(where.state, "first 2")
    assert first is not None
    after = game.apply(where.state, first)
    assert guide.sentence(where.state, first, after, Seat(1)) == "You begin."
    assert guide.sentence(where.state, first, after, None) == "Blue begins."


@pytest.mark.parametrize("text", ["", "build", "residence 999,0", "at 1,1 2", "x" * 500, "\x00"])
def test_a_refusal_is_short_and_tells_what_can_be_done(text: str) -> None:
    message = why(duel(market="mine"), text)
    assert "Choose one of: build mine, residence 0,-1" in message
    assert len(message) < 400
