/// The `dispatch_once` tokens of a runtime.
///
/// The corresponding C function is `dispatch_once`.
package struct OnceTable {
  /// A token: a name, or an object created for it.
  package enum Token: Hashable {
    case name(String)
    case object(ObjectIdentifier)
  }

  /// The state of a token.
  package enum State {
    case running, done
  }

  /// The record of a token that has been used.
  package struct Entry {
    package var state: State
    /// The source location of the first call (`file:line`).
    package let source: String?
  }

  private var entries: [Token: Entry] = [:]

  package init() {}

  /// The record of a token, or nil when it is unused.
  package subscript(token: Token) -> Entry? { entries[token] }

  /// Marks a token as running.
  package mutating func begin(_ token: Token, source: String?) {
    entries[token] = Entry(state: .running, source: source)
  }

  /// Marks a token as unused.
  mutating func forget(_ token: Token) { entries[token] = nil }

  /// Marks a token as done, also when its body raised an error.
  package mutating func end(_ token: Token) { entries[token]?.state = .done }
}

extension Runtime {
  /// Runs `body` on the first call with `token` in this runtime.
  ///
  /// `name` is the token's name in errors.
  /// - Returns: whether the body ran now.
  /// - Throws: what `body` throws; ``RuntimeError`` for a recursive call from the body, where a
  ///   device deadlocks.
  /// - Complexity: O(1), expected.
  package func once(
    _ token: OnceTable.Token, name: String, source: String?, _ body: () throws -> Void
  ) throws -> Bool {
    if let entry = once[token] {
      guard entry.state == .running else { return false }
      let location = entry.source.map { ", started at \($0)" } ?? ""
      throw RuntimeError(
        .breakpoint,
        "BUG IN CLIENT OF LIBDISPATCH: trying to lock recursively: token '\(name)'\(location)")
    }
    once.begin(token, source: source)
    record { [unowned self] in once.forget(token) }
    defer { once.end(token) }
    try body()
    return true
  }
}
