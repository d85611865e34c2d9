"""The box with the words for everything in it: names, and what a structure gives."""

from msgspec import Struct, structs

from quadriga.games.carpe_diem.box import components, grid
from quadriga.games.carpe_diem.box.components import Kind
from quadriga.games.carpe_diem.box.faces import KINDS
from quadriga.games.carpe_diem.guide import words
from quadriga.games.carpe_diem.rules.tables import Card, as_card, rewards
from quadriga.language import Message, message


class CardName(Struct, frozen=True):
    """A forum card: what to do for it, and its whole text; red ones are paid for."""

    asks: Message
    whole: Message
    red: bool


class BoxWords(Struct, frozen=True):
    """The names of everything that can be pointed at, by id; `gives` is for the rules."""

    kinds: dict[Kind, Message]
    gives: dict[Kind, Message]
    tiles: dict[str, Message]
    forum_cards: dict[str, CardName]
    fountain_cards: dict[str, Message]
    spaces: tuple[Message, ...]
    cells: dict[str, Message]


class Box(components.Box, frozen=True):
    """Everything in the box, and what it is called."""

    words: BoxWords


def described(box: components.Box) -> Box:
    """`box` with the words for everything in it."""
    names = BoxWords(
        kinds={kind: words.kind(n) for n, kind in enumerate(KINDS)},
        gives={kind: rule_of(box, kind) for kind in KINDS},
        tiles={tile.id: words.tile(tile) for tile in box.tiles},
        forum_cards={card.id: _card(as_card(card)) for card in box.forum_cards},
        fountain_cards={
            card.id: words.fountain(KINDS.index(card.kind), card.vp) for card in box.fountain_cards
        },
        spaces=tuple(words.space(n + 1) for n in range(box.ring.spaces)),
        cells={grid.text(cell): words.cell(cell) for cell in grid.CELLS},
    )
    return Box(**structs.asdict(box), words=names)


def _card(card: Card) -> CardName:
    needs, reward = words.needs(card), words.reward(card)
    if card.red:
        whole = message("card-whole-pay", needs=needs, reward=reward)
    else:
        whole = message("card-whole-own", needs=needs, reward=reward)
    return CardName(words.asks(card), whole, card.red)


def rule_of(box: components.Box, kind: Kind) -> Message:
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
    if kind is Kind.MERCHANT:
        n = box.amounts.merchant_extra_coins
    else:
        n, _ = rewards(box.amounts)[kind]
    return message("rule-gives", kind=kind.value, n=n)
