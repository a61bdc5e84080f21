/// The tokens of a world, each with who came first with it.
///
/// The corresponding C function is `dispatch_once`.
package struct OnceTable {
  /// A predicate: a name, or an object made for it.
  package enum Token: Hashable {
    case name(String)
    case object(ObjectIdentifier)
  }

  /// How far a token has come.
  package enum State {
    case running, spent
  }

  /// The record of a token that has been met.
  package struct Entry {
    package var state: State
    /// Where the first call stands (`file:line`).
    package let source: String?
  }

  private var entries: [Token: Entry] = [:]

  package init() {}

  /// The record of a token, or nil when nobody has come with it.
  package subscript(token: Token) -> Entry? { entries[token] }

  /// Notes that somebody has come first.
  package mutating func begin(_ token: Token, source: String?) {
    entries[token] = Entry(state: .running, source: source)
  }

  /// Forgets that anybody has come.
  mutating func forget(_ token: Token) { entries[token] = nil }

  /// Notes that the body has ended, by an error too: the token stays spent.
  package mutating func end(_ token: Token) { entries[token]?.state = .spent }
}

extension Runtime {
  /// Runs `body` the first time this world meets `token`.
  ///
  /// An error calls the token by `name`.
  /// - Returns: whether it ran now.
  /// - Throws: what `body` throws; ``RuntimeError`` when the call comes from inside its own body,
  ///   where a device deadlocks.
  /// - Complexity: O(1), expected.
  package func once(
    _ token: OnceTable.Token, name: String, source: String?, _ body: () throws -> Void
  ) throws -> Bool {
    if let entry = once[token] {
      guard entry.state == .running else { return false }
      let place = entry.source.map { ", begun at \($0)" } ?? ""
      throw RuntimeError(
        .breakpoint,
        "BUG IN CLIENT OF LIBDISPATCH: trying to lock recursively: token '\(name)'\(place)")
    }
    once.begin(token, source: source)
    record { [unowned self] in once.forget(token) }
    defer { once.end(token) }
    try body()
    return true
  }
}
