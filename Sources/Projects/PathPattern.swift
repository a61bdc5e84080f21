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

  /// The most texts that the braces of one pattern result in; further braces are characters.
  private static let mostTexts = 1000

  /// The most bytes of a pattern; a longer one fits no path.
  private static let longest = 4096

  private let alternatives: [[Piece]]

  init(_ text: String) {
    let texts = text.utf8.count > PathPattern.longest ? [] : PathPattern.expanded(text)
    alternatives = texts.map { PathPattern.pieces(Array($0.utf8)) }
  }

  /// Whether a path relative to the pattern's folder fits.
  func matches(_ path: String) -> Bool {
    let bytes = Array(path.utf8)
    return alternatives.contains { PathPattern.matches($0, bytes) }
  }

  /// The texts that result from the braces of a pattern.
  static func expanded(_ text: String) -> [String] {
    var finished: [String] = []
    var waiting = [(done: "", rest: text[...])]
    while let (done, rest) = waiting.popLast() {
      let isFull = finished.count + waiting.count >= mostTexts
      guard !isFull, let (open, parts, end) = braces(in: rest) else {
        finished.append(done + rest)
        continue
      }
      for part in parts.reversed() {
        waiting.append((done + rest[..<open], (part + rest[end...])[...]))
      }
    }
    return finished
  }

  /// The first braces of a text: their start, the texts between their commas, and their end.
  private static func braces(
    in text: Substring
  ) -> (open: String.Index, parts: [String], end: String.Index)? {
    guard let open = text.firstIndex(of: "{") else { return nil }
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
    guard place < text.endIndex, parts.count <= 64 else { return nil }
    return (open, parts, text.index(after: place))
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

  /// Whether the pieces fit a path: all that can begin at each byte are followed together.
  ///
  /// - Complexity: O(pieces × bytes).
  private static func matches(_ pieces: [Piece], _ path: [UInt8]) -> Bool {
    var places = Places(count: pieces.count)
    places.add(0, of: pieces)
    var next = Places(count: pieces.count)
    for byte in path where !places.listed.isEmpty {
      next.clear()
      let isSlash = byte == UInt8(ascii: "/")
      for place in places.listed {
        guard place < pieces.count else { continue }
        switch pieces[place] {
        case .character(let wanted): if byte == wanted { next.add(place + 1, of: pieces) }
        case .anyCharacter: if !isSlash { next.add(place + 1, of: pieces) }
        case .oneOf(let set, let isNegated):
          if set.contains(byte) != isNegated { next.add(place + 1, of: pieces) }
        case .anyName: if !isSlash { next.add(place, of: pieces) }
        case .anything: next.add(place, of: pieces)
        case .anyFolders: if isSlash { next.add(place, of: pieces) } else { next.stay(place) }
        }
      }
      swap(&places, &next)
    }
    return places.contains(pieces.count)
  }

  /// The indexes of pieces of which any may fit next.
  private struct Places {
    private(set) var listed: [Int] = []
    /// Whether each index is listed, and whether what may follow it is, too.
    private var isListed: [Bool]
    private var isOpen: [Bool]

    init(count: Int) {
      isListed = [Bool](repeating: false, count: max(0, count) + 1)
      isOpen = isListed
    }

    func contains(_ place: Int) -> Bool { isListed[place] }

    mutating func clear() {
      for place in listed { (isListed[place], isOpen[place]) = (false, false) }
      listed.removeAll(keepingCapacity: true)
    }

    /// Adds an index, and the next ones if its piece also fits no character.
    mutating func add(_ place: Int, of pieces: [Piece]) {
      var place = place
      while !isOpen[place] {
        stay(place)
        isOpen[place] = true
        guard place < pieces.count else { return }
        switch pieces[place] {
        case .anyName, .anyFolders, .anything: place += 1
        default: return
        }
      }
    }

    /// Adds an index only, as inside the name of a folder.
    mutating func stay(_ place: Int) {
      if !isListed[place] { listed.append(place) }
      isListed[place] = true
    }
  }
}
