"""The game in words: labels, sentences, prompts, refusals."""

import re
from itertools import islice
from random import Random

import pytest
from msgspec.json import encode

from quadriga.core import CHANCE, Illegal, Seat, Step, recognise
from quadriga.games.minerva import Minerva
from quadriga.language import Message
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
from tests.wording import english

GAMES = [minerva(seats) for seats in (1, 2, 3, 4)]


def said(message: Message, you: int | None = None) -> str:
    """A message as a seat, or somebody who looks on, reads it."""
    return english("minerva", message, you)


def says(where: Position, line: str, seat: int | None = 0) -> str:
    """The sentence of a line."""
    reader = None if seat is None else Seat(seat)
    action = next(a for a in where.game.legal_actions(where.state) if str(a) == line)
    after = where.game.apply(where.state, action)
    return said(where.game.guide.sentence(where.state, action, after, reader), seat)


def test_what_happens_is_told() -> None:
    where = duel("1,0 theater; 2,0 mine", "2 wood", market="theater")
    assert says(where, "build theater") == "You bought the Theater (−2 wood)."
    directing = where.after("residence 0,0")
    told = "Red activated the line to the right (+1 ore). Red took the theater tile of 2 VP."
    assert says(directing, "activate right", None) == told
    tables = minerva(2).tables
    cities = [city_of(tables), city_of(tables, has="1 denarii 1 glory")]
    where = position(*cities, passed=[0], seat=1, number=6)
    assert says(where.after("residence 1,0"), "activate up") == (
        "Blue activated the line upwards. You receive 1 denarius."
    )
    assert says(where, "pass") == (
        "Blue passed and took order tile 2. Blue took the 1st glory tile of 10 VP. "
        "The game is over. Blue wins with 10 points."
    )


def test_glory_that_goes_back_between_rounds_is_not_told_as_paid() -> None:
    where = duel(has="6 denarii 2 glory", passed=[1]).after("pass")
    assert says(where, "buy-assistant denarii") == (
        "You bought an assistant with denarii (−5 denarii). You took the 1st glory tile of 3 VP."
    )
    assert says(where, "buy-assistant glory").startswith(
        "You bought an assistant with glory (−1 glory)."
    )
    assert says(where, "decline").startswith("You bought no assistant. ")


def test_one_denarius_is_told_as_one() -> None:
    taxed = duel(has="1 ore 1 denarii", passed=[1])
    assert (
        says(taxed, "residence 1,0") == "You built a residence right of the Fountain (−1 denarius)."
    )
    sold = duel(has="1 ore", market="mine", passed=[1]).after("build mine")
    assert says(sold, "sell ore").startswith("You sold 1 ore (−1 ore")


def why(where: Position, line: str) -> str:
    with pytest.raises(Illegal) as refused:
        where.after(line)
    return said(refused.value.message)


def test_refusals_say_why() -> None:
    where = duel("0,0 fountain; 1,0 R", "1 ore", market="theater", assisted="1,0")
    assert why(where, "build theater") == (
        "The Theater is too dear: 6 denarii needed, you have 1, 1 token sold included."
    )
    assert why(where, "build mine") == "The Mine is not in the market."
    for line in ("residence 01,1", "residence -0,1", "residence 1,-01"):
        assert "tax" not in why(where, line)
    assert why(where, "residence 5,5").startswith(
        "No tile of your city shares a side with that cell"
    )
    assert why(where, "residence 0,0").startswith("There is a tile on that cell already")
    assert why(where, "assist 1,0") == "You have no assistant in hand."
    helped = duel("0,0 fountain; 1,0 R", hand=1, assisted="1,0")
    assert why(helped, "assist 1,0") == "That residence has an assistant already."
    assert why(helped, "assist 0,0").startswith("There is no residence on that cell.")
    assert why(duel(residences=0), "residence 1,0") == "You have no residence left."
    assert why(duel(passed=[B]), "residence 1,0").startswith("You cannot pay the tax")
    assert why(where.after("residence 0,1"), "activate north") == "Choose up, right, down or left."
    assert "Choose one of: " in why(where, "dance")
    placing = duel(market="tavern").after("build tavern")
    assert why(placing, "at 0,0").startswith("There is a tile on that cell already")


