"""A summary of the rules."""

from quadriga.games.carpe_diem.box.components import Box
from quadriga.kit.sources import Source
from quadriga.language import Message, message


def rules(box: Box) -> tuple[Message, ...]:
    """The paragraphs of the summary, with the figures of the data file."""
    amounts, phases = box.amounts, box.phases
    return (
        message(
            "terminal-rule-turn",
            phases=phases.count,
            rounds=phases.rounds,
            bread=amounts.bread_for_a_move,
        ),
        message("terminal-rule-place"),
        message(
            "terminal-rule-structures",
            coins=amounts.merchant_extra_coins,
            bread=amounts.granary_bread,
            prestige=amounts.administration_steps,
        ),
        message(
            "terminal-rule-singles",
            coins=amounts.market_coins,
            bread=amounts.bakery_bread,
            cards=amounts.fountain_draw,
            prestige=amounts.writ_steps,
        ),
        message(
            "terminal-rule-forum", bread=amounts.bread_for_a_set, penalty=amounts.forum_penalty
        ),
        message("terminal-rule-end", items=amounts.items_per_end_point),
        message(
            "terminal-rule-ours",
            ours=sum(tile.copies for tile in box.tiles if tile.source is Source.OURS),
            tiles=box.box.tiles_white + box.box.tiles_black,
        ),
        message("terminal-rule-notation"),
    )
