"""A step's packed numbers `n` and `m` mean something only to the chapter that owns the step; all others ask it by name.

They don't make steps with such numbers either: each chapter has functions with names for that. And nobody looks for a step by its place.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TypeGuard

import pytest

import feldherr
from feldherr.engine.reading import step_kinds
from feldherr.engine.step import Step
from feldherr.godstorm.miracle import Play

SOURCE = Path(feldherr.__file__).parent
PACKED = ("n", "m")
CHAPTERS = ("rules", "godstorm")

# Classes whose packed numbers other modules may read, which modules those are, and why.
SHARED = {
    "Play": ("war", "death", "sky", "miracle", "miracles"),  # a card on its way: what its `m` means is up to the card, each in its chapter
}

# Modules outside the engine that take all numbers of a step at once, and why.
WHOLE = {
    "analysis/mean.py": "tells states apart by them",
    "bots/world/search.py": "tells states apart by them",
}

Function = ast.FunctionDef | ast.AsyncFunctionDef


def modules() -> list[Path]:
    found = sorted(SOURCE.rglob("*.py"))
    assert len(found) > 100
    return found


def outside_the_engine() -> list[Path]:
    """The engine writes steps down and reads them back without knowing what their numbers mean."""
    return [path for path in modules() if path.relative_to(SOURCE).parts[0] != "engine"]


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def where(path: Path, found: Sequence[ast.expr]) -> str:
    return "\n".join(f"{path.relative_to(SOURCE)}:{node.lineno}: {ast.unparse(node)}" for node in found)


@pytest.mark.parametrize("path", outside_the_engine(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_only_its_own_chapter_reads_what_a_step_has_packed(path: Path) -> None:
    package = path.relative_to(SOURCE).parts[0]
    tree = tree_of(path)
    found = list(chapter_faults(tree, path.stem) if package in CHAPTERS else outside_faults(tree))
    assert not found, where(path, found)
    whole = [node for node in ast.walk(tree) if at_once(node)]
    assert bool(whole) == (str(path.relative_to(SOURCE)) in WHOLE), where(path, whole)


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_only_its_own_chapter_packs_a_step(path: Path) -> None:
    found = list(packers(tree_of(path), step_classes()))
    assert not found, where(path, found)


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_nobody_looks_for_a_step_by_its_place(path: Path) -> None:
    found = [node for node in ast.walk(tree_of(path)) if placed(node)]
    assert not found, where(path, found)


def step_classes() -> dict[str, str]:
    """The classes of all steps, with their modules."""
    found = {kind.__name__: kind.__module__ for kind in step_kinds().values()} | {"Step": Step.__module__, "Play": Play.__module__}
    assert len(found) > 40
    return found


def packers(tree: ast.AST, classes: dict[str, str]) -> Iterator[ast.expr]:
    """Calls of another module's step with more than its seat, places and side, which all say by name."""
    others = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            others |= {alias.asname or alias.name for alias in node.names if classes.get(alias.name) == node.module}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and made(node) & others and not plain(node):
            yield node


def plain(call: ast.Call) -> bool:
    return len(call.args) < 2 and {keyword.arg for keyword in call.keywords} <= {"seat", "src", "dst", "side"}


def made(call: ast.Call) -> set[str]:
    """The classes that a call may make something of: also `(A if x else B)(…)`."""
    return {node.id for node in ast.walk(call.func) if isinstance(node, ast.Name)} if isinstance(call.func, ast.Name | ast.IfExp) else set()


def outside_faults(tree: ast.AST) -> Iterator[ast.expr]:
    """Outside the chapters nobody reads `x.n` or `x.m` at all."""
    for node in ast.walk(tree):
        if packed(node) and not on_self(node):
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


def at_once(node: ast.AST) -> TypeGuard[ast.Call]:
    """`step.numbers()`: all six, and so also the packed ones."""
    match node:
        case ast.Call(func=ast.Attribute(attr="numbers"), args=[], keywords=[]):
            return True
    return False


def on_self(node: ast.Attribute) -> bool:
    """An attribute of a class outside the chapters is its own, whatever it is called."""
    return isinstance(node.value, ast.Name) and node.value.id == "self"


def placed(node: ast.AST) -> TypeGuard[ast.Subscript]:
    """`g.stack[2]`: a step by its place, as if one knew what lies where."""
    match node:
        case ast.Subscript(value=ast.Attribute(value=ast.Name(id="self"))):  # the table's own
            return False
        case ast.Subscript(value=ast.Attribute(attr="stack"), slice=ast.Constant() | ast.UnaryOp(operand=ast.Constant())):
            return True
        case ast.Subscript(value=ast.Attribute(attr="stack"), slice=ast.BinOp(right=ast.Constant(value=behind))):
            return behind != 1
    return False


@pytest.mark.parametrize(
    "code",
    [
        "def f(view): return view.top().n & 15",
        "def f(step): return step.m",
    ],
)
def test_who_unpacks_is_found(code: str) -> None:
    assert list(outside_faults(ast.parse(code)))


@pytest.mark.parametrize(
    ("code", "faults"),
    [
        ("Placing(seat, side=1)", 0),
        ("Placing(seat)", 0),
        ("Placing(seat, 0, -1, -1, 1)", 1),
        ("Placing(seat, n=2)", 1),
        ("(Placing if x else Turn)(seat, 2)", 1),
        ("Turn(seat, 2)", 0),  # not the rules' Turn
    ],
)
def test_who_packs_is_found(code: str, faults: int) -> None:
    tree = ast.parse(f"from feldherr.rules.placing import Placing\nfrom feldherr.server.wire import Turn\n{code}")
    assert len(list(packers(tree, step_classes()))) == faults


@pytest.mark.parametrize(("code", "fault"), [("list(step.numbers())", True), ("self.numbers[2]", False), ("read.numbers(w)", False)])
def test_who_takes_all_numbers_is_found(code: str, fault: bool) -> None:
    assert any(at_once(node) for node in ast.walk(ast.parse(code))) == fault


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("view.stack[2]", True),
        ("g.stack[-1]", True),
        ("g.stack[len(g.stack) - 2]", True),
        ("g.stack[n - 2]", True),
        ("g.stack[len(g.stack) - 1]", False),
        ("g.stack[:]", False),
    ],
)
def test_who_looks_by_place_is_found(code: str, fault: bool) -> None:
    assert any(placed(node) for node in ast.walk(ast.parse(code))) == fault


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
