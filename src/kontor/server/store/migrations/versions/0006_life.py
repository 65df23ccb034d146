"""The life of a table: when it was last seen, packed journals, editions, reports, bans."""

from dataclasses import asdict

import sqlalchemy as sa
from alembic import op

from kontor.server.store.packed_lines import unpacked

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply this migration."""
    op.add_column("tables", sa.Column("seen", sa.Float(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("packed", sa.Integer(), nullable=False, server_default="0"))
    op.execute("UPDATE tables SET seen = since")
    op.create_index("ix_tables_seen", "tables", ["seen"])
    op.create_table(
        "packed_journals",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("lines", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_packed_journals"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_packed_journals_table_id"),
    )
    op.create_table(
        "editions",
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_editions"),
    )
    op.create_table(
        "barred",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "device", name="pk_barred"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_barred_table_id"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("by", sa.String(64), nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.UniqueConstraint("table_id", "seat", "by", name="uq_reports_table_id"),
    )
    op.create_table(
        "bans",
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("who", name="pk_bans"),
    )
    op.create_table(
        "pulse",
        sa.Column("process", sa.String(16), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("process", name="pk_pulse"),
    )


def downgrade() -> None:
    """Take this migration back; packed journals become rows again."""
    connection = op.get_bind()
    insert = sa.text(
        "INSERT INTO journal (table_id, version, kind, seat, text, who, at, key)"
        " VALUES (:table_id, :version, :kind, :seat, :text, :who, :at, :key)"
    )
    for table, lines in connection.execute(sa.text("SELECT table_id, lines FROM packed_journals")):
        for entry in unpacked(lines):
            connection.execute(insert, {"table_id": table, **asdict(entry)})
    for name in ("pulse", "bans", "reports", "barred", "editions", "packed_journals"):
        op.drop_table(name)
    op.drop_index("ix_tables_seen", "tables")
    op.drop_column("tables", "packed")
    op.drop_column("tables", "seen")
