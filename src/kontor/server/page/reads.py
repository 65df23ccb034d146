"""What templates read: which parts of a scene a piece of a template depends on.

Found in the syntax tree, so nobody has to declare it. A path such as ("pic", "wagons") begins with
a name of the context; of an object of a template's own the attributes are read that are named, and
all of it where it is handed on or a method is called. Whatever includes and macros read belongs to
the piece that uses them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeGuard, cast

from jinja2 import Environment, TemplateNotFound, nodes

from kontor.server.page.asked_words import Words, looked_up, names_in, set_by, stored

Path = tuple[str, ...]

# What says the same to all readers of a table in one language.
COMMON: Final = {
    *("t", "icon", "in_game", "seat_class", "seat_shape", "letter", "told", "option_data"),
    *("help_on", "language", "folder", "levels", "usual", "table_name", "range", "kept"),
}
# What says it to one seat: "you" instead of a name.
PERSONAL: Final = frozenset(
    ("message", "seat_name", "option_text", "option_label", "option_detail")
)
# The whole view with all that has been told, where a path leads no further.
WHOLE: Final = ("whole",)
# The open question with all its options.
DESK: Final = ("desk",)
# What hands out one of them, by its word, and where it lies.
ONE_OF_THEM: Final = {
    ("desk", "option"): "options",
    ("desk", "is_open"): "options",
    ("desk", "options", "get"): "options",
    ("desk", "refusal"): "refusals",
    ("desk", "refusals", "get"): "refusals",
}
# What tells of nothing but what is refused.
REFUSALS: Final = (("refusals",), ("by_piece",))
# What changes by itself, such as the time of day: a piece that reads it is always drawn.
EVER_NEW: Final = ("ever_new",)
# What changes the list or mapping whose method it is; whoever does that to another's is no piece.
CHANGING: Final = ("append", "extend", "insert", "update", "pop", "remove", "clear", "setdefault")
# Among the names that are bound: whether one gets here at all depends on something within.
PERHAPS: Final = "?"
DEEPEST: Final = 3
COMMON_PARTS: Final = "parts.html"
# Templates of the page whose macros regions call.
SHARED: Final = (COMMON_PARTS, "manners.html", "table-settings.html", "regions/seats.html")


class Found:
    """What a piece reads: always, and in branches only if they are taken."""

    def __init__(self) -> None:
        self.paths: set[Path] = set()
        # Of what the desk is asked for one, and the word it is asked for.
        self.asked: list[tuple[str, nodes.Expr]] = []
        self.branches: list[tuple[nodes.Node, Found, Found]] = []

    def add(self, path: Path) -> None:
        """Add a path."""
        self.paths.add(path)

    def ask(self, where: str, word: nodes.Expr, bound: frozenset[str]) -> None:
        """Add what the desk is asked for, or all of it if the word is not known beforehand."""
        if names_in(word) & bound:
            self.paths.add(DESK)
        elif (where, word) not in self.asked:
            self.asked.append((where, word))

    def add_all(self, other: Found, bound: frozenset[str]) -> None:
        """Add what another piece reads, but for what it is handed."""
        self.paths |= {path for path in other.paths if path[0] not in bound}
        for where, word in other.asked:
            self.ask(where, word, bound)
        for test, then, otherwise in other.branches:
            if names_in(test) & bound or PERHAPS in bound:
                for branch in (then, otherwise):
                    self.add_all(branch, bound)
            else:
                taken = Found(), Found()
                for mine, branch in zip(taken, (then, otherwise), strict=True):
                    mine.add_all(branch, bound)
                self.branches.append((test, *taken))

    @property
    def is_ever_new(self) -> bool:
        """Tell whether it is always drawn."""
        return EVER_NEW in self.paths

    @property
    def changes_always(self) -> bool:
        """Tell whether it reads what nearly every answer changes."""
        return WHOLE in self.paths or DESK in self.paths

    def values(self, known: frozenset[Path] = frozenset()) -> nodes.Tuple:
        """Return the expression that gives everything that is read, but for what is known."""
        parts = [expression(path) for path in sorted(pruned(self.paths | known) - known)]
        if DESK not in self.paths | known:
            parts += [looked_up(where, word) for where, word in self.asked]
        for test, then, otherwise in self.branches:
            taken = [branch.values(known | self.paths) for branch in (then, otherwise)]
            if any(values.items for values in taken):
                parts.append(nodes.CondExpr(cast(nodes.Expr, test), *taken))
        return nodes.Tuple(parts, "load")


class Reads:
    """Finds what the templates of one environment read."""

    def __init__(
        self, environment: Environment, folder: str, methods: Mapping[str, Sequence[str]]
    ) -> None:
        self.environment = environment
        self.folder = folder
        # Which attributes of the picture its methods read; one that is not named reads everything.
        self.methods = methods
        self.templates: dict[str, Found] = {}
        self.trees: dict[str, nodes.Template] = {}
        self.macros: dict[str, dict[str, nodes.Macro]] = {}
        self.macro_roots: dict[str, frozenset[str]] = {}
        self.words = Words(())

    def of(self, piece: Sequence[nodes.Node]) -> Found:
        """Return what statements in a row read of the scene."""
        found, before = Found(), self.words
        self.words = Words(piece)
        self.walk_all(piece, frozenset(), found)
        self.words = before
        return found

    # Statements -------------------------------------------------------------------------------

    def walk_all(self, row: Iterable[nodes.Node], bound: frozenset[str], found: Found) -> None:
        """Walk through statements in a row; what one of them sets, the next ones have."""
        for node in row:
            self.walk(node, bound, found)
            bound |= set_by(node)
            self.words.note(node)

    def walk(self, node: nodes.Node, bound: frozenset[str], found: Found) -> None:
        """Note what a node reads."""
        if isinstance(node, nodes.Name):
            if node.ctx == "load":
                self.note((node.name,), bound, found)
        elif isinstance(node, nodes.NSRef):
            if node.name not in bound:  # it changes something that others read
                found.add(EVER_NEW)
        elif isinstance(node, nodes.Getattr):
            self.attribute(node, bound, found)
        elif isinstance(node, nodes.Call):
            self.call(node, bound, found)
        elif isinstance(node, nodes.For):
            self.loop(node, bound, found)
        elif isinstance(node, nodes.If):
            self.branch(node, [*node.elif_], bound, found)
        elif isinstance(node, nodes.Macro):
            taken = frozenset(arg.name for arg in node.args) | {
                node.name,
                "caller",
                "varargs",
                PERHAPS,
            }
            with self.words.apart(()):
                self.walk_all([*node.defaults, *node.body], bound | taken, found)
        elif isinstance(node, nodes.Filter) and node.name == "length" and is_seats(node.node):
            pass
        elif isinstance(node, nodes.Include):
            self.include(node, bound, found)
        else:
            self.walk_all(node.iter_child_nodes(), bound, found)

    def branch(
        self, node: nodes.If, more: list[nodes.If], bound: frozenset[str], found: Found
    ) -> None:
        """Note what a branch reads, if it can be told beforehand whether it is taken."""
        self.walk(node.test, bound, found)
        # To ask the desk for an option places it.
        is_known = PERHAPS not in bound and not names_in(node.test) & (bound | {"desk"})
        then, otherwise = (Found(), Found()) if is_known else (found, found)
        if not is_known:
            bound |= {PERHAPS}
        self.walk_all(node.body, bound, then)
        if more:
            self.branch(more[0], more[1:], bound, otherwise)
        self.walk_all(node.else_, bound, otherwise)
        if is_known:
            found.branches.append((node.test, then, otherwise))

    def loop(self, node: nodes.For, bound: frozenset[str], found: Found) -> None:
        """Note what a loop reads beside its own items."""
        self.walk(node.iter, bound, found)
        within = bound | stored(node.target) | {"loop", PERHAPS}
        with self.words.apart(stored(node.target)):
            if node.test is not None:
                self.walk(node.test, within, found)
            self.walk_all(node.body, within, found)
        self.walk_all(node.else_, bound, found)

    def include(self, node: nodes.Include, bound: frozenset[str], found: Found) -> None:
        """Note what an included template reads, but for what it is handed."""
        name = self.name_of(node.template)
        if name not in self.templates:
            try:
                self.templates[name] = self.of(self.tree(name).body)
            except TemplateNotFound:  # not every game has all of them
                self.templates[name] = Found()
        found.add_all(self.templates[name], bound | self.words.unclear)

    # Expressions ------------------------------------------------------------------------------

    def attribute(self, node: nodes.Getattr, bound: frozenset[str], found: Found) -> None:
        """Note a chain of attributes, or what stands at its beginning."""
        path = chain(node)
        if path:
            self.note(path, bound, found)
        elif node.attr == "name" and is_seat(node.node):  # names belong to the look of a table
            self.walk(node.node.arg, bound, found)
        else:
            self.walk(node.node, bound, found)

    def call(self, node: nodes.Call, bound: frozenset[str], found: Found) -> None:
        """Note what is read by whom a template calls: a function, a macro, a method."""
        target = node.node
        path = chain(target)
        macro = None if not path or path[0] in bound else self.macro(path)
        args: list[nodes.Node] = [*node.args]
        if path[1:] and path[-1] in CHANGING and path[0] not in bound | {"desk", "words"}:
            found.add(EVER_NEW)
        if macro is not None:
            args = self.enter(macro, args, bound, found)
        elif not path:
            self.walk(target, bound, found)
        elif path in ONE_OF_THEM:
            found.ask(ONE_OF_THEM[path], self.words.meant(node.args[0]), bound | self.words.unclear)
        elif len(path) == 1 or path[0] in ("words", "desk"):
            self.note(path, bound, found)
        elif path[0] == "pic" and path[1] in self.methods:
            for attribute in self.methods[path[1]]:
                self.note(("pic", attribute), bound, found)
        else:
            self.note(path[:-1], bound, found)
        more = [part for part in (node.dyn_args, node.dyn_kwargs) if part is not None]
        self.walk_all([*args, *node.kwargs, *more], bound, found)

    def enter(
        self, macro: nodes.Macro, given: list[nodes.Node], bound: frozenset[str], found: Found
    ) -> list[nodes.Node]:
        """Note what a macro reads, and return what else it is given.

        What it is handed from the scene under the scene's name, it reads itself.
        """
        pairs = zip(macro.args, given, strict=False)
        own = [
            (arg.name, part)
            for arg, part in pairs
            if isinstance(part, nodes.Name) and part.name == arg.name and arg.name not in bound
        ]
        names = {name for name, _ in own}
        args = [arg for arg in macro.args if arg.name not in names]
        before = self.words
        self.words = before.handed(macro, given, bound)
        self.walk(nodes.Macro(macro.name, args, macro.defaults, macro.body), frozenset(), found)
        self.words = before
        return [part for part in given if all(part is not one for _, one in own)]

    def note(self, path: Path, bound: frozenset[str], found: Found) -> None:
        """Note one path, as far as it leads into the scene."""
        root = path[0]
        if root in bound or root in COMMON:
            return
        if root in PERSONAL:
            found.add(("s", "me"))
        elif root == "words":
            if path[1:2] == ("ago",):
                found.add(EVER_NEW)
            elif path[1:2] in (("message",), ("reader",), ("whole",)):
                found.add(("s", "me"))
        elif root == "desk":
            if path[1:2] == ("foreseen",):
                found.add(WHOLE)
            elif path[1:2] in REFUSALS:
                found.add(("desk", "refusals"))
            elif path[1:2] != ("place",):
                found.add(DESK)
            if path[1:2] == ("left",):
                found.add(("handed_out",))
        elif root == "pic":
            is_whole = len(path) == 1 or path == ("pic", "view")
            found.add(WHOLE if is_whole else path if path[1] == "view" else path[:DEEPEST])
        elif root == "s":
            found.add(EVER_NEW if len(path) == 1 else path[:DEEPEST])
        else:
            found.add(path[:2])

    # Templates --------------------------------------------------------------------------------

    def tree(self, name: str) -> nodes.Template:
        """Return the syntax tree of a template as it was written."""
        if name not in self.trees:
            assert self.environment.loader is not None
            source = self.environment.loader.get_source(self.environment, name)[0]
            self.trees[name] = self.environment.parse(source, name)
        return self.trees[name]

    def name_of(self, node: nodes.Expr) -> str:
        """Return the name of a template that an expression gives: a constant, or in the folder."""
        if isinstance(node, nodes.Const):
            return str(node.value)
        assert isinstance(node, nodes.Concat) and isinstance(node.nodes[1], nodes.Const)
        return f"{self.folder}{node.nodes[1].value}"

    def macro(self, path: Path) -> nodes.Macro | None:
        """Return the macro that a path names: a common one, or one of an imported template."""
        if len(path) == 1:
            shared = [self.macros_of(name).get(path[0]) for name in SHARED]
            return next((macro for macro in shared if macro), None) or self.local(path[0])
        template = self.imported().get(path[0])
        return self.macros_of(template).get(path[1]) if template and len(path) == 2 else None

    def macros_of(self, name: str) -> dict[str, nodes.Macro]:
        """Return the macros of a template."""
        if name not in self.macros:
            self.macros[name] = {}
            found = self.tree(name).find_all(nodes.Macro)
            self.macros[name] = {macro.name: macro for macro in found}
        return self.macros[name]

    def roots(self, name: str) -> frozenset[str]:
        """Return the names that the macros of a template read, but for its own and Jinja's."""
        if name not in self.macro_roots:
            found, body = Found(), self.tree(name).body
            self.walk_all(body, frozenset((PERHAPS,)), found)
            own = frozenset().union(*map(set_by, body), self.environment.globals)
            self.macro_roots[name] = frozenset(path[0] for path in found.paths) - own
        return self.macro_roots[name]

    def local(self, name: str) -> nodes.Macro | None:
        """Return a macro that a template of the game defines for itself and its own includes."""
        for template in self.game_templates():
            if name in self.macros_of(template):
                return self.macros_of(template)[name]
        return None

    def imported(self) -> dict[str, str]:
        """Return which templates the game's templates import, under which names."""
        if not hasattr(self, "aliases"):
            self.aliases: dict[str, str] = {}
            for name in self.game_templates():
                for node in self.tree(name).find_all(nodes.Import):
                    template = self.name_of(node.template)
                    assert self.aliases.setdefault(node.target, template) == template, node.target
        return self.aliases

    def game_templates(self) -> list[str]:
        """List the templates of the game's board."""
        if not self.folder:
            return []
        return [
            name
            for name in self.environment.list_templates()
            if name.startswith(f"{self.folder}/") and name.endswith(".html")
        ]


def chain(node: nodes.Node) -> Path:
    """Return a chain of attributes that begins with a name, or nothing."""
    path: list[str] = []
    while isinstance(node, nodes.Getattr):
        path.insert(0, node.attr)
        node = node.node
    return (node.name, *path) if isinstance(node, nodes.Name) else ()


def is_seats(node: nodes.Node | None) -> bool:
    """Tell whether an expression is the list of all seats."""
    return isinstance(node, nodes.Getattr) and chain(node) == ("s", "seats")


def is_seat(node: nodes.Node) -> TypeGuard[nodes.Getitem]:
    """Tell whether an expression is one of the seats."""
    return isinstance(node, nodes.Getitem) and is_seats(node.node)


def expression(path: Path) -> nodes.Expr:
    """Return the expression that a path stands for."""
    if path == ("s", "seats"):
        return nodes.Name("seats_read", "load")
    made: nodes.Expr = nodes.Name(path[0], "load")
    for attribute in path[1:]:
        made = nodes.Getattr(made, attribute, "load")
    return made


def pruned(found: set[Path]) -> set[Path]:
    """Leave out what lies within something else that is read."""
    return {path for path in found if not any(path[:n] in found for n in range(1, len(path)))}
