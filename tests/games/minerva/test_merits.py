"""Why a turn is good: the sentences, and that each claim is true of the positions."""

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

import pytest
from msgspec.structs import replace

from quadriga.games.minerva import Minerva
from quadriga.games.minerva.box.grid import DIRECTIONS, text
from quadriga.games.minerva.guide import merits
from quadriga.games.minerva.guide.deeds import Deeds
from quadriga.games.minerva.rules import scoring
from quadriga.games.minerva.rules.actions import Action, Assist, Build, Reside, TakeCoins
from quadriga.games.minerva.rules.state import Acting, City, Selling, State
from quadriga.games.minerva.rules.tables import RESIDENCE
from tests.games.minerva.positions import Position, city_of, duel, minerva, position, solo
from tests.games.turns import (
    Compared,
    check_reasons,
    greedy_turns,
    lines,
    random_turns,
    said,
)


def why(where: Position, turn: str, instead: str = "") -> tuple[str, str]:
    """The reason for a turn, its lines divided by semicolons, in English and in German."""
    game, seat = where.game, where.to_act
    mine, other = (
        lines(game, where.state, *(text.split("; ") if text else ())) for text in (turn, instead)
    )
    reason = game.guide.reason(mine, other, seat)
    assert reason is not None
    return said("minerva", reason, seat)


def test_culture_and_yields_are_told() -> None:
    where = duel("1,0 theater; 2,0 mine", market="theater")
    assert why(where, "residence 0,0; activate right", "pass") == (
        "Takes the theater tile of 2 VP, and brings 1 ore.",
        "Nimmt das Theaterplättchen zu 2 SP und bringt 1 Erz.",
    )
    where = duel("1,0 mine; 2,0 forest; 0,1 fountain")
    assert why(where, "residence 0,0; activate right", "residence 0,0; activate down") == (
        "Brings 1 wood and 1 ore.",
        "Bringt 1 Holz und 1 Erz.",
    )


def test_temples_are_told() -> None:
    tiles = "0,0 mine; 2,0 forest; 1,-1 mine; 5,0 R; 4,0 R; 3,0 R"
    row = "temple-production-around"
    where = solo(tiles, "3 wood 3 stone 3 ore", row=row, number=6)
    assert why(where, f"build {row}; at 1,0", f"build {row}; at 6,0") == (
        "Builds the Temple of Ceres for 3 VP so far.",
        "Baut den Tempel der Ceres für bisher 3 SP.",
    )
    where = duel("0,0 temple-residential-lines; 1,0 mine")
    assert why(where, "residence 0,1; activate down", "residence 1,1; activate down") == (
        "Makes your temples count 1 VP more.",
        "Lässt deine Tempel 1 SP mehr zählen.",
    )


def test_glory_is_told_with_who_is_overtaken() -> None:
    tables = minerva(2).tables
    ahead = city_of(tables, has="1 glory")
    where = position(city_of(tables, "1,0 barracks"), ahead)
    english, german = why(where, "residence 0,0; activate right", "pass")
    assert english.startswith("Puts you ahead of Marcus in glory, for the 1st tile of ")
    assert german.startswith("Bringt dich beim Ruhm vor Marcus: ")
    where = position(city_of(tables, has="1 glory 5 denarii"), passed=[1], number=6)
    assert why(where, "pass", "residence 1,0; activate up")[0].startswith(
        "Wins the 1st glory tile for 10 VP"
    )


def test_lines_that_wait_are_told() -> None:
    where = duel("0,0 mine; 5,0 R", "9 wood 9 denarii", market="theater", taken={"theater": 50})
    assert why(where, "build theater; at 1,0", "build theater; at 6,0") == (
        "Lines up 2 facilities to bring 1 ore.",
        "Bereitet mit 2 Gebäuden in einer Reihe 1 Erz vor.",
    )
    where = duel("0,0 mine", "9 wood 9 denarii", market="theater")
    assert why(where, "build theater; at 1,0", "pass") == (
        "Lines up 2 facilities for the theater tile of 2 VP.",
        "Bereitet mit 2 Gebäuden in einer Reihe das Theaterplättchen für 2 SP vor.",
    )


def test_passing_is_told() -> None:
    assert why(duel(has="5 denarii"), "pass", "residence 1,0; activate left") == (
        "Lets you begin the next round, and makes Marcus pay 1 denarius tax an action.",
        "Sichert dir den Beginn der nächsten Runde und lässt Marcus 1 Denar Steuer je Aktion "
        "zahlen.",
    )
    taxed = duel(has="5 denarii", passed=[1], number=6)
    assert why(taxed, "pass")[0] == "Spares you 1 denarius tax an action."
    assert why(duel(number=6), "pass")[0].startswith("Takes order tile 1 for ")
    assert why(solo(residences=2), "pass") == (
        "Keeps your 2 residences for later rounds.",
        "Hebt deine 2 Wohnhäuser für spätere Runden auf.",
    )


