"""Maps of every size and origin: new worlds, and one of each foreign format."""

from __future__ import annotations

from functools import cache

import feldherr
from drawings import SVG, domination, geojson
from feldherr.maps import Map
from feldherr.maps.importer import imported

FILES = {"svg": {"two.svg": SVG}, "geojson": {"two.geojson": geojson()}, "map": domination()}
MAPS = ("12", "42", "120", *FILES)


@cache
def found(name: str) -> Map:
    """One of MAPS."""
    return imported(FILES[name]).map() if name in FILES else feldherr.new_map(7, int(name))
