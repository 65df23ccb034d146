"""The worked examples, with their exact numbers."""

from tests.bench.playing import play
from tests.games.emperor.table import (
    asked,
    elector,
    events,
    facts,
    influence,
    nobles,
    options,
    phase,
    reason,
    row,
    start,
    table,
    throne,
)


def test_w1_marriage_accepted() -> None:
    rows = {"A": "permit doctor"}
    state = table({"brandenburg": "B:b25"}, rows=rows, phase="descendants", points="3 0 0 0")
    before = state.board.thalers[:]
    play(state, "A propose:B:brandenburg:baron:25", "B accept")
    assert state.scores()[0] == 4 and nobles(state, "brandenburg") == "Bc25"
    assert state.board.thalers == before


def test_w2_marriage_refused() -> None:
    rows = {"A": "permit doctor"}
    pieces = {"brandenburg": "B:b25"}
    state = table(pieces, rows=rows, phase="descendants", points="3 0 0 0", thalers="5 0 0 0")
    play(state, "A propose:B:brandenburg:baron:25", "B refuse")
    assert state.board.thalers[0] == 6 and state.scores()[0] == 3 and phase(state) == "actions"


def test_w3_change_of_power() -> None:
    pieces = {"brandenburg": "A!c25 A:k B:b15 B:c35 B:K B:o"}
    state = table(pieces, emperor="D", phase="electors")
    assert influence(state, "brandenburg")[:2] == [3, 5]
    play(state, "B elect:baron:15")
    assert state.scores()[1] == 2 and elector(state, "brandenburg") == "Bb15"
    assert nobles(state, "brandenburg") == "Ac25 Bc35 Ak"


W4 = {
    "trier": "A!b15",
    "bohemia": "B!c15 B:b25",
    "saxony": "B!b15",
    "mainz": "C!b15",
    "palatinate": "D!b15",
    "brandenburg": "D!b25",
}


def test_w4_election() -> None:
    rows = {"A": "pope", "B": "rival"}
    state = table(W4, rival="B", rows=rows, phase="election", round=4, throne="c35")
    announced = {fact["seat"]: fact["number"] for fact in facts(state, "votes-available")}
    assert announced == {0: 2, 1: 3, 2: 1, 3: 2}
    play(state, "C vote:for", "D vote:against")
    assert facts(state, "rival-won") == [{"seat": 1, "support": 3, "opposition": 5}]
    play(state, "B throne:bohemia:baron:25", "A enter:cologne")
    assert throne(state)[0] == "B" and facts(state, "old-emperor-settled")[0]["age"] == 35
    assert state.scores() == [0, 1, 0, 1]  # Green has the reward of round 4


def test_w5_election_tie() -> None:
    pieces = {**W4, "palatinate": ""}
    rows = {"A": "pope", "B": "rival"}
    state = table(pieces, rival="B", rows=rows, phase="election", round=4)
    play(state, "C vote:for", "D vote:against")
    assert facts(state, "rival-won")[0]["opposition"] == 4
    pieces["cologne"] = "C!b25"
    state = table(pieces, rival="B", rows=rows, phase="election", round=4)
    play(state, "C vote:for", "D vote:against")
    assert facts(state, "emperor-stayed") == [{"seat": 0, "support": 4, "opposition": 4}]
    assert state.scores()[1:] == [0, 1, 0]


def test_w6_income() -> None:
    pieces = {"saxony": "B!b15 B:o A:o", "trier": "B:o @"}
    for had, lost in (("0 1 0 0", []), ("0 2 0 0", [1])):
        state = table(pieces, phase="income", round=3, thalers=had)
        assert facts(state, "income")[1]["number"] == 11
        assert state.board.thalers[1] == 12
        assert [fact["number"] for fact in facts(state, "thalers-lost")] == lost


