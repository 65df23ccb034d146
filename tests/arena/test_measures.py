"""Measures of the bots: calibration, losses, one bot at every number of players."""

import json
from itertools import islice
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kontor import games
from kontor.arena import calibration, correction, every_table, hidden_hands, losses
from kontor.arena.contest import ContestError
from kontor.arena.inquiry import Asked, Inquiry, Looked, book, gathered, look_at, walk
from kontor.arena.reliability_plot import picture
from kontor.arena.running import workers
from kontor.bots import roster
from kontor.bots.master import Master
from kontor.bots.network import restore, squashed
from kontor.engine.chance import seeded
from tests.arena.halls import held
from tests.bench.cases import Case, midgame
from tests.cli.program import as_json, kontor

ASKED = calibration.inquiry("fugger", 3, "tests", 10)
CHEAP = losses.inquiry("fugger", 3, "random", "tests", 6, 20)


def test_what_was_said_is_held_against_what_happened() -> None:
    looked = [Looked(((0.2, 0.8), (0.3, 0.7), (0.0, 1.0))), Looked(((0.25, 0.65), (1.0, 0.0)))]
    found = calibration.report(Inquiry("calibration", "fugger", 2, "master", "x", (1,)), looked)
    assert found["chances"] == 6 and found["games"] == 2
    assert found["sum"] == pytest.approx((1.0 + 1.0 + 0.9) / 3, abs=1e-3)
    first = (0.04 + 0.04 + 0.09 + 0.09) / 4
    second = (0.75**2 + 0.65**2) / 2
    assert found["brier"]["value"] == pytest.approx((first + second) / 2, abs=1e-3)
    assert found["equal_brier"] == 0.25
    said = {row["from"]: (row["number"], row["said"]) for row in found["classes"]}
    assert said == {0.2: (2, 0.225), 0.3: (1, 0.3), 0.6: (1, 0.65), 0.7: (1, 0.7), 0.8: (1, 0.8)}
    errors = 2 * abs(0.225 - 0.5) + 0.3 + 0.65 + 0.3 + 0.2
    assert found["error"] == pytest.approx(errors / 6, abs=1e-3)


def test_a_certain_chance_has_its_class() -> None:
    (row,) = calibration.classes([(1.0, 1.0)])
    assert row["from"] == 0.9 and row["happened"]["value"] == 1.0


def test_a_fit_finds_by_how_much_chances_are_wrong() -> None:
    odds = [place / 40 for place in range(-120, 121)] * 200
    for slope, offset in ((1.0, 0.0), (0.5, -0.4), (1.6, 0.3)):
        pairs = [(x, squashed(slope * x + offset)) for x in odds]
        assert correction.fitted(pairs) == pytest.approx((slope, offset), abs=0.06)
    assert correction.fitted([(4.0, 0.0), (-4.0, 1.0)]) == pytest.approx((1.0, 0.0), abs=0.1)
    assert correction.fitted([]) == (1.0, 0.0)


def test_corrected_chances_are_true_and_keep_their_order() -> None:
    content = games.learned("fugger")
    assert content is not None
    said = [0.3, 0.5, 0.7, 0.9]
    looked = [Looked(((one, one), (float(one > 0.8), float(one > 0.8)))) for one in said * 200]
    two = calibration.inquiry("fugger", 2, "x")
    before, after = restore(content), restore(correction.corrected(content, [(two, looked)]))
    state = midgame(Case("fugger", 2, {}), seeded("correct"), 30)
    judge = roster.hire("master", games.load("fugger"))
    assert isinstance(judge, Master)
    numbers = [judge.measure(state, seat) for seat in range(2)]
    assert [before.value(own) for own in numbers] == [after.value(own) for own in numbers]
    for own in numbers:
        assert after.value(own, 0, 2) < before.value(own, 0, 2)
        assert after.value(own, 0, 3) == before.value(own, 0, 3)
        assert after.chance(after.hidden(own), 2) == pytest.approx(after.value(own, 0, 2))
    ranked = [sorted((0, 1), key=lambda seat: net.value(numbers[seat], 0, 2))
              for net in (before, after)]  # fmt: skip
    assert ranked[0] == ranked[1]


def test_a_random_opening_makes_games_differ_that_would_be_alike() -> None:
    def begun(opening: int, number: int) -> tuple[int, ...]:
        asked = calibration.inquiry("emperor", 3, "openings", opening=opening)
        return tuple(decision.option for decision in islice(walk(asked, number), 12))

    assert len({begun(0, number) for number in range(8)}) <= 3
    assert len({begun(6, number) for number in range(8)}) == 8


def test_every_seat_is_asked_for_its_chance_and_the_end_is_told() -> None:
    *rows, end = calibration.look(ASKED, 0).rows
    assert len(rows) > 3 and all(len(row) == 3 for row in rows)
    assert all(0 <= chance <= 1 for row in rows for chance in row)
    assert sum(end) == pytest.approx(1)


def test_an_inquiry_is_the_same_anywhere_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "journal"
    with workers(1) as here:
        alone = gathered(ASKED, calibration.look, 3, here, book(None))
        gathered(ASKED, calibration.look, 2, here, book(file))
    kept = book(file)
    assert len(kept.games) == 2
    with workers(2) as both:
        assert gathered(ASKED, calibration.look, 3, both, kept) == alone
    assert len(book(file).games) == 3


def test_a_worker_that_knows_another_game_refuses() -> None:
    with pytest.raises(ContestError, match="arena-other-worker"):
        look_at(calibration.look, ASKED, "another", 0)


