"""How many lines of play there are to a small depth, counted by hand."""

from math import comb
from random import Random
from typing import Any

from msgspec.structs import replace

from quadriga.core import play
from quadriga.games.imperator import Imperator
from quadriga.games.imperator.box.components import Units
from quadriga.games.imperator.rules.state import Choosing, Invading, State

GAME = Imperator(seats=1)
START = GAME.view(GAME.initial(), None)
OTHERS = tuple(region.id for region in GAME.box().regions if region.id != "rome")
DRAWS = comb(21, 3)


def lines(state: State, depth: int) -> int:
    """The number of ways to go on for so many entries, or to the end if it comes before."""
    legal = GAME.legal_actions(state)
    if not depth or not legal:
        return 1
    if depth == 1:
        return len(legal)
    return sum(lines(GAME.apply(state, action), depth - 1) for action in legal)


def position(**fields: Any) -> State:
    """The start, with what is said about it changed."""
    hand = fields.get("hand", ())
    deck = tuple(card for card in fields.pop("deck", START.deck) if card not in hand)
    return GAME.knowledge.determinize(replace(START, deck=deck, **fields), Random(0))


def invaded(invasion: int, military: int, *regions: str) -> State:
    """The position when an invasion comes."""
    return position(
        moment=Invading(),
        marked=invasion - 1,
        tracks=Units(1, military, 1),
        regions=("rome", *regions),
        deck=(),
    )


def test_the_first_draw() -> None:
    assert lines(GAME.initial(), 1) == DRAWS == 1330


def test_the_first_turn() -> None:
    # Each hand has 3 upper parts. With C1 M1 I1 and only Rome, of the lower parts can be used:
    # a conquest (1M) of 6 regions, a tribute of 2 kinds, and a Hippodrome card (1C 1I).
    with_a_conquest = with_a_tribute = DRAWS - comb(19, 3)
    with_this_hippodrome = comb(20, 2)
    expected = 3 * DRAWS + 6 * with_a_conquest + 2 * with_a_tribute + 2 * with_this_hippodrome
    assert lines(GAME.initial(), 2) == expected == 7258


def test_the_second_draw() -> None:
    # IMP-X1: 3 upper parts and 6 conquests; the Amphitheater (2C) and the Senate (2C 2M) are dear.
    state = play(GAME, GAME.initial(), "draw conquest_b amphitheater senate_a")
    assert lines(state, 1) == 9
    assert lines(state, 2) == 9 * comb(18, 3) == 7344


def test_the_last_turn_of_a_period() -> None:
    # IMP-X4: two cards left, neither building can be paid; then invasion II, which is paid.
    state = position(
        moment=Choosing(),
        marked=1,
        tracks=Units(1, 4, 1),
        built=("gardens",),
        hand=("temple", "mine"),
        deck=(),
        dealt=20,
    )
    assert lines(state, 1) == 2
    # `take mine` {2C 1I} leaves M4: it cannot be paid, so Rome falls; one line each.
    assert lines(state, 2) == 2
    # After `take temple` and `pay` there are 20 cards to draw from; the lost game has ended.
    assert lines(state, 3) == comb(20, 3) + 1


def test_senate_splits() -> None:
    # IMP-X3: C2 M3, price 1, so 2 ways to spend. The 3 regions that give culture bring 5 units
    # with 6 ways to book; those that give industry bring 1 industry, which asks nothing.
    # `take conquest_a` {1C 1M} brings 6 units: C2 M3 has room for 7 and 6, so 7 ways to book.
    state = position(
        moment=Choosing(),
        tracks=Units(2, 3, 1),
        monuments=START.monuments | {"senate": 2},
        built=("amphitheater", "marching_camp"),
        hand=("conquest_a",),
        deck=("temple", "mine", "gardens"),
    )
    assert lines(state, 1) == 6 + 1
    assert lines(state, 2) == 6 * 2 + 7
    # Then comes a split of the gain, or the only draw that is left.
    assert lines(state, 3) == 3 * 2 * 6 + 3 * 2 + 7


def test_invasion_one() -> None:
    # One region goes, or 2 military; then the 21 cards are drawn from again.
    assert lines(invaded(1, 1, *OTHERS), 1) == 6
    assert lines(invaded(1, 2, *OTHERS), 1) == 7
    assert lines(invaded(1, 2, *OTHERS), 2) == 7 * DRAWS


def test_invasion_three_to_the_end() -> None:
    # IMP-X11 and its neighbours; two regions go one after the other, in either order.
    assert lines(invaded(3, 3, "greece"), 9) == 1
    assert lines(invaded(3, 3, "greece", "gaul"), 9) == 2
    assert lines(invaded(3, 7), 9) == 1
    assert lines(invaded(3, 7, "greece", "gaul"), 9) == 1 + 2
    assert lines(invaded(3, 7, *OTHERS), 9) == 1 + 6 * 5


def test_an_invasion_paid_with_the_senate() -> None:
    # IMP-X9: 5 units from C3 M3 in 2 ways, and no other region to lose.
    senate = START.monuments | {"senate": 2}
    state = position(moment=Invading(), marked=1, tracks=Units(3, 3, 0), monuments=senate, deck=())
    assert lines(state, 1) == 1
    assert lines(state, 2) == 2
    assert lines(state, 3) == 2 * DRAWS