def test_w7_ageing_and_succession() -> None:
    pieces = {"mainz": "C:b35", "trier": "C:b45", "bohemia": "C!b15"}
    state = table(pieces, emperor="C", throne="c45", phase="ageing")
    assert options(state, "C") == ["throne:mainz:baron:45"]
    play(state, "C throne:mainz:baron:45")
    assert throne(state) == "Cb45" and elector(state, "bohemia") == "Cb25"
    assert state.board.aristocrats[2] == 5 and nobles(state, "trier") == ""


def test_w8_vacant_seat() -> None:
    state = table({"cologne": "A!b15 B:c15 B:c25 A:k"}, emperor="D", phase="electors")
    assert [fact["number"] for fact in facts(state, "influence")] == [2, 4]
    assert options(state, "A") == ["push:A"]
    play(state, "A push:A")
    assert elector(state, "cologne") == "" and nobles(state, "cologne") == "Ab15 Bc15 Bc25"
    assert state.scores()[:2] == [0, 0] and state.board.knight_supply[0] == 3


def test_w9_doctor_on_the_emperor() -> None:
    pieces = {"saxony": "A:c25", "trier": "A:b35"}
    state = table(pieces, throne="b45", active="D")
    play(state, "D buy:doctor:A:throne:baron:45", "A throne:trier:baron:35")
    assert throne(state) == "Ab35" and state.board.thalers[3] == 6 and asked(state) == "A"


def test_w10_trier() -> None:
    pieces = {"trier": "C!b15", "mainz": "C:o", "bohemia": "A:o B:o"}
    state = table(
        pieces, active="C", taken="city_charter city_charter city_charter", thalers="7 7 4 7"
    )
    play(state, "C privilege:trier:city_charter:mainz")
    assert state.board.thalers[2] == 0 and state.board.city_supply[2] == 1
    assert state.scores()[2] == 1 and row(state, "C") == [] and state.board.used == 1


def test_w11_displacement() -> None:
    pieces = {"palatinate": "A:b15 C:c15 B:k D:k A:K"}
    state = table(pieces, active="C")
    found = options(state, "C", "buy:permit:couple:palatinate")
    assert found == ["buy:permit:couple:palatinate:B", "buy:permit:couple:palatinate:D"]
    assert reason(state, "C buy:permit:couple:palatinate:A") == "R17.3 castle-is-safe"
    play(state, "C buy:permit:couple:palatinate:B")
    assert nobles(state, "palatinate") == "Ab15 Cc15 Cc15 Dk" and state.board.knight_supply[1] == 3


def test_w12_gray_eminence() -> None:
    pieces = {"bohemia": "B!c15 B:c25 B:K B:o A:c15 A:b25 A:k A:o"}
    state = table(pieces, rows={"A": "gray_eminence"}, phase="electors")
    assert influence(state, "bohemia") == [5, 6, 0, 0]
    play(state, "A eminence:bohemia")
    assert influence(state, "bohemia")[:2] == [6, 6]
    play(state, "A name:A", "A elect:baron:25")
    assert elector(state, "bohemia") == "Ab25" and state.scores()[0] == 2 + 2  # seat, reward
    supply = state.board.aristocrats[0]
    state.begin(2)
    state.stack.clear()
    state.proceed()
    assert state.board.aristocrats[0] == supply + 1 and "eminence-left" in events(state)


def test_w13_retaking() -> None:
    state = table({"saxony": "B!b45 B:b15"}, phase="ageing")
    assert elector(state, "saxony") == ""
    play(state, *[f"{name} pass" for name in "ABCD"], "B elect:baron:25")
    assert state.scores()[1] == 2


def test_w14_first_round_of_four() -> None:
    state = play(start(4), "A city:place:trier", "B seat:trier", "C seat:cologne", "D seat:mainz")
    for place in ("palatinate", "saxony", "bohemia"):
        play(state, *[f"{name} enter:{place}" for name in "ABCD"])
    play(state, *[f"{name} knight:place:brandenburg:noble" for name in "ABCD"])
    board = state.board
    assert sum(board.elector(place) >= 0 for place in range(7)) == 3
    assert board.aristocrats == [3] * 4 and sum(board.imperial) == 1
    assert board.thalers == [7] * 4 and state.scores() == [0] * 4 and asked(state) == "A"
