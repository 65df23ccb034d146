"""The reference of the public API, from the sources: signatures, docstrings, nothing else."""

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

import kontor

PACKAGE = Path(kontor.__file__).parent
# The modules for researchers that are not loaded by `import kontor`.
ADAPTERS = {
    "kontor.research.pettingzoo_env": ("env", "parallel_env", "KontorAEC", "KontorParallel"),
    "kontor.research.gymnasium_env": ("KontorEnv", "register"),
    "kontor.research.openspiel": ("register",),
    "kontor.research.batched": ("BatchedGames",),
    "kontor.research.batch_parts": ("Step",),
    "kontor.research.rewards": ("rewards",),
}
PROPERTY = ("property", "cached_property")
Definition = ast.FunctionDef | ast.ClassDef


def page() -> str:
    """Write the page."""
    lines = ["# Public API\n", inspect.cleandoc(kontor.__doc__ or "").splitlines()[0] + "\n"]
    lines.append(
        "What stands here keeps its name and its signature; a test freezes them. "
        "[For researchers and programmers](research.md) shows how they are used.\n"
    )
    for name in ordered():
        lines += described(definition(kontor.HOMES[name], name), f"kontor.{name}")
    lines.append("## Adapters\n")
    lines.append("These need `pip install kontor[research]`.\n")
    for module, names in ADAPTERS.items():
        lines.append(f"### {module}\n")
        lines.append(first_lines(module) + "\n")
        for name in names:
            lines += described(definition(module, name), name, "####")
    return "\n".join(lines)


def ordered() -> list[str]:
    """Return the public names: functions, then classes, then errors."""

    def rank(name: str) -> tuple[int, str]:
        return (2 if name[0].isupper() else 1) + name.endswith(("Error", "Answer")), name

    return sorted(kontor.__all__, key=rank)


def source(module: str) -> ast.Module:
    """Read a module."""
    parts = module.split(".")[1:]
    return ast.parse(PACKAGE.joinpath(*parts).with_suffix(".py").read_text("utf-8"))


def first_lines(module: str) -> str:
    """Return what a module says of itself in one paragraph."""
    return (ast.get_docstring(source(module)) or "").partition("\n\n")[0]


def definition(module: str, name: str) -> Definition:
    """Return a class or function of a module."""
    for node in source(module).body:
        if isinstance(node, Definition) and node.name == name:
            return node
    raise LookupError(f"{module} does not define {name}")


def described(node: Definition, name: str, heading: str = "##") -> Iterator[str]:
    """Describe a class with its public members, or a function."""
    yield f"{heading} {name}\n"
    if isinstance(node, ast.FunctionDef):
        yield from function(node, name)
        return
    yield (ast.get_docstring(node) or "") + "\n"
    methods = [each for each in node.body if isinstance(each, ast.FunctionDef)]
    for method in methods:
        if method.name == "__init__" and not name.endswith(("Game", "State")):
            yield f"```text\n{signature(method, name)}\n```\n"
    shown = [each for each in methods if not each.name.startswith("_") and ast.get_docstring(each)]
    if shown:
        yield "| | |\n| --- | --- |"
    for method in shown:
        doc = " ".join((ast.get_docstring(method) or "").split()).replace("|", "\\|")
        yield f"| `{signature(method, method.name)}` | {doc} |"
    yield ""


def function(node: ast.FunctionDef, name: str) -> Iterator[str]:
    """Describe a function."""
    yield f"```text\n{signature(node, name)}\n```\n"
    yield (ast.get_docstring(node) or "") + "\n"


def signature(node: ast.FunctionDef, name: str) -> str:
    """Write a signature without the leading `self`; a property without brackets."""
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    returns = returns.replace("'", "").replace('"', "").removesuffix(" -> None")
    if any(isinstance(mark, ast.Name) and mark.id in PROPERTY for mark in node.decorator_list):
        return f"{name}{returns}"
    arguments = ast.unparse(node.args).removeprefix("self").removeprefix(", ")
    return f"{name}({arguments}){returns}"
