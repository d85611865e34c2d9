"""The tables of the database after the newest migration."""

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
"""The newest migration; a database at another one is migrated or refused."""

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

# What the database knows of itself, such as its `id`.
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
    # The player who opened the match, and may watch it when bots have all seats.
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
    # The fingerprint of the component data; NULL for very old matches.
    Column("components", String(64)),
    # The secret that chance follows from, shown to nobody before the end; NULL without one.
    Column("secret", String(64)),
    # The match that the same people opened after it.
    Column("rematch", String(32)),
    # A `LessonStage`; NULL for other matches.
    Column("lesson", String(8)),
    # The day of a daily deal, and its public seed; NULL for other matches.
    Column("daily", String(10)),
    Column("deal", String(120)),
    # How many entries it took over from the match that it continues; NULL for other matches.
    Column("played_on", Integer),
    # Whether people may ask for hints; somebody who plays alone always may.
    Column("hints", Boolean, nullable=False, server_default=true()),
    # A `TakeBack`, void at any other revision; NULL if nobody has asked.
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

# What people have played, taken back and said, by the ids that their clients gave.
submits = Table(
    "submits",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("player", String(32), primary_key=True),
    Column("id", String(64), primary_key=True),
    # The revision after it.
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
    # The result of the stage is that of its match.
    Column("match", ForeignKey("matches.id"), nullable=False),
    UniqueConstraint("match"),
)

lobbies = Table(
    "lobbies",
    metadata,
    # The match gets the same id, so the address of the table stays right.
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
    # The time limit of the match; both are NULL without one.
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
    # The id of a lobby and of its match.
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
    # Either a ready-made reaction, by its name, or a text.
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
    # When the time of the person to act is up, by the servers' clock; NULL while no time runs.
    Column("due", Double),
    # The seats of people who haven't arrived yet; NULL in old rows, whose clocks don't wait.
    Column("missing", JSON(none_as_null=True)),
    Index("clocks_by_due", "due"),
)