def judged(asked: Inquiry) -> tuple[Master, Asked]:
    """Return a judge and the first decision of a game with a choice."""
    player = roster.hire("master", games.load(asked.slug))
    assert isinstance(player, Master)
    return player, next(found for found in walk(asked, 0) if len(found.options) > 1)


def test_the_answer_that_the_search_gives_loses_nothing() -> None:
    player, found = judged(CHEAP)
    best = losses.best_of(player, found, found.options, 6, seeded("a").split("first"))
    same = Asked(0, found.state, found.seat, found.view, found.options, best)
    assert losses.loss(player, same, 6, seeded("a")) == 0.0


def test_another_answer_is_compared_with_the_best_in_other_worlds() -> None:
    player, found = judged(CHEAP)
    best = losses.best_of(player, found, found.options, 6, seeded("a").split("first"))
    worst = next(option for option in found.options if option != best)
    other = Asked(0, found.state, found.seat, found.view, found.options, worst)
    best = losses.best_of(player, other, other.options, 6, seeded("a").split("first"))
    pair = losses.judged(player, other, [best, worst], 6, seeded("a").split("second"))
    assert losses.loss(player, other, 6, seeded("a")) == pair[0] - pair[1]


def test_one_decision_in_so_many_is_judged_and_reported() -> None:
    looked = [losses.look(CHEAP, number) for number in range(2)]
    assert looked[0] == losses.look(CHEAP, 0)
    found = losses.report(CHEAP, looked)
    assert found["decisions"] == sum(len(game.rows) for game in looked) > 2
    assert found["loss"]["low"] <= found["loss"]["value"] <= found["loss"]["high"]
    told = losses.report(CHEAP, [Looked(((0.1,), (0.0,))), Looked(((-0.02,), (0.12,)))])
    assert told["loss"]["value"] == pytest.approx(0.05) and told["best"] == 0.5


def test_every_number_of_players_is_tried() -> None:
    found = every_table.contests(list(games.SLUGS), ("steward", "random"), 6, "x")
    assert [contest.seats for contest in found if contest.slug == "augsburg"] == [2, 3, 4, 5]
    assert len(found) == 4 + 3 + 3 + 4 + 3
    data = every_table.row(held(next(one for one in found if one.slug == "fugger")))
    assert data["players"] == 2 and data["games"] == 6 and data["equal_share"] == 0.5
    assert data["command"].startswith("kontor arena fugger -p 2 --field --bots steward,random")


def test_the_picture_has_a_panel_for_each_table() -> None:
    report = calibration.report(ASKED, [Looked(((0.2, 0.3, 0.5), (0.0, 0.0, 1.0)))])
    drawn = ElementTree.fromstring(picture("<title>", [("one & only", report), ("two", report)]))
    assert len(drawn.findall("{*}g")) == 2
    assert len(drawn.findall(".//{*}circle")) == 6


def test_the_truth_is_as_likely_as_the_worlds_that_have_it() -> None:
    game = games.load("fugger")
    state = game.start(3, {}, seeded("hands"))
    view, truth = state.view(0), hidden_hands.hidden(state)
    known = hidden_hands.likelihood(truth, view, lambda view, chance: state, seeded("x"))
    assert known == 0.0
    guessed = hidden_hands.likelihood(truth, view, game.imagine, seeded("x"))
    again = hidden_hands.likelihood(truth, view, game.imagine, seeded("x"))
    assert guessed == again < -2
    assert truth == hidden_hands.hidden(state.clone())


def test_every_hidden_hand_is_counted_card_by_card() -> None:
    for slug in ("augsburg", "gluecksritter"):
        game = games.load(slug)
        state = midgame(Case(slug, 3, {}), seeded("hands"), 40)
        truth = hidden_hands.hidden(state)
        assert any(truth) and hidden_hands.hidden(state.clone()) == truth
        assert len(hidden_hands.hidden(game.determinize(state, 0, seeded("x")))) == len(truth)


def test_the_gain_is_told_over_dealing_evenly() -> None:
    asked = hidden_hands.inquiry("fugger", 3, "steward", "x", 30)
    told = hidden_hands.report(asked, [Looked(((-2.0, -3.0), (-1.0, -1.0))), Looked(())])
    assert told["imagined"] == -1.5 and told["even"] == -2.0 and told["gain"]["value"] == 0.5
    assert len(hidden_hands.look(asked, 0).rows) > 1


def test_the_command_line_measures(tmp_path: Path) -> None:
    plot, out, nets = tmp_path / "plot.svg", tmp_path / "losses.json", tmp_path / "nets"
    asked = ("measure", "calibration", "fugger", "-p", "2", "--games", "2", "--plot", str(plot))
    (row,) = as_json(*asked, "--correct", str(nets))
    assert row["players"] == 2 and plot.read_text().startswith("<svg")
    made, shipped = restore((nets / "fugger.net").read_bytes()), games.learned("fugger") or b""
    assert made.slopes[2] != restore(shipped).slopes[2] and made.rows == restore(shipped).rows
    out.write_text('{"emperor": {"random": {"players": 4}}}', "utf-8")
    command = ("measure", "losses", "fugger", "--games", "1", "--iterations", "2")
    done = kontor(*command, "--levels", "random", "--every", "20", "--out", str(out))
    told = json.loads(out.read_text("utf-8"))
    assert done.returncode == 0 and list(told["fugger"]) == ["random"]
    assert told["emperor"] == {"random": {"players": 4}}, "what is told of other games stays"
    rows = as_json("arena", "fugger", "--numbers", "--bots", "apprentice,random", "--games", "2")
    assert [row["players"] for row in rows] == [2, 3, 4]
    assert kontor("arena", "fugger", "--numbers", "--bots", "random").returncode == 2
