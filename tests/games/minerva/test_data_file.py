"""The data file (section 6): what any must satisfy, and what ours does."""

from collections import Counter
from typing import Any

import pytest

from quadriga.core import BadComponents
from quadriga.games.minerva import Minerva
from quadriga.games.minerva.box import components as c
from quadriga.games.minerva.box.descriptions import described
from quadriga.games.minerva.box.loading import load, read
from tests.games.data_files import Change, Data, written
from tests.games.minerva.boxes import (
    DATA,
    TEXT,
    adding,
    changed,
    constant,
    game_with,
    row,
    setting,
    tile,
)
from tests.games.minerva.positions import duel
from tests.wording import english

BOX = load()
NAMED = """Fountain, Markets, Charcoal burner, Stone dealer, Blacksmith, Foundry, Garden, Theater,
    Statue, Library, Stall, Weaponry, Armory, Colosseum, Trading post, Triumphal arch, Dining Hall,
    Bathhouse, Aqueduct, Circus"""
TILES = [
    ("fountain", "fountain"),
    ("starting", "forest"),
    ("normal", "mint"),
    ("temple", "temple-ore"),
]


def refusal(change: Change) -> str:
    """What the program says of a data file with this change."""
    with pytest.raises(BadComponents) as refused:
        read(written(changed(change)))
    return english("minerva", refused.value.message)


def test_the_data_file_survives_being_written_again() -> None:
    assert read(written(DATA)) == read(TEXT) == BOX
    assert described(BOX) == Minerva.box()


# ---- what ours is --------------------------------------------------------------------------------


@pytest.mark.rule("MIN-D1")
def test_d1_counts() -> None:
    def copies(tiles: tuple[c.Location, ...]) -> int:
        return sum(tile.copies.used(4) for tile in tiles)

    assert (copies(BOX.normal), copies(BOX.starting), len(BOX.temples)) == (66, 8, 20)
    assert sum(tile.copies.none for tile in BOX.starting) == 6
    culture = Counter(dict.fromkeys(c.Culture, 0))
    for entry in BOX.culture:
        culture[entry.category] += entry.copies
    assert list(culture.values()) == [8, 8, 8]
    assert [*Counter(entry.round for entry in BOX.glory).values()] == [2, 2, 3, 3, 3, 3]
    assert (len(BOX.order), len(BOX.assistants), len(BOX.titles)) == (4, 5, 7)


@pytest.mark.rule("MIN-D2")
def test_d2_equal_piles_and_pairs() -> None:
    for players in (2, 3, 4):
        assert sum(tile.copies.used(players) for tile in BOX.normal) % 6 == 0
    message = refusal(setting("normal", "mint", copies={"none": 2, "3+": 0, "4+": 0}))
    assert message == "normal: 43 tiles with 2 players do not make 6 equal piles."
    odd = setting("starting", "forest", copies={"none": 1, "3+": 1, "4+": 1})
    assert refusal(odd).startswith("starting: with 2 players their number must be even")
    marked = setting("normal", "mint", copies={"none": 1, "3+": 1, "4+": 0})
    assert "55 tiles with 3 players" in refusal(marked)


@pytest.mark.rule("MIN-D3")
def test_d3_ids_and_names() -> None:
    tiles = (BOX.fountain, *BOX.normal)
    wanted = {" ".join(name.split()) for name in NAMED.split(",")}
    assert len(wanted) == 20
    assert wanted <= {tile.name for tile in tiles}


@pytest.mark.rule("MIN-D3")
@pytest.mark.parametrize(("table", "name"), TILES)
@pytest.mark.parametrize("bad", ["Mine", "deep mine", "mïne", "", "coins", "nothing"])
def test_d3_an_id_is_lower_case_without_spaces(table: str, name: str, bad: str) -> None:
    message = refusal(setting(table, name, id=bad))
    assert message.startswith(f"{table} {bad!r}: an id has lower-case letters")


@pytest.mark.rule("MIN-D3")
def test_d3_ids_and_names_are_unique() -> None:
    assert refusal(setting("normal", "mint", id="farm")) == "normal 'farm': the id is used twice."
    assert refusal(setting("temple", "temple-ore", id="farm")).endswith("the id is used twice.")
    message = refusal(setting("normal", "mint", name="Farm"))
    assert message == "normal 'mint': the name 'Farm' is empty or used twice."
    assert "is empty or used twice" in refusal(setting("normal", "mint", name=" "))


