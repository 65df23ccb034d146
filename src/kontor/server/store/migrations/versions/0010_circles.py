"""Circles, outcomes of tables, shelves, and what lists tell of a table without a replay."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply this migration; tables that have ended count from now on."""
    op.add_column("tables", sa.Column("origin", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("rounds", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("waiting", sa.Text(), nullable=False, server_default=""))
    op.create_table(
        "shelves",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_shelves"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_shelves_table_id"),
    )
    op.create_index("ix_shelves_person", "shelves", ["person"])
    op.create_table(
        "outcomes",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("begun", sa.Float(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("answers", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_outcomes"),
    )
    op.create_table(
        "outcome_seats",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(64), nullable=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_outcome_seats"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["outcomes.table_id"], name="fk_outcome_seats_table_id"
        ),
    )
    op.create_index("ix_outcome_seats_person", "outcome_seats", ["person", "ended"])
    op.create_table(
        "circles",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("invitation", sa.String(64), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_circles"),
        sa.UniqueConstraint("invitation", name="uq_circles_invitation"),
    )
    op.create_table(
        "circle_members",
        sa.Column("circle", sa.String(16), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("asked_by", sa.String(80), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("circle", "person", name="pk_circle_members"),
        sa.ForeignKeyConstraint(["circle"], ["circles.id"], name="fk_circle_members_circle"),
    )
    op.create_index("ix_circle_members_person", "circle_members", ["person"])
    op.create_table(
        "circle_outcomes",
        sa.Column("circle", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("circle", "table_id", name="pk_circle_outcomes"),
        sa.ForeignKeyConstraint(["circle"], ["circles.id"], name="fk_circle_outcomes_circle"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["outcomes.table_id"], name="fk_circle_outcomes_table_id"
        ),
    )
    op.create_index("ix_circle_outcomes_circle", "circle_outcomes", ["circle", "ended"])
    op.create_table(
        "tallies",
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("owner", name="pk_tallies"),
    )
    count_what_has_ended()


def count_what_has_ended() -> None:
    """Keep the outcomes of tables that are over, but for those that began in the middle."""
    connection = op.get_bind()
    ended = connection.execute(
        sa.text(
            "SELECT id, game, created, since, answers, result FROM tables"
            " WHERE phase = 'over' AND result <> '' AND base = ''"
        )
    ).all()
    keep = sa.text(
        "INSERT INTO outcomes (table_id, game, begun, ended, answers, rounds)"
        " VALUES (:table_id, :game, :begun, :ended, :answers, 0)"
    )
    keep_seat = sa.text(
        "INSERT INTO outcome_seats"
        " (table_id, seat, person, name, bot, score, place, won, ended)"
        " VALUES (:table_id, :seat, :person, :name, :bot, :score, :place, :won, :ended)"
    )
    wanted = sa.text(
        "SELECT number, name, bot, device, kind FROM seats WHERE table_id = :table ORDER BY number"
    )
    for table in ended:
        scores, winners = json.loads(table.result)[:2]
        seats = connection.execute(wanted, {"table": table.id}).all()
        if len(seats) != len(scores):
            continue
        moments = {"table_id": table.id, "ended": table.since}
        connection.execute(
            keep, {**moments, "game": table.game, "begun": table.created, "answers": table.answers}
        )
        people = [seat.device for seat in seats if seat.kind == "person"]
        for seat, score in zip(seats, scores, strict=True):
            is_one = seat.kind == "person" and people.count(seat.device) == 1
            won = seat.number in winners
            better = sum(other > score for other in scores)
            place = 1 if won else max(better, len(winners)) + 1
            values = {"seat": seat.number, "name": seat.name, "score": score, "won": won}
            values |= {"person": seat.device if is_one else None, "place": place}
            values["bot"] = seat.bot if seat.kind == "bot" else ""
            connection.execute(keep_seat, {**moments, **values})


def downgrade() -> None:
    """Take this migration back."""
    for name in (
        *("tallies", "circle_outcomes", "circle_members", "circles"),
        *("outcome_seats", "outcomes", "shelves"),
    ):
        op.drop_table(name)
    for name in ("waiting", "rounds", "origin"):
        op.drop_column("tables", name)
