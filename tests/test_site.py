"""The documentation's site and the index page: bad links and things from other hosts are found, pictures are left out."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from badges import badges
from index_page import index_page
from site_check import faults

ROOT = Path(__file__).resolve().parent.parent


def test_what_leads_nowhere_or_comes_from_elsewhere_is_found(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "other.html").write_text('<h1 id="here">x</h1><a href="../index.html">up</a><a href="mailto:a@b">mail</a>')
    (tmp_path / "index.html").write_text(
        '<a href="deep/other.html#here">good</a><a href="https://example.org/">elsewhere</a>'
        '<a href="deep/other.html#gone">x</a><a class="x" href="gone.html">x</a>'
        '<script src="https://example.org/x.js"></script><link rel="stylesheet" href="//example.org/x.css">'
    )
    assert sorted(faults(tmp_path)) == [
        "index.html loads //example.org/x.css from another host",
        "index.html loads https://example.org/x.js from another host",
        "index.html: deep/other.html#gone has no such place",
        "index.html: gone.html leads nowhere",
    ]


def test_an_index_page_has_no_picture_link_or_script_of_the_repository() -> None:
    page = index_page((ROOT / "README.md").read_text("utf-8"))
    assert "](" not in page
    assert "scripts/" not in page
    assert "\nuvx feldherr " in page
    assert "| `feldherr odds 10 7`; several territories" in page
    for checkout in ("checkout", "sets everything up", "python bench/", "my_script.py", "src/feldherr", "CONTRIBUTING", "docs/"):
        assert checkout not in page, checkout
    assert page.count("```") % 2 == 0
    assert ">>> import feldherr\n" in page
    assert (
        index_page("a [b](https://example.org/) ![c](d.png)\n\n| e |\n| --- |\n| ![f](g.png) |\n\nh") == "a [b](https://example.org/)\n\nh"
    )
    assert index_page("| a |\n| --- |\n| [`docs/b.md`](docs/b.md): b |\n| c ([how](docs/c.md)) |") == "| a |\n| --- |\n| c |"


def test_with_an_address_an_index_page_shows_pictures_and_links_of_that_version() -> None:
    """Each leads to a file that is in the repository; what needs a checkout is left out all the same."""
    page = index_page((ROOT / "README.md").read_text("utf-8"), "1.2.3", "https://example.org/feldherr/")
    pictures = re.findall(r"!\[[^\]]*\]\(https://example.org/feldherr/raw/v1.2.3/([^)]*)\)", page)
    links = re.findall(r"(?<!!)\[[^\]]*\]\(https://example.org/feldherr/blob/v1.2.3/([^)#]*)[^)]*\)", page)
    assert len(pictures) > 5
    assert "docs/library.md" in links
    assert "CONTRIBUTING.md" in links
    assert all((ROOT / path).exists() for path in (*pictures, *links))
    assert re.findall(r"\]\((?!https://)[^)]*\)", page) == []
    assert "scripts/" not in page


def test_badges_say_what_the_project_says() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    drawn = badges(project)
    assert all((ROOT / "docs" / "pictures" / name).read_text("utf-8") == picture for name, picture in drawn.items())
    assert all(f"](docs/pictures/{name})" in (ROOT / "README.md").read_text("utf-8") for name in drawn)
    assert ">3.11 to 3.13<" in drawn["badge-python.svg"]
    fewer = {**project, "classifiers": ["Programming Language :: Python :: 3.11", "Programming Language :: Python :: 3.12"]}
    assert ">3.11 to 3.12<" in badges(fewer)["badge-python.svg"]
    assert ">no<" in badges(fewer)["badge-typed.svg"]
    with pytest.raises(ValueError, match="requires-python"):
        badges({**project, "requires-python": ">=3.10"})
