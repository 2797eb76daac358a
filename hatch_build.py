"""Adds the compiled engine, its stubs and the browser's client to a wheel; without a C compiler, the wheel holds the interpreted engine.

FELDHERR_COMPILE=0 leaves the engine interpreted, FELDHERR_CLIENT=0 leaves the client out.
"""

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))
import web
from compile_engine import compile_package, copy_package, obstacle
from stubs import write_stubs


class Build(BuildHookInterface[Any]):
    """Builds for ordinary wheels; an editable install stays interpreted and without a client."""

    def dependencies(self) -> list[str]:
        """What the build itself needs."""
        extras: dict[str, list[str]] = self.metadata.core.optional_dependencies
        return [*self.metadata.core.dependencies, *extras["build"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build all parts and hand them over."""
        if version != "editable":
            if os.environ.get("FELDHERR_CLIENT") != "0":
                self.add_client(build_data)
            self.add_stubs(build_data)
            self.add_engine(build_data)

    def add_client(self, build_data: dict[str, Any]) -> None:
        """Build the client; a wheel without it would have nothing to show in a browser, so this must not fail."""
        web.build()
        build_data["force_include"][str(web.BUILT)] = "feldherr/server/web"

    def add_stubs(self, build_data: dict[str, Any]) -> None:
        """Write the stubs beside the modules that they are for."""
        self.stubs = tempfile.TemporaryDirectory()  # lives until the wheel is packed
        folder = Path(self.stubs.name)
        write_stubs(folder)
        build_data["force_include"].update({str(path): str(path.relative_to(folder)) for path in folder.rglob("*.pyi")})

    def add_engine(self, build_data: dict[str, Any]) -> None:
        """Compile in a temporary copy and hand the extension modules over."""
        if reason := obstacle():
            self.app.display_info(f"interpreted wheel: {reason}")
            return
        self.copy = tempfile.TemporaryDirectory()  # lives until the wheel is packed
        folder = Path(self.copy.name)
        copy_package(folder)
        try:
            compile_package(folder)
        except RuntimeError as error:
            self.app.display_warning(f"interpreted wheel: the engine does not compile\n{error}")
            return
        build_data["force_include"].update({str(path): str(path.relative_to(folder)) for path in folder.rglob("*.so")})
        build_data.update(pure_python=False, infer_tag=True)
