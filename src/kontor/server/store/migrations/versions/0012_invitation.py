"""One link to a table, the same until its host makes another."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply this migration."""
    op.add_column(
        "tables", sa.Column("invitation", sa.String(43), nullable=False, server_default="")
    )
    op.create_index(op.f("ix_tables_invitation"), "tables", ["invitation"])


def downgrade() -> None:
    """Take this migration back."""
    op.drop_index(op.f("ix_tables_invitation"), table_name="tables")
    op.drop_column("tables", "invitation")
