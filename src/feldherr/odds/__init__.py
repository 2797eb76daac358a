"""Exact battle odds: the probability of taking territories, expected losses, and survivors."""

from feldherr.odds.lookup import Lookup, lookup_of
from feldherr.odds.outcome import Battle, Chain
from feldherr.odds.reckon import battle, chain

__all__ = ["Battle", "Chain", "Lookup", "battle", "chain", "lookup_of"]
