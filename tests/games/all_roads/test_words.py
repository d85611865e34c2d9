"""The game in words: prompts, labels, sentences, refusals, previews."""

import pytest

from quadriga.core import Headline, Illegal, Seat, Step, Wording, recognise
from quadriga.games.all_roads import AllRoads
from quadriga.games.all_roads.box import hexes
from quadriga.games.all_roads.box.components import Kind
from quadriga.games.all_roads.box.descriptions import described
from quadriga.games.all_roads.guide.facts.preview import Built, Preview
from quadriga.games.all_roads.guide.log import Digest
from quadriga.games.all_roads.guide.words import Words
from quadriga.language import Message, message
from tests.games.all_roads.boxes import game_with, with_tiles
from tests.games.all_roads.positions import BLUE, RED, YELLOW, Position, position, start
from tests.games.all_roads.test_examples import (
    BLUE_TILES,
    CLOSED_BUT_ONE,
    RED_TILES,
    YELLOW_TILES,
    blue_to_act,
    finished,
    red_to_act,
    yellow_to_act,
)
from tests.games.all_roads.test_playing import NEARLY
from tests.wording import english

TWO = AllRoads(seats=2)


def said(message: Message, reader: Seat | None = None) -> str:
    """The English text of a message."""
    return english("all_roads", message, reader)


def sentence(now: Position, line: str, seat: Seat | None) -> str:
    action = recognise(now.game, now.state, line)
    after = now.game.apply(now.state, action)
    return said(now.game.guide.sentence(now.state, action, after, seat), seat)


def preview(now: Position, line: str) -> Preview:
    return now.game.guide.preview(now.state, recognise(now.game, now.state, line))


def label(now: Position, line: str) -> str:
    return said(now.game.guide.label(now.state, recognise(now.game, now.state, line)))


def prompt(now: Position, seat: Seat | None) -> str:
    return said(now.game.guide.prompt(now.state, seat), seat)


def test_prompts() -> None:
    now = red_to_act()
    assert prompt(now, RED) == "Add your first tile to the network."
    assert prompt(now, BLUE) == "Red places the first tile of a turn."
    now = now.after(RED_TILES[0])
    assert prompt(now, RED).startswith("Add your second tile")
    now = now.after(RED_TILES[1])
    assert prompt(now, RED) == "Build a house on any of 2 places, or say that you are done."
    assert prompt(now, None) == "Red may build houses."
    now = now.after("done")
    assert prompt(now, RED) == "Tiles are drawn for you."
    assert prompt(now, None) == "Tiles are drawn for Red."


def test_the_part_of_a_turn() -> None:
    now = red_to_act()
    steps = [now.after(*RED_TILES[:n]) for n in range(3)]
    guide = now.game.guide
    texts = [said(step) for at in steps if (step := guide.step(at.state)) is not None]
    assert texts == ["tile 1 of 2", "tile 2 of 2", "houses"]
    assert guide.step(steps[-1].after("done").state) is None


def test_labels() -> None:
    now = red_to_act()
    assert label(now, RED_TILES[0]) == (
        "Place the tile with five roads and a hot spring: right beside Rome, to the north, "
        "roads to the east, south-east, west, north-west and north-east, hot spring to the "
        "south-west"
    )
    assert label(start(TWO).drawn(), start(TWO).drawn().legal[0]).startswith("Place the tile with ")
    now = now.after(*RED_TILES)
    assert label(now, "house 1,-1/1") == (
        "Build a house on the dead end at Rome’s wall "
        "(right beside Rome, to the north, road to the south-east)"
    )
    assert label(now, "house 2,-1/4") == (
        "Build a house on the dead end at a hot spring "
        "(right beside Rome, to the north-east, road to the north-west)"
    )
    assert label(now, "done") == "Build no more houses"
    route = blue_to_act().after(*BLUE_TILES)
    assert label(route, "house 3,-3") == (
        "Build a house on the trade route (3 rows north of Rome, one tile to the east)"
    )
    rome = yellow_to_act().after(*YELLOW_TILES)
    assert label(rome, "house 0,0/4") == (
        "Build a house on the dead end (Rome’s own road to the north-west)"
    )


