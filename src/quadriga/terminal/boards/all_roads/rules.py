"""A summary of the rules."""

from quadriga.games.all_roads.components import Box
from quadriga.kit.words import count


def rules(box: Box) -> tuple[str, ...]:
    """The paragraphs of the summary, with the figures of the data file."""
    numbers = box.constants
    points = ", ".join(f"a {token.id.value} {token.points}" for token in box.tokens)
    return (
        f"Each turn you place {count(numbers.tiles_per_turn, 'tile')} of your hand. A tile goes on "
        "an empty cell that a road leads to, turned as you like, so that one of its roads joins "
        "the network; its other sides need not fit.",
        "A road that runs into a side without a road is a dead end. On each that you have made "
        "this turn you may build a house.",
        f"Roads that close around an area are a loop, of {box.readings.smallest_loop} tiles or "
        "more. When your turn closes one, every house on a dead end inside becomes a villa, or a "
        "spa if a hot spring stops the road, whoever owns it; on dead ends inside without a token "
        "you build these yourself.",
        "In a loop without any road inside you build a monument. On a trade route of a new loop "
        "you may build a house.",
        f"Then you draw {count(numbers.draw_per_turn, 'tile')}. The game ends when all tiles lie. "
        f"Points: {points}. Of equal points more monuments win, then spas, then villas.",
        "In the cooperative game all try to bring every token onto the map.",
        "A cell is q,r and a turn rN is N times 60 degrees clockwise: `place t05 1,-2 r3`. "
        "You can also answer with words: `t05`, `t05 1,-2` or `t05 1,-2 r3`.",
    )
