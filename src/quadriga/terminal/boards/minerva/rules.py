"""A summary of the rules."""

from quadriga.games.minerva.box.descriptions import Box, amount
from quadriga.language import Message, message


def rules(box: Box) -> tuple[Message, ...]:
    """The paragraphs of the summary, with the figures of the data file."""
    numbers, first = box.constants, box.assistants[0]
    price = message("assistant-price", denarii=first.denarii, glory=first.glory)
    sale = amount(numbers.sale_price, "denarii")
    tax, income = amount(numbers.tax, "denarii"), amount(numbers.pass_income, "denarii")
    substitute = amount(numbers.substitute_price, "denarii")
    return (
        message("rules-turn", rounds=numbers.rounds),
        message("rules-facility", substitute=substitute),
        message("rules-residence", price=price),
        message("rules-resources", most=numbers.resource_cap, sale=sale),
        message("rules-races"),
        message("rules-passing", income=income, tax=tax),
        message("rules-end", each=numbers.leftovers_per_vp),
        message("rules-alone", points=box.titles[0].min_score, title=box.words.titles[0]),
        message("rules-typing"),
    )
