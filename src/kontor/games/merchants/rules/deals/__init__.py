"""The Art of Negotiation: deals, promises and what becomes of them (R12)."""
