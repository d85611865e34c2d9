"""What the page shows beside the view, and what a choice would bring."""

import msgspec
import pytest

from quadriga.core import Seat
from quadriga.games.carpe_diem.box.components import Kind
from quadriga.games.carpe_diem.guide.facts.outlook import Outlook
from quadriga.games.carpe_diem.guide.facts.preview import Preview
from quadriga.games.carpe_diem.guide.facts.standings import FrameGoal
from tests.games.carpe_diem.positions import A, B, Position, begun, full_district, start
from tests.games.carpe_diem.wording import text

FRAME = ("p10", "p01", "p05", "p08")


def look(at: Position, seat: Seat | None = A) -> Outlook:
    return at.game.guide.outlook(at.state, seat)


def preview(at: Position, line: str) -> Preview:
    action = next(a for a in at.game.legal_actions(at.state) if str(a) == line)
    return at.game.guide.preview(at.state, action)


def test_the_score_is_estimated_line_by_line_and_hides_fountain_cards() -> None:
    at = begun(2).with_owned(A, pond=2).with_fountains("f01", "f02").with_owned(B, pond=3)
    at = at.with_purse(A, vp=20, coins=3).with_bar((4, [A]), (0, [B]))
    own, other = look(at).seats
    assert own.score.fountains == 4
    assert own.score.total == 20 + 1 + 4 + 4
    assert other.score.fountains is None
    assert other.score.total == 9
    assert [card.card for card in own.fountains] == ["f01"]
    assert other.fountains == ()
    over = look(at.over(), None).seats
    assert (over[A].score.fountains, over[B].score.fountains) == (4, 6)
    assert (over[A].place, over[B].place) == (1, 2)
    assert own.visits == 1


def test_an_outlook_of_another_seat_is_the_same_whatever_cards_it_holds() -> None:
    one = begun(2).with_owned(A, pond=2).with_fountains("f01")
    two = begun(2).with_owned(A, pond=2).with_fountains("f24")
    assert msgspec.json.encode(look(one, B)) == msgspec.json.encode(look(two, B))
    assert look(one, A) != look(two, A)


def goals(at: Position) -> dict[str, str]:
    return {f"{g.kind.value} {g.side} {g.position}": g.status for g in look(at).seats[A].goals}


def test_goals_are_reached_open_or_lost() -> None:
    at = begun(2).with_district("3,4: k09 r2, 3,5: k09 r0", frame=FRAME)
    assert look(at).seats[A].goals[0] == FrameGoal("up", 3, 3, 0, Kind.GRANARY, 4, "reached")
    assert goals(at)["pond right 1"] == "open"
    row = dict.fromkeys([f"{x},1" for x in range(1, 7)], "w01 r0")
    filled = full_district("", row)
    full = begun(2).with_district(filled, frame=FRAME)
    assert goals(full)["pond right 1"] == "lost"
    assert goals(full)["villa up 6"] == "open"
    touching = begun(2).with_district(full_district("", {**row, "4,1": "k04 r2"}), frame=FRAME)
    assert goals(touching)["pond right 1"] == "open"
    assert goals(at.over())["pond right 1"] == "lost"
    # The last cell of the row is asked for grass and garden only: no pond can come there.
    narrow = {**row, "6,1": "", "5,1": "k05 r1", "6,2": "w01 r0"}
    assert goals(begun(2).with_district(full_district("", narrow), frame=FRAME))[
        "pond right 1"
    ] == ("lost")


def test_structures_say_what_completes_them() -> None:
    at = begun(2).with_district("3,4: w56 r0, 3,3: k04 r2, 4,6: w01 r0")
    found = {one.kind.value: one for one in look(at).seats[A].structures}
    assert found["pond"].open == ("3,5",)
    assert found["pond"].cells == ("3,3", "3,4")
    assert text(found["pond"].gives) == "2 fish"
    assert not found["pond"].complete
    assert found["villa"].open == ("4,4",)
    assert found["market"].complete
    assert look(at).seats[A].completed[found["market"].kind] == 1
    assert look(at).seats[A].chimneys == 1