@pytest.mark.rule("MIN-D4")
def test_d4_costs_are_resources() -> None:
    assert row(DATA, "normal", "markets")["cost"] == {"grain": 1}
    assert all(not tile.cost for tile in BOX.starting)
    message = refusal(setting("normal", "mint", cost={"denarii": 2}))
    assert message.startswith("normal 'mint': ")
    assert "denarii" in message
    assert (
        refusal(setting("starting", "forest", cost={"ore": 1})) == "starting 'forest': it is free."
    )
    assert "1 or more of each resource" in refusal(setting("normal", "mint", cost={"ore": 0}))


@pytest.mark.rule("MIN-D5")
def test_d5_when_effects_happen() -> None:
    for tile_ in (*BOX.normal, *BOX.starting, BOX.fountain):
        special = tile_.category is c.Category.SPECIAL
        assert tile_.when is (c.When.BUILT if special else c.When.ACTIVATED)
    assert {temple.when for temple in BOX.temples} == {c.When.ENDGAME}


MOVE = [{"op": "move_around"}]
CHOOSE = {"op": "choose", "from": ["ore", "wood"], "amount": 1, "times": 1}
GAIN = {"op": "gain", "gain": {"ore": 1}}


@pytest.mark.rule("MIN-D5")
@pytest.mark.parametrize(
    ("name", "fields", "wanted"),
    [
        ("mint", {"when": "built"}, "when must be 'activated'"),
        ("circus", {"when": "activated"}, "when must be 'built'"),
        ("mint", {"effect": []}, "effect must have a step"),
        (
            "mint",
            {"effect": MOVE},
            "'move_around' cannot stand in an effect with when = 'activated'",
        ),
        ("circus", {"effect": [GAIN]}, "'gain' cannot stand in an effect with when = 'built'"),
        ("circus", {"effect": [*MOVE, *MOVE]}, "has a single step"),
        (
            "mint",
            {"effect": [{"op": "score_held", "held": "ore", "vp": 1}]},
            "'score_held' cannot stand",
        ),
        ("mint", {"effect": [{"op": "steal"}]}, "Invalid value 'steal'"),
        ("mint", {"effect": [{"op": "gain"}]}, "missing required field `gain`"),
        ("mint", {"effect": [{**GAIN, "times": 2}]}, "unknown field `times`"),
        ("mint", {"effect": [{"op": "gain", "gain": {"gold": 1}}]}, "'gold'"),
        ("mint", {"effect": [{"op": "gain", "gain": {}}]}, "gain must be 1 or more"),
        ("mint", {"effect": [{"op": "gain", "gain": {"ore": 0}}]}, "gain must be 1 or more"),
        ("mint", {"effect": [{**CHOOSE, "from": ["ore", "ore"]}]}, "different things"),
        ("mint", {"effect": [{**CHOOSE, "from": []}]}, "different things"),
        ("mint", {"effect": [{**CHOOSE, "from": ["any_resource"]}]}, "cannot offer any_resource"),
        ("mint", {"effect": [{**CHOOSE, "times": 0}]}, "amount and times must be 1 or more"),
        ("mint", {"effect": [{**CHOOSE, "amount": 0}]}, "amount and times must be 1 or more"),
        (
            "mint",
            {"effect": [{"op": "exchange", "pay": {"ore": 1, "wood": 1}, "gain": {"glory": 1}}]},
            "exactly one kind",
        ),
        (
            "mint",
            {"effect": [{"op": "exchange", "pay": {"ore": 0}, "gain": {"glory": 1}}]},
            "exactly one kind",
        ),
        (
            "mint",
            {"effect": [{"op": "exchange", "pay": {"art": 1}, "gain": {"glory": 1}}]},
            "'art'",
        ),
        (
            "mint",
            {"effect": [{"op": "per_held", "held": "denarii", "gain": {"glory": 1}}]},
            "'denarii'",
        ),
        ("bathhouse", {"effect": [{"op": "activate_around", "tiles": 0}]}, "tiles must be 1"),
        ("mint", {"category": "temple"}, "temples, and only they"),
        ("mint", {"category": "residential"}, "residences, and only they"),
        ("mint", {"category": "bank"}, "'bank'"),
        ("mint", {"when": "never"}, "when must be 'activated'"),
        ("mint", {"copies": {"none": 1, "3+": 0}}, "`4+`"),
        ("mint", {"copies": {"none": -1, "3+": 0, "4+": 0}}, "copies cannot be negative"),
        ("mint", {"colour": "red"}, "unknown field `colour`"),
    ],
)
def test_d5_a_wrong_tile_is_refused_by_name(name: str, fields: Data, wanted: str) -> None:
    message = refusal(setting("normal", name, **fields))
    assert message.startswith(f"normal {name!r}: ")
    assert wanted in message


