"""Run `python -m kontor.compiled` to compile the rules."""

import sys

from kontor.compiled.build import compile_rules

if __name__ == "__main__":
    sys.exit(0 if compile_rules(wait="--no-wait" not in sys.argv) else 1)
