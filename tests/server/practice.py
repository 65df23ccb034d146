"""Moments for practice as tests open them: without a store, for Ada."""

from dataclasses import replace

from kontor.games.practice import Moment, moments
from kontor.server.service.learning import dealt, seated
from kontor.server.service.live_table import LiveTable
from kontor.server.service.practising import journal
from kontor.server.service.sight_making import table_sight
from kontor.server.service.table_settings import TableSettings
from kontor.server.store.rows import Entry
from tests.server.people import ADA


def opened_at(slug: str, asked: Moment) -> LiveTable:
    """Return the table of a moment, as Ada would have it."""
    seats = seated(asked, ADA, "Ada", "")
    row = dealt(asked, slug, seats, 0.0, TableSettings(watch="nobody", practice=asked.name))
    live = LiveTable(row, seats, journal(asked, 0.0))
    live.row = replace(row, **live.derived())  # type: ignore[arg-type]
    return live


def taken_back(slug: str) -> tuple[Moment, str]:
    """Return a moment and an answer that is not the best and may be taken back at once.

    Neither that answer nor the best one is asked about again.
    """
    for asked in moments(slug):
        for word, *_ in reversed(asked.judged[1:]):
            live = opened_at(slug, asked)
            question = table_sight(live, ADA, ()).question
            assert question
            if any(one.confirm for one in question.options if one.word in (word, asked.best)):
                continue
            live.apply(Entry(live.version + 1, "answer", asked.seat, word, "", 0.0, "own"))
            if live.reach(asked.seat).steps:
                return asked, word
    raise AssertionError("nothing can be taken back")
