"""R11 electors, R12 election."""

import pytest

from kontor.engine.messages import ARCHIVE, SPECTATOR
from kontor.games.emperor.state import Emperor
from tests.bench.playing import play
from tests.games.emperor.table import (
    VOTERS,
    asked,
    election,
    elector,
    events,
    facts,
    influence,
    nobles,
    options,
    reason,
    said,
    table,
    throne,
)


@pytest.mark.clause("R8.17")
def test_r11_1_the_gray_eminence_gives_one_influence_and_can_be_declined() -> None:
    pieces = {"trier": "B:b15", "saxony": "A!b15"}
    state = table(pieces, rows={"A": "gray_eminence"}, phase="electors")
    assert "eminence:decline" in options(state, "A")
    play(state, "A eminence:trier")
    assert influence(state, "trier")[:2] == [1, 1] and state.board.aristocrats[0] == 4
    assert asked(state) == "A" and options(state, "A") == ["name:A", "name:B"]
    play(state, "A name:A")
    assert elector(state, "trier") == ""  # it can become no elector
    declined = table(pieces, rows={"A": "gray_eminence"}, phase="electors")
    play(declined, "A eminence:decline")
    assert declined.board.eminence == -1


def test_r11_1_with_an_empty_supply_it_is_lost() -> None:
    pieces = {"saxony": "A!b15 A:b15 A:b15 A:b15 A:b15", "trier": "A:b15"}
    state = table(pieces, rows={"A": "gray_eminence"}, phase="electors")
    assert "eminence-lost" in events(state)


def test_r11_2_influence_counts_everything_but_the_throne() -> None:
    pieces = {"bohemia": "A!c15 A:b15 A:c25 A:k A:K A:o @ B:b15"}
    state = table(pieces, eminence="A:bohemia")
    assert influence(state, "bohemia") == [2 + 1 + 2 + 1 + 1 + 1 + 1 + 1, 1, 0, 0]
    assert influence(state, "trier") == [0] * 4


def test_r11_3_electorates_are_resolved_in_board_order() -> None:
    pieces = dict.fromkeys(("bohemia", "trier", "saxony"), "B:b15")
    state = table(pieces, phase="electors")
    play(state, *["B elect:baron:15"] * 3)
    places = [fact["place"] for fact in facts(state, "seat-taken")]
    assert places == ["trier", "saxony", "bohemia"]


def test_r11_4_the_emperor_decides_ties_freely() -> None:
    state = table({"saxony": "B!b15 C:b15 D:k"}, phase="electors")
    assert asked(state) == "A" and options(state, "A") == ["name:B", "name:C", "name:D"]
    assert reason(state, "A name:A") == "R11.4 not-tied"
    play(state, "A name:D")
    assert elector(state, "saxony") == ""


def test_r11_4_house_rule_only_the_able_may_be_named() -> None:
    able = {"emperor_tie_pool": "able_only"}
    state = table({"saxony": "B!b15 C:b15 D:k"}, phase="electors", options=able)
    assert options(state, "A") == ["name:B", "name:C"]
    assert reason(state, "A name:D") == "R11.4 tied-but-unable"
    state = table({"saxony": "C:k D:k"}, phase="electors", options=able)
    assert options(state, "A") == ["name:C", "name:D"]  # if any


def test_r11_4_whoever_is_named_is_offered_with_what_follows() -> None:
    state = table({"trier": "B!b15 C:b15 D:k"}, phase="electors")
    assert said(state, "A") == [
        ("name:B", "option-name-keeps", {"seat": 1}),
        ("name:C", "option-name-takes", {"seat": 2, "points": 2}),
        ("name:D", "option-name-falls-vacant", {"seat": 3, "holder_seat": 1}),
    ]
    rule = {"vacant_seat_reclaim": "no_points_for_last_holder"}
    pieces = {"trier": "B:b15 D:k"}
    state = table(pieces, phase="electors", options=rule, holders={"trier": "B"})
    assert said(state, "A") == [
        ("name:B", "option-name-takes", {"seat": 1, "points": 0}),
        ("name:D", "option-name-nothing", {"seat": 3}),
    ]


def test_r11_5_without_influence_nothing_happens() -> None:
    state = table(phase="electors")
    assert "influence" not in events(state)


def test_r11_6_keeping_a_seat_scores_nothing() -> None:
    state = table({"saxony": "B!b15"}, phase="electors")
    assert state.scores()[1] == 0 and "seat-kept" in events(state)


@pytest.mark.clause("R11.10")
def test_r11_7_a_new_elector_scores_two_and_the_old_one_takes_a_noble_space() -> None:
    pieces = {"trier": "B!b25 C:c15 C:b35 C:b45"}
    state = table(pieces, phase="electors", used="trier")
    assert options(state, "C") == ["elect:baron:35", "elect:baron:45"]
    assert reason(state, "C elect:couple:15") == "R11.7 couple-is-no-archbishop"
    assert reason(state, "C pass") == "R11.7 seat-is-compulsory"
    play(state, "C elect:baron:45")
    assert state.scores()[2] == 2 and elector(state, "trier") == "Cb45"
    assert nobles(state, "trier") == "Bb25 Cb35 Cc15"


