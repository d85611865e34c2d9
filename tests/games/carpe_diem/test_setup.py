"""Setting up (CAR-S1 to CAR-S13)."""

from collections import Counter
from random import Random

import pytest

from quadriga.core import CHANCE, BadSetup
from quadriga.games.carpe_diem import CarpeDiem
from tests.games.carpe_diem.boxes import DATA
from tests.games.carpe_diem.positions import A, B, begun, start


@pytest.mark.rule("CAR-S1")
def test_two_three_or_four_play_and_seat_1_begins() -> None:
    assert [setup.seats for setup in CarpeDiem.setups()] == [2, 3, 4]
    for seats in (2, 3, 4):
        assert begun(seats).seen().starter == A
        assert begun(seats).to_act == A
    for seats in (1, 5):
        with pytest.raises(BadSetup):
            CarpeDiem(seats=seats)


@pytest.mark.rule("CAR-S2")
def test_every_player_gets_another_board_at_random() -> None:
    game = start(4).game
    dealt = {str(game.sample_chance(game.initial(), Random(n))) for n in range(200)}
    assert len(dealt) > 20
    assert all(len({*line.split(" ")[1:]}) == 4 for line in dealt)
    assert game.outcome(game.initial(), "boards board1 board2 board3 board1") is None
    assert game.outcome(game.initial(), "boards board4 board2 board3 board1") is not None
    assert len(game.legal_actions(game.initial())) == 24
    assert [seat.board for seat in begun(3).seen().seats] == ["board1", "board2", "board3"]


@pytest.mark.rule("CAR-S3")
def test_every_player_gets_four_frame_parts_in_the_order_drawn() -> None:
    at = start(2).after("boards board1 board2").after("frames p03 p16 p01 p07")
    assert at.of(A).frame == ("p03", "p16", "p01", "p07")
    assert at.game.outcome(at.state, "frames p03 p04 p05 p06") is None, "p03 is used"
    assert at.game.outcome(at.state, "frames p02 p04 p05") is None
    assert at.game.outcome(at.state, "frames p02 p04 p05 p05") is None
    drawn = {str(at.game.sample_chance(at.state, Random(n))) for n in range(50)}
    assert len(drawn) > 45
    assert all("p03" not in line for line in drawn)


@pytest.mark.rule("CAR-S4")
def test_nine_writs_lie_on_the_writ_cells() -> None:
    for seat, name in ((A, "board1"), (B, "board2")):
        board = next(row for row in DATA["district_boards"] if row["id"] == name)
        assert {*begun(2).of(seat).writs} == {*board["writs"]}
        assert len(begun(2).of(seat).writs) == 9


@pytest.mark.rule("CAR-S5")
def test_everybody_starts_without_things() -> None:
    for seat in begun(4).seen().seats:
        assert not any(seat.goods.values())
        assert (seat.coins, seat.bread, seat.cards) == (0, 0, 0)
        assert not seat.stored
        assert not seat.tiles


@pytest.mark.rule("CAR-S6")
def test_patricians_start_on_different_spaces_before_anything_is_revealed() -> None:
    at = start(3).drawn()
    assert at.asked == "starting"
    assert at.to_act == A
    assert at.legal == [f"start {n}" for n in range(1, 8)]
    assert not any(space.card for space in at.seen().forum)
    assert not any(tile for slots in at.seen().ring for tile in slots)
    at = at.after("start 4")
    assert at.to_act == B
    assert at.legal == [f"start {n}" for n in (1, 2, 3, 5, 6, 7)]
    at = at.after("start 1", "start 7")
    assert [seat.patrician for seat in at.seen().seats] == [4, 1, 7]
    assert at.asked == "opening"


@pytest.mark.rule("CAR-S7")
@pytest.mark.parametrize(("seats", "letters"), [(2, "2222"), (3, "2323"), (4, "3324")])
def test_the_forum_cards_are_drawn_by_letter_and_mixed(seats: int, letters: str) -> None:
    at = start(seats).drawn().after(*(f"start {n}" for n in range(1, seats + 1)))
    firsts = set()
    for n in range(60):
        line = str(at.game.sample_chance(at.state, Random(n)))
        verb, *ids = line.split(" ")
        assert verb == "forum"
        assert len({*ids}) == len(ids)
        count = Counter(name[0] for name in ids)
        assert "".join(str(count[letter]) for letter in "abcd") == letters
        firsts.add(ids[0][0])
        assert [space.card for space in at.after(line).seen().forum] == ids
    assert firsts == {*"abcd"}, "the drawn cards are shuffled together"
    wrong = line.replace(ids[0], next(f"{ids[1][0]}{n:02}" for n in range(1, 13)))
    assert at.game.outcome(at.state, wrong) is None


