/// The name of a message: one object per name and runtime, compared by identity.
///
/// The corresponding Objective-C type is `SEL`.
public final class Selector {
  /// The exact name with colons.
  public let name: String
  /// The number of arguments: the number of colons.
  package let argumentCount: Int
  /// The index in its runtime's table, from 0 without gaps; the key of the method caches.
  package let index: Int
  /// The order of registration, from 1; 0 when a restored snapshot has removed it.
  var knownOrder = 0
  /// Whether a native class has registered it permanently.
  var isNative = false
  /// Whether any method of this name has been other than native.
  ///
  /// If not, the defining class need not be looked up.
  package internal(set) var hasScriptMethods = false

  /// Whether only protocols that the running system does not have yet declare it.
  package internal(set) var isAbsent = false

  /// Whether it is registered, so that a spelling can refer to it.
  var isKnown: Bool { knownOrder > 0 }
  /// The name with every `:` written as `_`, as scripts spell it.
  package private(set) lazy var spelling =
    argumentCount == 0
    ? name : String(decoding: name.utf8.map(NameHash.spelled), as: UTF8.self)

  init(name: String, index: Int) {
    self.name = name
    self.index = index
    var colons = 0
    let bytes = name.utf8Span.span
    for index in bytes.indices where bytes[index] == UInt8(ascii: ":") { colons += 1 }
    argumentCount = colons
  }

  /// Returns whether its name is equal, byte by byte as `strcmp` compares.
  func isNamed(_ other: String) -> Bool { matches(other) { $0 } }

  /// Returns whether a script's spelling refers to it.
  func isSpelled(_ spelling: String) -> Bool { matches(spelling, NameHash.spelled) }

  private func matches(_ text: String, _ written: (UInt8) -> UInt8) -> Bool {
    let own = name.utf8Span.span
    let other = text.utf8Span.span
    guard own.count == other.count else { return false }
    for index in own.indices where written(own[index]) != other[index] { return false }
    return true
  }
}

extension Selector: Hashable {
  /// Compares by identity.
  public static func == (left: Selector, right: Selector) -> Bool { left === right }

  /// Hashes the index in the table.
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

extension Selector: CustomStringConvertible {
  /// The exact name.
  public var description: String { name }
}