def test_ways_show_where_moves_end_and_which_tiles_wait_there() -> None:
    at = begun(2).with_ring({2: "w53 - k04 w04", 5: "w01 w01 w01 w01"}).moving(A, 1)
    ways = look(at).ways
    assert [(str(way.action), way.space) for way in ways] == [("go left", 5), ("go right", 2)]
    assert ways[1].tiles == ("w53", "k04", "w04")
    richer = look(at.with_purse(A, bread=1)).ways
    assert [str(way.action) for way in richer[2:]] == ["bread 2", "bread 5"]
    assert look(at, None).ways == ()
    assert look(start(2)).ways == ()


def test_offers_show_what_each_free_space_would_bring() -> None:
    at = begun(2).with_forum({2: "a01", 3: "a01", 5: "a01", 6: "c06", 7: "a01", 8: "a01"})
    at = at.with_forum({10: "a01", 11: "a01"}).with_owned(A, chimneys=4)
    offers = {(offer.a, offer.b): offer for offer in look(at).offers}
    assert len(offers) == 9
    best = offers[6, 7]
    # CAR-X36: the coins of the first card pay for the second.
    assert [use.card for use in best.cards] == ["c06", "a01"]
    assert [(use.own, use.paid, use.bread, use.fails) for use in best.cards] == [
        (2, 0, 0, False),
        (0, 1, 0, False),
    ]
    assert (best.vp, best.coins, best.bread, best.goods, best.prestige) == (4, 0, 0, 0, 0)
    worst = offers[2, 3]
    assert worst.vp == -8
    assert all(use.fails for use in worst.cards)
    taken = at.with_(markers=(A, *[-1] * 8))
    assert (2, 3) not in {(offer.a, offer.b) for offer in look(taken).offers}
    assert look(at, None).offers == ()
    assert look(at.over()).offers == ()


def test_a_marker_space_shows_all_that_it_brings() -> None:
    """A space that brings no points may be the best of all."""
    at = begun(2).with_forum({6: "a01", 7: "c02", 8: "c02"}).with_owned(A, chimneys=3)
    offers = {(offer.a, offer.b): offer for offer in look(at.with_purse(A, fish=2)).offers}
    assert [(one.thing, one.n) for one in offers[6, 7].brings] == [
        ("vp", 4),
        ("prestige", 1),
        ("coins", 1),
    ]
    assert text(offers[6, 7].net) == "In all +4 VP, +1 prestige, +1 coin, −2 fish."
    assert [(one.thing, one.n) for one in offers[7, 8].brings] == [("prestige", 2), ("coins", 2)]


def test_collected_points_are_told_apart_by_the_forum_that_brought_them() -> None:
    at = begun(2).with_purse(A, fish=2).with_bar((20, [A]), (0, [B])).with_owned(A, chimneys=3)
    at = at.with_forum({6: "a01", 7: "c02"}).with_(stage=2).visiting(A, [B])
    after = at.after("visit 6-7", "first 6", "pay 1 bread 0")
    score = look(after).seats[A].score
    start = at.of(A).vp
    assert (score.beginning, score.forums, score.beyond) == (start, (0, 4, 0, 0), 1)
    assert score.collected == start + 4 + 1
    poor = at.with_purse(A).with_(stage=4).visiting(A, [B]).after("visit 6-7", "first 6")
    assert look(poor).seats[A].score.forums == (0, 0, 0, -4)


def test_the_first_screen_tells_me_the_points_that_i_see_at_the_table() -> None:
    at = begun(2).with_owned(A, pond=2).with_owned(B, pond=3).with_fountains("f01", "f02")
    headline = at.game.guide.headline(at.state)
    for reader in (None, A, B):
        seen = headline.seen_by(reader)
        assert seen.scores == tuple(seat.score.total for seat in look(at, reader).seats)
        assert seen.secret == ()
    assert headline.seen_by(A).scores != headline.seen_by(None).scores
    over = at.over()
    assert over.game.guide.headline(over.state).secret == ()


