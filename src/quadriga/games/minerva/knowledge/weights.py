"""What things are worth in VP to a bot. Lists are by the rounds that follow this one."""

TOKEN = (0.33, 0.50, 0.58, 0.64, 0.68, 0.72, 0.72)
"""A resource token; the first of its kind is worth more than the sixth."""

SURPLUS = 0.11
"""The share of its worth that a token loses for each other of its kind."""

DENARIUS = (0.33, 0.34, 0.36, 0.38, 0.40, 0.42, 0.42)
"""A denarius."""

POOR = (6.0, 4.0, 3.0, 2.0, 1.0)
"""The cost of having only 0, 1, 2 … tokens and denarii: a seat that can't pay the tax is out."""

HIRED = (0.0, 0.8, 1.4, 2.0, 2.4, 2.6, 2.6)
"""The number of assistants that a seat will still buy."""

GLORY = 1.4
"""A glory token of a later activation, where activations are compared."""

CULTURE_POINT = 1.4
"""A culture point, where lines are compared."""

PART_OF_A_TILE = 0.06
"""The value of some of the points for a culture tile, as a share of its VP."""

ACTIVATIONS_A_ROUND = 3
"""The largest number of activations in a round."""

LATER_ROUND = 0.93
"""The discount for each round until a later one: not everything comes true."""

SHORT_OF_FIRST = 0.6
"""Solitaire: the value of the way to the first glory tile, as a share of it."""

RIVAL = 0.15
"""The cost of a point of another seat."""

BATHHOUSE = 0.9
"""What a Bathhouse brings, as a share of what the facilities around it promise."""

SPECIAL = 0.5
"""A special facility whose effect has no better estimate."""

HELD_LATER = 2.0
"""The number of tokens of a kind that a seat is assumed to hold when a line is activated later."""

RUNS = 5
"""The number of lines of a city that count."""

SPOTS = 2
"""The number of places tried for a tile in hand."""

LATER_TOKEN = 1.0
"""The value of a token of a later activation, as a share of one now."""

CROSSING = 0.3
"""The weight of the less promising of the two lines across a place."""

ASSISTANT = (0.0, 1.0, 2.0, 2.0, 2.0, 2.0, 2.0)
"""An assistant in hand, on top of the activation: lines will be longer by then."""

ACTIVATION = (1.0, 0.965, 0.932, 0.9, 0.87, 0.84, 0.84)
"""The value of a VP of a later activation: not all come true."""

# ---- points at the end ---------------------------------------------------------------------------
# Found by regression on the ends of rounds in quick games: 1,100 alone, 380 for two.
# Each row: the share of what `worth` promises that comes true, what a residence in the stack brings
# on top since lines will be longer when it is built, and the same for an assistant in hand.

ALONE = (
    (1.0, 0.0, 0.0),
    (0.55, 2.8, 6.2),
    (0.66, 4.4, 4.0),
    (0.52, 5.5, 4.1),
    (0.58, 5.3, 3.8),
    (0.40, 5.3, 2.8),
    (0.40, 5.3, 2.8),
)

AMONG_OTHERS = (
    (1.0, 0.0, 0.0),
    (0.60, 0.9, 4.6),
    (0.70, 1.8, 3.8),
    (0.65, 2.8, 3.5),
    (0.60, 3.8, 2.5),
    (0.55, 4.5, 2.5),
    (0.55, 4.5, 2.5),
)
