"""The engine: questions, options, records, chance and views. It knows no game.

`mypyc_attr` lets plain Python extend the compiled base classes (other people's games, bots and
tests). The compiler reads the decorator itself; where nothing is compiled it does nothing.
`i64` is an integer that the compiler keeps in a machine word; to plain Python it is `int`.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    def mypyc_attr(**attributes):
        """Return a decorator that changes nothing."""
        return lambda decorated: decorated


__all__ = ["i64", "mypyc_attr"]
