"""How fast the batched environment is, in steps per second of one process."""

from time import process_time

from kontor.research.batched import BatchedGames

ROUNDS = 3


def batch_speed(
    game: str = "fugger", players: int = 2, seconds: float = 2.0, count: int = 512
) -> int:
    """Return how many steps a second random players take: actions in, arrays out, the best of 3."""
    games = BatchedGames(game, players, count, "speed")
    step = games.reset()
    best = 0.0
    for _ in range(ROUNDS):
        start = process_time()
        steps = 0
        while process_time() - start < seconds / ROUNDS:
            step = games.step(games.random_actions(step.mask))
            steps += count
        best = max(best, steps / (process_time() - start))
    return round(best)
