"""A step's packed numbers `n` and `m` mean something only to the chapter that owns the step; all others ask it by name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import TypeGuard

import pytest

import feldherr

SOURCE = Path(feldherr.__file__).parent
PACKED = ("n", "m")
CHAPTERS = ("rules", "godstorm")

# Classes whose packed numbers other modules may read, which modules those are, and why.
SHARED = {
    "Play": ("war", "death", "sky", "miracle", "miracles"),  # a card on its way: what its `m` means is up to the card, each in its chapter
}

Function = ast.FunctionDef | ast.AsyncFunctionDef


def modules() -> list[Path]:
    found = [path for path in sorted(SOURCE.rglob("*.py")) if path.relative_to(SOURCE).parts[0] != "engine"]
    assert len(found) > 100
    return found


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_only_its_own_chapter_reads_what_a_step_has_packed(path: Path) -> None:
    package = path.relative_to(SOURCE).parts[0]
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = list(chapter_faults(tree, path.stem) if package in CHAPTERS else outside_faults(tree))
    assert not found, "\n".join(f"{path.relative_to(SOURCE)}:{node.lineno}: {ast.unparse(node)}" for node in found)


def outside_faults(tree: ast.AST) -> Iterator[ast.expr]:
    """Outside the chapters nobody reads `x.n`, `x.m` or `x.stack[2]` at all."""
    for node in ast.walk(tree):
        if (packed(node) and not on_self(node)) or placed(node):
            yield node


def chapter_faults(tree: ast.Module, module: str) -> Iterator[ast.expr]:
    """In a chapter it is read of `self`, and of what a function says or finds to be a step of this module."""
    own = {node.name for node in tree.body if isinstance(node, ast.ClassDef)} | {name for name, users in SHARED.items() if module in users}
    fine = set()
    for function in [node for node in ast.walk(tree) if isinstance(node, Function)]:
        known = {"self", *of_classes(function, own)}
        fine |= {node for node in ast.walk(function) if packed(node) and isinstance(node.value, ast.Name) and node.value.id in known}
    yield from (node for node in ast.walk(tree) if packed(node) and node not in fine)


def of_classes(function: Function, own: set[str]) -> Iterator[str]:
    """The names in a function that are annotated with one of these classes, or looked at with `isinstance`."""
    for node in ast.walk(function):
        match node:
            case ast.arg(arg=name, annotation=ast.Name(id=kind)) if kind in own:
                yield name
            case ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id=kind)) if kind in own:
                yield name
            case ast.Call(func=ast.Name(id="isinstance"), args=[ast.Name(id=name), ast.Name(id=kind)]) if kind in own:
                yield name


def packed(node: ast.AST) -> TypeGuard[ast.Attribute]:
    return isinstance(node, ast.Attribute) and node.attr in PACKED and isinstance(node.ctx, ast.Load)


def on_self(node: ast.Attribute) -> bool:
    """An attribute of a class outside the chapters is its own, whatever it is called."""
    return isinstance(node.value, ast.Name) and node.value.id == "self"


def placed(node: ast.AST) -> TypeGuard[ast.Subscript]:
    """`g.stack[2]`: a step by its place, as if one knew what lies where."""
    match node:
        case ast.Subscript(value=ast.Attribute(attr="stack"), slice=ast.Constant() | ast.UnaryOp(operand=ast.Constant())):
            return True
    return False


@pytest.mark.parametrize(
    "code",
    [
        "def f(view): return view.top().n & 15",
        "def f(step): return step.m",
        "def f(view): return view.stack[2]",
        "def f(view): return view.stack[-1]",
    ],
)
def test_who_unpacks_is_found(code: str) -> None:
    assert list(outside_faults(ast.parse(code)))


@pytest.mark.parametrize(
    ("code", "faults"),
    [
        ("class A(Step):\n def f(self): return self.n", 0),
        ("class A(Step): ...\ndef f(a: A): return a.m", 0),
        ("class A(Step): ...\ndef f(g):\n for a in g.stack:\n  if isinstance(a, A): return a.m", 0),
        ("def f(p: Play): return p.m", 1),
        ("def f(a: Step): return a.n", 1),
        ("class A(Step): ...\ndef f(g): return g.top().n", 1),
    ],
)
def test_a_chapter_reads_its_own(code: str, faults: int) -> None:
    assert len(list(chapter_faults(ast.parse(code), "elsewhere"))) == faults
