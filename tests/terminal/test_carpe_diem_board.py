"""Positions of Carpe Diem as they are drawn."""

from io import StringIO

from rich.console import Console, Group, RenderableType

from quadriga.core import Seat
from quadriga.games.carpe_diem.box.components import Kind
from quadriga.games.carpe_diem.guide.facts.preview import Preview, ReachedGoal
from quadriga.games.carpe_diem.guide.log import Completed
from quadriga.games.carpe_diem.guide.words import amount
from quadriga.terminal.boards.carpe_diem import BOARD
from quadriga.terminal.boards.carpe_diem.signs import Drawn
from quadriga.terminal.display import output, pages
from quadriga.terminal.display.output import Moment, Watcher
from tests.games.carpe_diem.positions import A, B, Position, begun


def moment(at: Position, seat: int | None = 0) -> Moment:
    names = tuple(f"player{n}" for n in range(at.game.seats))
    return Moment(Watcher(at.game, None if seat is None else Seat(seat), names), at.state)


def scene(at: Position, seat: int | None = 0) -> Drawn:
    return moment(at, seat).scene


def drawn(part: RenderableType) -> list[str]:
    """The lines of a drawing without colour."""
    output = StringIO()
    Console(file=output, width=80, color_system=None).print(part)
    return [line.rstrip() for line in output.getvalue().splitlines()]


def shown(at: Position, seat: int | None = 0) -> list[str]:
    return drawn(output.position(moment(at, seat)))[3:]


def brought(preview: Preview, at: Position | None = None) -> str:
    return BOARD.brings(scene(at or begun()), preview).plain


def test_what_is_completed_stands_in_capitals() -> None:
    at = begun().with_district("3,4: w53 r0, 3,3: k04 r2, 4,4: w01 r0")
    assert [line[8:69] for line in shown(at.moving())[5:10]] == [
        "├─────────┼─────────┼─────────┼─────────┼─────────┼─────────┤",
        "3         │  2,3    │    ●    │  4,3w   │         │         │",
        "├─────────┼─────────┼──POND───┼─────────┼─────────┼─────────┤",
        "4         │  2,4    │    1    │  MARK   │  5,4    │    w    │",
        "├─────────┼─────────┼──vill───┼─────────┼─────────┼─────────┤",
    ]


def test_goals_of_the_frame_stand_where_their_lines_end() -> None:
    frame = ("p10", "p01", "p02", "p03")
    at = begun().with_district("3,4: k09 r2, 3,5: k09 r0", frame=frame)
    sides = {(g.side, g.position): g for g in scene(at).outlook.seats[A].goals}
    lines = shown(at.moving())
    reached = sides["up", 3]
    assert (reached.kind.value, reached.status) == ("granary", "reached")
    assert lines[0][30:36] == "GRAN 4"
    assert lines[0][60:66] == "vill 3"
    right = [sides[key] for key in sides if key[0] == "right"]
    for goal in right:
        assert lines[2 * goal.row][70:76].startswith(goal.kind.value[:4])
    left = [sides[key] for key in sides if key[0] == "left"]
    for goal in left:
        assert lines[2 * goal.row][1:5] == goal.kind.value[:4]
    for goal in (sides[key] for key in sides if key[0] == "down"):
        assert goal.kind.value[:4] in lines[14][10 * goal.column - 1 :][:10]


def test_a_lost_goal_has_a_cross() -> None:
    column = ", ".join(f"3,{y}: w01 r0" for y in range(1, 7))
    at = begun().with_district(column, frame=("p10", "p01", "p02", "p03"))
    assert shown(at.moving())[0][30:36] == "gran ×"


def test_the_ring_shows_both_ways_to_one_blueprint() -> None:
    at = begun().with_ring({4: "w01 - - w59"}).moving(A, 1)
    assert any(line.startswith(" both ways 4           mark ") for line in shown(at))


