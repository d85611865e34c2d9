"""The turn (IMP-T)."""

from random import Random

import pytest

from quadriga.games.imperator.rules.state import Choosing
from tests.games.imperator.positions import FULL, IMPERATOR, position, start
from tests.games.positions import played

# The cards as section 6 of the specification prints them: upper part, then price.
CARDS = {
    "conquest_a": ("1C 1M", None),
    "conquest_b": ("1M 1I", None),
    "tribute_a": ("1C 1I", None),
    "tribute_b": ("2M", None),
    "gardens": ("1C 1M 1I", "3I"),
    "temple": ("1C 1M 1I", "3C"),
    "amphitheater": ("1C 2M", "2C"),
    "marching_camp": ("1M 2I", "3M"),
    "mine": ("2C 1I", "3I"),
    "colossus_a": ("1C 1M", "1M 3I"),
    "colossus_b": ("2M", "1M 3I"),
    "hippodrome_a": ("2I", "1C 1I"),
    "hippodrome_b": ("1M 1I", "1C 1I"),
    "triumphal_arc_a": ("1C 1I", "3C"),
    "triumphal_arc_b": ("2M", "3C"),
    "great_lighthouse_a": ("2C", "2I"),
    "great_lighthouse_b": ("1M 1I", "2I"),
    "senate_a": ("2I", "2C 2M"),
    "senate_b": ("1C 1M", "2C 2M"),
    "colosseum_a": ("2C", "2M 3I"),
    "colosseum_b": ("1C 1I", "2M 3I"),
}
PRICED = {card: price for card, (_, price) in CARDS.items() if price}


def units(text: str) -> dict[str, int]:
    """How many units of each resource a text such as "1C 2M" names."""
    return {"C": 0, "M": 0, "I": 0} | {word[-1]: int(word[:-1]) for word in text.split()}


def tracks(values: dict[str, int]) -> str:
    return " ".join(f"{letter}{value}" for letter, value in values.items())


def verb(card: str) -> str:
    return IMPERATOR.tables.card[card].card.action


@pytest.mark.rule("IMP-T1")
@pytest.mark.parametrize(("left", "drawn"), [(21, 3), (4, 3), (3, 3), (2, 2), (1, 1)])
def test_a_turn_draws_three_cards_or_what_is_left(left: int, drawn: int) -> None:
    cards = list(CARDS)[:left]
    now = position(deck=" ".join(cards)).drawing(" ".join(cards[:drawn]))
    assert now.seen.hand == tuple(cards[:drawn])
    assert now.seen.deck == tuple(cards[drawn:])


@pytest.mark.rule("IMP-T2")
def test_exactly_one_drawn_card_is_used_in_one_way() -> None:
    now = position("C1 M3 I1", hand="tribute_b marching_camp colossus_a")
    assert now.choices == {
        "take tribute_b",
        "take marching_camp",
        "take colossus_a",
        "tribute culture",
        "tribute industry",
        "build marching_camp",
    }
    for line in now.choices:
        assert now.after(line).asked == "drawing"


@pytest.mark.rule("IMP-T2")
def test_there_is_no_passing() -> None:
    assert position("C0 M0 I0", hand="temple").choices == {"take temple"}


@pytest.mark.rule("IMP-T3")
@pytest.mark.parametrize("card", CARDS)
def test_an_upper_part_gives_all_its_units(card: str) -> None:
    gain = units(CARDS[card][0])
    now = position("C1 M2 I3", hand=card).after(f"take {card}")
    assert now.tracks == f"C{1 + gain['C']} M{2 + gain['M']} I{3 + gain['I']}"


@pytest.mark.rule("IMP-T3")
def test_an_upper_part_can_be_used_even_when_all_is_lost() -> None:
    now = position(FULL, hand="temple")
    assert "take temple" in now.choices
    assert now.after("take temple").tracks == FULL


@pytest.mark.rule("IMP-T4")
@pytest.mark.parametrize("card", PRICED)
def test_a_lower_part_is_legal_as_soon_as_its_price_can_be_paid(card: str) -> None:
    now = position(tracks(units(PRICED[card])), hand=card)
    line = f"{verb(card)} {card}"
    assert now.choices == {f"take {card}", line}
    assert now.after(line).tracks == "C0 M0 I0"


