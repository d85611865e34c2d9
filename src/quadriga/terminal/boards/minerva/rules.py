"""A summary of the rules."""

from quadriga.games.minerva.components import Box
from quadriga.games.minerva.telling import amount
from quadriga.kit.words import count


def rules(box: Box) -> tuple[str, ...]:
    """The paragraphs of the summary, with the figures of the data file."""
    numbers, first = box.constants, box.assistants[0]
    top = box.titles[0]
    return (
        f"The game has {numbers.rounds} rounds. On your turn you do one thing: build a facility, "
        "build a residence, place an assistant, or pass for the round.",
        "A facility costs resources; each that you lack costs "
        f"{amount(numbers.substitute_price, 'denarii')} instead. It goes on an empty cell beside "
        "your city and does nothing yet, but for special ones, which act once when built.",
        "A residence is free. It activates the line of facilities in one direction, up to the "
        "next gap or residence, the nearest first. An assistant does so once more from a residence "
        f"that has none. After a round you may buy one, from {amount(first.denarii, 'denarii')} "
        f"or {first.glory} glory.",
        f"You hold at most {numbers.resource_cap} of each resource; more turns into denarii. A "
        f"resource can be sold for {amount(numbers.sale_price, 'denarii')}; you are asked when "
        "you need it.",
        "Culture points of one turn take the top tile of a stack if they reach its marks, one tile "
        "of each stack a turn. Glory tokens are compared after each round and then given back.",
        "Who passes takes the lowest order tile and has "
        f"{amount(numbers.pass_income, 'denarii')} for every later turn; all others pay "
        f"{amount(numbers.tax, 'denarii')} an action from then on. Order tile 1 begins the next "
        "round; in the last one order tiles count VP.",
        "Temples count at the end, and so does 1 VP for every "
        f"{numbers.leftovers_per_vp} denarii and resources left.",
        "Alone you choose one tile of a pair and the other leaves the game, there is no tax, and "
        f"glory is measured by the round. {count(top.min_score, 'point')} make you {top.name}.",
        "A cell is x,y; x grows to the right, y downwards. You can type whole lines: "
        "`build theater`, `residence 0,1`.",
    )
