"""What the documentation's site has besides its pages: commands, house rules, tables of numbers, and the sources that pages link to.

A Sphinx extension; docs/conf.py loads it.
"""

from __future__ import annotations

import html
import os
from pathlib import Path
from typing import Any

from docutils import nodes
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import guess_lexer_for_filename
from pygments.util import ClassNotFound
from sphinx import addnodes
from sphinx.application import Sphinx
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

import notebooks
from site_check import faults

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
INCLUDED = {"README.md": "index", "CONTRIBUTING.md": "contributing", "CHANGELOG.md": "changelog"}  # pages that live outside docs
SOURCES = "source"  # where the sources are on the site
LIGHT, DARK = (HtmlFormatter(style=style).get_style_defs(".highlight") for style in ("friendly", "monokai"))
PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{name}</title>
<style>:root {{ color-scheme: light dark; font-family: sans-serif }} body {{ margin: 1rem; background: light-dark(#fdfaf2, #131c20) }}
.highlight, pre {{ overflow-x: auto; background: none !important }} a {{ color: light-dark(#14594a, #54c5a5) }}
@media (prefers-color-scheme: light) {{ {light} }} @media (prefers-color-scheme: dark) {{ {dark} }}</style>
<p><a href="{home}">Feldherr</a> · {name}</p>
{body}
"""


def setup(app: Sphinx) -> dict[str, bool]:
    """What Sphinx calls."""
    app.add_directive("commands", Commands)
    app.add_directive("house-rules", HouseRules)
    app.add_directive("environments", Environments)
    app.add_directive("notebook", Notebook)
    app.connect("doctree-read", lead_links, priority=100)  # before links to files become downloads
    app.connect("env-purge-doc", forget)
    app.connect("env-merge-info", merge)
    app.connect("build-finished", finish)
    app.connect("autodoc-process-signature", plain_signature)
    return {"parallel_read_safe": True, "parallel_write_safe": True}


def finish(app: Sphinx, failure: Exception | None) -> None:
    """Add the sources; then warn of links that lead nowhere and of what comes from other hosts."""
    if not failure:
        write_sources(app)
    for fault in [] if failure else faults(Path(app.outdir)):
        logging.getLogger(__name__).warning(fault)


# ---- what is generated ------------------------------------------------------------------------------------------------------------


class Generated(SphinxDirective):
    """Markdown that the code writes."""

    def run(self) -> list[nodes.Node]:
        return self.parse_text_to_nodes(self.text(), allow_section_headings=True)

    def text(self) -> str:
        raise NotImplementedError


class Commands(Generated):
    """Every command with its help, as the command line prints it."""

    def text(self) -> str:
        os.environ["COLUMNS"] = "100"
        from feldherr.cli import parser
        from feldherr.locales import speak

        speak("en")
        choices = next(action.choices for action in parser()._actions if isinstance(action.choices, dict))
        return "\n".join(f"## feldherr {name}\n\n```text\n{command.format_help()}```\n" for name, command in choices.items())


class HouseRules(Generated):
    """Every house rule: its values, what it means, and in which modes."""

    def text(self) -> str:
        import feldherr
        from feldherr.rules.options import HOUSE_RULES

        out = ["| rule | values | meaning | modes |", "| --- | --- | --- | --- |"]
        for rule in HOUSE_RULES.values():
            having = [name for name, mode in feldherr.MODES.items() if rule.has(mode)]
            modes = "all" if len(having) == len(feldherr.MODES) else ", ".join(f"`{name}`" for name in having)
            out.append(f"| `{rule.name}` | {rule.range()} | {rule.says} | {modes} |")
        return "\n".join(out)


class Environments(Generated):
    """Of every mode: which numbers are which actions, and which part of an observation is where."""

    def text(self) -> str:
        import feldherr
        from feldherr.envs.scene import Scene

        return "\n\n".join(self.mode(Scene(name)) for name in feldherr.MODES)

    def mode(self, scene: Any) -> str:
        from feldherr.engine.action import NAMES

        out = [f"## {scene.mode}\n", f"{scene.players} players: {scene.actions:,} actions, {scene.width:,} numbers to see.\n"]
        out += ["| action | its numbers | the first of them | the last |", "| --- | --- | --- | --- |"]
        for verb, first, things in scene.coding.verbs:
            many = things * int(scene.coding.ends[NAMES.index(verb)])
            out.append(f"| `{verb}` | {first:,} to {first + many - 1:,} | `{scene.says(first)}` | `{scene.says(first + many - 1)}` |")
        out += ["\n| part of the observation | where |", "| --- | --- |"]
        out += [f"| `{name}` | `{part.start}:{part.stop}` |" for name, part in scene.parts().items()]
        return "\n".join(out)


class Notebook(Generated):
    """A notebook, run now, with what its cells print and draw."""

    required_arguments = 1

    def text(self) -> str:
        path = (DOCS / self.env.docname).parent / self.arguments[0]
        self.env.note_dependency(str(path))
        return notebooks.markdown(path)


def plain_signature(app: Sphinx, what: str, name: str, obj: object, options: object, signature: str | None, result: str | None) -> Any:
    """Signatures as a caller writes them: the compiler's i64 is an int."""
    return tuple(part and part.replace("i64", "int").replace("feldherr.engine.state.", "") for part in (signature, result))


# ---- links out of docs --------------------------------------------------------------------------------------------------------------


def lead_links(app: Sphinx, doctree: nodes.document) -> None:
    """Lead links to files outside docs to their pages on the site, so that it needs no other host."""
    here = app.env.docname
    found = [node for kind in (addnodes.download_reference, addnodes.pending_xref) for node in doctree.findall(kind)]
    for node in found:
        path = node.get("reftarget", "").partition("#")[0]
        target = (DOCS / here).parent.joinpath(path).resolve() if path else DOCS
        page = INCLUDED.get(f"{target.name}.md") if target.parent == ROOT and node.get("refdomain") == "doc" else None
        if page:
            uri, anchor = app.builder.get_relative_uri(here, page), node.get("reftargetid")
            node.replace_self(link(node, f"{uri}#{anchor}" if anchor else uri))
        elif path and target.exists() and target.suffix != ".md" and (target.is_dir() or not target.is_relative_to(DOCS)):
            node.replace_self(link(node, app.builder.get_relative_uri(here, page_of(app, here, target))))


def link(node: nodes.Element, uri: str) -> nodes.reference:
    """The same words, leading elsewhere."""
    return nodes.reference("", "", *node.children, internal=True, refuri=uri)


def page_of(app: Sphinx, here: str, target: Path) -> str:
    """The page that shows a file or a folder; of a folder in docs, its first page."""
    if target.is_relative_to(DOCS):
        return str(sorted(target.glob("*.md"))[0].relative_to(DOCS).with_suffix(""))
    linked(app).setdefault(here, set()).add(target)
    return f"{SOURCES}/{target.relative_to(ROOT)}"


def linked(app: Any) -> dict[str, set[Path]]:
    """The sources that each page links to."""
    env = getattr(app, "env", app)
    if not hasattr(env, "feldherr_linked"):
        env.feldherr_linked = {}
    found: dict[str, set[Path]] = env.feldherr_linked
    return found


def forget(app: Sphinx, env: Any, docname: str) -> None:
    linked(env).pop(docname, None)


def merge(app: Sphinx, env: Any, docnames: set[str], other: Any) -> None:
    linked(env).update({name: paths for name, paths in linked(other).items() if name in docnames})


def write_sources(app: Sphinx) -> None:
    """Write a page for every file and folder that is linked, and for the files of those folders; plain, for there are many."""
    todo = sorted({path for paths in linked(app).values() for path in paths})
    for path in todo:
        inside = sorted(each for each in path.iterdir() if each.is_file()) if path.is_dir() else []
        todo += [each for each in inside if each not in todo]
        name = path.relative_to(ROOT)
        target = Path(app.outdir, SOURCES, f"{name}.html")
        target.parent.mkdir(parents=True, exist_ok=True)
        home = "../" * len(name.parts) + "index.html"
        target.write_text(PAGE.format(name=name, home=home, light=LIGHT, dark=DARK, body=shown(path, inside)), "utf-8")


def shown(path: Path, inside: list[Path]) -> str:
    """A file with its syntax, or a folder as a list."""
    if path.is_dir():
        return (
            "<ul>" + "".join(f'<li><a href="{path.name}/{each.name}.html">{html.escape(each.name)}</a></li>' for each in inside) + "</ul>"
        )
    text = path.read_text("utf-8")
    try:
        lexer = guess_lexer_for_filename(path.name, text)
    except ClassNotFound:
        return f"<pre>{html.escape(text)}</pre>"
    return str(highlight(text, lexer, HtmlFormatter(cssclass="highlight")))