def test_an_assistant_is_told() -> None:
    where = solo("0,0 mine; 1,0 forest; 2,0 R", "20 denarii", residences=0).after("pass")
    assert where.asked == "hiring"
    assert why(where, "buy-assistant denarii", "decline") == (
        "Gives you an assistant for your line of 2 facilities.",
        "Bringt dir einen Gehilfen für deine Reihe aus 2 Gebäuden.",
    )
    assert why(where, "decline", "buy-assistant denarii")[0].startswith("Saves the ")


def test_without_another_turn_the_greatest_merits_are_told() -> None:
    where = duel("1,0 theater; 2,0 mine")
    told = "Takes the theater tile of 2 VP, and brings 1 ore."
    assert why(where, "residence 0,0; activate right")[0] == told


def test_what_both_turns_bring_is_told_last() -> None:
    where = duel("1,0 theater; 2,0 mine; 2,-1 garden")
    told = "Takes the theater tile of 2 VP."
    assert why(where, "residence 0,0; activate right", "residence 3,0; activate left")[0] == told


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_most_turns_have_a_short_reason(seats: int) -> None:
    check_reasons(minerva(seats), seats)


# ---- claims --------------------------------------------------------------------------------------

Claim = Callable[[Minerva, Deeds, Any], bool]


def _parts(game: Minerva, turn: Deeds) -> scoring.Breakdown:
    """By how much each part of the score grew."""
    was, now = (
        scoring.breakdown(game.tables, state, turn.seat) for state in (turn.before, turn.after)
    )
    return scoring.Breakdown(*(b - a for a, b in zip(was, now, strict=True)))


def _culture(game: Minerva, turn: Deeds, args: Any) -> bool:
    vp = args["vp"] if "vp" in args else sum(tile.args["vp"] for tile in args["tiles"])
    return bool(_parts(game, turn).culture == vp)


def _temple(game: Minerva, turn: Deeds, args: Any) -> bool:
    """The outlook counts the new temple so."""
    standing = game.guide.outlook(turn.after, turn.seat).seats[turn.seat]
    (cell,) = dict(turn.built())
    return any(one.cell == text(cell) and one.vp == args["vp"] for one in standing.temples)


def _temples(game: Minerva, turn: Deeds, args: Any) -> bool:
    return bool(args["new"]) or _parts(game, turn).temples == args["vp"]


def _glory_won(game: Minerva, turn: Deeds, args: Any) -> bool:
    return bool(_parts(game, turn).glory == args["vp"])


def _on_course(game: Minerva, turn: Deeds, args: Any) -> bool:
    """Fewer than its rank hold more tokens than the seat."""
    if game.seats == 1:
        return turn.new.glory > 0
    tokens = [city.glory for city in turn.after.cities]
    more = sum(one > tokens[turn.seat] for one in tokens)
    return tokens[turn.seat] > 0 and more < args["rank"]


def _ahead(game: Minerva, turn: Deeds, args: Any) -> bool:
    other = args["who"].args["at"]
    was, now = (
        (state.cities[turn.seat].glory, state.cities[other].glory)
        for state in (turn.before, turn.after)
    )
    return bool(was[0] <= was[1] and now[0] >= now[1])


def _brings(game: Minerva, turn: Deeds, args: Any) -> bool:
    """The purse after the turn is that after its payment with what is told."""
    start = turn.before
    if not isinstance(turn.steps[0].action, TakeCoins):
        states = (step.before for step in turn.steps)
        start = next(one for one in states if not isinstance(one.phase, Acting | Selling))
    was, now = _purse(start.cities[turn.seat]), _purse(turn.new)
    gains = {one.args["unit"]: one.args["n"] for one in args["gains"]}
    paid = {one.args["unit"]: one.args["n"] for one in args.get("paid", ())}
    changes = {unit: now[unit] - was[unit] for unit in (*gains, *paid)}
    return changes == {**gains, **{unit: -n for unit, n in paid.items()}}


def _purse(city: City) -> dict[str, int]:
    tokens = dict(zip(("grain", "wood", "stone", "ore"), city.held, strict=True))
    return {**tokens, "denarii": city.denarii, "glory": city.glory}


def _line(game: Minerva, turn: Deeds, args: Any) -> bool:
    """There is such a line, ended by a gap or a residence, with a new tile in it."""
    return any(
        _working(game, turn.new, cells) == args["n"] and {*cells} & {*dict(turn.placed())}
        for cells in _runs(turn.new)
    )


def _runs(city: City) -> Iterator[list[int]]:
    for start in (*city.free, *(cell for cell, tile in city.tiles.items() if tile == RESIDENCE)):
        for step in DIRECTIONS.values():
            cells, cell = [], start + step
            while city.tiles.get(cell, RESIDENCE) != RESIDENCE:
                cells.append(cell)
                cell += step
            yield cells


