"""`python -m quadriga` is the program `quadriga`."""

import sys

from quadriga.cli import main

sys.exit(main())
