"""Steps: the answers to a question as a tree, from the card over its tile to its target."""

from typing import Final, Protocol

# How many parts of a word, behind those that name the card, make a further step.
FURTHER: Final = {"doctor": 1, "move": 3, "permit": 1}


class Answer(Protocol):
    """An answer as the page knows it: its number, its word, the pieces it points at."""

    @property
    def code(self) -> int:
        """Return the number."""

    @property
    def word(self) -> str:
        """Return the word."""

    @property
    def pieces(self) -> list[str]:
        """Return the pieces."""


class Step:
    """One step: the word so far, the answers that are complete with it, further steps."""

    def __init__(self, path: str, back: str) -> None:
        self.path: str = path
        self.back: str = back
        self.options: list[Answer] = []
        self.steps: dict[str, Step] = {}

    def every(self) -> list[Answer]:
        """List all answers behind this step."""
        found = self.options[:]
        for step in self.steps.values():
            found += step.every()
        return found


def chain(word: str) -> list[str]:
    """List the steps that lead to a word, each as the word so far."""
    parts = word.split(":")
    if parts[0] == "privilege" and parts[1] == "trier":
        inner = chain(":".join(["buy", *parts[2:]])) or [f"buy:{parts[2]}"]
        return ["privilege:trier", *(f"privilege:trier{step[3:]}" for step in inner)]
    if parts[0] == "privilege":
        if len(parts) == 2:
            return []
        lengths = [2, 3] if parts[1] == "cologne" else [2]
    elif parts[0] == "buy":
        if len(parts) == 2:
            return []
        lengths = [2]
        if parts[1] in FURTHER and parts[2] != "unused":
            lengths.append(2 + FURTHER[parts[1]])
    elif parts[0] == "knight":
        lengths = [1, 2 if parts[1] == "place" else 4]
    elif parts[:2] == ["city", "move"]:
        lengths = [3]
    else:
        return []
    return [":".join(parts[:length]) for length in lengths]


def tree(options: list[Answer]) -> Step:
    """Arrange answers as a tree of steps; a step that leaves no choice is not asked for."""
    root = Step("", "")
    for option in options:
        step = root
        for path in chain(option.word):
            if path not in step.steps:
                step.steps[path] = Step(path, step.path)
            step = step.steps[path]
        step.options.append(option)
    for option in root.options[:]:
        if option.word in root.steps:  # with two players a card may also be taken unused
            root.options.remove(option)
            root.steps[option.word].options.insert(0, option)
    while not root.options and len(root.steps) == 1:
        root = next(iter(root.steps.values()))
    return root


class Pick:
    """What a further step chooses: somebody's tiles, a tile, a side, a card, or a knight."""

    def __init__(self, path: str) -> None:
        parts = path.split(":")
        if parts[:2] == ["privilege", "trier"] and len(parts) > 3:
            parts = ["buy", *parts[2:]]
        self.kind: str = "privilege"
        self.name: str = parts[-1]
        self.space: str = ""
        self.side: str = ""
        self.age: int = 0
        if parts[0] == "knight" and len(parts) == 2:
            self.kind = "supply"
        elif parts[0] == "knight":
            self.kind, self.name, self.space = "knight", parts[2], parts[3]
        elif parts[0] == "city":
            self.kind = "city"
        elif parts[:2] == ["privilege", "trier"] and len(parts) > 2:
            self.kind = "card"
        elif parts[1] == "permit":
            self.kind = "side"
        elif parts[1] == "move":
            self.kind, self.name, self.side = "tile", parts[2], parts[3]
            self.age = int(parts[4])
        elif len(parts) > 2:
            self.kind = "owner"

    @property
    def helps(self) -> list[str]:
        """Name what explains it."""
        if self.kind in ("supply", "knight"):
            return ["knight-piece"]
        if self.kind == "tile":
            return [self.side, "age"]
        named = {"owner": "aristocrat", "city": "imperial-city"}.get(self.kind)
        return [named or self.name.replace("_", "-")]
