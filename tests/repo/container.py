"""The steps of a Containerfile, carried out in folders instead of images."""

import json
import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from urllib.parse import urlsplit

CERTIFICATES = "/etc/ssl/certs"
SYSTEM_FILES = ("/etc/resolv.conf", "/etc/hosts", "/etc/pip.conf", CERTIFICATES)
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


def steps(file: Path) -> list[tuple[str, str]]:
    """Read the steps of a Containerfile: what is done, and with what."""
    text = re.sub(r"^#.*\n", "", file.read_text("utf-8"), flags=re.MULTILINE)
    lines = [line for line in text.replace("\\\n", " ").splitlines() if line.strip()]
    found = [line.strip().partition(" ") for line in lines]
    return [(word.upper(), rest.strip()) for word, _, rest in found]


class Image:
    """A folder that stands for an image."""

    def __init__(self, base: Path, root: Path) -> None:
        subprocess.run(["cp", "-a", str(base), str(root)], check=True)
        self.root = root
        self.folder = "/"
        self.user = "root"
        self.settings: dict[str, str] = {}
        self.program: list[str] = []
        for path in map(Path, [*SYSTEM_FILES, *package_folders()]):
            self.bring(path, path)

    def bring(self, path: Path, place: Path) -> None:
        """Copy a file or folder of this machine into the image, if there is one."""
        target = self.root / str(place).lstrip("/")
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.exists():
            command = ["cp", "-aT", "--remove-destination", str(path.resolve()), str(target)]
            subprocess.run(command, check=True)

    def command(self, words: list[str]) -> list[str]:
        """Return a command that runs inside."""
        env = {"PATH": PATH, "HOME": "/tmp", **pip_settings(), **self.settings}
        pairs = [f"{name}={value}" for name, value in env.items()]
        inside = f"cd {shlex.quote(self.folder)} && exec {shlex.join(words)}"
        user = f"--userspec={self.user}"
        return ["chroot", user, str(self.root), "env", "-i", *pairs, "sh", "-c", inside]

    def take(self, word: str, rest: str, source: Path, others: dict[str, "Image"]) -> None:
        """Carry out one step."""
        if word == "RUN":
            # Packages that a step before has installed may have brought their own.
            self.bring(Path(CERTIFICATES), Path(CERTIFICATES))
            done = subprocess.run(
                self.command(["sh", "-ec", rest]), capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, (rest, done.stdout[-2000:], done.stderr[-2000:])
        elif word == "WORKDIR":
            self.folder = rest
            (self.root / rest.lstrip("/")).mkdir(parents=True, exist_ok=True)
        elif word == "COPY" and rest.startswith("--from="):
            origin, path, target = rest.removeprefix("--from=").split()
            place = others[origin].root / path.lstrip("/")
            subprocess.run(
                ["cp", "-a", str(place), str(self.root / target.lstrip("/"))], check=True
            )
        elif word == "COPY":
            self.copy_project(source)
        elif word == "ENV":
            self.settings |= dict(pair.split("=", 1) for pair in rest.split())
        elif word == "USER":
            self.user = rest
        elif word in ("ENTRYPOINT", "CMD"):
            self.program += json.loads(rest)

    def copy_project(self, source: Path) -> None:
        """Copy what belongs to the project, as a fresh clone would have it."""
        listed = subprocess.run(
            ["git", "ls-files", "-z"], cwd=source, capture_output=True, text=True, check=True
        )
        for name in filter(None, listed.stdout.split("\0")):
            target = self.root / self.folder.lstrip("/") / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source / name, target)


def pip_settings() -> dict[str, str]:
    """Return how pip finds packages here."""
    return {name: value for name, value in os.environ.items() if name.startswith("PIP_")}


def package_folders() -> list[str]:
    """List the folders of this machine where pip looks for packages."""
    told = subprocess.run(
        ["python3", "-m", "pip", "config", "list"], capture_output=True, text=True, check=False
    ).stdout
    words = [
        word.strip("'\"") for line in told.splitlines() for word in line.split("=", 1)[1].split()
    ]
    words += [word for value in pip_settings().values() for word in value.split()]
    paths = [urlsplit(word).path if word.startswith("file:") else word for word in words]
    return [path for path in paths if path.startswith("/") and Path(path).is_dir()]


def built(file: Path, base: Path, work: Path) -> Image:
    """Carry out a Containerfile on a base system; return its last image."""
    images: dict[str, Image] = {}
    last: Image | None = None
    for word, rest in steps(file):
        if word == "FROM":
            name = rest.partition(" AS ")[2] or "last"
            last = images[name] = Image(base, work / name)
        else:
            assert last
            last.take(word, rest, file.parents[1], images)
    assert last
    return last
