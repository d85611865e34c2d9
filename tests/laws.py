"""The laws: properties of every game, each checked on a random walk.

`tests/test_laws.py` checks every game of the registry, `tests/tiny` shows for each law that it
catches a broken game.
"""

import pickle
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from math import isfinite
from random import Random
from typing import Any, TypeAlias, cast

import msgspec
import pytest

from quadriga.bots.search.turns import turn_continues
from quadriga.core import (
    CHANCE,
    AnyGame,
    Entry,
    GameClass,
    GameNotOver,
    GameOver,
    Illegal,
    Refusal,
    Seat,
    Step,
    recognise,
    replay,
)
from quadriga.core.records import GIVEN_UP, UNFINISHED, Record, read, write
from quadriga.core.verification import verify
from quadriga.games.imperator import Imperator
from quadriga.games.imperator.rules.state import State as ImperatorState
from quadriga.language import Message
from quadriga.language.catalogue import LANGUAGES
from quadriga.language.translator import MissingMessage, Translator
from quadriga.table import LogCache, Sitter, Table
from tests.games.all_roads.census import census as all_roads_census
from tests.games.carpe_diem.census import census as carpe_diem_census
from tests.games.minerva.census import census as minerva_census
from tests.tiny import game as tiny
from tests.tiny import nim
from tests.walks import Sample, Walk, chosen, some
from tests.wording import NAMES, messages_in

Law: TypeAlias = Callable[[Walk], None]
LAWS: dict[str, Law] = {}

MAX_STEPS = 2_000
"""No game takes more steps, however it is played."""

FEW, MANY = 4, 40
MAX_REFUSAL_LENGTH = 1_000
ODD_TEXTS = (
    "",
    " ",
    "\n",
    "\x00",
    "\x1b[2J",
    "\ud800",
    "‮",
    "#",
    "---",
    "hidden",
    "None",
    "result 12",
    "quadriga record 1",
    "pass",
    "build theater 1,0",
    "take",
    "draw",
    "pick",
    "deal 1",
    "roll",
    "spend 0 0",
    "take nothing",
    "'; --",
    "x" * 100_000,
)


def law(check: Law) -> Law:
    """Register a check as a law."""
    LAWS[check.__name__] = check
    return check


def hold(check: Law, sample: Sample, *, shrink: bool = True) -> None:
    """Tries a law on every walk of a sample; of those that fail the shortest is shown."""
    try:
        for walk in sample.walks:
            check(walk)
    except Exception:
        if shrink:
            sample.shrink(check)
        raise


# ---- what can be done ----------------------------------------------------------------------------


@law
def each_listed_action_applies(walk: Walk) -> None:
    for state in walk.spots():
        for action in some(walk.game.legal_actions(state), MANY):
            try:
                after = walk.game.apply(state, action)
            except Exception as error:
                raise AssertionError(f"{action} is listed but does not apply") from error
            assert type(after) is type(state)


@law
def only_a_finished_game_has_no_action(walk: Walk) -> None:
    game = walk.game
    for state in walk.positions():
        actor = game.to_act(state)
        if actor is None:
            assert not game.legal_actions(state), "a finished game lists an action"
        elif actor is CHANCE:  # It may have too many outcomes to list, but never none.
            assert game.outcome(state, str(game.sample_chance(state, Random(0)))) is not None
        else:
            assert actor in range(game.seats), f"there is no seat {actor}"
            assert game.legal_actions(state), "a seat is to act and has no legal action"


@law
def legal_actions_stay_in_order(walk: Walk) -> None:
    for state in walk.spots():
        listed = list(walk.game.legal_actions(state))
        assert list(walk.game.legal_actions(state)) == listed
        assert list(walk.game.legal_actions(_through_json(state))) == listed


@law
def every_game_ends(walk: Walk) -> None:
    end = _played_to_the_end(walk)
    _check_line(walk.game.result(end))
    assert walk.game.result(end) not in (UNFINISHED, GIVEN_UP)


def _played_to_the_end(walk: Walk) -> Any:
    """The end of the game if the walk goes on at random."""
    game, state, rng = walk.game, walk.positions()[-1], Random(walk.choices)
    for _ in range(MAX_STEPS):
        if game.to_act(state) is None:
            break
        state = game.apply(state, chosen(game, state, rng.getrandbits(32)))
    assert game.to_act(state) is None, f"the game goes on after {MAX_STEPS} steps"
    return state


