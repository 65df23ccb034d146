"""`kontor play` and `kontor serve`: the table in the browser, for oneself or for others.

The server is imported only when it is needed: other commands start without it.
"""

import os
import socket
import sys
import threading
import webbrowser
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kontor.cli.common import Lang
from kontor.cli.database_cause import database_cause
from kontor.cli.output import aside, say, screen, stop
from kontor.engine.file_errors import cause

if TYPE_CHECKING:
    from kontor.server.service.mailing import MailServer
    from kontor.server.web.settings import Settings
    from kontor.server.web.shares import Shares

PORT = 8520
MOST_PORTS = 65536
LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
# Of the longest time a bot takes: the shortest one, and when another process steps in.
FASTEST_SHARE = 1 / 3
PATIENCE = 5
# A client may ask at once as often as otherwise in so many seconds.
BURST_SECONDS = 3

Port = Annotated[int, typer.Option(min=0, max=65535, help=say("cli-help-port"))]
Database = Annotated[
    str, typer.Option(metavar="URL", envvar="KONTOR_DATABASE", help=say("cli-help-database"))
]

MailServerUrl = Annotated[
    str,
    typer.Option(metavar="URL", envvar="KONTOR_MAIL_SERVER", help=say("cli-help-mail-server")),
]


def play(
    port: Port = PORT,
    database: Database = "",
    browser: Annotated[bool, typer.Option(help=say("cli-help-browser"))] = True,
    lang: Lang = "",
) -> None:
    """Open the table on this machine and in the browser."""
    from kontor.server.web import logs, run  # noqa: PLC0415
    from kontor.server.web.settings import Settings  # noqa: PLC0415

    logs.set_up(as_json=False, level="WARNING")
    try:
        door = run.listening(LOOPBACK, port)
    except OSError:
        door = run.listening(LOOPBACK, 0)
    link = f"http://{LOOPBACK}:{door.getsockname()[1]}/"
    settings = Settings(database=database or own_database(), shares=None, quiet=True)
    ready(settings)
    screen.print(say("serve-at", link=link), style="bold")
    screen.print(say("serve-stop"), style="dim")
    if browser and has_browser():
        threading.Timer(0.8, webbrowser.open, [link]).start()
    run.run(settings, door, workers=1)


def serve(
    host: Annotated[str, typer.Option(help=say("cli-help-host"))] = LOOPBACK,
    port: Port = PORT,
    database: Database = "",
    workers: Annotated[int, typer.Option(min=1, max=64, help=say("cli-help-workers"))] = 1,
    lan: Annotated[bool, typer.Option("--lan", help=say("cli-help-lan"))] = False,
    allow_host: Annotated[
        list[str], typer.Option(metavar=say("usage-name"), help=say("cli-help-allow-host"))
    ] = [],  # noqa: B006  typer copies it
    bot_delay: Annotated[float, typer.Option(min=0.0, help=say("cli-help-bot-delay"))] = 1.8,
    forced_delay: Annotated[float, typer.Option(min=0.0, help=say("cli-help-forced-delay"))] = 2.5,
    rate: Annotated[float, typer.Option(min=0.0, help=say("cli-help-rate"))] = 20.0,
    gathering_days: Annotated[
        float, typer.Option(min=0.0, help=say("cli-help-gathering-days"))
    ] = 7.0,
    packed_days: Annotated[float, typer.Option(min=0.0, help=say("cli-help-packed-days"))] = 30.0,
    archived_days: Annotated[
        float, typer.Option(min=0.0, help=say("cli-help-archived-days"))
    ] = 365.0,
    metrics: Annotated[
        str, typer.Option(metavar=say("usage-door"), help=say("cli-help-metrics"))
    ] = "",
    share: Annotated[
        list[str], typer.Option(metavar=say("usage-pair"), help=say("cli-help-share"))
    ] = [],  # noqa: B006
    trusted_proxy: Annotated[
        list[str], typer.Option(metavar=say("usage-address"), help=say("cli-help-trusted-proxy"))
    ] = [],  # noqa: B006
    mail_server: MailServerUrl = "",
    mail_from: Annotated[
        str,
        typer.Option(
            metavar=say("usage-address"), envvar="KONTOR_MAIL_FROM", help=say("cli-help-mail-from")
        ),
    ] = "",
    mail_password_file: Annotated[
        Path | None,
        typer.Option(metavar=say("usage-file"), help=say("cli-help-mail-password-file")),
    ] = None,
    call_after: Annotated[float, typer.Option(min=0.0, help=say("cli-help-call-after"))] = 45.0,
    private_hooks: Annotated[
        bool, typer.Option("--private-hooks", help=say("cli-help-private-hooks"))
    ] = False,
    log_json: Annotated[bool, typer.Option("--log-json", help=say("cli-help-log-json"))] = False,
    lang: Lang = "",
) -> None:
    """Run a server for others."""
    from kontor.server.service.life import Life  # noqa: PLC0415
    from kontor.server.service.pacing import Pace  # noqa: PLC0415
    from kontor.server.web import logs, run  # noqa: PLC0415
    from kontor.server.web.settings import Settings  # noqa: PLC0415

    logs.set_up(log_json)
    address = EVERYWHERE if lan else host
    database = database or own_database()
    if workers > 1 and not database.startswith("postgres"):
        stop(say("serve-workers-need-postgresql"))
    metrics_host, metrics_port = metrics_place(metrics)
    try:
        door = run.handed_over() or run.listening(address, port)
    except OSError:
        stop(say("serve-port-taken", port=str(port)), code=1)
    number = door.getsockname()[1]
    names = {LOOPBACK, "localhost", "::1", *allow_host}
    if address != EVERYWHERE:
        names.add(address)
    settings = Settings(
        database=database,
        hosts=tuple(sorted(names)),
        lan=lan,
        pace=Pace(
            bot_delay * FASTEST_SHARE,
            bot_delay,
            max(1.0, bot_delay * PATIENCE),
            forced_delay * FASTEST_SHARE,
            forced_delay,
        ),
        life=Life(gathering_days, packed_days, archived_days),
        metrics_host=metrics_host,
        metrics_port=metrics_port,
        shares=shares_of(rate, share),
        trusted_proxies=tuple(networks(trusted_proxy)),
        mail=mailing(mail_server, mail_from, mail_password_file),
        private_hooks=private_hooks,
        call_after=call_after,
        log_json=log_json,
    )
    ready(settings)
    aside.print(say("serve-at", link=f"http://{address if not lan else LOOPBACK}:{number}/"))
    if lan:
        show_link(f"http://{own_address()}:{number}/")
    run.run(settings, door, workers)


