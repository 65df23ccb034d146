"""Asked words: for which option a template asks the desk, as far as it can be told beforehand.

A piece that asks for one option by its word reads that option, and not the whole question. The word
may be set before, or be handed to a macro: then it is written here as what it was made from.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from jinja2 import nodes

LOOKED_UP: Final = "looked_up"


class Words:
    """What names stand for in a piece, while it is walked through."""

    def __init__(self, piece: Iterable[nodes.Node]) -> None:
        self.made: dict[str, nodes.Expr] = {}
        # Names that are set in a branch: what they stand for cannot be told.
        self.unclear: frozenset[str] = set_in_branches(piece)

    def note(self, node: nodes.Node) -> None:
        """Note what a statement sets."""
        if isinstance(node, nodes.Assign) and isinstance(node.target, nodes.Name):
            assert isinstance(node.node, nodes.Expr)
            name, value = node.target.name, self.meant(node.node)
            self.forget(stored(node.target))
            if name not in names_in(value) | self.unclear:
                self.made[name] = value
        else:
            self.forget(set_by(node))

    @contextmanager
    def apart(self, names: Iterable[str]) -> Iterator[None]:
        """Walk through what has names of its own: what is set there stays there."""
        before = self.made.copy()
        self.forget(names)
        yield
        self.made = before

    def forget(self, names: Iterable[str]) -> None:
        """Forget what names stand for, and what was made of them: they are given anew."""
        for name in names:
            self.made.pop(name, None)
            for other in [one for one, value in self.made.items() if name in names_in(value)]:
                del self.made[other]

    def meant(self, word: nodes.Expr) -> nodes.Expr:
        """Return an expression with names replaced by what they stand for."""
        if isinstance(word, nodes.Name):
            return self.made.get(word.name, word)
        if isinstance(word, nodes.Concat):
            return nodes.Concat([self.meant(part) for part in word.nodes])
        if isinstance(word, nodes.Getattr):
            return nodes.Getattr(self.meant(word.node), word.attr, word.ctx)
        if isinstance(word, nodes.Mod):
            return nodes.Mod(self.meant(word.left), self.meant(word.right))
        return word

    def handed(
        self, macro: nodes.Macro, given: Iterable[nodes.Node], bound: frozenset[str]
    ) -> Words:
        """Return what names stand for within a macro, as far as that is known where it is called.

        What is bound there, such as by a loop, is not.
        """
        within = Words(macro.body)
        for arg, part in zip(macro.args, given, strict=False):
            if isinstance(part, nodes.Expr):
                made = self.meant(part)
                if not names_in(made) & (bound | self.unclear):
                    within.made[arg.name] = made
        within.unclear |= self.unclear
        return within


def looked_up(where: str, word: nodes.Expr) -> nodes.Expr:
    """Return the expression for one option or refusal; for nothing where there is no word."""
    args: list[nodes.Expr] = [nodes.Name("desk", "load"), nodes.Const(where)]
    return nodes.Filter(word, LOOKED_UP, args, [], None, None)


def set_in_branches(piece: Iterable[nodes.Node]) -> frozenset[str]:
    """Return the names that are set in a branch of statements, or by a block."""
    branches = [
        branch
        for node in piece
        for branch in [node, *node.find_all(nodes.If)]
        if isinstance(branch, nodes.If)
    ]
    names: set[str] = set()
    for branch in branches:
        for found in branch.find_all((nodes.Assign, nodes.AssignBlock)):
            names |= set_by(found)
    return frozenset(names)


def stored(target: nodes.Node) -> frozenset[str]:
    """Return the names that a target gives values to."""
    names = [target] if isinstance(target, nodes.Name) else target.find_all(nodes.Name)
    return frozenset(name.name for name in names)


def set_by(node: nodes.Node) -> frozenset[str]:
    """Return the names that a statement certainly sets for those after it."""
    if isinstance(node, nodes.Assign | nodes.AssignBlock):
        return stored(node.target)
    if isinstance(node, nodes.Macro):
        return frozenset((node.name,))
    return frozenset()


def names_in(node: nodes.Node) -> frozenset[str]:
    """Return all names in an expression."""
    return stored(node)
