"""People with keys, their devices, and who may take a seat back."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply this migration."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("key", sa.String(64), nullable=True),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("key", name="uq_people_key"),
    )
    op.create_table(
        "devices",
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("device", name="pk_devices"),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.add_column("seats", sa.Column("owner", sa.String(64), nullable=True))
    op.create_index("ix_seats_owner", "seats", ["owner"])


def downgrade() -> None:
    """Take this migration back."""
    op.drop_index("ix_seats_owner", "seats")
    op.drop_column("seats", "owner")
    op.drop_table("devices")
    op.drop_table("people")
