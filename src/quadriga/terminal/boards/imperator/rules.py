"""A summary of the rules."""

from quadriga.games.imperator.box.components import Box
from quadriga.games.imperator.guide import words
from quadriga.language import Message, message


def rules(box: Box) -> tuple[Message, ...]:
    """The paragraphs of the summary, with the figures of the data file."""
    top = box.scores[0]
    points = tuple(
        message("rules-points-for", n=one.points, what=words.thing(one.id, one.name))
        for one in box.buildings
        if one.points
    )
    return (
        message("rules-periods", periods=len(box.invasions), cards=box.supply.cards),
        message("rules-turn", n=box.game.hand),
        message("rules-tracks", min=box.tracks.min, max=box.tracks.max),
        message("rules-conquest"),
        message("rules-effects"),
        message("rules-barbarians"),
        message(
            "rules-end",
            points=points,
            top=words.points(top.at_least),
            title=words.emperor(top.title),
        ),
    )
