"""One case at a time: plays any game that a book describes, writes its log, and judges logs."""
