"""The database schema, as the newest migration leaves it."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, Table, Text

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("opening", Text, nullable=False),
    Column("created", BigInteger, nullable=False),  # all times: microseconds since 1970
    Column("over", Boolean, nullable=False),
    Column("wakeful", Boolean, nullable=False),
    Column("rematch", Text, nullable=False, server_default=""),  # the table at which the same people play again
    Column("sum", BigInteger, nullable=False, server_default="0"),  # of id and opening; 0: unknown
    Index("tables_to_do", "over", "wakeful"),
)

ROWS = Table(
    "rows",
    METADATA,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False, server_default="0"),  # 0: written before times were
    Column("sum", BigInteger, nullable=False, server_default="0"),  # of all but the time; 0: written before sums were
)

LINKS = Table(
    "links",
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("table", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Index("links_of_role", "table", "seat"),
)

HOLDS = Table(
    "holds",
    METADATA,
    Column("device", Text, primary_key=True),
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("link", Text, ForeignKey("links.digest", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("holds_by_link", "link"),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

ORDERS = Table(
    "orders",
    METADATA,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
)

MAPS = Table(  # that people have published for everybody on this server
    "maps",
    METADATA,
    Column("id", Text, primary_key=True),  # the SHA-256 of the text
    Column("device", Text, nullable=False),  # whose it is
    Column("name", Text, nullable=False),
    Column("author", Text, nullable=False),
    Column("territories", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

PULSE = Table(  # one row, written to see whether anything can be
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
