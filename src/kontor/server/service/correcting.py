"""Correcting: before the deal, the host may give a table a corrected components file.

| what                       | policy                                                           |
| -------------------------- | ---------------------------------------------------------------- |
| who may                    | the host, until the cards are dealt; then it is fixed            |
| what it may change         | anything the rules know: numbers, cards, players, house rules    |
| what it must be            | the same game, and playable with the seats and rules agreed on   |
| who sees it                | everybody who sees the table                                     |
| who keeps it               | the table, whatever is played on from it, and its record (digest)|
"""

import asyncio
from typing import Final

from kontor import games
from kontor.engine.game import Game, SetupError
from kontor.server.service.asker import ADDRESS
from kontor.server.service.commands import NOBODY, retried
from kontor.server.service.errors import ServiceError
from kontor.server.service.keeping import Keeping
from kontor.server.service.live_table import LiveTable
from kontor.server.service.quotas import counted
from kontor.server.service.sight import GATHERING
from kontor.server.service.trial import TOO_LONG, Look, look_away, tried
from kontor.server.store.store import Store

LARGEST_FILE: Final = 64 * 1024
MOST_WAITING: Final = 4
# How long whoever finds no turn is asked to wait.
TRIAL_SECONDS: Final = 20.0


class Correcting(Keeping):
    """What a host does about the material of a table."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        # How the pages look at a table, for trying a file out.
        self.look: Look = look_away
        self.trial: asyncio.Semaphore = asyncio.Semaphore(1)
        # The addresses whose files wait or are tried out: one each.
        self.trials_of: list[str] = []

    @counted("material")
    async def correct(self, device: str, table: str, text: str) -> int:
        """Let a table play with a corrected components file."""
        async with self.cache.take(table) as live:
            self.check_gathering(live, device)
            slug = live.row.game
        game = await self.corrected(slug, text)
        return await self.lay_out(device, table, "material", game, text)

    @counted("answers")
    async def withdraw(self, device: str, table: str) -> int:
        """Let a table play with the usual material again."""
        async with self.cache.take(table) as live:
            self.check_gathering(live, device)
            game = games.load(live.row.game)
        return await self.lay_out(device, table, "withdraw", game, "")

    async def material(self, table: str) -> str:
        """Return the corrected components file of a table, or nothing if it has none."""
        async with self.cache.take(table) as live:
            return live.row.material

    @retried
    async def lay_out(self, device: str, table: str, kind: str, game: Game, text: str) -> int:
        """Give a table its material, if its seats and house rules allow."""
        async with self.cache.take(table) as live:
            self.check_gathering(live, device)
            check_agreed(game, len(live.seats), live.options)
            made = {"components": game.components_digest, "material": text}
            return await self.write(
                live, kind, NOBODY, game.components_digest, table=made, device=device
            )

    async def corrected(self, slug: str, text: str) -> Game:
        """Return a game with a corrected components file, once that has been tried out."""
        check_text(text)
        address = ADDRESS.get()
        if len(self.trials_of) >= MOST_WAITING or (address and address in self.trials_of):
            raise ServiceError("error-busy", 503, wait=TRIAL_SECONDS)
        self.trials_of.append(address)
        try:
            async with self.trial:
                wrong = await asyncio.to_thread(tried, slug, text, self.look)
        finally:
            self.trials_of.remove(address)
        if wrong and wrong.name == TOO_LONG:
            raise ServiceError(TOO_LONG, 422)
        if wrong:
            raise ServiceError("error-material", 422, problem=wrong)
        game = games.load_text(slug, text)
        if game.components_digest == games.load(slug).components_digest:
            raise ServiceError("error-material-usual", 422)
        return game

    def check_gathering(self, live: LiveTable, device: str) -> None:
        """Insist that the host asks, before the deal."""
        self.check_host(live, device)
        if live.row.phase != GATHERING:
            raise ServiceError("error-dealt", 409)


def check_text(text: str) -> None:
    """Insist on a text of reasonable size."""
    try:
        size = len(text.encode())
    except UnicodeEncodeError as error:
        raise ServiceError("error-material-not-text", 422) from error
    if size > LARGEST_FILE:
        raise ServiceError("error-material-too-large", 413, most=LARGEST_FILE // 1024)
    if not text.strip() or "\0" in text:
        raise ServiceError("error-material-not-text", 422)


def check_agreed(game: Game, seats: int, options: dict[str, str]) -> dict[str, str]:
    """Insist that a game can be played by so many, with these house rules; return them all."""
    if not game.least_seats <= seats <= game.most_seats:
        raise ServiceError("error-seats", 422, least=game.least_seats, most=game.most_seats)
    try:
        return game.agree(seats, options)
    except SetupError as error:
        raise refused_setup(error) from error


def refused_setup(error: SetupError) -> ServiceError:
    """Return why a table cannot be: in the game's words if it has any."""
    message = error.message
    if not error.game:
        return ServiceError("error-options", 422)
    return ServiceError(
        message.name, 422, clause=error.clause, game=error.game, facts=message.facts
    )