@pytest.mark.rule("MIN-D5")
def test_d5_temples_score_and_residences_do_nothing() -> None:
    score = {"op": "score_held", "held": "ore", "vp": 1}
    assert "'gain' cannot stand" in refusal(setting("temple", "temple-ore", effect=[GAIN]))
    twice = refusal(setting("temple", "temple-ore", effect=[score, score]))
    assert twice == "temple 'temple-ore': a tile with when = 'endgame' has a single step."
    minus = refusal(setting("temple", "temple-ore", effect=[{**score, "vp": -1}]))
    assert minus.endswith("vp cannot be negative.")
    home = refusal(setting("residence", "residence", effect=[GAIN], when="activated"))
    assert home.startswith("residence 'residence': a residence has no effect")
    assert refusal(setting("fountain", "fountain", per_player=2)).startswith("fountain: ")
    assert refusal(setting("residence", "residence", per_player=-1)).startswith("residence: ")


@pytest.mark.rule("MIN-D6")
def test_d6_every_temple_once() -> None:
    steps = [temple.effect[0] for temple in BOX.temples]
    areas = [(s.area, s.counts) for s in steps if isinstance(s, c.ScoreArea)]
    assert Counter(areas) == Counter((area, counts) for area in c.Area for counts in c.Counts)
    held = {step.held: step.vp for step in steps if isinstance(step, c.ScoreHeld)}
    assert list(held) == list(c.Resource)
    assert held[c.Resource.WOOD] == 2
    assert c.ScoreArea(c.Area.AROUND, c.Counts.TRADE, 3) in steps


@pytest.mark.rule("MIN-D7")
def test_d7_culture() -> None:
    for category in c.Culture:
        tiles = [tile for tile in BOX.culture if tile.category is category]
        pairs = {(tile.vp, tile.marks) for tile in tiles}
        assert {(2, 1), (4, 2), (6, 3)} <= pairs
        assert 7 in {tile.vp for tile in tiles}
        assert [sum(tile.used(players) for tile in tiles) for players in (1, 2, 3, 4)] == [
            5,
            5,
            6,
            8,
        ]
    falling = refusal(setting("culture", "theater", marks=9))
    assert falling == "culture 'theater': marks must not fall as vp rise."
    assert "marks must be 1 or more" in refusal(setting("culture", "art", marks=0))
    assert "do not fit together" in refusal(setting("culture", "art", removed_with_3=3))
    twin = refusal(lambda data: data["culture"].append(data["culture"][0]))
    assert twin == "culture 'theater': the same tile has two entries."


@pytest.mark.rule("MIN-D8")
def test_d8_glory() -> None:
    assert 5 in {tile.vp for tile in BOX.glory}
    assert "a better rank must be worth more" in refusal(setting("glory", 1, vp=1))
    falls = refusal(setting("glory", 2, vp=2.0))
    assert falls.startswith("glory 2 1: ")

    def less(data: Data) -> None:
        data["glory"][2]["vp"] = 2
        data["glory"][3]["vp"] = 1

    assert refusal(less) == "glory round 2: rank 1 is worth less than the round before."
    gap = refusal(lambda data: data["glory"].pop(1))
    assert gap == "glory round 1: there must be ranks 1 and 2, and no gap."
    twice = refusal(lambda data: data["glory"].append(data["glory"][0]))
    assert twice == "glory: the same rank of a round has two entries."
    short = refusal(lambda data: data.update(glory=data["glory"][:13]))
    assert short == "glory: there must be tiles for each of 6 rounds."


@pytest.mark.rule("MIN-D9")
def test_d9_sources() -> None:
    unknown = refusal(setting("normal", "mint", source="hearsay"))
    assert unknown.startswith("normal 'mint': Invalid enum value 'hearsay'")
    strong = refusal(setting("normal", "mint", source="rulebook"))
    assert strong == "normal 'mint': its source must be ours, the weakest of its source_fields."
    odd = refusal(setting("normal", "mint", source_fields={"colour": "ours"}))
    assert odd == "normal 'mint': source_fields names 'colour', which it does not have."
    assert "missing required field `source`" in refusal(lambda data: data["order"][0].pop("source"))


