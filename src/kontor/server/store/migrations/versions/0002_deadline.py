"""The moment when the time of an open question is up."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply this migration."""
    op.add_column("tables", sa.Column("deadline", sa.Float(), nullable=False, server_default="0"))
    op.create_index("ix_tables_deadline", "tables", ["deadline"])


def downgrade() -> None:
    """Take this migration back."""
    op.drop_index("ix_tables_deadline", "tables")
    op.drop_column("tables", "deadline")