def _working(game: Minerva, city: City, cells: list[int]) -> int:
    tables = game.tables
    return sum(tables.tiles[city.tiles[cell]].when == "activated" for cell in cells)


def _line_culture(game: Minerva, turn: Deeds, args: Any) -> bool:
    """Some activation takes culture tiles of so many VP."""
    was = scoring.breakdown(game.tables, turn.after, turn.seat).culture
    return _line(game, turn, args) and any(
        scoring.breakdown(game.tables, end, turn.seat).culture - was >= args["vp"]
        for _, end in _activations(game, turn)
    )


def _line_yield(game: Minerva, turn: Deeds, args: Any) -> bool:
    """Some activation brings at least as much."""
    told = {one.args["unit"]: one.args["n"] for one in args["gains"]}
    return _line(game, turn, args) and any(
        all(_purse(city)[unit] - _purse(start)[unit] >= n for unit, n in told.items())
        for start, end in _activations(game, turn)
        for city in [end.cities[turn.seat]]
    )


def _activations(game: Minerva, turn: Deeds) -> Iterator[tuple[City, State]]:
    """Every activation that the seat could go on with, and its city when it began.

    It pays the tax with one of nine denarii more, so that it need not sell anything.
    """
    rich = replace(turn.new, denarii=turn.new.denarii + 9)
    cities = tuple(rich if n == turn.seat else city for n, city in enumerate(turn.after.cities))
    state = replace(turn.after, phase=Acting(turn.seat), cities=cities)
    for action in game.legal_actions(state):
        if isinstance(action, Reside | Assist):
            directing = game.apply(state, action)
            for way in game.legal_actions(directing):
                end = game.apply(directing, way)
                while game.to_act(end) == turn.seat and not isinstance(end.phase, Acting):
                    end = game.apply(end, game.legal_actions(end)[-1])
                yield directing.cities[turn.seat], end


def _means(game: Minerva, turn: Deeds, args: Any) -> bool:
    """The tile can be built now and could not be before."""
    tile = args["tile"].args["tile"].args["id"]
    now = replace(turn.after, phase=Acting(turn.seat))
    built = [
        {action.tile for action in game.legal_actions(state) if isinstance(action, Build)}
        for state in (turn.before, now)
    ]
    return tile not in built[0] and tile in built[1]


CLAIMS: dict[str, Claim] = {
    "merit-culture": _culture,
    "merit-culture-tiles": _culture,
    "merit-temple": _temple,
    "merit-temples": _temples,
    "merit-glory-won": _glory_won,
    "merit-glory": _on_course,
    "merit-glory-ahead": _ahead,
    "merit-brings": _brings,
    "merit-brings-for": _brings,
    "merit-line": _line,
    "merit-line-yield": _line_yield,
    "merit-line-culture": _line_culture,
    "merit-line-cultures": _line_culture,
    "merit-means": _means,
    "merit-assistant": lambda _, turn, __: turn.new.assistants == turn.old.assistants + 1,
    "merit-assistant-line": lambda game, turn, args: (
        turn.new.assistants == turn.old.assistants + 1
        and any(_working(game, turn.new, cells) == args["n"] for cells in _runs(turn.new))
    ),
    "merit-no-assistant": lambda _, turn, __: turn.new.assistants == turn.old.assistants,
    "merit-order": lambda game, turn, args: _parts(game, turn).order == args["vp"],
    "merit-begins": lambda _, turn, __: (
        turn.after.passed[0] == turn.seat and not turn.before.passed
    ),
    "merit-keeps-residences": lambda _, turn, args: turn.new.residences == args["n"],
    "merit-no-tax": lambda _, turn, __: bool(turn.before.passed),
    "merit-taxes": lambda _, turn, __: not turn.before.passed and turn.seat in turn.after.passed,
}


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_claim_is_true(seats: int) -> None:
    game, checked = minerva(seats), 0
    turns: Iterator[Compared[State, Action]] = chain(
        greedy_turns(game, seats + 10), *(random_turns(game, seed) for seed in range(5))
    )
    for turn, _, seat in turns:
        deeds = Deeds(tuple(turn), seat)
        for merit in merits.merits(game.tables, deeds):
            assert CLAIMS[merit.says.id](game, deeds, merit.says.args), (merit, turn)
            checked += 1
    assert checked > 100


def test_what_is_left_is_compared() -> None:
    where = duel(has="9 denarii", residences=0, market="forest farm", number=6)
    assert why(where, "build forest; at 1,0", "build farm; at 1,0") == (
        "Leaves you 3 more in denarii and tokens than the next best turn.",
        "Lässt dir 3 Denare und Rohstoffe mehr als der zweitbeste Zug.",
    )
