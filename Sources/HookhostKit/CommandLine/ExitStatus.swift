internal import LuaBridge

/// How a run ended, as the process reports it.
package struct ExitStatus: RawRepresentable, Equatable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Everything was done.
  package static let success = ExitStatus(rawValue: 0)

  /// The script failed, or Lua's own options were misused.
  package static let failure = ExitStatus(rawValue: 1)

  /// The options and commands that Lua does not have were misused.
  package static let badUsage = ExitStatus(rawValue: 2)

  /// The time limit was reached.
  package static let timeLimit = ExitStatus(rawValue: 124)

  /// The runtime has halted the program: 128 and the number of SIGABRT.
  package static let aborted = ExitStatus(rawValue: 134)

  /// The script was interrupted by Ctrl-C: 128 and the signal's number, as shells have it.
  package static let interrupted = ExitStatus(rawValue: 130)

  /// The memory limit was reached.
  package static let memoryLimit = ExitStatus(rawValue: 137)

  /// The program was ended by the signal TERM.
  package static let terminated = ExitStatus(rawValue: 143)
}

extension ExitStatus {
  /// How a program ends that a signal has ended.
  init(_ signal: LuaState.EndSignal) {
    switch signal {
    case .interrupt: self = .interrupted
    case .termination: self = .terminated
    }
  }
}
