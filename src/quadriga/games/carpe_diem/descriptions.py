"""The components in words: the name of each, and what a structure gives."""

from functools import cache

from msgspec import Struct

from quadriga.games.carpe_diem import grid, loading, words
from quadriga.games.carpe_diem.components import Amounts, Box, Kind
from quadriga.games.carpe_diem.faces import KINDS
from quadriga.games.carpe_diem.tables import Card, as_card
from quadriga.language import Message, message


class CardName(Struct, frozen=True):
    """A forum card: what is to be done for it, and all that stands on it; red ones are paid."""

    asks: Message
    whole: Message
    red: bool


class Names(Struct, frozen=True):
    """The names of everything that can be pointed at, by its id; `gives` is for the rules."""

    kinds: dict[Kind, Message]
    gives: dict[Kind, Message]
    tiles: dict[str, Message]
    forum_cards: dict[str, CardName]
    fountain_cards: dict[str, Message]
    spaces: tuple[Message, ...]
    cells: dict[str, Message]


class NamedBox(Box, frozen=True):
    """The box with the names of its components."""

    names: Names


@cache
def named_box() -> NamedBox:
    """The box that comes with the program, with names."""
    box = loading.load()
    fields = {field: getattr(box, field) for field in Box.__struct_fields__}
    return NamedBox(**fields, names=_names(box))


def _names(box: Box) -> Names:
    return Names(
        kinds={kind: words.kind(n) for n, kind in enumerate(KINDS)},
        gives={kind: _gives(box, kind) for kind in KINDS},
        tiles={tile.id: words.tile(tile) for tile in box.tiles},
        forum_cards={card.id: _card(as_card(card)) for card in box.forum_cards},
        fountain_cards={
            card.id: words.fountain(KINDS.index(card.kind), card.vp) for card in box.fountain_cards
        },
        spaces=tuple(words.space(n + 1) for n in range(box.ring.spaces)),
        cells={grid.text(cell): words.cell(cell) for cell in grid.CELLS},
    )


def _card(card: Card) -> CardName:
    if card.red:
        whole = message("card-whole-pay", needs=words.needs(card), reward=words.reward(card))
    else:
        whole = message("card-whole-own", needs=words.needs(card), reward=words.reward(card))
    return CardName(words.asks(card), whole, card.red)


def _gives(box: Box, kind: Kind) -> Message:
    """What a kind gives when it is completed, for the rules in short."""
    for row in box.landscape_goods:
        if row.kind is kind:
            return message("rule-landscape", good=row.good.value)
    if kind is Kind.VILLA:
        chart = (one for one in box.villa_chart.entries if one.vp)
        rows = (message("rule-chimneys", n=one.chimneys, vp=one.vp) for one in chart)
        return message("rule-villa", chart=tuple(rows)[:4])
    if kind is Kind.FOUNTAIN:
        drawn, back = box.amounts.fountain_draw, box.amounts.fountain_return
        return message("rule-fountain", n=drawn, back=back)
    if kind is Kind.CRAFTSMAN:
        return message("rule-craftsman")
    return message("rule-gives", kind=kind.value, n=_amount(box.amounts, kind))


def _amount(amounts: Amounts, kind: Kind) -> int:
    return {
        Kind.MERCHANT: amounts.merchant_extra_coins,
        Kind.GRANARY: amounts.granary_bread,
        Kind.ADMINISTRATION: amounts.administration_steps,
        Kind.MARKET: amounts.market_coins,
        Kind.BAKERY: amounts.bakery_bread,
    }[kind]
