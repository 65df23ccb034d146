"""Bots for people: the journeyman's mistakes are human, styles are a matter of taste alone."""

import pytest

from kontor.bots.journeyman import OBVIOUS, QUIET, Journeyman, moody
from kontor.bots.judge import Judgement
from kontor.bots.master import Master
from kontor.bots.roster import LADDER, LEARNED, NAMES, hire
from kontor.bots.styles import STYLES, TASTE, Styled, nearly_best
from kontor.engine.chance import seeded
from kontor.engine.playout import next_seat
from kontor.text.languages import LANGUAGES
from kontor.text.texts import Texts
from tests.bench.cases import Case, counts, midgame
from tests.bots.nets import fugger, guided

DRAWS = 200


def judged(*chances: float) -> Judgement:
    """Return a judgement of so many options."""
    found = Judgement(list(range(10, 10 + len(chances))))
    found.chances = list(chances)
    return found


def drawn(*chances: float) -> list[int]:
    """Return how often each option is drawn by a journeyman."""
    stream = seeded("moods")
    places = [moody(judged(*chances), stream) for _ in range(DRAWS)]
    return [places.count(place) for place in range(len(chances))]


def test_a_journeyman_throws_nothing_away() -> None:
    assert drawn(0.5, 0.5 - OBVIOUS, 0.1) == [DRAWS, 0, 0]


def test_a_journeyman_overlooks_only_what_is_quiet() -> None:
    clear, quiet = drawn(0.5, 0.495 - QUIET)[1], drawn(0.5, 0.505 - QUIET)[1]
    assert 0 < clear < DRAWS / 4 < quiet < DRAWS / 2


def test_a_journeyman_mostly_takes_the_best() -> None:
    often = drawn(0.5, 0.47, 0.45)
    assert often[0] > often[1] > often[2] > 0 and often[0] > DRAWS / 2


def test_taste_decides_only_between_nearly_equal_options() -> None:
    assert nearly_best(judged(0.4, 0.5, 0.5 - TASTE / 2, 0.5 - TASTE)) == [11, 12]
    searched = judged(0.5, 0.5 + TASTE / 4, 0.5 + TASTE / 2, 0.5 - TASTE / 2)
    searched.weights = [9.0, 5.0, 2.0, 5.0]
    assert nearly_best(searched) == [10, 11, 13]


@pytest.mark.parametrize("case", counts(), ids=str)
def test_a_styled_master_stays_within_a_point_of_the_best(case: Case) -> None:
    """Whatever it likes, it likes it among the options that promise most."""
    network = guided(case.game)
    master = Master(case.game, network)
    state = midgame(case, seeded(f"styles {case}"), 40)
    seat = next_seat(state.awaited())
    view, options = state.view(seat), state.options(seat)
    judgement = master.weigh(view, options, seeded("taste"))
    for style in STYLES:
        choice = Styled(case.game, network, style).choose(view, options, seeded("taste"))
        assert choice in options
        if len(options) > 1 and not judgement.is_sealed:
            assert choice in nearly_best(judgement)


def test_styles_differ() -> None:
    """Where nothing is known of the winning chances, everything is a matter of taste."""
    game = fugger()
    network = guided(game)
    differ = set()
    for number in range(12):
        state = midgame(Case("fugger", 3, {}), seeded(f"differ {number}"), 10 + number)
        seat = next_seat(state.awaited())
        view, options = state.view(seat), state.options(seat)
        choices = [
            options[Styled(game, network, style).liked(view, options, seeded("x"))]
            for style in STYLES
        ]
        differ |= {
            pair for pair in ((0, 1), (0, 2), (1, 2)) if choices[pair[0]] != choices[pair[1]]
        }
    assert (0, 2) in differ and (1, 2) in differ


def test_the_roster_names_them_all() -> None:
    assert set(LADDER) < set(NAMES) and set(LEARNED) < set(NAMES)
    game = fugger()
    assert isinstance(hire("journeyman", game), Journeyman)
    for style in STYLES:
        bot = hire(style, game)
        assert isinstance(bot, Styled) and bot.style == style
    for language in LANGUAGES:
        texts = Texts(language)
        assert len({texts.say(f"level-{name}") for name in NAMES}) == len(NAMES)
        assert all(texts.has(f"level-{style}.short") for style in STYLES)
