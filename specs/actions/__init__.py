"""What players do: for each kind of choice, the actions it allows and what they change."""
