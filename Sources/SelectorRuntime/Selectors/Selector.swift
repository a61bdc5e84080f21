/// The name of a message: one object per name and runtime, equal by identity.
///
/// The corresponding Objective-C type is `SEL`.
public final class Selector {
  /// The exact name, colons included.
  public let name: String
  /// The name with every `:` written as `_`, as scripts spell it.
  package let spelling: String
  /// How many arguments a message of this name takes: its colons.
  package let argumentCount: Int
  /// The place in its runtime's table, dense from 0; caches are keyed by it.
  package let index: Int
  /// Whether a spelling may mean it; a restored snapshot forgets those registered since.
  var isKnown = false
  /// Whether a native class has made it known, for good.
  var isNative = false

  init(name: String, index: Int) {
    self.name = name
    self.index = index
    var colons = 0
    var spelled: [UInt8] = []
    spelled.reserveCapacity(name.utf8.count)
    for byte in name.utf8 {
      if byte == UInt8(ascii: ":") {
        colons += 1
        spelled.append(UInt8(ascii: "_"))
      } else {
        spelled.append(byte)
      }
    }
    argumentCount = colons
    spelling = colons == 0 ? name : String(decoding: spelled, as: UTF8.self)
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
