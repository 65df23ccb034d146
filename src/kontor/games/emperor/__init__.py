"""In the Shadow of the Emperor."""
