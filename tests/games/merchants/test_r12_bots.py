"""Bots and deals: what a table may ask of its bots (R12.4)."""

import json
from pathlib import Path

import pytest

from kontor.bots.roster import hire
from kontor.engine.chance import seeded
from kontor.games.merchants.game import load
from kontor.games.merchants.state import Merchants
from kontor.games.merchants.table import steps
from tests.bench.playing import play
from tests.games.merchants.table import at, corrected, game, words

BINDING = {"art_of_negotiation": "binding"}


def begun_by(level: str, manners: str) -> int:
    """Count the proposals that bots begin where one of them has every reason to."""
    bot = hire(level, game())
    begun = 0
    for number in range(40):
        options = {**BINDING, "bot_deals": manners}
        state = at(
            steps.WAGONS, options=options, stores={"A paris": "wine wine", "B paris": "salt"}
        )
        choice = bot.choose(state.view(0), state.options(0), seeded(f"bot {number}"))
        begun += state.word(choice).startswith("deal:propose")
    return begun


@pytest.mark.parametrize("level", ["random", "apprentice", "steward", "master"])
def test_r12_4_bots_may_be_told_not_to_propose_deals(level: str) -> None:
    assert begun_by(level, "propose") > 0
    assert begun_by(level, "answer") == 0
    assert begun_by(level, "never") == 0


@pytest.mark.parametrize("level", ["random", "apprentice", "steward", "master"])
def test_r12_4_bots_may_be_told_not_to_deal_at_all(level: str) -> None:
    bot = hire(level, game())
    answers: dict[str, set[str]] = {}
    for manners in ("propose", "answer", "never"):
        state = at(steps.MOVING, options={**BINDING, "bot_deals": manners})
        play(state, "A deal:propose:B", "A deal:give:3000", "A deal:post")
        given = answers[manners] = set()
        for number in range(20):
            view, options = state.view(1), state.options(1)
            given.add(state.word(bot.choose(view, options, seeded(f"bot {number}"))))
    assert "deal:accept:A1" in answers["propose"] & answers["answer"]
    assert "deal:accept:A1" not in answers["never"]


def test_r12_4_a_bot_that_must_not_propose_drops_what_a_person_had_begun() -> None:
    state = at(
        steps.WAGONS, options={**BINDING, "bot_deals": "answer"}, stores={"A paris": "wine wine"}
    )
    play(state, "A deal:propose:B", "A deal:give:100")
    choice = hire("steward", game()).choose(state.view(0), state.options(0), seeded("bot"))
    assert state.word(choice) == "deal:drop"
    assert "deal:post" in words(state, "A")  # people may


def test_r12_4_how_bots_behave_changes_no_rule(tmp_path: Path) -> None:
    file = corrected(tmp_path, ('default = "propose"', 'default = "never"'))
    assert load(file).components_digest == game().components_digest
    saved = json.loads(at(steps.MOVING).save())
    saved[1] = [pair for pair in saved[1] if pair[0] != "bot_deals"]
    restored = game().restore(json.dumps(saved).encode())
    assert isinstance(restored, Merchants)
    assert restored.rules.options["bot_deals"] == "propose"
