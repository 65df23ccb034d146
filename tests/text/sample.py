"""A sample to judge: what one fixed game of each kind says, in docs/said.md.

`python -m tests.text.sample` writes it anew.
"""

from pathlib import Path

from kontor import games
from kontor.bots.roster import hire
from kontor.engine.chance import seeded
from kontor.engine.match import Match
from kontor.engine.playout import next_seat
from kontor.engine.record import Record
from kontor.games.listing import in_order, listing
from kontor.text.languages import LANGUAGES
from kontor.text.texts import Reader, Texts
from tests.text.corpus import NAMES

FILE = Path(__file__).parents[2] / "docs" / "said.md"
LINES = 60
SEED = "a sample"
BOT = "apprentice"
READER = 0
HEAD = f"""# What the games say

The first {LINES} lines of one fixed game of each kind among apprentices, as {NAMES[READER]} reads
them, in each language. Written by `python -m tests.text.sample`; a test keeps it true.
"""


def sample() -> str:
    """Return the whole sample."""
    parts = [HEAD]
    for slug in in_order(list(games.SLUGS)):
        match = played(slug)
        for language in LANGUAGES:
            lines = told(match, language)
            title = f"## {games.load(slug).title}: {Texts(language).say(f'language-{language}')}"
            parts.append("\n".join([title, "", *(f"- {line}" for line in lines), ""]))
    return "\n".join(parts)


def played(slug: str) -> Match:
    """Play a game until it has said enough."""
    game = games.load(slug)
    record = Record(slug, game.rules_version, game.components_digest)
    record.names = NAMES[: listing(slug).usual_seats]
    record.options = game.agree(len(record.names), {})
    record.seed = SEED
    match = Match(game, record)
    bot, chance = hire(BOT, game), seeded(f"{SEED} thoughts")
    while len(match.events) < LINES and not match.state.is_over():
        seat = next_seat(match.state.awaited())
        choice = bot.choose(match.state.view(seat), match.state.options(seat), chance)
        match.answer(seat, match.state.word(choice))
    return match


def told(match: Match, language: str) -> list[str]:
    """Return the first lines of a game in a language."""
    texts, reader = Texts(language, match.game.slug), Reader(READER, match.record.names)
    return [texts.message(event.seen_by(READER), reader) for event in match.events[:LINES]]


if __name__ == "__main__":
    FILE.write_text(sample(), "utf-8")
