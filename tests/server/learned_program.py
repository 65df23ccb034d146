"""The program `kontor` with games learned for tests alone.

The processes where bots think load this file too, and so have learned the same.
"""

from kontor import games
from kontor.cli.main import run
from kontor.server.service import gathering
from tests.server.lateness import be_late
from tests.server.learned import untrained
from tests.server.patience import be_patient
from tests.server.shuffles import ServedShuffles

games.learned = untrained
be_late()
be_patient()
gathering.new_shuffle = ServedShuffles("learned")

if __name__ == "__main__":
    run()
