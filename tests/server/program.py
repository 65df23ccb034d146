"""The program `kontor` with the same shuffles in every run."""

from kontor.cli.main import run
from kontor.server.service import gathering
from tests.server.lateness import be_late
from tests.server.patience import be_patient
from tests.server.shuffles import ServedShuffles

be_late()
be_patient()
gathering.new_shuffle = ServedShuffles("server")

if __name__ == "__main__":
    run()
