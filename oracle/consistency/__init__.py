"""All cases at once: what texts contradict, leave open, say in two ways, and what rules answer alike."""
