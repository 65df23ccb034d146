"""The pupil: fits a network to lessons with PyTorch, which is needed for nothing else.

It learns from one hidden layer: the winning chance (cross-entropy), the preferred options
(cross-entropy over the options of a question), how much better or worse each position behind an
option is than its siblings (squared error of the differences), and as a helper the margin at the
end. Only the first two are published.
"""

from importlib import import_module
from typing import Any, Final

from kontor.arena.contest import ContestError
from kontor.arena.lesson_games import Lessons
from kontor.bots.network import Network, parts
from kontor.bots.policy import words_of
from kontor.engine.inputs import ONE

# What is to be learned: all of it, only the winning chance, or only what to prefer.
EVERYTHING: Final = "everything"
VALUES: Final = "values"
WORDS: Final = "words"
SUBJECTS: Final = (EVERYTHING, VALUES, WORDS)
BATCH: Final = 512
MOST_WORDS: Final = 4096
# Of the words it has met, so many are published, the most frequent.
PUBLISHED_WORDS: Final = 1500
LEAST_MET: Final = 20
# The first unit of an untrained network follows the first input, which is known to be good.
GUIDE_SLOPE: Final = 0.8
# What a preference after one look counts against a searched one; the helper against the value.
ONE_LOOK: Final = 0.25
POLICY_WEIGHT: Final = 0.5
MARGIN_WEIGHT: Final = 0.1
# What siblings teach counts so much; questions so many beside each batch of rows.
SIBLINGS_WEIGHT: Final = 80.0
QUESTIONS: Final = 64
DECAY: Final = 1e-6
# What is published is the average of the weights over about this share of all steps: how a game
# ends is mostly luck, and the last few hundred games must not decide.
AVERAGED: Final = 1 / 8


def needed_torch() -> Any:
    """Return PyTorch, or say how to get it."""
    try:
        torch: Any = import_module("torch")
    except ImportError as error:
        raise ContestError("cli-train-no-torch") from error
    torch.set_num_threads(1)  # sums in one order: equal seeds learn equally
    return torch


