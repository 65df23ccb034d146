"""Self-play: equal for equal seeds, complete, and with targets that follow from the end."""

from dataclasses import replace

import pytest

from kontor.arena.lesson_games import Chunk, guests, inputs_of, play_chunk, teacher_of
from kontor.arena.running import in_order, workers
from kontor.bots.grandmaster import Grandmaster
from kontor.bots.master import Master
from kontor.bots.selfplay import LAMBDA, SelfPlay
from kontor.engine.chance import seeded
from kontor.engine.playout import next_seat
from tests.bots.nets import fugger, guided


def chunk(first: int, last: int, seed: str = "tiny") -> Chunk:
    """Return a few games of Die Fugger."""
    weights = guided(fugger()).save()
    return Chunk("fugger", (3, 2), seed, weights, 0.05, 4, 0.2, first, last)


def test_equal_seeds_play_equally_on_any_number_of_processes() -> None:
    tasks = [(chunk(0, 2),), (chunk(2, 4),)]
    with workers(1) as here, workers(2) as elsewhere:
        first = list(in_order(here, play_chunk, tasks))
        assert list(in_order(elsewhere, play_chunk, tasks)) == first
    assert play_chunk(chunk(0, 2, "other")) != first[0]


def test_rows_are_complete() -> None:
    found = play_chunk(chunk(0, 4))
    rows = len(found.targets)
    assert found.games == 4 and 0 < rows < 2 * found.decisions
    assert len(found.numbers) == rows * inputs_of("fugger")
    assert len(found.counts) == len(found.margins) == len(found.trust) == rows
    assert sum(found.counts) == len(found.answers) == len(found.shares)
    assert max(found.answers) < len(found.written) == len(set(found.written))
    assert all(0.0 <= target <= 1.0 for target in found.targets)
    positions = sum(found.families)
    assert positions == len(found.thought) == len(found.weights) > 2 * len(found.families) > 0
    assert len(found.behind) == positions * inputs_of("fugger")
    place = 0
    for count in found.counts:
        if count:
            assert sum(found.shares[place : place + count]) == pytest.approx(1.0, abs=1e-5)
        place += count


def test_a_teacher_finds_the_same_whatever_its_network_prefers() -> None:
    game = fugger()
    state = game.start(3, {}, seeded("teacher"))
    seat = next_seat(state.awaited())
    view, options = state.view(seat), state.options(seat)
    plain, fond = guided(game), guided(game)
    fond.teach("0:draw", [0.0] * (fond.units - 1) + [1.0], 3.0)
    teachers = [teacher_of(game, network, 24) for network in (plain, fond)]
    found = [
        bot.weigh(view, options, seeded("thoughts")).weights
        for bot in (*teachers, Grandmaster(game, fond, 0.0, 24))
    ]
    assert found[0] == found[1] != found[2]


def test_the_last_position_is_worth_what_became_of_it() -> None:
    game = fugger()
    network = guided(game)
    play = SelfPlay(Master(game, network, 1), Grandmaster(game, network, 0.0, 4), 3, seeded("end"))
    lesson = play.play(0.0, 0.1)
    winners = play.state.winners()
    assert lesson.decisions > 0 and any(row.is_searched for row in lesson.rows)
    for seat, track in enumerate(play.tracks):
        outcome = 1 / len(winners) if seat in winners else 0.0
        assert track[-1].target == outcome
        before = (1 - LAMBDA) * track[-1].value + LAMBDA * outcome
        assert track[-2].target == pytest.approx(before)
        assert (track[0].margin >= 0) == (seat in winners) or not track[0].margin


def test_what_was_thought_of_a_position_is_its_value_and_not_the_best_of_its_options() -> None:
    game = fugger()
    network = guided(game)
    play = SelfPlay(Master(game, network, 1), Grandmaster(game, network, 0.0, 4), 3, seeded("own"))
    play.play(0.0, 0.1)
    for track in play.tracks:
        assert any(row.answers for row in track)
        for row in track:
            assert row.value == network.value(row.numbers, 0, 3)


def test_every_second_game_is_visited_and_learned_from_on_all_seats() -> None:
    game = fugger()
    assert guests(game, 0, 3) == {}
    assert [sorted(guests(game, number, 3)) for number in (1, 3, 5)] == [[1, 2], [0, 2], [0, 1]]
    network = guided(game)
    play = SelfPlay(Master(game, network, 1), Grandmaster(game, network, 0.0, 4), 3, seeded("own"))
    play.guests = guests(game, 1, 3)
    play.play(0.0, 0.0)
    assert all(play.tracks) and not any(row.answers for row in play.tracks[1])
    assert any(row.answers for row in play.tracks[0])
    assert play_chunk(replace(chunk(0, 4), guests=True)) != play_chunk(chunk(0, 4))
