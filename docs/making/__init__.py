"""Makes the site of the docs: `./kontor docs`, or `python -m docs.making` in the checkout."""
