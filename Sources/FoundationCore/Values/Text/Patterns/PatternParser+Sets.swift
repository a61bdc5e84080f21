/// Parsing of bracketed sets, with ranges, named classes and operators.
extension PatternParser {
  /// Parses the set after an opening bracket.
  mutating func set() throws -> PatternSet {
    let isInverse = takes("^")
    var parts: [PatternSet] = []
    var isFirst = true
    while isFirst || !takes("]") {
      if takes("&&") {
        parts = [.intersection(.union(parts), try operand())]
      } else if takes("--") {
        parts = [.intersection(.union(parts), .inverse(try operand()))]
      } else {
        parts.append(try member(isFirst: isFirst))
      }
      isFirst = false
    }
    return isInverse ? .inverse(.union(parts)) : .union(parts)
  }

  /// Parses the operand of an operator: a set, or everything up to the end.
  private mutating func operand() throws -> PatternSet {
    if takes("[") { return try set() }
    var parts: [PatternSet] = []
    while next != "]", !startsOperator { parts.append(try member(isFirst: false)) }
    return .union(parts)
  }

  private var startsOperator: Bool {
    var copy = self
    return copy.takes("&&") || copy.takes("--")
  }

  /// Parses a character, a range or a nested set.
  private mutating func member(isFirst: Bool) throws -> PatternSet {
    if takes("[:") {
      let isInverse = takes("^")
      let name = try text(until: ":")
      guard takes("]"), let set = PatternSet.named(name) else { throw Failure() }
      return isInverse ? .inverse(set) : set
    }
    if takes("[") { return try set() }
    let first = try take()
    let low: UInt32
    if first == "\\" {
      let letter = try take()
      if let set = try escapedSet(letter) { return set }
      low = letter == "b" ? 0x08 : try escapedScalar(letter)
    } else {
      // A closing bracket directly after the opening one is a member.
      if first == "]", !isFirst { throw Failure() }
      low = first.value
    }
    guard next == "-" else { return .scalar(low) }
    var copy = self
    _ = copy.takes("-")
    // A hyphen at the end or before a nested set is a literal.
    guard let after = copy.next, after != "]", after != "[", after != "-" else {
      return .scalar(low)
    }
    self = copy
    var high = try take()
    if high == "\\" {
      let letter = try take()
      if let set = try escapedSet(letter) { return .union([.scalar(low), .scalar(0x2D), set]) }
      guard let value = Unicode.Scalar(try escapedScalar(letter)) else { throw Failure() }
      high = value
    }
    guard low <= high.value else { throw Failure() }
    return .ranges([low...high.value])
  }
}
