"""Messages of the socket of a table, from the page and to it."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from quadriga.bots.analysis.analysis import Estimate
from quadriga.core import Reckoning, Setup, Wording
from quadriga.house.rendering.differences import Delta
from quadriga.house.values import Clock, TalkLine
from quadriga.house.wire.drawn import GameData
from quadriga.language import Argument, Message
from quadriga.language.catalogue import FRAME
from quadriga.table import LogLine, Sitter, Turn

SubmitId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[^\x00]+$")]
"""What a client calls something that it submits: each has an id of its own, at random.

A text with a zero character cannot be stored in PostgreSQL.

What is sent again with the same id, because its answer was lost, is not played twice.
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
    """I have begun to choose: from now on nobody takes my turn away without asking me."""

    seen: int


FromPage = Do | Undo | AskHint | Choosing


class Choice(Struct, frozen=True, gc=False):
    """A legal action: its notation and its data, what is said of it, and its effect in advance.

    `label` and `wording` are numbers in the `words` of the update. A label has that of its form
    and then those of its arguments.
    """

    do: str
    action: GameData
    label: tuple[int, ...]
    wording: int
    preview: GameData


class LabelForm(Struct, frozen=True):
    """What labels of one kind have in common: the id of the message, the names of its arguments."""

    id: str
    args: tuple[str, ...]


class Words(Struct, frozen=True):
    """The words of an update's choices, by number; hundreds of choices share most of them."""

    labels: tuple[LabelForm, ...]
    phrases: tuple[Argument, ...]
    wordings: tuple[Wording, ...]


class Ending(Struct, frozen=True):
    """The end of a match: the result as in a record, points and rewards by seat.

    `reckoning` has the points line by line; None where the match was given up.
    """

    result: str
    scores: tuple[int, ...]
    rewards: tuple[float, ...]
    reckoning: Reckoning | None


class CampaignCard(Struct, frozen=True):
    """A campaign: its results so far ("14" or "lost") and its progress (IMP-C2 to IMP-C6).

    `ahead` says how hard the stage ahead is; `mark` is what it is called at its end, a message of
    Imperator.
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
    """By which the draws of a match can be checked: the commitment to the secret that they follow
    from, and that secret once the match is over.
    """

    commitment: str
    secret: str | None


class Place(Struct, frozen=True):
    """Who belongs to a seat: a `person`, who is `here` now, or has been `gone` for some time."""

    person: bool
    here: bool
    gone: bool


class Company(Struct, frozen=True):
    """Who is at the table, by seat; `people` is how many have a seat."""

    places: tuple[Place, ...]
    people: int


class TakeBack(Struct, frozen=True):
    """`seat` would like to take back its last decision; those in the seats `asked` have to agree.

    `agreed` are those who have; `declined` is one who would rather play on, and then it stands.
    Any change of the table withdraws it.
    """

    seat: int
    asked: tuple[int, ...]
    agreed: tuple[int, ...]
    declined: int | None


class LessonMoment(Struct, frozen=True):
    """Where a match that teaches its game stands; every message is one of the game.

    `step` counts from 1 and is None once the player plays freely. `brought` says what the step
    before it has brought. `do` and `why` are what to do now and why, and `accepts` the choices
    with which the lesson goes on; while others act there are none of these. `then` are those that
    the step after it accepts, if the player does it before anybody else acts.
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

    `chapter` is the one of the game's rulebook that is about this moment.
    `daily` is the day whose deal is played here; None at all other tables. `played_on` is how many
    entries were taken from another match, from which this one is played on; None for a match of its
    own. `hints` may be asked for here, or are off for everybody.
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

    `mine` are all of its seats, several when people share a screen. The scene is then that of the
    one to act, and the page hides it until that person takes over. `left` are my seats that a bot
    plays until I take them again, `replaceable` those of others that I may hand to a bot, because
    they are gone. `rematch` is the match that was opened after this one, for those who sit at it.
    `can_undo`: I can take something back at once. `undo_asks` are the seats that are asked if I
    want to take something back after which they have gone on; none while I need not ask, cannot, or
    somebody has asked since the last move.
    `coached`: this is one of my first matches of the game, so my choices may be checked.
    `hinted`: I was given a hint here.
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
    """The whole table: on joining, from another seat, and for who has missed too many changes.

    `now` is what the server's clock shows, on which the `due` of the scene's clock is; None where
    the match has no clock.
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
    """What is new since the revision `since`, which this socket was sent last; in this order.

    `now` is as in `Update`.
    """

    since: int
    changes: tuple[Change, ...]
    own: Own
    now: float | None


class Played(Struct, frozen=True, tag_field="type", tag="played"):
    """What this client has submitted with this id was played, and led to `revision`."""

    id: str
    revision: int


class Asked(Struct, frozen=True, tag_field="type", tag="asked"):
    """What this client wanted to undo with this id is a request now (`take_back` of the scene)."""

    id: str


class Suggestion(Struct, frozen=True):
    """A good action: what it promises the player, and why it is good.

    `points` are the player's own at the end. `result` is the chance to win, or where nobody is to
    be beaten and the game is nearly over its reward; None where it cannot be told.
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

    `part` is the part of the catalogue that has the message: the frame, or a game. `id` is that of
    the `do` or `undo` that is refused, if it is one.
    """

    code: str
    message: Message
    part: str = FRAME
    id: str | None = None


class Talk(Struct, frozen=True, tag_field="type", tag="talk"):
    """What was said at the table since the message before it, at first all that is kept.

    Sent only to those who sit there with other people. `reactions` are the ready lines that can
    be said. Texts are people's own: they are shown as they are, never as markup.
    """

    lines: tuple[TalkLine, ...]
    reactions: tuple[str, ...]


ToPage = Update | Changes | Played | Asked | Hint | Talk | Refused
