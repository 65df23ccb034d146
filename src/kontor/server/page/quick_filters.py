"""Quick filters: those of Jinja without asking each time what templates of a table never are.

Nothing is drawn asynchronously, and most texts are plain: they are taken as they are.
"""

from collections.abc import Iterable
from typing import Any

from jinja2.filters import FILTERS, sync_do_join
from jinja2.nodes import EvalContext
from jinja2.utils import pass_eval_context
from markupsafe import Markup, escape


def quick_filters() -> dict[str, Any]:
    """Return the filters of Jinja by name, made quick."""
    found = {
        name: one.__wrapped__ if hasattr(one, "jinja_async_variant") else one
        for name, one in FILTERS.items()
    }
    return {**found, "replace": replaced, "join": joined_by}


def replaced(text: Any, old: str, new: str) -> str:
    """Return a text with a part of it replaced; what is no HTML is escaped if the new part is."""
    if type(new) is Markup and type(text) is not Markup:
        text = escape(text)
    changed: str = text.replace(old, new)
    return changed


@pass_eval_context
def joined_by(context: EvalContext, items: Iterable[Any], between: str = "") -> str:
    """Return items in a row with something between them."""
    parts = list(items)
    if {type(between), *map(type, parts)} == {str}:
        return between.join(parts)
    return sync_do_join(context, parts, between)
