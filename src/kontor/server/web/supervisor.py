"""The supervisor: several workers at one door, renewed one after another without refusing anybody.

The door stays open in this process all the time; whoever knocks while a worker changes waits a
moment in the queue of the system.

| signal           | what it does                                                             |
| ---------------- | ------------------------------------------------------------------------ |
| SIGHUP           | for each worker: start a new one from what is installed now, and once it |
|                  | serves, let the old one finish; if it does not start, the old one stays  |
| SIGTERM, SIGINT  | let all workers finish                                                   |
"""

import logging
import os
import signal
import socket
import sys
import threading
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final

import msgspec

from kontor.server.web import logs
from kontor.server.web.process import VARIABLE, as_text
from kontor.server.web.settings import Settings
from kontor.server.web.worker import work

START_SECONDS: Final = 60.0
STOP_SECONDS: Final = 20.0
LOOK_SECONDS: Final = 0.5

log = logging.getLogger("kontor.web")
context = get_context("spawn")


def begin(text: str, door: socket.socket, there: Connection) -> None:
    """Run one worker in this process."""
    os.environ[VARIABLE] = text
    settings = msgspec.json.decode(text, type=Settings)
    logs.set_up(settings.log_json)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    if not work(settings, door, lambda: there.send(True)):
        sys.exit(1)


class Supervisor:
    """Keeps a number of workers at a door."""

    def __init__(self, settings: Settings, door: socket.socket, workers: int) -> None:
        self.settings = settings
        self.door = door
        self.number = workers
        self.workers: dict[int, SpawnProcess] = {}
        self.ears: dict[int, Connection] = {}
        self.called = threading.Event()
        self.is_over = False
        self.renews = False

    def run(self) -> None:
        """Serve until told to stop."""
        signal.signal(signal.SIGTERM, self.stop)
        signal.signal(signal.SIGINT, self.stop)
        signal.signal(signal.SIGHUP, self.renew)
        for place in range(self.number):
            self.workers[place] = self.start(place)
        while not self.is_over:
            self.called.wait(LOOK_SECONDS)
            self.called.clear()
            if self.renews and not self.is_over:
                self.renews = False
                self.renew_all()
            self.replace_lost()
        for worker in self.workers.values():
            worker.terminate()
        for worker in self.workers.values():
            end(worker)

    def stop(self, *_: object) -> None:
        """Hear that it is time to stop."""
        self.is_over = True
        self.called.set()

    def renew(self, *_: object) -> None:
        """Hear that the workers are to be renewed."""
        self.renews = True
        self.called.set()

    def start(self, place: int) -> SpawnProcess:
        """Start a worker; our ear for it hears when it is ready."""
        port = self.settings.metrics_port
        own = replace(self.settings, metrics_port=port + place if port else 0)
        self.ears[place], there = context.Pipe(duplex=False)
        worker = context.Process(target=begin, args=(as_text(own), self.door, there))
        worker.start()
        there.close()
        return worker

    def renew_all(self) -> None:
        """Renew one worker after another; stop at the first that does not start."""
        log.warning("renewing the workers")
        for place in range(self.number):
            fresh = self.start(place)
            ear = self.ears[place]
            wait([ear, fresh.sentinel], START_SECONDS)
            if not (fresh.is_alive() and ear.poll()):
                log.error("a new worker does not start; the old ones stay")
                end(fresh, 0.0)
                return
            old = self.workers[place]
            self.workers[place] = fresh
            old.terminate()
            end(old)
            if self.is_over:
                return
        log.warning("all workers are renewed")

    def replace_lost(self) -> None:
        """Start a worker wherever one has gone by itself."""
        for place, worker in self.workers.items():
            if not worker.is_alive() and not self.is_over:
                log.error("a worker is lost (%s); another takes its place", worker.exitcode)
                self.workers[place] = self.start(place)


def end(worker: SpawnProcess, patience: float = STOP_SECONDS) -> None:
    """Wait until a worker has ended, and end one that does not."""
    worker.join(patience)
    if worker.is_alive():
        worker.kill()
        worker.join()
