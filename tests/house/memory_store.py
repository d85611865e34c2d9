"""A store in memory: for a house that need not outlive its process."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from secrets import token_hex
from typing import Any, Final, TypeVar

from msgspec import Struct, field
from msgspec.structs import replace

from quadriga.core import Entry, Stale, Unavailable
from quadriga.house import commands
from quadriga.house.commands import Command
from quadriga.house.values import (
    Campaign,
    Clock,
    DailyMatch,
    Invitation,
    InvitationKind,
    Key,
    KeyKind,
    Lobby,
    Match,
    PlayedMatch,
    Player,
    StoredMatch,
    Submit,
    TalkLine,
)
from quadriga.language import message

T = TypeVar("T", Match, Lobby)

MAX_LINES: Final = 500
"""Lines of one match's talk that are kept; when there are more, the oldest goes."""


class _Key(Struct):
    """A key with its player and the moment when it expires, if it does."""

    player: str
    key: Key
    expires: str | None = None


class _Match(Struct):
    """A match with everything that belongs to it."""

    match: Match
    players: dict[int, str]
    log: list[Entry]
    stage: int | None = None
    hinted: set[int] = field(default_factory=set)
    stood_in: set[int] = field(default_factory=set)
    submits: dict[Submit, int] = field(default_factory=dict)
    talk: list[TalkLine] = field(default_factory=list)