@pytest.mark.rule("IMP-T4")
@pytest.mark.parametrize("card", PRICED)
def test_a_lower_part_is_not_legal_with_one_unit_too_few(card: str) -> None:
    price = units(PRICED[card])
    for letter in (letter for letter, needed in price.items() if needed):
        poor = dict.fromkeys(price, 9) | {letter: price[letter] - 1}
        assert position(tracks(poor), hand=card).choices == {f"take {card}"}


@pytest.mark.rule("IMP-T4")
def test_a_lower_part_without_a_possible_effect_is_not_legal() -> None:
    assert position(FULL, complete="colossus", hand="colossus_a").choices == {"take colossus_a"}
    everywhere = "greece egypt asia gaul hispania africa"
    assert position(FULL, regions=everywhere, hand="conquest_a").choices == {"take conquest_a"}


@pytest.mark.rule("IMP-T5")
@pytest.mark.parametrize("line", ["take senate_a", "tribute culture", "raise senate_a"])
def test_all_drawn_cards_go_to_the_discard_pile(line: str) -> None:
    now = position("C2 M2", hand="tribute_a mine senate_a").after(line)
    assert now.seen.discard == ("tribute_a", "mine", "senate_a")
    assert now.seen.hand == ()
    assert now.piles == (18, 3)


@pytest.mark.rule("IMP-T5")
def test_only_a_card_built_this_turn_is_not_discarded() -> None:
    now = position("I3", hand="tribute_a mine senate_a").after("build mine")
    assert now.seen.discard == ("tribute_a", "senate_a")
    assert now.piles == (18, 2)


@pytest.mark.rule("IMP-T6")
def test_the_next_turn_begins_while_the_deck_holds_cards() -> None:
    assert position(hand="mine", deck="temple").after("take mine").asked == "drawing"


@pytest.mark.rule("IMP-T6")
def test_the_invasion_waits_for_the_end_of_the_turn_that_empties_the_deck() -> None:
    now = position(deck="conquest_a mine temple").drawing("conquest_a mine temple")
    assert (now.asked, now.piles) == ("choosing", (0, 18))
    assert now.after("take mine").asked == "invading"


@pytest.mark.rule("IMP-T6")
def test_the_invasion_waits_for_the_splits_of_the_last_turn() -> None:
    now = position("C2 M2", complete="senate", hand="conquest_a", deck="").after("conquer greece")
    assert now.asked == "spending"
    now = now.after("spend 1 0")
    assert now.asked == "booking"
    assert now.after("book 1 0").asked == "invading"


@pytest.mark.rule("IMP-T7")
def test_a_turn_with_fewer_cards_is_a_full_turn() -> None:
    two = position("C3 M1 I3", deck="conquest_b temple").drawing("temple conquest_b")
    regions = {"greece", "egypt", "asia", "gaul", "hispania", "africa"}
    assert two.listed("take") == {"temple", "conquest_b"}
    assert two.listed("build") == {"temple"}
    assert two.listed("conquer") == regions
    one = position(deck="tribute_a").drawing("tribute_a")
    assert one.choices == {"take tribute_a", "tribute culture", "tribute industry"}
    assert one.after("tribute culture").tracks == "C2 M1 I1"


@pytest.mark.rule("IMP-T8")
@pytest.mark.parametrize(("buildings", "turns"), [(0, 7), (1, 7), (2, 7), (3, 6), (4, 6), (5, 6)])
def test_the_turns_of_a_period_follow_from_its_cards(buildings: int, turns: int) -> None:
    built = " ".join(["gardens", "temple", "amphitheater", "marching_camp", "mine"][:buildings])
    now, rng = position(period=2, built=built), Random(8)
    assert now.seen.turns == turns
    taken = 0
    while now.asked == "drawing":
        taken += 1
        assert now.seen.turn == taken
        now = now.after(str(IMPERATOR.sample_chance(now.state, rng)))
        assert now.seen.turn == taken
        now = now.after(f"take {now.seen.hand[0]}")
    assert taken == turns


@pytest.mark.rule("IMP-T8")
def test_a_game_that_is_not_lost_has_19_to_21_turns() -> None:
    rng, turns = Random(6), set()
    for _ in range(100):
        safe_and_rich = position(FULL, complete="colosseum").state
        states = list(played(IMPERATOR, rng, state=safe_and_rich))
        turns.add(sum(isinstance(state.phase, Choosing) for state in states))
    assert turns == {19, 20, 21}


@pytest.mark.rule("IMP-T8")
def test_the_first_period_has_seven_turns() -> None:
    assert start().seen.turns == 7
