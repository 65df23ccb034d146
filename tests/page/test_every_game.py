"""Every game's page without a browser: random moments, by turns in all languages."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

from kontor import games
from kontor.engine.chance import seeded
from kontor.engine.game import Game, SetupError
from kontor.engine.messages import ARCHIVE
from kontor.server.page.chapters import headings_of
from kontor.server.page.regions import picture, regions
from kontor.server.service.sight import TableSight
from kontor.text import rulebook
from kontor.text.languages import LANGUAGES
from tests.page import drawing, tables
from tests.page.drawing import Elements

RECORDS = Path(__file__).parents[1] / "records"
TABLES = 3
MOST_ANSWERS = 180
EVERY = 15
PER_QUESTION = 2
FILES = {"board.html", "players.html", "board.css", "symbols.svg"}
# Equal jokers lead to one answer: each has its button, which may name another than the rules do.
WITH_JOKERS = ("augsburg",)

# Our sights of each game, and those of somebody who only watches.
Moments = tuple[list[TableSight], list[TableSight]]


def house_rules(game: Game, seats: int, place: int) -> dict[str, str]:
    """Choose a value of every house rule, as far as they fit together."""
    chosen: dict[str, str] = {}
    for option in game.options:
        wanted = chosen | {option.name: option.values[place % len(option.values)]}
        with suppress(SetupError):
            game.start(seats, wanted, seeded(option.name))
            chosen = wanted
    return chosen


def cases(game: Game) -> list[tuple[int, dict[str, str]]]:
    """List tables that together have few and many seats, and three values of each house rule."""
    spread = game.most_seats - game.least_seats
    seats = [game.least_seats + spread * place // (TABLES - 1) for place in range(TABLES)]
    return [(number, house_rules(game, number, place)) for place, number in enumerate(seats)]


def kind_of(word: str) -> str:
    """Return the kind of an answer, so that amounts do not crowd out everything else."""
    parts = word.split(":")
    return parts[0] if parts[-1].isdigit() else ":".join(parts[:2])


def picked(sight: TableSight, place: int) -> str:
    """Return a random answer of a random kind."""
    assert sight.question
    chance = seeded(f"{sight.game} {place}")
    kinds: dict[str, list[str]] = {}
    for option in sight.question.options:
        kinds.setdefault(kind_of(option.word), []).append(option.word)
    kind = list(kinds.values())[chance.below(len(kinds))]
    return kind[chance.below(len(kind))]


async def played(folder: Path, slug: str, seats: int, options: dict[str, str]) -> Moments:
    """Play a game, or its first part; keep new questions, some other moments, and the end."""
    service = await tables.opened(folder)
    table = await tables.dealt(service, seats, slug, options)
    await service.say(tables.OTHER, table, "<script>alert(1)</script> & more")
    ours: list[TableSight] = []
    watched: list[TableSight] = []
    asked: dict[str, int] = {}
    for place in range(MOST_ANSWERS):
        sight = await service.sight(table, tables.DEVICE)
        name = sight.question.name if sight.question else ""
        asked[name] = asked.get(name, 0) + 1
        is_over = sight.phase == "over"
        if asked[name] <= PER_QUESTION or place % EVERY == 0 or is_over:
            ours.append(sight)
        if place % (3 * EVERY) == 0 or is_over:
            watched.append(await service.sight(table, "a watcher"))
        if is_over:
            break
        device = tables.DEVICE
        if not tables.is_asked(sight):
            device, sight = tables.OTHER, await service.sight(table, tables.OTHER)
        await service.answer(
            device, table, sight.me, picked(sight, place), sight.version, f"{place}"
        )
    await service.store.close()
    return ours, watched


@pytest.fixture(scope="module", params=games.SLUGS)
def moments(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Moments:
    """Return sights of games of one kind."""
    found: Moments = ([], [])
    for seats, options in cases(games.load(request.param)):
        folder = tmp_path_factory.mktemp(request.param)
        ours, watched = asyncio.run(played(folder, request.param, seats, options))
        found[0].extend(ours)
        found[1].extend(watched)
    return found


def test_all_moments_are_drawn_well(moments: Moments) -> None:
    for sights in moments:
        drawing.check(sights)


def test_every_option_is_a_button_with_its_word_and_clause(moments: Moments) -> None:
    """What a game does not draw, the frame lists; who draws a hand draws all of it."""
    asked = [sight for sight in moments[0] if sight.question]
    assert asked
    has_hand = (games.FOLDER / asked[0].game / "board" / "hand.html").is_file()
    for number, sight in enumerate(asked):
        assert sight.question
        language = LANGUAGES[number % len(LANGUAGES)]
        clauses = set(rulebook.load(sight.game, language).ids())
        desk = regions(sight, language)["desk"]
        assert not has_hand or 'class="options rest"' not in desk
        buttons = [b for b in Elements(desk).named("button") if b.get("form") == "answer"]
        drawn = {str(button["value"]): button for button in buttons}
        has_jokers = sight.game in WITH_JOKERS
        assert has_jokers or len(drawn) == len(buttons)
        assert set(drawn) == {option.word for option in sight.question.options}
        for option in sight.question.options:
            button = drawn[option.word]
            assert button.get("aria-label") or button["aria-description"]
            assert button["data-word"] == option.word
            pieces = (button["data-piece"] or "").split()
            assert pieces == option.pieces or (has_jokers and len(pieces) == len(option.pieces))
            named = (button["data-clauses"] or "").split()
            assert named == option.clauses and set(named) <= clauses
            assert ("data-confirm" in button) == option.confirm


def test_every_game_has_parts_to_jump_to(moments: Moments) -> None:
    """Whoever looks back finds its rounds among the chapters."""
    last = moments[0][-1]
    assert last.view_object
    headings = headings_of(picture(last.game, last.view_object, []))
    assert {event.name for event in last.whole_log} & {*headings}


def test_hidden_things_are_never_in_the_html(moments: Moments) -> None:
    """Whatever the others hold, the bytes that reach us are the same."""
    for number, sight in enumerate(moments[0][::4]):
        view = sight.view_object
        if view is None or sight.phase == "over":
            continue
        before = regions(sight, "fr")
        world = games.load(sight.game).imagine(view, seeded(f"other world {number}"))
        sight.keep_view(world.view(sight.me))
        assert regions(sight, "fr") == before
        sight.keep_view(view)


def test_names_and_chat_are_escaped(moments: Moments) -> None:
    drawn = regions(moments[0][-1], "en")
    assert "Élise &lt;b&gt;" in drawn["players"]
    assert "&lt;script&gt;alert(1)&lt;/script&gt; &amp; more" in drawn["chat"]


def test_watchers_have_no_answers_and_the_seed_comes_to_players_at_the_end(
    moments: Moments,
) -> None:
    for sight in moments[0]:
        assert (sight.phase == "over") == bool(sight.seed)
        assert sight.seed in "".join(regions(sight, "de").values())
    seeds = [sight.seed for sight in moments[0] if sight.seed]
    for sight in moments[1]:
        drawn = regions(sight, "de")
        html = "".join(drawn.values())
        assert sight.me < 0 and "data-word" not in html and "data-choose" not in html
        assert 'class="hand' not in drawn["desk"]
        assert not sight.seed and not [seed for seed in seeds if seed in html]


def test_looking_back_with_all_open_is_drawn_well(moments: Moments, tmp_path: Path) -> None:
    """A record shows everything, or what one of those who played it saw."""
    slug = moments[0][0].game
    text = sorted(RECORDS.glob(f"{slug}/*.record"))[0].read_text("utf-8")

    async def looked_back() -> list[TableSight]:
        service = await tables.opened(tmp_path)
        table = await service.open_record(tables.DEVICE, text)
        total = (await service.sight(table, "")).answers
        found = [
            await service.sight(table, "", total * part // 4, seat)
            for part in range(5)
            for seat in (ARCHIVE, part % 2)
        ]
        await service.store.close()
        return found

    sights = asyncio.run(looked_back())
    drawing.check(sights)
    for sight in sights:
        desk = regions(sight, "en")["desk"]
        assert 'id="replay-slider"' in desk and 'id="replay-eyes"' in desk
        assert ('id="now"' in desk) == (sight.at_answer < sight.answers)


@pytest.mark.parametrize("slug", games.SLUGS)
def test_files_of_the_board_exist(slug: str) -> None:
    assert {path.name for path in (games.FOLDER / slug / "board").iterdir()} >= FILES
