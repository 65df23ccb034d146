"""R18 Playing online, R19 Table options, R20 Chance and records."""

import pytest

from kontor.engine.chance import seeded
from kontor.engine.frames import MASKED, NEVER, NO_ANSWER
from kontor.engine.match import Match, replay
from kontor.engine.record import Record, parse
from kontor.games.gluecksritter.rules.pacing import standing_order, timeout_answer
from kontor.games.gluecksritter.rules.questions import QUESTIONS
from kontor.games.gluecksritter.state import Gluecksritter
from kontor.games.gluecksritter.table import codes
from tests.games.gluecksritter.table import (
    GAME,
    asked,
    events,
    facts,
    hand,
    jailed,
    kind,
    options,
    plan,
    play,
    purse,
    refused,
    seat_of,
    site,
    start,
    table,
)


def late(state: Gluecksritter, name: str) -> str:
    """Return what is answered for a player whose time is up."""
    return state.word(timeout_answer(state, seat_of(name)))


def order(state: Gluecksritter, name: str, waits: bool = True, **orders: str) -> str:
    """Return what standing orders answer, or nothing if the player is to be asked."""
    option = standing_order(state, seat_of(name), orders, waits)
    return "" if option == NO_ANSWER else state.word(option)


@pytest.mark.parametrize("held", ["letter_of_protection", "gift", "tax_writ", ""])
def test_r18_1_windows_open_on_public_information_only(held: str) -> None:
    state = table(hands={"B": held})
    plan(state, A="cards:45")
    play(state, "A attack:B")
    assert (kind(state) == codes.ASK_ATTACKED) == bool(held)


def test_r18_2_pointless_prompts_are_forced_and_masked() -> None:
    state = table(hands={"B": "gift"})
    plan(state, A="cards:45")
    play(state, "A attack:B")
    assert options(state, "B") == ["pass"] and state.forced(seat_of("B")) == MASKED
    assert state.forced(seat_of("A")) == NEVER
    assert (
        QUESTIONS[codes.ASK_PLAN].policy
        == QUESTIONS[codes.ASK_ERRAND].policy
        == QUESTIONS[codes.ASK_STEAL].policy
        == NEVER
    )


@pytest.mark.parametrize(
    ("coins", "walls", "held", "is_asked"),
    [
        ("2g0s", "0", "", True),
        ("1g1s", "0", "", False),
        ("1g1s", "0", "gift", True),
        ("7g0s", "4", "gift", False),
    ],
)
def test_r18_3_visitors_without_a_choice_are_skipped(
    coins: str, walls: str, held: str, is_asked: bool
) -> None:
    state = table(coins={"A": coins}, walls={"A": walls}, hands={"A": held})
    plan(state, A="cards:25")
    assert (state.round == 1 and kind(state) == codes.ASK_BUY) == is_asked


def test_r18_3_who_has_played_his_last_document_and_cannot_pay_is_not_asked() -> None:
    state = table(coins={"B": "6g0s"}, hands={"A": "building_grant"})
    plan(state, A="cards:25", B="cards:25")
    assert asked(state) == "AB"
    play(state, "A play:building_grant:wall")
    assert asked(state) == "B"
    play(state, "B buy:0")
    assert state.round == 2


def test_r18_3_a_last_document_may_end_the_question() -> None:
    state = table(hands={"A": "building_grant"})
    plan(state, A="cards:25")
    play(state, "A play:building_grant:wall")
    assert state.round == 2 and site(state, "A") == (1, 0)


def test_r18_4_standing_orders() -> None:
    state = table(hands={"B": "letter_of_protection"})
    plan(state, A="cards:45")
    assert order(state, "A") == ""
    play(state, "A attack:B")
    assert order(state, "B", letter_of_protection="auto") == "play:letter_of_protection"
    assert order(state, "B", letter_of_protection="never") == "pass"
    assert order(state, "B", letter_of_protection="ask") == order(state, "B") == ""


@pytest.mark.parametrize(("roll", "answer"), [(0, "play:loaded_die"), (5, "pass")])
def test_r18_4_an_ordered_reroll_waits_for_a_roll_without_loot(roll: int, answer: str) -> None:
    state = table(hands={"A": "loaded_die"}, walls={"B": "1"}, numbers=[roll])
    plan(state, A="cards:45", B="cards:23", C="cards:23", D="cards:23")
    play(state, "A attack:B")
    assert order(state, "A", loaded_die="auto") == answer


