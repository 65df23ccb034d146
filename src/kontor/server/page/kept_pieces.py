"""Keeping: pieces of templates that have been drawn, by everything they read.

A piece is a template, a loop, one turn of a loop, a branch or a macro. When everything it reads is
the same as once before, for somebody who looks from the same seat, its HTML is taken from there.
"""

import io
import pickle
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from hashlib import blake2b
from itertools import count
from typing import Any, Final, TypeVar

import msgspec
from jinja2 import Environment, Template, Undefined, nodes
from jinja2.compiler import CodeGenerator, Frame
from markupsafe import Markup, escape
from markupsafe._speedups import _escape_inner
from msgspec import Struct, structs

from kontor.engine.messages import Message
from kontor.engine.view import View
from kontor.server.page.desk import Desk
from kontor.server.page.reads import COMMON_PARTS, Reads
from kontor.server.service.sight import SeatSight, TableSight

# Stands around pieces in what is drawn; what has not changed between two marks is not sent again.
MARK: Final = "\x1e"
KEPT: Final = "kept"
# How much HTML is kept, in characters, in each of two generations.
MOST_CHARACTERS: Final = 24_000_000
# How much must happen in a piece so that looking it up is cheaper than drawing it.
LEAST_WORK: Final = 16
NUMBERS: Final = count()
# Templates of a game that a region consists of: they are no pieces of their own.
HEARTS: Final = ("board", "players", "evaluation", "hand", "sheet")
# Regions that nearly every answer changes somewhere: to look for the whole is in vain.
LIVELY: Final = ("regions/board.html", "regions/desk.html")


class Generations:
    """HTML by key; when the young ones are full, what has not been used since goes."""

    def __init__(self) -> None:
        self.young: dict[bytes, tuple[Markup, tuple[str, ...]]] = {}
        self.old: dict[bytes, tuple[Markup, tuple[str, ...]]] = {}
        self.size = 0

    def get(self, key: bytes) -> tuple[Markup, tuple[str, ...]] | None:
        """Return what was kept."""
        found = self.young.get(key)
        if found is None:
            found = self.old.pop(key, None)
            if found is not None:
                self.put(key, found)
        return found

    def put(self, key: bytes, value: tuple[Markup, tuple[str, ...]]) -> None:
        """Keep a piece with the options that were placed in it."""
        self.size += len(value[0])
        if self.size > MOST_CHARACTERS:
            self.old, self.young, self.size = self.young, {}, len(value[0])
        self.young[key] = value


DRAWN: Final = Generations()


class Whole:
    """Everything a reader sees of the game and has been told, as one value."""

    def __init__(self, sight: TableSight) -> None:
        self.sight = sight

    @cached_property
    def digest(self) -> bytes:
        """Return its digest."""
        return digest_of(msgspec.json.encode((self.sight.view, self.sight.events)))


class EverNew:
    """Stands for what changes by itself: it has no digest."""

    def __reduce__(self) -> str:
        raise TypeError


class Digester(pickle.Pickler):
    """Writes values as bytes: equal bytes, equal values."""

    def __init__(self, whole: Whole, desk: Desk) -> None:
        self.buffer = io.BytesIO()
        super().__init__(self.buffer, 5)
        self.whole = whole
        self.desk = desk

    def reducer_override(self, value: Any) -> Any:
        """Write by its contents what comes from the engine and the service."""
        kind = type(value)
        how = HOW.get(kind)
        if how is None:
            how = HOW[kind] = how_to_write(kind)
        return how(self, value)

    @cached_property
    def open_question(self) -> bytes:
        """Return a digest of all that the desk hands out."""
        return digest_of(msgspec.json.encode((self.desk.options, self.desk.refusals)))

    def digest(self, values: object) -> bytes:
        """Return a digest of values."""
        self.buffer.seek(0)
        self.buffer.truncate()
        self.clear_memo()
        self.dump(values)
        return digest_of(self.buffer.getvalue())


Kind = TypeVar("Kind", bound=nodes.Node)
How = Callable[[Digester, Any], Any]


