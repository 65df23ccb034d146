"""The examples of deploy/: systemd accepts the units, the Containerfile makes a server."""

import inspect
import os
import re
import shutil
import subprocess
import time
from pathlib import Path

import httpx
import pytest

from kontor.cli.serve import serve
from tests.repo.container import built
from tests.server.process import ROOT
from tests.server.proxies import DEPLOY, free_port, needed

UNITS = sorted(path.name for path in DEPLOY.glob("kontor*.*") if path.suffix != ".env")
MOST_EXPOSED = 2.0
# Options of other programs, and of other commands of ours.
OTHERS = {
    *("no-install-recommends", "from", "system", "uid", "home-dir", "create-home", "interval"),
    *("timeout", "now", "force", "server"),
}
PATIENCE = 120.0


def test_the_examples_name_options_that_exist() -> None:
    known = {name.replace("_", "-") for name in inspect.signature(serve).parameters}
    named = set()
    for path in DEPLOY.iterdir():
        named |= set(re.findall(r"--([a-z-]+)", path.read_text("utf-8")))
    named -= OTHERS
    assert named and named <= known | {"trusted-proxy"}, named - known


@pytest.mark.long
def test_systemd_accepts_the_units_and_finds_them_well_shut(tmp_path: Path) -> None:
    program = needed("systemd-analyze")
    for name in UNITS:
        text = (DEPLOY / name).read_text("utf-8")
        (tmp_path / name).write_text(text.replace("/opt/kontor/kontor", str(ROOT / "kontor")))
    files = [str(tmp_path / name) for name in UNITS]
    said = subprocess.run([program, "verify", *files], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stderr) == (0, "")
    for name in ("kontor.service", "kontor-backup.service"):
        told = subprocess.run(
            [program, "security", "--offline=yes", str(tmp_path / name)],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        level = re.search(r"exposure level for \S+: ([\d.]+)", told)
        assert level and float(level[1]) < MOST_EXPOSED, told[-300:]


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_the_steps_of_the_containerfile_make_a_server(tmp_path: Path) -> None:
    """On a fresh Debian in a folder; as root only, who may change the root folder."""
    if os.geteuid() != 0:
        pytest.skip("only root may make a Debian in a folder")
    base = Path(os.environ.get("KONTOR_DEBIAN") or tmp_path / "debian")
    if not base.is_dir():
        command = [needed("debootstrap"), "--variant=minbase", "bookworm", str(base)]
        subprocess.run(command, check=True, capture_output=True)
    image = built(DEPLOY / "Containerfile", base, tmp_path)
    port = free_port()
    command = image.command([*image.program, "--port", str(port)])
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as server:
        try:
            until = time.monotonic() + PATIENCE
            while True:
                assert server.poll() is None, server.stderr and server.stderr.read().decode()
                assert time.monotonic() < until
                try:
                    ready = httpx.get(f"http://127.0.0.1:{port}/readyz", timeout=120)
                    break
                except httpx.HTTPError:
                    time.sleep(0.2)
            assert ready.status_code == 200
            assert httpx.get(f"http://127.0.0.1:{port}/", timeout=30).status_code == 200
            assert list((image.root / "var/lib/kontor").glob("*.db"))
            version = subprocess.run(
                image.command(["/opt/kontor/kontor", "--version"]),
                capture_output=True,
                text=True,
                check=True,
            ).stdout
            assert "compiled rules" in version and "plain" not in version, version
        finally:
            server.terminate()
            server.wait(30)
            shutil.rmtree(tmp_path, ignore_errors=True)
