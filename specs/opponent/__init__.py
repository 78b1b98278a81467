"""The solo opponent: her turns by cards, her exams, and how she scores."""
