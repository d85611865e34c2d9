"""Why a turn is good: the sentences, and that each claim is true of the positions."""

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

import pytest
from msgspec.structs import replace

from quadriga.core import Seat
from quadriga.games.carpe_diem import CarpeDiem
from quadriga.games.carpe_diem.box.faces import KINDS
from quadriga.games.carpe_diem.guide import merits
from quadriga.games.carpe_diem.guide.forum_merits import Deeds
from quadriga.games.carpe_diem.rules import actions as a
from quadriga.games.carpe_diem.rules import offers, scoring
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.phases.visiting import card_on
from quadriga.games.carpe_diem.rules.structures import structures
from quadriga.games.carpe_diem.rules.tables import GOODS
from quadriga.kit.merits import Turn
from quadriga.language import Message
from tests.games.carpe_diem.positions import A, B, Position, begun
from tests.games.turns import (
    Compared,
    check_reasons,
    greedy_turns,
    lines,
    random_turns,
    said,
)

FRAME = ("p10", "p01", "p05", "p08")


def why(at: Position, turn: str, instead: str = "") -> tuple[str, str]:
    """The reason for a turn, its lines divided by semicolons, in English and in German."""
    game, seat = at.game, at.to_act
    mine, other = (
        lines(game, at.state, *(text.split("; ") if text else ())) for text in (turn, instead)
    )
    reason = game.guide.reason(mine, other, seat)
    assert reason is not None
    return said("carpe_diem", reason, seat)


def test_completed_structures_are_told_with_what_they_give() -> None:
    at = begun(2).with_district("3,4: w09 r0, 3,5: k04 r0").holding("k04")
    assert why(at, "place 3,3 r2", "store") == (
        "Completes a pond of 3 for 2 fish.",
        "Stellt einen Teich aus 3 Plättchen für 2 Fische fertig.",
    )
    at = begun(2).with_district("3,4: k14 r0").holding("k13")
    english, german = why(at, "place 3,3 r2", "store")
    assert english.startswith("Completes a villa with 5 chimneys for 7 VP")
    assert german.startswith("Stellt eine Villa mit 5 Schornsteinen für 7 SP fertig")
    at = begun(2).with_district("3,4: k08 r0", frame=FRAME).with_purse(fish=2)
    at = at.with_forum({6: "a12"}).holding("k08")
    assert why(at, "place 3,3 r2", "store") == (
        "Completes a merchant for 3 coins, and lets you use “3 chicken: 7 VP”.",
        "Stellt einen Händler für 3 Münzen fertig und ermöglicht dir „3 Hühner: 7 SP“.",
    )


def test_a_goal_of_the_frame_is_told_with_what_reaches_it() -> None:
    at = begun(2).with_district("3,4: k09 r2", frame=FRAME).holding("k09")
    assert why(at, "place 3,5 r0", "store") == (
        "Completes a granary for 2 bread, and reaches a frame goal for 4 VP.",
        "Stellt einen Kornspeicher für 2 Brote fertig und erreicht ein Rahmenziel für 4 SP.",
    )


def test_two_rewards_are_told_together() -> None:
    at = begun(2).with_district("3,3: k08 r2, 3,5: k09 r0", frame=FRAME).with_forum({6: "a12"})
    turn = "place 3,4 r0; reward merchant"
    english, german = why(at.holding("w21"), turn, "store")
    assert "ompletes a granary for 2 bread" in english
    phrases = {one.says.id for one in merits.merits(at.game.tables, _turn(at.holding("w21"), turn))}
    assert {"merit-merchant", "merit-completes"} <= phrases
    assert "Kornspeicher für 2 Brote fertig" in german


def _turn(at: Position, turn: str) -> Deeds:
    return Turn(tuple(lines(at.game, at.state, *turn.split("; "))), at.to_act)


def test_a_structure_that_grows_is_told_if_the_other_turn_does_not_let_it_grow() -> None:
    at = begun(2).with_district("3,4: w04 r1").holding("w04")
    told = "Extends your villa to 2 tiles with 4 chimneys"
    assert why(at, "place 4,4 r2", "store")[0].startswith(told)


