"""R12.6, R12.7 by search: random games full of deals, and a judge of his own for every promise."""

import pytest

from kontor.engine.chance import Chance, seeded
from kontor.engine.match import Match
from kontor.engine.record import CLOCK, Record, parse
from kontor.games.merchants.state import Merchants
from tests.bench.records import FOLDER
from tests.games.merchants.judge import Judge, judged
from tests.games.merchants.table import game

ANSWERS = 260
KINDS = ("deal:mine:", "deal:theirs:")


def dealt(seed: str, options: dict[str, str], players: int) -> Record:
    """Record the beginning of a random game whose players love to deal."""
    found = game()
    record = Record("merchants", found.rules_version, found.components_digest)
    record.options = found.complete({"art_of_negotiation": "binding", **options})
    record.names = [f"Player {seat}" for seat in range(players)]
    record.seed = seed
    match = Match(found, record)
    chance = seeded(f"dealers {seed}")
    for _ in range(ANSWERS):
        state = match.state
        assert isinstance(state, Merchants)
        if state.is_over():
            break
        seat = speaker(state, chance)
        words = [state.word(option) for option in state.options(seat)]
        match.answer(seat, said(words, chance))
    return record


def speaker(state: Merchants, chance: Chance) -> int:
    """Return who answers: now and then one who is not asked, or the clock."""
    if state.clock() and not chance.below(40):
        return CLOCK
    able = [seat for seat in range(state.seats) if state.options(seat)]
    asked = [seat for seat in able if (state.awaited() >> seat) & 1]
    busy = [seat for seat in able if state.deal_drafts[seat]]
    if busy:
        return busy[0]
    return pick(able if not chance.below(3) else asked, chance)


def pick(things: list[int], chance: Chance) -> int:
    """Return one of some numbers."""
    return things[chance.below(len(things))]


def said(words: list[str], chance: Chance) -> str:
    """Choose an answer: deals are begun often, filled with promises, posted and accepted."""
    accepted = [word for word in words if word.startswith("deal:accept")]
    if accepted and chance.below(8):
        return accepted[0]
    kinds = [word for word in words if word.startswith(KINDS)]
    if "deal:post" in words and (not kinds or chance.below(2)):
        return "deal:post"
    if kinds:
        names = sorted({word.split(":")[2] for word in kinds} - {"pay_on"})
        if names:
            name = names[chance.below(len(names))]
            kinds = [word for word in kinds if word.endswith(f":{name}")]
        return kinds[chance.below(len(kinds))]
    begun = [word for word in words if word.startswith("deal:propose")]
    if begun and not chance.below(3):
        return begun[chance.below(len(begun))]
    plain = [w for w in words if not w.startswith(("deal:propose", "deal:withdraw"))]
    plain = [w for w in plain if w != "deal:drop"] or plain or words
    return plain[chance.below(len(plain))]


@pytest.mark.clause("R12.6", "R12.7")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("deals", ["binding", "non_binding"])
@pytest.mark.parametrize("mode", ["structured", "posted", "live"])
def test_r12_7_a_judge_of_his_own_agrees_with_every_verdict(
    mode: str, deals: str, players: int, request: pytest.FixtureRequest
) -> None:
    games = 20 if request.config.getoption("--long") else 1
    verdicts = 0
    for number in range(games):
        options = {"negotiation_mode": mode, "art_of_negotiation": deals}
        options["opening_abilities"] = "pairs_1999" if (number + players) % 2 else "none"
        record = dealt(f"{mode} {deals} {players} {number}", options, players)
        judge = judged(game(), record)
        assert judge.faults == []
        verdicts += sum(1 for promise in judge.promises if promise.announced)
    assert verdicts > 0


def recorded(pattern: str) -> list[Judge]:
    """Let the judge re-read recorded games full of deals."""
    found = []
    for file in sorted((FOLDER / "merchants").glob(pattern)):
        record = parse(file.read_text())
        found.append(judged(game().under(record.rules), record))
    return found


def test_r12_7_the_judge_agrees_with_the_recorded_games() -> None:
    judges = recorded("3-players-deals-*-rules-2.record")
    assert len(judges) == 6
    assert [judge.faults for judge in judges] == [[]] * 6


def test_r12_7_the_judge_sees_what_version_1_did_wrong() -> None:
    judges = recorded("3-players-deals-*[!2].record")
    assert len(judges) == 6
    assert any("not void" in fault for judge in judges for fault in judge.faults)
