"""What the Spanish translation of the original rulebook says, read alone."""
