"""Every test of the project; see README.md for which goes where."""
