"""The picture of In the Shadow of the Emperor: everything its templates draw, from one view."""

from collections.abc import Callable, Collection, Mapping
from typing import Final

from kontor.engine import zones
from kontor.engine.messages import Fact, Message
from kontor.engine.view import View
from kontor.games.emperor.board.foresight import NOT_FORESEEN, given, shown
from kontor.games.emperor.board.history import History
from kontor.games.emperor.board.provinces import Outlook, Province, Tile
from kontor.games.emperor.board.steps import Answer, Pick, Step, tree
from kontor.games.emperor.table import codes, forecast
from kontor.games.emperor.table.forecast import Standing
from kontor.games.emperor.table.material import (
    BLUE,
    CARD_NAMES,
    CITY_NOTHING,
    CITY_PLACE,
    COLOURS,
    PHASE_NAMES,
    PINK,
    Material,
)
from kontor.games.emperor.table.view import EmperorView

__all__ = ["Picture", "given", "picture", "shown"]

# Puts a message into words.
Saying = Callable[[str, Mapping[str, Fact]], str]

NUMERALS: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "")


class Card:
    """A stack of the display: price, colour, copies left, and the child it would make likely."""

    def __init__(self, view: EmperorView, card: int) -> None:
        material = view.rules.material
        self.name: str = CARD_NAMES[card]
        self.price: str = str(material.prices[card])
        if card == codes.PERMIT:
            self.price += f"/{material.couple_price}"
        self.colour: str = COLOURS[material.colours[card]]
        self.left: int = zones.count(view.board.stacks, card)
        self.copies: int = zones.count(material.stacks[view.rules.seats], card)
        self.word: str = "knight" if card == codes.KNIGHT else f"buy:{self.name}"
        self.child: str = "" if view.seat < 0 else child_with(view, card)


class Player:
    """A player's corner: points, Thalers and chip, votes, child to come, cards, supplies."""

    def __init__(self, view: EmperorView, seat: int) -> None:
        board = view.board
        material = view.rules.material
        self.seat: int = seat
        self.points: int | None = view.shown_points()[seat]
        self.thalers: int = board.thalers[seat]
        self.chip: int = board.chips[seat]
        self.most_thalers: int = material.most_thalers
        self.income: int = forecast.income(board, seat)
        self.votes: int = forecast.votes(board, seat)
        self.child: str = forecast.CHILDREN[forecast.child(board, seat)]
        self.cards: list[tuple[str, str]] = [
            (CARD_NAMES[card], COLOURS[material.colours[card]])
            for card in zones.cards(board.rows[seat])
        ]
        self.supplies: list[tuple[str, int, int]] = [
            ("nobles", board.aristocrats[seat], material.aristocrats),
            ("knights", board.knight_supply[seat], material.knights),
            ("cities", board.city_supply[seat], material.cities),
        ]
        self.is_emperor: bool = seat == board.emperor
        self.is_rival: bool = seat == board.rival != board.emperor and not view.is_over()
        self.is_out: bool = bool((board.out >> seat) & 1)
        self.has_chosen: bool = bool((view.chosen() >> seat) & 1)


class Reward:
    """What a round brings the Emperor (R13.1)."""

    def __init__(self, material: Material, index: int, now: int) -> None:
        self.round: int = index + 1
        self.points: int = material.reward_points[index]
        self.thalers: int = material.reward_thalers[index]
        deed = material.reward_city[index]
        self.city: str = "" if deed == CITY_NOTHING else ("place" if deed == CITY_PLACE else "move")
        self.state: str = "done" if self.round < now else ("now" if self.round == now else "")