def how_to_write(kind: type) -> How:
    """Return how values of a type are written."""
    if issubclass(kind, SeatSight):  # since when it is awaited shows only in words of time
        return lambda _, seat: (tuple, (without_since(seat),))
    if issubclass(kind, Struct):
        return lambda _, value: (bytes, (msgspec.json.encode(value),))
    if issubclass(kind, Message):
        return lambda _, value: (tuple, ((value.name, value.facts),))
    if issubclass(kind, View | Whole):
        return lambda digester, _: (bytes, (digester.whole.digest,))
    if issubclass(kind, Desk):
        return lambda digester, _: (bytes, (digester.open_question,))
    if issubclass(kind, Undefined):
        return lambda _, value: (bool, ())
    return lambda _, value: NotImplemented


def without_since(seat: SeatSight) -> tuple[object, ...]:
    """Return what a seat shows besides since when it is awaited."""
    values = structs.astuple(seat)
    return values[:SINCE] + values[SINCE + 1 :]


HOW: dict[type, How] = {}
SINCE: Final = SeatSight.__struct_fields__.index("since")


def digest_of(raw: bytes) -> bytes:
    """Return a digest of bytes."""
    return blake2b(raw, digest_size=16).digest()


class Kept:
    """The pieces of one scene while it is drawn."""

    def __init__(self, look: object, whole: Whole, desk: Desk) -> None:
        self.digester = Digester(whole, desk)
        self.look = self.digester.digest(look)
        self.desk = desk
        self.modules: dict[str, Any] = {}
        self.open: list[tuple[bytes, int]] = []

    def recall(self, piece: int, values: tuple[object, ...]) -> Markup | None:
        """Return a piece that was drawn with these values, or begin to keep it."""
        try:
            key = self.digester.digest((piece, self.look, values))
        except (TypeError, AttributeError, pickle.PicklingError):
            key = b""  # such as a generator, which can be read only once
        found = DRAWN.get(key) if key else None
        if found is None:
            self.open.append((key, len(self.desk.handed_out)))
            return None
        if found[1]:
            self.desk.place(*found[1])
        return found[0]

    def keep(self, html: str) -> Markup:
        """Keep what has been drawn of the piece begun last."""
        key, handed_out = self.open.pop()
        made = Markup(html)
        if key:
            DRAWN.put(key, (made, tuple(self.desk.handed_out[handed_out:])))
        return made


class Nothing(Kept):
    """Keeps nothing: everything is drawn."""

    def recall(self, piece: int, values: tuple[object, ...]) -> Markup | None:
        return None

    def keep(self, html: str) -> Markup:
        return Markup(html)


# Placing ------------------------------------------------------------------------------------------


class Placing:
    """Makes pieces of a template."""

    def __init__(self, reads: Reads) -> None:
        self.reads = reads

    def place(self, tree: nodes.Template, is_whole: bool) -> None:
        """Make pieces of a template, and one of the whole."""
        tree.body = self.row(tree.body, True)
        if is_whole:
            tree.body = self.piece(tree.body, True, True)

    def row(self, body: list[nodes.Node], marked: bool) -> list[nodes.Node]:
        """Make pieces of the parts of statements in a row."""
        total = work(body)
        return [part for node in body for part in self.parts(node, marked, total)]

    def parts(self, node: nodes.Node, marked: bool, total: int) -> list[nodes.Node]:
        """Make pieces of the parts of one statement."""
        if isinstance(node, nodes.For):
            is_alone = total - work([node]) < LEAST_WORK
            node.body = self.piece(self.row(node.body, marked), marked)
            return [node] if is_alone else self.piece([node], marked)
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
        self, body: list[nodes.Node], marked: bool, is_whole: bool = False
    ) -> list[nodes.Node]:
        """Make one piece of statements in a row, if that is worth it."""
        if work(body) < LEAST_WORK:
            return body
        found = self.reads.of(body)
        if found.is_ever_new or (found.changes_always and not is_whole):
            return body
        number = nodes.Const(next(NUMBERS))
        args = [nodes.Name(KEPT, "load"), number, found.values(), nodes.Const(marked)]
        made = nodes.FilterBlock(body, nodes.Filter(None, KEPT, args, [], None, None))
        return [made.set_lineno(body[0].lineno, override=False)]


