"""The oracle over HTTP, an extra: nothing else imports it, and without it everything else works."""