def test_prompts_and_headlines() -> None:
    where = activated("fountain")
    guide = where.game.guide
    assert said(guide.prompt(where.state, Seat(0))) == "Fountain: choose what you receive."
    assert said(guide.prompt(where.state, Seat(1))) == "Red resolves an effect."
    headline = guide.headline(where.state)
    assert (said(headline.title), headline.scores) == ("Round 1 of 6", (0, 0))
    over = solo(has="120 denarii", number=6).after("pass")
    headline = over.game.guide.headline(over.state)
    assert (said(headline.title), headline.scores) == ("Centurion", (40,))
    assert said(over.game.guide.prompt(over.state, Seat(0))) == (
        "The game is over. 40 points: Centurion."
    )
    won = duel(number=6, has="9 denarii").after("pass", "pass")
    headline = won.game.guide.headline(won.state)
    assert (said(headline.title), headline.winners) == ("Red won", (0,))


def test_the_top_bar_says_which_part_of_a_turn_it_is() -> None:
    where = duel("0,0 fountain; 1,0 mine", "1 ore", market="tavern", passed=[B])
    steps = {
        "": where,
        "sell": where.after("build tavern"),
        "place the tile": duel(market="mine").after("build mine"),
        "direction": duel().after("residence 1,0"),
        "effects": activated("fountain"),
        "assistants": solo(has="5 denarii").after("pass"),
    }
    for words, at in steps.items():
        step = at.game.guide.step(at.state)
        assert (said(step) if step else "") == words


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.seats}")
def test_labels_tell_the_choices_of_a_list_apart(game: Minerva) -> None:
    for state in played(game, Random(game.seats)):
        if game.to_act(state) in (CHANCE, None):
            continue
        labels = [encode(game.guide.label(state, action)) for action in game.legal_actions(state)]
        assert len({*labels}) == len(labels)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.seats}")
def test_no_word_is_a_coordinate_or_an_id(game: Minerva) -> None:
    rng = Random(game.seats)
    ids = {name for name in game.tables.ids if "-" in name}
    for state in islice(played(game, rng), 0, None, 7):
        if game.to_act(state) in (CHANCE, None):
            continue
        action = rng.choice(game.legal_actions(state))
        guide, after = game.guide, game.apply(state, action)
        wording = guide.wording(state, action, guide.preview(state, action))
        told = guide.sentence(state, action, after, None)
        for message in (guide.label(state, action), *wording.brings, told):
            text = said(message)
            assert not re.search(r"-?\d,-?\d", text), text
            assert not any(name in text for name in ids), text


def label(where: Position, line: str) -> str:
    action = next(a for a in where.game.legal_actions(where.state) if str(a) == line)
    return said(where.game.guide.label(where.state, action))


def test_labels() -> None:
    where = duel("0,0 fountain; 1,0 R", "1 stone 3 denarii", market="bathhouse mine", hand=1)
    assert label(where, "build bathhouse") == "Build the Bathhouse for 1 stone and 3 denarii"
    assert label(where, "build mine") == "Build the Mine for nothing"
    assert label(where, "residence 0,1") == "Build a residence below the Fountain"
    assert label(where, "assist 1,0") == "Put an assistant on the residence"
    assert label(where, "pass") == "Pass for this round"
    assert label(where.after("build mine"), "at 0,1") == "Place the Mine below the Fountain"
    directing = where.after("assist 1,0")
    assert label(directing, "activate left") == "Activate left: Fountain"
    assert label(directing, "activate up") == "Activate up: nothing"
    assert label(directing.after("activate left"), "choose ore") == "Receive 1 ore"
    taxed = duel(has="1 denarii", passed=[B], market="mine")
    assert label(taxed, "build mine") == "Build the Mine for 1 denarius"


