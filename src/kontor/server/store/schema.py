"""The schema, one for SQLite and PostgreSQL.

A table's truth is its journal: one row for each thing that happened, numbered by the table's
version, never changed but for names of people who have gone; when nobody has come for a while, the
rows are packed into one. Everything else about a running game follows from it; what is kept beside
it (`phase` to `result`) only spares lists and clocks a replay. How a table ended outlives it.
Tokens of devices, keys, links to a seat and bots are kept as hashes.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("components", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("host", String(64), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("version", Integer, nullable=False),
    Column("phase", String(12), nullable=False),
    # Filled when the game starts; `base` is a saved state for games that start in the middle.
    Column("names", Text, nullable=False, default=""),
    Column("seed", String(64), nullable=False, default=""),
    Column("salt", String(64), nullable=False, default=""),
    Column("commitment", String(64), nullable=False, default=""),
    Column("base", Text, nullable=False, default=""),
    # The table from which this one plays on.
    Column("origin", String(32), nullable=False, server_default=""),
    # Derived from the journal.
    Column("answers", Integer, nullable=False, default=0),
    Column("rounds", Integer, nullable=False, server_default="0"),
    # What the table waits for, as everybody may read it: name and facts of a message.
    Column("waiting", Text, nullable=False, server_default=""),
    Column("awaited", Integer, nullable=False, default=0),
    Column("bots_awaited", Integer, nullable=False, default=0),
    Column("since", Float, nullable=False),
    # When the time of the open question is up; 0 if it may take for ever.
    Column("deadline", Float, nullable=False, server_default="0"),
    Column("result", Text, nullable=False, default=""),
    # When somebody was last here, and up to which version the journal is packed.
    Column("seen", Float, nullable=False, server_default="0"),
    Column("packed", Integer, nullable=False, server_default="0"),
    # What the host has chosen (table_settings.py), and when the host was last here.
    Column("settings", Text, nullable=False, server_default=""),
    Column("host_seen", Float, nullable=False, server_default="0"),
    # The circle for whose members it was opened.
    Column("circle", String(32), nullable=False, server_default=""),
    # The link that leads to any open seat; the host is shown it again and again.
    Column("invitation", String(43), nullable=False, server_default=""),
    Index(None, "host"),
    Index(None, "bots_awaited"),
    Index(None, "deadline"),
    Index(None, "public"),
    Index(None, "seen"),
    Index(None, "invitation"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(80), nullable=False, default=""),
    Column("colour", String(24), nullable=False, default=""),
    Column("bot", String(40), nullable=False, default=""),
    Column("device", String(64), nullable=True),
    Column("invitation", String(64), nullable=True),
    Column("invited", Float, nullable=False, default=0.0),
    Column("token", String(64), nullable=True),
    # Who may take the seat back from the bot that plays for them.
    Column("owner", String(64), nullable=True),
    UniqueConstraint("invitation"),
    UniqueConstraint("token"),
    Index(None, "device"),
    Index(None, "owner"),
)

# People: whoever has a key. Seats and tables name a person where they say device or host; a
# browser that is not among the devices is a person of its own.
people = Table(
    "people",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("key", String(64), nullable=True),
    Column("made", Float, nullable=False),
    UniqueConstraint("key"),
)

devices = Table(
    "devices",
    metadata,
    Column("device", String(64), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("kind", String(40), nullable=False, default=""),
    Column("since", Float, nullable=False),
    Index(None, "person"),
)

# What a person wishes: name and colour at new tables, and when to be called. Rest hours are
# minutes of the day in the person's time zone, -1 for none; `pause` is in seconds.
wishes = Table(
    "wishes",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("colour", String(24), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("rest_from", Integer, nullable=False),
    Column("rest_until", Integer, nullable=False),
    Column("pause", Integer, nullable=False),
)

# Ways to call a person: a mail address, a browser, a webhook. Nothing is sent before `next`, which
# is also how a process claims one. The token is in every mail and can only stop or confirm it.
ways = Table(
    "ways",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("target", Text, nullable=False),
    Column("keys", Text, nullable=False),
    Column("device", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("base", String(300), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("token", String(64), nullable=False),
    Column("made", Float, nullable=False),
    Column("next", Float, nullable=False),
    Column("failures", Integer, nullable=False),
    UniqueConstraint("token"),
    Index(None, "person"),
)

# Who is asked at which table, as far as the postman has looked: up to which version, since when.
calls = Table(
    "calls",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("since", Float, nullable=False),
    Column("deadline", Float, nullable=False),
    Index(None, "table_id"),
)

# The outbox: what is to be said on which way, and not before when.
notices = Table(
    "notices",
    metadata,
    Column("way", String(16), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("due", Float, nullable=False),
    Index(None, "due"),
    Index(None, "table_id"),
)

# The key with which this server signs what it pushes.
push_keys = Table(
    "push_keys",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("secret", Text, nullable=False),
    Column("made", Float, nullable=False),
)

# Passkeys of people, by the hash of what the authenticator calls them.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("credential", Text, nullable=False),
    Column("public_key", Text, nullable=False),
    Column("counter", BigInteger, nullable=False),
    Column("kind", String(40), nullable=False),
    Column("made", Float, nullable=False),
    Column("used", Float, nullable=False),
    Index(None, "person"),
)

# What an authenticator is to sign: one for each browser and purpose, taken away when it is used.
challenges = Table(
    "challenges",
    metadata,
    Column("browser", String(64), primary_key=True),
    Column("purpose", String(8), primary_key=True),
    Column("challenge", String(128), nullable=False),
    Column("until", Float, nullable=False),
    Index(None, "until"),
)

# The text of a corrected components file, for tables that play with one.
materials = Table(
    "materials",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("text", Text, nullable=False),
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("who", String(80), nullable=False, default=""),
    Column("at", Float, nullable=False),
    # What the sender calls this request: the same key is never carried out twice.
    Column("key", String(120), nullable=False),
    UniqueConstraint("table_id", "key"),
)

# The beginning of a journal as compressed lines, of tables where nobody has been for a while.
packed_journals = Table(
    "packed_journals",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("lines", LargeBinary, nullable=False),
)

# The components files that games came with, so that tables keep theirs when a new one is installed.
editions = Table(
    "editions",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("text", Text, nullable=False),
)

# Devices that the host of a table has sent away.
barred = Table(
    "barred",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("device", String(64), primary_key=True),
)

# What people write down for themselves at a table, and whom they do not want to hear.
memos = Table(
    "memos",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("text", Text, nullable=False),
    Column("hushed", String(80), nullable=False),
    Column("at", Float, nullable=False),
)

# What people report to the operator; a report outlives its table.
reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("person", String(64), nullable=False),
    Column("by", String(64), nullable=False),
    Column("reason", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "seat", "by"),
)

# Devices and networks that stay outside; `until` is 0 if for ever.
bans = Table(
    "bans",
    metadata,
    Column("who", String(64), primary_key=True),
    Column("reason", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("until", Float, nullable=False),
)

# Tables that somebody has put on their shelf: they keep them, but not before their eyes.
shelves = Table(
    "shelves",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", String(64), primary_key=True),
    Index(None, "person"),
)

# How tables ended: statistics are made from this alone.
outcomes = Table(
    "outcomes",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("begun", Float, nullable=False),
    Column("ended", Float, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
)

# Who sat there: a person, or a bot of a level. Who had several seats counts as nobody.
outcome_seats = Table(
    "outcome_seats",
    metadata,
    Column("table_id", ForeignKey("outcomes.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(64), nullable=True),
    Column("name", String(80), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("ended", Float, nullable=False),
    Index(None, "person", "ended"),
)

# Circles: people who play together. Whoever was asked is not in it before they agree.
circles = Table(
    "circles",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("made", Float, nullable=False),
    Column("invitation", String(64), nullable=True),
    UniqueConstraint("invitation"),
)

circle_members = Table(
    "circle_members",
    metadata,
    Column("circle", ForeignKey("circles.id"), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("asked_by", String(80), nullable=False),
    Column("since", Float, nullable=False),
    Index(None, "person"),
)

circle_outcomes = Table(
    "circle_outcomes",
    metadata,
    Column("circle", ForeignKey("circles.id"), primary_key=True),
    Column("table_id", ForeignKey("outcomes.table_id"), primary_key=True),
    Column("ended", Float, nullable=False),
    Index(None, "circle", "ended"),
)

# Statistics of a person or a circle, counted up to one outcome; made anew when they are missing.
tallies = Table(
    "tallies",
    metadata,
    Column("owner", String(64), primary_key=True),
    Column("ended", Float, nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("text", Text, nullable=False),
)

# Written now and then to see whether the database takes anything.
pulse = Table(
    "pulse",
    metadata,
    Column("process", String(16), primary_key=True),
    Column("at", Float, nullable=False),
)

# Secrets with which this server marks its cookies, the newest with the highest number.
signets = Table(
    "signets",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("secret", String(64), nullable=False),
    Column("created", Float, nullable=False),
)
