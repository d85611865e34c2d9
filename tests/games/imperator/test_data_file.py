"""The data file (section 6): what any must satisfy, and what ours does."""

from collections import Counter
from itertools import combinations_with_replacement, pairwise

import pytest

from quadriga.core import BadComponents
from quadriga.games.imperator.box.components import Kind, Units
from quadriga.games.imperator.box.loading import read
from tests.games.data_files import Change, Data, written
from tests.games.imperator.boxes import DATA, TEXT, changed, row, setting
from tests.games.imperator.positions import IMPERATOR

BOX = IMPERATOR.tables.box
ENTRY_TABLES = ["region", "building", "monument", "card", "invasion", "score"]
CAMPAIGN_TABLES = ["stage", "level", "mark"]


def leaving_out(table: str, name: str | int, field: str) -> Change:
    """A change that takes a field away."""
    return lambda data: row(data, table, name).pop(field)


def without(table: str, *names: str | int) -> Change:
    """A change that takes entries away; the number of cards follows."""

    def change(data: Data) -> None:
        home = data["campaign"] if table in CAMPAIGN_TABLES else data
        gone = [row(data, table, name) for name in names]
        home[table] = [entry for entry in home[table] if entry not in gone]
        data["supply"]["cards"] = len(data["card"])

    return change


def again(table: str, name: str, **fields: object) -> Change:
    """A change that adds a copy of an entry; the number of cards follows."""

    def change(data: Data) -> None:
        home = data["campaign"] if table in CAMPAIGN_TABLES else data
        home[table].append({**row(data, table, name), **fields})
        data["supply"]["cards"] = len(data["card"])
        data["supply"]["cubes"] += 9

    return change


def refusal(change: Change) -> str:
    """What the program says of a data file with this change."""
    with pytest.raises(BadComponents) as refused:
        read(written(changed(change)))
    return str(refused.value)


def test_the_data_file_survives_being_written_again() -> None:
    assert read(written(DATA)) == read(TEXT) == BOX


@pytest.mark.parametrize(
    ("table", "name"),
    [
        ("region", "greece"),
        ("building", "mine"),
        ("monument", "senate"),
        ("card", "mine"),
        ("invasion", "invasion_2"),
        ("stage", "stage_2"),
    ],
)
@pytest.mark.parametrize("bad", ["Mine", "gold mine", "mine-2", "mïne", ""])
def test_an_id_has_lower_case_letters_digits_and_underscores(
    table: str, name: str, bad: str
) -> None:
    message = refusal(setting(table, name, id=bad))
    assert f"{table} {bad!r}" in message
    assert "lower-case letters, digits and underscores" in message


@pytest.mark.parametrize(
    ("table", "name", "twin"),
    [
        ("region", "greece", "egypt"),
        ("building", "mine", "temple"),
        ("monument", "senate", "colossus"),
        ("card", "mine", "temple"),
        ("invasion", "invasion_2", "invasion_1"),
        ("stage", "stage_2", "stage_1"),
    ],
)
def test_an_id_is_unique_within_its_table(table: str, name: str, twin: str) -> None:
    message = refusal(setting(table, name, id=twin))
    assert f"{table} {twin!r}" in message
    assert "used twice" in message


@pytest.mark.parametrize("table", [*ENTRY_TABLES, *CAMPAIGN_TABLES])
def test_every_entry_has_a_source(table: str) -> None:
    def change(data: Data) -> None:
        del (data["campaign"] if table in CAMPAIGN_TABLES else data)[table][0]["source"]

    message = refusal(change)
    assert message.startswith(f"{table} ")
    assert "missing required field `source`" in message


@pytest.mark.parametrize("table", ["game", "tracks", "supply", "campaign"])
def test_every_table_has_a_source(table: str) -> None:
    message = refusal(lambda data: data[table].pop("source"))
    assert message.startswith(f"{table}:")
    assert "missing required field `source`" in message


@pytest.mark.parametrize("table", [*ENTRY_TABLES, *CAMPAIGN_TABLES])
def test_no_table_is_empty(table: str) -> None:
    def change(data: Data) -> None:
        del (data["campaign"] if table in CAMPAIGN_TABLES else data)[table]

    assert f"there must be at least one [[{table}]]" in refusal(change)


