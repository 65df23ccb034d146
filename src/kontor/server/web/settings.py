"""Settings of a server process."""

from dataclasses import dataclass, field

from kontor.server.service.life import Life
from kontor.server.service.mailing import MailServer
from kontor.server.service.pacing import Pace
from kontor.server.web.shares import Shares


@dataclass(frozen=True)
class Settings:
    """What whoever starts a server decides."""

    database: str
    hosts: tuple[str, ...] = ("127.0.0.1", "localhost", "::1")
    # On a local network, any host that is a bare address is ours: a foreign name never is.
    lan: bool = False
    pace: Pace = field(default_factory=Pace)
    thinkers: int = 0
    # What one client may take; without, nothing is limited.
    shares: Shares | None = field(default_factory=Shares)
    # Addresses and networks of proxies that say truly for whom they ask.
    trusted_proxies: tuple[str, ...] = ()
    largest_body: int = 64 * 1024
    # Forms that bring a components file.
    largest_upload: int = 128 * 1024
    send_seconds: float = 10.0
    look_again_seconds: float = 20.0
    life: Life = field(default_factory=Life)
    # Who takes mails; whether webhooks may reach our own network; when absent people are called.
    mail: MailServer | None = None
    private_hooks: bool = False
    call_after: float = 45.0
    # Where the meters are shown; without a port, nowhere.
    metrics_host: str = "127.0.0.1"
    metrics_port: int = 0
    log_json: bool = False
    quiet: bool = False