@pytest.mark.rule("CAR-S8")
@pytest.mark.parametrize(
    ("seats", "spaces"),
    [(2, [2, 3, 5, 6, 7, 8, 10, 11]), (3, list(range(2, 12))), (4, list(range(1, 13)))],
)
def test_corners_of_the_forum_stay_empty(seats: int, spaces: list[int]) -> None:
    assert [space.space for space in begun(seats).seen().forum] == spaces


@pytest.mark.rule("CAR-S9")
def test_all_fountain_cards_lie_in_the_pile_without_an_order() -> None:
    at = begun(2).with_district("3,4: w01 r0").holding("w03").after("place 3,3 r0")
    assert begun(2).seen().pile == 24
    assert at.asked == "drawing"
    lines = {str(at.game.sample_chance(at.state, Random(n))) for n in range(400)}
    assert {name for line in lines for name in line.split(" ")[1:]} == {
        f"f{n:02}" for n in range(1, 25)
    }
    assert len(lines) > 250


@pytest.mark.rule("CAR-S10")
def test_white_tiles_fill_the_blueprints_and_black_ones_the_row() -> None:
    seen = begun(2).seen()
    assert [len(slots) for slots in seen.ring] == [4] * 7
    assert all(tile.startswith("w") for slots in seen.ring for tile in slots)
    assert len(seen.row) == 11
    assert all(tile.startswith("k") for tile in seen.row)
    assert (len(seen.white), len(seen.black)) == (84 - 28, 28)


@pytest.mark.rule("CAR-S10")
def test_the_stacks_are_shuffled() -> None:
    at = start(2).drawn().after("start 1", "start 2")
    at = at.after(str(at.game.sample_chance(at.state, Random(0))))
    for back in ("w", "k"):
        lines = [str(at.game.sample_chance(at.state, Random(n))) for n in range(60)]
        firsts = {line.split(" ")[1] for line in lines}
        assert len(firsts) > 5, "any tile may come first"
        found = {name for line in lines for name in line.split(" ")[1:]}
        assert found == {tile["id"] for tile in DATA["tiles"] if tile["id"].startswith(back)}
        at = at.after(lines[0])


@pytest.mark.rule("CAR-S10")
def test_the_deal_goes_by_blueprint_and_slot() -> None:
    at = start(2).drawn().after("start 1", "start 2")
    at = at.after(str(at.game.sample_chance(at.state, Random(0))))
    line = str(at.game.sample_chance(at.state, Random(0)))
    names = line.split(" ")[1:]
    dealt = at.after(line)
    assert [tile for slots in dealt.seen().ring for tile in slots] == names
    assert dealt.asked == "filling"
    twice = [names[0] if at.tile(names[0]) > 2 else "w09", *names[1:]]
    twice[1] = twice[0]
    assert at.game.outcome(at.state, " ".join(["tiles", *twice])) is None
    assert at.game.outcome(at.state, line + " w01") is None
    assert at.game.outcome(at.state, line.replace(names[0], "k04", 1)) is None


@pytest.mark.rule("CAR-S11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_markers_lie_in_one_stack_seat_1_at_the_bottom(seats: int) -> None:
    at = begun(seats)
    assert [seat.prestige for seat in at.seen().seats] == [0] * seats
    assert at.order == tuple(reversed(range(seats)))


@pytest.mark.rule("CAR-S12")
@pytest.mark.parametrize(("seats", "vp"), [(2, [8, 9]), (3, [8, 9, 13]), (4, [8, 9, 10, 11])])
def test_starting_points(seats: int, vp: list[int]) -> None:
    assert [seat.vp for seat in begun(seats).seen().seats] == vp


@pytest.mark.rule("CAR-S13")
def test_things_never_run_out() -> None:
    at = begun(2).with_purse(A, fish=30, coins=40, bread=50).with_district("3,4: k09 r0")
    assert at.holding("k09").after("place 3,3 r2").of(A).bread == 52
    at = at.with_district("3,4: k08 r0").holding("k08").after("place 3,3 r2")
    assert at.of(A).coins == 71
    rich = begun(2).with_purse(A, fish=30, coins=40).with_district("3,4: k04 r0")
    assert rich.holding("k04").after("place 3,3 r2").goods() == {"fish": 31}
    assert rich.holding("w01").after("place 2,4 r0").of(A).coins == 41


def test_chance_deals_in_the_order_of_the_specification() -> None:
    at, verbs = start(2), []
    while at.to_act is CHANCE or at.asked == "starting":
        line = at.legal[0] if at.asked == "starting" else ""
        line = line or str(at.game.sample_chance(at.state, Random(0)))
        verbs.append(line.split(" ")[0])
        at = at.after(line)
    assert verbs == ["boards", "frames", "frames", "start", "start", "forum", "tiles", "row"]
    assert at.asked == "moving"
