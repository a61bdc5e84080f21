/// An error that ends a program, or a thread, where threads meet.
package struct ThreadError: Error, CustomStringConvertible {
  /// The kind; it decides the name of the exception.
  package enum Kind: Sendable {
    /// A library of the system finds that it is used wrongly, and ends the app.
    case clientBug
    /// Threads wait for each other.
    case deadlock
    /// A wrong argument.
    case invalidArgument
  }

  /// The kind of mistake.
  package let kind: Kind
  /// The cause, in the system's own words where there are any.
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

  /// The words of libdispatch before it ends an app.
  static func dispatch(_ reason: String) -> ThreadError {
    ThreadError(.clientBug, "BUG IN CLIENT OF LIBDISPATCH: " + reason)
  }
}

/// Ends a thread from outside: thrown where it waits, and caught at its base.
package struct ThreadEnd: Error, CustomStringConvertible {
  package init() {}
  package var description: String { "the thread is ended" }
}