def test_r11_7_house_rule_the_last_holder_scores_nothing_for_retaking() -> None:
    rule = {"vacant_seat_reclaim": "no_points_for_last_holder"}
    for holder, points in (("B", 0), ("C", 2)):
        pieces = {"saxony": "B:b15"}
        state = table(pieces, phase="electors", options=rule, holders={"saxony": holder})
        play(state, "B elect:baron:15")
        assert state.scores()[1] == points
    state = table({"saxony": "B:b15"}, phase="electors", holders={"saxony": "B"})
    assert play(state, "B elect:baron:15").scores()[1] == 2


def test_r11_8_without_a_suitable_tile_the_seat_is_vacant() -> None:
    state = table({"trier": "B!b15 C:c15"}, phase="electors")
    assert elector(state, "trier") == "" and nobles(state, "trier") == "Bb15 Cc15"
    full = {"trier": "B!b15 C:c15 C:k D:k"}
    state = table(full, phase="electors")
    assert asked(state) == "B" and options(state, "B") == ["push:C", "push:D"]
    assert reason(state, "B push:A") == "R11.8 no-knight-here"
    play(state, "B push:D")
    assert nobles(state, "trier") == "Bb15 Cc15 Ck"
    state = table({"trier": "B!b15 C:c15 C:c25 C:c35"}, phase="electors")
    assert state.board.aristocrats[1] == 7 and "elector-left" in events(state)


def test_r11_9_mainz_scores_for_its_occupant() -> None:
    state = table({"mainz": "B!b15"}, phase="electors")
    assert state.scores()[1] == 1
    new = table({"mainz": "B:b15"}, phase="electors")
    assert play(new, "B elect:baron:15").scores()[1] == 3
    rule = {"mainz_point": "incumbent_only"}
    new = table({"mainz": "B:b15"}, phase="electors", options=rule)
    assert play(new, "B elect:baron:15").scores()[1] == 2
    old = table({"mainz": "B!b15"}, phase="electors", options=rule)
    assert old.scores()[1] == 1


def test_r11_10_a_new_elector_stands_on_the_seat() -> None:
    pieces = {"cologne": "B!b15 C:b15 C:b25", "saxony": "A:k"}
    state = table(pieces, phase="electors", used="cologne")
    play(state, "C elect:baron:15")
    assert state.board.used == 0


# The election -------------------------------------------------------------------------------


def votes(state: Emperor) -> list[object]:
    """Return the votes announced, seat by seat."""
    found = {str(fact["seat"]): fact["number"] for fact in facts(state, "votes-available")}
    return [found[str(seat)] for seat in range(state.seats)]


def test_r12_1_no_rival_no_election() -> None:
    state = table(VOTERS, phase="election", round=4)
    assert "no-election" in events(state)


@pytest.mark.clause("R8.11")
def test_r12_2_the_church_cards_speak_first_in_emperors_order() -> None:
    state = election(rows={"C": "excommunication", "D": "church_influence"})
    assert asked(state) == "C"
    assert reason(state, "C pass") == "R8.11 church-card-mandatory"
    play(state, "C ban:bohemia")
    assert asked(state) == "D"
    play(state, "D church:trier")
    assert votes(state) == [1, 1, 1, 0]
    assert table(VOTERS, rows={"C": "excommunication"}, phase="election", round=4).board.ban == -1


@pytest.mark.clause("R8.7")
@pytest.mark.clause("R8.10", "R8.11")
def test_r12_2_excommunication_says_whose_votes_are_lost() -> None:
    pieces = {"bohemia": "B!b15", "saxony": "A!b15"}
    rows = {"A": "excommunication", "D": "rival"}
    state = table(pieces, phase="election", rival="D", rows=rows)
    offered = {word: (name, facts) for word, name, facts in said(state, "A")}
    lost = {"place": "bohemia", "number": 2, "seat": 1}
    assert offered["ban:bohemia"] == ("option-ban", lost)
    assert offered["ban:brandenburg"] == ("option-ban-vacant", {"place": "brandenburg"})


def test_r12_3_votes_are_seats_bohemia_two_pope_one() -> None:
    assert votes(election(rows={"C": "pope"})) == [1, 1, 2, 2]


@pytest.mark.clause("R8.9")
def test_r8_8_church_influence_counts_for_the_elector() -> None:
    pieces = {"mainz": "C!b15 C:c25 C:k D:b15"}
    state = election(pieces=pieces, rows={"D": "church_influence"}, eminence="C:mainz")
    assert options(state, "D") == ["church:trier", "church:cologne", "church:mainz"]
    assert reason(state, "D church:saxony") == "R8.8 church-in-duchy"
    play(state, "D church:mainz")
    assert votes(state) == [1, 1, 1 + 1 + 1, 2]  # R8.9: the eminence adds nothing
    vacant = election(rows={"D": "church_influence"})
    assert votes(play(vacant, "D church:cologne")) == [1, 1, 1, 2]


