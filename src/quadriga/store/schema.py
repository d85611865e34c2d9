"""The tables of the database, as after the newest migration."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

HEAD = "0014"
"""The newest migration; a database that names another one is migrated or refused."""

metadata = MetaData()

players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    # The secret itself is never stored.
    Column("hash", String(64), primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False),
    # A `KeyKind`.
    Column("kind", String(16), nullable=False),
    Column("created", String(32), nullable=False),
    # NULL for keys that do not expire.
    Column("expires", String(32)),
    Index("keys_by_player", "player"),
)

# What the database knows of itself: its `id`.
facts = Table(
    "facts",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    # The player who opened the match; may watch it when bots have all the seats.
    Column("owner", ForeignKey("players.id"), nullable=False),
    Column("game", String(32), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("variant", String(32), nullable=False),
    Column("options", JSON, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("sitters", JSON, nullable=False),
    Column("created", String(32), nullable=False),
    Column("updated", String(32), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("result", Text),
    # Shown on the first screen; stored, so that no log has to be replayed for it.
    Column("to_act", Integer),
    Column("headline", JSON, nullable=False),
    # The fingerprint of the component data; nothing for matches from before it was kept.
    Column("components", String(64)),
    # What chance follows from; told to nobody before the end. NULL where it follows from nothing.
    Column("secret", String(64)),
    # The match that was opened after it for the same people.
    Column("rematch", String(32)),
    # A `LessonStage`; NULL for matches that are no lesson.
    Column("lesson", String(8)),
    # The day whose deal this is, and the public seed of that; NULL for all other matches.
    Column("daily", String(10)),
    Column("deal", String(120)),
    # How many entries were taken from the match that it is played on from; NULL for others.
    Column("played_on", Integer),
    # Whether people may ask for hints where several play; who plays alone always may.
    Column("hints", Boolean, nullable=False, server_default=true()),
    # A `TakeBack`, which is worth nothing at another revision; NULL where nobody has asked.
    Column("take_back", JSON(none_as_null=True)),
    Index("matches_by_owner", "owner"),
    Index("matches_by_daily", "daily", "game"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False),
    # Whether a bot has played here for the person, if only for a while.
    Column("stood_in", Boolean, nullable=False, server_default=false()),
    # Whether the person was given a hint.
    Column("hinted", Boolean, nullable=False, server_default=false()),
    Index("seats_by_player", "player"),
)

entries = Table(
    "entries",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    # A seat; NULL for chance.
    Column("actor", Integer),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)

# What people have played, taken back and said, by the ids that their clients gave it.
submits = Table(
    "submits",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("player", String(32), primary_key=True),
    Column("id", String(64), primary_key=True),
    # The revision that it led to, or at which it was said.
    Column("revision", Integer, nullable=False),
    sqlite_with_rowid=False,
)

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player", ForeignKey("players.id"), nullable=False),
    Column("created", String(32), nullable=False),
    Index("campaigns_by_player", "player"),
)

stages = Table(
    "stages",
    metadata,
    Column("campaign", ForeignKey("campaigns.id"), primary_key=True),
    Column("stage", Integer, primary_key=True),
    # Its result is the result of its match.
    Column("match", ForeignKey("matches.id"), nullable=False),
    UniqueConstraint("match"),
)

lobbies = Table(
    "lobbies",
    metadata,
    # Becomes the id of the match, so that the address of the table stays right.
    Column("id", String(32), primary_key=True),
    Column("owner", ForeignKey("players.id"), nullable=False),
    Column("game", String(32), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("variant", String(32), nullable=False),
    Column("options", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("locked", Boolean, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("updated", String(32), nullable=False),
    # The time limit of the match; both NULL where there is none.
    Column("clock_per", String(8)),
    Column("clock_seconds", Integer),
    # Whether people may ask for hints in the match.
    Column("hints", Boolean, nullable=False, server_default=false()),
    Index("lobbies_by_owner", "owner"),
)

lobby_seats = Table(
    "lobby_seats",
    metadata,
    Column("lobby", ForeignKey("lobbies.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    # A seat with neither a bot nor a player is open.
    Column("bot", String(32)),
    Column("player", ForeignKey("players.id")),
    Index("lobby_seats_by_player", "player"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("code", String(32), primary_key=True),
    # The id of a lobby, and of the match that it becomes.
    Column("match", String(32), nullable=False),
    Column("kind", String(8), nullable=False),
    UniqueConstraint("match", "kind"),
)

# What people say to each other at the table of a match.
talk = Table(
    "talk",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    # A line is either a ready reaction, by its name, or a text.
    Column("reaction", String(16)),
    Column("text", Text),
    sqlite_with_rowid=False,
)

# The clocks of the matches that have a time limit.
clocks = Table(
    "clocks",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("per", String(8), nullable=False),
    Column("seconds", Integer, nullable=False),
    # The seconds that each seat had left at the last change.
    Column("left", JSON, nullable=False),
    # When the time of the person to act is up, on the servers' own time; NULL while no time runs.
    Column("due", Double),
    # The seats of people who have not come yet; NULL for clocks from before they waited for any.
    Column("missing", JSON(none_as_null=True)),
    Index("clocks_by_due", "due"),
)
