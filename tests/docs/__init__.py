"""The docs: every block of code runs, the site is whole and asks nobody for anything."""
