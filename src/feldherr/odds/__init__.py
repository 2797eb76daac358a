"""Exact battle odds: how likely a territory is taken, what it costs, and who is left."""

from feldherr.odds.lookup import Lookup, lookup_of
from feldherr.odds.outcome import Battle, Chain
from feldherr.odds.reckon import battle, chain

__all__ = ["Battle", "Chain", "Lookup", "battle", "chain", "lookup_of"]
