"""What the page shows beside the view: prices, standings, and what a choice would bring."""

from collections.abc import Iterator
from random import Random

import pytest

from quadriga.games.minerva import Minerva
from quadriga.games.minerva.rules import scoring
from quadriga.games.minerva.rules.state import Acting, Directing
from tests.games.minerva.positions import (
    A,
    B,
    C,
    Position,
    city_of,
    duel,
    minerva,
    played,
    position,
    solo,
)
from tests.wording import english

GAMES = [minerva(seats) for seats in (1, 2, 3, 4)]


def seats_of(game: Minerva) -> str:
    return f"{game.seats}"


def test_the_outlook_prices_the_market() -> None:
    where = duel(has="1 stone 1 wood 3 denarii", market="library bathhouse barracks tavern")
    offers = {offer.tile: offer for offer in where.outlook().market}
    library = offers["library"]
    assert (library.pay, library.denarii, library.sell, library.why_not) == (
        {"wood": 1, "stone": 1},
        0,
        0,
        None,
    )
    bath = offers["bathhouse"]
    assert (bath.pay, bath.denarii, bath.sell) == ({"stone": 1}, 3, 0)
    reason = "6 denarii needed, you have 4, 1 token sold included"
    assert offers["barracks"].why_not is not None
    assert english("minerva", offers["barracks"].why_not) == reason
    assert [english("minerva", one) for one in offers["barracks"].says] == [f"Not now: {reason}."]
    assert [english("minerva", one) for one in bath.says] == ["For you now: 1 stone and 3 denarii."]
    assert where.game.guide.outlook(where.state, None).market == ()
    taxed = duel(has="1 stone 3 denarii 1 ore", market="bathhouse", passed=[B]).outlook()
    assert (taxed.tax, taxed.market[0].denarii, taxed.market[0].sell) == (1, 3, 1)


def test_the_outlook_says_how_everybody_stands() -> None:
    tables = minerva(3).tables
    cities = [
        city_of(tables, "0,0 mine; 1,0 temple-production-lines; 5,0 mine", "1 glory", hand=1),
        city_of(tables, has="2 glory 3 denarii"),
    ]
    where = position(*cities, seats=3, number=3, row="temple-wood", passed=[2])
    look = where.outlook()
    first, second, third = look.seats
    assert (first.score.temples, first.score.total, first.race, first.estimate) == (2, 2, 3, 5)
    assert (second.race, second.estimate, third.race) == (6, 7, 0)
    temple = first.temples[0]
    assert (temple.cell, temple.count, temple.vp, temple.cells) == ("1,0", 2, 2, ("0,0", "5,0"))
    assert first.price is not None
    assert (first.assistants, first.price.denarii, first.price.glory) == (1, 5, 1)
    assert [(rank.rank, rank.vp, rank.seat) for rank in look.glory] == [
        (1, 6, 1),
        (2, 3, 0),
        (3, 1, None),
    ]
    assert [(tile.number, tile.seat) for tile in look.order] == [(1, 2), (2, None), (3, None)]
    assert look.next_order == 2
    assert (look.ending, look.aim) == (None, None)
    says = [english("minerva", standing.says) for standing in look.seats]
    assert says == ["2nd of 3", "1st of 3", "passed, order 1"]


@pytest.mark.rule("MIN-G2")
def test_who_has_passed_would_win_a_tie_for_glory() -> None:
    tied = city_of(minerva(3).tables, has="2 glory")
    where = position(tied, tied, tied, passed=[B], number=3)
    assert [rank.seat for rank in where.outlook().glory] == [B, A, C]


def test_the_outlook_says_what_a_temple_would_count_at_best() -> None:
    where = duel("0,0 mine; 2,0 forest; 0,2 R", row="temple-production-around temple-ore")
    assert [offer.best for offer in where.outlook().market] == [2, 0]
    placing = where.giving("9 denarii").after("build temple-production-around")
    best = {line: placing.preview(line).vp for line in placing.legal}
    assert best["at 1,0"] == 2
    assert best["at 0,1"] == 1


def test_a_residence_is_previewed_in_every_direction() -> None:
    where = duel("0,0 mine; 1,0 theater; 2,0 fountain; 0,2 stall; 0,3 statue", "2 grain")
    lines = {line.direction: line for line in where.preview("residence 0,1").lines}
    assert list(lines) == ["up", "right", "down", "left"]
    assert (lines["up"].tiles, lines["up"].gains) == (1, {"ore": 1})
    down = lines["down"]
    assert (down.trades, down.gains, down.culture, down.vp) == (2, {"art": 2}, ("art",), 2)
    assert (lines["left"].tiles, lines["left"].gains) == (0, {})
    where = duel("1,0 mine; 2,0 theater; 3,0 fountain").after("residence 0,0")
    shown = where.preview("activate right")
    assert shown.total.cells == ("1,0", "2,0", "3,0")
    assert shown.total.gains == {"ore": 1, "theater": 2}
    assert (shown.total.vp, shown.total.picks) == (2, 1)


def test_other_previews() -> None:
    where = duel(has="1 stone 3 denarii", market="bathhouse")
    assert where.preview("build bathhouse").gains == {"stone": -1, "denarii": -3}
    assert where.preview("pass").gains == {}
    post = duel(has="1 ore 3 denarii", market="trading-post").after("build trading-post", "at 1,0")
    swap = post.preview("exchange denarii 2")
    assert (swap.gains, swap.sell) == ({"any_resource": 2, "denarii": -4}, 1)
    assert post.after("exchange denarii 1").preview("choose ore").gains == {"ore": 1}
    assert post.after("exchange denarii 2").preview("sell ore").gains == {"ore": -1, "denarii": 1}
    assert solo(market="mine coins").preview("take-coins mine").gains == {"denarii": 3}
    hiring = solo(has="3 denarii 2 ore 1 glory").after("pass")
    assert hiring.preview("buy-assistant glory").gains == {"glory": -1}
    assert hiring.preview("buy-assistant denarii").sell == 2


