"""Variants of the tiny game with one bug each, which a law has to catch."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from random import Random
from typing import Any, TypeVar

from msgspec import Struct, field
from msgspec.structs import asdict, force_setattr, replace

from quadriga.core import (
    Actor,
    Explanation,
    GameNotOver,
    Headline,
    Recap,
    Reckoning,
    Seat,
    Setup,
    Step,
    Wording,
    hash_by_value,
)
from quadriga.language import Message, message, verbatim
from tests.tiny.game import (
    CARDS,
    Action,
    Deal,
    Guide,
    Knowledge,
    Open,
    Over,
    Pick,
    Picking,
    Placing,
    Roll,
    Rolling,
    State,
    Tiny,
    View,
)

BUGS: list[tuple[str, type[Tiny]]] = []
"""The name of a law, and a game that breaks it."""

T = TypeVar("T", bound=type[Tiny])


def breaks(law: str) -> Callable[[T], T]:
    """Register a broken game under the name of the law that has to catch it."""

    def enter(broken: T) -> T:
        BUGS.append((law, broken))
        return broken

    return enter


# ---- what can be done ----------------------------------------------------------------------------


@breaks("each_listed_action_applies")
class ListsACardThatIsNotThere(Tiny):
    def legal_actions(self, state: State) -> Sequence[Action]:
        legal = super().legal_actions(state)
        return [*legal, Pick(9)] if isinstance(state.phase, Picking) else legal


class OtherState(State, frozen=True):
    pass


@breaks("each_listed_action_applies")
class EndsInSomethingElse(Tiny):
    def apply(self, state: State, action: Action) -> State:
        after = super().apply(state, action)
        fields = {name: getattr(after, name) for name in after.__struct_fields__}
        return OtherState(**fields) if isinstance(action, Roll) else after


@breaks("only_a_finished_game_has_no_action")
class GetsStuck(Tiny):
    def legal_actions(self, state: State) -> Sequence[Action]:
        stuck = isinstance(state.phase, Placing) and state.phase.card == CARDS[0]
        return [] if stuck else super().legal_actions(state)


@breaks("only_a_finished_game_has_no_action")
class GoesOnWhenOver(Tiny):
    def legal_actions(self, state: State) -> Sequence[Action]:
        return [Open()] if isinstance(state.phase, Over) else super().legal_actions(state)


@breaks("only_a_finished_game_has_no_action")
class WaitsForNobody(Tiny):
    def to_act(self, state: State) -> Actor | None:
        actor = super().to_act(state)
        return Seat(self.seats) if isinstance(state.phase, Placing) else actor


@breaks("only_a_finished_game_has_no_action")
class RollsWhatCannotComeUp(Tiny):
    def sample_chance(self, state: State, rng: Random) -> Action:
        rolling = isinstance(state.phase, Rolling)
        return Roll(6) if rolling else super().sample_chance(state, rng)


@breaks("legal_actions_stay_in_order")
class ShufflesItsList(Tiny):
    calls = count()

    def legal_actions(self, state: State) -> Sequence[Action]:
        return super().legal_actions(state)[:: -1 if next(self.calls) % 2 else 1]


@breaks("every_game_ends")
class RollsForEver(Tiny):
    def apply(self, state: State, action: Action) -> State:
        after = super().apply(state, action)
        return replace(after, phase=Rolling()) if isinstance(action, Roll) else after


@breaks("every_game_ends")
class HasNoResult(Tiny):
    def result(self, state: State) -> str:
        return ""


@breaks("only_a_finished_game_has_a_result")
class MakesUpAResult(Tiny):
    def result(self, state: State) -> str:
        return " ".join(map(str, self.scores(state)))


@breaks("only_a_finished_game_has_a_result")
class RefusesItsResult(Tiny):
    def result(self, state: State) -> str:
        raise GameNotOver()


# ---- notation ------------------------------------------------------------------------------------


@breaks("notations_are_distinct_and_recognised")
class ListsTwice(Tiny):
    def legal_actions(self, state: State) -> Sequence[Action]:
        legal = super().legal_actions(state)
        return [*legal, *legal] if isinstance(state.phase, Placing) else legal


@breaks("notations_are_distinct_and_recognised")
class TakesOneForAnother(Tiny):
    def outcome(self, state: State, text: str) -> Action | None:
        found = super().outcome(state, text)
        return Roll(0) if isinstance(found, Roll) else found


@breaks("chance_is_recognised")
class ForgetsAnOutcome(Tiny):
    def outcome(self, state: State, text: str) -> Action | None:
        return None if text == "roll 2" else super().outcome(state, text)


@breaks("chance_is_recognised")
class DealsUnsorted(Tiny):
    def sample_chance(self, state: State, rng: Random) -> Action:
        action = super().sample_chance(state, rng)
        return Deal(action.seat, action.cards[::-1]) if isinstance(action, Deal) else action


@breaks("chance_is_recognised")
class SamplesBeyondItsList(Tiny):
    def legal_actions(self, state: State) -> Sequence[Action]:
        legal = super().legal_actions(state)
        return legal[:1] if isinstance(state.phase, Rolling) else legal

    def outcome(self, state: State, text: str) -> Action | None:
        return next((a for a in super().legal_actions(state) if str(a) == text), None)

    def sample_chance(self, state: State, rng: Random) -> Action:
        return rng.choice(super().legal_actions(state))


@breaks("mutated_notations_are_refused")
class ReadsAnyCase(Tiny):
    def outcome(self, state: State, text: str) -> Action | None:
        return super().outcome(state, text.lower())


@breaks("mutated_notations_are_refused")
class ReadsPastSpaces(Tiny):
    def outcome(self, state: State, text: str) -> Action | None:
        return super().outcome(state, " ".join(text.split()))


@breaks("mutated_notations_are_refused")
class StumblesOverOddText(Tiny):
    class Words(Guide):
        def refusal(self, state: State, text: str) -> Message:
            return verbatim(f"{text.split()[0]} is not a choice now.")


@breaks("mutated_notations_are_refused")
class EchoesAll(Tiny):
    class Words(Guide):
        def refusal(self, state: State, text: str) -> Message:
            return verbatim(f"{text!r} is not a choice now.")


@breaks("mutated_notations_are_refused")
class ChangesWhenRefusing(Tiny):
    class Words(Guide):
        def refusal(self, state: State, text: str) -> Message:
            force_setattr(state, "bag", state.bag[1:])
            return super().refusal(state, text)


# ---- positions -----------------------------------------------------------------------------------


@breaks("apply_leaves_the_old_position_alone")
class DealsInPlace(Tiny):
    def apply(self, state: State, action: Action) -> State:
        after = super().apply(state, action)
        if isinstance(action, Deal):
            force_setattr(state, "bag", after.bag)
        return after


@breaks("apply_has_no_chance_in_it")
class RollsInApply(Tiny):
    rolls = count()

    def apply(self, state: State, action: Action) -> State:
        after = super().apply(state, action)
        return replace(after, phase=Over(next(self.rolls))) if isinstance(action, Roll) else after


@breaks("a_log_replays_to_an_equal_position")
class BeginsAnewEachTime(Tiny):
    begun = count()

    def initial(self) -> State:
        state = super().initial()
        return replace(state, bag=state.bag[::-1]) if next(self.begun) % 2 else state


@breaks("a_log_replays_to_an_equal_position")
class RemembersOutsideThePosition(Tiny):
    bonus = 0

    def sample_chance(self, state: State, rng: Random) -> Action:
        self.bonus += 1
        return super().sample_chance(state, rng)

    def apply(self, state: State, action: Action) -> State:
        after = super().apply(state, action)
        return replace(after, phase=Over(self.bonus)) if isinstance(action, Roll) else after


@breaks("components_are_conserved")
class DropsACard(Tiny):
    def apply(self, state: State, action: Action) -> State:
        after = super().apply(state, action)
        return replace(after, opened=((),) * self.seats) if isinstance(action, Open) else after


@breaks("components_are_conserved")
class KeepsWhatItDealt(Tiny):
    def apply(self, state: State, action: Action) -> State:
        after = super().apply(state, action)
        return replace(after, bag=state.bag) if isinstance(action, Deal) else after


class ViewWithAnything(View, frozen=True):
    anything: object = (1, 2)


@breaks("states_and_views_survive_json")
class ShowsAnything(Tiny):
    def view(self, state: State, seat: Seat | None) -> View:
        return ViewWithAnything(**asdict(super().view(state, seat)))


@breaks("states_and_views_survive_json")
class KeepsListsForTuples(Tiny):
    def apply(self, state: State, action: Action) -> State:
        after = super().apply(state, action)
        kept: Any = list(after.bag)
        return replace(after, bag=kept) if isinstance(action, Roll) else after


class ViewWithCounts(View, frozen=True):
    counts: dict[str, int] = field(default_factory=dict)


@breaks("positions_and_views_hash_by_value")
class ShowsADictionary(Tiny):
    def view(self, state: State, seat: Seat | None) -> View:
        return ViewWithCounts(**asdict(super().view(state, seat)))


class StateByIdentity(State, frozen=True):
    __hash__ = object.__hash__


@breaks("positions_and_views_hash_by_value")
class HashesByIdentity(Tiny):
    def initial(self) -> State:
        return StateByIdentity(**asdict(super().initial()))


class StateWithNotes(State, frozen=True, kw_only=True):
    notes: dict[int, int]

    __hash__ = hash_by_value


@breaks("the_order_of_a_dictionary_decides_nothing")
class ListsInTheOrderOfNotes(Tiny):
    def initial(self) -> State:
        return StateWithNotes(**asdict(super().initial()), notes=dict.fromkeys(CARDS, 0))

    def legal_actions(self, state: State) -> Sequence[Action]:
        assert isinstance(state, StateWithNotes)
        first = next(iter(state.notes))
        return sorted(super().legal_actions(state), key=str, reverse=first != CARDS[0])


@breaks("games_and_positions_can_be_pickled")
class KeepsAFunction(Tiny):
    def __init__(self, *, seats: int = 2, variant: str = "standard", hand: int = 2) -> None:
        super().__init__(seats=seats, variant=variant, hand=hand)
        self.double = lambda number: 2 * number


@breaks("games_and_positions_can_be_pickled")
class IsUnpickledWithAnotherOption(Tiny):
    def __reduce__(self) -> tuple[Callable[[], Tiny], tuple[()]]:
        return partial(type(self), hand=3 - self.hand), ()


@breaks("games_and_positions_can_be_pickled")
class EqualsItselfAlone(Tiny):
    def __eq__(self, other: object) -> bool:
        return self is other

    def __hash__(self) -> int:
        return id(self)


@breaks("the_setup_makes_the_same_game")
class MixesUpAnOption(Tiny):
    @property
    def setup(self) -> Setup:
        return Setup(self.name, self.seats, options={"hand": 3 - self.hand})


@breaks("the_setup_makes_the_same_game")
class HasOtherRulesEachTime(Tiny):
    made = count(1)

    def __init__(self, *, seats: int = 2, variant: str = "standard", hand: int = 2) -> None:
        super().__init__(seats=seats, variant=variant, hand=hand)
        self.rules = next(self.made)


@breaks("a_record_reads_back")
class WritesTwoLines(Tiny):
    def legal_actions(self, state: State) -> Sequence[Action]:
        class OpenInTwoLines(Open, frozen=True):
            def __str__(self) -> str:
                return "open\nwide"

        legal = super().legal_actions(state)
        return [OpenInTwoLines(), *legal[1:]] if isinstance(state.phase, Placing) else legal


@breaks("a_record_reads_back")
class EndsUnfinished(Tiny):
    def result(self, state: State) -> str:
        return "unfinished"


@breaks("scores_and_rewards_fit_the_seats")
class ForgetsASeat(Tiny):
    def scores(self, state: State) -> tuple[int, ...]:
        return super().scores(state)[1:]


@breaks("scores_and_rewards_fit_the_seats")
class RewardsTooMuch(Tiny):
    def rewards(self, state: State) -> tuple[float, ...]:
        return tuple(2 * reward for reward in super().rewards(state))


@breaks("scores_and_rewards_fit_the_seats")
class IsWorthNothingKnown(Tiny):
    class Mind(Knowledge):
        def worth(self, state: State, seat: Seat) -> float:
            return float("nan")


@breaks("a_reckoning_adds_up_and_agrees_with_who_wins")
class ForgetsALine(Tiny):
    class Words(Guide):
        def reckoning(self, state: State) -> Reckoning:
            return replace(super().reckoning(state), lines=())


@breaks("a_reckoning_adds_up_and_agrees_with_who_wins")
class LastShallBeFirst(Tiny):
    class Words(Guide):
        def reckoning(self, state: State) -> Reckoning:
            found = super().reckoning(state)
            return replace(found, places=tuple(1 + len(found.places) - n for n in found.places))


@breaks("a_reckoning_adds_up_and_agrees_with_who_wins")
class IsSilentAboutTies(Tiny):
    class Words(Guide):
        def reckoning(self, state: State) -> Reckoning:
            return replace(super().reckoning(state), tie_break=None)


@breaks("of_a_finished_game_its_points_are_expected")
class ExpectsMoreThanTheGameBrought(Tiny):
    class Mind(Knowledge):
        def expected(self, state: State) -> list[float]:
            return [points + 1 for points in super().expected(state)]


# ---- what is seen --------------------------------------------------------------------------------


@breaks("a_determinized_position_looks_the_same")
class GuessesTheOwnHandToo(Tiny):
    class Mind(Knowledge):
        def determinize(self, view: View, rng: Random) -> State:
            state = super().determinize(view, rng)
            if not (state.hands[0] and state.bag):
                return state
            hand, card = state.hands[0], state.bag[0]
            swapped = tuple(sorted((*state.bag[1:], hand[0])))
            return replace(state, bag=swapped, hands=((card, *hand[1:]), *state.hands[1:]))


@breaks("a_determinized_position_looks_the_same")
class GuessesCardsTwice(Tiny):
    class Mind(Knowledge):
        def determinize(self, view: View, rng: Random) -> State:
            return replace(super().determinize(view, rng), bag=CARDS)


@breaks("nothing_secret_is_sent")
class ShowsAnothersHand(Tiny):
    def view(self, state: State, seat: Seat | None) -> View:
        seen = super().view(state, seat)
        return replace(seen, hand_sizes=tuple(map(sum, state.hands)))

    class Mind(Knowledge):
        def determinize(self, view: View, rng: Random) -> State:
            sizes = tuple(2 if total else 0 for total in view.hand_sizes)
            return super().determinize(replace(view, hand_sizes=sizes), rng)


@breaks("nothing_secret_is_sent")
class LogRevealsTheDeal(Tiny):
    def redacted(self, before: State, action: Action, seat: Seat | None, now: State) -> str:
        return (
            str(action) if isinstance(action, Deal) else super().redacted(before, action, seat, now)
        )


@breaks("nothing_secret_is_sent")
class LogRevealsThePick(Tiny):
    def redacted(self, before: State, action: Action, seat: Seat | None, now: State) -> str:
        return (
            str(action) if isinstance(action, Pick) else super().redacted(before, action, seat, now)
        )


@breaks("nothing_secret_is_sent")
class SentenceRevealsTheDeal(Tiny):
    class Words(Guide):
        def sentence(
            self, before: State, action: Action, after: State, seat: Seat | None
        ) -> Message:
            return verbatim(f"Somebody did {action}.")


@breaks("nothing_secret_is_sent")
class DigestRevealsTheDeal(Tiny):
    class Words(Guide):
        def digest(
            self, before: State, action: Action, after: State, seat: Seat | None
        ) -> Struct | None:
            return (
                action if isinstance(action, Deal) else super().digest(before, action, after, seat)
            )


@breaks("nothing_secret_is_sent")
class BeginningRevealsTheBag(Tiny):
    class Words(Guide):
        def begins(self, before: State, after: State) -> Message | None:
            return verbatim(f"{after.bag}")


@breaks("nothing_secret_is_sent")
class HeadlineRevealsCoveredPoints(Tiny):
    class Words(Guide):
        def headline(self, state: State) -> Headline:
            return Headline(verbatim("Points"), Tiny().scores(state))


@breaks("nothing_secret_is_sent")
class OutlookRevealsTheBag(Tiny):
    class Words(Guide):
        def outlook(self, state: State, seat: Seat | None) -> Struct:
            return Deal(0, state.bag)


@breaks("nothing_secret_is_sent")
class PreviewRevealsTheBag(Tiny):
    class Words(Guide):
        def preview(self, state: State, action: Action) -> Struct:
            return Deal(0, state.bag)


@breaks("nothing_secret_is_sent")
class ListsWhatOnlyOthersKnow(Tiny):
    def legal_actions(self, state: State) -> Sequence[Action]:
        legal = super().legal_actions(state)
        covering = isinstance(state.phase, Placing) and 7 not in state.hands[1]
        return legal[:1] if covering else legal


class Explaining(Guide):
    """Explains the open cards of each seat."""

    def things(self, state: State, seat: Seat | None) -> Sequence[str]:
        return [f"cards:{at}" for at in range(len(state.opened))]

    def explain(self, state: State, thing: str, seat: Seat | None) -> Explanation | None:
        known = thing in self.things(state, seat)
        return Explanation(verbatim("Cards"), (verbatim("They count."),)) if known else None


# ---- words ---------------------------------------------------------------------------------------


@breaks("nothing_secret_is_sent")
class WordingRevealsTheBag(Tiny):
    class Words(Guide):
        def wording(self, state: State, action: Action, preview: Any) -> Wording:
            return Wording(button=verbatim(f"Not {state.bag}"))


@breaks("nothing_secret_is_sent")
class RecapRevealsThePick(Tiny):
    class Words(Guide):
        def recap(self, steps: Sequence[Step[State, Action]], seat: Seat | None) -> Recap:
            return Recap(tuple(verbatim(str(step.action)) for step in steps))


@breaks("nothing_secret_is_sent")
class ExplanationRevealsTheBag(Tiny):
    class Words(Explaining):
        def explain(self, state: State, thing: str, seat: Seat | None) -> Explanation | None:
            found = super().explain(state, thing, seat)
            return found and replace(found, now=(verbatim(f"Not {state.bag}"),))


@breaks("every_thing_is_explained")
class ForgetsToExplain(Tiny):
    class Words(Explaining):
        def things(self, state: State, seat: Seat | None) -> Sequence[str]:
            return [*super().things(state, seat), "die"]

        def explain(self, state: State, thing: str, seat: Seat | None) -> Explanation | None:
            return None if thing == "die" else super().explain(state, thing, seat)


@breaks("every_thing_is_explained")
class ExplainsInNoLanguage(Tiny):
    class Words(Explaining):
        def explain(self, state: State, thing: str, seat: Seat | None) -> Explanation | None:
            found = super().explain(state, thing, seat)
            return found and replace(found, why_not=message("nobody-ever-wrote-this"))


@breaks("every_thing_is_explained")
class TakesAnythingForAThing(Tiny):
    class Words(Explaining):
        def explain(self, state: State, thing: str, seat: Seat | None) -> Explanation | None:
            return super().explain(state, thing.strip().lower(), seat)


@breaks("words_are_single_lines")
class HasNoLabel(Tiny):
    class Words(Guide):
        def label(self, state: State, action: Action) -> Message:
            return verbatim("")


@breaks("words_are_single_lines")
class SpeaksInTwoLines(Tiny):
    class Words(Guide):
        def sentence(
            self, before: State, action: Action, after: State, seat: Seat | None
        ) -> Message:
            return verbatim("Somebody did something.\nWell done.")


@breaks("words_are_single_lines")
class HasNoWordsForSpectators(Tiny):
    class Words(Guide):
        def prompt(self, state: State, seat: Seat | None) -> Message:
            assert seat is not None
            return super().prompt(state, seat)


@breaks("words_are_single_lines")
class RedactsEverything(Tiny):
    def redacted(self, before: State, action: Action, seat: Seat | None, now: State) -> str:
        return ""


@breaks("words_are_single_lines")
class RecapsInTwoLines(Tiny):
    class Words(Guide):
        def recap(self, steps: Sequence[Step[State, Action]], seat: Seat | None) -> Recap:
            return Recap((verbatim("One thing\nand another"),))


@breaks("messages_are_in_every_language")
class SaysWhatNoLanguageHas(Tiny):
    class Words(Guide):
        def label(self, state: State, action: Action) -> Message:
            return message("nobody-ever-wrote-this")


@breaks("messages_are_in_every_language")
class LeavesAnArgumentOut(Tiny):
    class Words(Guide):
        def wording(self, state: State, action: Action, preview: Any) -> Wording:
            return Wording(brings=(message("waiting-for"),))


class Remark(Struct, frozen=True):
    said: tuple[Message, ...]


@breaks("messages_are_in_every_language")
class ShowsAMessageThatNobodyCanRead(Tiny):
    class Words(Guide):
        def outlook(self, state: State, seat: Seat | None) -> Struct:
            return Remark((verbatim("Well."), message("seat-number")))


class Unsendable(Struct, frozen=True):
    thing: object


@breaks("what_is_shown_encodes")
class ShowsWhatCannotBeSent(Tiny):
    class Words(Guide):
        def outlook(self, state: State, seat: Seat | None) -> Struct:
            return Unsendable(object())


@breaks("what_is_shown_encodes")
class PreviewsWhatCannotBeRead(Tiny):
    class Words(Guide):
        def preview(self, state: State, action: Action) -> Struct:
            return Unsendable((1, 2))


@breaks("what_is_shown_encodes")
class DigestsWhatCannotBeSent(Tiny):
    class Words(Guide):
        def digest(
            self, before: State, action: Action, after: State, seat: Seat | None
        ) -> Struct | None:
            return Unsendable(object())
