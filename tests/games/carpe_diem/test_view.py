"""What a seat sees and can guess (section 5)."""

from random import Random

import msgspec
import pytest

from quadriga.core import CHANCE, Seat
from quadriga.games.carpe_diem.rules.fountain_worlds import Seen, sample_world
from quadriga.games.carpe_diem.rules.state import NONE, State
from tests.games.carpe_diem.boxes import fountains_everywhere, game_with
from tests.games.carpe_diem.census import census
from tests.games.carpe_diem.positions import A, B, C, Position, begun


def drawn(seats: int = 3) -> Position:
    """Seat 1 has drawn f09 and f20 and returned f20; seat 2 has drawn two cards."""
    at = begun(seats).holding("w03").after("place 3,4 r0", "fountain f09 f20", "return f20")
    at = at.with_district("", seat=B).holding("w03", B)
    return at.after("place 3,4 r0", "fountain f01 f02")


def test_fountain_cards_are_hidden_from_others() -> None:
    at = drawn()
    own, other, public = at.seen(A), at.seen(B), at.seen(None)
    assert own.seats[A].hand == ("f09",)
    assert other.seats[A].hand == public.seats[A].hand == ()
    assert own.seats[A].cards == other.seats[A].cards == 1
    assert own.draws[0].cards == ("f09", "f20")
    assert own.draws[0].returned == "f20"
    assert other.draws[0].cards == ("hidden", "hidden")
    assert other.draws[0].returned == "hidden"
    assert other.draws[1].cards == ("f01", "f02")
    assert other.draws[1].returned == own.draws[1].returned == ""
    assert own.draws[1].cards == ("hidden", "hidden")
    assert own.pile == 24 - 1 - 2
    secrets = {"f01", "f02", "f09", "f20"}
    text = msgspec.json.encode(public).decode()
    assert not [name for name in secrets if name in text]


def test_draws_and_returns_are_told_as_hidden_until_the_end() -> None:
    game = begun(2).game
    at = begun(2).holding("w03").after("place 3,4 r0")
    fountain = game.outcome(at.state, "fountain f09 f20")
    assert fountain is not None
    then = at.after("fountain f09 f20")
    back = game.legal_actions(then.state)[1]
    now, over = then.after("return f20"), then.after("return f20").over()
    for seat, words in ((A, "fountain f09 f20"), (B, "fountain hidden hidden")):
        assert game.redacted(at.state, fountain, seat, now.state) == words
        assert game.redacted(at.state, fountain, seat, over.state) == "fountain f09 f20"
    for viewer, words in ((A, "return f20"), (B, "return hidden"), (None, "return hidden")):
        assert game.redacted(then.state, back, viewer, now.state) == words
        assert game.redacted(then.state, back, viewer, over.state) == "return f20"
    take = game.legal_actions(begun(2).state)[0]
    assert game.redacted(begun(2).state, take, B, now.state) == "go left"


def test_all_hands_are_open_from_end_scoring_on() -> None:
    at = drawn().after("return f01").over()
    for viewer in (A, B, C, None):
        seen = at.seen(viewer)
        assert [seat.hand for seat in seen.seats] == [("f09",), ("f02",), ()]
        assert [draw.returned for draw in seen.draws] == ["f20", "f01"]


def test_stored_and_removed_tiles_are_open() -> None:
    at = begun(2).holding("w53").after("store")
    assert at.seen(B).seats[A].stored == ("w53",)
    assert at.with_(removed=(0, 1)).seen(B).removed == ("w01", "w02")


def test_forum_cards_that_were_not_drawn_are_in_no_view() -> None:
    at = begun(2)
    used = {space.card for space in at.seen().forum}
    text = msgspec.json.encode(at.seen(A)).decode()
    cards = {card.id for card in at.game.box().forum_cards}
    assert {card for card in cards if f'"{card}"' in text} == used


# ---- determinize ---------------------------------------------------------------------------------


def test_a_guess_keeps_what_a_seat_knows_and_deals_the_rest() -> None:
    at = drawn()
    hands, tops = set(), set()
    for seed in range(60):
        guess = at.game.knowledge.determinize(at.seen(A), Random(seed))
        assert guess.hands[A] == at.state.hands[A]
        assert guess.under == at.state.under, "seat 1 knows what it returned"
        assert at.game.view(guess, A) == at.seen(A)
        hands.add(guess.hands[B])
        tops |= {*guess.pile}
    assert len(hands) > 40
    assert not tops & {*at.state.under, *at.state.hands[A]}


