"""`python -m oracle` is `oracle`: for whoever has the module at hand and no program on the path."""

from __future__ import annotations

from oracle.apps.cli import main

if __name__ == "__main__":
    main()
