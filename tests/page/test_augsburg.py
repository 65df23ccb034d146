"""The board of Augsburg 1520 without a browser: refusals, purchases, the score sheet."""

import asyncio
import re
from pathlib import Path

import pytest

from kontor.games.augsburg.board.board import settled
from kontor.games.augsburg.table.agreed import OPTIONS
from kontor.games.augsburg.table.packing import JOKER
from kontor.server.page.regions import regions
from kontor.server.service.sight import TableSight
from tests.page import tables
from tests.page.drawing import Elements

PER_KIND = 3
EVERY = 25
MOST_ANSWERS = 1500
# Every number of players, and every value of every table option.
TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {}),
    (3, {name: values[-1] for name, values in OPTIONS.items()}),
    (4, {"hand_size_visibility": "open"}),
    (5, {"money_visibility": "open", "first_player": "host_choice"}),
)


def varied(folder: Path, seats: int, options: dict[str, str]) -> list[TableSight]:
    """Play a game; keep the first sights of every kind, asked or waiting, and some throughout."""
    seen: dict[tuple[str, bool], int] = {}

    def wanted(sight: TableSight) -> bool:
        assert sight.view is not None
        kind = (str(sight.view["question"]), sight.question is not None)
        seen[kind] = seen.get(kind, 0) + 1
        is_new = seen[kind] <= PER_KIND
        return is_new or sight.phase == "over" or sum(seen.values()) % EVERY == 0

    return tables.sights(folder, wanted, seats, MOST_ANSWERS, "augsburg", options)


def opening(folder: Path) -> TableSight:
    """Deal a game whose host is asked for the first player."""

    async def deal() -> TableSight:
        service = await tables.opened(folder)
        table = await tables.dealt(service, 4, "augsburg", {"first_player": "host_choice"})
        sight = await service.sight(table, tables.DEVICE)
        await service.store.close()
        return sight

    return asyncio.run(deal())


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> list[TableSight]:
    """Return our sights of games for two to five, with all table options."""
    found = [opening(tmp_path_factory.mktemp("opening"))]
    for seats, options in TABLES:
        found += varied(tmp_path_factory.mktemp("games"), seats, options)
    return found


def test_all_kinds_of_question_are_met(games: list[TableSight]) -> None:
    met = {sight.view["question"] for sight in games if sight.view and sight.question}
    assert {"first_player", "purchase", "bidding", "selection", "taking", "using"} <= met


def test_refusals_of_bids_cite_their_clause(games: list[TableSight]) -> None:
    for sight in games:
        if sight.question and sight.view and sight.view["question"] == "bidding":
            html = regions(sight, "fr")["desk"]
            for refusal in sight.refusals:
                if not refusal.word.endswith("*"):
                    assert f'data-clause="{refusal.clause}"' in html


def test_every_answer_lies_on_pieces_that_have_a_name(games: list[TableSight]) -> None:
    asked = 0
    for sight in games:
        if not sight.question or sight.phase == "over":
            continue
        drawn = regions(sight, "de")
        found = [
            attrs
            for name in ("board", "players", "desk")
            for _, attrs in Elements(drawn[name]).found
            if "data-piece" in attrs
        ]
        named = {str(one["data-piece"]) for one in found if one.get("aria-label")}
        named |= {str(one["data-piece"]) for one in found if one.get("aria-labelledby")}
        for option in sight.question.options:
            assert set(option.pieces) <= named, option.word
            asked += len(option.pieces) > 1
    assert asked > 20


def test_a_purchase_offers_every_set_of_cards_once(games: list[TableSight]) -> None:
    sight = next(s for s in games if s.view and s.view["question"] == "purchase" and s.question)
    assert sight.view is not None
    html = regions(sight, "en")["desk"]
    buttons = Elements(html).named("button")
    options = [b for b in buttons if "offer:" in (b.get("data-piece") or "")]
    options = [b for b in options if "data-choose" not in b]
    assert len({b["data-piece"] for b in options}) == len(options)
    assert len(options) == 2 ** len(sight.view["offer"]) - 1


def test_equal_jokers_are_bought_from_the_first_on() -> None:
    offer = (3, 20, JOKER, JOKER)
    assert settled(offer, 0b1000) == 0b0100
    assert settled(offer, 0b1001) == 0b0101
    assert settled(offer, 0b1100) == 0b1100
    assert settled(offer, 0b0011) == 0b0011


def test_the_score_sheet_adds_up(games: list[TableSight]) -> None:
    ends = [sight for sight in games if sight.phase == "over"]
    assert len(ends) == len(TABLES)
    for over in ends:
        table = Elements(regions(over, "en")["result"])
        assert table.named("table")
        rows = re.findall(r"<tr>(.*?)</tr>", regions(over, "en")["result"], re.S)
        points = [
            [int(n) for n in re.findall(r'<td class="num[^"]*">(\d+)</td>', row)] for row in rows
        ]
        total = next(place for place, row in enumerate(rows) if "R14.2" in row)
        for seat, score in enumerate(over.scores):
            assert points[total][seat] == score
            assert sum(row[seat] for row in points[1:total]) == score