def test_others_do_not_know_what_was_returned() -> None:
    at = drawn()
    under = {at.game.knowledge.determinize(at.seen(B), Random(seed)).under for seed in range(80)}
    assert len(under) > 15
    own = {*at.state.hands[B]}
    assert all(not {*cards} & own for cards in under)


def test_a_returned_card_that_comes_up_again_is_known_in_another_hand() -> None:
    # Three cards: seat 1 draws 0 and 1 and returns 0; seat 2 draws 2 and 0, and keeps one.
    draws = [Seen(A, (0, 1), 0), Seen(B, (None, None), None)]
    for seed in range(20):
        world = sample_world(3, draws, 2, Random(seed))
        assert world.hands[A] == (1,)
        assert {*world.hands[B], *world.under} == {0, 2}
        assert world.draws[1].cards == (2, 0)
        assert world.pile == ()


def test_an_own_draw_tells_what_somebody_else_returned() -> None:
    # Four cards: seat 2 draws two, returns one; seat 1 draws the other two and returns one, then
    # draws what seat 2 returned, and 3 again.
    draws = [
        Seen(B, (None, None), None),
        Seen(A, (2, 3), 3),
        Seen(A, (1, 3), NONE),
    ]
    for seed in range(20):
        world = sample_world(4, draws, 2, Random(seed))
        assert world.draws[0].returned == 1
        assert world.hands == ((1, 2, 3), (0,))
        assert world.under == ()


def test_a_card_known_in_a_hand_may_be_the_one_that_came_back() -> None:
    # Seat 1 returns 0, seat 2 draws 2 and 0, returns one of them, and seat 1 draws it.
    draws = [Seen(A, (0, 1), 0), Seen(B, (None, None), None), Seen(A, (0,), NONE)]
    world = sample_world(3, draws, 2, Random(1))
    assert world.draws[1].returned == 0
    assert world.hands == ((0, 1), (2,))


@pytest.mark.parametrize("viewer", [A, B, None])
def test_long_stories_of_a_small_pile_are_guessed_in_keeping(viewer: Seat | None) -> None:
    rng = Random(3)
    for _ in range(40):
        count = rng.randint(2, 5)
        queue, hands, draws = rng.sample(range(count), count), {A: [], B: []}, []  # type: ignore[var-annotated]
        for _ in range(rng.randint(1, 6)):
            seat = rng.choice((A, B))
            if not queue:
                break
            cards, queue = queue[:2], queue[2:]
            hands[seat] += cards
            back = rng.choice(hands[seat])
            hands[seat].remove(back)
            queue.append(back)
            known = seat == viewer
            shown = tuple(card if known else None for card in cards)
            draws.append(Seen(seat, shown, back if known else None))
        world = sample_world(count, draws, 2, rng)
        assert sorted([*world.pile, *world.under, *world.hands[0], *world.hands[1]]) == [
            *range(count)
        ]
        if viewer is not None:
            assert world.hands[viewer] == tuple(sorted(hands[viewer]))


def test_guesses_keep_to_the_known_bottom_of_a_pile_that_is_used_up() -> None:
    game, rng, looked = game_with(fountains_everywhere, seats=4), Random(2), 0
    state = game.initial()
    while (actor := game.to_act(state)) is not None:
        if actor is CHANCE:
            state = game.apply(state, game.sample_chance(state, rng))
            continue
        legal = game.legal_actions(state)
        state = game.apply(state, rng.choice(legal[:-1] or legal))
        if state.pile or rng.random() < 0.8:
            continue
        looked += 1
        for seat in (A, B, C, Seat(3), None):
            seen = game.view(state, seat)
            guess = game.knowledge.determinize(seen, rng)
            assert game.view(guess, seat) == seen
            census(game, guess)
            if seat is not None:
                assert known_bottom(guess, seat) == known_bottom(state, seat)
    assert looked > 5


def known_bottom(state: State, seat: Seat) -> list[tuple[int, int]]:
    """The cards under the pile that a seat returned itself, with their places."""
    mine = {draw.returned for draw in state.draws if draw.seat == seat}
    others = {draw.returned for draw in state.draws if draw.seat != seat}
    return [(n, card) for n, card in enumerate(state.under) if card in mine - others]
