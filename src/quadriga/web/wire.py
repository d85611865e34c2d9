"""Every message between server and page; the client's types are made from these."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

from quadriga.bots.analysis import Estimate
from quadriga.core import Headline, Reckoning, Setup, Wording
from quadriga.language import Argument, Message
from quadriga.language.catalogue import FRAME
from quadriga.store import Clock, LessonStage, TalkLine, TimeLimit
from quadriga.table import LogLine, Sitter, Turn
from quadriga.web.differences import Delta

GameData: TypeAlias = Any
"""A game's own View, Outlook, Preview, Digest or Box, defined in the game's package."""

# ---- from the page, over the socket of a table -------------------------------------------------


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


FromPage = Do | Undo | AskHint

# ---- to the page, over the same socket ---------------------------------------------------------


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

    `mark` is what it is called at its end, a message of Imperator.
    """

    id: str
    results: tuple[str, ...]
    successes: int
    standing: int
    stage: int
    target: int | None
    match: str | None
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

    `daily` is the day whose deal is played here; None at all other tables. `played_on` is how many
    entries were taken from another match, from which this one is played on; None for a match of its
    own.
    """

    match: str
    revision: int
    setup: Setup
    sitters: tuple[Sitter, ...]
    seat: int | None
    to_act: int | None
    prompt: Message
    step: Message | None
    view: GameData
    outlook: GameData
    choices: tuple[Choice, ...]
    words: Words
    turns: tuple[Turn, ...]
    ending: Ending | None
    shuffle: Shuffle | None
    company: Company
    clock: Clock | None
    lesson: LessonMoment | None
    daily: str | None
    played_on: int | None


class Own(Struct, frozen=True):
    """What concerns this browser alone.

    `mine` are all of its seats, several when people share a screen. The scene is then that of the
    one to act, and the page hides it until that person takes over. `left` are my seats that a bot
    plays until I take them again, `replaceable` those of others that I may hand to a bot, because
    they are gone. `rematch` is the match that was opened after this one, for those who sit at it.
    `coached`: this is one of my first matches of the game, so my choices may be checked.
    """

    mine: tuple[int, ...]
    left: tuple[int, ...]
    replaceable: tuple[int, ...]
    rematch: str | None
    can_undo: bool
    campaign: CampaignCard | None
    coached: bool


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

    `part` is the part of the catalogue that has the message: the frame, or a game.
    """

    code: str
    message: Message
    part: str = FRAME


class Talk(Struct, frozen=True, tag_field="type", tag="talk"):
    """What was said at the table since the message before it, at first all that is kept.

    Sent only to those who sit there with other people. `reactions` are the ready lines that can
    be said. Texts are people's own: they are shown as they are, never as markup.
    """

    lines: tuple[TalkLine, ...]
    reactions: tuple[str, ...]


ToPage = Update | Changes | Played | Hint | Talk | Refused

# ---- to the page, over the socket of a lobby -----------------------------------------------------


class LobbySeat(Struct, frozen=True):
    """A seat of a table that has not begun; open unless it is `taken`."""

    name: str
    bot: str | None
    taken: bool
    mine: bool


class Lobby(Struct, frozen=True, tag_field="type", tag="lobby"):
    """A table that waits for people, as whoever has its link may see it.

    `match` is the address of the table, for those who host it or sit at it. `host` and `me` are
    names, empty for who has given none. `bots` are the levels that a bot may have. The first seat
    begins, unless `draws_beginner`.
    """

    code: str
    match: str | None
    setup: Setup
    draws_beginner: bool
    host: str
    hosting: bool
    seats: tuple[LobbySeat, ...]
    public: bool
    locked: bool
    clock: TimeLimit | None
    me: str
    bots: tuple[str, ...]


class Begun(Struct, frozen=True, tag_field="type", tag="begun"):
    """The match of a lobby has begun; `match` is None for who has no place at it."""

    match: str | None


ToLobby = Lobby | Begun | Refused

# ---- to the page, over the socket of a person ----------------------------------------------------


class AwaitedMatch(Struct, frozen=True):
    """A match with other people in which it is my turn."""

    match: str
    game: str


class Awaited(Struct, frozen=True, tag_field="type", tag="awaited"):
    """All matches in which others wait for me."""

    matches: tuple[AwaitedMatch, ...]