def test_r18_4_an_ordered_reroll_answers_a_lost_duel() -> None:
    state = table(hands={"A": "loaded_die"}, numbers=[0, 3])
    plan(state, A="cards:45", C="cards:46")
    assert order(state, "A", loaded_die="auto") == "play:loaded_die"


@pytest.mark.parametrize(
    ("income", "errand"),
    [("2g0s 3g0s", "raid:6"), ("3g0s 3g0s", "raid:5"), ("0g5s 0g5s", "stand_down")],
)
def test_r18_5_errands_when_time_is_up(income: str, errand: str) -> None:
    state = table(income=income)
    plan(state, A="cards:24", B="cards:23", C="cards:23", D="cards:23")
    assert late(state, "A") == errand


def test_r18_5_other_answers_when_time_is_up() -> None:
    state = table(jailed="A", coins={"A": "4g0s", "B": "4g0s"}, hands={"C": "spy_report gift"})
    assert late(state, "A") == "cards:56"
    plan(state, A="cards:12", B="cards:12", C="lay:spy_report:A cards:45")
    assert late(state, "C") == "swap:45"
    play(state, "C swap:45")
    assert late(state, "A") == "buy:0"
    play(state, "A buy:0", "B buy:0", "A buy:0", "B buy:0")
    state = table(walls={"B": "1"}, towers={"B": "1"}, hands={"B": "gift"}, numbers=[5])
    plan(state, A="cards:45")
    play(state, "A attack:B")
    assert late(state, "B") == "pass"
    play(state, "B pass")
    assert late(state, "A") == "steal:tower"


def test_r18_6_orders_decide_where_the_table_does_not_wait() -> None:
    state = table(hands={"A": "gift"}, income="9g0s 0g0s", options={"yellow_mode": "orders"})
    plan(state, A="cards:56", B="cards:23", C="cards:23", D="cards:23")
    assert order(state, "A", waits=False) == "play:gift"
    assert order(state, "A", waits=False, gift="never") == "pass"
    state = table(hands={"B": "letter_of_protection"}, options={"yellow_mode": "orders"})
    plan(state, A="cards:45")
    play(state, "A attack:B")
    assert order(state, "B", waits=False) == "pass"


def test_r18_7_a_round_without_documents_waits_rarely() -> None:
    state = table(coins={"A": "7g0s", "B": "7g0s", "C": "7g0s"})
    plan(state, A="cards:23", B="cards:23", C="cards:45", D="cards:56")
    waits = []
    while state.round == 1:
        waits.append((kind(state), asked(state)))
        for name in asked(state):
            play(state, f"{name} {late(state, name)}")
    assert waits == [(codes.ASK_BUY, "AB"), (codes.ASK_BUY, "AB"), (codes.ASK_ERRAND, "C")]


def test_r19_1_limit_repeat_once() -> None:
    state = table(options={"limit_repeat": "once"}, income="15g0s 0g0s")
    plan(state, A="cards:56", B="cards:23", C="cards:23", D="cards:23")
    assert state.gold[0] == 8 and state.waived_gold[0] == 8
    state.receive(0, 1, 0)
    assert state.is_due(0)


def test_r19_2_change_is_lost() -> None:
    state = table(coins={"A": "4g0s"}, options={"change": "overpay_lost"})
    plan(state, A="cards:35")
    play(state, "A buy:1:3g0s")
    assert facts(state, "bought")[0]["gold"] == 3
    assert state.silver[0] == sum(
        int(str(fact["silver"])) for fact in facts(state, "shared") if fact["seat"] == 0
    )


def test_r19_3_the_victim_chooses() -> None:
    state = table(
        walls={"B": "1"}, towers={"B": "1"}, numbers=[5], options={"stolen_piece_choice": "victim"}
    )
    plan(state, A="cards:45")
    play(state, "A attack:B")
    assert kind(state) == codes.ASK_STEAL and asked(state) == "B"
    play(state, "B steal:wall")
    assert site(state, "A") == (1, 0)


def test_r19_4_unplaceable_pieces_are_destroyed() -> None:
    setup = {"unplaceable_piece": "destroyed"}
    state = table(walls={"A": "4", "B": "2"}, numbers=[5], options=setup)
    plan(state, A="cards:45")
    play(state, "A attack:B")
    assert site(state, "A") == (4, 0) and site(state, "B") == (1, 0)
    assert "piece-destroyed" in events(state)