class Picture:
    """Everything the templates draw."""

    # The events that have part in a scene.
    scenes: Final = ("voted-for", "voted-against", "rival-won", "emperor-stayed", "vote-point")

    headings: Final = ("round-begins", "actions-begin", "electors-begin")

    # What its methods read of it; one that is not named here reads everything.
    reads: Final[dict[str, tuple[str, ...]]] = {
        "asked": (),
        "about": ("subject", "provinces"),
        "my_choice": ("my_vote",),
        "steps": (),
        "pick": (),
        "card": ("cards",),
        "province": ("provinces",),
        "tile": ("throne", "provinces"),
        "stacks": ("cards",),
        "outlooks": (),
        "main": (),
        "preview": (),
    }

    def __init__(self, view: EmperorView, history: History) -> None:
        board = view.board
        material = view.rules.material
        self.view: EmperorView = view
        self.history: History = history
        self.knights_from: dict[tuple[object, ...], str] = history.knights_from
        self.round: int = board.round
        self.rounds: int = material.rounds
        self.phase: str = PHASE_NAMES[board.phase].replace("_", "-")
        self.numeral: str = NUMERALS[board.phase]
        self.present: str = self.phase
        self.question: str = "" if view.frame is None else codes.QUESTION_NAMES[view.frame.kind]
        self.subject: int = -1
        if view.frame is not None and self.question in ("tie", "elector", "push"):
            self.subject = view.frame.about[0]
        self.foretells: bool = self.question not in NOT_FORESEEN
        self.is_over: bool = view.is_over()
        self.may_end: bool = board.round == material.rounds and not self.is_over
        self.emperor: int = board.emperor
        self.rival: int = (
            codes.NOBODY if self.is_over or board.rival == board.emperor else board.rival
        )
        self.throne: Tile | None = (
            None
            if board.throne == codes.NOWHERE
            else Tile(material, codes.THRONE, board.emperor, board.throne, 0)
        )
        self.provinces: list[Province] = [
            Province(view, electorate) for electorate in range(codes.ELECTORATES)
        ]
        self.players: list[Player] = [Player(view, seat) for seat in range(view.rules.seats)]
        self.cards: list[Card] = [Card(view, card) for card in range(len(CARD_NAMES))]
        self.rewards: list[Reward] = [
            Reward(material, index, board.round) for index in range(material.rounds)
        ]
        self.gift_points: int = material.indulgence_points
        self.imperial_beside: int = board.imperial_beside
        self.my_vote: int | None = view.my_vote()
        self.is_voting: bool = view.frame is not None and view.frame.kind == codes.ASK_VOTE

    def my_choice(self) -> str:
        """Say how the reader has voted, as long as the vote lies under seal."""
        if self.my_vote is None:
            return ""
        return "vote-for" if self.my_vote == codes.VOTE_FOR else "vote-against"

    def steps(self, options: list[Answer]) -> Step:
        """Arrange answers as steps."""
        return tree(options)

    def card(self, path: str) -> Card | None:
        """Return the stack that a first step takes from, if it is one."""
        return next((card for card in self.cards if card.word == path), None)

    def province(self, name: str) -> Province:
        """Return a province by name."""
        return next(one for one in self.provinces if one.name == name)

    def asked(self, step: Step) -> str:
        """Say what a first step asks about: a card, the knights, or a privilege."""
        return step.path.split(":")[-1].replace("_", "-")

    def pick(self, step: Step) -> Pick:
        """Say what a further step chooses."""
        return Pick(step.path)

    def stacks(self, steps: Collection[str]) -> list[tuple[Card, bool]]:
        """List the cards, and whether further steps lie behind one of them."""
        return [(card, card.word in steps) for card in self.cards]

    def outlooks(self, foreseen: dict[str, Standing]) -> list[Outlook]:
        """Say what phase V would do in provinces that an answer changes."""
        return [Outlook(one.board, one.electorate) for one in foreseen.values()]

    def main(self, changes: list[Outlook], place: str) -> Outlook | None:
        """Return what an answer changes at the place it names, or first of all."""
        here = [outlook for outlook in changes if outlook.place == place]
        return next(iter(here or changes), None)

    def preview(self, changes: list[Outlook], say: Saying) -> dict[str, str]:
        """Return what stands where on the board after an answer."""
        shown = {}
        for outlook in changes:
            shown[f"out-{outlook.place}"] = say(outlook.text, outlook.facts)
            for seat, number in enumerate(outlook.sums):
                shown[f"inf-{outlook.place}-{seat}"] = str(number)
        return shown

    def about(self) -> Province | None:
        """Return the province that a tie or a new elector is about."""
        return None if self.subject < 0 else self.provinces[self.subject]

    def tile(self, option: Answer) -> Tile | None:
        """Return the tile that an answer points at, if it does."""
        return next((tile for piece in option.pieces for tile in self.tiles(piece)), None)

    def tiles(self, piece: str) -> list[Tile]:
        """List the tiles of a name."""
        shown = [self.throne] if self.throne else []
        for province in self.provinces:
            shown += province.nobles
            if province.elector:
                shown.append(province.elector)
        return [tile for tile in shown if tile.piece == piece]


def child_with(view: EmperorView, card: int) -> str:
    """Say which child a player's row would give with one more card (R6.2 to R6.4)."""
    board = view.board
    blue, pink = forecast.colours(board, view.seat)
    colour = view.rules.material.colours[card]
    blue += colour == BLUE
    pink += colour == PINK
    if blue > pink:
        return "son"
    return "none" if blue + pink == 0 and not view.rules.white_gives_daughter else "daughter"


def picture(view: View, told: list[Message]) -> Picture:
    """Return the picture of a view and of what its reader has been told."""
    assert isinstance(view, EmperorView)
    return Picture(view, History(told, view.rules.seats))
