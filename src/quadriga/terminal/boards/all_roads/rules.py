"""A summary of the rules."""

from quadriga.games.all_roads.box.components import Box
from quadriga.language import Message, message


def rules(box: Box) -> tuple[Message, ...]:
    """The paragraphs of the summary, with the figures of the data file."""
    numbers = box.constants
    points = tuple(
        message("term-token-points", kind=token.id.value, points=token.points)
        for token in box.tokens
    )
    return (
        message("term-rules-place", count=numbers.tiles_per_turn),
        message("term-rules-houses"),
        message("term-rules-loops", smallest=box.readings.smallest_loop),
        message("term-rules-monuments"),
        message("term-rules-end", count=numbers.draw_per_turn, points=points),
        message("term-rules-together"),
        message("term-rules-notation"),
    )
