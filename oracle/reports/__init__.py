"""What people and programs read: findings, coverage and proofs as text, JSON, HTML and SARIF."""
