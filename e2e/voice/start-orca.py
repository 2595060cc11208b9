"""Starts Orca beside any other one of this user, such as that of a developer who needs it: by itself it ends, or replaces, the other."""

import runpy
import sys

program = runpy.run_path(sys.argv.pop(1), run_name="orca_beside_others")
main = program["main"]
main.__globals__["otherOrcas"] = lambda: []
sys.exit(main())