@law
def only_a_finished_game_has_a_result(walk: Walk) -> None:
    game = walk.game
    for state in walk.positions():
        over = game.to_act(state) is None
        try:
            result = game.result(state)
        except GameNotOver:
            assert not over, "a finished game has no result"
        else:
            assert over, f"a game that goes on has the result {result}"


# ---- notation ------------------------------------------------------------------------------------


@law
def notations_are_distinct_and_recognised(walk: Walk) -> None:
    game = walk.game
    for state in walk.spots():
        legal = game.legal_actions(state)
        twice = [text for text, n in Counter(map(str, legal)).items() if n > 1]
        assert not twice, f"these stand for more than one action: {twice}"
        for action in some(legal, MANY):
            assert recognise(game, state, str(action)) == action


@law
def chance_is_recognised(walk: Walk) -> None:
    game = walk.game
    for state in walk.spots():
        if game.to_act(state) is not CHANCE:
            continue
        sampled = [game.sample_chance(state, Random(seed)) for seed in range(FEW)]
        listed = game.legal_actions(state)
        for action in (*sampled, *some(listed, FEW)):
            assert game.outcome(state, str(action)) == action
        assert not listed or {*map(str, sampled)} <= {*map(str, listed)}


@law
def mutated_notations_are_refused(walk: Walk) -> None:
    game = walk.game
    for state in some(walk.positions(), 2):
        before = _encoded(state)
        legal = [str(action) for action in game.legal_actions(state)]
        for text in _mutants(legal or _sampled(game, state)):
            if text not in legal:
                _check_refused(game, state, text)
        assert _encoded(state) == before
        assert [str(action) for action in game.legal_actions(state)] == legal


def _check_refused(game: AnyGame, state: Any, text: str) -> None:
    if game.to_act(state) is None:
        with pytest.raises(GameOver):
            recognise(game, state, text)
        return
    try:
        action = recognise(game, state, text)
    except Illegal as refusal:
        message = refusal.message
    except Exception as error:
        raise AssertionError(f"{text[:80]!r} is not refused in words") from error
    else:  # Where the outcomes of chance are not listed, a mutant may be one of them.
        assert str(action) == text, f"{text[:80]!r} is taken for {action}"
        return
    assert len(repr(message)) < MAX_REFUSAL_LENGTH  # Fluent refuses to say what is much longer.
    for line in _said(game, message, None):
        _check_line(line)


def _sampled(game: AnyGame, state: Any) -> list[str]:
    if game.to_act(state) is not CHANCE:
        return []
    return [str(game.sample_chance(state, Random(0)))]


def _mutants(texts: list[str]) -> Iterator[str]:
    yield from ODD_TEXTS
    for text in some(texts, 3):
        for n in some(range(len(text)), FEW):
            yield text[:n] + text[n + 1 :]
            yield text[:n] + text[n] + text[n:]
            yield text[:n] + text[n + 1 : n + 2] + text[n] + text[n + 2 :]
        yield from (text.upper(), text.title(), text.replace(" ", "  "), text.replace(" ", "_"))
        yield from (f" {text}", f"{text} ", f"{text}\n", f"{text}\r", f"{text}\t", f"{text}\x00")
        yield from (f"{text} {text}", f"* {text}", f"1 {text}", f"# {text}", text[::-1])
        yield from (text.replace(" ", "\N{NO-BREAK SPACE}") + "\N{ZERO WIDTH SPACE}", text * 5_000)


# ---- positions -----------------------------------------------------------------------------------


@law
def apply_leaves_the_old_position_alone(walk: Walk) -> None:
    for state, action in walk.moves():
        before = _encoded(state)
        walk.game.apply(state, action)
        assert _encoded(state) == before, f"{action} changed the old position"


@law
def apply_has_no_chance_in_it(walk: Walk) -> None:
    for state, action in walk.moves():
        once, twice = walk.game.apply(state, action), walk.game.apply(state, action)
        assert once == twice, f"{action} leads to two positions"
        assert _encoded(once) == _encoded(twice)


@law
def a_log_replays_to_an_equal_position(walk: Walk) -> None:
    end = walk.positions()[-1]
    with _nothing_refused():
        replayed = replay(walk.game, walk.log())
    assert replayed == end
    assert _encoded(replayed) == _encoded(end)
    assert walk.again().positions()[-1] == end, "the same choices lead elsewhere"