class MemoryStore:
    """Keeps everything in dictionaries; a command is checked first, then written as a whole."""

    is_shared = False

    def __init__(self) -> None:
        self.id = token_hex(4)
        self._players: dict[str, Player] = {}
        self._keys: dict[str, _Key] = {}
        self._matches: dict[str, _Match] = {}
        self._campaigns: dict[str, commands.AddCampaign] = {}
        self._lobbies: dict[str, Lobby] = {}
        self._invitations: dict[str, Invitation] = {}
        self._tick = 0.0
        self._writers: Mapping[type, Callable[[Any], None]] = {
            commands.AddPlayer: self._add_player,
            commands.RenamePlayer: self._rename_player,
            commands.ReplaceCode: self._replace_code,
            commands.Become: self._become,
            commands.AddCampaign: self._add_campaign,
            commands.OpenMatch: self._open_match,
            commands.OpenRematch: self._open_rematch,
            commands.OpenDaily: self._open_daily,
            commands.Advance: self._advance,
            commands.Reseat: self._reseat,
            commands.LeaveLesson: self._leave_lesson,
            commands.NoteHint: self._note_hint,
            commands.AskTakeBack: self._ask_take_back,
            commands.AnswerTakeBack: self._answer_take_back,
            commands.AddTalkLine: self._add_line,
            commands.AddInvitation: self._add_invitation,
            commands.OpenLobby: self._open_lobby,
            commands.ChangeLobby: self._change_lobby,
            commands.CloseLobby: self._close_lobby,
            commands.BeginMatch: self._begin_match,
            commands.Tick: self._set_tick,
        }

    async def write(self, command: Command) -> None:
        """Write the command; raises a `Refusal` if nothing was written."""
        self._writers[type(command)](command)

    async def check(self) -> None:
        """Do nothing: memory can always be written."""

    # People

    def _add_player(self, command: commands.AddPlayer) -> None:
        self._players[command.id] = Player(command.id, command.name)
        key = Key(KeyKind.BROWSER, command.created)
        self._keys[command.key_hash] = _Key(command.id, key)

    def _rename_player(self, command: commands.RenamePlayer) -> None:
        self._players[command.id] = Player(command.id, command.name)
        self._lobbies = {
            name: replace(lobby, host=command.name) if lobby.owner == command.id else lobby
            for name, lobby in self._lobbies.items()
        }

    def _replace_code(self, command: commands.ReplaceCode) -> None:
        self._keys = {
            name: known
            for name, known in self._keys.items()
            if (known.player, known.key.kind) != (command.player, command.kind)
            and (known.expires is None or known.expires > command.created)
        }
        key = Key(command.kind, command.created)
        self._keys[command.hash] = _Key(command.player, key, command.expires)

    def _become(self, command: commands.Become) -> None:
        code = self._code(command.code_hash, command.moment)
        if code is None:
            raise commands.no_such_code()
        if code.key.kind is KeyKind.MOVE:
            del self._keys[command.code_hash]
        if command.old_hash is not None:
            self._keys.pop(command.old_hash, None)
        if command.leaving is not None and command.leaving != code.player:
            self._merge(command.leaving, code.player)
        key = Key(KeyKind.BROWSER, command.moment)
        self._keys[command.new_hash] = _Key(code.player, key)

    def _merge(self, old: str, new: str) -> None:
        """Give all that the player `old` has to `new`."""

        def who(player: str) -> str:
            return new if player == old else player

        for known in self._keys.values():
            known.player = who(known.player)
        for kept in self._matches.values():
            kept.match = replace(kept.match, owner=who(kept.match.owner))
            kept.players = {seat: who(player) for seat, player in kept.players.items()}
            kept.submits = {
                Submit(who(submit.player), submit.id): revision
                for submit, revision in kept.submits.items()
            }
        for name, campaign in self._campaigns.items():
            self._campaigns[name] = replace(campaign, player=who(campaign.player))
        for name, lobby in self._lobbies.items():
            seats = tuple(
                seat if seat.player is None else replace(seat, player=who(seat.player))
                for seat in lobby.seats
            )
            owner = who(lobby.owner)
            self._lobbies[name] = replace(
                lobby, owner=owner, host=self._players[owner].name, seats=seats
            )
        del self._players[old]

    def _code(self, code_hash: str, moment: str) -> _Key | None:
        known = self._keys.get(code_hash)
        if known is None or known.key.kind is KeyKind.BROWSER:
            return None
        return known if known.expires is None or known.expires > moment else None

    async def player_by_hash(self, key_hash: str) -> Player | None:
        """The player with this hash of the cookie's secret, or None."""
        known = self._keys.get(key_hash)
        if known is None or known.key.kind is not KeyKind.BROWSER:
            return None
        return self._players[known.player]

    async def player_by_code(self, code_hash: str, moment: str) -> Player | None:
        """The player with this hash of a code that is valid at this moment, or None."""
        known = self._code(code_hash, moment)
        return None if known is None else self._players[known.player]

    async def keys_of(self, player: str) -> Sequence[Key]:
        """The keys of `player`, the latest last."""
        keys = [known.key for known in self._keys.values() if known.player == player]
        return sorted(keys, key=lambda key: key.created)

    # Matches

    def _add_campaign(self, command: commands.AddCampaign) -> None:
        self._campaigns[command.id] = command

    def _open_match(self, command: commands.OpenMatch) -> None:
        match, stage = command.match, command.stage
        if stage is not None and any(self._stages(match.campaign or "", stage)):
            raise Unavailable(message("refused-stale"))
        kept = _Match(match, dict(command.players), list(command.entries), stage)
        self._matches[match.id] = kept

    def _open_rematch(self, command: commands.OpenRematch) -> None:
        previous = self._matches.get(command.previous)
        if previous is None or previous.match.rematch is not None:
            raise _stale()
        self._open_match(command.opening)
        previous.match = replace(previous.match, rematch=command.opening.match.id)

    def _open_daily(self, command: commands.OpenDaily) -> None:
        new = command.opening.match
        for match in self._all_matches():
            is_same = (match.owner, match.daily) == (new.owner, new.daily)
            if is_same and match.setup.game == new.setup.game and not match.over:
                raise _stale()
        self._open_match(command.opening)

    def _advance(self, command: commands.Advance) -> None:
        kept = self._at(command.match, command.seen)
        kept.log[command.kept :] = command.entries
        self._change(
            kept,
            command.clock,
            revision=command.revision,
            over=command.over,
            result=command.result,
            to_act=command.to_act,
            headline=command.headline,
            updated=command.updated,
        )
        if command.submit is not None:
            kept.submits[command.submit] = command.revision

    def _reseat(self, command: commands.Reseat) -> None:
        kept = self._at(command.match, command.seen)
        sitters = tuple(command.sitters)
        kept.stood_in |= {at for at in kept.players if sitters[at].bot is not None}
        self._change(
            kept,
            command.clock,
            sitters=sitters,
            revision=command.revision,
            updated=command.updated,
        )

    def _leave_lesson(self, command: commands.LeaveLesson) -> None:
        kept = self._at(command.match, command.seen)
        self._change(kept, None, lesson="free", revision=command.revision, updated=command.updated)

    def _note_hint(self, command: commands.NoteHint) -> None:
        self._matches[command.match].hinted.add(command.seat)

    def _ask_take_back(self, command: commands.AskTakeBack) -> None:
        request = command.request
        kept = self._at(command.match, request.revision)
        known = kept.match.request
        if known is None:
            kept.match = replace(kept.match, request=request)
        elif (known.seat, known.submit) != (request.seat, request.submit):
            raise commands.AlreadyAsked(message("refused-undo-asked"))

    def _answer_take_back(self, command: commands.AnswerTakeBack) -> None:
        kept = self._at(command.match, command.revision)
        kept.match = replace(kept.match, request=command.added_to(kept.match.request))

    def _add_line(self, command: commands.AddTalkLine) -> None:
        kept = self._matches[command.match]
        if command.submit in kept.submits:
            return
        kept.submits[command.submit] = kept.match.revision
        number = kept.talk[-1].n + 1 if kept.talk else 0
        kept.talk.append(TalkLine(number, command.seat, command.reaction, command.text))
        del kept.talk[:-MAX_LINES]

    def _set_tick(self, command: commands.Tick) -> None:
        self._tick = command.moment

    def _at(self, match: str, seen: int) -> _Match:
        """A match at this revision; raises `Stale`."""
        kept = self._matches.get(match)
        if kept is None or kept.match.revision != seen:
            raise _stale()
        return kept

    def _change(self, kept: _Match, clock: Clock | None, **changes: Any) -> None:
        """Change a match; any new revision withdraws a request to take something back."""
        if clock is not None:
            changes["clock"] = clock
        kept.match = replace(kept.match, request=None, **changes)

    def _all_matches(self) -> Iterator[Match]:
        return (kept.match for kept in self._matches.values())

    def _sat_at(self, player: str) -> Iterator[_Match]:
        """The matches at which `player` has a seat."""
        return (kept for kept in self._matches.values() if player in kept.players.values())

    def _played(self, player: str) -> Iterator[_Match]:
        """Those that are neither lessons nor played on from a position of another match."""
        for kept in self._sat_at(player):
            if kept.match.lesson is None and kept.match.played_on is None:
                yield kept

    def _stages(self, campaign: str, stage: int | None = None) -> Iterator[_Match]:
        for kept in self._matches.values():
            is_stage = kept.match.campaign == campaign and kept.stage is not None
            if is_stage and stage in (None, kept.stage):
                yield kept

    async def match(self, name: str) -> StoredMatch | None:
        """A match with its players and its log, or None."""
        kept = self._matches.get(name)
        if kept is None:
            return None
        players, hinted = dict(kept.players), frozenset(kept.hinted)
        return StoredMatch(kept.match, players, tuple(kept.log), hinted)

    async def revision_after(self, match: str, submit: Submit) -> int | None:
        """The revision of the match that `submit` led to; None if it was never played."""
        kept = self._matches.get(match)
        return None if kept is None else kept.submits.get(submit)

    async def matches_of(self, player: str, most: int = 200) -> Sequence[Match]:
        """The newest `most` matches that `player` owns or sits at, the latest first."""
        mine = (
            kept.match
            for kept in self._matches.values()
            if kept.match.owner == player or player in kept.players.values()
        )
        return _latest_first(mine)[:most]

    async def seats_of(self, player: str) -> Mapping[str, set[int]]:
        """The seats of `player`, by match id."""
        return {
            kept.match.id: {seat for seat, name in kept.players.items() if name == player}
            for kept in self._sat_at(player)
        }

    async def awaited(self, player: str) -> Sequence[Match]:
        """The matches with other people in which `player` is to act, the latest first."""
        found = []
        for kept in self._sat_at(player):
            match, at = kept.match, kept.match.to_act
            is_theirs = at is not None and kept.players.get(at) == player
            if match.over or not is_theirs or set(kept.players.values()) == {player}:
                continue
            if at is not None and match.sitters[at].bot is None:
                found.append(match)
        return _latest_first(found)

    async def results_of(self, player: str, game: str) -> Sequence[str]:
        """The results of the finished games of `player` without options."""
        return [
            str(kept.match.result)
            for kept in self._played(player)
            if kept.match.over and kept.match.setup.game == game and not kept.match.setup.options
        ]

    async def finished_of(self, player: str, game: str | None = None) -> Sequence[PlayedMatch]:
        """The finished matches at which `player` sits, and their daily deals; the oldest first."""
        found = [
            kept
            for kept in self._played(player)
            if (kept.match.over or kept.match.daily is not None)
            and game in (None, kept.match.setup.game)
        ]
        found.sort(key=lambda kept: (kept.match.updated, kept.match.created, kept.match.id))
        return [
            PlayedMatch(
                kept.match, dict(kept.players), frozenset(kept.stood_in), frozenset(kept.hinted)
            )
            for kept in found
        ]

    async def first_matches(self, player: str, game: str, most: int) -> Sequence[str]:
        """The first `most` matches of a game at which `player` sits, the oldest first."""
        found = [kept.match for kept in self._played(player) if kept.match.setup.game == game]
        return [match.id for match in sorted(found, key=_opened)][:most]

    async def daily_matches(self, day: str, game: str) -> Sequence[DailyMatch]:
        """All matches of the deal of a game and day, in the order in which they were opened."""
        return [daily for daily in self._daily(day) if daily.match.setup.game == game]

    async def daily_matches_of(self, day: str, player: str) -> Sequence[DailyMatch]:
        """The matches of `player` of the deals of a day, in the order in which they were opened."""
        return [daily for daily in self._daily(day) if daily.player == player]

    def _daily(self, day: str) -> list[DailyMatch]:
        found = [
            DailyMatch(
                kept.match,
                player,
                self._players[player].name,
                seat in kept.hinted or seat in kept.stood_in,
            )
            for kept in self._matches.values()
            if kept.match.daily == day
            for seat, player in kept.players.items()
        ]
        return sorted(found, key=lambda daily: _opened(daily.match))

    async def finished_games(self, player: str) -> frozenset[str]:
        """The games of which `player` has finished a match: lessons count, playing on doesn't."""
        return frozenset(
            kept.match.setup.game
            for kept in self._sat_at(player)
            if kept.match.over and kept.match.played_on is None
        )

    async def campaigns_of(self, player: str) -> Sequence[Campaign]:
        """The campaigns of `player`, the latest first."""
        mine = [campaign for campaign in self._campaigns.values() if campaign.player == player]
        mine.sort(key=lambda campaign: campaign.id)
        mine.sort(key=lambda campaign: campaign.created, reverse=True)
        return [self._campaign(campaign) for campaign in mine]

    async def campaign(self, name: str) -> Campaign | None:
        """The campaign with this id, or None."""
        found = self._campaigns.get(name)
        return None if found is None else self._campaign(found)

    def _campaign(self, added: commands.AddCampaign) -> Campaign:
        stages = sorted(self._stages(added.id), key=lambda kept: kept.stage or 0)
        names = tuple(kept.match.id for kept in stages)
        results = tuple(kept.match.result for kept in stages)
        return Campaign(added.id, added.player, added.created, names, results)

    async def talk_of(self, match: str, first: int = 0) -> Sequence[TalkLine]:
        """The lines that were said at a match from number `first` on, the oldest first."""
        kept = self._matches.get(match)
        return [] if kept is None else [line for line in kept.talk if line.n >= first]

    # Lobbies

    def _add_invitation(self, command: commands.AddInvitation) -> None:
        new = command.invitation
        for known in self._invitations.values():
            if known.code == new.code or (known.match, known.kind) == (new.match, new.kind):
                raise Unavailable(message("refused-stale"))
        self._invitations[new.code] = new

    def _open_lobby(self, command: commands.OpenLobby) -> None:
        lobby, most = command.lobby, command.most_public
        public = [
            known for known in self._lobbies.values() if known.public and known.owner == lobby.owner
        ]
        if lobby.public and most is not None and len(public) >= most:
            raise commands.TooManyPublic(message("refused-public-tables", n=most))
        self._lobbies[lobby.id] = lobby
        self._invitations[lobby.code] = Invitation(lobby.code, lobby.id, "join")

    def _change_lobby(self, command: commands.ChangeLobby) -> None:
        self._lobby_at(command.lobby.id, command.seen)
        self._lobbies[command.lobby.id] = command.lobby

    def _close_lobby(self, command: commands.CloseLobby) -> None:
        lobby = self._lobby_at(command.lobby, command.seen)
        del self._lobbies[lobby.id], self._invitations[lobby.code]

    def _begin_match(self, command: commands.BeginMatch) -> None:
        name = command.opening.match.id
        self._lobby_at(name, command.seen)
        self._open_match(command.opening)
        del self._lobbies[name]

    def _lobby_at(self, name: str, seen: int) -> Lobby:
        """A lobby at this revision; raises `Stale`."""
        lobby = self._lobbies.get(name)
        if lobby is None or lobby.revision != seen:
            raise _stale()
        return lobby

    async def invitation(self, code: str) -> Invitation | None:
        """What the code of a link leads to, or None."""
        return self._invitations.get(code)

    async def invitation_to(self, match: str, kind: InvitationKind) -> Invitation | None:
        """The code of this kind of a match or lobby, or None."""
        found = (
            known
            for known in self._invitations.values()
            if (known.match, known.kind) == (match, kind)
        )
        return next(found, None)

    async def lobby(self, name: str) -> Lobby | None:
        """The lobby with this id, or None."""
        return self._lobbies.get(name)

    async def lobbies_of(self, player: str) -> Sequence[Lobby]:
        """The lobbies that `player` owns or sits in, the latest first."""
        return _latest_first(
            lobby
            for lobby in self._lobbies.values()
            if lobby.owner == player or lobby.seats_of(player)
        )

    async def lobbies(self, names: Collection[str]) -> Sequence[Lobby]:
        """The lobbies with these ids that there are, the latest first."""
        return _latest_first(lobby for lobby in self._lobbies.values() if lobby.id in names)

    async def public_lobbies(self, since: str, most: int = 1000) -> Mapping[str, str]:
        """The owners of the latest `most` public lobbies, by their ids, the latest first."""
        found = _latest_first(
            lobby
            for lobby in self._lobbies.values()
            if lobby.public and not lobby.locked and lobby.open_seats and lobby.updated > since
        )
        return {lobby.id: lobby.owner for lobby in found[:most]}

    # Clocks

    async def last_tick(self) -> float:
        """When houses last looked at running clocks; 0 if they never did."""
        return self._tick

    async def last_moment(self) -> float:
        """The latest moment at which a house is known to have been there; 0 if none is."""
        moments = [self._tick]
        for match in self._all_matches():
            if match.clock is not None and match.clock.due is not None:
                assert match.to_act is not None, "a clock runs for somebody"
                moments.append(match.clock.due - match.clock.left[match.to_act])
        return max(moments)

    async def late_clocks(self, moment: float) -> Sequence[str]:
        """The matches whose clock is due at this moment, the first one first."""
        return [name for due, name in sorted(self._due()) if due <= moment]

    async def next_due(self, moment: float) -> float | None:
        """When the first clock is due after this moment; None if none is."""
        return min((due for due, _ in self._due() if due > moment), default=None)

    async def waiting_for_bots(self) -> Sequence[str]:
        """The matches with clocks where people play and a bot is to act."""
        return sorted(
            kept.match.id
            for kept in self._matches.values()
            if kept.match.clock is not None
            and kept.match.clock.due is None
            and not kept.match.over
            and any(kept.match.sitters[seat].bot is None for seat in kept.players)
        )

    def _due(self) -> Iterator[tuple[float, str]]:
        for match in self._all_matches():
            if match.clock is not None and match.clock.due is not None:
                yield match.clock.due, match.id


def _latest_first(found: Iterable[T]) -> list[T]:
    return sorted(sorted(found, key=lambda one: one.id), key=lambda one: one.updated, reverse=True)


def _opened(match: Match) -> tuple[str, str]:
    """What tells which of two matches was opened first."""
    return match.created, match.id


def _stale() -> Stale:
    return Stale(message("refused-stale"))
