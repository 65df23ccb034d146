"""The program `kontor` with games learned for tests alone.

The processes where bots think load this file too, and so have learned the same.
"""

from kontor import games
from tests.server.learned import untrained
from tests.server.program import run

games.learned = untrained

if __name__ == "__main__":
    run()
