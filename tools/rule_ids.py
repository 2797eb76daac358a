"""Compares the rules in docs/rules with the tests in tests/rulebook: every rule has a test, every test a rule."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ROW = re.compile(r"^\|\s*([KSONG]\d+)\s*\|", re.MULTILINE)


def written() -> set[str]:
    """The ids that open a row of a table in the rulebook."""
    return {rule for page in ROOT.glob("docs/rules/*.md") for rule in ROW.findall(page.read_text("utf-8"))}


def tested() -> set[str]:
    """The ids in the `@pytest.mark.rule(...)` of test functions."""
    return {rule for file in ROOT.glob("tests/rulebook/**/*.py") for rule in marked(ast.parse(file.read_text("utf-8"), str(file)))}


def marked(tree: ast.Module) -> Iterator[str]:
    """Every id that one file's test functions are marked with."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
                    yield from (ast.literal_eval(argument) for argument in decorator.args)


def by_number(rule: str) -> tuple[str, int, str]:
    """Sorts K9 before K10."""
    return rule[:1], len(rule), rule


def report(title: str, rules: set[str]) -> bool:
    """Print a line about some rules and say whether there were any."""
    wanted = sorted(rules, key=by_number)
    print(f"{title}: {' '.join(wanted) or 'none'}")
    return bool(wanted)


def main() -> int:
    """Compare, and fail on any difference."""
    rules, tests = written(), tested()
    if not rules:
        sys.exit("no rules found in docs/rules")
    return report("rule ids without a test", rules - tests) | report("rule ids in tests but not in the rulebook", tests - rules)


if __name__ == "__main__":
    sys.exit(main())
