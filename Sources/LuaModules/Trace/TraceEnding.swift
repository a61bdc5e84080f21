/// The reason why a trace does not cover all of a script.
package enum TraceEnding: String {
  case exit = "the script called os.exit"
  case failure = "the script failed"
  case timeLimit = "the time limit was reached"
  case memoryLimit = "the memory limit was reached"
  case interrupt = "the script was interrupted"
  case termination = "the script was terminated"

  /// The reason that corresponds to an exit status; nil if the script ran to its end.
  package init?(_ status: ExitStatus) {
    switch status {
    case .success: return nil
    case .timeLimit: self = .timeLimit
    case .memoryLimit: self = .memoryLimit
    case .interrupted: self = .interrupt
    case .terminated: self = .termination
    default: self = .failure
    }
  }
}
