"""Tribute: a toy game for two to four that uses every mechanism of the engine.

Everybody holds the cards 0 to 5 less one, which is set aside unseen. Three times all lay one
card under seal: first its half (low or high), then the card itself. Whoever laid the highest
card alone scores a point. While choosing, a seat may boast once, openly and at once. In a calm
mood a card may be changed until all have laid one; in a stern one it stays.
"""

import json
from pathlib import Path

from kontor.engine.chance import Chance
from kontor.engine.components import Reader
from kontor.engine.frames import NO_ANSWER, Frame
from kontor.engine.game import Game
from kontor.engine.messages import Message, Option, Refusal
from kontor.engine.playout import reseal
from kontor.engine.state import State, chance_data, frames_data, restored_chance, restored_frames
from kontor.engine.view import View

CARDS = 6
ROUNDS = 3
LOW, HIGH, BOAST = 10, 11, 12
LOW_DRAFT, HIGH_DRAFT = -2, -3


class TributeView(View):
    """What one seat of Tribute may see."""

    def __init__(self, seat: int, state: "Tribute") -> None:
        super().__init__(seat)
        self.seats = state.seats
        self.is_stern = state.is_stern
        self.hand = state.hands[seat][:] if seat >= 0 else []
        self.sizes = [len(hand) for hand in state.hands]
        self.played = [cards[:] for cards in state.played]
        self.points = state.points[:]
        self.boasts = state.boasts
        frame = state.stack[-1] if state.stack else Frame(0, 0)
        self.chosen = [s for s in range(state.seats) if frame.answer_of(s) >= 0]
        self.mine = frame.answer_of(seat) if seat >= 0 else NO_ANSWER
        self.is_over = not state.stack

    def data(self) -> dict[str, object]:
        """Return the view as plain data."""
        return dict(vars(self))