def test_r8_10_excommunication_silences_a_duchy() -> None:
    state = election(rows={"C": "excommunication"})
    assert reason(state, "C ban:trier") == "R8.10 ban-in-archdiocese"
    assert votes(play(state, "C ban:bohemia")) == [1, 1, 1, 0]


def test_r12_4_everybody_votes_candidates_for_themselves() -> None:
    state = election()
    assert asked(state) == "CD"
    assert reason(state, "C pass") == "R12.4 no-abstention"
    assert reason(state, "A vote:for") == "R12.4 emperor-votes-for-himself"
    assert reason(state, "B vote:against") == "R12.4 rival-votes-for-himself"


@pytest.mark.clause("R18.2")
def test_r12_5_votes_are_secret_until_all_are_in() -> None:
    state = election()
    told = len(events(state))
    play(state, "C vote:for")
    assert len(events(state)) == told and asked(state) == "D"
    other = play(election(), "C vote:against")
    for seat in (0, 1, 3, SPECTATOR):
        assert state.view(seat).data() == other.view(seat).data()
    assert state.view(2).data() != other.view(2).data()
    assert state.view(ARCHIVE).frame != other.view(ARCHIVE).frame
    play(state, "D vote:against")
    assert events(state).count("voted-against") == 2


def test_r12_5_a_vote_that_is_cast_is_final() -> None:
    state = election()
    assert state.question(2).final
    play(state, "C vote:for")
    assert options(state, "C") == [] and asked(state) == "D"
    assert reason(state, "C vote:against") == "R12.5 vote-is-final"
    assert reason(state, "C vote:for") == "R12.5 vote-is-final"


def test_r12_5_in_games_begun_by_the_first_rules_it_may_be_changed() -> None:
    state = election(version=1)
    assert not state.question(2).final
    play(state, "C vote:for", "C vote:against", "D vote:against")
    assert events(state).count("voted-against") == 3


def test_r12_6_the_rival_needs_more() -> None:
    tie = play(election(pieces={"bohemia": ""}), "C vote:for", "D vote:against")
    assert tie.board.emperor == 0
    state = election(pieces={"bohemia": "", "cologne": "D!b15"})
    play(state, "C vote:for", "D vote:against")
    assert state.board.emperor == 0 and state.scores()[2] == 1  # 2 to 2


def test_r12_7_supporters_of_the_winner_score_even_without_votes() -> None:
    state = election(pieces={"mainz": "", "bohemia": "", "cologne": "A!b15"})
    play(state, "C vote:for", "D vote:against")
    assert state.scores() == [1, 0, 1, 0]  # A's point is the reward of round 4
    rule = {"zero_vote_supporters": "do_not_score"}
    state = election(pieces={"mainz": "", "cologne": "A!b15"}, options=rule)
    play(state, "C vote:for", "D vote:for")
    assert state.scores() == [1, 0, 0, 1]


def test_r12_8_the_new_emperor_moves_a_tile_to_the_throne() -> None:
    state = play(election(), "C vote:against", "D vote:against")
    assert options(state, "B") == ["throne:saxony:baron:25"]
    assert reason(state, "B throne:saxony_seat:baron:15") == "R12.8 elector-stays"
    play(state, "B throne:saxony:baron:25")
    assert throne(state) == "Bb25" and state.board.emperor == 1
    supply = election(pieces={"saxony": "B!b15"})
    play(supply, "C vote:against", "D vote:against")
    assert throne(supply) == "Bb45"


def test_r12_8_with_an_empty_supply_an_elector_goes() -> None:
    seats = dict.fromkeys(("saxony", "trier", "cologne", "palatinate", "brandenburg"), "B!b15")
    pieces = {**seats, "mainz": "B!b25", "bohemia": "B!c35"}
    state = table(pieces, rival="B", rows={"B": "rival"}, phase="election", round=4, emperor="A")
    assert state.board.aristocrats[1] == 0
    play(state, "C vote:for", "D vote:for")
    assert asked(state) == "B" and "throne:bohemia_seat:couple:35" in options(state, "B")
    play(state, "B throne:bohemia_seat:couple:35")
    assert elector(state, "bohemia") == "" and throne(state) == "Bc35"


@pytest.mark.clause("R17.5")
def test_r12_9_the_deposed_emperor_finds_a_noble_space() -> None:
    pieces = {"cologne": "C:b15 C:b15 D:k"}
    state = play(election(pieces=pieces), "C vote:against", "D vote:against")
    play(state, "B throne:saxony:baron:25")
    assert asked(state) == "A"
    assert reason(state, "A enter:cologne") == "R12.9 expected-old-emperor"
    assert {"enter:saxony", "enter:cologne:D"} <= set(options(state, "A"))
    play(state, "A enter:cologne:D")
    assert facts(state, "old-emperor-settled")[0]["age"] == 15
    assert nobles(state, "cologne") == "Ab25 Cb25 Cb25"  # ten years later, in round 5


def test_r12_10_a_winning_emperor_changes_nothing() -> None:
    state = play(election(), "C vote:for", "D vote:for")
    assert state.board.emperor == 0 and "crowned" not in events(state)