def test_no_two_choices_sound_alike() -> None:
    now = start(AllRoads(seats=3)).drawn()
    for n in range(60):
        if now.is_over:
            break
        assert len({label(now, line) for line in now.legal}) == len(now.legal)
        now = now.after(now.legal[n * 11 % len(now.legal)]).drawn()


def test_every_cell_around_rome_has_words_of_its_own() -> None:
    words = Words(TWO.tables)
    cells = [hexes.cell(q, r) for q in range(-9, 10) for r in range(-9, 10)]
    texts = [said(words.cell[cell]) for cell in cells]
    assert len(set(texts)) == len(cells) - 1  # the two halves of Rome
    for (q, r), text in {
        (2, 0): "right beside Rome, to the east",
        (1, -1): "right beside Rome, to the north",
        (-2, 0): "2 tiles west of Rome",
        (4, -2): "2 tiles north-east and 1 east of Rome",
        (2, -3): "3 rows north of Rome",
        (1, -2): "2 rows north of Rome, half a tile to the west",
        (0, 0): "in Rome",
    }.items():
        assert said(words.cell[hexes.cell(q, r)]) == text


def test_tiles_are_told_by_what_they_show() -> None:
    names = [said(name) for name in TWO.box().words.tiles.values()]
    assert len(set(names)) == len(names) == 12
    assert names[0] == "a tile with a sharp bend and a trade route"
    assert names[4] == "a tile with a straight road that forks to the right and a hot spring"
    assert names[11] == "a tile with six roads"
    other = game_with(
        with_tiles(
            {"id": "one", "roads": [[2]]},
            {"id": "two", "roads": [[0, 1], [3, 4]], "springs": [2, 5]},
            {"id": "four", "roads": [[5, 0, 2, 3]], "copies": 10},
        )
    )
    assert [said(name) for name in described(other.tables.box).words.tiles.values()] == [
        "a tile with a single road",
        "a tile with 4 roads and 2 hot springs",
        "a tile with a crossing of two straight roads",
    ]


def wording(now: Position, line: str) -> Wording:
    action = recognise(now.game, now.state, line)
    return now.game.guide.wording(now.state, action, now.game.guide.preview(now.state, action))


def spoken(words: Wording, reader: Seat | None) -> tuple[str, str, list[str]]:
    assert words.button is not None
    assert words.question is not None
    brings = [said(one, reader) for one in words.brings]
    return said(words.button), said(words.question), brings


def test_the_question_before_a_tile_says_what_it_would_bring() -> None:
    now = blue_to_act()
    assert spoken(wording(now, BLUE_TILES[0]), BLUE) == (
        "Place here",
        "Place your first tile here?",
        ["It closes no loop, and no road ends at it."],
    )
    now = now.after(BLUE_TILES[0])
    assert spoken(wording(now, BLUE_TILES[1]), BLUE) == (
        "Place here",
        "Place your second tile here?",
        ["Closes a loop of 5 tiles: Red +2 and you +2.", "Room for a house (+1)."],
    )
    closing = position(TWO, RED, "t01 t05 t12", "t01 t02 t03 t04", tiles=CLOSED_BUT_ONE)
    assert said(wording(closing, "place t12 1,-1 r0").brings[-1]) == (
        "It closes the map: the game ends."
    )