@pytest.mark.parametrize("table", ["game", "tracks", "supply", "campaign"])
def test_no_table_is_missing(table: str) -> None:
    assert f"the table [{table}] is missing" in refusal(lambda data: data.pop(table))


BROKEN = {
    # Whole file.
    "an unknown table": (
        lambda data: data.update(dice={"sides": 6}),
        "dice",
        "no such table",
    ),
    "an unknown field": (setting("card", "mine", colour="red"), "card 'mine'", "colour"),
    "an unknown source": (setting("card", "mine", source="guess"), "card 'mine'", "guess"),
    "an unknown part source": (
        setting("card", "mine", sources={"cost": "guess"}),
        "card 'mine'",
        "guess",
    ),
    "a word for a number": (
        setting("invasion", "invasion_2", military="five"),
        "invasion 'invasion_2'",
        "military",
    ),
    "a number for a word": (setting("region", "gaul", name=7), "region 'gaul'", "name"),
    # Game, tracks and supply.
    "two players": (lambda data: data["game"].update(players=2), "game", "1 player"),
    "no hand": (lambda data: data["game"].update(hand=0), "game", "hand"),
    "another resource": (
        lambda data: data["tracks"].update(kinds=["culture", "military", "gold"]),
        "tracks",
        "gold",
    ),
    "resources in another order": (
        lambda data: data["tracks"].update(kinds=["military", "culture", "industry"]),
        "tracks",
        "kinds",
    ),
    "a lowest value of 1": (lambda data: data["tracks"].update(min=1), "tracks", "min must be 0"),
    "no track": (lambda data: data["tracks"].update(max=0), "tracks", "max must be 1"),
    "a start beyond the top": (
        lambda data: data["tracks"]["start"].update(culture=10),
        "tracks",
        "start",
    ),
    "too few cubes": (lambda data: data["supply"].update(cubes=24), "supply", "need"),
    "more cards than said": (lambda data: data["supply"].update(cards=20), "supply", "20 cards"),
    "fewer cards than said": (lambda data: data["supply"].update(cards=22), "supply", "22 cards"),
    # Cards.
    "a card of no kind": (setting("card", "mine", kind="ruin"), "card 'mine'", "ruin"),
    "a resource missing above": (
        setting("card", "mine", resources={"culture": 2, "industry": 1}),
        "card 'mine'",
        "missing required field `military`",
    ),
    "a fourth resource above": (
        setting("card", "mine", resources={"culture": 2, "military": 0, "industry": 1, "gold": 1}),
        "card 'mine'",
        "gold",
    ),
    "a negative resource": (
        setting("card", "mine", resources={"culture": 2, "military": -1, "industry": 1}),
        "card 'mine'",
        "negative",
    ),
    "a building card without a building": (
        leaving_out("card", "mine", "builds"),
        "card 'mine'",
        "builds",
    ),
    "a building card of no building": (
        setting("card", "mine", builds="forum"),
        "card 'mine'",
        "'forum' names nothing",
    ),
    "a building card of a monument": (
        setting("card", "mine", builds="senate"),
        "card 'mine'",
        "'senate' names nothing",
    ),
    "a monument card without a monument": (
        leaving_out("card", "senate_a", "raises"),
        "card 'senate_a'",
        "raises",
    ),
    "a monument card of no monument": (
        setting("card", "senate_a", raises="forum"),
        "card 'senate_a'",
        "'forum' names nothing",
    ),
    "a building card that raises": (
        setting("card", "mine", raises="senate"),
        "card 'mine'",
        "'raises'",
    ),
    "a monument card that builds": (
        setting("card", "senate_a", builds="mine"),
        "card 'senate_a'",
        "'builds'",
    ),
    "a tribute card that builds": (
        setting("card", "tribute_a", builds="mine"),
        "card 'tribute_a'",
        "'builds'",
    ),
    "a building without a price": (leaving_out("card", "mine", "cost"), "card 'mine'", "cost"),
    "a monument for nothing": (
        setting("card", "senate_a", cost={"culture": 0, "military": 0, "industry": 0}),
        "card 'senate_a'",
        "at least one unit",
    ),
    "a negative price": (
        setting("card", "mine", cost={"culture": -1, "military": 0, "industry": 3}),
        "card 'mine'",
        "negative",
    ),
    "a resource missing in a price": (
        setting("card", "mine", cost={"culture": 0, "industry": 3}),
        "card 'mine'",
        "missing required field `military`",
    ),
    "a conquest with a price": (
        setting("card", "conquest_a", cost={"culture": 0, "military": 1, "industry": 0}),
        "card 'conquest_a'",
        "cost",
    ),
    "a tribute with a price": (
        setting("card", "tribute_b", cost={"culture": 0, "military": 1, "industry": 0}),
        "card 'tribute_b'",
        "cost",
    ),
    "an action that does not fit": (
        setting("card", "mine", action="raise"),
        "card 'mine'",
        "'build', not 'raise'",
    ),
    "a conquest that calls for tribute": (
        setting("card", "conquest_a", action="tribute"),
        "card 'conquest_a'",
        "'conquer', not 'tribute'",
    ),
    "no conquest": (without("card", "conquest_a", "conquest_b"), "card", "one conquest card"),
    "no tribute": (without("card", "tribute_a", "tribute_b"), "card", "one tribute card"),
    "a building without a card": (
        without("card", "mine"),
        "building 'mine'",
        "no card builds it",
    ),
    "a monument without a card": (
        without("card", "senate_a", "senate_b"),
        "monument 'senate'",
        "no card raises it",
    ),
    # Buildings and monuments.
    "an unknown bonus": (setting("building", "mine", bonus="gold"), "building 'mine'", "gold"),
    "a bonus without an amount": (
        leaving_out("building", "mine", "amount"),
        "building 'mine'",
        "amount",
    ),
    "a bonus of nothing": (setting("building", "mine", amount=0), "building 'mine'", "amount"),
    "a negative bonus": (setting("building", "mine", amount=-2), "building 'mine'", "amount"),
    "an amount without a bonus": (
        setting("building", "temple", amount=2),
        "building 'temple'",
        "bonus",
    ),
    "negative points": (setting("building", "temple", points=-1), "building 'temple'", "points"),
    "an unknown scoring": (
        setting("monument", "colossus", scoring="cards"),
        "monument 'colossus'",
        "cards",
    ),
    "an unknown effect": (
        setting("monument", "senate", effect="levitation"),
        "monument 'senate'",
        "levitation",
    ),
    "fixed scoring without points": (
        leaving_out("monument", "colossus", "points"),
        "monument 'colossus'",
        "points",
    ),
    "points without fixed scoring": (
        setting("monument", "hippodrome", points=3),
        "monument 'hippodrome'",
        "points",
    ),
    "a monument without cubes": (
        setting("monument", "colossus", cubes=0),
        "monument 'colossus'",
        "cube",
    ),
    # Regions.
    "no Rome": (without("region", "rome"), "region", "'rome'"),
    "only Rome": (
        without("region", "greece", "egypt", "asia", "gaul", "hispania", "africa"),
        "region",
        "besides Rome",
    ),
    "Rome not occupied": (setting("region", "rome", start=False), "region 'rome'", "occupied"),
    "another region occupied": (
        setting("region", "gaul", start=True),
        "region 'gaul'",
        "starts occupied",
    ),
    "Rome giving something": (
        setting("region", "rome", gives="culture"),
        "region 'rome'",
        "gives nothing",
    ),
    "a region giving nothing": (
        leaving_out("region", "gaul", "gives"),
        "region 'gaul'",
        "culture or industry",
    ),
    "a region giving military": (
        setting("region", "gaul", gives="military"),
        "region 'gaul'",
        "culture or industry",
    ),
    # Invasions and scores.
    "two invasions": (without("invasion", "invasion_3"), "invasion", "three"),
    "four invasions": (
        again("invasion", "invasion_3", id="invasion_4", order=4),
        "invasion",
        "three",
    ),
    "invasions in another order": (
        setting("invasion", "invasion_1", order=2),
        "invasion",
        "order 1, 2, 3",
    ),
    "an invasion for nothing": (
        setting("invasion", "invasion_2", military=0),
        "invasion 'invasion_2'",
        "1 or more",
    ),
    "an invasion that takes nothing": (
        setting("invasion", "invasion_2", regions=0),
        "invasion 'invasion_2'",
        "1 or 2 regions",
    ),
    "an invasion that takes three regions": (
        setting("invasion", "invasion_2", regions=3),
        "invasion 'invasion_2'",
        "1 or 2 regions",
    ),
    "score rows that rise": (
        lambda data: row(data, "score", "Tiberius").update({"from": 15}),
        "score",
        "fall",
    ),
    "score rows alike": (
        lambda data: row(data, "score", "Tiberius").update({"from": 12}),
        "score",
        "fall",
    ),
    "score rows that do not end at 0": (without("score", "Nero"), "score", "end at 0"),
    # Campaign.
    "a standing without a level": (without("level", -4), "campaign level", "-4 to 4"),
    "a level twice": (setting("level", -4, standing=3), "campaign level", "-4 to 4"),
    "a level beyond": (setting("level", 4, standing=5), "campaign level", "-4 to 4"),
    "a standing without a mark": (without("mark", 3), "campaign mark", "-5, -3, -1, 1, 3, 5"),
    "a mark between": (setting("mark", 3, standing=2), "campaign mark", "-5, -3, -1, 1, 3, 5"),
    "a mark with the wrong successes": (
        setting("mark", 3, successes=3),
        "campaign mark 3",
        "successes must be 4",
    ),
    "an invasion free in a stage": (
        setting("invasion", "invasion_1", military=1),
        "campaign level -4",
        "price_add -1",
    ),
    "an invasion too dear in a stage": (
        setting("invasion", "invasion_3", military=9),
        "campaign level 2",
        "price_add 1",
    ),
    "an invasion too dear for the ordinary game": (
        setting("invasion", "invasion_3", military=10),
        "campaign level -1",
        "price_add 0",
    ),
    "a stage that starts beyond the top": (
        setting("level", 3, start={"culture": 10, "military": 1, "industry": 1}),
        "campaign level 3",
        "start",
    ),
    "another start at standing 0": (
        setting("level", 0, start={"culture": 2, "military": 1, "industry": 1}),
        "campaign level 0",
        "usual start",
    ),
    "other prices at standing 0": (
        setting("level", 0, price_add=1),
        "campaign level 0",
        "price_add 0",
    ),
    "four stages": (without("stage", "stage_5"), "campaign", "5 stages"),
    "six stages": (
        again("stage", "stage_5", id="stage_6", order=6, standings=[-5, -3, -1, 1, 3, 5]),
        "campaign",
        "5 stages",
    ),
    "stages in another order": (setting("stage", "stage_1", order=2), "campaign", "in order"),
    "standings that cannot occur": (
        setting("stage", "stage_2", standings=[0]),
        "campaign stage 'stage_2'",
        "can occur",
    ),
    "success worth 2": (
        lambda data: data["campaign"].update(success=2),
        "campaign",
        "success adds 1",
    ),
    "failure worth nothing": (
        lambda data: data["campaign"].update(failure=0),
        "campaign",
        "failure takes 1",
    ),
    "another first standing": (
        lambda data: data["campaign"].update(start_standing=1),
        "campaign",
        "starts at standing 0",
    ),
}


