"""Styles: masters who differ in what they like.

Only answers whose winning chances differ by less than a point are a matter of taste. The bold
master prefers what may become best, the careful one what can become least bad, the friendly one
what leaves most to the others. Under seal they mix as the master does.
"""

from typing import Final

from kontor.bots.foresight import finish_sensibly
from kontor.bots.judge import WORLDS as LOOKS
from kontor.bots.judge import Judgement
from kontor.bots.master import Master
from kontor.bots.network import Network
from kontor.engine.chance import Chance
from kontor.engine.game import Game
from kontor.engine.view import View

BOLD: Final = "bold"
CAREFUL: Final = "careful"
FRIENDLY: Final = "friendly"
STYLES: Final = (BOLD, CAREFUL, FRIENDLY)
# Winning chances that differ by less are a matter of taste; in so many worlds taste looks ahead.
TASTE: Final = 0.01
WORLDS: Final = 3


class Styled(Master):
    """A master with a taste."""

    def __init__(self, game: Game, network: Network, style: str) -> None:
        super().__init__(game, network, LOOKS, network.thought)
        self.style: str = style

    def settle(self, view: View, judgement: Judgement, chance: Chance) -> int:
        """Settle on the option that is liked best among those that promise most."""
        if judgement.is_sealed:
            return super().settle(view, judgement, chance)
        near = nearly_best(judgement)
        if len(near) == 1:
            return near[0]
        return near[self.liked(view, near, chance)]

    def liked(self, view: View, options: list[int], chance: Chance) -> int:
        """Return the place of the option that this style likes best."""
        values: list[list[float]] = [[] for _ in options]
        for _ in range(WORLDS):
            world = self.game.imagine(view, chance)
            for place, option in enumerate(options):
                twin = world.clone()
                twin.play(view.seat, option)
                finish_sensibly(self.game, twin, chance)
                values[place].append(
                    sum(
                        self.game.worth(twin, seat)
                        for seat in range(twin.seats)
                        if (seat == view.seat) != (self.style == FRIENDLY)
                    )
                )
        if self.style == BOLD:
            tastes = [max(seen) for seen in values]
        elif self.style == CAREFUL:
            tastes = [min(seen) for seen in values]
        else:
            tastes = [sum(seen) for seen in values]
        return tastes.index(max(tastes))


def nearly_best(judgement: Judgement) -> list[int]:
    """List the options that promise nearly as much as the best, the best first.

    After a search only those count that it has tried about as often.
    """
    chances = judgement.chances
    weights = judgement.weights or [1.0] * len(chances)
    best = judgement.best()
    near = [
        place
        for place in range(len(chances))
        if chances[best] - chances[place] < TASTE and 2 * weights[place] >= weights[best]
    ]
    near.sort(key=lambda place: (place != best, -chances[place]))
    return [judgement.options[place] for place in near]
