/// Parses a pattern in ICU's syntax, which `NSRegularExpression` uses.
struct PatternParser {
  /// An invalid pattern; the caller raises the exception with a device's reason.
  struct Failure: Error {}

  /// The options that a pattern can change.
  struct Flags {
    var ignoresCase = false
    var isExtended = false
    var dotIsAll = false
    var isMultiline = false
    var isUnix = false
  }

  private let characters: [Unicode.Scalar]
  private(set) var index = 0
  var flags: Flags
  /// The number of groups so far, and the names of the named ones.
  private(set) var groupCount = 0
  private(set) var names: [String: Int] = [:]
  /// The highest group number in a backreference.
  private var highestReference = 0
  private var depth = 0

  private init(_ pattern: String, _ flags: Flags) {
    characters = Array(pattern.unicodeScalars)
    self.flags = flags
  }

  /// Parses a whole pattern.
  /// - Throws: ``Failure`` if it is invalid.
  static func parse(
    _ pattern: String, _ flags: Flags
  ) throws -> (node: PatternNode, groups: Int, names: [String: Int]) {
    var parser = PatternParser(pattern, flags)
    let node = try parser.choice()
    guard parser.next == nil, parser.highestReference <= parser.groupCount else { throw Failure() }
    return (node, parser.groupCount, parser.names)
  }

  // MARK: Characters

  var next: Unicode.Scalar? { index < characters.count ? characters[index] : nil }

  mutating func take() throws -> Unicode.Scalar {
    guard let next else { throw Failure() }
    index += 1
    return next
  }

  mutating func takes(_ text: String) -> Bool {
    let wanted = Array(text.unicodeScalars)
    guard characters[index...].starts(with: wanted) else { return false }
    index += wanted.count
    return true
  }

  mutating func text(until end: Unicode.Scalar) throws -> String {
    var text = String.UnicodeScalarView()
    while true {
      let scalar = try take()
      if scalar == end { return String(text) }
      text.append(scalar)
    }
  }

  mutating func number(radix: Int, atMost limit: Int, atLeast least: Int = 1) throws -> UInt32 {
    var digits = ""
    while digits.count < limit, let next, Int(String(next), radix: radix) != nil {
      digits.unicodeScalars.append(next)
      index += 1
    }
    guard digits.count >= least, let value = UInt32(digits, radix: radix) else { throw Failure() }
    return value
  }

  // MARK: Structure

  private mutating func choice() throws -> PatternNode {
    depth += 1
    defer { depth -= 1 }
    // The maximum depth of nesting, for which the thread's stack is large enough.
    guard depth < 100 else { throw Failure() }
    let outer = flags
    defer { flags = outer }
    var branches = [try sequence()]
    while takes("|") { branches.append(try sequence()) }
    return branches.count == 1 ? branches[0] : .choice(branches)
  }

  private mutating func sequence() throws -> PatternNode {
    var nodes: [PatternNode] = []
    while let next, next != "|", next != ")" {
      if takes("\\Q") {
        nodes += try quoted()
        continue
      }
      if flags.isExtended, skipComment() { continue }
      guard let atom = try atom() else { continue }
      nodes.append(try repeated(atom))
    }
    return nodes.count == 1 ? nodes[0] : .sequence(nodes)
  }

  private mutating func skipComment() -> Bool {
    if next?.properties.isWhitespace == true {
      index += 1
      return true
    }
    guard next == "#" else { return false }
    while let scalar = next, !PatternSet.lineEnd.contains(scalar.value) { index += 1 }
    return true
  }

  private mutating func quoted() throws -> [PatternNode] {
    var nodes: [PatternNode] = []
    while next != nil, !takes("\\E") { nodes.append(literal(try take().value)) }
    return nodes
  }

  private func literal(_ value: UInt32) -> PatternNode {
    .scalar(value, ignoresCase: flags.ignoresCase)
  }

  private mutating func repeated(_ atom: PatternNode) throws -> PatternNode {
    var node = atom
    while true {
      if flags.isExtended { while skipComment() {} }
      guard let (least, most) = try bounds() else { return node }
      let greed: PatternNode.Greed =
        takes("?") ? .lazy : takes("+") ? .possessive : .greedy
      node = .loop(node, least: least, most: most, greed)
    }
  }

  private mutating func bounds() throws -> (Int, Int?)? {
    if takes("*") { return (0, nil) }
    if takes("+") { return (1, nil) }
    if takes("?") { return (0, 1) }
    guard takes("{") else { return nil }
    let least = Int(try number(radix: 10, atMost: 6))
    if takes("}") { return (least, least) }
    guard takes(",") else { throw Failure() }
    if takes("}") { return (least, nil) }
    let most = Int(try number(radix: 10, atMost: 6))
    guard takes("}"), most >= least else { throw Failure() }
    return (least, most)
  }

  /// Parses an item that can be repeated; returns nil for a comment or an option.
  private mutating func atom() throws -> PatternNode? {
    let start = try take()
    switch start {
    case "(": return try group()
    case "[": return .set(try set(), ignoresCase: flags.ignoresCase)
    case ".": return .any(isAll: flags.dotIsAll, isUnix: flags.isUnix)
    case "^":
      let ofLine: PatternNode.Anchor = flags.isUnix ? .unixLineStart : .lineStart
      return .anchor(flags.isMultiline ? ofLine : .start)
    case "$":
      if flags.isUnix { return .anchor(flags.isMultiline ? .unixLineEnd : .unixEnd) }
      return .anchor(flags.isMultiline ? .lineEnd : .end)
    case "\\": return try escape()
    case "*", "+", "?", "{": throw Failure()
    default: return literal(start.value)
    }
  }

