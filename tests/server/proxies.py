"""nginx and Caddy in front of servers, with the examples of deploy/ as they are."""

import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.server.process import ROOT

NAME = "play.example.org"
DEPLOY = ROOT / "deploy"
CONFIG = """\
pid {folder}/nginx.pid;
error_log {folder}/error.log;
daemon off;
worker_processes 1;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/kontor.conf;
}}
"""


def needed(program: str) -> str:
    """Return where a program is; without it there is nothing to test."""
    found = shutil.which(program, path="/usr/sbin:/usr/bin:/usr/local/bin")
    if found is None:
        pytest.skip(f"no {program}: install Debian's package")
    return found


def free_port() -> int:
    """Return a port that is free now."""
    with closing(socket.create_server(("127.0.0.1", 0))) as door:
        return int(door.getsockname()[1])


def certificate(folder: Path) -> tuple[Path, Path]:
    """Make a certificate for the name of the examples, and its key."""
    made, key = folder / "made.pem", folder / "key.pem"
    command = [needed("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    command += ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    subprocess.run(
        [*command, "-keyout", str(key), "-out", str(made)], check=True, capture_output=True
    )
    return made, key


def trusting(made: Path) -> ssl.SSLContext:
    """Return what a client needs to believe a certificate."""
    return ssl.create_default_context(cafile=str(made))


@contextmanager
def nginx(folder: Path, servers: list[int]) -> Iterator[int]:
    """Run nginx with our example."""
    made, key = certificate(folder)
    port = free_port()
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    text = text.replace("listen [::]:80;", "").replace("listen [::]:443 ssl http2;", "")
    text = text.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    text = re.sub(r"/etc/letsencrypt\S*/fullchain.pem", str(made), text)
    text = re.sub(r"/etc/letsencrypt\S*/privkey.pem", str(key), text)
    upstream = "\n".join(f"    server 127.0.0.1:{server};" for server in servers)
    text = text.replace("    server 127.0.0.1:8520;", upstream)
    (folder / "kontor.conf").write_text(text, "utf-8")
    (folder / "nginx.conf").write_text(CONFIG.format(folder=folder), "utf-8")
    command = [needed("nginx"), "-c", str(folder / "nginx.conf"), "-p", str(folder)]
    yield from running([*command, "-e", str(folder / "error.log")], port)


@contextmanager
def caddy(folder: Path, servers: list[int]) -> Iterator[int]:
    """Run Caddy with our example."""
    made, key = certificate(folder)
    port = free_port()
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    site = f"{NAME}:{port} {{\n\tbind 127.0.0.1\n\ttls {made} {key}"
    text = text.replace(f"{NAME} {{", site, 1)
    upstream = " ".join(f"127.0.0.1:{server}" for server in servers)
    text = text.replace("reverse_proxy 127.0.0.1:8520", f"reverse_proxy {upstream}")
    head = "{\n\tadmin off\n\tauto_https disable_redirects\n}\n"
    (folder / "Caddyfile").write_text(head + text, "utf-8")
    command = [needed("caddy"), "run", "--config", str(folder / "Caddyfile")]
    yield from running([*command, "--adapter", "caddyfile"], port)


def running(command: list[str], port: int) -> Iterator[int]:
    """Run a proxy until its port is open, and as long as it is needed."""
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as process:
        try:
            for _ in range(600):
                assert process.poll() is None, process.stderr and process.stderr.read().decode()
                with closing(socket.socket()) as probe:
                    if probe.connect_ex(("127.0.0.1", port)) == 0:
                        break
                time.sleep(0.05)
            yield port
        finally:
            process.terminate()
            process.wait(180)
