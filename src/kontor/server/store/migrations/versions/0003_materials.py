"""Corrected components files of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply this migration."""
    op.create_table(
        "materials",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_materials"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_materials_table_id"),
    )


def downgrade() -> None:
    """Take this migration back."""
    op.drop_table("materials")
