"""All messages between server and clients, as types. `tools/protocol.py` makes docs/protocol.md and web/src/wire.ts from this package.

Territories, cards and sides are numbers, in the order in which `GET /api/modes/{mode}` lists them; seats are numbered from 0.
"""

from feldherr.server.wire.analysis import *
from feldherr.server.wire.client import *
from feldherr.server.wire.coach import *
from feldherr.server.wire.library import *
from feldherr.server.wire.replay import *
from feldherr.server.wire.requests import *
from feldherr.server.wire.server import *
from feldherr.server.wire.table import *
from feldherr.server.wire.words import *
