"""Choices in words: what each means, its button and question, and what it would bring."""

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Final, assert_never

from quadriga.core import FollowUp, Wording
from quadriga.games.carpe_diem.guide import words
from quadriga.games.carpe_diem.guide.words import Phrases
from quadriga.games.carpe_diem.rules import actions as a
from quadriga.games.carpe_diem.rules import state as s
from quadriga.games.carpe_diem.rules.phases import moving
from quadriga.games.carpe_diem.rules.tables import Tables
from quadriga.language import Message, message

if TYPE_CHECKING:
    from quadriga.games.carpe_diem.guide.facts.outlook import Offer
    from quadriga.games.carpe_diem.guide.facts.preview import Preview

_BEGIN_HERE: Final = Wording(button=message("button-start"))
_COMPLETES_NOTHING: Final = (message("completes-nothing"),)
_BOTH_AT_ONCE: Final = (message("both-at-once"),)
_STORE: Final = message("choice-store")
_DEALT: Final = message("choice-dealt")


def label(tables: Tables, state: s.State, action: a.Action) -> Message:
    """What a choice means."""
    match action:
        case a.Start(space):
            return message("choice-start", space=words.space(space))
        case a.Bread(space):
            return message("choice-bread", space=words.space(space))
        case a.Go():
            end = words.space(_end(tables, state, action))
            return message("choice-go", way=action.way, space=end)
        case a.Take() | a.Craft():
            return message("choice-take", tile=_tile(tables, state, action))
        case a.Place(cell, turns):
            return _placing(cell, turns)
        case a.Store():
            return _STORE
        case a.Reward(kind):
            return message("choice-reward", kind=message("kind", kind=kind))
        case a.Return(card):
            return message("choice-return", card=words.fountain_named(tables, card))
        case a.Visit(one, two):
            pair = [words.card_on(tables, state, n) for n in (one, two)]
            return message("choice-visit", one=pair[0], two=pair[1])
        case a.First(space):
            return message("choice-first", card=words.card_on(tables, state, space))
        case a.Pay() | a.PayBread():
            if paid := words.paid(action):
                return message("choice-pay", paid=paid)
            if isinstance(action, a.PayBread):
                return message("choice-pay-no-bread")
            return message("choice-pay-nothing")
        case a.Boards() | a.Frames() | a.Cards() | a.Tiles() | a.Row() | a.Fountain():
            return _DEALT
        case _:
            assert_never(action)


def _end(tables: Tables, state: s.State, action: a.Move) -> int:
    """The space where a move ends."""
    assert isinstance(state.phase, s.Moving)
    return moving.end(tables, state, state.phase.seat, action)


def _tile(tables: Tables, state: s.State, action: a.Take | a.Craft) -> Message:
    """The tile that is taken."""
    slots = state.row
    if isinstance(state.phase, s.Taking):
        slots = state.ring[state.patricians[state.phase.seat] - 1]
    return words.tile(tables.tiles[slots[action.slot - 1]])


@cache
def _placing(cell: int, turns: int) -> Message:
    return message("choice-place", cell=words.cell(cell), turns=turns)


def wording(tables: Tables, state: s.State, action: a.Action, preview: "Preview") -> Wording:
    """The button and the question of a choice, and what it would bring."""
    match action:
        case a.Start():
            return _BEGIN_HERE
        case a.Go() | a.Bread():
            return _of_move(tables, state, action)
        case a.Take() | a.Craft():
            return Wording(
                button=message("button-take"),
                question=message("question-take", tile=_tile(tables, state, action)),
                brings=tuple(_fitting(preview)),
            )
        case a.Place():
            brings = tuple(message("brings", what=g.what, worth=g.worth) for g in preview.gains)
            return Wording(
                button=message("button-place"),
                question=message("question-place"),
                brings=brings or _COMPLETES_NOTHING,
            )
        case a.Store():
            worth = message("stored-for-good", n=tables.amounts.items_per_end_point)
            return Wording(question=message("question-store"), brings=(worth,))
        case a.Reward(kind):
            button = message("button-reward", kind=message("kind", kind=kind))
            return Wording(button=button, brings=tuple(_changing(preview)))
        case a.Return():
            return Wording(
                button=message("button-return"),
                question=message("question-return"),
                brings=(message("returned-scores", vp=-preview.total),),
            )
        case a.Visit():
            button, question = message("button-visit"), message("question-visit")
            return Wording(button, question, _offered(tables, preview.offer))
        case a.First():
            button, question = message("button-first"), message("question-first")
            return Wording(button, question, _offered(tables, preview.offer))
        case a.Pay() | a.PayBread():
            button = message("button-pay", n=action.sets + action.bread)
            return Wording(button=button, brings=tuple(_changing(preview)))
        case a.Boards() | a.Frames() | a.Cards() | a.Tiles() | a.Row() | a.Fountain():
            return Wording()
        case _:
            assert_never(action)


def _of_move(tables: Tables, state: s.State, action: a.Move) -> Wording:
    tiles = state.ring[_end(tables, state, action) - 1]
    there = tuple(words.tile(tables.tiles[tile]) for tile in tiles if tile != s.NONE)
    brings = (message("tiles-there", n=len(there), tiles=there),)
    if isinstance(action, a.Bread):
        return Wording(button=message("button-bread"), brings=brings)
    return Wording(button=message("button-go", way=action.way), brings=brings)


def _fitting(preview: "Preview") -> Iterator[Message]:
    """In how many ways a tile fits, and what it could complete."""
    yield message("fits", n=preview.fits)
    if preview.could:
        could = tuple(
            message("could", kind=message("kind", kind=one.kind.value), gives=one.gives)
            for one in preview.could
        )
        yield message("could-complete", what=could)


def _changing(preview: "Preview") -> Iterator[Message]:
    """What changes at once, and the score if it changes by more than that."""
    amounts: dict[str, int] = {
        **{good.value: number for good, number in preview.each.items()},
        "coins": preview.coins,
        "bread": preview.bread,
        "prestige": preview.prestige,
        "vp": preview.vp,
    }
    if changes := words.in_signs(amounts):
        yield message("changes", changes=changes)
    if preview.total not in (0, preview.vp):
        yield message("score-changes", vp=preview.total)


def _offered(tables: Tables, offer: "Offer | None") -> Phrases:
    """What two cards would bring, card by card, then in all."""
    assert offer is not None
    uses = (
        message(
            "use-said",
            asks=words.asks(tables.cards[tables.card_number[use.card]]),
            sets=use.sets,
            brings=use.brings,
        )
        for use in offer.cards
    )
    return (*uses, offer.net)


def follow_ups(tables: Tables, state: s.State, action: a.Move, space: int) -> tuple[FollowUp, ...]:
    """The tiles that could be taken after a move, each with the words for both together."""
    slots = zip(tables.takes, state.ring[space - 1], strict=True)
    return tuple(
        _then_take(action, space, take, words.tile(tables.tiles[tile]))
        for take, tile in slots
        if tile != s.NONE
    )


def _then_take(action: a.Move, space: int, take: a.Take, tile: Message) -> FollowUp:
    where = words.space(space)
    if isinstance(action, a.Bread):
        both = message("choice-bread-and-take", space=where, tile=tile)
        button = message("button-bread-and-take")
    else:
        both = message("choice-go-and-take", way=action.way, space=where, tile=tile)
        button = message("button-go-and-take", way=action.way)
    wording = Wording(button, message("question", what=both), _BOTH_AT_ONCE)
    return FollowUp(str(take), both, wording)
