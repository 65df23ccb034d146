"""What a bot is: something that chooses one of its options from what its seat may see."""

from kontor.engine import mypyc_attr
from kontor.engine.chance import Chance
from kontor.engine.game import Game
from kontor.engine.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player made of code; a blind one takes any option, whatever there is to see."""

    def __init__(self, game: Game, is_blind: bool = False) -> None:
        self.game: Game = game
        self.is_blind: bool = is_blind

    def choose(self, view: View, options: list[int], chance: Chance) -> int:
        """Choose one of the options; all thinking draws on the bot's own stream of chance."""
        raise NotImplementedError


class RandomBot(Bot):
    """Chooses any option, each equally likely."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, is_blind=True)

    def choose(self, view: View, options: list[int], chance: Chance) -> int:
        """Choose blindly."""
        welcome = self.game.welcome(view, options)
        return welcome[chance.below(len(welcome))]