class Pupil:
    """Weights in full precision, with the optimiser's memory and the lessons of late."""

    def __init__(
        self, inputs: int, units: int, seed: int, window: int, subject: str = EVERYTHING
    ) -> None:
        torch = self.torch = needed_torch()
        self.subject = subject
        self.inputs, self.units, self.window = inputs, units, window
        draw = torch.Generator().manual_seed(seed)
        hidden = (torch.rand(inputs, units, generator=draw) * 2 - 1) * 2 / inputs**0.5
        hidden[:, 0] = 0.0
        hidden[0, 0] = GUIDE_SLOPE
        out = torch.zeros(units, 2)
        out[0, 0] = 1.0
        self.weights: dict[str, Any] = {
            "hidden": hidden,
            "bias": torch.zeros(units),
            "out": out,
            "out_bias": torch.zeros(2),
            "words": torch.zeros(MOST_WORDS, units + 1),
        }
        self.averaged = {name: tensor.clone() for name, tensor in self.weights.items()}
        self.optimiser: Any = None
        self.steps = 0
        self.words: dict[str, int] = {"": 0}
        self.met: list[int] = [0]
        self.answers: dict[str, int] = {}
        self.described: list[list[int]] = []
        self.rounds: list[list[Any]] = []
        self.spread = 0.0

    def begin_from(self, network: Network) -> None:
        """Take over a network; units beyond its own stay as they were drawn, and unheard."""
        torch, units = self.torch, network.units
        rows = [parts(row, units) for row in network.rows]
        scales = torch.tensor(network.scales) * ONE
        weights = self.weights
        weights["hidden"][:, :units] = torch.tensor(rows, dtype=torch.float32) * scales
        weights["bias"][:units] = torch.tensor(network.biases)
        weights["out"][:, 0] = 0.0
        weights["out"][:units, 0] = torch.tensor(network.outs)
        weights["out_bias"][0] = network.bias
        for word, vector in network.words.items():
            place = self.word(word)
            weights["words"][place, :units] = torch.tensor(vector[:-1])
            weights["words"][place, self.units] = vector[-1]
            self.met[place] = LEAST_MET
        self.averaged = {name: tensor.clone() for name, tensor in weights.items()}

    def word(self, word: str) -> int:
        """Return the number of a word; 0 for those that found no room."""
        place = self.words.get(word, 0)
        if not place and len(self.words) < MOST_WORDS:
            place = len(self.words)
            self.words[word] = place
            self.met.append(0)
        return place

    def answer(self, written: str) -> int:
        """Return the number of an answer, describing it by its words when it is met first."""
        if written not in self.answers:
            self.answers[written] = len(self.described)
            self.described.append([self.word(word) for word in words_of(written)])
        return self.answers[written]

    def hear(self, lessons: Lessons) -> None:
        """Add lessons to those of late; the oldest are forgotten."""
        torch = self.torch
        numbers = torch.tensor(lessons.numbers, dtype=torch.int16).view(-1, self.inputs)
        margins = torch.tensor(lessons.margins)
        if not self.spread:
            self.spread = max(1e-3, float(margins.abs().mean()))
        places = [self.answer(written) for written in lessons.written]
        answers = [places[answer] for answer in lessons.answers]
        for answer in answers:
            for word in self.described[answer]:
                self.met[word] += 1
        self.rounds.append(
            [
                numbers,
                torch.tensor(lessons.targets),
                (margins / self.spread).clamp(-2, 2),
                torch.tensor(lessons.trust),
                torch.tensor(lessons.counts, dtype=torch.int64),
                torch.tensor(answers, dtype=torch.int64),
                torch.tensor(lessons.shares),
                torch.tensor(lessons.behind, dtype=torch.int16).view(-1, self.inputs),
                torch.tensor(lessons.families, dtype=torch.int64),
                torch.tensor(lessons.thought),
                torch.tensor(lessons.weights),
            ]
        )
        del self.rounds[: -self.window]

    def learn(self, rate: float, rows: int, seed: int) -> dict[str, float]:
        """Learn from so many rows of the lessons of late; return the mean losses."""
        torch = self.torch
        columns = [torch.cat(column) for column in zip(*self.rounds, strict=True)]
        starts = torch.cumsum(columns[4], 0) - columns[4]
        width = max(len(words) for words in self.described) if self.described else 1
        described = torch.tensor(
            [words + [0] * (width - len(words)) for words in self.described] or [[0]]
        )
        draw = torch.Generator().manual_seed(seed)
        order = torch.randperm(len(columns[0]), generator=draw)[:rows]
        families = columns[8]
        firsts = torch.cumsum(families, 0) - families
        optimiser = self.optimised(rate)
        losses = [0.0, 0.0]
        batches = order.split(BATCH)
        for batch in batches:
            value, policy, margin = self.loss(columns[:7], starts, described, batch)
            total = value + POLICY_WEIGHT * policy + MARGIN_WEIGHT * margin
            if len(families) and self.subject != WORDS:
                drawn = torch.randint(len(families), (QUESTIONS,), generator=draw)
                total = total + SIBLINGS_WEIGHT * self.misjudged(columns[7:], firsts, drawn)
            optimiser.zero_grad()
            if total.requires_grad:
                total.backward()
                optimiser.step()
            self.average()
            losses[0] += value.item() / len(batches)
            losses[1] += policy.item() / len(batches)
        return {"value": losses[0], "policy": losses[1]}

    def optimised(self, rate: float) -> Any:
        """Return the optimiser, set to a rate."""
        if self.optimiser is None:
            learning = [
                tensor.requires_grad_(True)
                for name, tensor in self.weights.items()
                if self.subject != WORDS or name == "words"
            ]
            self.optimiser = self.torch.optim.AdamW(learning, lr=rate, weight_decay=DECAY)
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        return self.optimiser

    def average(self) -> None:
        """Let the averaged weights follow."""
        self.steps += 1
        share = 1 / (1 + self.steps * AVERAGED)
        with self.torch.no_grad():
            for name, tensor in self.averaged.items():
                tensor += share * (self.weights[name] - tensor)

    def fired(self, numbers: Any) -> Any:
        """Return what the hidden units make of positions."""
        arrived = numbers.to(self.torch.float32) / ONE @ self.weights["hidden"]
        arrived = arrived + self.weights["bias"]
        bent = arrived / (1 + arrived.abs())
        return self.torch.cat([arrived[:, :1], bent[:, 1:]], 1)

    def loss(self, columns: list[Any], starts: Any, described: Any, batch: Any) -> list[Any]:
        """Return how wrong the value, the preferences and the margin of some rows are."""
        torch = self.torch
        numbers, targets, margins, trust, counts, answers, shares = columns
        fired = self.fired(numbers[batch])
        out = fired @ self.weights["out"] + self.weights["out_bias"]
        found = torch.nn.functional
        value = found.binary_cross_entropy_with_logits(out[:, 0], targets[batch])
        margin = ((out[:, 1] - margins[batch]) ** 2).mean()
        asked = counts[batch] > 0
        if self.subject == VALUES or not bool(asked.any()):
            return [value, value * 0.0, margin]
        sizes = counts[batch][asked]
        row = torch.repeat_interleave(torch.arange(len(sizes)), sizes)
        first = torch.repeat_interleave(starts[batch][asked] - sizes.cumsum(0) + sizes, sizes)
        place = first + torch.arange(len(row))
        used, which = torch.unique(answers[place], return_inverse=True)
        # The word of number 0 stands for those without room: it says nothing.
        words = self.weights["words"] * (torch.arange(MOST_WORDS) > 0).unsqueeze(1)
        vectors = words[described[used]].sum(1)[which]
        logits = (fired[asked][row] * vectors[:, :-1]).sum(1) + vectors[:, -1]
        most = torch.full((len(sizes),), -1e9).scatter_reduce(0, row, logits.detach(), "amax")
        whole = torch.zeros(len(sizes)).index_add(0, row, (logits - most[row]).exp())
        logs = logits - most[row] - whole.log()[row]
        # What the teacher itself was undecided about is no mistake.
        wanted = shares[place]
        doubts = torch.xlogy(wanted, wanted)
        missed = torch.zeros(len(sizes)).index_add(0, row, doubts - wanted * logs)
        weight = ONE_LOOK + (1 - ONE_LOOK) * trust[batch][asked]
        return [value, (weight * missed).sum() / weight.sum(), margin]

    def misjudged(self, columns: list[Any], firsts: Any, drawn: Any) -> Any:
        """Return how wrong the differences between the siblings of some questions are."""
        torch = self.torch
        behind, families, thought, weights = columns
        sizes = families[drawn]
        row = torch.repeat_interleave(torch.arange(len(sizes)), sizes)
        first = torch.repeat_interleave(firsts[drawn] - sizes.cumsum(0) + sizes, sizes)
        place = first + torch.arange(len(row))
        out = self.fired(behind[place]) @ self.weights["out"][:, 0] + self.weights["out_bias"][0]
        wrong, weight = torch.sigmoid(out) - thought[place], weights[place]
        whole = torch.zeros(len(sizes)).index_add(0, row, weight)
        common = torch.zeros(len(sizes)).index_add(0, row, weight * wrong) / whole
        return (weight * (wrong - common[row]) ** 2).sum() / weight.sum()

    def network(self) -> Network:
        """Return a network that plays with the averaged weights."""
        weights = {name: tensor.detach() for name, tensor in self.averaged.items()}
        made = Network(self.inputs, self.units)
        made.load(
            weights["hidden"].flatten().tolist(),
            weights["bias"].tolist(),
            weights["out"][:, 0].tolist(),
            float(weights["out_bias"][0]),
        )
        common = sorted(self.words, key=lambda word: -self.met[self.words[word]])
        for word in common[:PUBLISHED_WORDS] if self.subject != VALUES else []:
            place = self.words[word]
            if place and self.met[place] >= LEAST_MET:
                vector = weights["words"][place].tolist()
                made.teach(word, vector[:-1], vector[-1])
        return made

    def memory(self) -> dict[str, Any]:
        """Return everything that a checkpoint must keep."""
        return {
            "weights": {name: tensor.detach() for name, tensor in self.weights.items()},
            "averaged": self.averaged,
            "optimiser": self.optimiser.state_dict() if self.optimiser else None,
            "steps": self.steps,
            "words": list(self.words),
            "met": self.met,
            "answers": list(self.answers),
            "rounds": self.rounds,
            "spread": self.spread,
        }

    def recall(self, memory: dict[str, Any]) -> None:
        """Go on from what a checkpoint has kept."""
        self.weights = memory["weights"]
        self.averaged = memory["averaged"]
        self.steps, self.spread = memory["steps"], memory["spread"]
        self.words = {word: place for place, word in enumerate(memory["words"])}
        self.met = memory["met"]
        self.answers, self.described = {}, []
        for written in memory["answers"]:
            self.answer(written)
        self.rounds = memory["rounds"]
        if memory["optimiser"]:
            self.optimised(0.0).load_state_dict(memory["optimiser"])
