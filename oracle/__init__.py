"""The machine: reads the book of rules, questions it with a solver, and reports."""
