"""Metrics: the meters of this process on a port of their own, for Prometheus."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from wsgiref.simple_server import WSGIServer

from prometheus_client import start_http_server

from kontor.server import meters
from kontor.server.service.service import Service
from kontor.server.web.settings import Settings

log = logging.getLogger("kontor.web")

AGAIN_SECONDS: Final = 1.0


@asynccontextmanager
async def measured(service: Service, settings: Settings) -> AsyncIterator[None]:
    """Show the meters while a server runs, if its settings say where."""
    meters.sockets.set_function(
        lambda: sum(sum(here.values()) for here in [*service.present.values()])
    )
    meters.tables.set_function(lambda: len(service.cache.slots))
    meters.thinking.set_function(lambda: service.pool.under_way)
    meters.queue.set_function(lambda: max(0, service.pool.under_way - service.pool.workers))
    if not settings.metrics_port:
        yield
        return
    served: list[WSGIServer] = []
    opening = asyncio.create_task(show(settings, served))
    try:
        yield
    finally:
        opening.cancel()
        for server in served:
            await asyncio.to_thread(server.shutdown)
            server.server_close()


async def show(settings: Settings, served: list[WSGIServer]) -> None:
    """Open the port; while a process before us still has it, try again."""
    said = False
    while True:
        try:
            server, _ = start_http_server(
                settings.metrics_port, settings.metrics_host, meters.registry
            )
        except OSError:
            if not said:
                log.warning("port %s for metrics is taken; trying again", settings.metrics_port)
            said = True
            await asyncio.sleep(AGAIN_SECONDS)
        else:
            served.append(server)
            return