class Tribute(State):
    """A game of Tribute in progress."""

    def __init__(self, seats: int, chance: Chance, is_stern: bool = False) -> None:
        super().__init__(seats, chance)
        self.is_stern = is_stern
        self.hands: list[list[int]] = []
        self.played: list[list[int]] = [[] for _ in range(seats)]
        self.points = [0] * seats
        self.boasts = 0

    def set_up(self) -> None:
        """Set one card of each hand aside unseen."""
        for _ in range(self.seats):
            missing = self.chance.below(CARDS)
            self.hands.append([card for card in range(CARDS) if card != missing])
        self.ask()

    def ask(self) -> None:
        """Ask all seats at once."""
        self.stack.append(Frame(0, (1 << self.seats) - 1, sealed=True))

    def options(self, seat: int) -> list[int]:
        """List a half, then a card of that half; boasting is free."""
        if not self.stack or not 0 <= seat < self.seats or self.is_settled(seat):
            return []
        draft = self.stack[-1].answer_of(seat)
        hand = self.hands[seat]
        if draft == LOW_DRAFT:
            return [card for card in hand if card < CARDS // 2]
        if draft == HIGH_DRAFT:
            return [card for card in hand if card >= CARDS // 2]
        halves = [LOW] if min(hand) < CARDS // 2 else []
        halves += [HIGH] if max(hand) >= CARDS // 2 else []
        return halves if (self.boasts >> seat) & 1 else [*halves, BOAST]

    def is_final(self, kind: int) -> bool:
        """In a stern mood what is laid stays."""
        return self.is_stern

    def is_immediate(self, option: int) -> bool:
        """A boast is carried out at once."""
        return option == BOAST

    def sealed_answer(self, frame: Frame, seat: int, option: int) -> int:
        """The half is a draft, the card completes it."""
        return {LOW: LOW_DRAFT, HIGH: HIGH_DRAFT}.get(option, option)

    def act(self, frame: Frame, seat: int, option: int) -> None:
        """Boast."""
        self.boasts |= 1 << seat
        self.tell("boasted", {"seat": seat})

    def reveal(self, frame: Frame) -> None:
        """Turn up the cards and score the highest one that stands alone."""
        for seat, card in enumerate(frame.answers):
            self.hands[seat].remove(card)
            self.played[seat].append(card)
            self.tell("laid", {"seat": seat, "number": card})
        best = [s for s in range(self.seats) if frame.answers[s] == max(frame.answers)]
        if len(best) == 1:
            self.points[best[0]] += 1
        if len(self.played[0]) < ROUNDS:
            self.ask()

    def clone(self) -> "Tribute":
        """Return an independent copy."""
        twin = Tribute(self.seats, self.chance.clone(), self.is_stern)
        twin.stack = self.stack[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.played = [cards[:] for cards in self.played]
        twin.points = self.points[:]
        twin.boasts = self.boasts
        return twin

    def data(self) -> tuple[object, ...]:
        """Return everything as plain data."""
        return (
            self.seats,
            self.is_stern,
            chance_data(self.chance),
            frames_data(self.stack),
            tuple(map(tuple, self.hands)),
            tuple(map(tuple, self.played)),
            tuple(self.points),
            self.boasts,
        )

    def view(self, seat: int) -> TributeView:
        """Return what a seat may see."""
        return TributeView(seat, self)

    def prompted(self, view: View) -> Message:
        """Ask for a card."""
        return Message("choose", {"seat": view.seat})

    def awaiting(self, view: View) -> Message:
        """Say that the others are choosing."""
        return Message("choosing", {})

    def word(self, option: int) -> str:
        """Write an option."""
        return {LOW: "low", HIGH: "high", BOAST: "boast"}.get(option, f"lay:{option}")

    def described(self, view: View, option: int) -> Option:
        """Describe an option."""
        return Option(option, self.word(option), Message("lay", {}), ("T1.1",), ())

    def refused(self, view: View) -> list[Refusal]:
        """Refuse whatever is not in hand."""
        return [Refusal("*", "T1.1", Message("not-in-hand", {}))]

    def scores(self) -> list[int]:
        """Return the points."""
        return self.points[:]

    def winners(self) -> list[int]:
        """Return the seats with most points."""
        if self.stack:
            return []
        return [seat for seat in range(self.seats) if self.points[seat] == max(self.points)]

    def rounds(self) -> int:
        """Return the round."""
        return len(self.played[0]) + 1


class TributeGame(Game):
    """The toy game."""

    def __init__(self) -> None:
        meta: dict[str, object] = {"title_en": "Tribute", "players_min": 2, "players_max": 4}
        option = {"id": "mood", "values": ["calm", "stern"], "default": "calm", "rule": "T1"}
        super().__init__("tribute", 1, Reader("toy", "", {"meta": meta, "options": [option]}))

    def table(self, seats: int, options: dict[str, str], chance: Chance) -> Tribute:
        """Return a table before its set-up."""
        return Tribute(seats, chance, options["mood"] == "stern")

    def restore(self, saved: bytes) -> Tribute:
        """Read a saved state."""
        seats, is_stern, chance, stack, hands, played, points, boasts = json.loads(saved)
        state = Tribute(seats, restored_chance(chance), is_stern)
        state.stack = restored_frames(stack)
        state.hands, state.played, state.points, state.boasts = hands, played, points, boasts
        return state

    def imagine(self, view: View, chance: Chance) -> Tribute:
        """Make up the cards set aside and the answers under seal."""
        assert isinstance(view, TributeView)
        state = Tribute(view.seats, chance, view.is_stern)
        state.played = [cards[:] for cards in view.played]
        state.points = view.points[:]
        state.boasts = view.boasts
        for seat in range(view.seats):
            left = [card for card in range(CARDS) if card not in view.played[seat]]
            if seat != view.seat:
                left.remove(left[chance.below(len(left))])
            state.hands.append(view.hand[:] if seat == view.seat else left)
        if not view.is_over:
            state.ask()
            if view.mine != NO_ANSWER:
                state.stack[-1] = state.stack[-1].seal(view.seat, view.mine)
            others = sum(1 << seat for seat in view.chosen if seat != view.seat)
            reseal(state, others, chance)
        return state


def load(path: Path | None = None) -> TributeGame:
    """Load the toy game."""
    return TributeGame()
