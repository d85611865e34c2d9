"""Why something cannot be done now, and what would make it possible."""

from quadriga.games.imperator.box.components import Kind
from quadriga.games.imperator.guide import words
from quadriga.games.imperator.rules import state as s
from quadriga.games.imperator.rules.phases import turn
from quadriga.games.imperator.rules.state import State
from quadriga.games.imperator.rules.tables import Amounts, CardRow, Tables
from quadriga.games.imperator.rules.view import turn_of
from quadriga.kit.words import echo
from quadriga.language import Message, message


def why_not(tables: Tables, state: State, row: CardRow) -> Message | None:
    """Why the lower part of a card cannot be used now; None if it can."""
    if row.card.kind is Kind.CONQUEST and not tables.conquests[state.regions]:
        return message("why-all-regions")
    if tables.is_complete(row, state.cubes):
        return message("why-complete", what=words.card(row.card))
    return _missing(tables, state, lower_price(state, row))


def lower_price(state: State, row: CardRow) -> Amounts:
    """What the lower part of a card costs now."""
    if row.card.kind is Kind.CONQUEST:
        return (0, state.regions.bit_count(), 0)
    return row.cost


def _missing(tables: Tables, state: State, amounts: Amounts) -> Message | None:
    """What is short for a price; None if it can be paid."""
    short = _short(tables, state, amounts)
    if not short:
        return None
    return message(
        "why-short",
        needs=tuple(words.amount(need, kind) for need, _, kind in short),
        have=tuple(str(have) for _, have, _ in short),
    )


def _short(tables: Tables, state: State, amounts: Amounts) -> list[tuple[int, int, str]]:
    """What a price needs and what there is, for each kind that falls short."""
    culture, military, industry = amounts
    if tables.powers[state.cubes].exchange:
        prices = [
            (culture + military, state.culture + state.military, words.MIXED),
            (industry, state.industry, words.KINDS[2]),
        ]
    else:
        prices = list(zip(amounts, state.tracks, words.KINDS, strict=True))
    return [(need, have, kind) for need, have, kind in prices if need > have]


def instead_of_lower(tables: Tables, state: State, row: CardRow) -> Message:
    """What would make the lower part of a card possible, or what else the card is good for."""
    short = _short(tables, state, lower_price(state, row))
    if not short or tables.is_complete(row, state.cubes):
        return message("instead-upper", gain=words.gain(tables, state, row.upper))
    kinds = {kind for _, _, kind in short}
    wanted = tuple(
        kind in kinds or (words.MIXED in kinds and kind in words.SPLIT) for kind in words.KINDS
    )

    def brought(one: CardRow) -> Amounts:
        culture, military, industry = turn.with_bonus(tables, state, one.upper)
        return (culture * wanted[0], military * wanted[1], industry * wanted[2])

    best = max(tables.rows(state.hand), key=lambda one: sum(brought(one)), default=None)
    if best is not None and any(brought(best)):
        return message("instead-take", card=words.card(best.card), gain=words.units(brought(best)))
    coming = sum(any(brought(one)) for one in tables.rows(state.deck))
    return message("instead-wait", n=coming)


def wrong_moment(tables: Tables, state: State) -> Message | None:
    """Why no card can be used in this phase; None if one can."""
    match state.phase:
        case s.Spending():
            return message("why-paying")
        case s.Booking():
            return message("why-booking")
        case s.Invading() | s.Losing() | s.Paying():
            return message("why-raided", invasion=words.invasion(tables, state))
        case _:
            return None


def why_no_card(tables: Tables, state: State, row: CardRow) -> Message | None:
    """Why a card cannot be used at all now: the phase is wrong, or it is not in the hand."""
    moment = wrong_moment(tables, state)
    if moment is not None or row.bit & state.hand:
        return moment
    return message("why-not-drawn", what=words.card(row.card), where=whereabouts(state, row))


def whereabouts(state: State, row: CardRow) -> str:
    """The place of a card, as a symbol: `hand`, `deck`, `built` or `discard`."""
    if row.bit & state.hand:
        return "hand"
    if row.bit & state.built:
        return "built"
    return "deck" if row.bit & state.deck else "discard"


def why_no_conquest(tables: Tables, state: State, region: str) -> Message | None:
    """Why a region cannot be conquered now; None if it can."""
    if state.regions & tables.region_bit[region]:
        return message("why-held", region=words.region(tables, region))
    drawn = [row for row in tables.rows(state.hand) if row.card.kind is Kind.CONQUEST]
    if not drawn:
        coming = sum(row.card.kind is Kind.CONQUEST for row in tables.rows(state.deck))
        return message("why-no-conquest-card", n=coming)
    reason = why_not(tables, state, drawn[0])
    return None if reason is None else message("why-conquest", reason=reason)


def why_no_loss(tables: Tables, state: State, region: str) -> Message | None:
    """Why a region cannot be given up to the current invasion; None if it can."""
    bit = tables.region_bit[region]
    if not state.regions & bit:
        return message("why-not-held", region=words.region(tables, region))
    if bit == tables.rome:
        return message("why-not-rome")
    losses = tables.losses[state.marked]
    others = len(tables.losable[state.regions])
    if isinstance(state.phase, s.Invading) and others < losses:
        return message("why-too-few", n=losses, others=others)
    return None


def why_no_region(tables: Tables, state: State, region: str) -> Message | None:
    """Why a region can be neither conquered nor given up now; None if it can."""
    match state.phase:
        case s.Invading() | s.Losing():
            return why_no_loss(tables, state, region)
        case s.Choosing():
            return why_no_conquest(tables, state, region)
        case _:
            return wrong_moment(tables, state)


def why_no_payment(tables: Tables, state: State) -> Message | None:
    """Why the invasion cannot be paid now; None if it can."""
    if isinstance(state.phase, s.Losing):
        return message("why-losing", n=state.phase.left)
    invasion = words.invasion(tables, state)
    if not isinstance(state.phase, s.Invading):
        _, turns = turn_of(tables, state)
        return message("why-no-raid", invasion=invasion, turn=turns)
    reason = _missing(tables, state, (0, tables.prices[state.marked], 0))
    return None if reason is None else message("why-cannot-pay", invasion=invasion, reason=reason)


def refusal(tables: Tables, state: State, text: str) -> Message | None:
    """Why `text` cannot be done now; None if it is no action at all."""
    match state.phase:
        case s.Drawing():
            size = min(tables.hand_size, state.deck.bit_count())
            return message("refusal-draw", n=size)
        case s.Over():
            return message("refusal-over", text=echo(text))
        case _:
            return _reason(tables, state, text)


def _reason(tables: Tables, state: State, text: str) -> Message | None:
    verb, _, name = text.partition(" ")
    if text == "pay":
        return why_no_payment(tables, state)
    if verb == "lose" and name in tables.region:
        if isinstance(state.phase, s.Invading | s.Losing):
            return why_no_loss(tables, state, name)
        return why_no_payment(tables, state)
    if verb == "conquer" and name in tables.region:
        return wrong_moment(tables, state) or why_no_conquest(tables, state, name)
    if verb == "tribute" and name in ("culture", "industry"):
        return wrong_moment(tables, state) or message("why-no-tribute-card")
    row = tables.card.get(name)
    if row is None or verb not in ("take", row.card.action):
        return None
    reason = why_no_card(tables, state, row)
    if reason is not None or verb == "take":
        return reason
    short = why_not(tables, state, row)
    return short and message("refusal-card", card=words.card(row.card), reason=short)
