"""Settings of the documentation."""

from importlib.metadata import version as version_of

project = "rococo-oracle"
author = "the rococo-oracle authors"
version = release = version_of("rococo-oracle")

extensions = ["myst_parser"]
exclude_patterns = ["_build"]
nitpicky = True

html_theme = "furo"
html_title = "rococo-oracle"
html_copy_source = False