def test_houses_can_be_planned_at_once() -> None:
    now = red_to_act().after(*RED_TILES)
    houses = now.game.guide.outlook(now.state, RED).houses
    assert houses is not None
    assert [place.place for place in houses.places] == ["1,-1/1", "2,-1/4"]
    assert houses.proposed == ("2,-1/4", "1,-1/1"), "the one at a hot spring is worth more later"
    assert (houses.most, len(houses.plans)) == (7, 3)
    none, one, two = (spoken(plan, RED) for plan in houses.plans)
    assert none[:2] == ("Build none", "Build no houses?")
    assert one[:2] == ("Build 1 house", "Build 1 of 2 houses?")
    assert two[:2] == ("Build 2 houses", "Build 2 houses?")
    assert two[2] == ["+2 points.", "Untick a place to keep its house for later."]
    assert wording(now, "house 1,-1/1") == houses.plans[1]
    assert wording(now, "done") == houses.plans[0]
    assert now.game.guide.outlook(now.state, BLUE).houses is None


@pytest.mark.rule("ROA-P5")
def test_a_tile_that_cannot_lie_so_has_its_reason() -> None:
    nearly = position(TWO, RED, "t01 t12", "t02", tiles=CLOSED_BUT_ONE)
    open_map = position(TWO, RED, "t01 t03", "t01", tiles="t12 0,-1 r0")
    placing = open_map.game.guide.outlook(open_map.state, RED).placing
    assert placing is not None
    assert said(placing.misfit).startswith("Turned so, none of its roads meets a road here.")
    assert placing.obstacles == ()
    assert set(placing.names) == set(open_map.game.guide.outlook(open_map.state, RED).open_cells)
    closes = last_open_cell()
    placing = closes.game.guide.outlook(closes.state, BLUE).placing
    assert placing is not None
    (obstacle,) = [one for one in placing.obstacles if one.tile == "t01"]
    assert (obstacle.cell, obstacle.turns) == ("-1,1", 5)
    assert said(obstacle.why).startswith("This would close the map")
    assert nearly.game.guide.outlook(nearly.state, RED).placing is not None
    assert nearly.game.guide.outlook(nearly.state, BLUE).placing is None, "hands are secret"


def last_open_cell() -> Position:
    return position(TWO, BLUE, "t02", "t01", tiles=NEARLY, stacks=[(), ()])


def test_sentences_of_the_round_of_the_rulebook() -> None:
    now = blue_to_act()
    assert sentence(now, BLUE_TILES[0], None) == (
        "Blue laid a tile with a sharp bend and a trade route "
        "(3 rows north of Rome, one tile to the east)."
    )
    now = now.after(BLUE_TILES[0])
    laid = (
        "Blue laid a tile with a straight road that forks to the right and a hot spring "
        "(2 tiles north-east of Rome) and closed a loop of 5 tiles. "
    )
    assert sentence(now, BLUE_TILES[1], None) == (
        f"{laid}Blue built a villa. Red’s house became a spa. Points: Red +2, Blue +2."
    )
    assert sentence(now, BLUE_TILES[1], RED) == (
        f"{laid}Blue built a villa. Your house became a spa. Points: you +2, Blue +2."
    )
    now = now.after(BLUE_TILES[1])
    assert sentence(now, "house 3,-3", BLUE) == (
        "You built a house on the trade route (3 rows north of Rome, one tile to the east). "
        "Points: you +1."
    )
    assert sentence(now, "done", BLUE) == "You built no more houses."
    now = yellow_to_act().after(YELLOW_TILES[0])
    assert sentence(now, YELLOW_TILES[1], None) == (
        "Yellow laid a tile with a straight road that forks to the left and a hot spring "
        "(right beside Rome, to the north-west) and closed a loop of 3 tiles. "
        "Yellow built a monument. Points: Yellow +4."
    )
    assert sentence(now, YELLOW_TILES[1], YELLOW).startswith("You laid a tile with ")


def recap(now: Position, *lines: str) -> tuple[list[str], list[str]]:
    game, steps = now.game, []
    for line in lines:
        action = recognise(game, now.state, line)
        steps.append(Step(now.state, action, game.apply(now.state, action)))
        now = now.after(line)
    short = game.guide.recap(steps, None)
    return [said(one) for one in short.deeds], [said(one) for one in short.gains]


