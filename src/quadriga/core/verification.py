"""Verifies records: whether every entry and the result are right."""

from typing import Any

from quadriga.core.actors import CHANCE
from quadriga.core.chance import Deal, Dice, committed
from quadriga.core.play import replay_entry
from quadriga.core.records import GIVEN_UP, UNFINISHED, Reading, Record
from quadriga.core.refusals import BadRecord, Refusal
from quadriga.core.rules import AnyGame, Game
from quadriga.core.setup import title_of
from quadriga.core.typevars import S
from quadriga.language import Message, message


def verify(game: Game[S, Any, Any], reading: Reading) -> S:
    """The last position of a record; raises `BadRecord` with the first line that is wrong."""
    record = reading.record
    assert game.setup == record.setup, "a record is played with the game that its head names"
    if record.rules > game.rules:
        newer = message(
            "record-newer-rules", game=title_of(game.name), rules=record.rules, known=game.rules
        )
        raise BadRecord(0, newer)
    state, dice = game.initial(), _dice(record)
    for index, (line, entry) in enumerate(zip(reading.lines, record.entries, strict=True)):
        before = state
        try:
            state = replay_entry(game, state, entry)
        except Refusal as refusal:
            reason = why_not(game, record.components, refusal.message)
            raise BadRecord(line, reason, refusal.part) from refusal
        if entry.actor is CHANCE and dice is not None:
            drawn = str(dice.draw(game, before, record.entries[:index]))
            if drawn != entry.text:
                raise BadRecord(line, message("record-other-draw", drawn=drawn))
    over = game.to_act(state) is None
    result = game.result(state) if over else None
    if result != record.result and (over or record.result != GIVEN_UP):
        reason = message(
            "record-result", right=result or UNFINISHED, written=record.result or UNFINISHED
        )
        raise BadRecord(reading.result_line, why_not(game, record.components, reason))
    return state


def _dice(record: Record) -> Dice | None:
    """What chance follows from, if the record says."""
    if record.deal is not None:
        return Deal(record.deal)
    return None if record.secret is None else committed(record.secret)


def why_not(game: AnyGame, components: str | None, reason: Message) -> Message:
    """`reason` why a match doesn't play, with a note if its component data are not the game's.

    `components` is the fingerprint of the match; None matches any data.
    """
    if components in (None, game.fingerprint):
        return reason
    return message("record-other-components", game=title_of(game.name), reason=reason)
