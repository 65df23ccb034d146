"""The store: tables, seats and journals on SQLite or PostgreSQL."""
