"""Teach a policy Die Fugger by PPO with masked actions, against random players.

Needs `pip install sb3-contrib` beside kontor[research]. One seat of three learns from nothing but
what it may know, for its lead at the end; an even share of victories is 1/3. Prints what it has
learned, as JSON.

    python docs/examples/ppo_fugger.py --minutes 4
"""

import argparse
import json
import math
import os
import time

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from kontor.research.gymnasium_env import KontorEnv

TABLES = 16
BOTS = ["random", "random"]


class UntilTime(BaseCallback):
    """Ends the training when its time is up: CPU time, whatever else the machine does."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.end = time.process_time() + seconds

    def _on_step(self) -> bool:
        return time.process_time() < self.end


def table(bots: list[str], reward: str = "win") -> KontorEnv:
    """Return a seat at a table, a different one in every game."""
    return KontorEnv("fugger", bots=bots, reward=reward, illegal="raise")


def share_of_wins(model: MaskablePPO, bots: list[str], games: int) -> tuple[float, float]:
    """Play games with the best actions; return the share of victories and half its interval."""
    env = table(bots)
    won = []
    for number in range(games):
        observation, info = env.reset(seed=number)
        over = False
        while not over:
            action, _ = model.predict(
                observation, action_masks=info["action_mask"], deterministic=True
            )
            observation, reward, over, _, info = env.step(action)
        won.append(reward)
    return float(np.mean(won)), 1.96 * float(np.std(won)) / math.sqrt(games)


def main() -> None:
    """Measure, train, measure again."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=4.0, help="of CPU time")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--reward", default="margin", choices=["win", "rank", "margin"])
    given = parser.parse_args()
    torch.set_num_threads(1)
    tables = DummyVecEnv([lambda: table(BOTS, given.reward) for _ in range(TABLES)])
    tables.seed(given.seed)
    model = MaskablePPO(
        "MlpPolicy", tables, n_steps=128, batch_size=256, n_epochs=4, gamma=1.0,
        gae_lambda=0.95, learning_rate=7e-4, ent_coef=0.003, seed=given.seed, device="cpu",
        policy_kwargs={"net_arch": [128, 128]},
    )  # fmt: skip
    before = share_of_wins(model, BOTS, given.games)
    clock, cpu = time.monotonic(), time.process_time()
    model.learn(10**9, callback=UntilTime(60 * given.minutes))
    told = {
        "CPU minutes": round((time.process_time() - cpu) / 60, 2),
        "minutes": round((time.monotonic() - clock) / 60, 2),
        "load": round(os.getloadavg()[0], 1),
        "steps": model.num_timesteps,
        "games": given.games,
    }
    told["untrained"] = [round(value, 3) for value in before]
    for name in ("random", "steward"):
        share = share_of_wins(model, [name, name], given.games if name == "random" else 300)
        told[f"against two of {name}"] = [round(value, 3) for value in share]
    print(json.dumps(told))


if __name__ == "__main__":
    main()
