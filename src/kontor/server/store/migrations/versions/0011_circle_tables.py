"""For which circle a table was opened."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply this migration."""
    op.add_column("tables", sa.Column("circle", sa.String(32), nullable=False, server_default=""))


def downgrade() -> None:
    """Take this migration back."""
    op.drop_column("tables", "circle")
