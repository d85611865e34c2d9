"""Why something cannot be done now, and what can."""

from collections.abc import Sequence

from quadriga.games.imperator import words
from quadriga.games.imperator.actions import Action
from quadriga.games.imperator.components import Kind
from quadriga.games.imperator.phases import turn
from quadriga.games.imperator.state import Choosing, Drawing, State
from quadriga.games.imperator.tables import Amounts, CardRow, Tables
from quadriga.kit.refusals import not_a_choice
from quadriga.kit.words import echo
from quadriga.language import Message, message


def why_not(tables: Tables, state: State, row: CardRow) -> Message | None:
    """Why the lower part of a card cannot be used now; None if it can."""
    if row.card.kind is Kind.CONQUEST and not tables.conquests[state.regions]:
        return message("why-all-regions")
    if row.monument >= 0 and state.cubes[row.monument] >= tables.cubes_needed[row.monument]:
        return message("why-complete", what=words.card(row.card))
    return _missing(tables, state, lower_price(state, row))


def lower_price(state: State, row: CardRow) -> Amounts:
    """What the lower part of a card costs now."""
    if row.card.kind is Kind.CONQUEST:
        return (0, state.regions.bit_count(), 0)
    return row.cost


def _missing(tables: Tables, state: State, amounts: Amounts) -> Message | None:
    exchange = tables.powers[state.cubes].exchange
    if turn.can_pay(state, amounts, exchange):
        return None
    culture, military, industry = amounts
    if exchange:
        prices = [
            (culture + military, state.culture + state.military, words.MIXED),
            (industry, state.industry, words.KINDS[2]),
        ]
    else:
        tracks = (state.culture, state.military, state.industry)
        prices = list(zip(amounts, tracks, words.KINDS, strict=True))
    short = [(need, have, kind) for need, have, kind in prices if need > have]
    return message(
        "why-short",
        needs=tuple(words.amount(need, kind) for need, _, kind in short),
        have=tuple(str(have) for _, have, _ in short),
    )


def refusal(tables: Tables, state: State, text: str, legal: Sequence[Action]) -> Message:
    """Why `text` is not a choice now, and what would be."""
    if isinstance(state.phase, Drawing):
        size = min(tables.hand_size, state.deck.bit_count())
        return message("refusal-draw", n=size)
    if isinstance(state.phase, Choosing):
        reason = _reason_of_a_card(tables, state, state.phase.hand, text)
        if reason is not None:
            return reason
    if not legal:
        return message("refusal-over", text=echo(text))
    return not_a_choice(text, legal)


def _reason_of_a_card(tables: Tables, state: State, hand: int, text: str) -> Message | None:
    """Why the lower part of a drawn card that `text` names cannot be used."""
    verb, _, name = text.partition(" ")
    for row in tables.cards:
        if not row.bit & hand or verb != row.card.action:
            continue
        wanted = name in tables.region if verb == "conquer" else name == row.card.id
        reason = why_not(tables, state, row) if wanted else None
        if reason is not None:
            return message("refusal-card", card=words.card(row.card), reason=reason)
    return None
