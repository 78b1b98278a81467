"""Settles a dispute: facts, the answer with its clauses, what speaks against it, and what is missing."""
