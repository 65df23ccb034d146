"""The web: HTTP, JSON and WebSockets around the service."""
