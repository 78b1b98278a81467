"""
Settings of the documentation: the annotated rulebook and the guides, one build for each language.

`sphinx-build -D language=pt docs docs/_build/html/pt` builds one of them; `nox -s docs` builds all. The pages are
written from the book first (`oracle.apps.docs`); the texts of `ORACLE_SOURCES` and the vectors of `ORACLE_VECTORS` are
quoted where they are at hand.
"""

from importlib.metadata import version as version_of
from pathlib import Path

project = "rococo-oracle"
author = "the rococo-oracle authors"
version = release = version_of("rococo-oracle")

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx.ext.napoleon",
    "sphinx_design",
    "oracle.apps.sphinx_ext",
    "oracle.apps.docs.site",
]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4
nitpicky = True
# The calls that programs may build on are documented; what their docstrings name besides need not be.
nitpick_ignore_regex = [("py:.*", ".*")]
autodoc_typehints = "none"

language = "en"
rococo_strict = True
rococo_kept = str(Path(__file__).resolve().parent / "_build" / "found")

html_theme = "furo"
html_title = "rococo-oracle"
html_copy_source = False
html_show_copyright = False
html_show_sourcelink = False
# Excerpts are fetched page by page, which a browser refuses to pages opened from disk.
html_show_search_summary = False
html_static_path = ["_static"]
html_css_files = ["board.css", "rococo.css"]
html_js_files = ["rococo.js"]
