"""`python -m feldherr`."""

import sys

from feldherr.cli import main

sys.exit(main())
