"""Keeping: pieces of templates that have been drawn, by everything they read.

A piece is a template, a loop, one turn of a loop, a branch or a macro. When everything it reads is
the same as once before, for somebody who looks from the same seat, its HTML is taken from there.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from types import FunctionType
from typing import Any, Final

from jinja2 import Environment, Template, nodes
from jinja2.compiler import Frame
from jinja2.environment import TemplateModule
from jinja2.runtime import Context

from kontor.server.page.desk import Desk
from kontor.server.page.digests import Digester, Whole
from kontor.server.page.quick_filters import quick_filters
from kontor.server.page.reads import COMMON_PARTS, SHARED, Path, Reads, chain
from kontor.server.page.template_code import USED, Included, QuickCode, joined, made

# Stands around pieces in what is drawn; what has not changed between two marks is not sent again.
MARK: Final = "\x1e"
KEPT: Final = "kept"
# In the code of a template: the names that its macros read.
ROOTS: Final = "macro_roots"
# How much HTML is kept, in characters, in each of two generations.
MOST_CHARACTERS: Final = 24_000_000
# How much must happen in a piece so that looking it up is cheaper than drawing it; and so that it
# is marked: what has not changed in it is not sent again.
LEAST_WORK: Final = 60
LEAST_MARKED: Final = 12
# A loop may have many more turns than usual.
LEAST_LOOP: Final = 24
# How often the body of a loop is drawn, more or less.
USUAL_TURNS: Final = 6
# A piece that was missed so often, and found less than once in so many times, is just drawn, until
# it has been asked for so many times more: then it is tried anew.
PATIENCE: Final = 300
SELDOM: Final = 10
TRIED_AGAIN: Final = 3_000
# Templates of a game that a region consists of: they are no pieces of their own.
HEARTS: Final = ("board", "players", "evaluation", "hand", "sheet")
# Regions that nearly every answer changes somewhere: to look for the whole is in vain.
LIVELY: Final = ("regions/board.html", "regions/desk.html")


class Generations:
    """HTML by key; when the young ones are full, what has not been used since goes."""

    def __init__(self) -> None:
        self.young: dict[bytes, tuple[str, tuple[str, ...]]] = {}
        self.old: dict[bytes, tuple[str, tuple[str, ...]]] = {}
        self.size = 0

    def get(self, key: bytes) -> tuple[str, tuple[str, ...]] | None:
        """Return what was kept."""
        found = self.young.get(key)
        if found is None:
            found = self.old.pop(key, None)
            if found is not None:
                self.put(key, found)
        return found

    def put(self, key: bytes, value: tuple[str, tuple[str, ...]]) -> None:
        """Keep a piece with the options that were placed in it."""
        self.size += len(value[0])
        if self.size > MOST_CHARACTERS:
            self.old, self.young, self.size = self.young, {}, len(value[0])
        self.young[key] = value


DRAWN: Final = Generations()


class Tries:
    """For which pieces to look: not for one that is hardly ever found; now and then anew."""

    def __init__(self) -> None:
        self.found: Counter[int] = Counter()
        self.missed: Counter[int] = Counter()
        # By piece that is just drawn: how often it will be until it is looked for again.
        self.rests: dict[int, int] = {}

    def is_worth_it(self, piece: int) -> bool:
        """Tell whether to look for a piece."""
        if piece not in self.rests:
            return True
        self.rests[piece] -= 1
        if self.rests[piece] < 0:
            del self.rests[piece]
            return True
        return False

    def miss(self, piece: int) -> None:
        """Note that a piece was not found."""
        self.missed[piece] += 1
        if self.missed[piece] >= PATIENCE:
            if self.found[piece] * SELDOM < self.missed[piece]:
                self.rests[piece] = TRIED_AGAIN
            self.found[piece] = self.missed[piece] = 0


TRIES: Final = Tries()


class Kept:
    """The pieces of one scene while it is drawn."""

    def __init__(self, look: object, whole: Whole, desk: Desk) -> None:
        self.digester = Digester(whole, desk)
        self.look = self.digester.digest(look)
        self.desk = desk
        self.modules: dict[str, Any] = {}
        self.contexts: list[Context] = []
        self.open: list[tuple[bytes, int]] = []

    def close(self) -> None:
        """Let go of what refers to each other: it is gone at once, without being searched for."""
        self.digester.close()
        self.modules.clear()
        for context in self.contexts:
            for name in context.exported_vars:
                if isinstance(macro := context.vars.get(name), FunctionType):
                    macro.__kwdefaults__ = None  # one may call itself
            context.vars.clear()
        self.contexts.clear()

    def recall(self, piece: int, values: tuple[object, ...]) -> str | None:
        """Return a piece that was drawn with these values, or begin to keep it."""
        key = b""
        if TRIES.is_worth_it(piece):
            try:
                key = self.digester.key((piece, self.look, values))
            except (TypeError, OverflowError, RecursionError):
                pass  # such as a generator, which can be read only once
            else:
                found = DRAWN.get(key)
                if found is not None:
                    TRIES.found[piece] += 1
                    if found[1]:
                        self.desk.place(*found[1])
                    return found[0]
            TRIES.miss(piece)
        self.open.append((key, len(self.desk.handed_out)))
        return None

    def keep(self, html: str) -> str:
        """Keep what has been drawn of the piece begun last."""
        key, handed_out = self.open.pop()
        if key:
            DRAWN.put(key, (html, tuple(self.desk.handed_out[handed_out:])))
        return html


class Nothing(Kept):
    """Keeps nothing: everything is drawn."""

    def recall(self, piece: int, values: tuple[object, ...]) -> str | None:
        return None

    def keep(self, html: str) -> str:
        return html


# Placing ------------------------------------------------------------------------------------------


class Placing:
    """Makes pieces of a template."""

    def __init__(self, reads: Reads, folder: str) -> None:
        self.reads = reads
        self.folder = folder
        self.calls: dict[Path, int] = {}
        self.template = ""
        self.pieces = 0

    def place(self, tree: nodes.Template, template: str, is_whole: bool) -> None:
        """Make pieces of a template, and one of the whole."""
        self.template, self.pieces = template, 0
        tree.body = self.row(tree.body, True)
        if is_whole:
            tree.body = self.piece(tree.body, True, True)

    def row(self, body: list[nodes.Node], marked: bool) -> list[nodes.Node]:
        """Make pieces of the parts of statements in a row."""
        total = self.work(body)
        return [part for node in body for part in self.parts(node, marked, total)]

    def parts(self, node: nodes.Node, marked: bool, total: int) -> list[nodes.Node]:
        """Make pieces of the parts of one statement."""
        if isinstance(node, nodes.For):
            is_alone = total - self.work([node]) < LEAST_WORK
            node.body = self.piece(self.row(node.body, marked), marked)
            return [node] if is_alone else self.piece([node], marked, least=LEAST_LOOP)
        if isinstance(node, nodes.If):
            for branch in [node, *node.elif_]:
                branch.body = self.branch(branch.body, marked)
            node.else_ = self.branch(node.else_, marked)
        elif isinstance(node, nodes.Macro):
            node.body = self.piece(self.row(node.body, False), False)
        return [node]

    def branch(self, body: list[nodes.Node], marked: bool) -> list[nodes.Node]:
        """Make a piece of a branch, unless it sets names for what comes after it."""
        row = self.row(body, marked)
        return row if any(sets(node) for node in row) else self.piece(row, marked)

    def piece(
        self,
        body: list[nodes.Node],
        marked: bool,
        is_whole: bool = False,
        least: int = LEAST_WORK,
    ) -> list[nodes.Node]:
        """Make one piece of statements in a row, to be kept or only to be marked, if worth it."""
        total = self.work(body)
        if total < LEAST_MARKED:
            return body
        found = self.reads.of(body)
        is_new = found.is_ever_new or (found.changes_always and not is_whole)
        if is_new or total < least:
            return [mark(), *body, mark()] if marked else body
        number = nodes.Const(self.number())
        args = [nodes.Name(KEPT, "load"), number, found.values(), nodes.Const(marked)]
        made = nodes.FilterBlock(body, nodes.Filter(None, KEPT, args, [], None, None))
        return [made.set_lineno(body[0].lineno, override=False)]

    def number(self) -> int:
        """Number the next piece, always the same, and no two alike."""
        self.pieces += 1
        name = f"{self.folder}\n{self.template}\n{self.pieces}"
        return int.from_bytes(blake2b(name.encode(), digest_size=7).digest(), "big")

    def work(self, body: list[nodes.Node]) -> int:
        """Estimate how much happens in statements: words, calls, loops, other templates."""
        return sum(self.work_of(node) for node in body)

    def work_of(self, node: nodes.Node) -> int:
        """Estimate how much happens in one node."""
        if isinstance(node, nodes.For):
            return self.work([node.iter]) + USUAL_TURNS * self.work(node.body)
        if isinstance(node, nodes.Include):
            return LEAST_WORK
        total = self.work([*node.iter_child_nodes()])
        if isinstance(node, nodes.Call):
            total += self.work_of_call(chain(node.node))
        elif isinstance(node, nodes.Output):
            total += sum(not isinstance(part, nodes.TemplateData) for part in node.nodes)
        return total

    def work_of_call(self, path: Path) -> int:
        """Estimate how much happens in what is called; one macro may call itself."""
        if path not in self.calls:
            self.calls[path] = 2
            macro = self.reads.macro(path) if path else None
            if macro:
                self.calls[path] += self.work(macro.body)
        return self.calls[path]


def sets(node: nodes.Node) -> bool:
    """Tell whether a statement sets names that are read after it."""
    if isinstance(node, nodes.If):
        return any(sets(part) for part in [*node.body, *node.elif_, *node.else_])
    kinds = nodes.Assign | nodes.AssignBlock | nodes.Import | nodes.FromImport | nodes.Macro
    return isinstance(node, kinds)


def mark() -> nodes.Node:
    """Return a statement that writes a mark."""
    return nodes.Output([nodes.TemplateData(MARK)])


# Compiling ----------------------------------------------------------------------------------------


class Generator(QuickCode):
    """Writes the Python of templates: pieces are looked up first."""

    def visit_FilterBlock(self, node: nodes.FilterBlock, frame: Frame) -> None:
        """Write a piece: look it up, or draw and keep it."""
        if node.filter.name != KEPT:
            super().visit_FilterBlock(node, frame)
            return
        kept, number, values, marked = node.filter.args
        piece = self.temporary_identifier()
        self.newline(node)
        self.write(f"{piece} = ")
        self.visit(kept, frame)
        self.write(".recall(")
        self.visit(number, frame)
        self.write(", ")
        self.is_lenient = True
        self.visit(values, frame)
        self.is_lenient = False
        self.write(")")
        self.writeline(f"if {piece} is None:")
        self.indent()
        inner = frame.inner()
        inner.symbols.analyze_node(node)
        self.enter_frame(inner)
        self.buffer(inner)
        self.blockvisit(node.body, inner)
        self.newline()
        self.write(f"{piece} = ")
        self.visit(kept, inner)
        mark = repr(MARK)[1:-1] if marked.as_const() else ""
        self.write(f".keep(f'{mark}{{concat({inner.buffer})}}{mark}')")
        self.leave_frame(inner)
        self.outdent()
        self.start_write(frame, node)
        self.write(piece)
        self.end_write(frame)


class Drawn(Template):
    """A template whose macros are made once for a scene, if they read nothing but the scene."""

    @classmethod
    def _from_namespace(cls, environment: Any, namespace: Any, globals: Any) -> Any:
        """Make a template of its code, which knows what the macros read."""
        made: Any = super()._from_namespace(environment, namespace, globals)
        made.roots = namespace.get(ROOTS)
        return made

    roots: frozenset[str] | None

    def make_module(self, vars: Any = None, shared: bool = False, locals: Any = None) -> Any:
        """Return the macros of the template for those who import it."""
        names = vars and vars.get("scene_names")
        drawing = self.environment
        assert isinstance(drawing, Drawing) and self.name is not None
        if names is None:
            return super().make_module(vars, shared, locals)
        kept = vars[KEPT]
        if self.roots is None:
            self.roots = drawing.placing.reads.roots(self.name)
        is_common = not self.roots - names
        made = kept.modules.get(self.name) if is_common else None
        if made is None:
            context = self.new_context(vars, shared, {} if is_common else locals)
            made = TemplateModule(self, context)
            kept.contexts.append(context)
        if is_common:
            kept.modules[self.name] = made
        return made


class Drawing(Environment):
    """Templates of one game, or of none, made of pieces."""

    code_generator_class = Generator
    template_class = Drawn

    def __init__(self, folder: str, methods: Mapping[str, Sequence[str]], **given: Any) -> None:
        super().__init__(**given)
        self.filters.update(quick_filters(), **{KEPT: str})  # its blocks become code of their own
        self.joined = joined
        self.made = made
        self.included = Included
        self.loaded: dict[str, Any] = {}
        self.folder = folder
        self.placing = Placing(Reads(self, folder, methods), folder)

    def _generate(
        self, source: nodes.Template, name: Any, filename: Any, defer_init: bool = False
    ) -> str:
        """Write the Python of a template, in pieces if it draws a table."""
        if self.folder and name.startswith(("regions/", COMMON_PARTS, f"{self.folder}/")):
            self.placing.place(source, name, not self.is_within(name))
        code = super()._generate(source, name, filename, defer_init) + USED
        if self.folder and name in (*SHARED, *self.placing.reads.imported().values()):
            # To find it at the first use would hold everybody up.
            code += f"\n{ROOTS} = frozenset({sorted(self.placing.reads.roots(name))!r})"
        return code

    def is_within(self, name: str) -> bool:
        """Tell whether a template is no piece itself: imported, lively, the heart of a region."""
        hearts = [f"{self.folder}/{heart}.html" for heart in HEARTS]
        return name in (COMMON_PARTS, *LIVELY, *hearts, *self.placing.reads.imported().values())

    def get_template(self, name: Any, parent: Any = None, globals: Any = None) -> Any:
        """Return a template, compiled once."""
        found = self.loaded.get(name)
        if found is None:
            found = self.loaded[name] = super().get_template(name, parent, globals)
        return found