def test_r19_4_the_attacker_picks_what_is_destroyed() -> None:
    setup = {"unplaceable_piece": "destroyed", "stolen_piece_choice": "victim"}
    castle = {"A": "4", "B": "2"}
    state = table(walls=castle, towers=castle, numbers=[5], options=setup)
    plan(state, A="cards:45")
    play(state, "A attack:B")
    assert asked(state) == "A"
    play(state, "A steal:tower")
    assert site(state, "B") == (2, 1)


def test_r19_5_hidden_coins_ask_whoever_could_pay() -> None:
    setup = {"coins_visibility": "hidden"}
    state = table(coins={"A": "0g3s"}, options=setup)
    plan(state, A="cards:25")
    assert asked(state) == "A" and options(state, "A") == ["buy:0"]
    play(state, "A buy:0")
    paid = table(coins={"A": "2g0s"}, options=setup)
    plan(paid, A="cards:25")
    play(paid, "A buy:1:2g0s")
    event = next(event for event in paid.log or [] if event.name == "bought-hidden")
    assert event.seen_by(0).facts["gold"] == 2 and "gold" not in event.seen_by(1).facts


def test_r19_6_ransom_before_the_income() -> None:
    state = table(
        3, coins={"A": "2g0s", "B": "3g0s"}, jailed="AB", options={"ransom_moment": "before_income"}
    )
    assert refused(state, "A ransom").clause == "R5.9"
    plan(state)
    assert kind(state) == codes.ASK_RANSOMS and "ducat-card" not in events(state)
    play(state, "A ransom:2g0s", "B decline")
    assert jailed(state) == "B" and purse(state, "A") == "0g0s" and kind(state) == codes.ASK_PLAN


def test_r19_7_documents_break_a_tie() -> None:
    castles = {"A": "4", "B": "4"}
    state = table(
        walls=castles,
        towers=castles,
        hands={"B": "gift"},
        options={"final_tie": "documents_then_shared"},
    )
    plan(state)
    play(state, "B pass")
    assert state.winners() == [1] and hand(state, "B") == ["gift"]


def test_r19_8_yellow_mode_is_the_tables_business() -> None:
    live = table(hands={"B": "gift"})
    orders = table(hands={"B": "gift"}, options={"yellow_mode": "orders"})
    for state in (live, orders):
        plan(state, A="cards:45")
        play(state, "A attack:B")
    assert kind(live) == kind(orders) == codes.ASK_ATTACKED


def test_r19_9_max_rounds_may_be_none() -> None:
    state = table(round=60, options={"max_rounds": "0"})
    plan(state)
    assert state.round == 61
    state = table(round=60)
    plan(state)
    assert state.is_over()


def match(seed: str) -> Match:
    """Start a recorded game."""
    record = Record("gluecksritter", GAME.rules_version, GAME.components_digest)
    record.options = GAME.complete({})
    record.names = ["Ada", "Bertram", "Clara"]
    record.seed = seed
    return Match(GAME, record)


def test_r20_1_a_game_is_reproducible_from_seed_and_answers() -> None:
    game = match("again")
    chance = seeded("answers")
    for _ in range(60):
        seat = seat_of(asked(game.state)[0])  # type: ignore[arg-type]
        words = options(game.state, "ABC"[seat])  # type: ignore[arg-type]
        game.answer(seat, words[chance.below(len(words))])
    again = replay(GAME, parse(game.record.text()))
    assert again.state == game.state


def test_r20_2_every_random_result_can_be_scripted() -> None:
    state = start(3, [2, 17, 0, 0, 0, 0, 0, 0])
    assert (state.lead, state.ducat_card, state.income) == (2, 17, [2, 0, 4, 0])


def test_r20_3_refused_answers_change_nothing() -> None:
    state = table(coins={"A": "1g0s"})
    used = state.chance.used
    assert refused(state, "A cards:7").clause == "R4.2"
    assert state.chance.used == used


def test_r20_4_answers_of_the_clock_are_ordinary_answers() -> None:
    game = match("clock")
    state = game.state
    assert isinstance(state, Gluecksritter)
    game.answer(0, late(state, "A"))
    assert game.record.answers[-1].text() == "A cards:56"
