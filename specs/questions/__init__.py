"""What a text can be asked."""
