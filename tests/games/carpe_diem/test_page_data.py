"""What the page shows of a choice line by line: goods, cards of the forum, the order of visits."""

from random import Random

import msgspec

from quadriga.games.carpe_diem.box.components import Good
from quadriga.games.carpe_diem.guide.facts.outlook import CardSets
from quadriga.games.carpe_diem.guide.facts.preview import Lines, Preview
from quadriga.games.carpe_diem.guide.log import Digest
from tests.games.carpe_diem.positions import A, B, Position, begun
from tests.games.carpe_diem.wording import text


def preview(at: Position, line: str) -> Preview:
    action = next(a for a in at.game.legal_actions(at.state) if str(a) == line)
    return at.game.guide.preview(at.state, action)


def cards(at: Position) -> dict[int, CardSets]:
    return {one.space: one for one in at.game.guide.outlook(at.state, A).cards}


def test_every_card_says_how_many_sets_i_could_fulfil() -> None:
    at = begun(2).with_forum({2: "a01", 3: "b01", 6: "d01", 7: "c05"})
    at = at.with_owned(A, merchant=2).with_purse(A, fish=3, coins=1, bread=7)
    found = cards(at)
    assert found[2] == CardSets(2, own=0, paid=2, bread=2)
    assert found[3] == CardSets(3, own=0, paid=1, bread=2)
    assert found[6] == CardSets(6, own=2, paid=0, bread=2)
    assert found[7] == CardSets(7, own=0, paid=0, bread=2)
    assert at.game.guide.outlook(at.state, None).cards == ()
    # The bread that the own sets bring pays for a further one (CAR-X37).
    rich = begun(2).with_forum({6: "d18"}).with_owned(A, pond=3).with_purse(A, bread=2)
    assert cards(rich)[6] == CardSets(6, own=1, paid=0, bread=1)


def test_a_placement_says_line_by_line_what_changes() -> None:
    at = begun(2).with_district("4,2: k04 r2", frame=("p01", "p01", "p11", "p11"))
    at = at.with_forum({2: "a01", 3: "b01"}).with_purse(A, coins=1)
    at = at.with_fountains("f01").holding("k04")
    shown = preview(at, "place 4,3 r0")
    assert shown.each == {Good.FISH: 1}
    assert shown.lines == Lines(items=1, prestige=1, frame=3, fountains=2)
    assert shown.total == 7
    assert shown.cards[:2] == (CardSets(2, 0, 1, 0), CardSets(3, 0, 1, 0))
    assert set(shown.cards).isdisjoint(cards(at).values())
    assert shown.order == (A, B)


def test_the_order_of_visits_is_told_only_if_it_changes() -> None:
    ahead = begun(2).with_bar((3, [A]), (0, [B])).with_district("4,2: k04 r2").holding("k04")
    shown = preview(ahead, "place 4,3 r0")
    assert (shown.prestige, shown.order) == (1, ())


def test_a_tile_says_what_it_could_complete() -> None:
    at = begun(2).with_district("3,4: w09 r0, 3,5: k04 r0, 5,4: k04 r0, 4,4: w01 r0")
    at = at.with_ring({2: "k04 w11 - -"}).moving(A, 1).after("go right")
    shown = preview(at, "take 1")
    assert [(one.kind.value, text(one.gives)) for one in shown.could] == [("pond", "2 fish")]
    assert preview(at, "take 2").could == ()


def test_the_order_of_two_cards_is_told_with_what_it_brings() -> None:
    at = (
        begun(2).with_forum({6: "c06", 7: "a01"}).with_district("3,4: w05 r0, 3,3: k12 r2")
    )  # four chimneys: two coins, which pay for two fish
    at = at.visiting(A, [B]).after("visit 6-7")
    before, after = (preview(at, f"first {space}").offer for space in (6, 7))
    assert before is not None
    assert after is not None
    assert [(use.space, use.own, use.paid) for use in before.cards] == [(6, 2, 0), (7, 0, 1)]
    assert (before.vp, before.coins) == (4, 0)
    assert [use.fails for use in after.cards] == [True, False]
    assert (after.vp, after.coins) == (-4, 2)


def test_what_changes_nothing_is_not_sent() -> None:
    assert msgspec.json.encode(preview(begun(2).holding("w01"), "store")) == (
        b'{"game":"carpe_diem"}'
    )


def digest(at: Position, line: str) -> Digest | None:
    action = next(a for a in at.game.legal_actions(at.state) if str(a) == line)
    return at.game.guide.digest(at.state, action, at.game.apply(at.state, action), None)


def test_a_digest_says_what_a_decision_brought() -> None:
    at = begun(2).with_ring({2: "w53 - k04 w04"}).moving(A, 1)
    assert digest(at, "go right") == Digest(space=2)
    assert digest(at.after("go right"), "take 3") == Digest(space=2, tile="k04")
    building = begun(2).with_district("4,2: k04 r2").holding("k04")
    placed = digest(building, "place 4,3 r0")
    assert placed is not None
    assert [(one.kind.value, one.cells) for one in placed.completes] == [("pond", ("4,2", "4,3"))]
    assert (placed.tile, placed.cell, placed.writ) == ("k04", "4,3", True)
    assert (placed.each, placed.prestige) == ({Good.FISH: 1}, 1)
    assert digest(building, "store") == Digest(tile="k04")
    forum = begun(2).with_forum({6: "a01", 7: "b01"}).with_purse(A, fish=2).visiting(A, [B])
    paid = digest(forum.after("visit 6-7", "first 6"), "pay 1 bread 0")
    assert paid == Digest(card="a01", vp=4 - 4, each={Good.FISH: -2})


def test_a_digest_has_no_fountain_cards() -> None:
    at = begun(2).holding("w03").with_fountains("f01 f05").after("place 3,4 r0")
    drawn = at.game.sample_chance(at.state, Random(0))
    after = at.game.apply(at.state, drawn)
    assert at.game.guide.digest(at.state, drawn, after, A) is None
    back = at.drawn()
    assert digest(back, back.legal[0]) == Digest()


def test_a_turn_begins_with_a_move_or_a_marker() -> None:
    at = begun(2).with_ring({2: "w53 - k04 w04"}).moving(A, 1)
    assert at.game.begins_turn(at.state)
    assert not at.game.begins_turn(at.after("go right").state)
    visit = begun(2).visiting(A, [B])
    assert visit.game.begins_turn(visit.state)
    assert not visit.game.begins_turn(visit.after("visit 6-7").state)
