"""A summary of the rules."""

from quadriga.games.imperator.components import Box
from quadriga.kit.words import count


def rules(box: Box) -> tuple[str, ...]:
    """The paragraphs of the summary, with the figures of the data file."""
    top = box.scores[0]
    points = ", ".join(f"{b.points} for {b.name}" for b in box.buildings if b.points)
    return (
        f"Rule Rome through {len(box.invasions)} periods; each is one pass through the deck of "
        f"{box.supply.cards} cards.",
        f"Each turn {count(box.game.hand, 'card')} are drawn. Use one of them: take what its "
        "upper part gives, or pay for what its lower part does. Then all drawn cards are "
        "discarded; only a building that was built stays beside the board.",
        f"A track runs from {box.tracks.min} to {box.tracks.max}; units beyond that are lost.",
        "A conquest costs 1 military for each region you hold, and the new region gives what "
        "stands beside its name. A tribute gives 1 culture or 1 industry for each region.",
        "A building works from the moment it is built, a monument from its last cube on.",
        "When the deck is empty the barbarians come: pay their price in military, or give up "
        "regions. If neither is possible, Rome falls and the game is lost.",
        f"The last invasion ends the game: 1 point for each region, {points}, and what the "
        f"complete monuments count. {top.at_least} points make you {top.title}.",
    )