@law
def components_are_conserved(walk: Walk) -> None:
    assert walk.game.name in CENSUS, f"count the components of {walk.game.name} in CENSUS"
    for state in walk.positions():
        CENSUS[walk.game.name](walk.game, state)


@law
def states_and_views_survive_json(walk: Walk) -> None:
    for state in walk.spots():
        assert _through_json(state) == state
        for seat in walk.viewers():
            view = walk.game.view(state, seat)
            assert _through_json(view) == view


@law
def positions_and_views_hash_by_value(walk: Walk) -> None:
    game = walk.game
    for state in walk.spots():
        for value in (state, *(game.view(state, seat) for seat in walk.viewers())):
            try:
                same = hash(_through_json(value)) == hash(value)
            except TypeError as error:
                raise AssertionError(f"{value} has no hash") from error
            assert same, f"{value} and an equal value have different hashes"


@law
def the_order_of_a_dictionary_decides_nothing(walk: Walk) -> None:
    """Equal positions are alike, but for lists that are shown in the order of laying."""
    game = walk.game
    for state in walk.spots()[::2]:
        again = _reordered(state)
        assert (again, hash(again)) == (state, hash(state))
        listed = [str(action) for action in game.legal_actions(state)]
        assert [str(action) for action in game.legal_actions(again)] == listed
        actor = game.to_act(state)
        seat = None if actor is CHANCE else actor
        for show in (game.view, game.guide.outlook):
            assert _unordered(show(again, seat)) == _unordered(show(state, seat))


@law
def games_and_positions_can_be_pickled(walk: Walk) -> None:
    game = walk.game
    for state in walk.spots():
        views = [game.view(state, seat) for seat in walk.viewers()]
        try:
            again = pickle.loads(pickle.dumps((game, state, views)))
        except (pickle.PicklingError, AttributeError, TypeError) as error:
            raise AssertionError(f"{game} or {state} cannot be pickled") from error
        assert again == (game, state, views)
        assert hash(again[0]) == hash(game)
        assert list(again[0].legal_actions(again[1])) == list(game.legal_actions(state))


@law
def the_setup_makes_the_same_game(walk: Walk) -> None:
    game, setup = walk.game, walk.game.setup
    assert _through_json(setup) == setup
    again = cast(GameClass, type(game))(seats=setup.seats, variant=setup.variant, **setup.options)
    assert (again.name, again.seats, again.rules) == (game.name, game.seats, game.rules)
    assert again.setup == setup
    assert again == game
    assert again.fingerprint == game.fingerprint
    end = walk.positions()[-1]
    with _nothing_refused():
        replayed = replay(again, walk.log())
    assert replayed == end
    assert list(again.legal_actions(replayed)) == list(game.legal_actions(end))


@law
def a_record_reads_back(walk: Walk) -> None:
    game, end = walk.game, walk.positions()[-1]
    record = Record(
        setup=game.setup,
        rules=game.rules,
        names=tuple(f"Name {seat}" for seat in range(game.seats)),
        entries=walk.log(),
        result=game.result(end) if game.to_act(end) is None else None,
        components=game.fingerprint,
    )
    with _nothing_refused():
        reading = read(write(record).encode())
        assert reading.record == record
        assert verify(game, reading) == end


@law
def scores_and_rewards_fit_the_seats(walk: Walk) -> None:
    game = walk.game
    for state in walk.positions():
        scores, rewards = game.scores(state), game.rewards(state)
        assert len(scores) == len(rewards) == game.seats
        assert all(type(score) is int for score in scores), scores
        assert all(isinstance(reward, float) and 0 <= reward <= 1 for reward in rewards), rewards
        assert all(isfinite(game.knowledge.worth(state, Seat(seat))) for seat in range(game.seats))


@law
def a_reckoning_adds_up_and_agrees_with_who_wins(walk: Walk) -> None:
    game, state = walk.game, walk.positions()[-1]
    if game.to_act(state) is not None:
        return
    reckoning, scores, rewards = (
        game.guide.reckoning(state),
        game.scores(state),
        game.rewards(state),
    )
    assert all(len(line.points) == game.seats for line in reckoning.lines)
    sums = tuple(sum(line.points[seat] for line in reckoning.lines) for seat in range(game.seats))
    assert sums == scores
    is_told = reckoning.tie_break is not None
    assert is_told == (bool(reckoning.places) and len({*scores}) < len(scores))
    if reckoning.places:
        first = [seat for seat, place in enumerate(reckoning.places) if place == 1]
        assert first == [seat for seat, reward in enumerate(rewards) if reward == max(rewards)]
        by_place = sorted(zip(reckoning.places, scores, strict=True), key=lambda one: one[0])
        assert [points for _, points in by_place] == sorted(scores, reverse=True)
    rungs = [rung.points for rung in game.guide.titles()]
    assert rungs == sorted({*rungs})
    assert rungs[:1] in ([], [0])


