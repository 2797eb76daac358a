"""An nginx of our own with the configuration of deploy/nginx.conf, for as long as the tests run.

Run as a program, it says what is missing for that.
"""

from __future__ import annotations

import os
import re
import resource
import shutil
import signal
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "deploy" / "nginx.conf"
RECIPE = ROOT / "docs" / "deploy.md"
NAME = "table.example"  # of the server in that file
CERTIFICATE = f"/etc/letsencrypt/live/{NAME}"
SECOND = "# server 127.0.0.1:8421;"
MISSING = (
    "the tests of deploy/ need nginx and openssl (Debian, Ubuntu: apt install nginx-light openssl; macOS: brew install nginx openssl); "
    "FELDHERR_WITHOUT_NGINX=1 leaves these tests out"
)
# What Debian's nginx.conf has around a site, without what only root may do.
AROUND = """daemon off;
pid {0}/pid;
error_log {0}/error.log notice;
{1}
events {{ {2} }}
http {{
    access_log {0}/access.log;
    client_body_temp_path {0}/body;
    proxy_temp_path {0}/proxy;
    fastcgi_temp_path {0}/fastcgi;
    uwsgi_temp_path {0}/uwsgi;
    scgi_temp_path {0}/scgi;
    include {0}/site;
}}
"""


def programs() -> tuple[str, str] | None:
    """The paths of nginx and openssl."""
    places = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"])
    nginx, openssl = shutil.which("nginx", path=places), shutil.which("openssl", path=places)
    return (nginx, openssl) if nginx and openssl else None


def recipe() -> tuple[str, str]:
    """What docs/deploy.md has people add to nginx.conf: how many files, and how many connections; as far as we may have so many."""
    said, most = RECIPE.read_text("utf-8"), resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    names = "worker_rlimit_nofile", "worker_connections"
    files, connections = (f"{name} {min(int(n), most)};" for name in names for n in re.findall(rf"['/]{name} (\d+);", said))
    return files, connections


def changed(text: str, changes: Mapping[str, str]) -> str:
    """A text in which each of these is replaced, and must be there."""
    for old, new in changes.items():
        assert old in text, f"{old!r} is not in deploy/nginx.conf"
        text = text.replace(old, new)
    return text


class NginxServer:
    """nginx on loopback, as a user without rights, in front of two servers."""

    def __init__(self, nginx: str, openssl: str, http: int, https: int, servers: tuple[int, int]) -> None:
        self.nginx = nginx
        self.folder = Path(tempfile.mkdtemp(prefix="feldherr-nginx-"))
        self.user = "nobody" if os.geteuid() == 0 else None
        self.http, self.https = http, https
        self.process: subprocess.Popen[bytes] | None = None
        subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME},IP:127.0.0.1"]
        form = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
        files: list[str | Path] = ["-keyout", self.folder / "privkey.pem", "-out", self.folder / "fullchain.pem"]
        subprocess.run([openssl, *form, *subject, *files], check=True, capture_output=True)
        site = re.sub(r"^.*listen \[::\].*\n", "", SITE.read_text("utf-8"), flags=re.M)  # not every machine has IPv6
        changes = {"listen 80;": f"listen 127.0.0.1:{http};", "listen 443 ssl;": f"listen 127.0.0.1:{https} ssl;"}
        changes |= {CERTIFICATE: str(self.folder), "127.0.0.1:8420": f"127.0.0.1:{servers[0]}", SECOND: f"server 127.0.0.1:{servers[1]};"}
        (self.folder / "site").write_text(changed(site, changes))
        (self.folder / "nginx.conf").write_text(AROUND.format(self.folder, *recipe()))
        if self.user:
            for path in (self.folder, *self.folder.iterdir()):
                shutil.chown(path, self.user)

    @property
    def trust(self) -> ssl.SSLContext:
        """What a browser would know that trusts our certificate and no other."""
        return ssl.create_default_context(cafile=self.folder / "fullchain.pem")

    def start(self) -> None:
        """Start it, and wait until it listens."""
        command: list[str | Path] = [self.nginx, "-e", "stderr", "-c", self.folder / "nginx.conf"]
        with (self.folder / "said").open("ab") as said:
            self.process = subprocess.Popen(command, user=self.user, cwd=self.folder, stdout=said, stderr=said, start_new_session=True)
        while not (self.folder / "pid").exists():
            assert self.process.poll() is None, (self.folder / "said").read_text()
            time.sleep(0.02)

    def faults(self) -> list[str]:
        """What it complains of, but for servers that were killed."""
        lines = [*(self.folder / "error.log").read_text().splitlines(), *(self.folder / "said").read_text().splitlines()]
        return [line for line in lines if re.search(r"\[(warn|crit|alert|emerg)\]", line) and "temporarily disabled" not in line]

    def remove(self) -> None:
        """Stop it, and leave nothing behind."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(60)
        shutil.rmtree(self.folder, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(None if programs() else f"feldherr: {MISSING}")
