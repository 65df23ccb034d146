"""The rules of In the Shadow of the Emperor, in the order of play."""
