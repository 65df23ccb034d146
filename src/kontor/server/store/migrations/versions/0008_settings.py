"""What hosts choose for their tables, and when they were last there."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply this migration."""
    op.add_column("tables", sa.Column("settings", sa.Text(), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("host_seen", sa.Float(), nullable=False, server_default="0"))
    op.execute("UPDATE tables SET host_seen = seen")


def downgrade() -> None:
    """Take this migration back."""
    op.drop_column("tables", "host_seen")
    op.drop_column("tables", "settings")