def test_the_forum_shows_markers_and_what_free_spaces_bring() -> None:
    at = begun().with_forum({6: "a01", 7: "c03", 2: "a03"}).with_purse(fish=2)
    at = at.with_owned(villa=1).visiting(B, (A,))
    lines = shown(at.after("visit 2-3"))
    assert any("→ 7 VP           [2] → " in line for line in lines)
    assert any("→ 4 VP            +7 → 3 VP" in line for line in lines)


def test_hidden_fountain_cards_leave_the_total_open() -> None:
    at = begun().with_fountains("f09", "f01").moving()
    lines = shown(at)
    assert any(line.startswith(" → 1 player0     8  8") for line in lines)
    assert any(line.startswith("   2 player1   9+?  9") for line in lines)
    assert " Fountains     2 VP for each merchant: 0" in lines
    assert not any("each pond" in line for line in lines)


def test_who_looks_on_sees_the_district_of_who_acts_and_no_cards() -> None:
    at = begun().with_fountains("f09", "f01").with_district("3,4: w53 r0").moving(B)
    lines = shown(at, None)
    assert " player1 built 0 tiles; 9 writs left" in lines
    assert " player0 built 1 tile; 1 chimney; 9 writs left" in lines
    assert not any("for each" in line for line in lines)


def test_rewards_that_wait_are_named() -> None:
    # CAR-X13: the craftsman's tile is placed while the merchant waits.
    at = begun().with_district("3,4: k11 r1, 4,5: k08 r0, 3,5: k04 r3").with_row({1: "k04"})
    at = at.holding("w24").after("place 4,4 r3", "reward craftsman")
    assert " To follow     the reward of the merchant" in shown(at)
    assert any(line.startswith(" Bottom row    1 pond") for line in shown(at))


def test_the_end_ranks_the_seats() -> None:
    at = begun(3).with_purse(B, vp=30).with_purse(A, vp=12).over()
    lines = drawn(Group(*pages.scores(moment(at, None))))
    assert lines[1].split() == ["1.", "player1", "2.", "player2", "3.", "player0"]


def test_equal_seats_share_a_place() -> None:
    at = begun(3).with_purse(A, vp=30).with_purse(B, vp=30).over()
    lines = drawn(Group(*pages.scores(moment(at, None))))
    assert lines[1].split()[::2] == ["1.", "1.", "3."]


def test_what_a_choice_brings_in_words() -> None:
    cells, fish = ("3,3", "3,4"), amount(1, "fish")
    pond = Completed(kind=Kind.POND, cells=cells, chimneys=0, gives=fish)
    goal = ReachedGoal(side="up", position=3, vp=4)
    assert (
        brought(Preview(completes=(pond,), goals=(goal,), writ=True, prestige=1, goods=1))
        == "pond: 1 fish, goal +4, writ, +1 prestige"
    )
    assert brought(Preview(vp=7, coins=-2, bread=-3)) == "+7 VP, −2 coins, −3 bread"
    assert brought(Preview(bread=-1, space=3, tiles=("w01", "w02"))) == "−1 bread, 2 tiles"
    assert brought(Preview(fits=1)) == "fits in 1 way"
    assert brought(Preview()) == ""
    assert brought(Preview(), begun().holding("w01")) == "nothing yet"


def test_only_placements_are_asked_in_stages() -> None:
    at = begun().holding("w53")
    stages = BOARD.stages
    assert stages is not None
    words = [stages.words(action) for action in at.game.legal_actions(at.state)]
    assert words == [("3,4", f"r{n}") for n in range(4)] + [("store",)]
    move = at.game.legal_actions(begun().state)[0]
    assert stages.words(move) == ()


def test_the_help_says_what_is_reconstructed() -> None:
    at = begun()
    help_text = " ".join(drawn(pages.help_text(moment(at), "start 1")))
    assert "our reconstruction" in help_text
    assert "A cell is column,row" in help_text


def test_the_rules_have_the_figures_of_the_data_file() -> None:
    assert "costs you 4 VP" in " ".join(drawn(pages.rules(moment(begun()).watcher)))
