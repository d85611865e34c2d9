"""What a seat may expect from what it owns: its stock, the glory races, the activations left."""

from functools import lru_cache, partial

from msgspec import Struct
from msgspec.structs import replace

from quadriga.games.minerva.knowledge import weights
from quadriga.games.minerva.knowledge.ground import Hoards, Run
from quadriga.games.minerva.knowledge.line_values import Yield, harvest
from quadriga.games.minerva.rules import scoring
from quadriga.games.minerva.rules.effects import DENARII, GLORY, RESOURCES, Counting, Trading
from quadriga.games.minerva.rules.state import Held, Points, Revealing, State
from quadriga.games.minerva.rules.tables import Tables
from quadriga.kit.memo import Memo

CACHED_ESTIMATES = 1 << 16
"""The largest number of estimates in a cache."""

CACHED_RUNS = 1 << 10
"""The largest number of lists of runs in a cache."""

UNKNOWN_RIVAL = -1
"""Stands for the glory tokens of the others in a later round."""

RACE_GRAIN = 4
"""The parts of a glory token to which an expected number of them is rounded."""

_Left = tuple[int, Points, int, float]
"""The identity of some runs, the culture tiles gone, the rounds that follow, activations left."""

Use = tuple[float, float, float]
"""An activation of a run: what it is worth with its glory tokens and without them, and these."""


class Circumstances:
    """What all choices of a seat in a position have in common.

    number   the round
    after    the rounds that follow
    first    the first round in which the seat still acts
    given    whether the glory tiles of the round are taken
    rival    the most glory tokens of another seat
    taxed    whether an action costs the tax (MIN-P4)
    order    the VP of the order tile
    """

    __slots__ = ("after", "first", "given", "number", "order", "over", "rival", "taxed")

    def __init__(self, tables: Tables, state: State, seat: int) -> None:
        passed = state.passed
        self.number = state.round
        self.after = tables.rounds - state.round
        self.given = isinstance(state.phase, Revealing)
        self.over = self.given or seat in passed
        self.first = state.round + self.over
        self.taxed = bool(passed) and not self.over
        self.rival = UNKNOWN_RIVAL
        if not self.given:
            for n, city in enumerate(state.cities):
                if n != seat and city.glory > self.rival:
                    self.rival = city.glory
        self.order = scoring.order_vp(tables, state, seat)


class Holding(Struct, gc=False):
    """What a seat would have after a choice.

    vp         the sure points: culture and glory tiles, temples that count tiles
    runs       the lines of the city, most promising first
    hoards     the temples that count tokens
    """

    vp: float
    runs: list[Run]
    hoards: Hoards
    held: Held
    denarii: int
    glory: int
    residences: int
    hand: int
    assistants: int
    taken: Points


