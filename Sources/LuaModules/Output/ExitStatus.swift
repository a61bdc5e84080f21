package import LuaBridge

/// The exit status of the process.
package struct ExitStatus: RawRepresentable, Equatable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// The run succeeded.
  package static let success = ExitStatus(rawValue: 0)

  /// The script failed, or one of Lua's options was misused.
  package static let failure = ExitStatus(rawValue: 1)

  /// A command or an option that Lua does not have was misused.
  package static let badUsage = ExitStatus(rawValue: 2)

  /// The time limit was exceeded.
  package static let timeLimit = ExitStatus(rawValue: 124)

  /// The runtime has halted the program: 128 and the number of SIGABRT.
  package static let aborted = ExitStatus(rawValue: 134)

  /// The script was interrupted by Ctrl-C: 128 and the signal's number, as shells have it.
  package static let interrupted = ExitStatus(rawValue: 130)

  /// The memory limit was exceeded.
  package static let memoryLimit = ExitStatus(rawValue: 137)

  /// The signal `SIGTERM` terminated the program.
  package static let terminated = ExitStatus(rawValue: 143)
}

extension ExitStatus {
  /// The status of a program that a signal has terminated.
  package init(_ signal: LuaState.EndSignal) {
    switch signal {
    case .interrupt: self = .interrupted
    case .termination: self = .terminated
    }
  }
}
