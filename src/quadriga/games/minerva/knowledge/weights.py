"""The numbers with which a position is judged: what things are worth in VP.

Lists are by the rounds that follow this one.
"""

from typing import NamedTuple

TOKEN = (0.33, 0.50, 0.58, 0.64, 0.68, 0.72, 0.72)
"""A resource token; the first of its kind is worth more than the sixth."""

SURPLUS = 0.11
"""The share of its worth that a token loses for each other of its kind."""

DENARIUS = (0.33, 0.34, 0.36, 0.38, 0.40, 0.42, 0.42)
"""A denarius."""

POOR = (6.0, 4.0, 3.0, 2.0, 1.0)
"""What it costs to have so few tokens and denarii together: who cannot pay the tax is out."""

HIRED = (0.0, 0.8, 1.4, 2.0, 2.4, 2.6, 2.6)
"""How many assistants somebody will still buy."""

GLORY = 1.4
"""A glory token that a later activation brings, where activations are compared."""

CULTURE_POINT = 1.4
"""A culture point, where lines are compared."""

PART_OF_A_TILE = 0.06
"""The share of a culture tile's VP that some of the points for it are worth."""

ACTIVATIONS_A_ROUND = 3
"""The largest number of activations in a round."""

LATER_ROUND = 0.93
"""What a later round is worth for each round until then: not all comes about."""

SHORT_OF_FIRST = 0.6
"""Alone: the share of the first glory tile that the way to it is worth."""

RIVAL = 0.15
"""What a point of somebody else takes away."""

BATHHOUSE = 0.9
"""The share of what the facilities around a Bathhouse promise that it brings."""

SPECIAL = 0.5
"""A special facility whose effect is not judged otherwise."""

HELD_LATER = 2.0
"""The number of tokens of a kind that a seat is assumed to hold when a line is activated later."""

RUNS = 5
"""The number of lines of a city that are judged."""

SPOTS = 2
"""The number of places that are tried for a tile in hand."""

LATER_TOKEN = 1.0
"""What a token of a later activation is worth of one now."""

CROSSING = 0.3
"""What the less promising of the two lines across a place counts where places are compared."""

ASSISTANT = (0.0, 1.0, 2.0, 2.0, 2.0, 2.0, 2.0)
"""An assistant in hand, beside the activation: the lines will be longer when it comes."""

ACTIVATION = (1.0, 0.965, 0.932, 0.9, 0.87, 0.84, 0.84)
"""What a VP of a later activation is worth: not all come about."""

# ---- points at the end ---------------------------------------------------------------------------
# Found by regression on the ends of rounds in quick games: 1,100 alone, 380 for two.


class Later(NamedTuple):
    """What a seat can expect at the end beside the points that it has.

    comes_about   the share that comes about of what `worth` promises; the rest was said too early
    residence     what a residence in the stack brings beside: lines will be longer when it is built
    assistant     the same for an assistant in hand
    """

    comes_about: float
    residence: float
    assistant: float


ALONE = (
    Later(1.0, 0.0, 0.0),
    Later(0.55, 2.8, 6.2),
    Later(0.66, 4.4, 4.0),
    Later(0.52, 5.5, 4.1),
    Later(0.58, 5.3, 3.8),
    Later(0.40, 5.3, 2.8),
    Later(0.40, 5.3, 2.8),
)

AMONG_OTHERS = (
    Later(1.0, 0.0, 0.0),
    Later(0.60, 0.9, 4.6),
    Later(0.70, 1.8, 3.8),
    Later(0.65, 2.8, 3.5),
    Later(0.60, 3.8, 2.5),
    Later(0.55, 4.5, 2.5),
    Later(0.55, 4.5, 2.5),
)