def test_a_card_that_becomes_possible_is_told() -> None:
    at = begun(2).with_forum({6: "a01"}).with_purse(fish=1).with_district("3,4: k04 r0")
    english, german = why(at.holding("k04"), "place 3,3 r2", "store")
    assert english == "Completes a pond of 2 for 1 fish, and lets you use “2 fish: 4 VP”."
    assert german == (
        "Stellt einen Teich aus 2 Plättchen für 1 Fisch fertig und ermöglicht dir „2 Fische: 4 SP“."
    )


def test_a_visit_is_told_by_what_it_brings() -> None:
    at = begun(2).with_forum({6: "a01", 7: "d01"}).with_purse(fish=2).with_owned(merchant=1)
    at = at.with_bar((0, [A, B])).visiting(A, [B])
    turn = "visit 6-7; first 6; pay 1 bread 0"
    english, german = why(at, turn, "visit 6-7; first 6; pay 0 bread 0")
    assert english == "Brings 7 VP for 2 fish, and fulfils both cards."
    assert german == "Bringt 7 SP für 2 Fische und erfüllt beide Karten."
    english, german = why(at, "visit 6-7; first 6; pay 0 bread 0", turn)
    assert english == "Keeps 2 fish for the next forum."
    assert german == "Spart 2 Fische für das nächste Forum auf."


def test_fountain_cards_that_are_kept_are_told() -> None:
    at = begun(2).with_owned(A, pond=2).with_fountains("f01 f24")
    cards = at.state.hands[A]
    at = at.with_(phase=s.Returning(A, ()), draws=(s.Drawn(A, cards),))
    assert why(at, "return f24", "return f01") == (
        "Keeps “2 VP for each pond” for 4 VP so far.",
        "Behält „2 SP für jeden Teich“ für bisher 4 SP.",
    )


def test_a_way_without_bread_is_told() -> None:
    ring = {1: "w01 w01 w01 w01", 2: "w01 w01 w01 w01", 4: "w01 w01 w01 w01"}
    at = begun(2).with_ring(ring).with_purse(bread=1).moving(A, 1)
    cheap, dear = (f"{way}; take 1; place 3,4 r0" for way in ("go right", "bread 2"))
    assert why(at, cheap, dear) == (
        "Needs no bread for the way.",
        "Braucht kein Brot für den Weg.",
    )


def test_a_tile_that_somebody_else_needs_is_told() -> None:
    ring = {1: "w01 w01 w01 w01", 2: "k04 w01 w01 w01", 4: "w01 w01 w01 w01"}
    at = begun(2).with_ring(ring).with_district("3,4: w09 r0, 3,5: k04 r0", seat=1)
    at = at.moving(B, 3).moving(A, 1)
    told = "Takes the missing tile for a pond from Marcus"
    assert why(at, "go right; take 1; store", "go right; take 2; store")[0].startswith(told)


def test_where_nothing_is_known_nothing_is_told() -> None:
    at = begun(2)
    starting = at.with_(phase=s.Starting(A), patricians=(s.NONE, s.NONE))
    mine, other = (lines(at.game, starting.state, f"start {n}") for n in (1, 2))
    assert at.game.guide.reason(mine, other, A) is None


def test_a_reason_is_the_same_whatever_cards_others_hold() -> None:
    one, two = (begun(2).with_fountains("f01", hand).holding("w01") for hand in ("f02", "f24"))
    reasons = [at.game.guide.reason(lines(at.game, at.state, "store"), [], A) for at in (one, two)]
    assert reasons[0] == reasons[1]


@pytest.mark.parametrize("seats", [2, 4])
def test_most_turns_have_a_short_reason(seats: int) -> None:
    check_reasons(CarpeDiem(seats=seats), seats)


# ---- claims --------------------------------------------------------------------------------------

Claim = Callable[[CarpeDiem, Deeds, Any], bool]


