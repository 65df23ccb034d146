"""Gymnasium: one seat of a game, against bots of your choice.

    from kontor.research.gymnasium_env import KontorEnv
    table = KontorEnv("fugger", bots=["random", "steward"], seat=0)

`gymnasium.make("kontor/fugger-v1", bots=["random"])` does the same after `register()`. The legal
actions are in `info["action_mask"]` and, as sb3-contrib wants them, in `action_masks()`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from kontor import games
from kontor.engine.chance import Chance, seeded
from kontor.engine.playout import next_seat
from kontor.engine.state import State
from kontor.research.arrays import Arrays, check_illegal, drawn
from kontor.research.needed import needed
from kontor.research.public import load
from kontor.research.rewards import check, rewards

gymnasium: Any = needed("gymnasium")

ANY_SEAT = -1


class KontorEnv(gymnasium.Env):  # type: ignore[misc]
    """One seat of a game; bots have the others. The reward comes at the end."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "human"], "render_fps": 1}

    def __init__(
        self,
        game: str = "fugger",
        bots: Sequence[str] = ("random", "random"),
        seat: int = ANY_SEAT,
        reward: str = "win",
        options: Mapping[str, str] | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        self.game = load(game)
        self.players = len(bots) + 1
        self.bots = [self.game.bot(name) for name in bots]
        self.own_seat = seat
        self.reward = check(reward)
        self.options = dict(options or {})
        self.illegal = check_illegal(illegal)
        self.render_mode = render_mode
        self.game.engine.agree(self.players, self.options)
        self.arrays = Arrays(self.game.encoding(self.players, self.options))
        self.observation_space = self.arrays.box()
        self.action_space = self.arrays.discrete()
        self.chance = seeded("before the first deal")
        self.state_of: State = self.game.engine.start(self.players, self.options, self.chance)
        self.seat = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal a game; bots act until the own seat is asked."""
        super().reset(seed=seed)
        self.chance = seeded(str(int(self.np_random.integers(1 << 62))))
        self.streams = [self.chance.split(f"seat {seat}") for seat in range(self.players)]
        self.seat = self.own_seat
        if self.own_seat == ANY_SEAT:
            self.seat = self.chance.below(self.players)
        deal = self.chance.split("deal")
        self.state_of = self.game.engine.start(self.players, self.options, deal)
        self.let_bots_act()
        return self.observed(), self.told()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action; bots act until the own seat is asked again."""
        option = self.arrays.encoding.option(self.state_of, self.seat, int(action))
        if option < 0 and self.illegal == "raise":
            raise ValueError(f"action {action} is not legal now; see info['action_mask']")
        if option < 0 and self.illegal == "lose":
            worst = -1.0 if self.reward == "margin" else 0.0
            return self.observed(), worst, True, False, {**self.told(), "illegal": True}
        if option < 0:
            options = self.state_of.options(self.seat)
            option = options[self.chance.below(len(options))]
        self.state_of.play(self.seat, option)
        self.let_bots_act()
        over = self.state_of.is_over()
        worth = rewards(self.state_of, self.reward)[self.seat] if over else 0.0
        return self.observed(), worth, over, False, self.told()

    def let_bots_act(self) -> None:
        """Let the bots answer until the own seat is asked or the game is over."""
        state = self.state_of
        while awaited := state.awaited():
            if (awaited >> self.seat) & 1:
                return
            seat = next_seat(awaited)
            bot = self.bots[(seat - self.seat - 1) % self.players]
            state.play(seat, bot.choose(state.view(seat), state.options(seat), self.stream(seat)))

    def stream(self, seat: int) -> Chance:
        """Return the chance a bot thinks with."""
        return self.streams[seat]

    def observed(self) -> Any:
        """Return what the own seat may know."""
        return self.arrays.observation(self.state_of, self.seat)

    def told(self) -> dict[str, Any]:
        """Return what else there is to say: the mask, the seat, the scores."""
        return {
            "action_mask": self.action_masks(),
            "seat": self.seat,
            "scores": self.state_of.scores() if self.state_of.is_over() else [],
        }

    def action_masks(self) -> Any:
        """Return the legal actions, under the name that sb3-contrib looks for."""
        return self.arrays.mask(self.state_of, self.seat).astype(bool)

    def render(self) -> str | None:
        """Draw what a spectator sees."""
        if self.render_mode == "ansi":
            return drawn(self.state_of)
        if self.render_mode == "human":
            print(drawn(self.state_of))
        return None


def register() -> list[str]:
    """Make all games known to `gymnasium.make`; return their names."""
    names = []
    for slug in games.SLUGS:
        least = games.load(slug).least_seats
        usual = {"game": slug, "bots": ["random"] * (least - 1)}
        names.append(f"kontor/{slug}-v1")
        if names[-1] not in gymnasium.registry:
            gymnasium.register(
                names[-1], entry_point=f"{__name__}:KontorEnv", kwargs=usual,
                disable_env_checker=True,
            )  # fmt: skip
    return names