@pytest.mark.parametrize(
    ("tiles", "line", "words"),
    [
        ("0,0 fountain; 1,0 theater", "residence 2,0", "right of the Theater"),
        (
            "0,0 fountain; 1,0 theater; 1,1 mine",
            "residence 0,1",
            "left of the Mine and below the Fountain",
        ),
        # Two cells of which the same can be said are told apart by rows, or by columns.
        ("0,0 mine; 0,1 mine", "residence 1,0", "right of the Mine, in the top row"),
        ("0,0 mine; 0,1 mine", "residence 1,1", "right of the Mine, in the bottom row"),
        (
            "0,0 mine; 0,1 mine; 0,2 mine",
            "residence 1,1",
            "right of the Mine, in row 2 from the top",
        ),
        ("0,0 mine; 1,0 mine", "residence 1,-1", "above the Mine, in the rightmost column"),
        ("0,0 mine; 1,0 theater; 2,0 R", "residence 3,0", "right of the residence"),
    ],
)
def test_a_cell_is_told_by_what_lies_beside_it(tiles: str, line: str, words: str) -> None:
    assert label(duel(tiles), line) == f"Build a residence {words}"


def test_one_of_two_tiles_is_told_by_what_lies_beside_it() -> None:
    where = duel("0,0 fountain; 1,0 R; -1,0 R", hand=1)
    assert label(where, "assist 1,0") == ("Put an assistant on the residence right of the Fountain")
    # What is moved is thought away.
    move = duel("0,0 fountain; 1,0 mine", "1 stone", market="aqueduct")
    move = move.after("build aqueduct", "at 0,1", "move 1,0")
    assert "Mine" not in label(move, "at 1,1").removeprefix("Place the Mine")


def test_a_choice_says_what_it_brings() -> None:
    where = duel("0,0 mine; 1,0 theater", "1 denarii", passed=[B], market="tavern")
    assert brought(where, "residence 2,0") == (
        "Costs 1 denarius tax. Choose a direction, now or later. Left: +1 ore, +2 theater points."
    )
    directing = where.after("residence 2,0")
    assert brought(directing, "activate left") == (
        "+1 ore, +2 theater points. Takes the theater tile for 2 VP."
    )
    assert brought(where, "pass") == (
        "You take order tile 2, then 1 denarius each time your turn would come."
    )
    assert brought(duel(), "pass").endswith("All others then pay 1 denarius tax an action.")
    assert brought(solo(), "pass") == "This ends the round."
    pair = solo(market="mine tavern")
    assert brought(pair, "build mine tavern") == (
        "When activated: gain 1 ore. The Tavern leaves the game. Choose its place, now or later."
    )
    temple = duel("0,0 mine", "9 denarii", row="temple-production-around")
    assert "It would count 1 VP now at best." in brought(temple, "build temple-production-around")


def brought(where: Position, line: str) -> str:
    """What is said of a choice beside its label."""
    guide, action = where.game.guide, recognise(where.game, where.state, line)
    wording = guide.wording(where.state, action, guide.preview(where.state, action))
    return " ".join(map(said, wording.brings))


def test_a_tax_that_has_to_be_raised_names_the_sale() -> None:
    where = duel("0,0 mine; 1,0 theater", "1 ore", passed=[B], market="tavern")
    preview = where.preview("residence 2,0")
    assert (preview.gains["denarii"], preview.sell, preview.sale) == (-1, 1, 1)
    cost = "Costs 1 denarius tax. You would have to sell 1 token."
    assert brought(where, "residence 2,0").startswith(cost)
    left = preview.ahead[-1]
    assert " ".join(map(said, left.wording.brings)).startswith(f"{cost} +1 ore")
    here = where.preview("build tavern").here
    assert [said(one) for one in here.brings] == ["You would have to sell 1 token."]


def test_a_planned_step_speaks_of_both() -> None:
    where = duel("0,0 mine; 1,0 theater", market="tavern")
    left = where.preview("residence 2,0").ahead[-1]
    assert (left.do, said(left.label)) == ("activate left", "Activate left: Theater and Mine")
    assert said(left.wording.question) == "Build a residence here and activate left?"
    assert said(left.wording.button) == "Build residence, left"
    here = where.preview("build tavern").here
    assert said(here.question) == "Build the Tavern here for nothing?"
    assert said(here.button) == "Build Tavern here"


