"""How fast the batched environment is, in steps per second of one process or of several."""

from time import perf_counter, process_time

from kontor.research.batched import BatchedGames

ROUNDS = 3


def batch_speed(
    game: str = "fugger",
    players: int = 2,
    seconds: float = 2.0,
    count: int = 512,
    workers: int = 0,
) -> int:
    """Return how many steps a second random players take: actions in, arrays out, the best of 3.

    One process is measured in CPU time; several, which wait for each other, by the clock.
    """
    clock = perf_counter if workers else process_time
    games = BatchedGames(game, players, count, "speed", workers=workers)
    step = games.reset()
    best = 0.0
    for _ in range(ROUNDS):
        start = clock()
        steps = 0
        while clock() - start < seconds / ROUNDS:
            step = games.step(games.random_actions(step.mask))
            steps += count
        best = max(best, steps / (clock() - start))
    games.close()
    return round(best)
