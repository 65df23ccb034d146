"""Tables, seats and journals."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply this migration."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("components", sa.String(64), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("phase", sa.String(12), nullable=False),
        sa.Column("names", sa.Text(), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("base", sa.Text(), nullable=False),
        sa.Column("answers", sa.Integer(), nullable=False),
        sa.Column("awaited", sa.Integer(), nullable=False),
        sa.Column("bots_awaited", sa.Integer(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("result", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_bots_awaited", "tables", ["bots_awaited"])
    op.create_index("ix_tables_public", "tables", ["public"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("colour", sa.String(24), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("device", sa.String(64), nullable=True),
        sa.Column("invitation", sa.String(64), nullable=True),
        sa.Column("invited", sa.Float(), nullable=False),
        sa.Column("token", sa.String(64), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sa.UniqueConstraint("invitation", name="uq_seats_invitation"),
        sa.UniqueConstraint("token", name="uq_seats_token"),
    )
    op.create_index("ix_seats_device", "seats", ["device"])
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("who", sa.String(80), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("key", sa.String(120), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version", name="pk_journal"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_journal_table_id"),
        sa.UniqueConstraint("table_id", "key", name="uq_journal_table_id"),
    )


def downgrade() -> None:
    """Take this migration back."""
    op.drop_table("journal")
    op.drop_table("seats")
    op.drop_table("tables")
