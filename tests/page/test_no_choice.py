"""Who had no choice reads that it was done for them, what, and by which clause."""

from pathlib import Path

import pytest

from kontor.engine.chance import seeded
from kontor.text.languages import LANGUAGES
from kontor.text.texts import Texts
from tests.games.fugger.table import GAME
from tests.page.looks import drawn
from tests.server.people import ADA, BEN, midway, opened, run
from tests.server.test_forced import TABLE, must_pass, seats

SAID = 'class="since is-forced"'


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pass_without_choice_is_told_to_whom_it_happened(tmp_path: Path, language: str) -> None:
    state = must_pass()
    state.chance = seeded("no choice")
    pages: list[str] = []

    async def test() -> None:
        async with opened(f"sqlite:///{tmp_path}/tables.db") as service:
            rows = midway(TABLE, GAME, GAME.complete({}), state, seats(None), 1.0)
            await service.store.create(*rows)
            sight = await service.sight(TABLE, ADA)
            pages.append(drawn(sight, language))
            await service.answer_for(TABLE, 0, "pass", sight.version)
            for who in (ADA, BEN):
                pages.append(drawn(await service.sight(TABLE, who), language))

    run(test())
    before, mine, others = pages
    assert SAID not in before
    assert SAID not in others
    told = mine.partition(SAID)[2].partition("</p>")[0]
    assert Texts(language).say("page-forced-told") in told
    assert "R2.5" in told