@law
def of_a_finished_game_its_points_are_expected(walk: Walk) -> None:
    """Where all win or lose together, everybody expects the points of all."""
    game, end = walk.game, _played_to_the_end(walk)
    points, expected = list(game.scores(end)), list(game.knowledge.expected(end))
    assert expected in (points, [sum(points)] * game.seats), (expected, points)


# ---- what is seen --------------------------------------------------------------------------------


@law
def a_determinized_position_looks_the_same(walk: Walk) -> None:
    game = walk.game
    for state in walk.spots():
        for seat in walk.viewers():
            view = game.view(state, seat)
            for seed in range(FEW):
                guess = game.knowledge.determinize(view, Random(seed))
                assert game.view(guess, seat) == view
                assert game.to_act(guess) == game.to_act(state)
                CENSUS[game.name](game, guess)


@law
def nothing_secret_is_sent(walk: Walk) -> None:
    """Non-interference: changing what a seat may not know changes no byte that it is sent."""
    game = walk.game
    for seat in walk.viewers():
        for state in walk.spots():
            guesses = {
                game.knowledge.determinize(game.view(state, seat), Random(seed))
                for seed in range(2)
            }
            differing = guesses - {state}
            sent = _sent(game, state, seat) if differing else b""
            assert all(_sent(game, guess, seat) == sent for guess in differing)
    log = walk.log()
    # Logs are long and each has hundreds of lines to leak from: one reader a walk, in turn.
    reader = walk.viewers()[len(log) % len(walk.viewers())]
    other = log_of_another_world(game, log, reader, Random(walk.choices))
    assert _log_lines(game, other, reader) == _log_lines(game, log[: len(other)], reader)


def _sent(game: AnyGame, state: Any, seat: Seat | None) -> bytes:
    guide, actor = game.guide, game.to_act(state)
    sent: list[Any] = [
        actor,
        game.view(state, seat),
        guide.prompt(state, seat),
        guide.step(state),
        guide.outlook(state, seat),
        guide.headline(state).seen_by(seat),
        guide.things(state, seat),
        [guide.explain(state, one, seat) for one in some(guide.things(state, seat), MANY)],
    ]
    if actor is None:
        sent += [game.result(state), game.scores(state), game.rewards(state)]
        sent.append(guide.reckoning(state))
    elif actor == seat:
        sent += [_choice(game, state, action) for action in game.legal_actions(state)]
        sent += _reasons(game, state, seat)
    return _encoded(sent)


def _reasons(game: AnyGame, state: Any, seat: Seat) -> list[Message | None]:
    """Why some turns are good, each next to another one."""
    turns = [_turn(game, state, one, seat) for one in some(game.legal_actions(state), FEW)]
    return [
        game.guide.reason(turn, instead, seat)
        for turn, instead in zip(turns, turns[1:] + turns[:1], strict=True)
        if turn is not instead
    ]


def _turn(game: AnyGame, state: Any, action: Any, seat: Seat) -> list[Step[Any, Any]]:
    """A turn that begins with `action` and goes on by whatever is listed first."""
    steps = [Step(state, action, game.apply(state, action))]
    while turn_continues(game, state := steps[-1].after, seat):
        first = game.legal_actions(state)[0]
        steps.append(Step(state, first, game.apply(state, first)))
    return steps


def _choice(game: AnyGame, state: Any, action: Any) -> tuple[Any, ...]:
    """All that is sent of a choice."""
    guide = game.guide
    preview = guide.preview(state, action)
    return (
        str(action),
        guide.action_data(action),
        guide.label(state, action),
        guide.wording(state, action, preview),
        preview,
    )


