"""What the Portuguese translation of the Deluxe rulebook says, read alone."""
