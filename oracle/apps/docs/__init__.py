"""The annotated rulebook: what its pages show is collected from the book here, one tree of pages for each language."""