def test_a_turn_in_short() -> None:
    now = blue_to_act()
    assert recap(now, BLUE_TILES[0]) == (["laid a tile"], [])
    assert recap(now, *BLUE_TILES, "house 3,-3") == (
        ["closed a loop of 5 tiles", "built a villa and a house", "turned a house into a spa"],
        ["+3 points", "Red +2"],
    )


def digest(now: Position, line: str) -> Digest | None:
    action = recognise(now.game, now.state, line)
    return now.game.guide.digest(now.state, action, now.game.apply(now.state, action), None)


def test_digests_of_the_round_of_the_rulebook() -> None:
    now = blue_to_act()
    assert digest(now, BLUE_TILES[0]) == Digest((0, 0, 0, 0), "3,-3")
    now = now.after(BLUE_TILES[0])
    brought = digest(now, BLUE_TILES[1])
    assert brought is not None
    assert (brought.gains, brought.cell) == ((2, 2, 0, 0), "3,-2")
    assert brought.title is not None
    assert said(brought.title, BLUE) == "You closed a loop of 5 tiles"
    assert brought.remark is None
    assert [(said(one.says), one.gain) for one in brought.effects] == [
        ("Blue built a villa", 2),
        ("Red’s house became a spa", 2),
    ]
    assert [len(loop) for loop in brought.loops] == [5]
    assert brought.builds == (
        Built("2,-2/0", Kind.VILLA, "blue", BLUE),
        Built("2,-1/4", Kind.SPA, "red", RED, was=Kind.HOUSE),
    )
    now = now.after(BLUE_TILES[1])
    assert digest(now, "house 3,-3") == Digest(
        (0, 1, 0, 0), builds=(Built("3,-3", Kind.HOUSE, "blue", BLUE),)
    )
    assert digest(now, "done") == Digest((0, 0, 0, 0))
    now = now.after("done")
    assert digest(now, now.legal[0] if now.legal else "draw t02 t04") is None
    now = yellow_to_act().after(YELLOW_TILES[0])
    brought = digest(now, YELLOW_TILES[1])
    assert brought is not None
    assert brought.builds == (Built("", Kind.MONUMENT, "yellow", YELLOW, loop=0),)


def test_sentences_of_the_end() -> None:
    now = position(TWO, RED, "t01 t05 t12", "t01 t02 t03 t04", tiles=CLOSED_BUT_ONE)
    now = now.after("place t01 1,-1 r3")
    assert sentence(now, "done", None) == (
        "Red built no more houses. The map is closed: nobody can play any more. "
        "The game is over. Red and Blue share the victory with 0 points each."
    )


@pytest.mark.parametrize(
    ("red", "blue", "words", "headline"),
    [
        ((6, 6, 3, 3), (7, 6, 3, 3), "Red wins with 1 point.", "Red won"),
        (
            (5, 2, 2, 0),
            (3, 4, 0, 1),
            "Red wins: more monuments (3 to 2) at 25 points each.",
            "Red won",
        ),
        (
            (1, 2, 2, 1),
            (4, 2, 1, 1),
            "Blue wins: more spas (2 to 1) at 25 points each.",
            "Blue won",
        ),
        ((5, 5, 3, 3), (3, 6, 3, 3), "Red wins: more villas (1 to 0) at 4 points each.", "Red won"),
        (
            (6, 6, 3, 3),
            (6, 6, 3, 3),
            "Red and Blue share the victory with 1 point each.",
            "Red and Blue won",
        ),
    ],
)
def test_the_end_explains_the_tie_break(
    red: tuple[int, int, int, int],
    blue: tuple[int, int, int, int],
    words: str,
    headline: str,
) -> None:
    now = finished(red=red, blue=blue)
    assert [said(one) for one in now.game.guide.outlook(now.state, None).ending] == [words]
    tie_break = now.game.guide.reckoning(now.state).tie_break
    assert (tie_break is not None) == (len(set(now.scores)) == 1)
    assert tie_break is None or said(tie_break).startswith("With equal points, more monuments win")
    assert prompt(now, None) == f"The game is over. {words}"
    assert said(now.game.guide.headline(now.state).title) == headline


