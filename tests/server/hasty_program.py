"""The program `kontor` with the same shuffles in every run, and with its own impatience."""

from kontor.cli.main import run
from kontor.server.service import gathering
from tests.server.shuffles import Shuffles

gathering.new_shuffle = Shuffles("server")

if __name__ == "__main__":
    run()
