"""Memos: what people write down for themselves at a table, and whom they do not want to hear."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply this migration."""
    op.create_table(
        "memos",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("hushed", sa.String(80), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_memos"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_memos_table_id"),
    )


def downgrade() -> None:
    """Take it back."""
    op.drop_table("memos")