def _parts(game: CarpeDiem, turn: Deeds) -> scoring.Breakdown:
    """By how much each part of the score grew."""
    was, now = (
        scoring.breakdown(game.tables, state, turn.seat) for state in (turn.before, turn.after)
    )
    return scoring.Breakdown(*(b - a for a, b in zip(was, now, strict=True)))


def _kind(args: Any) -> int:
    return [kind.value for kind in KINDS].index(args["kind"].args["kind"])


def _more_of(turn: Deeds, kind: int) -> int:
    """How many more structures of a kind the seat has completed."""
    was, now = (state.districts[turn.seat].owned for state in (turn.before, turn.after))
    return now[kind] - was[kind]


def _things(state: s.State, seat: Seat) -> dict[str, int]:
    purse = state.purses[seat]
    goods = dict(zip((good.value for good in GOODS), purse.goods, strict=True))
    rest = {"coins": purse.coins, "bread": purse.bread, "prestige": state.prestige[seat]}
    return {**goods, **rest, "vp": purse.vp}


def _changes(turn: Deeds) -> dict[str, int]:
    was, now = (_things(state, turn.seat) for state in (turn.before, turn.after))
    return {thing: now[thing] - was[thing] for thing in was}


def _amounts(told: tuple[Message, ...]) -> dict[Any, Any]:
    return {one.args["thing"]: one.args["n"] for one in told}


def _brings(game: CarpeDiem, turn: Deeds, args: Any) -> bool:
    """What is told is all that changes."""
    paid = {thing: -n for thing, n in _amounts(args.get("paid", ())).items()}
    told = {**_amounts(args["gains"]), **paid}
    return told == {thing: n for thing, n in _changes(turn).items() if n}


def _completes(game: CarpeDiem, turn: Deeds, args: Any) -> bool:
    return _more_of(turn, _kind(args)) > 0 and _given(game, turn, args["gives"])


def _given(game: CarpeDiem, turn: Deeds, gives: Any) -> bool:
    """The seat has so much more, but for what its way cost; rewards may still wait."""
    if gives.id != "amount" or getattr(turn.after.phase, "waiting", ()):
        return True
    changes, thing = _changes(turn), gives.args["thing"]
    ways = sum(isinstance(step.action, a.Bread) for step in turn.steps)
    changes["bread"] += ways * game.tables.amounts.bread_for_a_move
    changes["prestige"] += changes["vp"]
    return bool(changes[thing] >= gives.args["n"])


def _completes_of(game: CarpeDiem, turn: Deeds, args: Any) -> bool:
    """A complete structure has so many tiles, one of them new, and gives one good less."""
    gives = args["gives"].args["n"]
    return gives == args["n"] - 1 and (_kind(args), args["n"]) in {
        (one.kind, len(one.cells)) for one in _touched(game, turn) if one.is_complete
    }


def _touched(game: CarpeDiem, turn: Deeds) -> list[Any]:
    old, new = (state.districts[turn.seat] for state in (turn.before, turn.after))
    fresh = new.tiles.keys() - old.tiles.keys()
    return [one for one in structures(game.tables, new) if fresh & {*one.cells}]


def _villas(game: CarpeDiem, turn: Deeds, args: Any) -> bool:
    """What all completed villas are said to count is what the score has more for villas."""
    told = [one.says for one in merits.merits(game.tables, turn)]
    points = [int(str(one.args["vp"])) for one in told if one.id == "merit-completes-villa"]
    return sum(points) == _parts(game, turn).villas


def _grows(game: CarpeDiem, turn: Deeds, args: Any) -> bool:
    size, kind = args.get("n", 1), _kind(args) if "kind" in args else KINDS.index("villa")
    return any(
        one.open and one.kind == kind and len(one.cells) == size for one in _touched(game, turn)
    )


def _goal_line(game: CarpeDiem, turn: Deeds, args: Any) -> bool:
    """So many goals of the kind are open and unreached, and an unfinished structure is new."""
    goals = game.guide.outlook(turn.after, turn.seat).seats[turn.seat].goals
    kind = KINDS[_kind(args)]
    aims = [goal.vp for goal in goals if goal.kind == kind and goal.status == "open"]
    grown = any(one.open and KINDS[one.kind] == kind for one in _touched(game, turn))
    return grown and len(aims) >= args["n"] and sum(aims) >= args["vp"]


