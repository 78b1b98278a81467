"""The phases of a round and the final scoring: what is done at once, and the choices of chance."""
