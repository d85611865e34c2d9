"""What the cards of a data file must satisfy (specification, section 6)."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import asdict, astuple

from quadriga.games.carpe_diem.box import components as c

_GOODS = frozenset(good.value for good in c.Good)
_VILLAS = frozenset({"chimney", c.Kind.VILLA.value})
_BUILT = frozenset(kind.value for kind in c.Kind) | {"any_landscape", "any_dwelling"}
_ASKS = {
    c.Letter.A: _GOODS,
    c.Letter.B: _GOODS,
    c.Letter.C: _VILLAS,
    c.Letter.D: _BUILT - _VILLAS,
}
_RED = (c.Letter.A, c.Letter.B)

_KNOWN: tuple[tuple[str, str], ...] = (
    ("3 fish", "7 vp"),
    ("2 herbs", "4 vp"),
    ("3 herbs", "7 vp"),
    ("3 chicken", "7 vp"),
    ("1 fish 1 grapes 1 chicken", "5 vp"),
    ("1 fish 1 herbs 1 grapes 1 chicken", "8 vp"),
    ("2 chimney", "1 bread"),
    ("3 chimney", "1 coins 1 prestige"),
    ("1 villa", "3 vp"),
    ("2 villa", "1 coins 1 bread 1 prestige"),
    ("1 merchant", "3 vp"),
    ("1 pond 1 garden", "7 vp"),
    ("2 bakery", "3 vp"),
    ("3 any_landscape", "1 coins 1 bread"),
)
"""The cards that the rulebook or another public source shows."""


def cards(box: c.Box) -> Iterator[str]:
    """What is wrong with forum and fountain cards."""
    for card in box.forum_cards:
        yield from (f"forum_cards {card.id!r}: {problem}" for problem in _card(box, card))
    present = [
        (card.requirement, {thing: n for thing, n in asdict(card.reward).items() if n})
        for card in box.forum_cards
    ]
    for need, reward in _KNOWN:
        if (_amounts(need), _amounts(reward)) not in present:
            yield f"forum_cards: the card that gives {reward} for {need} is missing."
    yield from _fountains(box)


def _card(box: c.Box, card: c.ForumCard) -> Iterator[str]:
    allowed = _ASKS[card.letter]
    if not card.requirement or not {*card.requirement} <= allowed:
        listed = ", ".join(sorted(allowed))
        yield f"a card {card.letter.value} asks for one or more of {listed}."
    if any(count < 1 for count in card.requirement.values()):
        yield "it must ask for 1 or more of each."
    amounts = astuple(card.reward)
    if min(amounts) < 0 or not any(amounts):
        yield "its reward must be something, and nothing negative."
    if card.letter in _RED and card.reward != c.Reward(vp=card.reward.vp):
        yield "a card A or B rewards vp only."
    if card.reward.bread >= box.amounts.bread_for_a_set:
        yield f"a set must give less than {box.amounts.bread_for_a_set} bread, which pay for one."


def _fountains(box: c.Box) -> Iterator[str]:
    kinds = Counter(card.kind for card in box.fountain_cards)
    for kind in c.Kind:
        if kinds[kind] != 2:
            yield f"fountain_cards: there must be two cards for {kind.value}."
    for card in box.fountain_cards:
        if card.vp < 1:
            yield f"fountain_cards {card.id!r}: it must give points."


def _amounts(text: str) -> dict[str, int]:
    """The amounts of "1 fish 2 herbs"."""
    numbers, things = text.split()[::2], text.split()[1::2]
    return {thing: int(n) for n, thing in zip(numbers, things, strict=True)}
