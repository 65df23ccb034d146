"""Pages: HTML made from sights, region by region, in the reader's language."""
