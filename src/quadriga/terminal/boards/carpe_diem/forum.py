"""The forum: a grid of cards, with markers or the points of free spaces between them."""

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from quadriga.games.carpe_diem.box.components import ForumCard, Letter, Reward
from quadriga.games.carpe_diem.guide.words import amount
from quadriga.language import message
from quadriga.terminal.boards.canvas import Canvas, Line
from quadriga.terminal.boards.carpe_diem import signs
from quadriga.terminal.boards.carpe_diem.signs import Drawn, signed

CARD: Final = 17
GAP: Final = 4
"""Columns of a card, and of the space between two."""

HIGH: Final = 4
"""Rows from one card to the next: two for what it asks for, one for what it gives, one between."""

TEXT: Final = 3
"""Columns for the number of a space."""


def forum(scene: Drawn) -> Iterator[Line]:
    """The lines of the forum; none before it is laid out."""
    cards = {card.id: card for card in scene.box.forum_cards}
    canvas = Canvas()
    for space in scene.view.forum:
        if space.card:
            _card(canvas, scene, space.space, cards[space.card])
    if any(space.card for space in scene.view.forum):
        _markers(canvas, scene)
    return canvas.lines(range(scene.box.forum.columns * (CARD + GAP) - GAP), canvas.rows)


def _corner(scene: Drawn, space: int) -> tuple[int, int]:
    y, x = divmod(space - 1, scene.box.forum.columns)
    return x * (CARD + GAP), y * HIGH


def _card(canvas: Canvas, scene: Drawn, number: int, card: ForumCard) -> None:
    x, y = _corner(scene, number)
    style = "red" if card.letter in (Letter.A, Letter.B) else "green"
    canvas.put(x, y, str(number), "bold")
    asks = " ".join(_some(scene, n, what) for what, n in card.requirement.items())
    need = wrap(asks, CARD - TEXT, max_lines=HIGH - 2)
    for n, line in enumerate(need):
        canvas.put(x + TEXT, y + n, line, style)
    canvas.put(x, y + len(need), f"→ {_gives(scene, card.reward)}")


def _gives(scene: Drawn, reward: Reward) -> str:
    """The reward of a set: "7 VP", "coin bread step"; a step is one prestige."""
    things = ((reward.coins, "coins"), (reward.bread, "bread"), (reward.prestige, "step"))
    points = [scene.say(amount(reward.vp, "vp"))] * (reward.vp > 0)
    return " ".join([*points, *(_some(scene, n, thing) for n, thing in things if n)])


def _some(scene: Drawn, number: int, thing: str) -> str:
    """A number of things; one alone goes without the number."""
    if thing == "step":
        return scene.say(message("terminal-steps", n=number))
    return scene.say(message("terminal-some", n=number, thing=thing))


def _markers(canvas: Canvas, scene: Drawn) -> None:
    offers = {(offer.a, offer.b): offer.vp + offer.prestige for offer in scene.outlook.offers}
    for marker in scene.view.markers:
        if marker.seat is not None:
            words, style = f"[{marker.seat + 1}]", "bold reverse"
        elif (marker.a, marker.b) in offers:
            value = offers[marker.a, marker.b]
            words, style = signed(value), signs.GAIN if value > 0 else signs.LOSS
        else:
            words, style = signs.EMPTY, "dim"
        x, y = _corner(scene, marker.a)
        if marker.b == marker.a + 1:
            canvas.put(x + CARD, y + 1, words.center(GAP - 1), style)
        else:
            canvas.put(x + TEXT, y + HIGH - 1, words, style)
