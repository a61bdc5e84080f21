internal import CCommit
internal import CMemoryMeter
internal import CStandardLibrary
internal import HookhostKit
internal import LuaBridge
internal import LuaModules
internal import ScriptHost
internal import Synchronization

/// The program `hookhost`.
@main
enum HookhostProgram {
  /// Runs on the main actor, as the compiler assumes of every `main`.
  static func main() { run() }

  // A closure of the main actor would check for it, for which the program would link Swift's concurrency
  // library.
  private nonisolated static func run() -> Never {
    memory_meter_link()
    StandardStream.checkAtExit()
    Usage.commit.withLock { $0 = unsafe String(cString: commit_name()) }
    exit(CommandLineTool.run(ProcessContext.arguments, prepare: Host.prepare).rawValue)
  }
}