@pytest.mark.parametrize(
    ("space", "vp", "prestige"), [(17, 7, 2), (18, 7, 2), (19, 8, 1), (20, 9, 0)]
)
def test_an_offer_at_the_end_of_the_bar_counts_points(space: int, vp: int, prestige: int) -> None:
    at = begun(2).with_forum({6: "c02", 7: "a03"}).with_owned(A, chimneys=6)
    at = at.with_purse(A, fish=3).with_bar((space, [A]), (0, [B])).visiting(A, [B])
    offer = next(offer for offer in look(at).offers if (offer.a, offer.b) == (6, 7))
    seen = preview(at, "visit 6-7")
    assert (offer.vp, offer.prestige) == (seen.vp, seen.prestige) == (vp, prestige)


def test_an_offer_is_what_the_best_line_of_play_brings() -> None:
    at = begun(2).with_forum({6: "d18", 7: "b11"}).with_owned(A, pond=3)
    at = at.with_purse(A, fish=2, herbs=1, coins=2, bread=2).visiting(A, [B])
    offer = next(offer for offer in look(at).offers if (offer.a, offer.b) == (6, 7))
    first = next(use.space for use in offer.cards)
    after = at.after("visit 6-7", f"first {first}")
    for use in offer.cards:
        line = f"pay {use.paid} bread {use.bread}" if use.space == 7 else f"pay bread {use.bread}"
        if after.asked == "paying" and after.seen().moment.space == use.space:  # type: ignore[union-attr]
            after = after.after(line)
    assert after.of(A).vp - at.of(A).vp == offer.vp
    assert after.of(A).coins - at.of(A).coins == offer.coins
    assert after.of(A).bread - at.of(A).bread == offer.bread


def test_a_placement_shows_what_it_completes() -> None:
    at = begun(2).with_district("4,2: k04 r2", frame=("p01", "p01", "p11", "p11"))
    at = at.with_fountains("f01").holding("k04")
    shown = preview(at, "place 4,3 r0")
    assert [(one.kind.value, one.cells, text(one.gives)) for one in shown.completes] == [
        ("pond", ("4,2", "4,3"), "1 fish")
    ]
    assert shown.writ
    assert (shown.goods, shown.prestige, shown.vp) == (1, 1, 0)
    assert shown.total == 1 + 2 + sum(goal.vp for goal in shown.goals)
    assert len(msgspec.json.encode(shown)) < 800
    plain = preview(at, "place 4,1 r1")
    assert msgspec.json.encode(plain) == b'{"game":"carpe_diem"}'


def test_goals_that_a_placement_reaches_are_shown() -> None:
    at = begun(2).with_district("3,4: k09 r2", frame=FRAME).holding("k09")
    shown = preview(at, "place 3,5 r0")
    assert [(goal.side, goal.position, goal.vp) for goal in shown.goals] == [
        ("up", 3, 4),
    ]
    assert (shown.total, shown.bread) == (5, 2)


def test_other_previews() -> None:
    at = begun(2).with_ring({2: "w53 - k04 w04", 5: "w01 w01 w01 w01"}).moving(A, 1)
    at = at.with_purse(A, bread=1)
    assert (moved := preview(at, "go right")) == Preview(
        space=2, tiles=("w53", "k04", "w04"), then=moved.then
    )
    assert [step.do for step in moved.then] == ["take 1", "take 3", "take 4"]
    assert preview(at, "bread 5").bread == -1
    assert preview(at.after("go right"), "take 4") == Preview(fits=4)
    assert preview(begun(2).holding("w01"), "store") == Preview()
    forum = begun(2).with_forum({6: "d01", 7: "d02"}).with_owned(A, merchant=1).visiting(A, [B])
    assert preview(forum, "visit 6-7").vp == -1
    assert preview(forum.after("visit 6-7"), "first 6").vp == -1
    back = begun(2).with_owned(A, pond=1).with_fountains("f01 f05").holding("w03")
    back = back.with_fountains("f01 f05").after("place 3,4 r0").drawn()
    assert preview(back, "return f01").total == -2
    assert preview(start(2).drawn(), "start 3").space == 3
