"""Playing together: the store, the service, the web and the page."""
