"""What each text says, each read alone."""
