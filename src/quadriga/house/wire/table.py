"""Messages of a table's socket, from the page and to it."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from quadriga.bots.analysis.analysis import Estimate
from quadriga.core import Reckoning, Setup, Wording
from quadriga.house.rendering.differences import Delta
from quadriga.house.values import Clock, TalkLine
from quadriga.house.wire.drawn import GameData
from quadriga.house.wire.person import Company
from quadriga.language import Argument, Message
from quadriga.language.catalogue import FRAME
from quadriga.table import LogLine, Sitter, Turn

SubmitId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[^\x00]+$")]
"""A random id for everything that a client submits.

Sent again because its answer was lost, it is played once. It has no zero character, as PostgreSQL
can't store one.
"""


class Do(Struct, frozen=True, tag_field="type", tag="do", forbid_unknown_fields=True):
    """Play the action with this notation; `seen` is the revision that the player saw."""

    id: SubmitId
    seen: int
    do: str


class Undo(Struct, frozen=True, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Undo my last decision; `whole`: all of them since something was revealed."""

    id: SubmitId
    seen: int
    whole: bool = False


class AskHint(Struct, frozen=True, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """Ask which actions are best."""

    seen: int


class Choosing(Struct, frozen=True, tag_field="type", tag="choosing", forbid_unknown_fields=True):
    """I have begun to choose: from now on I'm asked before my turn is taken away."""

    seen: int


FromPage = Do | Undo | AskHint | Choosing


class Choice(Struct, frozen=True, gc=False):
    """A legal action: its notation and data, its words, and a preview of its effect.

    `label` and `wording` are numbers in the `words` of the update. A label has that of its form and
    then those of its arguments.
    """

    do: str
    action: GameData
    label: tuple[int, ...]
    wording: int
    preview: GameData


class LabelForm(Struct, frozen=True):
    """The common part of labels of one kind: message id and argument names."""

    id: str
    args: tuple[str, ...]


class Words(Struct, frozen=True):
    """The words of an update's choices, by number; hundreds of choices share most of them."""

    labels: tuple[LabelForm, ...]
    phrases: tuple[Argument, ...]
    wordings: tuple[Wording, ...]


class Ending(Struct, frozen=True):
    """The end of a match: the result as in a record, points and rewards by seat.

    `reckoning` has the points line by line; None if the match was given up.
    """

    result: str
    scores: tuple[int, ...]
    rewards: tuple[float, ...]
    reckoning: Reckoning | None


class CampaignCard(Struct, frozen=True):
    """A campaign: its results so far ("14" or "lost") and its progress (IMP-C2 to IMP-C6).

    `ahead` says how hard the next stage is; `mark` is its title at the end, a message of Imperator.
    """

    id: str
    results: tuple[str, ...]
    successes: int
    standing: int
    stage: int
    target: int | None
    match: str | None
    ahead: Message | None
    mark: Message | None


class Shuffle(Struct, frozen=True):
    """Makes draws verifiable: a commitment to the secret, and the secret once the match is over."""

    commitment: str
    secret: str | None


class TakeBack(Struct, frozen=True):
    """`seat` would like to take back its last decision; those in the seats `asked` have to agree.

    `agreed` have done so. If one has `declined`, the decision stands. Any change of the table
    withdraws the request.
    """

    seat: int
    asked: tuple[int, ...]
    agreed: tuple[int, ...]
    declined: int | None


class LessonMoment(Struct, frozen=True):
    """The state of a lesson; all messages are the game's.

    `step` counts from 1 and is None once the player plays freely. `brought` is the result of the
    step before. `do` and `why` are what to do now and why, and `accepts` the choices that go on
    with the lesson; all empty while others act. `then` are those accepted by the step after, if
    nobody else acts before.
    """

    step: int | None
    steps: int
    brought: Message | None
    do: Message | None
    why: Message | None
    accepts: tuple[str, ...]
    then: tuple[str, ...]


class Scene(Struct, frozen=True):
    """The table as one seat may see it, or a spectator if `seat` is None; without its log.

    `chapter` is the chapter of the rulebook about this moment. `daily` is the day of the deal that
    is played here, if any. `played_on` is how many entries were taken from another match, if any.
    Without `hints`, nobody may ask for any.
    """

    match: str
    revision: int
    setup: Setup
    sitters: tuple[Sitter, ...]
    seat: int | None
    to_act: int | None
    prompt: Message
    step: Message | None
    chapter: str
    view: GameData
    outlook: GameData
    choices: tuple[Choice, ...]
    words: Words
    turns: tuple[Turn, ...]
    ending: Ending | None
    shuffle: Shuffle | None
    company: Company
    clock: Clock | None
    take_back: TakeBack | None
    lesson: LessonMoment | None
    daily: str | None
    played_on: int | None
    hints: bool


class Own(Struct, frozen=True):
    """What concerns this browser alone.

    `mine` are all of its seats, several at a shared screen. The scene is that of the seat to act,
    and the page hides it until that person takes over. A bot plays my seats `left` until I take
    them again; I may hand the seats `replaceable` to a bot, because their people are gone.
    `rematch` is the next match, for those who sit in it.

    `can_undo`: I can take something back at once. `undo_asks` are the seats to ask otherwise; none
    if I needn't, can't, or somebody has asked since the last move. `coached`: this is one of my
    first matches of the game, so the coach checks my choices. `hinted`: I got a hint here.
    """

    mine: tuple[int, ...]
    left: tuple[int, ...]
    replaceable: tuple[int, ...]
    rematch: str | None
    can_undo: bool
    undo_asks: tuple[int, ...]
    campaign: CampaignCard | None
    coached: bool
    hinted: bool


class Update(Struct, frozen=True, tag_field="type", tag="update"):
    """The whole table: on joining, from another seat, or after too many missed changes.

    `now` is the server's clock, by which the scene's clock is `due`; None if the match has none.
    """

    scene: Scene
    log: tuple[LogLine, ...]
    own: Own
    now: float | None


class Change(Struct, frozen=True):
    """What is new in the scene (see `Delta`), and the lines of the log after the first `kept`."""

    scene: Delta
    kept: int
    log: tuple[LogLine, ...]


class Changes(Struct, frozen=True, tag_field="type", tag="changes"):
    """What is new since the revision `since`, which was sent last; `now` is as in `Update`."""

    since: int
    changes: tuple[Change, ...]
    own: Own
    now: float | None


class Played(Struct, frozen=True, tag_field="type", tag="played"):
    """What this client submitted with this id was played, and led to `revision`."""

    id: str
    revision: int


class Asked(Struct, frozen=True, tag_field="type", tag="asked"):
    """The undo with this id is a request now (`take_back` of the scene)."""

    id: str


class Suggestion(Struct, frozen=True):
    """A good action: what it promises the player, and why it is good.

    `points` are the player's own at the end. `result` is the chance to win, or near the end of a
    game without opponents its reward; None if unknown.
    """

    do: str
    label: Message
    points: Estimate
    result: Estimate | None
    reason: Message | None


class Hint(Struct, frozen=True, tag_field="type", tag="hint"):
    """The best actions at this revision, the best first."""

    revision: int
    best: tuple[Suggestion, ...]


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """A refused request; nothing has changed. Also the body of every HTTP error.

    `part` is the part of the catalogue with the message: the frame, or a game. `id` is that of a
    refused `do` or `undo`.
    """

    code: str
    message: Message
    part: str = FRAME
    id: str | None = None


class Talk(Struct, frozen=True, tag_field="type", tag="talk"):
    """New lines of talk; the first message has all that are kept.

    Sent only to people who sit there with others. `reactions` are the ready lines. Texts are
    people's own: they are shown as they are, never as markup.
    """

    lines: tuple[TalkLine, ...]
    reactions: tuple[str, ...]


ToPage = Update | Changes | Played | Asked | Hint | Talk | Refused