def _writ(game: CarpeDiem, turn: Deeds, args: Any) -> bool:
    was, now = (state.districts[turn.seat].writs for state in (turn.before, turn.after))
    return now.bit_count() < was.bit_count()


def _completed_by(game: CarpeDiem, state: s.State, seat: Seat, tile: int | None) -> set[int]:
    """The kinds of which a step to the left or right, and any tile there, completes one."""
    kinds, start = set(), replace(state, phase=s.Moving(seat))
    was = state.districts[seat].owned
    for way in (a.Go(-1), a.Go(1)):
        taking = game.apply(start, way)
        for take in game.legal_actions(taking):
            placing = game.apply(taking, take)
            assert isinstance(placing.phase, s.Placing)
            if tile in (None, placing.phase.tile):
                for place in game.legal_actions(placing):
                    now = game.apply(placing, place).districts[seat].owned
                    kinds |= {kind for kind in range(len(KINDS)) if now[kind] > was[kind]}
    return kinds


def _next_tile(game: CarpeDiem, turn: Deeds, args: Any) -> bool:
    return _kind(args) in _completed_by(game, turn.after, turn.seat, None)


def _takes_tile(game: CarpeDiem, turn: Deeds, args: Any) -> bool:
    tile = next(
        step.after.phase.tile
        for step in turn.steps
        if isinstance(step.action, a.Take) and isinstance(step.after.phase, s.Placing)
    )
    rival = Seat(args["who"].args["at"])
    return _kind(args) in _completed_by(game, turn.before, rival, tile)


def _earlier(game: CarpeDiem, turn: Deeds, args: Any) -> bool:
    was, now = (game.view(state, turn.seat).order for state in (turn.before, turn.after))
    return all(
        was.index(one) < was.index(turn.seat) and now.index(turn.seat) < now.index(one)
        for one in (who.args["at"] for who in args["who"])
    )


def _possible(game: CarpeDiem, turn: Deeds, args: Any) -> bool:
    """The outlook has more sets of some card, as many as are told."""
    was, now = (
        {one.space: one.own + one.paid for one in game.guide.outlook(state, turn.seat).cards}
        for state in (turn.before, turn.after)
    )
    if not now:
        return True
    pairs = {(was[space], now[space]) for space in was}
    if "n" in args:
        return any(a and b - a == args["n"] for a, b in pairs)
    return any(not a and b for a, b in pairs)


def _room(game: CarpeDiem, turn: Deeds, args: Any) -> bool:
    tiles = [tile for slots in turn.after.ring for tile in slots if tile != s.NONE]
    fits = [
        len(game.legal_actions(replace(turn.after, phase=s.Placing(turn.seat, tile)))) > 1
        for tile in tiles
    ]
    return (sum(fits), len(fits)) == (args.get("n", len(fits)), args.get("of", len(fits)))


def _fulfils(game: CarpeDiem, turn: Deeds, args: Any) -> bool:
    """As many cards have sets as are told, and points and prestige come from these sets."""
    visit, tables = turn.steps[0].action, game.tables
    assert isinstance(visit, a.Visit)
    cards = [card_on(tables, turn.before, space) for space in (visit.a, visit.b)]
    sets = [_sets(game, turn, space) for space in (visit.a, visit.b)]
    wanted = 1 if "card" in args else 2
    points = sum(n * (card.vp + card.prestige) for card, n in zip(cards, sets, strict=True))
    points -= tables.amounts.forum_penalty * sets.count(0)
    changes = _changes(turn)
    return sets.count(0) == 2 - wanted and changes["vp"] + changes["prestige"] == points


