"""An owner of the box corrects the game by editing the data file alone (section 6)."""

from quadriga.games.imperator import Imperator
from quadriga.games.imperator.rules.scoring import title
from tests.games.data_files import Change, Data
from tests.games.imperator.boxes import game_with, row, setting
from tests.games.imperator.positions import Position, invasion, position, start


def starting_at(culture: int, military: int, industry: int) -> Change:
    """A change of the start of the tracks, in the ordinary game as at standing 0."""
    units = {"culture": culture, "military": military, "industry": industry}

    def change(data: Data) -> None:
        data["tracks"]["start"] = units
        row(data, "level", 0)["start"] = units

    return change


def with_copy(card: str) -> Imperator:
    """The game with a second copy of a card."""

    def change(data: Data) -> None:
        data["card"].append({**row(data, "card", card), "id": f"{card}_b"})
        data["supply"]["cards"] += 1

    return game_with(change)


def points(now: Position) -> dict[str, int]:
    return {part.id: part.points for part in now.parts}


def test_the_price_of_a_card_is_read_from_the_file() -> None:
    dear = {"culture": 0, "military": 0, "industry": 4}
    game = game_with(setting("card", "mine", cost=dear))
    assert position("I3", hand="mine", game=game).listed("build") == set()
    assert position("I4", hand="mine", game=game).after("build mine").tracks == "C1 M1 I0"


def test_the_upper_part_of_a_card_is_read_from_the_file() -> None:
    game = game_with(
        setting("card", "mine", resources={"culture": 0, "military": 4, "industry": 0})
    )
    assert position(hand="mine", game=game).after("take mine").tracks == "C1 M5 I1"


def test_the_price_of_an_invasion_is_read_from_the_file() -> None:
    game = game_with(setting("invasion", "invasion_2", military=6))
    assert invasion(2, "M5", game=game).choices == {"lose rome"}
    assert invasion(2, "M6", game=game).after("pay").tracks == "C1 M0 I1"


def test_the_regions_of_an_invasion_are_read_from_the_file() -> None:
    game = game_with(setting("invasion", "invasion_1", regions=2))
    assert invasion(1, "M0", regions="greece", game=game).choices == {"lose rome"}
    now = invasion(1, "M0", regions="greece gaul", game=game).after("lose greece")
    assert now.asked == "losing"


def test_the_cards_of_a_turn_are_read_from_the_file() -> None:
    game = game_with(lambda data: data["game"].update(hand=2))
    assert start(game).seen.turns == 11
    now = start(game).after("draw conquest_a temple")
    assert now.seen.hand == ("conquest_a", "temple")


def test_the_top_of_the_tracks_is_read_from_the_file() -> None:
    game = game_with(lambda data: data["tracks"].update(max=12))
    assert (
        position("M11", hand="tribute_b", game=game).after("take tribute_b").tracks == "C1 M12 I1"
    )
    now = position("C11 M11", complete="senate", hand="tribute_b", game=game)
    assert now.after("take tribute_b").tracks == "C12 M12 I1"


def test_the_start_of_the_tracks_is_read_from_the_file() -> None:
    assert start(game_with(starting_at(2, 0, 3))).tracks == "C2 M0 I3"


def test_the_cubes_of_a_monument_are_read_from_the_file() -> None:
    game = game_with(
        setting("monument", "colossus", cubes=3), lambda data: data["supply"].update(cubes=26)
    )
    now = position("M3 I9", begun="colossus", hand="colossus_a", game=game)
    now = now.after("raise colossus_a")
    assert points(now) == {"regions": 1}
    now = now.drawing("colossus_b mine temple").after("raise colossus_b")
    assert points(now) == {"regions": 1, "colossus": 4}


def test_points_are_read_from_the_file() -> None:
    game = game_with(setting("building", "mine", points=3), setting("monument", "senate", points=5))
    now = position(built="mine", complete="senate", game=game)
    assert points(now) == {"regions": 1, "mine": 3, "senate": 5}


def test_scorings_are_read_from_the_file() -> None:
    game = game_with(setting("monument", "hippodrome", scoring="regions"))
    now = position(regions="greece gaul", complete="hippodrome", game=game)
    assert points(now)["hippodrome"] == 3


def test_bonuses_are_read_from_the_file() -> None:
    game = game_with(setting("building", "gardens", bonus="military", amount=3))
    now = position(built="gardens", hand="temple", game=game).after("take temple")
    assert now.tracks == "C2 M5 I2"


def test_effects_are_read_from_the_file() -> None:
    game = game_with(
        lambda data: row(data, "monument", "senate").pop("effect"),
        setting("monument", "colossus", effect="culture_military_exchange"),
    )
    assert (
        position("C3 M0", complete="senate", hand="conquest_a", game=game).listed("conquer")
        == set()
    )
    assert position("C3 M0", complete="colossus", hand="conquest_a", game=game).listed("conquer")


def test_what_a_region_gives_is_read_from_the_file() -> None:
    game = game_with(setting("region", "greece", gives="industry"))
    assert position("M1", hand="conquest_a", game=game).after("conquer greece").tracks == "C1 M0 I2"


def test_the_map_is_read_from_the_file() -> None:
    britain = {"id": "britain", "name": "Britain", "gives": "industry", "source": "ours"}
    game = game_with(
        lambda data: data["region"].append(britain), lambda data: data["supply"].update(cubes=26)
    )
    now = position("M1", hand="conquest_a", game=game).after("conquer britain")
    assert now.regions == {"rome", "britain"}


def test_the_score_chart_is_read_from_the_file() -> None:
    game = game_with(lambda data: row(data, "score", "Augustus").update({"from": 20}))
    assert title(game.tables, 19) == "Julius Caesar"
    assert title(game.tables, 20) == "Augustus"


def test_the_levels_of_the_campaign_are_read_from_the_file() -> None:
    level = {"target": 20, "price_add": 2, "start": {"culture": 0, "military": 0, "industry": 5}}
    now = start(game_with(setting("level", 3, **level), standing=3))
    assert (now.tracks, now.seen.target) == ("C0 M0 I5", 20)
    assert [price.military for price in now.seen.invasions] == [4, 7, 9]


def test_the_order_of_the_file_is_that_of_draws() -> None:
    game = game_with(lambda data: data["card"].reverse())
    assert start(game).after("draw mine temple gardens").seen.hand == ("mine", "temple", "gardens")


def test_each_card_of_a_building_can_be_built() -> None:
    game = with_copy("mine")
    both = position("I9", hand="mine mine_b", game=game)
    assert both.listed("build") == {"mine", "mine_b"}
    assert both.after("build mine").seen.discard == ("mine_b",)
    now = position("I9", hand="mine", game=game).after("build mine")
    now = now.drawing("mine_b temple gardens").after("build mine_b")
    assert (now.built, now.tracks) == ({"mine", "mine_b"}, "C1 M1 I3")


def test_each_card_of_a_building_is_a_building_for_the_hippodrome() -> None:
    now = position(built="mine mine_b", complete="hippodrome", game=with_copy("mine"))
    assert points(now)["hippodrome"] == 2


def test_each_card_of_a_building_has_its_points() -> None:
    now = position(built="temple temple_b", game=with_copy("temple"))
    assert points(now) == {"regions": 1, "temple": 2, "temple_b": 2}
    assert now.score == 5


def test_each_card_of_a_building_has_its_bonus() -> None:
    game = with_copy("mine")
    now = position(built="mine mine_b", hand="hippodrome_b", game=game).after("take hippodrome_b")
    assert now.tracks == "C1 M2 I6"
