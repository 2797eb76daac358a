"""Exact battle odds: how likely a territory is taken, what it costs, and who is left."""

from feldherr.odds.outcome import Battle, Chain
from feldherr.odds.reckon import battle, chain
from feldherr.odds.table import Table, table_of

__all__ = ["Battle", "Chain", "Table", "battle", "chain", "table_of"]
