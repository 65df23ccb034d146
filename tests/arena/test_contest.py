"""Line-ups, rotations and equal deals."""

from collections import Counter
from dataclasses import replace
from itertools import permutations
from pathlib import Path

import pytest

from kontor import games
from kontor.arena import entrants
from kontor.arena.contest import (
    Contest,
    ContestError,
    check,
    fingerprint,
    round_robin,
    usual_seats,
)
from kontor.arena.figures import ahead
from kontor.arena.measured_game import Outcome, play_game
from kontor.arena.wording import Wording
from kontor.bots.grandmaster import Grandmaster
from kontor.bots.master import Master
from tests.arena.halls import SMALL
from tests.bots.nets import guided

FIELD = Contest("fugger", 3, ("steward", "apprentice", "random"), 12, "x", field=True)


def test_three_bots_at_three_seats_meet_in_every_order() -> None:
    contest = replace(SMALL, bots=("steward", "apprentice", "random"))
    seatings = {contest.seating(block, turn) for block in range(2) for turn in range(3)}
    assert seatings == set(permutations(range(3)))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", [1, 2, 3, 5])
def test_a_round_robin_gives_every_bot_the_same_number_of_seats(bots: int, seats: int) -> None:
    lineups = round_robin(bots, seats)
    assert len(set(lineups)) == len(lineups)
    for lineup in lineups:
        counted = Counter(lineup).values()
        assert len(lineup) == seats and len(counted) == min(bots, seats)
        assert max(counted) - min(counted) <= 1
    total = Counter(bot for lineup in lineups for bot in lineup)
    if bots >= seats or seats % bots == 0:
        assert len(set(total.values())) == 1 and len(total) == bots


def test_no_line_up_is_another_one_turned() -> None:
    turned = [
        tuple(lineup[turn:] + lineup[:turn])
        for lineup in round_robin(3, 4)
        for turn in range(4)
    ]  # fmt: skip
    assert len(set(turned)) == len(turned)


def test_the_field_is_one_against_each_of_the_others_with_the_same_deals() -> None:
    assert FIELD.lineups == [(0, 1, 1), (0, 2, 2)]
    assert [FIELD.lineup(block) for block in range(3)] == [(0, 1, 1), (0, 2, 2), (0, 1, 1)]
    assert [FIELD.deal(block) for block in range(4)] == [0, 0, 1, 1]


def test_the_bots_of_a_block_move_through_all_seats() -> None:
    assert [FIELD.seating(0, turn).index(0) for turn in range(3)] == [0, 1, 2]


def test_games_are_rounded_up_to_whole_rotations() -> None:
    assert [replace(SMALL, games=count).blocks for count in (1, 3, 4, 300)] == [1, 1, 2, 100]


def told(outcome: Outcome) -> tuple[object, ...]:
    """Return what can be told of a game without its times."""
    uses = [seat.uses for seat in outcome.seats]
    return outcome.winners, outcome.scores, outcome.rounds, uses


def test_a_game_depends_on_nothing_but_the_contest_and_its_number() -> None:
    mark = fingerprint(SMALL)
    assert told(play_game(SMALL, mark, 1)) == told(play_game(SMALL, mark, 1))
    assert told(play_game(SMALL, mark, 1)) != told(play_game(SMALL, mark, 6))


