"""Adds the compiled engine to a wheel; where that cannot be, the wheel holds the interpreted one."""

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))
from compile_engine import compile_package, copy_package, obstacle


class CompiledEngine(BuildHookInterface[Any]):
    """Compiles for ordinary wheels; an editable install stays interpreted."""

    def dependencies(self) -> list[str]:
        """What the build itself needs: the compiler's half of the project's extras, if it will compile."""
        extras: dict[str, list[str]] = self.metadata.core.optional_dependencies
        return [] if obstacle() else [*self.metadata.core.dependencies, *extras["build"]]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile in a temporary copy and hand the extension modules over."""
        if version == "editable":
            return
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
