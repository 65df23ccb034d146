"""The network: exact sums, files, and preferences by words."""

import pytest

from kontor.bots.network import BadNetwork, Network, parts, restore, squashed
from kontor.bots.policy import Policy, shares, words_of, written
from kontor.engine.chance import Chance, seeded
from kontor.engine.inputs import ONE
from kontor.engine.playout import next_seat
from tests.bench.cases import Case, counts, midgame
from tests.bots.nets import drawn, fugger, guided, seeded_network

INPUTS = 6


def positions(chance: Chance, number: int) -> list[list[int]]:
    """Return descriptions with many noughts, flags and odd numbers of either sign."""
    kinds = (0, 0, ONE, -ONE, 7, -300, 5000)
    return [[kinds[chance.below(len(kinds))] for _ in range(INPUTS)] for _ in range(number)]


def plainly(network: Network, numbers: list[int]) -> float:
    """Judge a position by the definition of the network, weight by weight."""
    rows = [parts(row, network.units) for row in network.rows]
    result = network.bias
    for unit in range(network.units):
        total = 0
        for place, number in enumerate(numbers):
            total += max(-network.limit, min(network.limit, number)) * rows[place][unit]
        x = total * network.scales[unit] + network.biases[unit]
        if unit:
            x /= 1 + abs(x)
        result += x * network.outs[unit]
    return squashed(result)


def test_a_position_has_its_value_whatever_was_judged_before() -> None:
    network, fresh = seeded_network(), seeded_network()
    for number, numbers in enumerate(positions(seeded("positions"), 60)):
        value = network.value(numbers, number % 3)
        fresh.forget()
        assert value == fresh.value(numbers)
        assert value == pytest.approx(plainly(network, numbers), abs=1e-12)


def test_no_inputs_are_too_large() -> None:
    """The digits of a sum never run into each other."""
    network = drawn(200, 8, seeded("large"))
    for sign in (1, -1):
        numbers = [sign * 10**6] * 200
        assert network.value(numbers) == pytest.approx(plainly(network, numbers), abs=1e-12)


def test_rounding_changes_little() -> None:
    exact = [0.5, -0.25, 0.125] * 16
    network = Network(INPUTS, 8)
    network.load(exact, [0.0] * 8, [1.0] * 8, 0.0)
    whole = [number for row in network.rows for number in parts(row, 8)]
    for place, weight in enumerate(exact):
        assert whole[place] * network.scales[place % 8] * ONE == pytest.approx(weight, abs=1e-4)


def test_a_file_keeps_everything() -> None:
    network = seeded_network()
    network.header = {"game": "none", "seed": "1"}
    network.thought = 7
    network.worlds[3] = 12
    network.correct(3, 0.5, 0.25)
    network.correct(3, 2.0, -0.25)
    network.correct(4, 1.25, 0.0)
    assert network.corrections() == {"3": [1.0, 0.25], "4": [1.25, 0.0]}
    again = restore(network.save())
    assert again.header == network.header
    assert again.save() == network.save()
    for numbers in positions(seeded("file"), 20):
        for players in (0, 3, 4):
            assert again.value(numbers, 0, players) == network.value(numbers, 0, players)
    assert again.thought == 7
    assert again.worlds == network.worlds and again.worlds[3] == 12
    assert again.words == network.words


@pytest.mark.parametrize("content", [b"", b"something\nelse\n", seeded_network().save()[:-1]])
def test_a_damaged_file_is_refused(content: bytes) -> None:
    with pytest.raises(BadNetwork):
        restore(content)


def test_an_answer_is_described_by_its_verb_its_parts_and_the_whole() -> None:
    assert words_of("0:draw") == ["0:draw"]
    assert words_of("3:load:red+blue:salt") == [
        "3:load", "3:load 0 red", "3:load 0 blue", "3:load 1 salt", "3:load:red+blue:salt",
    ]  # fmt: skip


@pytest.mark.parametrize("case", counts(), ids=str)
def test_seats_are_told_as_the_answering_seat_counts_them(case: Case) -> None:
    state = midgame(case, seeded(f"seats {case}"), 40)
    seat = next_seat(state.awaited())
    for option in state.options(seat):
        told = written(state, seat, option).split(":")
        assert told[0] == str(state.stack[-1].kind)
        for part, word in zip(told[1:], state.word(option).split(":"), strict=True):
            if part.startswith("@"):
                assert (seat + int(part[1:])) % case.seats == ord(word) - ord("A")
            else:
                assert part == word


def test_a_preferred_word_makes_an_option_likelier() -> None:
    game = fugger()
    state = game.start(3, {}, seeded("prior"))
    seat = next_seat(state.awaited())
    options = state.options(seat)
    network = guided(game)
    hidden = [0.0] * network.units
    even = Policy(network).priors(state, seat, options, hidden)
    assert even == [1 / len(options)] * len(options)
    network.teach("0:draw", [0.0] * network.units, 2.0)
    priors = Policy(network).priors(state, seat, options, hidden)
    drawing = next(place for place, o in enumerate(options) if state.word(o) == "draw")
    assert priors[drawing] == max(priors) > 1 / len(options)
    assert sum(priors) == pytest.approx(1.0)


def test_shares_are_a_whole() -> None:
    assert shares([0.0, 0.0], 1.0) == [0.5, 0.5]
    assert shares([0.02, 0.0], 0.02)[0] == pytest.approx(squashed(1.0))