def test_a_turn_is_told_in_short() -> None:
    where = duel("0,0 mine; 1,0 theater")
    steps = []
    for line in ("residence 2,0", "activate left"):
        action = recognise(where.game, where.state, line)
        after = where.after(line)
        steps.append(Step(where.state, action, after.state))
        where = after
    recap = where.game.guide.recap(steps, None)
    assert [said(deed) for deed in recap.deeds] == ["built a residence, left"]
    assert [said(gain) for gain in recap.gains] == ["+1 ore", "the theater tile of 2 VP"]


def test_labels_of_solitaire_pairs_say_what_leaves() -> None:
    where = solo(market="mine tavern mine coins")
    assert label(where, "build mine tavern") == (
        "Build the Mine for nothing, and the Tavern leaves the game"
    )
    assert label(where, "build mine coins") == ("Build the Mine for nothing, and 3 denarii go back")
    assert says(where, "build mine coins") == "You bought the Mine; 3 denarii go back."
    assert says(where, "build mine tavern") == "You bought the Mine; the Tavern leaves the game."
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
    assert label(bath, "use 1,0") == "Use the Mine"
    move = duel("0,0 fountain; 1,0 mine", "1 stone", market="aqueduct")
    move = move.after("build aqueduct", "at 0,1")
    assert label(move, "move 1,0") == "Move the Mine"
    assert label(move.after("move 1,0"), "at -1,0") == ("Place the Mine left of the Fountain")
    circus = duel("0,0 fountain; 1,0 R", "1 wood", market="circus")
    circus = circus.after("build circus", "at 0,1")
    assert label(circus, "remove 1,0") == "Remove the residence"
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
    ending = over.outlook().ending
    assert ending is not None
    assert said(ending, 0) == words
    assert [said(one.says) for one in over.outlook().seats] == ["1st of 2", "2nd of 2"]


def test_equal_points_behind_the_winner_have_the_places_of_the_end() -> None:
    tables = minerva(3).tables
    rich, coins = city_of(tables, has="90 denarii"), city_of(tables, has="15 denarii")
    culture = city_of(tables, culture=[("art", 7)])
    over = position(rich, coins, culture, number=6).after("pass", "pass", "pass")
    assert over.scores[1:] == (7, 7)
    assert [said(one.says) for one in over.outlook().seats] == ["1st of 3", "3rd of 3", "2nd of 3"]


def test_who_looks_on_reads_colours() -> None:
    where = duel()
    guide = where.game.guide
    assert said(guide.prompt(where.state, None)) == "Red is to act."
    assert said(guide.prompt(where.state, Seat(0))) == "Build, activate a line, or pass."
    taxed = duel(passed=[B], has="2 denarii")
    assert said(guide.prompt(taxed.state, Seat(0))).endswith("It costs 1 denarius tax.")
    placing = duel(market="mine").after("build mine")
    assert said(guide.prompt(placing.state, Seat(0))) == "Place the Mine beside your city."
    assert said(guide.prompt(placing.state, Seat(1))) == "Red places the Mine."
    selling = duel(has="2 ore", market="tavern", passed=[B]).after("build tavern")
    assert (
        said(guide.prompt(selling.state, Seat(0))) == "Sell tokens: 1 denarius still to be raised."
    )


def test_what_chance_does_is_told() -> None:
    game = minerva(2)
    where = Position(game, game.initial())
    guide = game.guide
    first = game.outcome(where.state, "first 2")
    assert first is not None
    after = game.apply(where.state, first)
    assert said(guide.sentence(where.state, first, after, Seat(1)), 1) == "You begin."
    assert said(guide.sentence(where.state, first, after, None)) == "Blue begins."


@pytest.mark.parametrize("text", ["", "build", "residence 999,0", "at 1,1 2", "x" * 500, "\x00"])
def test_a_refusal_is_short_and_tells_what_can_be_done(text: str) -> None:
    message = why(duel(market="mine"), text)
    assert "Choose one of: build mine, residence 0,-1" in message
    assert len(message) < 400
