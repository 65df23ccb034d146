"""The service: tables, seats, answers, undo, chat and bots. It knows nothing of HTTP."""
