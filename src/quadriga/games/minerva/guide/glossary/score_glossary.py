"""What points are made of, how each seat stands, and which title that would be."""

from functools import partial

from quadriga.core import Explanation, Seat
from quadriga.games.minerva.box.descriptions import amount
from quadriga.games.minerva.guide.facts import estimates, outlook
from quadriga.games.minerva.guide.glossary.seen import Entry, Seen
from quadriga.games.minerva.rules import scoring
from quadriga.language import Message, message, seated

_LINES = ("culture", "glory", "temples", "leftovers", "order")


def entries(seen: Seen) -> dict[str, Entry]:
    """The parts of a score, and each seat with its points."""
    scores: dict[str, Entry] = {"score": _score}
    scores |= {f"score:{part}": partial(_part, part=part) for part in _LINES}
    for owner in range(len(seen.state.cities)):
        scores[f"seat:{owner}"] = partial(_seat, owner=owner)
        scores[f"points:{owner}"] = partial(_points, owner=owner)
    if seen.tables.solo:
        scores["title"] = _title
    return scores


def _seat(seen: Seen, owner: int) -> Explanation:
    score = estimates.estimate(seen.tables, seen.state, owner)
    now = [message("now-points", n=score, over="yes" if seen.over else "no")]
    passed = seen.state.passed
    if owner in passed and not seen.over:
        now.append(message("now-passed", number=passed.index(Seat(owner)) + 1))
    return Explanation(
        message("seat-called", who=seated(owner)),
        (message("about-seat"),),
        tuple(now),
        rule="MIN-E2",
    )


def _points(seen: Seen, owner: int) -> Explanation:
    score = scoring.breakdown(seen.tables, seen.state, owner)
    parts = [
        message("part-and-points", n=n, line=part)
        for n, part in zip(score, _LINES, strict=True)
        if n
    ]
    won = estimates.race(seen.tables, seen.state, owner)
    now = [message("now-parts", parts=tuple(parts)) if parts else message("now-no-points")]
    if won is not None:
        now.append(message("now-race", vp=won.vp))
    what = (message("about-score"), message("about-estimate"))
    return Explanation(message("score-name", who=seated(owner)), what, tuple(now), rule="MIN-E7")


def _score(seen: Seen) -> Explanation:
    what = (message("about-score"), message("about-estimate"))
    return Explanation(message("score"), what, rule="MIN-E2")


def _part(seen: Seen, part: str) -> Explanation:
    name, per_vp = message("score-line", line=part), seen.tables.per_vp
    now: tuple[Message, ...] = ()
    if seen.seat is not None and seen.city is not None:
        score = scoring.breakdown(seen.tables, seen.state, seen.seat)[_LINES.index(part)]
        now = (message("now-part", n=score),)
        if part == "leftovers":
            tokens = sum(seen.city.held)
            denarii = amount(seen.city.denarii, "denarii")
            now = (message("now-leftovers", denarii=denarii, tokens=tokens, vp=score),)
    rule = {"culture": "MIN-K2", "glory": "MIN-G2", "temples": "MIN-T1", "leftovers": "MIN-E3"}
    return Explanation(
        name, (message("about-part", line=part, each=per_vp),), now, rule=rule.get(part, "MIN-E4")
    )


def _title(seen: Seen) -> Explanation:
    score = estimates.estimate(seen.tables, seen.state, 0)
    now = (message("now-points", n=score, over="yes" if seen.over else "no"),)
    aim = outlook.to_next_title(seen.tables, seen.state)
    said = message("said", what=aim)
    return Explanation(
        message("your-title"), (message("about-title"),), (*now, said), rule="MIN-1P10"
    )
