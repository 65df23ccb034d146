"""Secrets with which a server marks its cookies."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply this migration."""
    op.create_table(
        "signets",
        sa.Column("number", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_signets"),
    )


def downgrade() -> None:
    """Take this migration back."""
    op.drop_table("signets")
