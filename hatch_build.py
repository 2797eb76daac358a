"""Adds the compiled engine, its stubs and the browser's client to a wheel; without a C compiler, the wheel holds the interpreted engine.

The sdist has the client as it is built, so that a wheel is made of it without Node's packages and without the network.

FELDHERR_COMPILE=0 leaves the engine interpreted, FELDHERR_COMPILE=1 makes it an error if it can't be compiled; FELDHERR_CLIENT=0 leaves the
client out.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))
import web
from compile_engine import compile_package, copy_package, obstacle
from index_page import index_page
from stubs import write_stubs

LIBRARIES = (".so", ".pyd")  # as Linux and macOS call compiled modules, and as Windows does


class IndexPage(MetadataHookInterface):
    """The description of the package is the README, as an index can show it."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = Path(self.root, "README.md").read_text("utf-8")
        page = index_page(text, metadata["version"], metadata.get("urls", {}).get("Source", ""))
        metadata["readme"] = {"content-type": "text/markdown", "text": page}


class Build(BuildHookInterface[Any]):
    """Builds for ordinary wheels; an editable install stays interpreted and without a client."""

    def dependencies(self) -> list[str]:
        """What the build itself needs."""
        extras: dict[str, list[str]] = self.metadata.core.optional_dependencies
        return [*self.metadata.core.dependencies, *extras["build"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build all parts and hand them over."""
        if version != "editable" and os.environ.get("FELDHERR_CLIENT") != "0":
            self.add_client(build_data)
        if version != "editable" and self.target_name == "wheel":
            self.add_stubs(build_data)
            self.add_engine(build_data)

    def add_client(self, build_data: dict[str, Any]) -> None:
        """Build the client; a wheel without it would have nothing to show in a browser, so this must not fail."""
        web.build()
        if self.target_name == "wheel":
            build_data["force_include"][str(web.BUILT)] = "feldherr/server/web"
        else:  # where the next build finds it up to date
            parts = (web.BUILT, web.STAMP)
            build_data["force_include"].update({str(path): path.relative_to(web.ROOT).as_posix() for path in parts})

    def add_stubs(self, build_data: dict[str, Any]) -> None:
        """Write the stubs beside the modules that they are for."""
        self.stubs = tempfile.TemporaryDirectory()  # lives until the wheel is packed
        folder = Path(self.stubs.name)
        write_stubs(folder)
        build_data["force_include"].update({str(path): str(path.relative_to(folder)) for path in folder.rglob("*.pyi")})

    def add_engine(self, build_data: dict[str, Any]) -> None:
        """Compile in a temporary copy and hand the extension modules over."""
        wanted = os.environ.get("FELDHERR_COMPILE") == "1"
        if reason := obstacle():
            if wanted:
                raise RuntimeError(f"the engine can't be compiled: {reason}")
            self.app.display_info(f"interpreted wheel: {reason}")
            return
        self.copy = tempfile.TemporaryDirectory()  # lives until the wheel is packed
        folder = Path(self.copy.name)
        copy_package(folder)
        try:
            compile_package(folder)
        except RuntimeError as error:
            if wanted:
                raise
            self.app.display_warning(f"interpreted wheel: the engine does not compile\n{error}")
            return
        libraries = [path for ending in LIBRARIES for path in folder.rglob(f"*{ending}")]
        build_data["force_include"].update({str(path): str(path.relative_to(folder)) for path in libraries})
        build_data.update(pure_python=False, infer_tag=True)