@pytest.mark.parametrize(
    ("change", "entry", "problem"), BROKEN.values(), ids=[name.replace(" ", "-") for name in BROKEN]
)
def test_a_broken_data_file_is_refused_with_the_entry_and_what_is_wrong(
    change: Change, entry: str, problem: str
) -> None:
    message = refusal(change)
    assert message.startswith(entry)
    assert problem in message


def test_a_card_may_cost_a_single_unit() -> None:
    change = setting("card", "mine", cost={"culture": 0, "military": 0, "industry": 1})
    cards = {card.id: card for card in read(written(changed(change))).cards}
    assert cards["mine"].cost == Units(0, 0, 1)


def test_what_is_not_toml_is_refused() -> None:
    with pytest.raises(BadComponents, match="not a TOML file"):
        read(TEXT + "\n[[card]\n")


# What our set satisfies besides. To be changed with the file.


def test_there_are_21_cards_of_four_kinds() -> None:
    kinds = Counter(card.kind for card in BOX.cards)
    assert kinds == {Kind.MONUMENT: 12, Kind.BUILDING: 5, Kind.CONQUEST: 2, Kind.TRIBUTE: 2}
    assert BOX.supply.cards == 21


def test_each_monument_has_two_cards_and_each_building_one() -> None:
    assert Counter(card.raises for card in BOX.cards if card.raises) == {
        monument.id: 2 for monument in BOX.monuments
    }
    assert Counter(card.builds for card in BOX.cards if card.builds) == {
        building.id: 1 for building in BOX.buildings
    }


