"""Who sees what (section 5)."""

from random import Random

import pytest

from quadriga.core import Seat
from quadriga.games.imperator import Imperator
from tests.games.imperator.positions import IMPERATOR, Position, invasion, position, start
from tests.games.positions import played

IN_ORDER = tuple(card.id for card in IMPERATOR.tables.box.cards)


def test_the_deck_is_listed_in_the_order_of_the_data_file() -> None:
    assert start().seen.deck == IN_ORDER
    now = position(deck="senate_a temple conquest_b colosseum_b")
    assert now.seen.deck == ("conquest_b", "temple", "senate_a", "colosseum_b")


def test_the_deck_is_all_cards_less_drawn_discarded_and_built_ones() -> None:
    rng = Random(12)
    for state in played(IMPERATOR, rng):
        seen = IMPERATOR.view(state, Seat(0))
        piles = [*seen.deck, *seen.hand, *seen.discard, *seen.built]
        assert sorted(piles) == sorted(IN_ORDER)
        for pile in (seen.deck, seen.hand, seen.discard, seen.built):
            assert list(pile) == [card for card in IN_ORDER if card in pile]


def test_the_way_to_a_position_does_not_show_in_its_deck() -> None:
    one = start().drawing("mine temple senate_a").after("take temple")
    one = one.drawing("conquest_a colossus_a gardens").after("take gardens")
    other = start().drawing("conquest_a colossus_a gardens").after("take gardens")
    other = other.drawing("mine temple senate_a").after("take temple")
    assert one.seen == other.seen


def test_drawn_cards_are_seen_from_the_draw() -> None:
    now = start().drawing("mine temple senate_a")
    assert now.seen.hand == ("temple", "mine", "senate_a")
    assert len(now.seen.deck) == 18
    assert not set(now.seen.hand) & set(now.seen.deck)


def test_everything_on_the_table_is_seen() -> None:
    seen = position(
        "C2 M3 I4",
        period=2,
        regions="gaul greece",
        built="mine gardens",
        begun="senate",
        complete="colossus",
    ).seen
    assert tuple(seen.tracks) == (2, 3, 4)
    assert seen.regions == ("rome", "greece", "gaul")
    assert seen.built == ("gardens", "mine")
    assert seen.monuments == {
        "colossus": 2,
        "hippodrome": 0,
        "triumphal_arc": 0,
        "great_lighthouse": 0,
        "senate": 1,
        "colosseum": 0,
    }
    assert (seen.period, seen.marked) == (2, 1)


def test_prices_and_losses_of_all_invasions_are_seen() -> None:
    assert [(price.military, price.regions) for price in start().seen.invasions] == [
        (2, 1),
        (5, 1),
        (7, 2),
    ]


def test_the_score_if_the_game_ended_now_is_seen() -> None:
    now = position("C2 M3 I4", regions="greece", built="gardens", complete="great_lighthouse")
    assert now.board.score == now.score == 2 + 2 + 2


def test_the_target_of_a_stage_is_seen_and_an_ordinary_game_has_none() -> None:
    stage = start(Imperator(standing=3)).seen
    assert (stage.standing, stage.target) == (3, 16)
    assert (start().seen.standing, start().seen.target) == (None, None)


def test_whoever_looks_on_sees_the_same() -> None:
    state = position(hand="mine temple").state
    assert IMPERATOR.view(state, None) == IMPERATOR.view(state, Seat(0))


@pytest.mark.parametrize(
    "now",
    [
        pytest.param(start(), id="start"),
        pytest.param(position("C3 M3", hand="mine temple senate_a"), id="turn"),
        pytest.param(
            position("C3 M3", complete="senate", hand="temple").after("build temple"), id="spend"
        ),
        pytest.param(
            position("C3 M3", complete="senate", hand="temple").after("take temple"), id="book"
        ),
        pytest.param(invasion(1, regions="greece"), id="invasion"),
        pytest.param(
            invasion(1, "C3 M3", complete="senate").after("pay"), id="spend at an invasion"
        ),
        pytest.param(invasion(3, "M0", regions="greece gaul").after("lose gaul"), id="lose"),
        pytest.param(invasion(3, "M7", built="mine").after("pay"), id="over"),
        pytest.param(invasion(2, "M0", built="mine").after("lose rome"), id="lost"),
    ],
)
def test_a_view_holds_all_that_a_search_needs(now: Position) -> None:
    guessed = IMPERATOR.knowledge.determinize(now.seen, Random(0))
    assert guessed == now.state
    assert Position(IMPERATOR, guessed).choices == now.choices