# ---- over HTTP -----------------------------------------------------------------------------------


class GameCard(Struct, frozen=True):
    """A game on the first screen with everything it can be played with, and by how many usually.

    The first seat begins, unless `draws_beginner`. `minutes` it takes one person among bots, and
    people in all seats; `weight` is from 1 to 4, the heaviest. `lesson` are the minutes that its
    lesson takes, None where it has none; `finished` says whether this player has come to the end of
    a match.
    """

    name: str
    usual_seats: int
    draws_beginner: bool
    setups: tuple[Setup, ...]
    minutes: tuple[int, int]
    weight: int
    lesson: int | None
    finished: bool


class MatchCard(Struct, frozen=True):
    """A match of this player on the first screen; `mine` are the player's seats.

    `time_left` are the seconds that the person to act has left; None where no time runs. `lesson`
    is None for a match that does not teach, `daily` for one that is no deal of a day, `played_on`
    for one of its own (see `Scene`).
    """

    id: str
    setup: Setup
    sitters: tuple[Sitter, ...]
    updated: str
    over: bool
    mine: tuple[int, ...]
    to_act: int | None
    headline: Headline
    result: str | None
    campaign: str | None
    time_left: float | None
    lesson: LessonStage | None
    daily: str | None
    played_on: int | None


class LobbyCard(Struct, frozen=True):
    """A table that waits for people, on the first screen."""

    code: str
    setup: Setup
    host: str
    hosting: bool
    seats: tuple[LobbySeat, ...]
    updated: str
    clock: TimeLimit | None


class Me(Struct, frozen=True):
    """The player of this browser; without an id until they do something."""

    id: str
    name: str


class Myself(Struct, frozen=True):
    """The player of this browser, how many `browsers` are that player, and since when there is
    a code to come back with, if there is one.
    """

    id: str
    name: str
    browsers: int
    recovery: str | None


class NewCode(Struct, frozen=True):
    """A code that makes another browser the same player, valid for some `minutes` or for long."""

    code: str
    minutes: int | None


class Become(Struct, frozen=True, forbid_unknown_fields=True):
    """Make this browser the player of a code; only tell who it is until that is `confirmed`."""

    code: str
    confirmed: bool = False


class Becoming(Struct, frozen=True):
    """Whom a code makes of this browser; `merged` becomes `me`, with so many `matches`."""

    me: Me
    merged: Me | None
    matches: int
    done: bool


class DealCard(Struct, frozen=True):
    """The deal of a `day` of a game for one, and how far I am with it.

    `match` is my match that counts, which is the first; `points` and `title` are how it ended, and
    None if it was given up. `again` is one that I play once more and that goes on.
    """

    game: str
    day: str
    stage: Literal["new", "running", "done"]
    match: str | None
    points: int | None
    title: Message | None
    again: str | None


class DealResult(Struct, frozen=True):
    """Somebody's result in a deal: their place, from 1, which who has equal points shares.

    `points` are None for who gave up, and `title` for who has lost. Some have no `name`.
    """

    place: int
    name: str
    mine: bool
    points: int | None
    title: Message | None


class DealTable(Struct, frozen=True):
    """The deal of a day with the public `seed` that its chance follows from; that of `today` can be
    begun. `before` and `after` are the days beside it that have a deal.

    `results` are told once my own is in, or nobody can add one any more, which is at the moment
    `closes`; None before.
    """

    card: DealCard
    today: bool
    before: str
    after: str | None
    seed: str
    closes: str
    results: tuple[DealResult, ...] | None


class NextTitle(Struct, frozen=True):
    """A title that was missed, by so many points."""

    title: Message
    points: int


class Milestone(Struct, frozen=True):
    """What a finished match is among all of mine with the same number of people and variant.

    `points` are None where there are none to compare: it was given up, several people shared the
    screen, it is a lesson or a stage, or I have no seat here. `best` is the best of those before,
    None if it is the first. It `counts` unless a bot has played for me, or I have played the same
    deal before.
    """

    points: int | None
    best: int | None
    counts: bool
    title: Message | None
    next_title: NextTitle | None
    daily: str | None