# ---- the rest of the file ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        (constant(rounds=0), "constants: rounds must be 1 or more."),
        (constant(resource_cap=0), "constants: resource_cap must be 1 or more."),
        (constant(tax=-1), "constants: tax cannot be negative."),
        (constant(temple_row=0), "constants: temple_row must be 1 or more."),
        (constant(round_tiles=5), "constants: there is one round tile a round."),
        (constant(start_denarii=[3, 4, 5]), "constants: start_denarii has an amount for each of 4"),
        (constant(start_resources={"ore": 7}), "constants: start_resources must lie between"),
        (setting("order", 2, number=5), "order: there must be tiles 1 to 4"),
        (setting("order", 2, vp=-1), "order: vp cannot be negative."),
        (setting("assistant", 2, owned=7), "assistant: there must be a price for 0, 1, 2"),
        (setting("assistant", 2, glory=0), "assistant: a price is 1 or more."),
        (setting("title", "Legatus", min_score=90), "title: min_score must fall, and end at 0."),
        (lambda data: data["title"].pop(), "title: min_score must fall, and end at 0."),
        (lambda data: data.update(format=2), "format: it must be 1."),
        (lambda data: data.update(game="roma"), "game: it must be 'minerva'."),
        (
            lambda data: data["resources"].reverse(),
            "resources: it must be grain, wood, stone, ore.",
        ),
        (lambda data: data.update(cards=[]), "cards: there is no such table"),
        (lambda data: data.pop("constants"), "constants: the table [constants] is missing."),
        (lambda data: data.pop("glory"), "glory: there must be at least one [[glory]]."),
        (
            lambda data: data["fountain"].append({**data["fountain"][0], "id": "well"}),
            "fountain: there must be exactly one [[fountain]].",
        ),
        (
            setting("normal", "mint", copies={"none": 301, "3+": 0, "4+": 0}),
            "normal: more than 255 tiles do not fit on the grid.",
        ),
    ],
)
def test_a_wrong_file_is_refused_in_words(change: Change, wanted: str) -> None:
    assert refusal(change).startswith(wanted)


def test_what_is_not_toml_is_refused() -> None:
    with pytest.raises(BadComponents, match="not a TOML file"):
        read("[[")


@pytest.mark.parametrize(
    ("effect", "has", "lines", "then"),
    [
        ([{"op": "gain", "gain": {"ore": 1, "glory": 2}}], "", [], {"ore": 1, "glory": 2}),
        (
            [{"op": "per_held", "held": "ore", "gain": {"glory": 2}}],
            "3 ore",
            [],
            {"ore": 3, "glory": 6},
        ),
        (
            [{"op": "exchange", "pay": {"glory": 2}, "gain": {"denarii": 5}}, GAIN],
            "5 glory",
            ["exchange glory 2"],
            {"glory": 1, "denarii": 10, "ore": 1},
        ),
        (
            [{"op": "gain", "gain": {"any_resource": 2}}],
            "",
            ["choose ore", "choose wood"],
            {"ore": 1, "wood": 1},
        ),
        (
            [{"op": "per_held", "held": "ore", "gain": {"any_resource": 1}}],
            "3 ore",
            ["choose wood", "choose wood", "choose grain"],
            {"ore": 3, "wood": 2, "grain": 1},
        ),
    ],
)
def test_a_new_tile_needs_no_code(effect: Any, has: str, lines: list[str], then: Any) -> None:
    game = game_with(adding(tile("forum", effect=effect)))
    where = duel("1,0 forum", has, game=game).after("residence 0,0", "activate right", *lines)
    assert (where.has(), where.to_act) == (then, 1)
    assert english("minerva", game.tables.words.tiles["forum"].does).startswith("When activated: ")


def does(name: str) -> str:
    """What a tile does, in words."""
    return english("minerva", Minerva.box().words.tiles[name].does)


def test_every_tile_says_what_it_does() -> None:
    assert does("markets") == "When activated: gain 1 denarius for each grain you hold."
    assert does("residence") == "No effect of its own."
    assert does("bathhouse") == "When built: use up to 3 facilities around it."
    assert does("temple-temple-lines") == (
        "At the end: 2 VP for each other temple in its row and column."
    )
    assert does("colosseum") == (
        "When activated: pay 2 identical resources for 2 glory, any number of times."
    )
    assert does("dining-hall") == ("When built: choose 1 grain, 1 wood, 1 stone or 1 ore, 2 times.")


def test_what_is_just_allowed_is_read() -> None:
    def change(data: Data) -> None:
        constant(tax=0, pass_income=0, solo_coins=0, substitute_price=0, temple_row=1)(data)
        data["glory"][1]["vp"] = 0
        row(data, "normal", "bathhouse")["effect"][0]["tiles"] = 1
        row(data, "title", "Immune")["min_score"] = 1
        row(data, "assistant", 0).update(denarii=1, glory=1)
        del data["title"][:5]

    assert read(written(changed(change))).constants.tax == 0
