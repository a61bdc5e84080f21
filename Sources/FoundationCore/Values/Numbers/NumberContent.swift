/// The content of a number object: the number, and the C type that it was created from.
package struct NumberContent: Hashable {
  /// The types of stored numbers, by their encodings.
  package enum Kind: Character {
    case char = "c"
    case short = "s"
    case int = "i"
    case longLong = "q"
    case unsignedLongLong = "Q"
    case float = "f"
    case double = "d"

    package var isFloating: Bool { self == .float || self == .double }
  }

  package let kind: Kind
  /// The bits of an integer or a double.
  private let bits: UInt64

  init(integer: Int64, _ kind: Kind = .longLong) {
    self.kind = kind
    bits = UInt64(bitPattern: integer)
  }

  /// Creates an unsigned number; a small one is stored as signed.
  package init(unsigned: UInt64) {
    kind = unsigned > UInt64(Int64.max) ? .unsignedLongLong : .longLong
    bits = unsigned
  }

  init(double number: Double, _ kind: Kind = .double) {
    self.kind = kind
    bits = (kind == .float ? Double(Float(number)) : number).bitPattern
  }

  package var double: Double {
    switch kind {
    case .float, .double: Double(bitPattern: bits)
    case .unsignedLongLong: Double(bits)
    default: Double(Int64(bitPattern: bits))
    }
  }

  /// The number without its fraction, truncated to 64 bits as in C.
  var integer: Int64 {
    guard kind.isFloating else { return Int64(bitPattern: bits) }
    let number = double.rounded(.towardZero)
    if let exact = Int64(exactly: number) { return exact }
    if let exact = UInt64(exactly: number) { return Int64(bitPattern: exact) }
    return number.isNaN ? 0 : number < 0 ? .min : .max
  }

  package var unsigned: UInt64 { UInt64(bitPattern: integer) }

  var isZero: Bool { double == 0 }

  /// The text of `description`.
  package var text: String {
    switch kind {
    case .double: NumberText.double(double)
    case .float: NumberText.float(double)
    case .unsignedLongLong: String(bits)
    default: String(Int64(bitPattern: bits))
    }
  }

  /// Whether it fits in a tagged pointer: a 56-bit integer, or a double with such an integer value.
  var isTaggable: Bool {
    let range = Int64(-1) << 55..<Int64(1) << 55
    if kind == .unsignedLongLong { return false }
    guard kind.isFloating else { return range.contains(integer) }
    return Int64(exactly: double).map { range.contains($0) } ?? false
  }

  var hashNumber: Int {
    kind == .unsignedLongLong
      ? ValueHash.of(double)
      : kind.isFloating
        ? ValueHash.of(double) : ValueHash.of(integer)
  }

  /// Compares two numbers by value, exactly if both are integers.
  ///
  /// NaN is ordered between the negative numbers and zero.
  func compare(_ other: NumberContent) -> Int {
    if !kind.isFloating && !other.kind.isFloating {
      let (left, right) = (Int128(wide), Int128(other.wide))
      return left < right ? -1 : left > right ? 1 : 0
    }
    let (left, right) = (double, other.double)
    if left.isNaN { return right.isNaN ? 0 : right.sign == .minus ? 1 : -1 }
    if right.isNaN { return left.sign == .minus ? -1 : 1 }
    return left < right ? -1 : left > right ? 1 : 0
  }

  private var wide: Int128 {
    kind == .unsignedLongLong ? Int128(bits) : Int128(Int64(bitPattern: bits))
  }
}
