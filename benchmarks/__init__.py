"""Speed, memory and error-finding of the oracle, measured on request."""
