"""Figures of a game: how long it is, how many options there are, what bots make of it."""

from collections import defaultdict
from collections.abc import Iterator

import kontor
from kontor.arena.simulation import Plan, run
from kontor.engine.chance import seeded

SEED = "docs"
STEWARDS = 10  # games with stewards per hundred games at random


def lengths(game: kontor.Game, games: int) -> Iterator[str]:
    """Write a table of how long games are, by players and bots."""
    yield "| players | bots | games | rounds | decisions | score | first seat wins |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for players in game.players:
        for bot, count in (("random", games), ("steward", -(-games * STEWARDS // 100))):
            plan = Plan(game.name, players, count, (bot,) * players, SEED)
            told = run(plan)
            score = sum(told.scores) / players
            yield (
                f"| {players} | {bot} | {count} | {told.rounds:.1f} | {told.decisions / count:.0f} "
                f"| {score:.1f} | {told.wins[0] / count:.0%} |"
            )


def questions(game: kontor.Game, games: int) -> Iterator[str]:
    """Write a table of what is asked, how often, and how many options there are."""
    players = game.players[-1]
    counted: dict[int, list[int]] = defaultdict(list)
    labels: dict[int, str] = {}
    for number in range(games):
        state = game.start(players, f"{SEED} {number}")
        chance = seeded(f"{SEED} {number} answers")
        while not state.is_over:
            options = state.options()
            kind = state.engine.stack[-1].kind
            if kind not in labels:
                prompt = state.engine.question(state.current_player).message
                labels[kind] = prompt.name.removeprefix("prompt-")
            counted[kind].append(len(options))
            state.apply(options[chance.below(len(options))])
    total = sum(map(len, counted.values()))
    yield "| question | of all decisions | options, on average | options, at most |"
    yield "| --- | --- | --- | --- |"
    for kind, sizes in sorted(counted.items(), key=lambda item: -len(item[1])):
        mean = sum(sizes) / len(sizes)
        yield f"| `{labels[kind]}` | {len(sizes) / total:.1%} | {mean:.1f} | {max(sizes)} |"