def test_who_wins_reads_it_so() -> None:
    now = finished(red=(6, 6, 3, 3))
    assert prompt(now, RED) == "The game is over. You win with 1 point."


def test_headlines() -> None:
    first = message("headline-turn", turn=1, of=6)
    assert said(first) == "Turn 1 of 6"
    assert TWO.guide.headline(start(TWO).state) == Headline(first, (0, 0))
    assert red_to_act().game.guide.headline(yellow_to_act().state) == Headline(first, (4, 3, 0, 0))
    done = TWO.guide.headline(finished(red=(6, 6, 3, 3)).state)
    assert (said(done.title), done.scores, done.winners) == ("Red won", (1, 0), (0,))


def test_refusals_say_why() -> None:
    now = position(TWO, RED, "t01 t03", "t01", tiles="t12 0,-1 r0")
    for line, words in {
        "place t05 1,-1 r0": "t05 is not in your hand: you have t01 and t03.",
        "place t01 0,-1 r0": "There is a tile at 0,-1 already. Choose an empty cell.",
        "place t01 9,9 r0": "No road of the network leads to 9,9. Roads lead to",
        "place t03 1,-1 r5": "t03 looks the same when turned less: say r2.",
        "place t01 0,-2 r3": "Turned so, no road of t01 joins the network at 0,-2. Turn it.",
        "place t01": "'place t01' is not a choice now. Choose one of: place t01",
        "house 0,0/4": "'house 0,0/4' is not a choice now.",
        "place t01 999,0 r0": "'place t01 999,0 r0' is not a choice now.",
    }.items():
        with pytest.raises(Illegal) as refused:
            recognise(TWO, now.state, line)
        assert said(refused.value.message).startswith(words), line
    dealing = said(TWO.guide.refusal(TWO.initial(), "draw t99"))
    assert dealing == "'draw t99' is not a choice now: tiles are drawn from a stack."
    offered = red_to_act().after(*RED_TILES)
    refusal = said(offered.game.guide.refusal(offered.state, "house 9,9"))
    assert refusal.endswith("Choose one of: house 1,-1/1, house 2,-1/4, done.")


def test_previews_say_who_gains_what() -> None:
    now = blue_to_act()
    assert preview(now, BLUE_TILES[0]) == Preview((0, 0, 0, 0))
    now = now.after(BLUE_TILES[0])
    brought = preview(now, BLUE_TILES[1])
    assert brought.gains == (2, 2, 0, 0)
    assert brought.loops == (("3,-3", "2,-2", "1,-1", "2,-1", "3,-2"),)
    assert brought.builds == (
        Built("2,-2/0", Kind.VILLA, "blue", 1),
        Built("2,-1/4", Kind.SPA, "red", 0, was=Kind.HOUSE),
    )
    assert brought.offers == ("3,-3",)
    assert brought.title is not None
    assert said(brought.title) == "Closes a loop"
    assert [(said(one.says, BLUE), one.gain, one.maybe) for one in brought.effects] == [
        ("You build a villa", 2, False),
        ("Red’s house becomes a spa", 2, False),
        ("Room for a house on a dead end or route", 1, True),
    ]
    assert [(one.seat, said(one.says)) for one in brought.sums] == [
        (0, "2 → 4"),
        (1, "0 → 2 or 3"),
    ]
    assert brought.notes == ()
    assert preview(now.after(BLUE_TILES[1]), "house 3,-3") == Preview((0, 1, 0, 0))
    assert preview(now.after(BLUE_TILES[1]), "done") == Preview((0, 0, 0, 0))
    then = yellow_to_act().after(YELLOW_TILES[0])
    brought = preview(then, YELLOW_TILES[1])
    assert brought.gains == (0, 0, 4, 0)
    assert brought.builds == (Built("", Kind.MONUMENT, "yellow", 2, loop=0),)
    assert brought.offers == ("0,-1/5", "0,0/4")


