"""Choices in words: what each means, its button and question, and what it would bring."""

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Final, assert_never

from quadriga.core import FollowUp, Wording
from quadriga.games.carpe_diem.guide import words
from quadriga.games.carpe_diem.guide.words import Phrases
from quadriga.games.carpe_diem.rules import actions as a
from quadriga.games.carpe_diem.rules import state as s
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
        case a.Go() | a.Bread():
            return _moving(action, goal(tables, state, action))
        case a.Take() | a.Craft():
            return message("choice-take", tile=words.tile(tables.tiles[_tile(state, action)]))
        case a.Place(cell, turns):
            return _placing(cell, turns)
        case a.Store():
            return _STORE
        case a.Reward(kind):
            return message("choice-reward", kind=message("kind", kind=kind))
        case a.Return(card):
            number = tables.fountain_number[card]
            return message("choice-return", card=words.fountain_number(tables, number))
        case a.Visit() | a.First() | a.Pay() | a.PayBread():
            return _in_forum(tables, state, action)
        case a.Boards() | a.Frames() | a.Cards() | a.Tiles() | a.Row() | a.Fountain():
            return _DEALT
        case _:
            assert_never(action)


def goal(tables: Tables, state: s.State, action: a.Go | a.Bread) -> int:
    """The space where a move ends."""
    if isinstance(action, a.Bread):
        return action.space
    assert isinstance(state.phase, s.Moving)
    start = state.patricians[state.phase.seat]
    return tables.ends[state.filled][start - 1][action.step > 0]


def _way(action: a.Go) -> str:
    return "right" if action.step > 0 else "left"


def _moving(action: a.Go | a.Bread, space: int) -> Message:
    if isinstance(action, a.Bread):
        return message("choice-bread", space=words.space(space))
    return message("choice-go", way=_way(action), space=words.space(space))


def _tile(state: s.State, action: a.Take | a.Craft) -> int:
    """The tile that is taken."""
    if isinstance(action, a.Craft):
        return state.row[action.slot - 1]
    assert isinstance(state.phase, s.Taking)
    return state.ring[state.patricians[state.phase.seat] - 1][action.slot - 1]


@cache
def _placing(cell: int, turns: int) -> Message:
    return message("choice-place", cell=words.cell(cell), turns=turns)


def _in_forum(
    tables: Tables, state: s.State, action: a.Visit | a.First | a.Pay | a.PayBread
) -> Message:
    if isinstance(action, a.Visit):
        one, two = (words.card_on(tables, state, n) for n in (action.a, action.b))
        return message("choice-visit", one=one, two=two)
    if isinstance(action, a.First):
        return message("choice-first", card=words.card_on(tables, state, action.space))
    if isinstance(action, a.PayBread) and not action.bread:
        return message("choice-pay-no-bread")
    paid = words.paid(action.sets if isinstance(action, a.Pay) else 0, action.bread)
    return message("choice-pay", paid=paid) if paid else message("choice-pay-nothing")


def wording(tables: Tables, state: s.State, action: a.Action, preview: "Preview") -> Wording:
    """The button and the question of a choice, and what it would bring."""
    match action:
        case a.Start():
            return _BEGIN_HERE
        case a.Go() | a.Bread():
            return _of_move(tables, state, action)
        case a.Take() | a.Craft():
            tile = words.tile(tables.tiles[_tile(state, action)])
            return Wording(
                button=message("button-take"),
                question=message("question-take", tile=tile),
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
        case a.Visit() | a.First() | a.Pay() | a.PayBread():
            return _of_forum(tables, action, preview)
        case a.Boards() | a.Frames() | a.Cards() | a.Tiles() | a.Row() | a.Fountain():
            return Wording()
        case _:
            assert_never(action)


def _of_move(tables: Tables, state: s.State, action: a.Go | a.Bread) -> Wording:
    tiles = state.ring[goal(tables, state, action) - 1]
    there = tuple(words.tile(tables.tiles[tile]) for tile in tiles if tile != s.NONE)
    brings = (message("tiles-there", n=len(there), tiles=there),)
    if isinstance(action, a.Bread):
        return Wording(button=message("button-bread"), brings=brings)
    return Wording(button=message("button-go", way=_way(action)), brings=brings)


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
    """What changes at once, and the score where it changes otherwise."""
    rows = (
        *((number, good.value) for good, number in preview.each.items()),
        (preview.coins, "coins"),
        (preview.bread, "bread"),
        (preview.prestige, "prestige"),
        (preview.vp, "vp"),
    )
    if changes := words.in_signs(rows):
        yield message("changes", changes=changes)
    if preview.total not in (0, preview.vp):
        yield message("score-changes", vp=preview.total)


def _of_forum(
    tables: Tables, action: a.Visit | a.First | a.Pay | a.PayBread, preview: "Preview"
) -> Wording:
    if isinstance(action, a.Pay | a.PayBread):
        sets = action.bread + (action.sets if isinstance(action, a.Pay) else 0)
        return Wording(button=message("button-pay", n=sets), brings=tuple(_changing(preview)))
    assert preview.offer is not None
    brings = offered(tables, preview.offer)
    if isinstance(action, a.Visit):
        button, question = message("button-visit"), message("question-visit")
    else:
        button, question = message("button-first"), message("question-first")
    return Wording(button=button, question=question, brings=brings)


def offered(tables: Tables, offer: "Offer") -> Phrases:
    """What two cards would bring, card by card, then in all."""
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


def follow_ups(
    tables: Tables, state: s.State, action: a.Go | a.Bread, space: int
) -> tuple[FollowUp, ...]:
    """The tiles that could be taken after a move, each with the words for both together."""
    slots = zip(tables.takes, state.ring[space - 1], strict=True)
    return tuple(
        _then_take(action, space, take, words.tile(tables.tiles[tile]))
        for take, tile in slots
        if tile != s.NONE
    )


def _then_take(action: a.Go | a.Bread, space: int, take: a.Take, tile: Message) -> FollowUp:
    where = words.space(space)
    if isinstance(action, a.Bread):
        both = message("choice-bread-and-take", space=where, tile=tile)
        button = message("button-bread-and-take")
    else:
        both = message("choice-go-and-take", way=_way(action), space=where, tile=tile)
        button = message("button-go-and-take", way=_way(action))
    asked = Wording(button=button, question=message("question", what=both), brings=_BOTH_AT_ONCE)
    return FollowUp(str(take), both, asked)