  private mutating func group() throws -> PatternNode? {
    if takes("?#") {
      _ = try text(until: ")")
      return nil
    }
    guard takes("?") else { return try remembered(name: nil) }
    if takes(":") { return try closed() }
    if takes(">") { return .atomic(try closed()) }
    if takes("=") { return .look(try closed(), isBehind: false, isNegative: false) }
    if takes("!") { return .look(try closed(), isBehind: false, isNegative: true) }
    if takes("<=") { return try behind(isNegative: false) }
    if takes("<!") { return try behind(isNegative: true) }
    if takes("<") {
      let name = try text(until: ">")
      guard name.first?.isLetter == true, name.allSatisfy({ $0.isLetter || $0.isNumber }),
        names[name] == nil
      else { throw Failure() }
      return try remembered(name: name)
    }
    return try optionGroup()
  }

  private mutating func remembered(name: String?) throws -> PatternNode {
    groupCount += 1
    let number = groupCount
    if let name { names[name] = number }
    return .group(try closed(), number)
  }

  /// Parses up to the closing parenthesis.
  private mutating func closed() throws -> PatternNode {
    let node = try choice()
    guard takes(")") else { throw Failure() }
    return node
  }

  private mutating func behind(isNegative: Bool) throws -> PatternNode {
    let node = try closed()
    // The length of a lookbehind must be bounded.
    guard node.lengths.most != nil else { throw Failure() }
    return .look(node, isBehind: true, isNegative: isNegative)
  }

  /// Parses `(?i)`, for the rest of the group, or `(?i-m: … )`.
  private mutating func optionGroup() throws -> PatternNode? {
    var changed = flags
    var isOn = true
    while true {
      switch try take() {
      case "-": isOn = false
      case "i": changed.ignoresCase = isOn
      case "x": changed.isExtended = isOn
      case "s": changed.dotIsAll = isOn
      case "m": changed.isMultiline = isOn
      case "d": changed.isUnix = isOn
      case "w": break
      case ")":
        flags = changed
        return nil
      case ":":
        let outer = flags
        flags = changed
        defer { flags = outer }
        return try closed()
      default: throw Failure()
      }
    }
  }

  // MARK: Escapes

  private mutating func escape() throws -> PatternNode {
    let letter = try take()
    switch letter {
    case "A": return .anchor(.start)
    case "Z": return .anchor(.end)
    case "z": return .anchor(.absoluteEnd)
    case "b": return .anchor(.wordBoundary)
    case "B": return .anchor(.noWordBoundary)
    case "G": return .anchor(.searchStart)
    case "R":
      let pair = PatternNode.sequence([
        .scalar(0x0D, ignoresCase: false), .scalar(0x0A, ignoresCase: false),
      ])
      return .atomic(.choice([pair, .set(.lineEnd, ignoresCase: false)]))
    case "X":
      let mark = PatternSet.named("M") ?? .ranges([])
      let marks = PatternNode.loop(
        .set(mark, ignoresCase: false), least: 0, most: nil, .possessive)
      return .sequence([.any(isAll: true, isUnix: false), marks])
    case "k":
      guard takes("<"), let number = names[try text(until: ">")] else { throw Failure() }
      return .backreference(number, ignoresCase: flags.ignoresCase)
    case "1"..."9":
      var number = Int(letter.value - 0x30)
      // Another digit belongs to the number if there are that many groups.
      while let digit = next.flatMap({ Int(String($0)) }), number * 10 + digit <= groupCount {
        number = number * 10 + digit
        index += 1
      }
      highestReference = max(highestReference, number)
      return .backreference(number, ignoresCase: flags.ignoresCase)
    default: break
    }
    if let set = try escapedSet(letter) { return .set(set, ignoresCase: flags.ignoresCase) }
    return literal(try escapedScalar(letter))
  }

  /// Returns the set of an escape such as `\d` and `\p{Lu}`.
  mutating func escapedSet(_ letter: Unicode.Scalar) throws -> PatternSet? {
    if let set = PatternSet.escape(Character(letter)) { return set }
    guard letter == "p" || letter == "P" else { return nil }
    let name = takes("{") ? try text(until: "}") : String(try take())
    let isInverse = (letter == "P") != name.hasPrefix("^")
    guard let set = PatternSet.named(name.hasPrefix("^") ? String(name.dropFirst()) : name) else {
      throw Failure()
    }
    return isInverse ? .inverse(set) : set
  }

  /// Returns the character of any other escape.
  mutating func escapedScalar(_ letter: Unicode.Scalar) throws -> UInt32 {
    switch letter {
    case "a": return 0x07
    case "e": return 0x1B
    case "f": return 0x0C
    case "n": return 0x0A
    case "r": return 0x0D
    case "t": return 0x09
    case "0": return try number(radix: 8, atMost: 3)
    case "c": return try take().value & 0x1F
    case "x":
      guard takes("{") else { return try number(radix: 16, atMost: 2) }
      let value = try number(radix: 16, atMost: 6)
      guard takes("}") else { throw Failure() }
      return value
    case "u": return try number(radix: 16, atMost: 4, atLeast: 4)
    case "U": return try number(radix: 16, atMost: 8, atLeast: 8)
    default:
      // Other letters are invalid escapes; an escaped sign is a literal.
      guard !Character(letter).isLetter || !letter.isASCII else { throw Failure() }
      return letter.value
    }
  }
}
