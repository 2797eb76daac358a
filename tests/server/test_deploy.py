"""The recipes in deploy/: systemd reads the units and finds them safe, and what they and the container run is there."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from feldherr.cli import parser
from feldherr.server.serve import FAREWELL, tell_systemd
from feldherr.server.settings import Settings, environment
from server.history.sandbox import PATH, inside, missing

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
UNIT = DEPLOY / "feldherr@.service"
CONTAINER = (DEPLOY / "Containerfile").read_text("utf-8")
PROGRAM = "/opt/feldherr/bin/feldherr"
SAFE = 15  # tenths on systemd's scale from 0 (all is forbidden) to 100 (nothing is)

# A person of each family knocks 302 times, from addresses of one network, then somebody else does: how often they were let in.
KNOCK = """
import socket
for at, mine, other in (("127.0.0.1", ["127.0.0.2"], "127.0.0.3"), ("2001:db8::1", ["2001:db8:0:1::1", "2001:db8:0:1::2"], "2001:db8::2")):
    family, inside = socket.AF_INET6 if ":" in at else socket.AF_INET, []
    listener = socket.create_server((at, 443), family=family, backlog=1000)
    for knocker in (*(mine * 302)[:302], other):
        try:
            inside.append((socket.create_connection((at, 443), 20, (knocker, 0)), knocker))
        except ConnectionRefusedError:
            pass
    print(len(inside), [knocker for _, knocker in inside].count(other))
"""

systemd = pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd-analyze")


@pytest.fixture
def units(tmp_path: Path) -> Path:
    """The units as they are installed, with a program that is there."""
    for path in (*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")):
        (tmp_path / path.name.replace("@", "@8420")).write_text(path.read_text("utf-8").replace(PROGRAM, "/bin/true"))
    return tmp_path


def analyze(*command: str | Path) -> str:
    """What systemd-analyze says, which must not fail."""
    done = subprocess.run(["systemd-analyze", *command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert done.returncode == 0, done.stdout
    return done.stdout


@systemd
def test_systemd_has_nothing_to_say_against_the_units(units: Path) -> None:
    assert analyze("verify", "--man=no", *sorted(units.iterdir())) == ""


@systemd
def test_a_server_has_hardly_any_rights(units: Path) -> None:
    analyze("security", "--offline=true", f"--threshold={SAFE}", units / "feldherr@8420.service")


def setting(name: str) -> str:
    """The value of a setting of the server's unit."""
    (found,) = re.findall(rf"^{name}=(.*)$", UNIT.read_text("utf-8"), re.M)
    return str(found)


def test_the_unit_gives_the_server_what_it_wants() -> None:
    assert int(setting("LimitNOFILE")) > Settings().connections
    assert int(setting("TimeoutStopSec")) > FAREWELL
    program, *arguments = shlex.split(setting("ExecStart").replace("%i", "8421"))
    assert program == PROGRAM
    assert parser().parse_args(arguments).port == 8421


def test_the_settings_can_be_read() -> None:
    lines = [line.lstrip("# ") for line in (DEPLOY / "feldherr.env").read_text("utf-8").splitlines() if "=" in line]
    given = dict(line.split("=", 1) for line in lines)
    found = environment(given)
    assert (found.names, found.proxies) == (frozenset({"table.example"}), frozenset({"127.0.0.1/32"}))
    assert given["FELDHERR_DATABASE"].startswith("postgresql://")


@pytest.mark.parametrize("abstract", [False, True])
def test_systemd_is_told_at_either_kind_of_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, abstract: bool) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as waiting:
        place = str(tmp_path / "notify")
        waiting.bind(f"\0{place}" if abstract else place)
        waiting.settimeout(20)
        monkeypatch.setenv("NOTIFY_SOCKET", f"@{place}" if abstract else place)
        tell_systemd()
        assert waiting.recv(100) == b"READY=1"


def words(instruction: str) -> list[str]:
    """The words of an instruction of the container file, which stands there once as a list."""
    (found,) = re.findall(rf"^{instruction}.*?(\[.*\])$", CONTAINER, re.M)
    return [str(word) for word in json.loads(found)]


def test_the_container_is_built_from_what_is_here_and_runs_a_server() -> None:
    copied = [path for line in re.findall(r"^COPY (?!--from)(.*)$", CONTAINER, re.M) for path in line.split()[:-1]]
    assert {"src", "tools", "web", "hatch_build.py"} <= {*copied}
    assert [path for path in copied if not (ROOT / path).exists()] == []
    assert words("ENTRYPOINT") == [PROGRAM]
    assert parser().parse_args(words("CMD")).host == "0.0.0.0"


def pinned(lock: str) -> dict[str, str]:
    """The versions in a lock file."""
    return dict(re.findall(r"^([\w.-]+)==(\S+)", (ROOT / lock).read_text("utf-8"), re.M))


def test_a_server_has_the_versions_that_are_tested() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = {re.split(r"[\[><=; ]", each)[0] for each in (*project["dependencies"], *extras["postgres"], *extras["fast"])}
    server, tested = pinned("requirements-server.lock"), pinned("requirements-dev.lock")
    assert wanted <= server.keys()
    assert server.items() - tested.items() == {("uvloop", server["uvloop"])}


def test_the_page_on_deployment_names_every_file() -> None:
    page = (ROOT / "docs" / "deploy.md").read_text("utf-8")
    named = {path.name for pattern in re.findall(r"deploy/([\w@.*-]+)", page) for path in DEPLOY.glob(pattern)}
    assert named == {path.name for path in DEPLOY.iterdir()}


def test_the_kernel_counts_connections_of_an_address_and_of_a_network() -> None:
    """In a network of its own, where there can be one."""
    if why := missing():
        pytest.skip(why)
    addresses = "".join(
        f"ip address add {at}/64 dev lo nodad && " for at in ("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1", "2001:db8:0:1::2")
    )
    script = f"{addresses} nft -f {DEPLOY / 'feldherr.nft'} && exec {sys.executable} -c '{KNOCK}'"
    done = subprocess.run(inside(["sh", "-c", script]), env={**os.environ, "PATH": PATH}, capture_output=True, text=True)
    assert done.stdout.split("\n")[:2] == ["301 1"] * 2, done.stderr