class Prospects:
    """Estimates final scores, in bounded caches."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._uses: Memo[tuple[Yield, Points, int, int], list[Use]] = Memo(
            self._uses_of, CACHED_ESTIMATES
        )
        self._brought: dict[_Left, tuple[list[Run], tuple[float, float]]] = {}
        self._stock = lru_cache(maxsize=CACHED_ESTIMATES)(_stock)
        self._races = lru_cache(maxsize=CACHED_ESTIMATES)(partial(_races, tables))
        self._race = lru_cache(maxsize=CACHED_ESTIMATES)(partial(race, tables))
        self.harvest = lru_cache(maxsize=CACHED_ESTIMATES)(partial(harvest, tables))

    def cache_sizes(self) -> list[int]:
        """How much is kept in each cache."""
        made = self._stock, self._races, self._race, self.harvest
        return [
            len(self._uses),
            len(self._brought),
            *(cache.cache_info().currsize for cache in made),
        ]

    def expected(self, now: Circumstances, own: Holding) -> float:
        """The estimated final score with these possessions."""
        after, held = now.after, own.held
        value = own.vp + now.order + self._stock(held, own.denarii, after)
        value += weights.ASSISTANT[after] * own.hand
        for kind, vp in own.hoards:
            value += vp * held[kind]
        if after and not self._tables.solo:
            purse = own.denarii + sum(held)
            if purse < len(weights.POOR):
                value -= weights.POOR[max(purse, 0)]
        tokens, rival = (0, UNKNOWN_RIVAL) if now.given else (own.glory, now.rival)
        if now.over:
            value += self._race(now.number, tokens, rival)
            tokens, rival = 0, UNKNOWN_RIVAL
        rounds = self._tables.rounds + 1 - now.first
        if rounds <= 0:
            return value
        gain, won = self._activations(own.runs, own.taken, after, self._left(now, own, rounds))
        each = round(RACE_GRAIN * won / rounds) / RACE_GRAIN
        races = self._races(now.first, tokens, rival, each)
        return value + weights.ACTIVATION[rounds - 1] * gain + races

    def _activations(
        self, runs: list[Run], taken: Points, after: int, left: float
    ) -> tuple[float, float]:
        """The VP and glory tokens that `left` activations of these runs bring."""
        key = id(runs), taken, after, left
        before = self._brought.get(key)
        if before is not None and before[0] is runs:
            return before[1]
        uses, known = list[Use](), self._uses
        for _, _, _, often, yields in runs[: weights.RUNS]:
            uses += known[yields, taken, often, after]
        whole, gain, won = int(left), 0.0, 0.0
        if whole < len(uses):
            uses.sort(reverse=True)
            part = left - whole
            _, gain, won = uses[whole]
            gain *= part
            won *= part
            del uses[whole:]
        for _, vp, glory in uses:
            gain += vp
            won += glory
        if len(self._brought) >= CACHED_RUNS:
            self._brought.clear()
        self._brought[key] = runs, (gain, won)
        return gain, won

    def _left(self, now: Circumstances, own: Holding, rounds: int) -> float:
        """The number of activations still to come."""
        left: float = own.residences + own.hand
        if own.assistants < len(self._tables.assistants) - 1:
            left += weights.HIRED[now.after]
        most = weights.ACTIVATIONS_A_ROUND * rounds
        if now.taxed:  # Every activation of this round takes the tax (MIN-P4).
            purse = max(0, own.denarii + sum(own.held))
            most -= max(0, weights.ACTIVATIONS_A_ROUND - purse)
        return left if left < most else most

    def _uses_of(self, key: tuple[Yield, Points, int, int]) -> list[Use]:
        """The activations of a run one after the other, if no other run takes culture tiles."""
        yields, taken, often, after = key
        half = after // 2
        base = (
            weights.LATER_TOKEN * weights.TOKEN[half] * yields.resources
            + weights.DENARIUS[half] * yields.denarii
        )
        uses = []
        for _ in range(often):
            vp, taken = self.harvest(taken, yields.points, yields.wild)
            value = base + vp
            uses.append((value + weights.GLORY * yields.glory, value, yields.glory))
        return uses

    def activated(self, now: Circumstances, own: Holding, yields: Yield, points: Points) -> float:
        """The estimate once these yields are resolved, on top of the culture `points` so far."""
        gains, denarii = yields.gains, own.denarii
        grain, wood, stone, ore = own.held
        held = [grain + gains[0], wood + gains[1], stone + gains[2], ore + gains[3]]
        for _ in range(yields.picks):
            held[held.index(min(held))] += 1
        denarii += gains[DENARII]
        glory = own.glory + gains[GLORY]
        if yields.dealings:
            denarii, glory = self._dealt(now, yields.dealings, held, denarii, glory)
        cap = self._tables.cap
        if max(held) > cap:
            for n in range(RESOURCES):
                denarii += self._tables.sale * max(0, held[n] - cap)
                held[n] = min(held[n], cap)
        (a, b, c), (x, y, z) = points, yields.points
        vp, taken = self.harvest(own.taken, (a + x, b + y, c + z), yields.wild)
        grain, wood, stone, ore = held
        then = replace(
            own,
            vp=own.vp + vp,
            held=(grain, wood, stone, ore),
            denarii=denarii,
            glory=glory,
            taken=taken,
        )
        return self.expected(now, then)

    def _dealt(
        self,
        now: Circumstances,
        dealings: tuple[int, ...],
        held: list[int],
        denarii: int,
        glory: int,
    ) -> tuple[int, int]:
        """Denarii and glory tokens after the steps that depend on what is held, done well."""
        token, coin = weights.TOKEN[now.after], weights.DENARIUS[now.after]
        for number in dealings:
            step = self._tables.steps[number]
            if isinstance(step, Counting):
                denarii += held[step.held] * dict(step.pairs).get(DENARII, 0)
            elif isinstance(step, Trading) and step.kinds[0] < RESOURCES:
                kind = max(step.kinds, key=held.__getitem__)
                gains, price = dict(step.pairs), token * step.price
                coins, tokens = gains.get(DENARII, 0), gains.get(GLORY, 0)
                most = held[kind] // step.price
                often = most if coins * coin > price else 0
                if tokens:
                    often = self._worthwhile(now, glory, tokens, price, most)
                held[kind] -= often * step.price
                denarii += often * coins
                glory += often * tokens
        return denarii, glory

    def _worthwhile(
        self, now: Circumstances, glory: int, tokens: int, price: float, most: int
    ) -> int:
        """How often it pays to buy `tokens` glory tokens at a price."""
        best, often = self._race(now.number, glory, now.rival), 0
        for times in range(1, most + 1):
            value = self._race(now.number, glory + times * tokens, now.rival) - times * price
            if value > best:
                best, often = value, times
        return often


def _stock(held: Held, denarii: int, after: int) -> float:
    """The value of tokens and denarii; a debt costs tokens."""
    token, value = weights.TOKEN[after], 0.0
    for number in held:
        value += token * (number - weights.SURPLUS * number * (number - 1))
    return value + denarii * (weights.DENARIUS[after] if denarii >= 0 else token)


def _races(tables: Tables, first: int, tokens: int, rival: int, each: float) -> float:
    """The glory steps from a round on, with tokens now and `each` more in every round."""
    value, weight, have = 0.0, 1.0, tokens + each
    for number in range(first, tables.rounds + 1):
        value += weight * race(tables, number, have, rival)
        have, rival = each, UNKNOWN_RIVAL
        weight *= weights.LATER_ROUND
    return value


def race(tables: Tables, number: int, tokens: float, rival: int) -> float:
    """The value of tokens in the glory step of a round, against the best other seat."""
    if tokens <= 0 or number > tables.rounds:
        return 0.0
    glory, box = tables.glory, tables.box.glory
    first, second = box[glory[number, 1]].vp, box[glory[number, 2]].vp
    if tables.solo:
        if tokens >= number:
            return float(first)
        if tokens <= 1:
            return tokens * second
        return second + weights.SHORT_OF_FIRST * (first - second) * (tokens - 1) / number
    third = box[glory[number, 3]].vp if (number, 3) in glory else 0
    usual = 1.0 + 0.45 * number
    share = tokens / (tokens + (usual if rival == UNKNOWN_RIVAL else max(rival, 0.6 * usual)))
    return min(first, third * 0.5 + first * share * share * 1.3 + second * share * 0.4)
