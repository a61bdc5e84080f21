/// An error that terminates a program or a thread because of incorrect synchronization.
package struct ThreadError: Error, CustomStringConvertible {
  /// The type of mistake; it determines the exception's name.
  package enum Kind: Sendable {
    /// Incorrect use of a system library, which traps.
    case clientBug
    /// Threads that wait for each other.
    case deadlock
    /// An invalid argument.
    case invalidArgument
  }

  /// The type of mistake.
  package let kind: Kind
  /// The reason, in the system's own words where there are any.
  package let reason: String

  package init(_ kind: Kind, _ reason: String) {
    self.kind = kind
    self.reason = reason
  }

  /// The name of the exception.
  package var name: String {
    switch kind {
    case .clientBug: "EXC_BREAKPOINT"
    case .deadlock: "Deadlock"
    case .invalidArgument: "NSInvalidArgumentException"
    }
  }

  package var description: String { "\(name): \(reason)" }

  /// Returns an error with libdispatch's message before it traps.
  static func dispatch(_ reason: String) -> ThreadError {
    ThreadError(.clientBug, "BUG IN CLIENT OF LIBDISPATCH: " + reason)
  }
}

/// Terminates a thread: thrown where it waits, and caught at its base.
package struct ThreadEnd: Error, CustomStringConvertible {
  package init() {}
  package var description: String { "the thread was terminated" }
}