def log_of_another_world(
    game: AnyGame, log: tuple[Entry, ...], seat: Seat | None, rng: Random
) -> tuple[Entry, ...]:
    """A log that looks the same to `seat`, up to the first entry for which none was found."""
    other: list[Entry] = []
    true = state = game.initial()
    for entry in log:
        true = game.apply(true, recognise(game, true, entry.text))
        seen = game.view(true, seat)
        for action in _other_actions(game, state, entry, seat, rng):
            after = game.apply(state, action)
            if game.view(after, seat) == seen:
                other.append(Entry(entry.actor, str(action)))
                state = after
                break
        else:
            break
    return tuple(other)


def _other_actions(
    game: AnyGame, state: Any, entry: Entry, seat: Seat | None, rng: Random
) -> Iterator[Any]:
    """Candidates in place of `entry`: other outcomes of chance, or the same action first."""
    if entry.actor is CHANCE:
        yield from (game.sample_chance(state, rng) for _ in range(FEW))
        if (same := game.outcome(state, entry.text)) is not None:
            yield same
        return
    legal = game.legal_actions(state)
    yield from (action for action in legal if str(action) == entry.text)
    if entry.actor != seat:
        yield from legal


def _log_lines(game: AnyGame, log: tuple[Entry, ...], seat: Seat | None) -> bytes:
    table, cache = Table.resume(game, [Sitter("Somebody")] * game.seats, log, 0), LogCache(game)
    return _encoded((cache.lines(seat, table.log, table.state), cache.turns(seat)))


# ---- words ---------------------------------------------------------------------------------------


@law
def words_are_single_lines(walk: Walk) -> None:
    for seat, message in _messages(walk):
        for line in _said(walk.game, message, seat):
            _check_line(line)
    steps = list(walk.steps())
    for step in some(steps, FEW):
        for seat in walk.viewers():
            _check_line(walk.game.redacted(step.before, step.action, seat, steps[-1].after))


@law
def messages_are_in_every_language(walk: Walk) -> None:
    game = walk.game
    for seat, message in _messages(walk):
        _said(game, message, seat)
    for state in some(walk.positions(), 2):
        for seat in walk.viewers():
            _check_said(game, game.guide.outlook(state, seat), seat)
    for step in some(list(walk.steps()), FEW):
        for seat in walk.viewers():
            digest = game.guide.digest(step.before, step.action, step.after, seat)
            _check_said(game, digest, seat)


def _messages(walk: Walk) -> Iterator[tuple[Seat | None, Message]]:
    """What the guide says along a walk, each with a seat that reads it."""
    game = walk.game
    try:
        for state in walk.spots():
            for seat in walk.viewers():
                yield from ((seat, one) for one in _at(game, state, seat))
        for step in some(list(walk.steps()), FEW):
            for seat in walk.viewers():
                step_taken = Step(step.before, step.action, step.after)
                yield seat, game.guide.sentence(step.before, step.action, step.after, seat)
                if (begun := game.guide.begins(step.before, step.after)) is not None:
                    yield seat, begun
                if step.actor is not CHANCE:
                    recap = game.guide.recap([step_taken], seat)
                    yield from ((seat, one) for one in (*recap.deeds, *recap.gains))
    except Exception as error:
        raise AssertionError(f"{game} has no words") from error


def _at(game: AnyGame, state: Any, seat: Seat | None) -> Iterator[Message]:
    """What is said to a seat in a position."""
    guide = game.guide
    yield guide.prompt(state, seat)
    yield guide.headline(state).title
    if (part := guide.step(state)) is not None:
        yield part
    if game.to_act(state) is None:
        yield from messages_in(guide.reckoning(state))
        yield from messages_in(guide.titles())
    if game.to_act(state) == seat and seat is not None:
        yield from (guide.refusal(state, text) for text in ODD_TEXTS)
        for action in some(game.legal_actions(state), FEW * 2):
            yield from messages_in(_choice(game, state, action))
        yield from filter(None, _reasons(game, state, seat))


def _check_said(game: AnyGame, shown: Any, seat: Seat | None) -> None:
    for message in messages_in(shown):
        _said(game, message, seat)


def _said(game: AnyGame, message: Message, seat: Seat | None) -> list[str]:
    """The message in every language, as `seat` reads it."""
    try:
        return [_translator(one, game.name, seat).text(message) for one in LANGUAGES]
    except MissingMessage as error:
        raise AssertionError(f"{message} cannot be said: {error}") from error


@cache
def _translator(language: str, part: str, seat: Seat | None) -> Translator:
    """One for all walks: they meet the same messages again and again."""
    return Translator(language, part, NAMES, seat)