# ---- against what really happens -----------------------------------------------------------------


def walk(game: Minerva, seed: int, phase: type) -> Iterator[Position]:
    """The positions of a random game in which this is asked."""
    for state in played(game, Random(seed)):
        if isinstance(state.phase, phase):
            yield Position(game, state)


@pytest.mark.parametrize("game", GAMES, ids=seats_of)
def test_a_tile_is_too_dear_where_it_is_not_offered(game: Minerva) -> None:
    for where in walk(game, game.seats, Acting):
        offered = {name.split(" ")[0] for name in where.starting("build")}
        offers = {offer.tile: offer.why_not for offer in where.outlook(where.to_act).market}
        assert {name for name, why_not in offers.items() if not why_not} == offered


@pytest.mark.parametrize("game", GAMES, ids=seats_of)
def test_a_price_is_what_is_paid(game: Minerva) -> None:
    for where in walk(game, 10 + game.seats, Acting):
        seat, before = where.to_act, where.outlook(where.to_act)
        for name in where.starting("build"):
            offer = next(offer for offer in before.market if offer.tile == name.split(" ")[0])
            bought, sold = where.after(f"build {name}"), 0
            while bought.asked == "selling":
                bought, sold = bought.after(bought.legal[0]), sold + 1
            assert sold == offer.sell == where.preview(f"build {name}").sell
            mine, then = where.seat(seat), bought.seat(seat)
            paid = offer.denarii + before.tax
            assert then.denarii == mine.denarii + sold - paid
            tokens = sum(mine.resources.values()) - sold - sum(offer.pay.values())
            assert sum(then.resources.values()) == tokens


@pytest.mark.parametrize("game", GAMES, ids=seats_of)
def test_at_best_a_temple_counts_what_it_would_on_its_best_cell(game: Minerva) -> None:
    tables = game.tables
    temples = range(tables.first_temple, len(tables.tiles))
    for state in [*played(game, Random(50 + game.seats))][::10]:
        for city in state.cities:
            best = scoring.best_counts(tables, city, temples)
            for temple in temples:
                counts = [scoring.temple_count(tables, city, at, temple) for at in city.free]
                assert best[temple] == max(counts)


@pytest.mark.parametrize("game", GAMES, ids=seats_of)
def test_a_line_brings_what_its_preview_says(game: Minerva) -> None:
    settled = 0
    for where in walk(game, 20 + game.seats, Directing):
        seat = where.to_act
        for line in where.legal:
            total = where.preview(line).total
            assert where.preview(line).gains == total.gains
            if total.picks or total.trades:
                continue
            after, settled = where.after(line), settled + 1
            old, new = where.has(seat), after.has(seat)
            gained = {unit: new.get(unit, 0) - old.get(unit, 0) for unit in {*old, *new}}
            culture = ("theater", "art", "academics")
            promised = {unit: n for unit, n in total.gains.items() if unit not in culture}
            assert {unit: n for unit, n in gained.items() if n} == promised
            taken = after.culture(seat)[len(where.culture(seat)) :]
            assert sorted(category for category, _ in taken) == sorted(total.culture)
            assert sum(vp for _, vp in taken) == total.vp
    assert settled > 20


@pytest.mark.parametrize("game", GAMES, ids=seats_of)
def test_lines_of_a_residence_are_those_of_its_directions(game: Minerva) -> None:
    for where in walk(game, 30 + game.seats, Acting):
        cells = [line for line in where.legal if line.startswith(("residence", "assist"))]
        for line in cells[:6]:
            chosen = where.after(line)
            if chosen.asked == "directing" and not where.preview(line).gains:
                each = [chosen.preview(way).total for way in chosen.legal]
                assert list(where.preview(line).lines) == each


@pytest.mark.parametrize("game", GAMES, ids=seats_of)
def test_standings_agree_with_the_score(game: Minerva) -> None:
    for state in played(game, Random(40 + game.seats)):
        where = Position(game, state)
        look = where.outlook()
        for seat, standing in enumerate(look.seats):
            lines = where.vp(seat)
            assert standing.score.total == sum(lines) == where.seat(seat).score
            assert sum(temple.vp for temple in standing.temples) == lines.temples
            assert standing.estimate == sum(lines) + standing.race


def test_the_race_is_what_the_glory_step_gives() -> None:
    game = minerva(3)
    for where in walk(game, 50, Acting):
        if len(where.state.passed) < 2:
            continue
        look, seat = where.outlook(), where.to_act
        ended = where.after("pass")
        while ended.asked == "hiring":
            ended = ended.after("decline")
        for n, standing in enumerate(look.seats):
            gained = ended.vp(n).glory - where.vp(n).glory
            # Who passes now has the highest order tile either way.
            assert gained == standing.race, (n, seat)


def test_a_finished_game_has_no_race_and_no_market() -> None:
    over = duel(has="9 denarii 2 glory", number=6, row="temple-wood").after("pass", "pass")
    look = over.outlook()
    assert (look.glory, look.market, look.next_order) == ((), (), 0)
    assert look.seats[0].race == 0
    assert look.ending is not None
    assert english("minerva", look.ending, 0) == "You win with 16 points."


def test_alone_the_outlook_has_a_title_and_no_order() -> None:
    look = solo(has="120 denarii").outlook()
    assert look.aim is not None
    assert english("minerva", look.aim.title) == "Centurion"
    assert [english("minerva", one) for one in look.aim.says] == ["10 VP to Tribunus"]
    assert (look.order, look.next_order, look.tax) == ((), 0, 0)
