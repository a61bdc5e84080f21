internal import CMemoryMeter
internal import Glibc
internal import HookhostKit
internal import LuaBridge
internal import LuaModules
internal import ScriptHost

memory_meter_link()
exit(CommandLineTool.run(ProcessContext.arguments, prepare: Host.prepare).rawValue)
