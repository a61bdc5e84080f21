internal import CCommit
internal import CMemoryMeter
internal import CStandardLibrary
internal import HookhostKit
internal import LuaBridge
internal import LuaModules
internal import ScriptHost
internal import Synchronization

memory_meter_link()
Usage.commit.withLock { $0 = unsafe String(cString: commit_name()) }
exit(CommandLineTool.run(ProcessContext.arguments, prepare: Host.prepare).rawValue)
