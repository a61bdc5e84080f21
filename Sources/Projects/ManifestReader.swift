/// Reads the expressions of a `Package.swift` that declarations are made of: texts, lists and calls.
///
/// Unsupported expressions, such as operators and closures, are skipped up to the next comma.
struct ManifestReader {
  private enum Token: Equatable {
    case word(String)
    case text(String)
    case sign(Character)
  }

  private var tokens: [Token] = []
  private var place = 0

  init(_ text: String) { tokens = ManifestReader.tokens(Array(text)) }

  private static func tokens(_ text: [Character]) -> [Token] {
    var result: [Token] = []
    var place = 0
    func at(_ offset: Int) -> Character? {
      place + offset < text.count ? text[place + offset] : nil
    }
    while let character = at(0) {
      if character.isWhitespace {
        place += 1
      } else if character == "/", at(1) == "/" {
        while let next = at(0), !next.isNewline { place += 1; _ = next }
      } else if character == "/", at(1) == "*" {
        place += 2
        while at(0) != nil, !(at(0) == "*" && at(1) == "/") { place += 1 }
        place += 2
      } else if character == "\"" {
        let isLong = at(1) == "\"" && at(2) == "\""
        place += isLong ? 3 : 1
        var inner = ""
        while let next = at(0) {
          if isLong ? next == "\"" && at(1) == "\"" && at(2) == "\"" : next == "\"" { break }
          if next == "\\", let escaped = at(1) {
            inner.append(escaped == "n" ? "\n" : escaped)
            place += 2
          } else {
            inner.append(next)
            place += 1
          }
        }
        place += isLong ? 3 : 1
        result.append(.text(inner))
      } else if character.isLetter || character == "_" || character == "."
        || character.isNumber
      {
        var word = ""
        while let next = at(0),
          next.isLetter || next.isNumber || next == "_" || next == "."
        {
          word.append(next)
          place += 1
        }
        result.append(.word(word))
      } else {
        result.append(.sign(character))
        place += 1
      }
    }
    return result
  }

  /// All expressions of the file, one after the other.
  mutating func readAll() -> [PackageManifest.Expression] {
    var result: [PackageManifest.Expression] = []
    while place < tokens.count { result.append(readExpression()) }
    return result
  }

  private var next: Token? { place < tokens.count ? tokens[place] : nil }

  private static let deepest = 60

  private mutating func readExpression(depth: Int = 0) -> PackageManifest.Expression {
    guard let token = next else { return .other }
    place += 1
    guard depth < Self.deepest else { return .other }
    switch token {
    case .text(let text): return .text(text)
    case .sign("["): return .list(readItems(until: "]", depth).map(\.value))
    case .sign("("): return .list(readItems(until: ")", depth).map(\.value))
    case .sign("{"): return .list(readItems(until: "}", depth).map(\.value))
    case .word(let word):
      guard next == .sign("(") else { return word.hasPrefix(".") ? .call(word, []) : .other }
      place += 1
      return .call(word, readItems(until: ")", depth))
    default: return .other
    }
  }

  private mutating func readItems(
    until end: Character, _ depth: Int
  ) -> [(label: String?, value: PackageManifest.Expression)] {
    var result: [(label: String?, value: PackageManifest.Expression)] = []
    while let token = next, token != .sign(end) {
      if token == .sign(",") {
        place += 1
        continue
      }
      var label: String?
      if case .word(let word) = token, place + 1 < tokens.count, tokens[place + 1] == .sign(":") {
        label = word
        place += 2
      }
      let value = readExpression(depth: depth + 1)
      result.append((label, value))
      // Further parts of the same item: operators, messages to it; their calls count as items.
      while let more = next, more != .sign(","), more != .sign(end) {
        let part = readExpression(depth: depth + 1)
        if end == "}" || !isOther(part) { result.append((nil, part)) }
      }
    }
    place += 1
    return result
  }

  private func isOther(_ value: PackageManifest.Expression) -> Bool {
    if case .other = value { true } else { false }
  }
}