class LevelRecord(Struct, frozen=True):
    """Games and wins against the strongest opponent of a level, or against `people`."""

    opponent: str
    games: int
    wins: int


class TitleCount(Struct, frozen=True):
    """How often a title was reached, which takes `points`."""

    title: Message
    points: int
    games: int


class SetupRecord(Struct, frozen=True):
    """My games of one set-up: the best and the average, and the latest `points`, oldest first.

    `titles` are all of a game for one, the lowest first.
    """

    seats: int
    variant: str
    games: int
    best: int | None
    average: float | None
    points: tuple[int, ...]
    titles: tuple[TitleCount, ...]


class GameRecord(Struct, frozen=True):
    """My finished matches of a game: how many were won in a row lately, and at best."""

    game: str
    games: int
    wins: int
    streak: int
    longest_streak: int
    levels: tuple[LevelRecord, ...]
    setups: tuple[SetupRecord, ...]


class DealRecord(Struct, frozen=True):
    """How many deals of a day I have played, and on how many days in a row lately and at best."""

    deals: int
    streak: int
    longest_streak: int


class Statistics(Struct, frozen=True):
    """All my finished matches in figures."""

    games: tuple[GameRecord, ...]
    deals: DealRecord
    campaigns: tuple[CampaignCard, ...]


class ExportedResult(Struct, frozen=True):
    """One of my finished matches, as it is exported; `title` is its name in the data of the game.

    `opponents` are the levels of bots, and `person` for each person who is not me.
    """

    match: str
    game: str
    variant: str
    seats: int
    ended: str
    points: int | None
    place: int | None
    won: bool | None
    title: str | None
    opponents: tuple[str, ...]
    given_up: bool
    stood_in: bool
    daily: str | None
    campaign: str | None
    counts: bool


class Home(Struct, frozen=True):
    """Everything that the first screen shows.

    `lobbies` are those that I host or sit at, `public_lobbies` those where I could sit down, and
    `deals` those of today.
    """

    me: Me
    games: tuple[GameCard, ...]
    bots: tuple[str, ...]
    usual_bot: str
    matches: tuple[MatchCard, ...]
    lobbies: tuple[LobbyCard, ...]
    public_lobbies: tuple[LobbyCard, ...]
    campaigns: tuple[CampaignCard, ...]
    campaign_open: bool
    deals: tuple[DealCard, ...]


class NewMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a match; seats without a sitter are mine.

    With `open` seats it waits in a lobby, which everybody finds if it is `public`, and may have a
    `clock`.
    """

    setup: Setup
    sitters: Sequence[Sitter] = ()
    open: Sequence[int] = ()
    public: bool = False
    clock: TimeLimit | None = None


class TablePlace(Struct, frozen=True):
    """What is at the address of a table, for who asks: a lobby with its code, a match, or nothing.

    Nothing is also what those hear who have no place at the table.
    """

    stage: Literal["lobby", "match", "nothing"]
    code: str | None = None


class HandOver(Struct, frozen=True, forbid_unknown_fields=True):
    """Let a bot play the seat of somebody who is gone."""

    seat: int


class Say(Struct, frozen=True, forbid_unknown_fields=True):
    """Say a line to the others at the table: a ready `reaction`, by its name, or a `text`.

    What is sent again with the same `id` is said once.
    """

    id: SubmitId
    reaction: str | None = None
    text: str | None = None


class WatchLink(Struct, frozen=True):
    """The code of the link by which anybody may watch a match."""

    code: str


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down in an open seat of a lobby under this name."""

    seat: int
    name: str


class SeatBot(Struct, frozen=True, forbid_unknown_fields=True):
    """Put a bot into an open seat of a lobby, or open its seat again if `bot` is None."""

    seat: int
    bot: str | None
    name: str = ""


class Lock(Struct, frozen=True, forbid_unknown_fields=True):
    """Let nobody else join a lobby, or let people join again."""

    locked: bool


class NewCampaign(Struct, frozen=True, forbid_unknown_fields=True):
    """Begin a campaign; `confirmed`: the entry score was reached elsewhere (IMP-C1)."""

    confirmed: bool = False


