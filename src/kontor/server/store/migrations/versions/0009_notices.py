"""Wishes of people, ways to call them, the outbox of notices, and passkeys."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

TABLES = ("wishes", "ways", "calls", "notices", "push_keys", "passkeys", "challenges")


def upgrade() -> None:
    """Apply this migration."""
    op.create_table(
        "wishes",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("colour", sa.String(24), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("rest_from", sa.Integer(), nullable=False),
        sa.Column("rest_until", sa.Integer(), nullable=False),
        sa.Column("pause", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_wishes"),
    )
    op.create_table(
        "ways",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("keys", sa.Text(), nullable=False),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("base", sa.String(300), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("next", sa.Float(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_ways"),
        sa.UniqueConstraint("token", name="uq_ways_token"),
    )
    op.create_index("ix_ways_person", "ways", ["person"])
    op.create_table(
        "calls",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("deadline", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", name="pk_calls"),
    )
    op.create_index("ix_calls_table_id", "calls", ["table_id"])
    op.create_table(
        "notices",
        sa.Column("way", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("way", "table_id", "kind", name="pk_notices"),
    )
    op.create_index("ix_notices_due", "notices", ["due"])
    op.create_index("ix_notices_table_id", "notices", ["table_id"])
    op.create_table(
        "push_keys",
        sa.Column("number", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_push_keys"),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("credential", sa.Text(), nullable=False),
        sa.Column("public_key", sa.Text(), nullable=False),
        sa.Column("counter", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("purpose", sa.String(8), nullable=False),
        sa.Column("challenge", sa.String(128), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("browser", "purpose", name="pk_challenges"),
    )
    op.create_index("ix_challenges_until", "challenges", ["until"])


def downgrade() -> None:
    """Take this migration back."""
    for name in reversed(TABLES):
        op.drop_table(name)