def shares_of(rate: float, wishes: list[str]) -> "Shares | None":
    """Return what one client may take; nothing is limited without a rate."""
    from kontor.server.service.quotas import Quota  # noqa: PLC0415
    from kontor.server.web.shares import BadShare, Shares, shared  # noqa: PLC0415

    usual = Shares(requests=Quota(max(1, int(rate * BURST_SECONDS)), rate * 60))
    try:
        found = shared(usual, wishes)
    except BadShare as error:
        stop(say("serve-bad-share", share=str(error)))
    return found if rate else None


def mailing(address: str, sender: str, password_file: Path | None) -> "MailServer | None":
    """Return the mail server that an operator names, checked."""
    from kontor.server.service.mailing import BadMailServer, mail_server  # noqa: PLC0415

    if not address:
        return None
    try:
        password = password_file.read_text("utf-8").strip() if password_file else ""
        return mail_server(address, sender, password)
    except (BadMailServer, OSError, UnicodeDecodeError):
        stop(say("serve-bad-mail-server"))


def networks(wishes: list[str]) -> list[str]:
    """Return addresses and networks, checked."""
    for wish in wishes:
        try:
            ip_network(wish, strict=False)
        except ValueError:
            stop(say("serve-bad-proxy", address=wish))
    return wishes


def ready(settings: "Settings") -> None:
    """Bring the database up to date, or end with what is wrong with it."""
    from kontor.server.web.run import CannotServe, Damaged, check  # noqa: PLC0415

    try:
        check(settings)
    except Damaged:
        stop(say("serve-damaged"), code=1)
    except CannotServe as error:
        stop(say("serve-database-wrong", cause=database_cause(error)), code=1)


def metrics_place(text: str) -> tuple[str, int]:
    """Read where metrics are shown: PORT on this machine alone, or HOST:PORT."""
    host, _, port = text.rpartition(":")
    if text and not (port.isdecimal() and 0 < int(port) < MOST_PORTS):
        stop(say("serve-metrics-wrong", given=text))
    return host.strip("[]") or LOOPBACK, int(port or 0)


def own_database() -> str:
    """Return where tables are kept unless somebody says otherwise."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = home / "kontor"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        stop(say("serve-database-wrong", cause=cause(error)), code=1)
    return f"sqlite:///{folder / 'tables.db'}"


def has_browser() -> bool:
    """Tell whether there is a screen to open a browser on."""
    if sys.platform.startswith("linux"):
        return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return True


def own_address() -> str:
    """Return the address others on the network reach this machine at; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return LOOPBACK


def show_link(link: str) -> None:
    """Print a link and its QR code."""
    import segno  # noqa: PLC0415

    aside.print(say("serve-lan", link=link), style="bold")
    segno.make(link, micro=False).terminal(out=sys.stderr, compact=True)