def test_there_are_seven_regions_three_for_culture_and_three_for_industry() -> None:
    assert [region.id for region in BOX.regions] == [
        *("rome", "greece", "egypt", "asia", "gaul", "hispania", "africa"),
    ]
    gifts = Counter(region.gives for region in BOX.regions)
    assert gifts == {None: 1, "culture": 3, "industry": 3}


def test_the_25_cubes_are_used_exactly() -> None:
    monuments = sum(monument.cubes for monument in BOX.monuments)
    assert 3 + monuments + len(BOX.invasions) + len(BOX.regions) == BOX.supply.cubes == 25


def test_the_figures_known_from_the_rulebook_are_kept() -> None:
    cards = {card.id: card for card in BOX.cards}
    assert cards["amphitheater"].resources == Units(1, 2, 0)
    assert cards["temple"].resources == Units(1, 1, 1)
    assert cards["hippodrome_a"].resources == Units(0, 0, 2)
    assert cards["hippodrome_b"].resources == Units(0, 1, 1)
    assert cards["triumphal_arc_a"].cost == Units(3, 0, 0)
    assert cards["mine"].cost == Units(0, 0, 3)
    assert (BOX.invasions[0].military, BOX.invasions[0].regions) == (2, 1)
    assert {invasion.regions for invasion in BOX.invasions} == {1, 2}
    assert next(region.gives for region in BOX.regions if region.id == "greece") == "culture"
    bonuses = {b.id: (b.bonus, b.amount) for b in BOX.buildings if b.bonus}
    assert bonuses == {
        "amphitheater": ("culture", 2),
        "marching_camp": ("military", 2),
        "mine": ("industry", 2),
    }


