/// Limits on what a host's scripts use.
public struct HostLimits: Sendable {
  /// How many bytes Lua may use, or nil for no limit.
  ///
  /// A script that goes over it gets the error "not enough memory".
  public var memory: Int?

  /// How many seconds of the wall clock one call into the host may take, or nil for no limit.
  ///
  /// Then "time limit exceeded" is raised in the script until nothing is left that could catch it.
  /// Work that Lua cannot interrupt, such as a long `string.find`, is waited for.
  public var seconds: Double?

  /// Sets limits; without any, a script may use what the process has.
  public init(memory: Int? = nil, seconds: Double? = nil) {
    self.memory = memory
    self.seconds = seconds
  }
}

/// How much a host leaves of Lua's standard libraries.
public enum HostSandbox: Sendable {
  /// Everything.
  case none
  /// Nothing that opens a file, starts or ends a process, loads machine code or looks behind values.
  ///
  /// `require` finds Lua files in `modules` alone; nil means that there are none.
  case strict(modules: String?)
}