def sets(node: nodes.Node) -> bool:
    """Tell whether a statement sets names that are read after it."""
    if isinstance(node, nodes.If):
        return any(sets(part) for part in [*node.body, *node.elif_, *node.else_])
    kinds = nodes.Assign | nodes.AssignBlock | nodes.Import | nodes.FromImport | nodes.Macro
    return isinstance(node, kinds)


def work(body: list[nodes.Node]) -> int:
    """Estimate how much happens in statements: words, calls, loops, other templates."""
    total = 0
    for node in body:
        for kind, weight in ((nodes.Call, 2), (nodes.Include, LEAST_WORK), (nodes.For, 3)):
            total += weight * sum(1 for _ in within(node, kind))
        for output in within(node, nodes.Output):
            total += sum(not isinstance(part, nodes.TemplateData) for part in output.nodes)
    return total


def within(node: nodes.Node, kind: type[Kind]) -> Iterator[Kind]:
    """Yield the nodes of a kind, the node itself included."""
    if isinstance(node, kind):
        yield node
    yield from node.find_all(kind)


# Compiling ----------------------------------------------------------------------------------------


class Generator(CodeGenerator):
    """Writes the Python of templates: pieces are looked up first, and less is wrapped."""

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
        self.visit(values, frame)
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
        mark = repr(MARK) if marked.as_const() else "''"
        self.write(f".keep({mark} + concat({inner.buffer}) + {mark})")
        self.leave_frame(inner)
        self.outdent()
        self.start_write(frame, node)
        self.write(piece)
        self.end_write(frame)

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape:
            super()._output_child_pre(node, frame, finalize)
            return
        self.write("environment.shown(")
        if finalize.src is not None:
            self.write(finalize.src)

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:
        """Write a call as it is: nothing that templates call asks for their context."""
        if forward_caller or node.dyn_args or node.dyn_kwargs:
            super().visit_Call(node, frame, forward_caller=forward_caller)
            return
        self.visit(node.node, frame)
        self.write("(")
        for arg in node.args:
            self.visit(arg, frame)
            self.write(", ")
        for given in node.kwargs:
            self.write(f"{given.key}=")
            self.visit(given.value, frame)
            self.write(", ")
        self.write(")")


def shown(value: Any) -> str:
    """Write a value of a template, escaped."""
    kind = type(value)
    if kind is Markup:
        return value  # type: ignore[no-any-return]
    if kind is str:
        return _escape_inner(value)
    return str(value) if kind is int else escape(value)


class Drawn(Template):
    """A template whose macros are made once for a scene, if they read nothing but the scene."""

    def make_module(self, vars: Any = None, shared: bool = False, locals: Any = None) -> Any:
        """Return the macros of the template for those who import it."""
        names = vars and vars.get("scene_names")
        drawing = self.environment
        assert isinstance(drawing, Drawing) and self.name is not None
        if names is None or drawing.placing.reads.roots(self.name) - names:
            return super().make_module(vars, shared, locals)
        kept = vars[KEPT]
        if self.name not in kept.modules:
            kept.modules[self.name] = super().make_module(vars, shared, {})
        return kept.modules[self.name]


class Drawing(Environment):
    """Templates of one game, or of none, made of pieces."""

    code_generator_class = Generator
    template_class = Drawn

    def __init__(self, folder: str, methods: Mapping[str, Sequence[str]], **given: Any) -> None:
        super().__init__(**given)
        self.shown = shown
        self.loaded: dict[str, Any] = {}
        self.folder = folder
        self.placing = Placing(Reads(self, folder, methods))

    def _generate(
        self, source: nodes.Template, name: Any, filename: Any, defer_init: bool = False
    ) -> str:
        """Write the Python of a template, in pieces if it draws a table."""
        if self.folder and name.startswith(("regions/", COMMON_PARTS, f"{self.folder}/")):
            self.placing.place(source, not self.is_within(name))
        return super()._generate(source, name, filename, defer_init)

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
