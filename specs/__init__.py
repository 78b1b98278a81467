"""The book: what the texts say, what is played, and why."""