class AskCoach(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask whether the decision at the revision `seen` matters."""

    seen: int


class AskCheck(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask what the choice `do` would cost at the revision `seen`.

    Without it the server thinks ahead: the answer is None, and that to the next question quick.
    """

    seen: int
    do: str | None = None


class Checked(Struct, frozen=True):
    """A choice before it is made: the `best` ones, the best first, the `chosen` one and its cost.

    It is `costly` if that is more than chance in the sampled worlds explains, and twice what makes
    a decision of a review costly; `good` if it is the best one and clearly better than the others.
    """

    revision: int
    best: tuple[Suggestion, ...]
    chosen: Suggestion
    cost: "Cost"
    costly: bool
    good: bool


class Opened(Struct, frozen=True):
    """The id of the match that was opened."""

    match: str


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """Change my name."""

    name: str


class Picture(Struct, frozen=True):
    """The position of a match as `seat` may see it, to be drawn small and untouched."""

    setup: Setup
    sitters: tuple[Sitter, ...]
    seat: int | None
    mine: tuple[int, ...]
    to_act: int | None
    view: GameData
    outlook: GameData


class Frame(Struct, frozen=True):
    """One position of a replay; `line` is the entry that led to it, None for the first.

    `turns` are the latest turns that are over in it: the number of the first, and of the one that
    follows the last.
    """

    line: LogLine | None
    turns: tuple[int, int]
    view: GameData
    outlook: GameData


class Replay(Struct, frozen=True):
    """All positions of a match as `seat` may see them.

    `mine` are all seats of this browser. `seat` is None for a spectator and for people who share
    a screen: neither sees any secrets. `turns` are all turns in short; the lines that they name
    are those of the frames after the first.
    """

    match: str
    setup: Setup
    sitters: tuple[Sitter, ...]
    seat: int | None
    mine: tuple[int, ...]
    frames: tuple[Frame, ...]
    turns: tuple[Turn, ...]
    ending: Ending | None
    record: str


RecordText: TypeAlias = str
"""A record (docs/records.md). Those of whole games have some thousand characters, so that the
limit of a request is enough for them.
"""


class LookBack(Struct, frozen=True, forbid_unknown_fields=True):
    """Look at the match of a record, through the eyes of `seat` or as anybody."""

    record: RecordText
    seat: int | None = None


class AskExplanation(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask what a thing is after `at` entries of a record, for `seat` or for anybody."""

    record: RecordText
    at: int
    thing: str
    seat: int | None = None


class AskReview(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask what the decisions of `seat` have cost in a match that is over, from entry `begin` on."""

    record: RecordText
    seat: int
    begin: int = 0


class AskMoment(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask what was best instead of entry `at` of a match that is over."""

    record: RecordText
    at: int


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from the position after `at` entries of a match that is over, in this `seat`.

    The other seats are played by bots of these levels, given by seat; where there is none, by the
    usual one.
    """

    record: RecordText
    at: int
    seat: int
    bots: Sequence[str | None] = ()


class Cost(Struct, frozen=True):
    """How far a choice was behind the best one, in points and by `result` (see `Suggestion`)."""

    points: Estimate
    result: Estimate | None


class ReviewedDecision(Struct, frozen=True):
    """A choice among several: entry `at` of the log, what its seat could expect there, its cost.

    It was `costly` if that is more than chance in the sampled worlds explains.
    """

    at: int
    seat: int
    points: Estimate
    result: Estimate | None
    cost: Cost
    costly: bool


class Review(Struct, frozen=True):
    """Decisions in their order; `next` is where to ask for more, None if these are the last."""

    decisions: tuple[ReviewedDecision, ...]
    next: int | None


class ReviewedMoment(Struct, frozen=True):
    """A decision as its `seat` saw it, with the `best` choices, the best first, and the one that
    was `played`. `choices` has only these, with their `words`.
    """

    at: int
    seat: int
    prompt: Message
    view: GameData
    outlook: GameData
    choices: tuple[Choice, ...]
    words: Words
    best: tuple[Suggestion, ...]
    played: Suggestion
    cost: Cost
    costly: bool


class Health(Struct, frozen=True):
    """The server runs; `open_tables` are in memory."""

    status: Literal["ok"] = "ok"
    version: str = ""
    open_tables: int = 0
    limits: dict[str, int] = field(default_factory=dict)
