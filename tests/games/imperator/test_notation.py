"""Decisions, actions and entries of chance (section 4)."""

from itertools import combinations
from random import Random

import pytest

from quadriga.core import Entry, Illegal, Seat, play, replay
from quadriga.core.actors import CHANCE
from quadriga.games.imperator import Imperator
from tests.games.imperator.positions import FULL, IMPERATOR, Position, invasion, position, start
from tests.games.positions import played

BOTH = "amphitheater marching_camp"
PROVINCES = ["greece", "egypt", "asia", "gaul", "hispania", "africa"]


def longest(positions: list[Position]) -> int:
    """The length of the longest list among these."""
    return max(len(now.choices) for now in positions)


def test_a_turn_lists_every_way_to_use_each_drawn_card() -> None:
    now = position(FULL, regions="gaul", hand="conquest_a tribute_b mine senate_a senate_b")
    assert now.choices == {
        *("take conquest_a", "take tribute_b", "take mine", "take senate_a", "take senate_b"),
        *("conquer greece", "conquer egypt", "conquer asia", "conquer hispania", "conquer africa"),
        *("tribute culture", "tribute industry", "build mine", "raise senate_a", "raise senate_b"),
    }


@pytest.mark.parametrize("kind", ["conquest", "tribute"])
def test_two_cards_of_a_kind_do_not_double_the_lines(kind: str) -> None:
    two = position(FULL, hand=f"{kind}_a {kind}_b")
    one = position(FULL, hand=f"{kind}_a")
    assert two.choices == one.choices | {f"take {kind}_b"}


def test_a_turn_has_at_most_12_choices() -> None:
    cards = [card.id for card in IMPERATOR.tables.box.cards]
    for senate in ("", "senate"):
        hands = [
            position(FULL, complete=senate, hand=" ".join(hand)) for hand in combinations(cards, 3)
        ]
        assert longest(hands) == 12


def test_a_spend_has_at_most_9_choices() -> None:
    dearest = Imperator(standing=4)
    asked = [
        invasion(3, f"C{culture} M{military}", complete="senate", game=dearest).after("pay")
        for culture in range(10)
        for military in range(10)
        if culture + military >= 8
    ]
    assert longest(asked) == 9
    assert invasion(3, FULL, complete="senate", game=dearest).after("pay").listed("spend") == {
        f"{n} {8 - n}" for n in range(9)
    }


def test_a_book_has_at_most_10_choices() -> None:
    asked = [
        position(
            f"C{culture} M{military}",
            complete="senate",
            built=BOTH,
            regions=" ".join(PROVINCES[:others]),
            hand="tribute_a",
        ).after("tribute culture")
        for culture in range(10)
        for military in range(10)
        for others in range(7)
    ]
    assert longest([now for now in asked if now.asked == "booking"]) == 10


def test_an_invasion_has_at_most_7_choices() -> None:
    now = invasion(3, FULL, regions=" ".join(PROVINCES))
    assert now.choices == {"pay", *(f"lose {region}" for region in PROVINCES)}
    assert len(now.choices) == 7


@pytest.mark.parametrize("culture", range(10))
@pytest.mark.parametrize("military", range(10))
def test_a_spend_lists_all_pairs_that_the_tracks_allow(culture: int, military: int) -> None:
    now = invasion(2, f"C{culture} M{military}", complete="senate")
    pairs = {f"{c} {5 - c}" for c in range(6) if c <= culture and 5 - c <= military}
    assert ("pay" in now.choices) == bool(pairs)
    if pairs:
        assert now.after("pay").listed("spend") == (pairs if len(pairs) > 1 else set())


@pytest.mark.parametrize("culture", range(10))
@pytest.mark.parametrize("military", range(10))
def test_a_book_lists_all_pairs_that_stay_on_the_tracks(culture: int, military: int) -> None:
    now = position(f"C{culture} M{military}", complete="senate", built=BOTH, hand="conquest_b")
    now = now.after("take conquest_b")
    pairs = {f"{c} {5 - c}" for c in range(6) if c + culture <= 9 and 5 - c + military <= 9}
    assert now.listed("book") == (pairs if len(pairs) > 1 else set())
    if not pairs:
        assert now.tracks == "C9 M9 I2"


def test_nothing_is_paid_before_a_spend() -> None:
    now = position("C3 M3 I3", complete="senate", hand="colosseum_a mine").after(
        "raise colosseum_a"
    )
    assert now.asked == "spending"
    assert now.tracks == "C3 M3 I3"
    assert now.seen.monuments["colosseum"] == 0
    assert now.seen.hand == ("mine", "colosseum_a")
    assert invasion(1, "C3 M3", complete="senate").after("pay").tracks == "C3 M3 I1"


def test_at_a_book_all_is_done_but_the_gain() -> None:
    now = position("C3 M3 I3", complete="senate", built=f"mine {BOTH}", hand="conquest_a temple")
    conquered = now.after("conquer greece", "spend 1 0")
    assert (conquered.asked, conquered.tracks) == ("booking", "C2 M3 I3")
    assert conquered.regions == {"rome", "greece"}
    taken = now.after("take temple")
    assert (taken.asked, taken.tracks) == ("booking", "C3 M3 I3")  # No industry yet either.
    assert taken.seen.hand == ("conquest_a", "temple")
    assert taken.seen.discard == ()
    booked = taken.after("book 6 0")
    assert (booked.tracks, booked.seen.hand) == ("C9 M3 I6", ())
    assert booked.seen.discard == ("conquest_a", "temple")


