"""The documents say what is true: every mode, verb, position line and house rule that they list, and no other."""

from __future__ import annotations

import re
from pathlib import Path

import feldherr
from feldherr.engine.action import VERBS
from feldherr.engine.position import SCALARS
from feldherr.engine.step import REASONS
from feldherr.locales import LANGUAGES, sources

ROOT = Path(__file__).resolve().parent.parent


def test_the_readme_lists_every_mode_with_its_players() -> None:
    text = (ROOT / "README.md").read_text()
    listed = dict(re.findall(r"`((?:de|sv|nl)\d{4}\.[a-z-]+)` \(([\d-]+)\)", text))
    assert listed == {name: "-".join(map(str, sorted(set(mode.players)))) for name, mode in feldherr.MODES.items()}


def test_the_formats_page_lists_every_verb_and_line() -> None:
    text = (ROOT / "docs" / "formats.md").read_text()
    verbs = text[text.index("| verb |") : text.index("## A position")]
    assert set(re.findall(r"^\| `([a-z]+)` \|", verbs, re.M)) == set(VERBS)
    for line in (*SCALARS, "turn", "armies", "hand", "under", "aside", "laid", "reserve", "out", "phase", "step", "over", "view", "unseen"):
        assert f"`{line}" in text
    for mode in feldherr.MODES.values():
        for name, _ in feldherr.new(mode, mode.players[0]).extra.rows(feldherr.new(mode, mode.players[0])):
            assert f"`{re.sub('[1-9]$', '0', name)}`" in text


def test_the_formats_page_numbers_the_reasons() -> None:
    text = " ".join((ROOT / "docs" / "formats.md").read_text().split())
    for number, reason in enumerate(REASONS[1:], 1):
        assert f"{number} {reason}" in text


def test_every_rule_id_of_a_mode_is_a_numbered_rule() -> None:
    pages = "".join(page.read_text() for page in (ROOT / "docs" / "rules").glob("*.md"))
    numbered = set(re.findall(r"^\| ([KSONG]\d+) \|", pages, re.M))
    used: set[str] = set()
    for mode in (*feldherr.MODES.values(), *(m.two for m in feldherr.MODES.values() if m.two)):
        for part in mode.ids.split():
            first, _, last = part.partition("-")
            used |= {f"{first[0]}{n}" for n in range(int(first[1:]), int((last or first)[1:]) + 1)} & numbered
            assert {first, last or first} <= numbered, (mode.name, part)
    assert used == numbered


def test_every_id_in_the_source_is_a_numbered_rule() -> None:
    pages = "".join(page.read_text() for page in (ROOT / "docs" / "rules").glob("*.md"))
    numbered = set(re.findall(r"^\| ([KSONG]\d+) \|", pages, re.M))
    for path in [*(ROOT / "src").rglob("*.py"), ROOT / "docs" / "rulings.md"]:
        named = set(re.findall(r"\b[KSONG]\d{1,3}\b", path.read_text()))
        assert named <= numbered, (path.name, named - numbered)


def test_links_between_documents_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text()):
            assert (page.parent / target).exists(), (page.name, target)


def labels(page: Path) -> set[str]:
    """What a page prints in italics: in our documents, the labels of the browser."""
    text = re.sub(r"```.*?```|`[^`]*`", "", page.read_text("utf-8"), flags=re.S)
    return {" ".join(label.split()) for label in re.findall(r"(?<![*\w])\*([A-Z][^*|]+)\*(?!\*)", text)}


def test_every_label_that_a_page_quotes_is_in_the_browser() -> None:
    written = [source.partition(" = ")[2] for source in sources("en").values()]
    shown = {re.sub(r":? *\{.*", "", text, flags=re.S).strip() for text in written}  # "Suggested: { $n }" is quoted as *Suggested*
    pages = [*ROOT.glob("*.md"), *(page for page in (ROOT / "docs").rglob("*.md") if "rules" not in page.parts)]
    quoted = {page.name: labels(page) for page in pages}
    assert {"Check the borders", "Suggested"} <= quoted["maps.md"]
    assert {name: found - shown for name, found in quoted.items() if found - shown} == {}


def test_nobody_is_sent_to_the_slow_build() -> None:
    """Scripts of the checkout are run by scripts/python, which is the fastest build there is; `.venv/bin` is for its tools only."""
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "docs").rglob("*.ipynb")]
    pages += [*(ROOT / "bench").glob("*.py"), *(ROOT / "examples").rglob("*.py")]
    slow = re.compile(r"\.venv/bin/p|(?<!scripts/)\bpython3? (?:-P )?(?:examples|bench|tools)/")
    assert [f"{page}: {found[0]}" for page in pages for found in slow.finditer(page.read_text("utf-8"))] == []


# ---- files and functions that documents name -------------------------------------------------------------------------------------

GUIDES = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "docs" / "architecture.md")
FOLDERS = (ROOT, ROOT / "src", ROOT / "src" / "feldherr", ROOT / "web" / "src", ROOT / "docs")  # paths may be relative to any of these
PATH = re.compile(r"[\w*-][\w.*-]*(?:/[\w.*-]+)+/?|[\w-]+/|[\w.-]+\.(?:py|ts|svelte|toml|md|json|ftl|css)")
DEFINED = r"(?:def|class|function|const|type|interface) {0}\b|^\s*(?:private |async |readonly )*{0}\s*[(=:<]"


