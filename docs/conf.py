"""The documentation as a site: Sphinx reads these pages as Markdown; `scripts/docs` builds it. What is generated is in tools/pages.py."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

project = "Feldherr"
project_copyright = "the Feldherr authors, Apache License 2.0"
extensions = ["myst_parser", "sphinx.ext.autodoc", "pages"]

myst_enable_extensions = ["attrs_block", "colon_fence"]
myst_heading_anchors = 4
default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_class_signature = "mixed"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 100
suppress_warnings = ["myst.header"]  # a language's rules begin where its rulebook does
nitpicky = False

html_theme = "furo"
html_title = "Feldherr"
html_favicon = str(ROOT / "web" / "public" / "icon.svg")
html_logo = html_favicon
html_static_path = ["site.css"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sphinx = False
html_theme_options = {
    # the colours of the table, web/src/app.css
    "light_css_variables": {
        "color-brand-primary": "#14594a",
        "color-brand-content": "#14594a",
        "color-brand-visited": "#14594a",
        "color-background-primary": "#fdfaf2",
        "color-background-secondary": "#f4eddd",
        "color-background-border": "#ddd3bd",
        "color-foreground-primary": "#1e2a2f",
        "color-code-background": "#f7f2e4",
        "color-inline-code-background": "#f4eddd",
    },
    "dark_css_variables": {
        "color-brand-primary": "#54c5a5",
        "color-brand-content": "#54c5a5",
        "color-brand-visited": "#54c5a5",
        "color-background-primary": "#131c20",
        "color-background-secondary": "#1e2a2f",
        "color-background-border": "#3a4b50",
        "color-foreground-primary": "#eef0e8",
        "color-code-background": "#1a262b",
        "color-inline-code-background": "#26353a",
    },
}
pygments_style = "friendly"
pygments_dark_style = "monokai"
