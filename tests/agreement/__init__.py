"""Rules and claims, written by different hands, answer alike."""
