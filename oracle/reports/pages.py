"""What pages that need nothing else have in common: their templates, their own style and script, and their policy."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Callable, Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from oracle.reports.phrasing import printable

_TEMPLATES: Final = files("oracle.reports").joinpath("templates")


def own(*names: str) -> Markup:
    """Give styles or scripts of ours, one after the other."""
    # Files of the package, without a value put in.
    return Markup("".join(_TEMPLATES.joinpath(n).read_text(encoding="utf-8") for n in names))  # noqa: S704


def policy(style: str, script: str) -> str:
    """Give the policy that allows a page its style and its script, if it has one, and nothing else."""
    scripts = f"script-src {_digest(script)}; " if script else ""
    return f"default-src 'none'; style-src {_digest(style)}; {scripts}base-uri 'none'; form-action 'none'"


def _digest(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def embedded(data: Any) -> Markup:
    """Give what a script reads as JSON; no text in it can end its element."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return Markup(text.replace("<", "\\u003c"))  # noqa: S704


def render(template: str, filters: Mapping[str, Callable[..., Any]] = MappingProxyType({}), **values: Any) -> str:
    """Give a page; all values but markup are escaped, and what no screen shows is made visible."""
    environment = Environment(
        loader=PackageLoader("oracle.reports"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        finalize=lambda given: given if isinstance(given, Markup) else printable(given),
    )
    environment.filters.update(filters)
    found = environment.get_template(template).render(values)
    return found if found.endswith("\n") else found + "\n"
