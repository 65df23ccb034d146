"""Kontor: five out-of-print games of merchants, bankers, knights and electors."""

from kontor import compiled

__version__ = "0.1.0"

compiled.activate()
