"""Moments for the tests of pages: the sight of a position that was built piece by piece."""

from kontor.engine.game import Game
from kontor.engine.match import Match
from kontor.engine.record import Record
from kontor.engine.state import State
from kontor.server.service.sight import RefusalSight, SeatSight, TableSight, plain
from kontor.server.service.sight_making import question_sight
from tests.page.tables import NAMES

COLOURS = ("p1", "p2", "p3", "p4", "p5", "p6")


def moment(game: Game, options: dict[str, str], state: State, seat: int) -> TableSight:
    """Return what the page shows a player of a position."""
    record = Record(game.slug, game.rules_version, game.components_digest)
    record.names = NAMES[: state.seats]
    record.options = options
    match = Match(game, record)
    match.state = state
    sight = TableSight(
        id="a-table",
        game=game.slug,
        title="",
        phase="over" if state.is_over() else "playing",
        version=1,
        answers=0,
        at_answer=0,
        options=options,
        public=False,
        host=True,
        seats=[
            SeatSight(number=number, name=NAMES[number], colour=COLOURS[number], kind="person")
            for number in range(state.seats)
        ],
        me=seat,
        mine=[seat] if seat >= 0 else [],
        scores=state.scores(),
        winners=state.winners(),
    )
    if seat >= 0 and state.options(seat):
        sight.question = question_sight(match, seat)
    if seat >= 0:
        sight.refusals = [
            RefusalSight(
                word=refusal.word,
                clause=refusal.clause,
                name=refusal.message.name,
                facts=plain(refusal.message.facts),
            )
            for refusal in state.refusals(seat)
        ]
    sight.keep_view(state.view(seat))
    return sight
