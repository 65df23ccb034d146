"""What bots know of In the Shadow of the Emperor."""
