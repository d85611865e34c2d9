"""A summary of the rules."""

from quadriga.games.carpe_diem.components import Box
from quadriga.games.carpe_diem.words import count
from quadriga.kit.sources import Source


def rules(box: Box) -> tuple[str, ...]:
    """The paragraphs of the summary, with the figures of the data file."""
    amounts, phases = box.amounts, box.phases
    ours = sum(tile.copies for tile in box.tiles if tile.source is Source.OURS)
    return (
        f"{phases.count} phases of {phases.rounds} turns each. On a turn your patrician goes left "
        "or right on the ring to the next blueprint with tiles, or anywhere for "
        f"{count(amounts.bread_for_a_move, 'bread')}; take a tile there and place it.",
        "The first tile goes on the shovel, every other beside a tile, so that all edges match; "
        "the frame is grass. You may store a tile instead; it never comes back.",
        "A structure is completed when it has no open edge. A pond, garden, vineyard or farmyard "
        "gives fish, herbs, grapes or chicken: one less than its tiles. A merchant turns all goods "
        f"into coins and gives {amounts.merchant_extra_coins} more; a granary gives "
        f"{count(amounts.granary_bread, 'bread')}, an administration "
        f"{count(amounts.administration_steps, 'prestige')}, a craftsman a tile of the bottom row.",
        f"A market gives {count(amounts.market_coins, 'coin')}, a bakery "
        f"{count(amounts.bakery_bread, 'bread')}, a fountain {amounts.fountain_draw} cards, of "
        f"which one of your hand goes back. A tile on a writ gives {amounts.writ_steps} prestige.",
        "After each phase comes the forum: who has most prestige, and lies on top, goes first. Put "
        "a marker between two cards and use both. Cards that ask for goods are paid for, with "
        "coins for what is missing; the others count what you have completed. "
        f"{amounts.bread_for_a_set} bread pay for a set of any card. A card without a set costs "
        f"{amounts.forum_penalty} VP.",
        "At the end count prestige, goals of the frame, fountain cards, completed villas, and 1 VP "
        f"for {amounts.items_per_end_point} goods, coins, bread or stored tiles. Of equal points "
        "more writs left win, then less prestige.",
        f"{ours} of the {box.box.tiles_white + box.box.tiles_black} tiles, and most cards and "
        "goals, are our reconstruction, not the published ones.",
        "A cell is column,row and a turn rN is N times 90 degrees clockwise: `place 3,4 r1`. You "
        "can also answer with words: `3,4` or `3,4 r1`.",
    )