def test_a_preview_counts_no_house_that_is_not_left() -> None:
    now = yellow_to_act().after(YELLOW_TILES[0]).with_supply(yellow=(1, 6, 3, 3))
    brought = preview(now, YELLOW_TILES[1])
    assert len(brought.offers) == 2
    offered = next(one for one in brought.effects if one.maybe)
    assert (said(offered.says), offered.gain) == ("Room for 2 houses, you have 1 left", 1)
    assert said(wording(now, YELLOW_TILES[1]).brings[-1]) == (
        "Room for 2 houses, you have 1 left (+1)."
    )
    placing = now.game.guide.outlook(now.state, YELLOW).placing
    assert placing is not None
    assert [(said(one.says), one.gain) for one in placing.rooms[1].effects] == [
        ("Room for 2 houses, you have 1 left", 1)
    ]
    poor = red_to_act().with_supply(red=(1, 6, 3, 3)).after(RED_TILES[0])
    assert said(wording(poor, RED_TILES[1]).brings[0]) == "Room for 2 houses, you have 1 left (+1)."


def test_a_preview_says_that_the_map_would_be_closed() -> None:
    now = position(TWO, RED, "t01 t05 t12", "t01 t02 t03 t04", tiles=CLOSED_BUT_ONE)
    assert preview(now, "place t12 1,-1 r0").ends
    assert len(preview(now, "place t12 1,-1 r0").offers) == 5


def test_previews_agree_with_what_happens() -> None:
    now = start(AllRoads(seats=3)).drawn()
    for n in range(60):
        if now.is_over:
            break
        line = now.legal[n * 7 % len(now.legal)]
        brought, before = preview(now, line), now.scores
        last = now.asked == "laying" and len(now.seen().moment.fresh) == 1  # type: ignore[union-attr]
        after = now.after(line)
        if last or now.asked == "building":
            gains = tuple(b - a for a, b in zip(before, after.scores, strict=True))
            assert brought.gains == gains
        if last and after.asked == "building":
            assert brought.offers == after.seen().moment.offers  # type: ignore[union-attr]
        now = after.drawn()


def test_the_outlook_counts_everything() -> None:
    now = yellow_to_act().after(*YELLOW_TILES)
    look = now.game.guide.outlook(now.state, None)
    assert [seat.points for seat in look.seats] == [4, 3, 4, 0]
    assert look.seats[0].built == {Kind.HOUSE: 1, Kind.VILLA: 0, Kind.SPA: 1, Kind.MONUMENT: 0}
    assert look.seats[2].left == {Kind.HOUSE: 7, Kind.VILLA: 6, Kind.SPA: 3, Kind.MONUMENT: 2}
    # Four points each, but yellow has a monument.
    assert [seat.ahead for seat in look.seats] == [False, False, True, False]
    assert [(seat.hand, seat.stack) for seat in look.seats] == [(4, 6), (4, 6), (2, 8), (4, 6)]
    assert [(end.place, end.spring, end.taken) for end in look.dead_ends] == [
        ("2,-2/0", False, True),
        ("0,-1/5", False, False),
        ("1,-1/1", False, True),
        ("2,-1/4", True, True),
        ("0,0/4", False, False),
    ]
    assert [(len(loop.loop), loop.has_roads, loop.has_monument) for loop in look.loops] == [
        (5, True, False),
        (3, False, True),
    ]
    assert "-1,1" in look.open_cells
    assert (look.unbuilt.of, look.unbuilt.value, look.ending) == (160, 160 - 11, ())
