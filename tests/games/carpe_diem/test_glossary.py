"""What a thing is, what it does now, and why it cannot be chosen, in words."""

import pytest

from quadriga.core import Explanation, Seat
from tests.games.carpe_diem.positions import A, B, Position, begun
from tests.wording import english


def explained(at: Position, thing: str, seat: Seat | None = A) -> Explanation:
    found = at.game.guide.explain(at.state, thing, seat)
    assert found is not None
    return found


def why_not(at: Position, thing: str, seat: Seat | None = A) -> str:
    """The reason, and what would help."""
    found = explained(at, thing, seat)
    said = (found.why_not, found.instead)
    return " ".join(english("carpe_diem", one, seat) for one in said if one is not None)


def now(at: Position, thing: str, seat: Seat | None = A) -> list[str]:
    return [english("carpe_diem", one, seat) for one in explained(at, thing, seat).now]


MOVING = begun(2).with_ring({1: "w01 w01 w01 w01", 4: "w09 w09 - -", 7: "w01 w01 w01 w01"})
MOVING = MOVING.with_purse(bread=0).moving(space=1)
PLACING = begun(2).with_district("3,4: w09 r0").holding("w01")
VISITING = begun(2).visiting()


def test_a_tile_tells_how_far_its_structures_have_come() -> None:
    at = begun(2).with_district("3,4: w09 r0, 3,5: k04 r0")
    assert now(at, "cell:0:3,4") == ["A pond of 2 tiles so far, still open towards 1 cell."]


def test_a_blueprint_tells_how_many_tiles_can_still_be_taken() -> None:
    rest = "can be taken here in this phase; the rest then leaves the game."
    assert now(MOVING, "slot:1:1")[-1] == f"2 more tiles {rest}"


@pytest.mark.parametrize(
    ("at", "thing", "reason"),
    [
        (
            MOVING,
            "slot:1:1",
            "Your patrician reaches only the lower left and the lower right blueprint this turn. "
            "With 1 bread you could go there.",
        ),
        (MOVING, "space:3", "There are no tiles any more, so nobody goes there."),
        (MOVING, "slot:4:1", ""),
        (MOVING.with_purse(bread=1), "slot:1:1", ""),
        (MOVING, "row:1", "Only who completes a craftsman takes a tile of the bottom row."),
        (MOVING, "card:6", "The forum is visited after round 7 of each phase."),
        (MOVING, "marker:6-7", "The forum is visited after round 7 of each phase."),
        (MOVING, "cell:0:3,4", "You hold no tile now."),
        (PLACING, "cell:0:3,4", "There is already a tile"),
        (PLACING, "cell:0:1,1", "The cell in the top left corner has no tile beside it."),
        (PLACING, "cell:0:3,3", "However you turn it, it does not fit here. It would have to show"),
        (PLACING, "cell:0:2,4", ""),
        (PLACING, "slot:1:1", "First place the tile that you hold, or store it."),
        (VISITING, "card:6", "Put your marker between two cards: you use both."),
        (VISITING, "marker:6-7", ""),
        (VISITING.after("visit 6-7"), "marker:6-7", "Your own marker lies there"),
    ],
)
def test_what_cannot_be_chosen_says_why_and_what_would_help(
    at: Position, thing: str, reason: str
) -> None:
    said = why_not(at, thing)
    assert said.startswith(reason)
    assert bool(said) == bool(reason)


@pytest.mark.parametrize(
    ("at", "line", "reason"),
    [
        (MOVING, "take 1", "First move your patrician."),
        (MOVING, "craft 1", "Only who completes a craftsman"),
        (MOVING, "visit 6-7", "The forum is visited after round 7"),
        (MOVING, "store", "First move your patrician."),
        (MOVING.after("go right"), "take 3", "There is no tile any more."),
        (MOVING.after("go left"), "take 9", "'take 9' is not a choice now"),
        (PLACING, "go left", "First place the tile that you hold"),
        (VISITING, "pay 1 bread 0", "First put a marker into the forum."),
        (
            VISITING.with_forum({6: "a01"}).with_purse(fish=4).after("visit 6-7", "first 6"),
            "pay 9 bread 0",
            "You can pay for at most 2 sets in goods and coins, and 0 in bread",
        ),
    ],
)
def test_every_wrong_line_is_answered_with_its_reason(at: Position, line: str, reason: str) -> None:
    said = english("carpe_diem", at.game.guide.refusal(at.state, line), A)
    assert said.startswith(reason)


def test_a_fountain_card_is_explained_to_its_owner_alone() -> None:
    at = begun(2).with_fountains("f09")
    assert now(at.with_owned(merchant=2), "fountain:f09")[0].startswith("You have 2 merchants:")
    assert at.game.guide.explain(at.state, "fountain:f09", B) is None
    assert "fountain:f09" not in at.game.guide.things(at.state, B)


def sources(at: Position, thing: str) -> list[str]:
    """What is said of the source of a thing."""
    said = [english("carpe_diem", one, A) for one in explained(at, thing).what]
    return [one for one in said if "our own" in one.lower()]


OURS = "Our own reconstruction, the published game may differ: "
TILE = "what such a tile shows, or how many there are"
IN_THE_RING = begun(2).with_ring({1: "w04 w09 w01 w01"}).moving(space=1)
CARDS = begun(2).with_forum({6: "a03", 7: "a01"}).with_fountains("f09 f01")


@pytest.mark.parametrize(
    ("at", "thing", "said"),
    [
        (CARDS, "card:6", ""),
        (CARDS, "card:7", "what this card asks for and gives"),
        (CARDS, "fountain:f09", ""),
        (CARDS, "fountain:f01", "what this card counts"),
        (IN_THE_RING, "slot:1:1", "most points of villas"),
        (IN_THE_RING, "slot:1:2", TILE),
        (begun(2).with_district("3,4: w09 r0"), "cell:0:3,4", TILE),
        (PLACING, "hand", TILE),
        (CARDS, "line:villas", "most points of villas"),
        (CARDS, "line:items", ""),
    ],
)
def test_what_is_reconstructed_says_so_and_nothing_else(
    at: Position, thing: str, said: str
) -> None:
    assert sources(at, thing) == ([f"{OURS}{said}."] if said else [])


def test_goals_of_frames_and_places_of_writs_are_told_to_be_reconstructed() -> None:
    things = CARDS.game.guide.things(CARDS.state, A)
    goals = [one for one in things if one.startswith("goal:")]
    assert goals
    assert all(sources(CARDS, one) == [f"{OURS}this goal."] for one in goals)
    writs = [
        one for one in things if one.startswith("cell:") and "writ" in "".join(now(CARDS, one))
    ]
    assert writs
    assert all(sources(CARDS, one) == [f"{OURS}where writs and shovels lie."] for one in writs)
