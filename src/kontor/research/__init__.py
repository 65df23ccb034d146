"""For researchers and programmers: the public API, fixed-size encodings, adapters to other tools.

`public` is what `import kontor` offers. The adapters are imported by name, for each needs a library
of `requirements/research.in` that playing does not need.
"""