def test_all_rotations_and_line_ups_meet_the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody decides anything, the deal alone shows: all states begin alike."""
    dealt = []

    def peep(state: object, *rest: object) -> list[object]:
        dealt.append(state.save())  # type: ignore[attr-defined]
        raise StopIteration

    monkeypatch.setattr("kontor.arena.measured_game.listen", peep)
    for number in range(7):
        with pytest.raises(StopIteration):
            play_game(FIELD, fingerprint(FIELD), number)
    assert len(set(dealt[:6])) == 1 and dealt[6] != dealt[0]


def test_a_random_opening_is_alike_for_every_rotation_of_a_deal() -> None:
    contest = replace(FIELD, opening=4)
    mark = fingerprint(contest)
    begun = [play_game(contest, mark, number, keep=True).steps[:4] for number in range(7)]
    assert len(set(begun[:6])) == 1 and begun[6] != begun[0]
    assert play_game(FIELD, fingerprint(FIELD), 0, keep=True).steps[:4] != begun[0]


def test_a_worker_with_another_game_refuses() -> None:
    with pytest.raises(ContestError) as caught:
        play_game(SMALL, "another", 0)
    assert caught.value.name == "arena-other-worker"


def test_a_fingerprint_ignores_the_number_of_games_and_nothing_else() -> None:
    mark = fingerprint(SMALL)
    assert fingerprint(replace(SMALL, games=999)) == mark
    text = (games.FOLDER / "fugger" / "components.toml").read_text("utf-8")
    others = [
        replace(SMALL, seed="other"),
        replace(SMALL, seats=4),
        replace(SMALL, field=True),
        replace(SMALL, bots=("random", "steward")),
        replace(SMALL, opening=2),
        replace(SMALL, options=(("draw_rule", "hold_at_most_three"),)),
        replace(SMALL, material=text.replace("florins_to_end = 100", "florins_to_end = 90")),
    ]
    assert len({mark, *(fingerprint(other) for other in others)}) == 1 + len(others)


def test_winners_rank_first_and_the_others_by_score() -> None:
    assert Outcome((1,), (9, 5, 7, 7), 1, ()).ranks() == [1, 0, 2, 2]
    assert Outcome((0, 2), (9, 5, 7), 1, ()).ranks() == [0, 2, 0]
    assert Outcome((0, 2), (9, 5, 7), 1, ()).win(2) == 0.5


def test_a_meeting_counts_once_however_many_seats_the_bots_have() -> None:
    outcome = Outcome((0,), (9, 5, 7, 7), 1, ())
    assert ahead((0, 0, 1, 1), outcome, 0, 1) == 0.5
    assert ahead((0, 1, 1, 1), outcome, 0, 1) == 1.0
    assert ahead((0, 2, 1, 3), outcome, 1, 3) == 0.5
    assert ahead((0, 2, 1, 2), outcome, 1, 3) is None


def test_the_usual_numbers_of_players_are_possible() -> None:
    for slug in games.SLUGS:
        check(Contest(slug, usual_seats(slug), ("steward", "random"), 1, "x"))


@pytest.mark.parametrize(
    ("contest", "name"),
    [
        (replace(SMALL, slug="chess"), "setup-unknown-game"),
        (replace(SMALL, seats=7), "setup-bad-players"),
        (replace(SMALL, bots=("genius",)), "setup-unknown-bot"),
        (replace(SMALL, bots=("steward:5",)), "setup-unknown-bot"),
        (replace(SMALL, bots=("random", "random")), "arena-same-bots"),
        (replace(SMALL, bots=()), "arena-same-bots"),
        (replace(SMALL, bots=("random",), field=True), "arena-empty-field"),
        (replace(SMALL, options=(("colour", "red"),)), "setup-unknown-option"),
        (replace(SMALL, options=(("draw_rule", "never"),)), "setup-unknown-value"),
        (replace(SMALL, material="nonsense"), "arena-bad-components"),
    ],
)
def test_an_impossible_contest_is_refused(contest: Contest, name: str) -> None:
    with pytest.raises(ContestError) as caught:
        check(contest)
    assert caught.value.name == name


def test_networks_can_be_compared(tmp_path: Path) -> None:
    file = tmp_path / "other.net"
    made = guided(games.load("fugger"))
    made.thought = 4
    file.write_bytes(made.save())
    rivals = Contest("fugger", 3, (f"master@{file}", "master"), 3, "x", field=True)
    check(rivals)
    before = fingerprint(rivals)
    bot = entrants.hire(f"master@{file}", games.load("fugger"))
    assert isinstance(bot, Master)
    assert bot.network.units == 8 and bot.budget.iterations == 4
    searching = entrants.hire(f"grandmaster:7@{file}", games.load("fugger"))
    assert isinstance(searching, Grandmaster)
    assert searching.budget.iterations == 7 and searching.judge.network.units == 8
    assert "other.net" in Wording("en", "fugger").bot(f"grandmaster:7@{file}")
    file.write_bytes(guided(games.load("fugger"), 16).save())
    fingerprint.cache_clear()
    assert fingerprint(rivals) != before
    for wrong in (f"steward@{file}", f"master:3@{file}"):
        with pytest.raises(ContestError, match="setup-unknown-bot"):
            check(replace(rivals, bots=(wrong, "master")))
    file.write_bytes(guided(games.load("emperor")).save())
    for bad in (str(file), str(tmp_path / "none.net")):
        with pytest.raises(ContestError, match="arena-bad-network"):
            check(replace(rivals, bots=(f"master@{bad}", "master")))
