"""Outcomes for tests, written as the end of a table writes them."""

from kontor.server.service.outcome import ranked
from kontor.server.service.service import Service
from kontor.server.store.outcomes import keep_outcome
from kontor.server.store.rows import BOT, PERSON, Outcome, SeatRow

LONG_AGO = 1_000_000.0


def seat(number: int, who: str) -> SeatRow:
    """Return the seat of a person, or of a bot whose level is written `bot:level`."""
    if who.startswith("bot:"):
        return SeatRow(number, BOT, "Konrad", bot=who.removeprefix("bot:"))
    return SeatRow(number, PERSON, who.removeprefix("device-").capitalize(), device=who)


async def ended(
    service: Service, number: int, who: list[str], scores: list[int], game: str = "fugger"
) -> str:
    """Keep the outcome of a table; the highest scores have won."""
    table = f"{number:016x}"
    winners = [place for place, score in enumerate(scores) if score == max(scores)]
    seats = ranked([seat(place, one) for place, one in enumerate(who)], scores, winners)
    at = LONG_AGO + 1000.0 * number
    outcome = Outcome(table, game, at - 600.0, at, 40, 5, seats)
    async with service.store.transaction() as connection:
        await keep_outcome(connection, table, outcome)
    return table