def test_the_monument_cards_show_each_pair_of_resources_twice() -> None:
    pairs = Counter(tuple(card.resources) for card in BOX.cards if card.kind is Kind.MONUMENT)
    units = [(1, 0, 0), (0, 1, 0), (0, 0, 1)]
    assert pairs == {
        tuple(map(sum, zip(one, other, strict=True))): 2
        for one, other in combinations_with_replacement(units, 2)
    }


def test_building_cards_give_three_units_and_all_others_two() -> None:
    for card in BOX.cards:
        assert sum(card.resources) == (3 if card.kind is Kind.BUILDING else 2)


def test_both_cards_of_a_monument_have_the_same_price() -> None:
    for monument in BOX.monuments:
        assert len({card.cost for card in BOX.cards if card.raises == monument.id}) == 1


def test_invasion_prices_and_losses_never_fall() -> None:
    for one, following in pairwise(BOX.invasions):
        assert one.military <= following.military
        assert one.regions <= following.regions


def test_each_campaign_row_differs_from_its_neighbour_in_one_field() -> None:
    rows = [
        (level.target, level.start, level.price_add)
        for level in sorted(BOX.campaign.level, key=lambda level: level.standing)
    ]
    for one, following in pairwise(rows):
        assert sum(a != b for a, b in zip(one, following, strict=True)) == 1


def test_nothing_is_said_to_be_public() -> None:
    assert "public" not in {*_sources(DATA)}
    assert {*_sources(DATA)} == {"rulebook", "derived", "ours"}


def _sources(data: object) -> list[str]:
    """Every source that stands anywhere in the data."""
    if isinstance(data, list):
        return [source for entry in data for source in _sources(entry)]
    if not isinstance(data, dict):
        return []
    own = [data["source"]] if isinstance(data.get("source"), str) else []
    parts = [*data["sources"].values()] if "sources" in data else []
    return own + parts + [source for value in data.values() for source in _sources(value)]


def test_the_source_of_an_entry_is_that_of_its_least_certain_part() -> None:
    certainty = ["rulebook", "public", "derived", "ours"]
    for entry in (entry for table in ENTRY_TABLES for entry in DATA[table]):
        parts = entry.get("sources", {}).values()
        assert entry["source"] == max(parts, key=certainty.index, default=entry["source"]), entry
