/// The name of a message: one object per name and runtime, equal by identity.
///
/// The corresponding Objective-C type is `SEL`.
public final class Selector {
  /// The exact name, colons included.
  public let name: String
  /// How many arguments a message of this name takes: its colons.
  package let argumentCount: Int
  /// The place in its runtime's table, dense from 0; caches are keyed by it.
  package let index: Int
  /// When it became known, counted from 1; 0 for one that a restored snapshot has forgotten.
  var knownOrder = 0
  /// Whether a native class has made it known, for good.
  var isNative = false
  /// Whether a method of this name has ever been other than a native one: until then nobody has to be
  /// asked whose it is.
  package internal(set) var hasScriptMethods = false

  /// Whether a spelling may mean it.
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
    for place in bytes.indices where bytes[place] == UInt8(ascii: ":") { colons += 1 }
    argumentCount = colons
  }

  /// Whether its name is exactly this, byte by byte as `strcmp` compares.
  func isNamed(_ other: String) -> Bool { matches(other) { $0 } }

  /// Whether a script spells it so.
  func isSpelled(_ spelling: String) -> Bool { matches(spelling, NameHash.spelled) }

  private func matches(_ text: String, _ written: (UInt8) -> UInt8) -> Bool {
    let own = name.utf8Span.span
    let other = text.utf8Span.span
    guard own.count == other.count else { return false }
    for place in own.indices where written(own[place]) != other[place] { return false }
    return true
  }
}

extension Selector: Hashable {
  /// Identity.
  public static func == (left: Selector, right: Selector) -> Bool { left === right }

  /// Hashes the place in the table.
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

extension Selector: CustomStringConvertible {
  /// The exact name.
  public var description: String { name }
}
