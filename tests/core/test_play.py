"""The checked door: recognise, play, replay."""

import pytest

from quadriga.core import (
    CHANCE,
    Entry,
    GameOver,
    Illegal,
    NotYourTurn,
    Seat,
    play,
    recognise,
    replay,
    replay_entry,
    who,
)
from quadriga.language.translator import Translator
from tests.tiny.game import Deal, Over, Pick, Picking, Placing, State, Tiny

GAME = Tiny(seats=2, hand=1)
LOG = (
    Entry(CHANCE, "deal 1 3"),
    Entry(CHANCE, "deal 2 5"),
    Entry(Seat(0), "pick 3"),
    Entry(Seat(0), "open"),
    Entry(Seat(1), "pick 5"),
    Entry(Seat(1), "cover"),
    Entry(CHANCE, "roll 2"),
)


def after(entries: int) -> State:
    return replay(GAME, LOG[:entries])


def test_a_seats_action_is_recognised_by_its_notation() -> None:
    assert recognise(GAME, after(2), "pick 3") == Pick(3)


def test_an_outcome_of_chance_is_recognised_by_its_notation() -> None:
    assert recognise(GAME, GAME.initial(), "deal 1 3") == Deal(0, (3,))


@pytest.mark.parametrize("text", ["pick 5", "pick", "pick 3 ", "PICK 3", "open", "", "deal 1 3"])
def test_what_is_not_legal_is_refused_in_the_words_of_the_game(text: str) -> None:
    with pytest.raises(Illegal) as refusal:
        recognise(GAME, after(2), text)
    assert refusal.value.message == GAME.guide.refusal(after(2), text)
    assert "Choose one of: pick 3." in str(refusal.value)


@pytest.mark.parametrize("text", ["deal 2 3", "deal 1 9", "roll 2", "pick 3"])
def test_what_cannot_come_up_is_refused(text: str) -> None:
    with pytest.raises(Illegal):
        recognise(GAME, GAME.initial(), text)


def test_nothing_is_recognised_once_the_game_is_over() -> None:
    with pytest.raises(GameOver, match="over"):
        recognise(GAME, after(7), "roll 2")


def test_play_applies_what_it_recognised() -> None:
    before = after(2)
    assert play(GAME, before, "pick 3").phase == Placing(0, 3)
    assert before == after(2)


def test_a_refused_play_changes_nothing() -> None:
    before = after(2)
    with pytest.raises(Illegal):
        play(GAME, before, "pick 5")
    assert before == after(2)


def test_replay_leads_to_the_position_of_the_log() -> None:
    assert replay(GAME, ()) == GAME.initial()
    assert after(7).phase == Over(2)
    assert GAME.result(after(7)) == "4 7"


def test_replay_takes_any_iterable() -> None:
    assert replay(GAME, iter(LOG)) == after(7)


def test_replay_refuses_a_wrong_entry() -> None:
    with pytest.raises(Illegal, match="pick 6"):
        replay(GAME, (*LOG[:2], Entry(Seat(0), "pick 6")))


def test_replay_refuses_an_entry_after_the_end() -> None:
    with pytest.raises(GameOver):
        replay(GAME, (*LOG, Entry(CHANCE, "roll 2")))


@pytest.mark.parametrize(
    ("entries", "entry", "message"),
    [
        (2, Entry(Seat(1), "pick 3"), "seat 1 is to act here, not seat 2"),
        (2, Entry(CHANCE, "pick 3"), "seat 1 is to act here, not chance"),
        (0, Entry(Seat(0), "deal 1 3"), "chance is to act here, not seat 1"),
        (2, Entry(Seat(-1), "pick 3"), "seat 1 is to act here, not seat 0"),
    ],
)
def test_an_entry_must_be_of_the_actor_whose_turn_it_is(
    entries: int, entry: Entry, message: str
) -> None:
    with pytest.raises(NotYourTurn, match=message):
        replay_entry(GAME, after(entries), entry)


def test_one_entry_is_replayed_at_a_time() -> None:
    assert replay_entry(GAME, after(1), LOG[1]).phase == Picking(0)


def test_people_read_seats_from_1() -> None:
    people = [who(CHANCE), who(Seat(0)), who(Seat(2)), who(None)]
    assert [Translator().text(one) for one in people] == [
        "chance",
        "seat 1",
        "seat 3",
        "nobody",
    ]
