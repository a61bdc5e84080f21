import StringSearch

/// Reads the enumerations that headers declare.
///
/// It supports the C expressions that the headers use: numbers, shifts and earlier members.
struct EnumerationReader {
  private(set) var enumerations: [Enumeration] = []
  /// The values of earlier members.
  private var values: [Substring: Int64] = [
    "NSIntegerMax": .max, "NSIntegerMin": .min, "NSUIntegerMax": -1, "~0UL": -1,
  ]

  /// Parses a header.
  mutating func read(_ header: [UInt8], framework: String) {
    let text = String(decoding: header, as: UTF8.self)
    var head: Head?
    var body: Substring = ""
    for bytes in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let line = Substring(bytes)
      var rest = line
      if head == nil {
        // Most lines are skipped after a comparison of their first byte.
        guard Head.beginnings.contains(where: { bytes.first == $0 }), let begun = Head(line),
          let brace = line.firstIndex(of: "{")
        else { continue }
        head = begun
        body = ""
        rest = line[line.index(after: brace)...]
      }
      if bytes.contains(UInt8(ascii: "/")), let comment = rest.firstRange(of: "//") {
        rest = rest[..<comment.lowerBound]
      }
      body += rest + " "
      guard let found = head, let end = body.lastIndex(of: "}") else { continue }
      enumerations.append(
        Enumeration(
          name: found.name, kind: found.kind, framework: framework, base: found.base,
          members: members(body[..<end])))
      head = nil
    }
  }

  private mutating func members(_ body: Substring) -> [Enumeration.Member] {
    var next: Int64? = 0
    var members: [Enumeration.Member] = []
    for part in body.utf8.split(separator: UInt8(ascii: ",")) {
      let sides = part.split(separator: UInt8(ascii: "="), maxSplits: 1)
      // An availability attribute may follow the name.
      guard let word = sides.first?.split(separator: UInt8(ascii: " ")).first else { continue }
      let name = Substring(word)
      if sides.count > 1 { next = value(Substring(sides[1])) }
      members.append(.init(name: String(name), value: next))
      values[name] = next
      next = next.map { $0 &+ 1 }
    }
    return members
  }

  /// The value of an expression; nil if it contains an unknown name.
  private func value(_ expression: Substring) -> Int64? {
    var result: Int64 = 0
    for term in expression.split(separator: "|") {
      let words = term.split(separator: " ")
      guard let first = words.first.flatMap(number) else { return nil }
      if words.count == 3, words[1] == "<<", let places = number(words[2]) {
        result |= first << places
      } else {
        result |= first
      }
    }
    return result
  }

  private func number(_ word: Substring) -> Int64? {
    if let known = values[word] { return known }
    if word.first == "'" {
      return word.dropFirst().dropLast().utf8.reduce(0) { $0 << 8 | Int64($1) }
    }
    let digits = word.prefix { !"uUlL".contains($0) }
    if digits.hasPrefix("0x") { return UInt64(digits.dropFirst(2), radix: 16).map(Int64.init) }
    return Int64(digits)
  }
}

extension EnumerationReader {
  /// The first line of an enumeration.
  private struct Head {
    let name: String
    let kind: Enumeration.Kind
    let base: String

    init?(_ line: Substring) {
      if let named = Self.macros.first(where: { line.contains($0.key) }) {
        guard let open = line.firstIndex(of: "("), let close = line.firstIndex(of: ")") else {
          return nil
        }
        let words = line[line.index(after: open)..<close].split(separator: ",").map {
          String($0.drop { $0 == " " })
        }
        guard let last = words.last, !last.isEmpty, !line.hasPrefix("#") else { return nil }
        kind = named.value
        // An enumeration of errors has the name of its domain.
        name = kind == .errors ? words[0] : last
        base = kind == .errors || words.count == 1 ? "NSInteger" : words[0]
      } else {
        // typedef enum CGLineCap : int32_t {
        let words = line.split(separator: " ")
        guard line.hasPrefix("typedef enum "), words.count > 4, words[3] == ":" else { return nil }
        (name, kind, base) = (String(words[2]), .choice, String(words[4]))
      }
    }

    /// The first bytes of `typedef`, `NS_ENUM` and `CF_ENUM`.
    static let beginnings = [UInt8(ascii: "t"), UInt8(ascii: "N"), UInt8(ascii: "C")]

    private static let macros: KeyValuePairs<String, Enumeration.Kind> = [
      "NS_ENUM(": .choice, "NS_CLOSED_ENUM(": .choice, "NS_OPTIONS(": .options,
      "NS_ERROR_ENUM(": .errors, "CF_ENUM(": .choice, "CF_OPTIONS(": .options,
    ]
  }
}
