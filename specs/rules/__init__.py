"""What is played, and the laws of each edition."""
