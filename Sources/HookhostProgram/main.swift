internal import Glibc
internal import HookhostKit
internal import LuaBridge

exit(CommandLineTool.run(ProcessContext.arguments, prepare: Host.prepare).rawValue)
