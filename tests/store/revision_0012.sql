BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0012');
CREATE TABLE campaigns (
	id VARCHAR(32) NOT NULL,
	player VARCHAR(32) NOT NULL,
	created VARCHAR(32) NOT NULL,
	PRIMARY KEY (id),
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "campaigns" VALUES('campaign','owner','2026-11-17T12:00:00+00:00');
CREATE TABLE clocks (
	"match" VARCHAR(32) NOT NULL,
	per VARCHAR(8) NOT NULL,
	seconds INTEGER NOT NULL,
	"left" JSON NOT NULL,
	due DOUBLE,
	PRIMARY KEY ("match"),
	FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "clocks" VALUES('shared','turn',60,'[60.0, 60.0]',1800000000.0);
CREATE TABLE entries (
	"match" VARCHAR(32) NOT NULL,
	n INTEGER NOT NULL,
	actor INTEGER,
	text TEXT NOT NULL,
	PRIMARY KEY ("match", n),
	FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('shared',0,NULL,'draw t01 t02 t06 t07');
INSERT INTO "entries" VALUES('shared',1,NULL,'draw t03 t05 t08 t12');
INSERT INTO "entries" VALUES('shared',2,0,'place t01 0,-1 r0');
INSERT INTO "entries" VALUES('stage',0,NULL,'draw conquest_a tribute_a colossus_a');
CREATE TABLE facts (
	name VARCHAR(32) NOT NULL,
	value TEXT NOT NULL,
	PRIMARY KEY (name)
);
INSERT INTO "facts" VALUES('id','0123abcd');
CREATE TABLE invitations (
	code VARCHAR(32) NOT NULL,
	"match" VARCHAR(32) NOT NULL,
	kind VARCHAR(8) NOT NULL,
	PRIMARY KEY (code),
	UNIQUE ("match", kind)
);
INSERT INTO "invitations" VALUES('code','lobby','join');
CREATE TABLE keys (
	hash VARCHAR(64) NOT NULL,
	player VARCHAR(32) NOT NULL,
	kind VARCHAR(16) NOT NULL,
	created VARCHAR(32) NOT NULL,
	expires VARCHAR(32),
	PRIMARY KEY (hash),
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "keys" VALUES('hash','owner','browser','2026-11-17T12:00:00+00:00',NULL);
INSERT INTO "keys" VALUES('other','guest','browser','2026-11-17T12:00:00+00:00',NULL);
CREATE TABLE lobbies (
	id VARCHAR(32) NOT NULL,
	owner VARCHAR(32) NOT NULL,
	game VARCHAR(32) NOT NULL,
	seats INTEGER NOT NULL,
	variant VARCHAR(32) NOT NULL,
	options JSON NOT NULL,
	public BOOLEAN NOT NULL,
	locked BOOLEAN NOT NULL,
	revision INTEGER NOT NULL,
	updated VARCHAR(32) NOT NULL,
	clock_per VARCHAR(8),
	clock_seconds INTEGER,
	PRIMARY KEY (id),
	FOREIGN KEY(owner) REFERENCES players (id)
);
INSERT INTO "lobbies" VALUES('lobby','owner','all_roads',3,'standard','{}',1,0,0,'2026-11-17T12:00:00+00:00',NULL,NULL);
CREATE TABLE lobby_seats (
	lobby VARCHAR(32) NOT NULL,
	seat INTEGER NOT NULL,
	name TEXT NOT NULL,
	bot VARCHAR(32),
	player VARCHAR(32),
	PRIMARY KEY (lobby, seat),
	FOREIGN KEY(lobby) REFERENCES lobbies (id),
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "lobby_seats" VALUES('lobby',0,'Livia',NULL,'owner');
INSERT INTO "lobby_seats" VALUES('lobby',1,'Gaius','citizen',NULL);
INSERT INTO "lobby_seats" VALUES('lobby',2,'',NULL,NULL);
CREATE TABLE matches (
	id VARCHAR(32) NOT NULL,
	owner VARCHAR(32) NOT NULL,
	game VARCHAR(32) NOT NULL,
	seats INTEGER NOT NULL,
	variant VARCHAR(32) NOT NULL,
	options JSON NOT NULL,
	rules INTEGER NOT NULL,
	sitters JSON NOT NULL,
	created VARCHAR(32) NOT NULL,
	updated VARCHAR(32) NOT NULL,
	revision INTEGER NOT NULL,
	over BOOLEAN NOT NULL,
	result TEXT,
	to_act INTEGER,
	headline JSON NOT NULL,
	components VARCHAR(64),
	secret VARCHAR(64),
	rematch VARCHAR(32),
	lesson VARCHAR(8),
	daily VARCHAR(10),
	deal VARCHAR(120),
	played_on INTEGER,
	PRIMARY KEY (id),
	FOREIGN KEY(owner) REFERENCES players (id)
);
INSERT INTO "matches" VALUES('shared','owner','all_roads',2,'standard','{}',1,'[{"name": "Livia", "bot": null}, {"name": "Gaius", "bot": "citizen"}]','2026-11-17T12:00:00+00:00','2026-11-17T12:00:00+00:00',1,0,NULL,0,'{"title": {"id": "headline-turn", "args": {"turn": 1, "of": 6}}, "scores": [0, 0]}',NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "matches" VALUES('stage','owner','imperator',1,'standard','{}',1,'[{"name": "Livia", "bot": null}]','2026-11-17T12:00:00+00:00','2026-11-17T12:00:00+00:00',0,0,NULL,0,'{"title": {"id": "verbatim", "args": {"text": "Period I"}}, "scores": [0]}',NULL,'5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e',NULL,NULL,NULL,NULL,NULL);
CREATE TABLE players (
	id VARCHAR(32) NOT NULL,
	name TEXT NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('owner','Livia');
INSERT INTO "players" VALUES('guest','Gaius');
CREATE TABLE seats (
	"match" VARCHAR(32) NOT NULL,
	seat INTEGER NOT NULL,
	player VARCHAR(32) NOT NULL,
	stood_in BOOLEAN DEFAULT 0 NOT NULL,
	PRIMARY KEY ("match", seat),
	FOREIGN KEY("match") REFERENCES matches (id),
	FOREIGN KEY(player) REFERENCES players (id)
);
INSERT INTO "seats" VALUES('shared',0,'owner',0);
INSERT INTO "seats" VALUES('shared',1,'guest',0);
INSERT INTO "seats" VALUES('stage',0,'owner',0);
CREATE TABLE stages (
	campaign VARCHAR(32) NOT NULL,
	stage INTEGER NOT NULL,
	"match" VARCHAR(32) NOT NULL,
	PRIMARY KEY (campaign, stage),
	UNIQUE ("match"),
	FOREIGN KEY(campaign) REFERENCES campaigns (id),
	FOREIGN KEY("match") REFERENCES matches (id)
);
INSERT INTO "stages" VALUES('campaign',1,'stage');
CREATE TABLE submits (
	"match" VARCHAR(32) NOT NULL,
	player VARCHAR(32) NOT NULL,
	id VARCHAR(64) NOT NULL,
	revision INTEGER NOT NULL,
	PRIMARY KEY ("match", player, id),
	FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
INSERT INTO "submits" VALUES('shared','guest','said',1);
INSERT INTO "submits" VALUES('shared','owner','first',1);
CREATE TABLE talk (
	"match" VARCHAR(32) NOT NULL,
	n INTEGER NOT NULL,
	seat INTEGER NOT NULL,
	reaction VARCHAR(16),
	text TEXT,
	PRIMARY KEY ("match", n),
	FOREIGN KEY("match") REFERENCES matches (id)
)
 WITHOUT ROWID

;
INSERT INTO "talk" VALUES('shared',0,1,NULL,'Ave!');
CREATE INDEX keys_by_player ON keys (player);
CREATE INDEX matches_by_daily ON matches (daily, game);
CREATE INDEX matches_by_owner ON matches (owner);
CREATE INDEX campaigns_by_player ON campaigns (player);
CREATE INDEX lobbies_by_owner ON lobbies (owner);
CREATE INDEX seats_by_player ON seats (player);
CREATE INDEX lobby_seats_by_player ON lobby_seats (player);
CREATE INDEX clocks_by_due ON clocks (due);
COMMIT;
