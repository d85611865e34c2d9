"""What else people read: choices before they are played, turns in short, why not, German."""

from typing import Any

import pytest

from quadriga.core import Step
from quadriga.games.carpe_diem import CarpeDiem
from quadriga.games.carpe_diem.box import grid
from quadriga.games.carpe_diem.guide.facts.action_data import PlaceOn
from quadriga.games.carpe_diem.rules.structures import structures
from quadriga.language import Message
from quadriga.language.translator import Translator
from tests.games.carpe_diem.positions import A, B, Position, begun, start
from tests.games.carpe_diem.wording import text


def german(said: Message, you: int | None = None) -> str:
    return Translator("de", "carpe_diem", ("Livia", "Titus"), you).text(said)


def action_of(at: Position, line: str) -> Any:
    return next(a for a in at.game.legal_actions(at.state) if str(a) == line)


def brought(at: Position, line: str) -> list[str]:
    """What the page says that a choice would bring."""
    guide, action = at.game.guide, action_of(at, line)
    wording = guide.wording(at.state, action, guide.preview(at.state, action))
    return [text(one) for one in wording.brings]


def recapped(at: Position, *lines: str) -> tuple[list[str], list[str]]:
    """The deeds and gains of a turn, as another seat reads them."""
    steps = []
    for line in lines:
        before, action = at.state, action_of(at, line)
        at = at.after(line)
        steps.append(Step(before, action, at.state))
    recap = at.game.guide.recap(steps, B)
    return [text(one) for one in recap.deeds], [text(one) for one in recap.gains]


def test_cells_are_told_apart_by_row_and_column() -> None:
    names = CarpeDiem.box().words.cells
    assert len({text(said) for said in names.values()}) == len(grid.CELLS)
    assert len({german(said) for said in names.values()}) == len(grid.CELLS)
    assert text(names["1,1"]) == "in the top left corner"
    assert german(names["6,4"]) == "in der vierten Reihe, ganz rechts"


def test_spaces_of_the_ring_are_told_apart_by_where_they_lie() -> None:
    spaces = CarpeDiem.box().words.spaces
    assert len({text(said) for said in spaces}) == len({german(said) for said in spaces}) == 7


def test_cards_are_told_by_what_they_ask_for_and_give() -> None:
    cards = CarpeDiem.box().words.forum_cards
    assert text(cards["a01"].whole) == "Pay 2 fish: 4 VP"
    assert german(cards["d22"].whole) == "Besitze 1 Markt und 1 Bäckerei: 1 Münze und 1 Prestige"


def test_equal_cards_in_one_forum_are_told_apart_by_where_they_lie() -> None:
    names = CarpeDiem.box().words.forum_cards
    said = {card: text(name.whole) for card, name in names.items()}
    one, two = next((a, b) for a in said for b in said if a < b and said[a] == said[b])
    at = begun(2).with_forum({6: one, 7: two}).visiting(A, [B])
    labels = {text(at.game.guide.label(at.state, a)) for a in at.game.legal_actions(at.state)}
    assert len(labels) == len(at.legal)
    assert any("middle row, second from the left" in label for label in labels)


def test_a_move_can_be_chosen_together_with_the_tile() -> None:
    at = begun(2).with_ring({2: "w53 - k04 w04", 5: "w01 w01 w01 w01"}).moving(A, 1)
    then = at.game.guide.preview(at.state, action_of(at, "go right")).then
    assert [step.do for step in then] == ["take 1", "take 3", "take 4"]
    question = then[1].wording.question
    assert question is not None
    assert text(question) == "Go right to the upper middle blueprint and take a pond?"
    assert brought(at, "go right")[0].startswith(
        "3 tiles lie there: pond and villa with 1 chimney, pond"
    )


def test_a_placement_says_what_it_brings() -> None:
    at = begun(2).with_district("4,2: k04 r2").holding("k04")
    assert brought(at, "place 4,3 r0")[:2] == [
        "Completes a pond of 2: +1 fish.",
        "Takes the writ: +1 prestige.",
    ]
    assert brought(at, "place 4,1 r1") == ["It completes nothing yet."]
    assert brought(at, "store") == [
        "It never comes back; 2 stored things are worth 1 VP at the end."
    ]


def test_a_villa_is_as_large_as_its_chimneys() -> None:
    at = begun(2).with_district("5,2: k12 r1").holding("k13")
    chimneys = [len(villa.cells) for villa in structures(at.game.tables, at.state.districts[A])]
    assert chimneys == [1]
    assert brought(at, "place 6,2 r3")[0] == "Completes a villa with 3 chimneys: 3 VP."
    deeds, _ = recapped(at, "place 6,2 r3")
    assert deeds[-1] == "completed a villa with 3 chimneys"


