"""Run `python -m kontor`."""

if __name__ == "__main__":
    # Imported here alone: the processes where bots think load this file too, and need no more.
    from kontor.cli.main import run

    run()