def test_a_choice_is_asked_even_when_only_one_is_legal() -> None:
    assert position("C0 M0 I0", hand="temple").choices == {"take temple"}
    assert invasion(1, "M2").choices == {"pay"}
    assert invasion(3, "M0", regions="greece gaul").after("lose gaul").choices == {"lose greece"}


@pytest.mark.parametrize(
    "line",
    [
        "",
        "pass",
        "take",
        "take senate_a",
        "take TEMPLE",
        " take temple",
        "take temple ",
        "take  temple",
        "build temple",
        "conquer rome",
        "conquer greece now",
        "tribute military",
        "spend 1 0",
        "book 1 1",
        "pay",
        "lose rome",
        "draw temple",
    ],
)
def test_a_line_that_is_not_listed_is_refused_and_changes_nothing(line: str) -> None:
    now = position("C1 M1 I1", hand="conquest_a tribute_a temple")
    before = now.seen
    with pytest.raises(Illegal):
        now.after(line)
    assert now.seen == before


def test_splits_that_do_not_add_up_are_refused() -> None:
    spending = position("C3 M3", complete="senate", hand="temple").after("build temple")
    for line in ("spend 2 2", "spend 1 1", "spend 4 -1", "spend 03 0", "book 3 0"):
        with pytest.raises(Illegal):
            spending.after(line)
    booking = position("C3 M3", complete="senate", hand="temple").after("take temple")
    for line in ("book 2 2", "book 0 0", "book 3 -1", "spend 2 0"):
        with pytest.raises(Illegal):
            booking.after(line)


def test_the_first_draw_of_the_first_example_is_written_in_the_order_of_the_data_file() -> None:
    now = start().after("draw conquest_b amphitheater senate_a")
    assert now.seen.hand == ("conquest_b", "amphitheater", "senate_a")


@pytest.mark.parametrize(
    "line",
    [
        pytest.param("draw amphitheater senate_a conquest_b", id="as they lay in the deck"),
        pytest.param("draw amphitheater conquest_b senate_a", id="another order"),
        pytest.param("draw conquest_b amphitheater", id="too few"),
        pytest.param("draw conquest_b amphitheater senate_a senate_b", id="too many"),
        pytest.param("draw conquest_b conquest_b senate_a", id="one twice"),
        pytest.param("draw conquest_b senate_a senate_a senate_b", id="one twice among three"),
        pytest.param("draw conquest_b mine senate_a", id="one that is built"),
        pytest.param("draw conquest_b temple senate_a", id="one that is discarded"),
        pytest.param("draw conquest_b forum senate_a", id="one that does not exist"),
        pytest.param("draw", id="none"),
        pytest.param("conquest_b amphitheater senate_a", id="no verb"),
        pytest.param("take conquest_b amphitheater senate_a", id="another verb"),
        pytest.param("draw  conquest_b amphitheater senate_a", id="two spaces"),
        pytest.param("", id="empty"),
    ],
)
def test_a_draw_that_cannot_come_up_is_refused(line: str) -> None:
    deck = "conquest_a conquest_b amphitheater senate_a senate_b"
    now = position(built="mine", deck=deck)
    with pytest.raises(Illegal):
        now.after(line)


def test_the_last_draw_of_a_period_names_what_is_left() -> None:
    now = position(deck="temple mine")
    for line in ("draw temple", "draw mine temple", "draw conquest_a temple mine"):
        with pytest.raises(Illegal):
            now.after(line)
    assert now.after("draw temple mine").seen.hand == ("temple", "mine")


def test_every_listed_draw_is_recognised() -> None:
    first = IMPERATOR.initial()
    for action in IMPERATOR.legal_actions(first):
        assert IMPERATOR.outcome(first, str(action)) == action


@pytest.mark.parametrize("seed", range(5))
def test_the_entries_of_a_game_replay_it_without_a_seed(seed: int) -> None:
    rng = Random(seed)
    entries: list[Entry] = []
    state = IMPERATOR.initial()
    while (actor := IMPERATOR.to_act(state)) is not None:
        chance = actor is CHANCE
        action = (
            IMPERATOR.sample_chance(state, rng)
            if chance
            else rng.choice(IMPERATOR.legal_actions(state))
        )
        entries.append(Entry(CHANCE if chance else Seat(0), str(action)))
        state = IMPERATOR.apply(state, action)
    assert replay(IMPERATOR, entries) == state


def test_the_verbs_of_whole_games_are_those_of_the_specification() -> None:
    rng, verbs = Random(9), set()
    rich = position("C5 M5 I5", complete="senate", regions="greece gaul").state
    for _ in range(30):
        for state in played(IMPERATOR, rng, state=rich):
            legal = [str(action) for action in IMPERATOR.legal_actions(state)]
            assert len(set(legal)) == len(legal)
            verbs |= {line.split()[0] for line in legal}
            assert all(play(IMPERATOR, state, line) for line in legal[:20])
    turn = {"draw", "take", "conquer", "tribute", "build", "raise", "spend", "book"}
    assert verbs == turn | {"pay", "lose"}
