/// A pattern of paths as CocoaPods and `.gitignore` write them: `Classes/**/*.{h,m}`.
///
/// `*` and `?` stay within a path component, `**/` stands for any number of folders, `{a,b}` for one of
/// several texts and `[abc]` for one of several characters.
struct PathPattern {
  private indirect enum Piece {
    case character(UInt8)
    case anyCharacter, anyName, anyFolders, anything
    case oneOf(Set<UInt8>, isNegated: Bool)
  }

  private let alternatives: [[Piece]]

  init(_ text: String) {
    alternatives = PathPattern.expanded(text).map { PathPattern.pieces(Array($0.utf8)) }
  }

  /// Whether a path relative to the pattern's folder fits.
  func matches(_ path: String) -> Bool {
    let bytes = Array(path.utf8)
    return alternatives.contains { PathPattern.matches($0[...], bytes[...]) }
  }

  /// The texts that result from the braces of a pattern.
  static func expanded(_ text: String) -> [String] {
    guard let open = text.firstIndex(of: "{") else { return [text] }
    var depth = 0
    var parts: [String] = [""]
    var place = open
    while place < text.endIndex {
      let character = text[place]
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      if depth == 0 { break }
      if character == ",", depth == 1 {
        parts.append("")
      } else if place != open {
        parts[parts.count - 1].append(character)
      }
      place = text.index(after: place)
    }
    guard place < text.endIndex, parts.count <= 64 else { return [text] }
    let rest = expanded(String(text[text.index(after: place)...]))
    return parts.flatMap { expanded($0) }.flatMap { part in
      rest.map { text[..<open] + part + $0 }
    }
  }

  private static func pieces(_ text: [UInt8]) -> [Piece] {
    var result: [Piece] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"):
        guard rest.first == byte else {
          result.append(.anyName)
          continue
        }
        rest = rest.drop { $0 == byte }
        if rest.first == UInt8(ascii: "/") {
          rest.removeFirst()
          result.append(.anyFolders)
        } else {
          result.append(.anything)
        }
      case UInt8(ascii: "?"): result.append(.anyCharacter)
      case UInt8(ascii: "["):
        guard let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "]")) else {
          result.append(.character(byte))
          continue
        }
        let isNegated = rest.first == UInt8(ascii: "^") || rest.first == UInt8(ascii: "!")
        result.append(.oneOf(set(rest[..<end].dropFirst(isNegated ? 1 : 0)), isNegated: isNegated))
        rest = rest[(end + 1)...]
      default: result.append(.character(byte))
      }
    }
    return result
  }

  /// The characters between brackets, with their ranges.
  private static func set(_ text: ArraySlice<UInt8>) -> Set<UInt8> {
    var result: Set<UInt8> = []
    var rest = text
    while let first = rest.popFirst() {
      if rest.first == UInt8(ascii: "-"), let last = rest.dropFirst().first, last >= first {
        result.formUnion(first...last)
        rest = rest.dropFirst(2)
      } else {
        result.insert(first)
      }
    }
    return result
  }

  private static func matches(_ pieces: ArraySlice<Piece>, _ path: ArraySlice<UInt8>) -> Bool {
    let slash = UInt8(ascii: "/")
    var (pieces, path) = (pieces, path)
    while let piece = pieces.popFirst() {
      switch piece {
      case .character(let wanted):
        guard path.popFirst() == wanted else { return false }
      case .anyCharacter:
        guard let next = path.popFirst(), next != slash else { return false }
      case .oneOf(let set, let isNegated):
        guard let next = path.popFirst(), set.contains(next) != isNegated else { return false }
      case .anyName:
        while true {
          if matches(pieces, path) { return true }
          guard let next = path.popFirst(), next != slash else { return false }
        }
      case .anyFolders:
        while true {
          if matches(pieces, path) { return true }
          guard let end = path.firstIndex(of: slash) else { return false }
          path = path[(end + 1)...]
        }
      case .anything:
        while true {
          if matches(pieces, path) { return true }
          guard path.popFirst() != nil else { return false }
        }
      }
    }
    return path.isEmpty
  }
}
