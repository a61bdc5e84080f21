internal import LuaBridge

/// Limits of a host's scripts.
public struct HostLimits: Sendable {
  /// The maximum memory of Lua in bytes, or nil for no limit.
  ///
  /// A script that exceeds it gets the error "not enough memory".
  public var memory: Int?

  /// The maximum time of one call into the host in seconds of real time, or nil for no limit.
  ///
  /// Then "time limit exceeded" is raised in the script repeatedly until no `pcall` can catch it.
  /// Work that Lua cannot interrupt, such as a long `string.find`, is waited for.
  public var seconds: Double?

  /// Creates limits; without arguments there are none.
  public init(memory: Int? = nil, seconds: Double? = nil) {
    self.memory = memory
    self.seconds = seconds
  }
}

/// The restrictions of Lua's standard libraries.
public enum HostSandbox: Sendable {
  /// No restrictions.
  case none
  /// No access to files, processes, native libraries or the debug library.
  ///
  /// `require` finds Lua files, and `objc.import` sources, only in `modules`; nil means that there are none.
  case strict(modules: String?)

  /// The files that scripts may read.
  var gate: FileGate {
    switch self {
    case .none: .open
    case .strict(nil): .closed
    case .strict(let folder?): FileGate(foldersAt: [Array(folder.utf8)])
    }
  }
}