def missing(page: Path) -> list[str]:
    """The paths in backticks on a page that lead nowhere: from one of the folders, or for a bare file name from anywhere."""
    named = {text for text in re.findall(r"`([^`\n]+)`", page.read_text("utf-8")) if PATH.fullmatch(text)}
    known = {path.name for part in ("src", "web/src", "web/tests", "tests", "tools", "docs") for path in (ROOT / part).rglob("*.*")}
    known |= {path.name for path in ROOT.iterdir()}
    return sorted(
        text
        for text in named
        if not any([*folder.glob(text.rstrip("/"))] for folder in FOLDERS) and not ("/" not in text and text in known)
    )


def undefined(page: Path) -> list[str]:
    """Links such as [`Room.change`](room.py) whose file defines no such name."""
    out = []
    for name, target in re.findall(r"\[`([\w.]+)`\]\(([^)#:]+\.(?:py|ts))\)", page.read_text("utf-8")):
        code = (page.parent / target).read_text("utf-8")
        if name != Path(target).name and any(not re.search(DEFINED.format(part), code, re.M) for part in name.split(".")):
            out.append(f"{name} in {target}")
    return out


def test_every_path_that_the_guides_name_exists() -> None:
    assert {page.name: found for page in GUIDES if (found := missing(page))} == {}


def layout() -> set[str]:
    """The folders in the layout of CONTRIBUTING.md: a name that ends with a slash, below the line that is indented less."""
    block = (ROOT / "CONTRIBUTING.md").read_text("utf-8").split("```\n")[1]
    above: list[tuple[int, str]] = []
    found = set()
    for line in block.splitlines():
        indent = len(line) - len(line.lstrip())
        names = re.match(r"(?:[\w/]+/ *)*", line.strip())
        for name in names[0].split() if names else []:
            above = [(depth, folder) for depth, folder in above if depth < indent]
            above.append((indent, "".join([above[-1][1] if above else "", name])))
            found.add(above[-1][1])
    return found


def test_the_layout_has_every_folder_and_no_other() -> None:
    listed = layout()
    assert [folder for folder in sorted(listed) if not (ROOT / folder).is_dir()] == []
    packages = {path.parent for path in (ROOT / "src" / "feldherr").rglob("__init__.py")} - {ROOT / "src" / "feldherr"}
    small = {"server/store/migrations/", "server/store/migrations/versions/"}
    assert {f"{path.relative_to(ROOT / 'src' / 'feldherr')}/" for path in packages} - small == {
        folder.removeprefix("src/feldherr/") for folder in listed if folder.startswith("src/feldherr/") and folder != "src/feldherr/"
    }


def test_the_protocol_page_says_what_every_field_means() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    assert re.findall(r"^\|.*\|\s*\|$", page, re.M) == []


def test_the_picture_of_the_house_shows_every_package_and_no_other() -> None:
    named = re.findall(r'class="name"[^>]*>([^<]+)<', (ROOT / "docs" / "pictures" / "architecture.svg").read_text("utf-8"))
    packages = {f"{path.parent.name}/" for path in (ROOT / "src" / "feldherr").glob("*/__init__.py")}
    assert sorted(named) == sorted({*packages, "web/", "pieces.py", "holdings.py"})


def test_every_function_that_is_linked_is_in_its_file() -> None:
    pages = [*GUIDES, *(ROOT / "docs").glob("*.md")]
    assert {page.name: found for page in pages if (found := undefined(page))} == {}


def test_a_path_or_a_name_that_is_not_there_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "`src/feldherr/engine/play.py` `engine/gone.py` `gone.py` `play.py` `tools/` `FILE` [`Here.gone`](code.py) [`Here`](code.py)"
    )
    (tmp_path / "code.py").write_text("class Here:\n    pass\n")
    assert missing(page) == ["engine/gone.py", "gone.py"]
    assert undefined(page) == ["Here.gone in code.py"]


def test_the_environments_page_lists_every_mode_with_its_sizes() -> None:
    from feldherr.envs.scene import Scene

    text = (ROOT / "docs" / "envs.md").read_text()
    rows = re.findall(r"^\| `([a-z0-9.-]+)` \| ([\d-]+) \| (\d) \| ([\d,]+) \| ([\d,]+) \|$", text, re.M)
    made = {name: Scene(name) for name in feldherr.MODES}
    assert rows == [
        (name, "-".join(map(str, sorted(set(mode.players)))), str(it.players), f"{it.actions:,}", f"{it.width:,}")
        for (name, mode), it in zip(feldherr.MODES.items(), made.values())
    ]
    for it in made.values():
        for part in it.parts():
            assert f"`{part}`" in text or it.start.extra.rows(it.start), part


def test_the_rules_in_other_languages_have_the_same_numbers() -> None:
    """Every rule once, in the same order, and in it the same digits; only ones may be words."""
    row = re.compile(r"^\| ([KSONG]\d+) \| (.*) \|$", re.M)
    for page in (ROOT / "docs" / "rules").glob("[a-z]*.md"):
        here = row.findall(page.read_text())
        for language in LANGUAGES.keys() - {"en"}:
            there = row.findall((page.parent / language / page.name).read_text())
            assert [rule for rule, _ in there] == [rule for rule, _ in here], (language, page.name)
            for (rule, text), (_, other) in zip(here, there):
                mine, theirs = (sorted(n for n in re.findall(r"\d+", t) if n != "1") for t in (text, other))
                assert mine == theirs, (language, rule)


def test_the_version_is_the_same_everywhere() -> None:
    found = [re.search(r'^version(?:: | = ")([0-9.]+)', (ROOT / name).read_text(), re.M) for name in ("pyproject.toml", "CITATION.cff")]
    assert [match and match[1] for match in found] == [feldherr.__version__] * 2
    assert f"\n## {feldherr.__version__} (" in (ROOT / "CHANGELOG.md").read_text()