def _sets(game: CarpeDiem, turn: Deeds, space: int) -> int:
    """How many sets of a card were owned or paid."""
    card, owned = card_on(game.tables, turn.before, space), turn.before.districts[turn.seat].owned
    found = 0 if card.red else min(owned[what] // count for what, count in card.owned)
    for step in turn.steps:
        if isinstance(step.before.phase, s.Paying) and step.before.phase.space == space:
            assert isinstance(step.action, a.Pay | a.PayBread)
            found += step.action.bread + getattr(step.action, "sets", 0)
    return found


def _takes_place(game: CarpeDiem, turn: Deeds, args: Any) -> bool:
    """No other place was worth more to the next visitor."""
    visit, rival = turn.steps[0].action, Seat(args["who"].args["at"])
    assert isinstance(visit, a.Visit)
    has = offers.means(game.tables, turn.before, rival)

    def worth(one: a.Visit) -> float:
        cards = [card_on(game.tables, turn.before, space) for space in (one.a, one.b)]
        return offers.best(game.tables, has, *cards).value

    places = [one for one in game.legal_actions(turn.before) if isinstance(one, a.Visit)]
    return worth(visit) == max(map(worth, places))


def _keeps(game: CarpeDiem, turn: Deeds, args: Any) -> bool:
    """The card is still in the hand and counts so much."""
    cards = game.guide.outlook(turn.after, turn.seat).seats[turn.seat].fountains
    kind = args["card"].args["kind"].args["kind"]
    return any((one.kind.value, one.vp) == (kind, args["vp"]) for one in cards)


CLAIMS: dict[str, Claim] = {
    "merit-completes": _completes,
    "merit-completes-of": _completes_of,
    "merit-completes-villa": _villas,
    "merit-builds": _completes,
    "merit-merchant": lambda _, turn, __: _more_of(turn, KINDS.index("merchant")) > 0,
    "merit-fountain": lambda _, turn, __: _more_of(turn, KINDS.index("fountain")) > 0,
    "merit-writ": _writ,
    "merit-goals": lambda game, turn, args: _parts(game, turn).frame == args["vp"],
    "merit-fountain-cards": lambda game, turn, args: _parts(game, turn).fountains == args["vp"],
    "merit-keeps": _keeps,
    "merit-begins": _grows,
    "merit-grows": _grows,
    "merit-grows-villa": _grows,
    "merit-goal-line": _goal_line,
    "merit-brings": _brings,
    "merit-brings-for": _brings,
    "merit-both-cards": _fulfils,
    "merit-one-card": _fulfils,
    "merit-takes-place": _takes_place,
    "merit-possible": _possible,
    "merit-more-sets": _possible,
    "merit-earlier": _earlier,
    "merit-takes-tile": _takes_tile,
    "merit-next-tile": _next_tile,
    "merit-room": _room,
    "merit-room-for-all": _room,
}


@pytest.mark.parametrize("seats", [2, 3])
def test_every_claim_is_true(seats: int) -> None:
    game, checked = CarpeDiem(seats=seats), 0
    turns: Iterator[Compared[s.State, a.Action]] = chain(
        greedy_turns(game, seats + 10), *(random_turns(game, seed) for seed in range(3))
    )
    for turn, _, seat in turns:
        deeds = Turn(tuple(turn), seat)
        for merit in merits.merits(game.tables, deeds):
            assert CLAIMS[merit.says.id](game, deeds, merit.says.args), (merit, turn)
            checked += 1
    assert checked > 500


def test_what_is_kept_is_what_the_other_turn_spends() -> None:
    game, checked = CarpeDiem(seats=2), 0
    for turn, instead, seat in chain(*(random_turns(game, seed) for seed in range(8))):
        reason = game.guide.reason(turn, instead, seat)
        for kept in _kept(reason):
            left, less = (_things(one[-1].after, seat) for one in (turn, instead))
            told = _amounts(kept)
            assert {thing: left[thing] - less[thing] for thing in told} == told
            checked += 1
    assert checked


def _kept(reason: Message | None) -> Iterator[tuple[Message, ...]]:
    for phrase in reason.args.values() if reason else ():
        if isinstance(phrase, Message) and phrase.id == "merit-kept":
            kept: Any = phrase.args["kept"]
            yield kept
