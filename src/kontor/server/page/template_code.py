"""Template code: the Python that the templates of a table become, with little around what it says.

Attributes are read and macros called as Python does it; mappings are asked for what they hold, as
in all templates. Text is escaped as everywhere.
"""

from collections.abc import Mapping
from typing import Any, Final

from jinja2 import nodes
from jinja2.compiler import CodeGenerator, Frame, MacroRef
from jinja2.idtracking import VAR_LOAD_ALIAS, VAR_LOAD_RESOLVE
from jinja2.runtime import Context, markup_join
from jinja2.utils import missing
from markupsafe import Markup, escape
from markupsafe._speedups import _escape_inner

from kontor.server.page.asked_words import LOOKED_UP

# Names that are no mappings in any template.
OBJECTS: Final = ("pic", "s", "desk", "words", "loop", "option", "p")
TEXT: Final = {str}
ASKING_TESTS: Final = ("defined", "undefined")
ASKING_FILTERS: Final = ("default", "d")
# Stands at the end of the code of every template, for what its functions call.
USED: Final = f"\nfrom {__name__} import escaped, new_text, shown"
new_text: Final = str.__new__
escaped: Final = _escape_inner


class QuickCode(CodeGenerator):
    """Writes the Python of a template."""

    # The expression that may turn out to be nothing, because it is asked whether it is.
    asked: nodes.Node | None = None
    # Whether an attribute that is not there is nothing at all.
    is_lenient = False

    def visit_Template(self, node: nodes.Template, frame: Frame | None = None) -> None:
        """Write a template."""
        self.imported = frozenset(found.target for found in node.find_all(nodes.Import))
        super().visit_Template(node, frame)

    def write_commons(self) -> None:
        """Begin to write a function; names are looked up in the template and around it."""
        super().write_commons()
        self.writeline("set_here, around = context.vars, context.parent")

    def enter_frame(self, frame: Frame) -> None:
        """Begin to write a scope; what a template draws is handed on at its end, not bit by bit."""
        loads = frame.symbols.loads
        if self.get_context_ref() == "context":
            frame.symbols.loads = {target: quick_load(*load) for target, load in loads.items()}
        super().enter_frame(frame)
        frame.symbols.loads = loads
        if frame.rootlevel and frame.toplevel:
            self.buffer(frame)

    def leave_frame(self, frame: Frame, with_python_scope: bool = False) -> None:
        """End a scope."""
        if frame.rootlevel and frame.toplevel and frame.buffer:
            self.writeline(f"yield concat({frame.buffer})")
        super().leave_frame(frame, with_python_scope)

    def visit_Getattr(self, node: nodes.Getattr, frame: Frame) -> None:
        """Write an attribute as Python reads it, unless it is asked of a mapping."""
        if node is self.asked:
            super().visit_Getattr(node, frame)
            return
        name = node.node.name if isinstance(node.node, nodes.Name) else ""
        is_object = name in OBJECTS or name in self.imported
        taken = "getattr({}, {!r}, None)" if self.is_lenient else "{}.{}"
        if is_object and not self.is_lenient:
            self.visit(node.node, frame)
            self.write(f".{node.attr}")
        else:
            self.write(f"({taken.format('of', node.attr)} if type(of := ")
            self.visit(node.node, frame)
            self.write(f") is not dict else {held(node.attr)})")

    def visit_Getitem(self, node: nodes.Getitem, frame: Frame) -> None:
        """Write one by its number as Python reads it."""
        is_number = isinstance(node.arg, nodes.Const) and isinstance(node.arg.value, int)
        if not is_number or node is self.asked or self.is_lenient:
            super().visit_Getitem(node, frame)
            return
        self.write("(")
        self.visit(node.node, frame)
        self.write(")[")
        self.visit(node.arg, frame)
        self.write("]")

    def visit_Test(self, node: nodes.Test, frame: Frame) -> None:
        """Write a test; some ask whether there is something at all."""
        if node.name in ASKING_TESTS:
            self.asked = node.node
        super().visit_Test(node, frame)

    def visit_Filter(self, node: nodes.Filter, frame: Frame) -> None:
        """Write a filter; some ask whether there is something at all, one asks the desk."""
        if node.name == LOOKED_UP:
            assert isinstance(node.node, nodes.Expr)
            desk, where = node.args
            self.visit(desk, frame)
            self.write(".look(")
            self.visit(where, frame)
            self.write(", lambda: ")
            self.visit(node.node, frame)
            self.write(")")
            return
        if node.name in ASKING_FILTERS:
            self.asked = node.node
        super().visit_Filter(node, frame)

    def visit_CondExpr(self, node: nodes.CondExpr, frame: Frame) -> None:
        """Write a choice; without a second part it may be an empty text."""
        if node.expr2 is None:
            node.expr2 = nodes.Const("")
        super().visit_CondExpr(node, frame)

    def visit_Concat(self, node: nodes.Concat, frame: Frame) -> None:
        """Write parts in a row."""
        self.write("environment.joined((")
        for part in node.nodes:
            self.visit(part, frame)
            self.write(", ")
        self.write("))")

    def visit_Call(self, node: nodes.Call, frame: Frame, forward_caller: bool = False) -> None:
        """Write a call as it is: nothing that templates call asks for their context."""
        if forward_caller:
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
        for stars, more in (("*", node.dyn_args), ("**", node.dyn_kwargs)):
            if more is not None:
                self.write(stars)
                self.visit(more, frame)
                self.write(", ")
        self.write(")")

    def visit_Include(self, node: nodes.Include, frame: Frame) -> None:
        """Write an included template: what it draws is handed on as it comes."""
        is_one = isinstance(node.template, nodes.Const | nodes.Concat)
        if node.ignore_missing or not node.with_context or not is_one:
            super().visit_Include(node, frame)
            return
        self.newline(node)
        self.write("template = environment.get_template(")
        self.visit(node.template, frame)
        self.write(")")
        within = f"environment.included(context, {self.dump_local_context(frame)})"
        drawn = f"template.root_render_func({within})"
        self.writeline(f"{frame.buffer}.extend({drawn})" if frame.buffer else f"yield from {drawn}")

    def _import_common(self, node: nodes.Import | nodes.FromImport, frame: Frame) -> None:
        """Write where macros come from: they are made once for a scene."""
        is_one = node.with_context and isinstance(node.template, nodes.Const)
        if is_one:
            self.write("(environment.made(context, ")
            self.visit(node.template, frame)
            self.write(") or ")
        super()._import_common(node, frame)
        if is_one:
            self.write(")")

    def macro_def(self, macro_ref: MacroRef, frame: Frame) -> None:
        """Write what others call as a macro: it takes what it names, and nothing else."""
        if macro_ref.accesses_caller or macro_ref.accesses_kwargs or macro_ref.accesses_varargs:
            super().macro_def(macro_ref, frame)
            return
        names = [arg.name for arg in macro_ref.node.args]
        taken = "".join(f"{name}=missing, " for name in names)
        self.write(f"lambda {taken}*, draw=macro: new_text(Markup, draw({', '.join(names)}))")

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape:
            super()._output_child_pre(node, frame, finalize)
            return
        self.write("(of if type(of := ")

    def _output_child_post(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape:
            super()._output_child_post(node, frame, finalize)
            return
        self.write(") is Markup else escaped(of) if type(of) is str else shown(of))")


def quick_load(how: str, name: Any) -> tuple[str, Any]:
    """Return how a name gets its value: one of the scene is looked up without asking for it."""
    if how != VAR_LOAD_RESOLVE:
        return how, name
    else_around = f"around.get({name!r}, missing)"
    return VAR_LOAD_ALIAS, f"set_here[{name!r}] if {name!r} in set_here else {else_around}"


def held(name: str) -> str:
    """Write how a mapping is asked for what it holds; its own methods come first, as everywhere."""
    asked = f"environment.getattr(of, {name!r})"
    return asked if hasattr(dict, name) else f"of[{name!r}] if {name!r} in of else {asked}"


def made(context: Context, name: str) -> Any:
    """Return the macros of a template if they have been made for this scene, otherwise nothing."""
    kept = context.parent.get("kept")
    return kept and kept.modules.get(name)


class Included(Context):
    """The context of an included template: what the template around it has, and has set."""

    def __init__(self, around: Context, given: Mapping[str, Any]) -> None:
        self.parent = around.parent
        set_here = {name: value for name, value in given.items() if value is not missing}
        self.vars = {**around.vars, **set_here}
        self.environment = around.environment
        self.eval_ctx = around.eval_ctx
        self.exported_vars = set()
        self.name = around.name
        self.globals_keys = around.globals_keys
        self.blocks = around.blocks
        if "kept" in self.parent:
            self.parent["kept"].contexts.append(self)


def shown(value: Any) -> str:
    """Write a value of a template that is neither HTML nor text, escaped."""
    return str(value) if type(value) is int else escape(value)


def joined(parts: tuple[Any, ...]) -> str:
    """Join parts; those that are not marked as HTML are escaped if one is."""
    kinds = {*map(type, parts)}
    if kinds == TEXT:
        return "".join(parts)
    return markup_join(parts) if Markup in kinds else "".join(map(str, parts))
