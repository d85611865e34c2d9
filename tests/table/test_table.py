"""A table: who may do what when, what stays, and what others may read."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from quadriga.core import (
    CHANCE,
    Actor,
    AnyGame,
    Entry,
    GameOver,
    Illegal,
    NothingToUndo,
    NotYourTurn,
    Refusal,
    Seat,
    Setup,
    Stale,
    records,
)
from quadriga.core.verification import verify
from quadriga.games import GAMES, make
from quadriga.language import message, seated
from quadriga.table import LogCache, LogLine, Sitter, Table, fair, seeded
from tests.tiny.game import Over, Picking, Placing, Tiny
from tests.walks import RECORDS, recorded

FIRST, SECOND = Seat(0), Seat(1)
SITTERS = (Sitter("Livia"), Sitter("Marcus", bot="greedy"))
DICE = seeded("a table")


def opened(hand: int = 1) -> Table:
    return Table.open(Tiny(seats=2, hand=hand), SITTERS, DICE)


def act(table: Table, *choices: int) -> Table:
    """The table after whoever is to act has chosen from the list, again and again."""
    for choice in choices:
        seat = table.to_act
        assert isinstance(seat, int)
        action = table.game.legal_actions(table.state)[choice]
        table = table.submit(seat, table.revision, str(action), DICE)
    return table


def finished() -> Table:
    return act(opened(), 0, 0, 0, 0)


# ---- opening -------------------------------------------------------------------------------------


def test_a_table_opens_at_the_first_decision() -> None:
    table = opened()
    assert table.to_act == FIRST
    assert table.revision == 0
    assert not table.over
    assert [entry.actor for entry in table.log] == [CHANCE, CHANCE]
    assert table.sitters == SITTERS


def test_a_table_may_be_opened_with_dice_that_nobody_can_foresee() -> None:
    hands = {
        Table.open(Tiny(), SITTERS, fair()).state.hands
        for _ in range(20)  # The same deal 20 times has a chance below 1 in 10^40.
    }
    assert len(hands) > 1


@pytest.mark.parametrize("sitters", [(), SITTERS[:1], SITTERS * 2], ids=len)
def test_a_table_has_as_many_sitters_as_seats(sitters: Sequence[Sitter]) -> None:
    with pytest.raises(Refusal):
        Table.open(Tiny(seats=2), sitters, DICE)


# ---- submitting ----------------------------------------------------------------------------------


def test_a_submitted_action_is_entered_and_played() -> None:
    table = opened()
    card = table.state.hands[FIRST][0]
    after = table.submit(FIRST, 0, f"pick {card}", DICE)
    assert after.state.phase == Placing(FIRST, card)
    assert after.log == (*table.log, Entry(FIRST, f"pick {card}"))
    assert after.revision == 1


def test_the_chance_that_follows_belongs_to_the_same_change() -> None:
    before = act(opened(), 0, 0, 0)
    after = act(before, 0)
    assert [entry.actor for entry in after.log[len(before.log) :]] == [SECOND, CHANCE]
    assert after.revision == before.revision + 1
    assert after.over
    assert after.to_act is None


@pytest.mark.parametrize("seen", [-1, 1, 2, 10**9])
def test_what_was_meant_for_another_revision_is_stale(seen: int) -> None:
    table = opened()
    with pytest.raises(Stale, match="Look again"):
        table.submit(FIRST, seen, "pick 1", DICE)


@pytest.mark.parametrize("seat", [SECOND, Seat(2), Seat(-1)])
def test_only_the_seat_whose_turn_it_is_may_act(seat: Seat) -> None:
    table = opened()
    text = str(table.game.legal_actions(table.state)[0])
    with pytest.raises(NotYourTurn, match="seat 1 is to act"):
        table.submit(seat, 0, text, DICE)


@pytest.mark.parametrize("text", ["open", "pick 9", "", "roll 1", "deal 1 3"])
def test_what_is_not_legal_is_refused(text: str) -> None:
    with pytest.raises(Illegal):
        opened().submit(FIRST, 0, text, DICE)


def test_nothing_can_be_submitted_once_the_game_is_over() -> None:
    table = finished()
    with pytest.raises(GameOver):
        table.submit(FIRST, table.revision, "open", DICE)


def test_an_old_look_at_a_finished_game_is_stale_first() -> None:
    with pytest.raises(Stale):
        finished().submit(FIRST, 0, "open", DICE)


def test_a_refusal_changes_nothing() -> None:
    table = opened()
    before = (table.log, table.state, table.revision)
    for seat, seen, text in [(FIRST, 0, "open"), (SECOND, 0, "open"), (FIRST, 7, "open")]:
        with pytest.raises(Refusal):
            table.submit(seat, seen, text, DICE)
    with pytest.raises(Refusal):
        table.undo(FIRST, 0)
    assert (table.log, table.state, table.revision) == before


def test_an_old_table_stays_as_it_was() -> None:
    table = opened()
    before = (table.log, table.state, table.revision)
    act(table, 0, 0, 0, 0)
    act(table, 0).undo(FIRST, 1)
    assert (table.log, table.state, table.revision) == before
    with pytest.raises(AttributeError):
        table.revision = 5  # type: ignore[misc]


# ---- undo ----------------------------------------------------------------------------------------


def test_a_decision_can_be_taken_back() -> None:
    table = opened()
    after = act(table, 0)
    assert after.can_undo(FIRST)
    undone = after.undo(FIRST, after.revision)
    assert (undone.log, undone.state) == (table.log, table.state)


def test_undo_goes_back_step_by_step() -> None:
    table = act(opened(), 0, 0)
    assert table.to_act == SECOND
    undone = table.undo(FIRST, 2).undo(FIRST, 3)
    assert undone.state.phase == Picking(FIRST)
    assert undone.revision == 4


def test_a_whole_turn_is_taken_back_at_once_up_to_what_was_revealed() -> None:
    table = act(opened(), 0, 0)
    undone = table.undo(FIRST, 2, whole=True)
    assert (undone.log, undone.state) == (opened().log, opened().state)
    assert undone.revision == 3


def test_no_more_than_the_own_decisions_is_taken_back_with_a_turn() -> None:
    table = act(opened(), 0, 0, 0)
    assert table.log[-2].actor == FIRST
    undone = table.undo(SECOND, 3, whole=True)
    assert undone.log == table.log[:-1]


def test_nothing_drawn_is_taken_back() -> None:
    table = opened()
    assert not table.can_undo(FIRST)
    with pytest.raises(NothingToUndo, match="nothing to take back yet"):
        table.undo(FIRST, 0)


def test_nobody_takes_back_what_another_seat_did() -> None:
    table = act(opened(), 0)
    assert not table.can_undo(SECOND)
    with pytest.raises(NothingToUndo):
        table.undo(SECOND, 1)


def test_a_decision_stands_once_somebody_else_has_acted() -> None:
    table = act(opened(), 0, 0, 0)
    assert not table.can_undo(FIRST)
    with pytest.raises(NothingToUndo, match="somebody else has acted"):
        table.undo(FIRST, 3)
    assert table.can_undo(SECOND)


@pytest.mark.parametrize("whole", [False, True])
def test_where_all_agree_it_goes_with_what_others_did_since(whole: bool) -> None:
    before = opened() if whole else act(opened(), 0)
    table = act(opened(), 0, 0, 0)
    taken = table.undo(FIRST, 3, whole=whole, agreed=True)
    assert (taken.log, taken.state, taken.revision) == (before.log, before.state, 4)


def test_nobody_can_agree_to_take_back_what_was_revealed() -> None:
    table = act(opened(), 0, 0)
    revealed: list[list[Actor]] = [[CHANCE], [SECOND, CHANCE], [CHANCE, SECOND]]
    for since in revealed:
        log = (*table.log, *(Entry(actor, "x") for actor in since))
        with pytest.raises(NothingToUndo, match="something was revealed"):
            replace(table, log=log).undo(FIRST, 2, agreed=True)


def test_the_last_choice_of_a_finished_game_stands() -> None:
    table = finished()
    for seat in (FIRST, SECOND):
        assert not table.can_undo(seat)
        with pytest.raises(GameOver, match="stands"):
            table.undo(seat, table.revision)


def test_a_choice_that_ends_the_game_stands() -> None:
    lost = records.load(RECORDS / "imperator" / "lost-at-invasion-1.txt").record
    table = Table.resume(make(lost.setup), [Sitter("Livia")], lost.entries, 0)
    assert (table.over, table.log[-1].actor) == (True, FIRST)
    assert not table.can_undo(FIRST)


def test_undo_of_another_revision_is_stale() -> None:
    with pytest.raises(Stale):
        act(opened(), 0).undo(FIRST, 0)


def test_a_line_meant_for_the_table_before_an_undo_is_stale() -> None:
    table = act(opened(hand=2), 0)
    other = act(table.undo(FIRST, 1), 1)
    assert len(other.log) == len(table.log)
    assert other.revision == 3
    with pytest.raises(Stale):
        other.submit(FIRST, table.revision, "open", DICE)


# ---- dice and resuming ---------------------------------------------------------------------------


def test_seeded_dice_fall_the_same_each_time() -> None:
    assert opened(hand=2).log == opened(hand=2).log
    logs = {Table.open(Tiny(), SITTERS, seeded(str(n))).log for n in range(10)}
    assert len(logs) > 1


def test_each_entry_has_dice_of_its_own() -> None:
    fallen = [DICE.generator(n).random() for n in (0, 1, 2)]
    assert len(set(fallen)) == 3
    assert [seeded("a table").generator(n).random() for n in (0, 1, 2)] == fallen


def test_a_match_goes_on_the_same_after_it_was_resumed() -> None:
    before = act(opened(), 0, 0, 0)
    resumed = Table.resume(before.game, before.sitters, before.log, before.revision)
    assert resumed == before
    assert act(resumed, 0) == act(before, 0)


def test_every_beginning_that_waits_for_somebody_can_be_resumed() -> None:
    tables = [opened()]
    while not tables[-1].over:
        tables.append(act(tables[-1], 0))
    for table in tables:
        assert Table.resume(table.game, SITTERS, table.log, table.revision) == table


def changed_logs() -> list[Any]:
    log = finished().log
    first = log[2]
    return [
        pytest.param(log[1:], id="beginning missing"),
        pytest.param(log[:3] + log[4:], id="middle missing"),
        pytest.param((*log[:3], log[2], *log[3:]), id="twice"),
        pytest.param((*log, log[-1]), id="after the end"),
        pytest.param((*log[:2], Entry(SECOND, first.text), *log[3:]), id="other seat"),
        pytest.param((*log[:2], Entry(CHANCE, first.text), *log[3:]), id="not chance"),
        pytest.param((*log[:2], Entry(FIRST, "pick 9"), *log[3:]), id="not legal"),
    ]


@pytest.mark.parametrize("log", changed_logs())
def test_a_wrong_log_is_not_resumed(log: tuple[Entry, ...]) -> None:
    with pytest.raises(Refusal):
        Table.resume(Tiny(seats=2, hand=1), SITTERS, log, 0)


def test_a_log_of_another_set_up_is_not_resumed() -> None:
    with pytest.raises(Refusal):
        Table.resume(Tiny(seats=3, hand=1), [*SITTERS, *SITTERS[:1]], finished().log, 0)


# ---- log lines and record ------------------------------------------------------------------------


def test_log_lines_are_redacted_for_each_reader() -> None:
    table = act(opened(), 0)
    (mine,), (theirs,) = table.state.hands[SECOND], (table.state.phase.card,)
    texts = {seat: [line.text for line in table.log_lines(seat)] for seat in (FIRST, SECOND, None)}
    assert texts == {
        FIRST: [f"deal 1 {theirs}", "deal 2 hidden", f"pick {theirs}"],
        SECOND: ["deal 1 hidden", f"deal 2 {mine}", "pick hidden"],
        None: ["deal 1 hidden", "deal 2 hidden", "pick hidden"],
    }
    assert [line.seat for line in table.log_lines(None)] == [None, None, FIRST]
    assert table.log_lines(None)[2] == LogLine(
        FIRST, "pick hidden", message("log-notation", who=seated(0), what="pick hidden")
    )


def test_secrets_that_came_to_light_stand_in_the_log_lines() -> None:
    table = finished()
    assert isinstance(table.state.phase, Over)
    texts = [line.text for line in table.log_lines(None)]
    assert texts == [entry.text for entry in table.log]


def test_cached_log_lines_are_those_made_anew() -> None:
    """Also after an undo, and after an undo and another action."""
    end = finished()
    cache = LogCache(end.game)
    lengths = [*range(2, len(end.log) + 1), 4, 3, len(end.log)]
    for length in lengths:
        table = Table.resume(end.game, SITTERS, end.log[:length], 0)
        for seat in (FIRST, SECOND, None):
            assert cache.lines(seat, table.log, table.state) == table.log_lines(seat)
    one, other = act(opened(), 0, 0), act(opened(), 0, 1)
    assert len(one.log) == len(other.log)
    assert one.log != other.log
    for table in (one, other):
        assert cache.lines(FIRST, table.log, table.state) == table.log_lines(FIRST)


Span = tuple[int, int, int]
"""A turn: its seat, and its first and last line in the log."""


def spans(table: Table, seat: Seat | None) -> list[Span]:
    cache = LogCache(table.game)
    cache.lines(seat, table.log, table.state)
    return [(turn.seat, turn.first, turn.last) for turn in cache.turns(seat)]


@pytest.mark.parametrize(
    ("choices", "first", "second", "spectator"),
    [
        (0, [], [], []),
        (1, [(0, 2, 2)], [(0, 2, 2)], [(0, 2, 2)]),
        (3, [(0, 2, 3), (1, 4, 4)], [(0, 2, 3), (1, 4, 4)], [(0, 2, 3), (1, 4, 4)]),
        (
            6,
            [(0, 2, 3), (1, 4, 5), (0, 6, 7)],
            [(1, 4, 5), (0, 6, 7)],
            [(1, 4, 5), (0, 6, 7)],
        ),
    ],
)
def test_turns_are_told_from_the_readers_last_one_that_others_followed(
    choices: int, first: list[Span], second: list[Span], spectator: list[Span]
) -> None:
    table = act(opened(hand=2), *[0] * choices)
    assert [spans(table, seat) for seat in (FIRST, SECOND, None)] == [first, second, spectator]


def test_a_turn_that_goes_on_is_told_with_what_was_added() -> None:
    cache, table = LogCache(opened().game), act(opened(), 0)
    for deeds in (1, 2):
        cache.lines(FIRST, table.log, table.state)
        (turn,) = cache.turns(FIRST)
        assert (turn.last - turn.first + 1, len(turn.recap.deeds)) == (deeds, deeds)
        table = act(table, 0)


@pytest.mark.parametrize("setup", [setup for game in GAMES.values() for setup in game.setups()])
def test_cached_log_lines_of_a_recorded_game_are_those_made_anew(setup: Setup) -> None:
    for reading in recorded(setup)[:1]:
        log, game = reading.record.entries, make(setup)
        sitters, cache = [Sitter(name) for name in reading.record.names], LogCache(game)
        for length in (*range(0, len(log), 29), len(log)):
            table = Table.resume(game, sitters, log[:length], 0)
            assert cache.lines(Seat(0), table.log, table.state) == table.log_lines(Seat(0))


def test_a_table_is_recorded() -> None:
    table = finished()
    record = table.record()
    assert record.setup == table.game.setup
    assert record.names == ("Livia", "Marcus")
    assert record.entries == table.log
    assert record.result == table.game.result(table.state)
    assert verify(table.game, records.read(records.write(record).encode())) == table.state


def test_a_table_in_progress_is_recorded_as_unfinished() -> None:
    assert opened().record().result is None


# ---- Imperator -----------------------------------------------------------------------------------


def imperator(*texts: str) -> Table:
    """A table of Imperator after these entries; what begins with `draw` is chance."""
    game: AnyGame = make(Setup("imperator", 1))
    log = [Entry(CHANCE if text.startswith("draw") else FIRST, text) for text in texts]
    return Table.resume(game, [Sitter("Livia")], log, 0)


PERIOD = (
    "draw conquest_b amphitheater senate_a",
    "conquer greece",
    "draw hippodrome_a great_lighthouse_a colosseum_b",
    "take colosseum_b",
    "draw gardens temple colossus_a",
    "take temple",
    "draw conquest_a tribute_a senate_b",
    "take senate_b",
    "draw colossus_b triumphal_arc_a great_lighthouse_b",
    "take colossus_b",
    "draw tribute_b mine triumphal_arc_b",
    "take mine",
    "draw marching_camp hippodrome_b colosseum_a",
)


def test_in_imperator_a_choice_that_brought_a_draw_stands() -> None:
    table = imperator(PERIOD[0]).submit(FIRST, 0, "conquer greece", DICE)
    assert table.log[-1].actor is CHANCE
    with pytest.raises(NothingToUndo):
        table.undo(FIRST, 1)


def test_in_imperator_the_choice_before_an_invasion_can_be_taken_back() -> None:
    before = imperator(*PERIOD)
    invaded = before.submit(FIRST, 0, "take marching_camp", DICE)
    assert [str(a) for a in invaded.game.legal_actions(invaded.state)] == ["pay", "lose greece"]
    undone = invaded.undo(FIRST, 1)
    assert undone.state == before.state
    assert undone.submit(FIRST, 2, "take colosseum_a", DICE).revision == 3


def test_in_imperator_the_answer_to_an_invasion_stands() -> None:
    table = imperator(*PERIOD, "take marching_camp").submit(FIRST, 0, "lose greece", DICE)
    assert table.log[-1].actor is CHANCE
    assert not table.can_undo(FIRST)


def test_in_imperator_a_turn_begins_with_its_draw() -> None:
    assert spans(imperator(*PERIOD), FIRST) == [(0, 9, 9), (0, 11, 11)]
    answered = imperator(*PERIOD, "take marching_camp", "lose greece")
    assert spans(answered, FIRST) == [(0, 11, 11), (0, 13, 14)]


def test_in_imperator_a_senate_split_can_be_taken_back() -> None:
    senate = records.load(RECORDS / "imperator" / "senate.txt").record
    game = make(senate.setup)
    asked = 0
    for n, entry in enumerate(senate.entries):
        if entry.text.startswith(("spend", "book")):
            asked += 1
            before = Table.resume(game, [Sitter("Livia")], senate.entries[: n - 1], 0)
            choice = before.submit(FIRST, 0, senate.entries[n - 1].text, DICE)
            assert choice.can_undo(FIRST)
            assert choice.undo(FIRST, 1).state == before.state
    assert asked >= 3