@law
def every_thing_is_explained(walk: Walk) -> None:
    guide = walk.game.guide
    # One reader a position, in turn: what each may know is the concern of another law.
    for n, state in enumerate(some(walk.positions(), 2), start=len(walk.choices)):
        seat = walk.viewers()[n % len(walk.viewers())]
        things = guide.things(state, seat)
        assert len({*things}) == len(things), "a thing is named twice"
        for thing in some(things, MANY):
            explanation = guide.explain(state, thing, seat)
            assert explanation is not None, f"{thing} is not explained"
            assert explanation.what, f"what {thing} is remains untold"
            for message in messages_in(explanation):
                for line in _said(walk.game, message, seat):
                    _check_line(line)
        for text in _mutants(list(things)):
            known = guide.explain(state, text, seat) is not None
            assert known == (text in things), f"{text[:80]!r} is taken for a thing"


@law
def what_is_shown_encodes(walk: Walk) -> None:
    game, viewers = walk.game, walk.viewers()
    for state in walk.spots():
        shown = [game.guide.outlook(state, seat) for seat in viewers]
        if game.to_act(state) not in (None, CHANCE):
            shown += [game.guide.preview(state, a) for a in game.legal_actions(state)]
        _check_encodes(shown)
    for step in some(list(walk.steps()), MANY):
        digests = [
            game.guide.digest(step.before, step.action, step.after, seat) for seat in viewers
        ]
        _check_encodes(one for one in digests if one is not None)


@contextmanager
def _nothing_refused() -> Iterator[None]:
    try:
        yield
    except Refusal as refusal:
        raise AssertionError(f"what was played is refused: {refusal}") from refusal


def _check_encodes(values: Iterable[msgspec.Struct]) -> None:
    for value in values:
        try:
            assert _through_json(value) == value
        except TypeError as error:
            raise AssertionError(f"{value} cannot be sent") from error


def _check_line(text: str) -> None:
    assert text, "there are no words"
    assert text == text.strip(), f"{text!r} has spaces around it"
    assert text.isprintable(), f"{text!r} is not one line of plain text"


def _encoded(value: Any) -> bytes:
    return msgspec.json.encode(value)


def _reordered(value: Any) -> Any:
    """An equal value with the items of every dictionary in reverse order."""
    if isinstance(value, dict):
        return {key: _reordered(item) for key, item in reversed(value.items())}
    if type(value) is tuple:
        return tuple(map(_reordered, value))
    if isinstance(value, msgspec.Struct):
        fields = msgspec.structs.asdict(value)
        return type(value)(**{name: _reordered(item) for name, item in fields.items()})
    return value


def _unordered(value: Any) -> Any:
    """What a value consists of, without the order of its lists."""
    match msgspec.to_builtins(value):
        case dict() as items:
            return {name: _unordered(item) for name, item in items.items()}
        case list() | tuple() as items:
            return sorted(map(_unordered, items), key=repr)
        case plain:
            return plain


def _through_json(value: Any) -> Any:
    try:
        return msgspec.json.decode(_encoded(value), type=type(value))
    except msgspec.ValidationError as error:
        raise AssertionError(f"{value} cannot be read back") from error


# ---- the components of each game -----------------------------------------------------------------


def _imperator_census(game: Imperator, state: ImperatorState) -> None:
    """Every card is in one place, the cubes suffice, and the tracks are within their limits."""
    box, tables = game.box(), game.tables
    view = game.view(state, None)
    piles = [*view.deck, *view.hand, *view.discard, *view.built]
    assert sorted(piles) == sorted(card.id for card in box.cards)
    masks = (state.deck, state.hand, state.built)
    assert sum(mask.bit_count() for mask in masks) == (masks[0] | masks[1] | masks[2]).bit_count()
    cubes = len(box.tracks.kinds) + len(view.regions) + sum(state.cubes) + state.marked
    assert cubes <= box.supply.cubes
    assert all(0 <= n <= most for n, most in zip(state.cubes, tables.cubes_needed, strict=True))
    assert 0 <= state.marked <= len(box.invasions)
    tracks = (state.culture, state.military, state.industry)
    assert all(box.tracks.min <= value <= box.tracks.max for value in tracks)


CENSUS: Mapping[str, Callable[[Any, Any], None]] = {
    "all_roads": all_roads_census,
    "carpe_diem": carpe_diem_census,
    "imperator": _imperator_census,
    "minerva": minerva_census,
    "nim": nim.census,
    "tiny": tiny.census,
}