def test_a_visit_says_what_both_cards_bring() -> None:
    at = begun(2).with_forum({6: "a01", 7: "c02"}).with_owned(A, chimneys=3)
    at = at.with_purse(A, fish=2).visiting(A, [B])
    assert brought(at, "visit 6-7") == [
        "Pay 2 fish, ×1: 4 VP.",
        "Own 3 chimneys, ×1: 1 coin and 1 prestige.",
        "In all +4 VP, +1 prestige, +1 coin, −2 fish.",
    ]


def test_points_that_change_at_once_are_told_once() -> None:
    at = begun(2).with_owned(A, chimneys=4).with_forum({6: "c06", 7: "a01"}).visiting(A, [B])
    at = at.after("visit 6-7").after("first 6")
    assert brought(at, "pay 0 bread 0") == ["−4 VP."]
    assert brought(at, "pay 1 bread 0") == ["−2 coins, +4 VP.", "Score +3 VP."]


def test_a_tile_that_does_not_fit_so_says_why() -> None:
    at = begun(2).with_district("3,4: w09 r0").holding("k04")
    look = at.game.guide.outlook(at.state, A)
    by_turn = look.misfits["3,3"]
    assert [number < 0 for number in by_turn] == [
        f"place 3,3 r{turns}" in at.legal for turns in range(4)
    ]
    assert text(look.clashes[by_turn[0]]) == "Below, the tile there shows pond, this one grass."
    assert at.game.guide.outlook(at.state, B).misfits == {}


def test_a_tile_on_the_ring_says_where_it_could_lie() -> None:
    at = begun(2).with_district("3,4: w09 r0").with_ring({2: "k04 w01 - -"}).moving(A, 1)
    room = at.game.guide.outlook(at.state, A).room
    held = at.holding("k04")
    assert set(room["k04"]) == {
        line.split(" ")[1] for line in held.legal if line.startswith("place")
    }
    assert held.game.guide.outlook(held.state, A).room == {}


def test_a_turn_in_short() -> None:
    at = begun(2).with_ring({2: "k04 w01 - -", 3: "w01 w01 w01 w01"}).moving(A, 1)
    at = at.with_district("4,2: k04 r2")
    assert recapped(at, "go right", "take 1", "place 4,3 r0") == (
        ["built a pond", "completed a pond of 2 tiles", "took the writ"],
        ["+1 fish", "+1 prestige"],
    )
    forum = begun(2).with_forum({6: "a01", 7: "b01"}).with_purse(A, fish=2).visiting(A, [B])
    deeds, gains = recapped(forum, "visit 6-7", "first 6", "pay 1 bread 0")
    assert deeds[1] == "paid 1 set of “2 fish: 4 VP”"
    assert gains == ["−2 fish"]


def test_a_turn_in_short_keeps_fountain_cards_secret() -> None:
    at = begun(2).holding("w03").after("place 3,4 r0", "fountain f09 f20")
    assert recapped(at, "return f09") == (["drew fountain cards"], [])


def test_a_final_score_is_explained() -> None:
    at = begun(2).with_purse(A, fish=2, coins=1).with_bar((3, [A]), (0, [B])).over()
    why = at.game.guide.outlook(at.state, B).seats[A].why
    assert why is not None
    assert text(why.items) == "2 goods, 1 coin, 0 bread, 0 stored tiles: 3 in all, 2 for 1 VP"
    assert (text(why.prestige), text(why.frame)) == ("space 3 of the bar", "nothing")
    assert begun(2).game.guide.outlook(begun(2).state, A).seats[A].why is None


def test_the_part_of_a_turn_is_named() -> None:
    guide = begun(2).game.guide
    step = guide.step(begun(2).state)
    assert step is not None
    assert text(step) == "move"
    assert guide.step(start(2).state) is None


def test_actions_name_cells_as_the_view_does() -> None:
    at = begun(2).holding("w53")
    data = [at.game.guide.action_data(one) for one in at.game.legal_actions(at.state)]
    assert data[:2] == [PlaceOn("3,4", 0), PlaceOn("3,4", 1)]


@pytest.mark.parametrize(
    ("line", "you", "words"),
    [
        (
            "place 4,3 r0",
            A,
            "Du hast einen Teich angelegt: in der dritten Reihe, drittes Feld von rechts",
        ),
        ("store", None, "Livia hat einen Teich eingelagert."),
    ],
)
def test_german_sentences(line: str, you: int | None, words: str) -> None:
    at = begun(2).with_district("4,2: k04 r2").holding("k04")
    action = action_of(at, line)
    told = at.game.guide.sentence(at.state, action, at.game.apply(at.state, action), None)
    assert german(told, you).startswith(words)


def test_german_cases() -> None:
    cards = CarpeDiem.box().words.fountain_cards
    assert german(cards["f01"]) == "2 SP für jeden Teich"
    said = {german(card) for card in cards.values()}
    assert any(one.endswith("für jede Verwaltung") for one in said)
