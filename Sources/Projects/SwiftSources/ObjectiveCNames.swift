// no traps of count: the counts are those of lists and columns that this file computes, and not
// negative.

/// The types that headers in Objective-C declare, found in their text without clang.
struct ObjectiveCNames {
  private(set) var classes: Set<String> = []
  private(set) var protocols: Set<String> = []
  /// Enumerations and other types that are no classes.
  private(set) var values: Set<String> = []
  /// The names in Objective-C of types that Swift calls otherwise: `NS_SWIFT_NAME`.
  private(set) var swiftNames: [String: String] = [:]
  /// The header of each type of the project.
  private(set) var headers: [String: String] = [:]

  /// Adds the types of a header.
  ///
  /// - Parameter path: Its path, if sources must include it for the types.
  mutating func add(_ bytes: [UInt8], path: String?) {
    let words = Self.words(bytes)
    var place = 0
    while place < words.count {
      let word = words[place]
      place += 1
      switch word {
      case "@interface":
        guard place < words.count else { return }
        let name = words[place]
        noteSwiftName(of: name, before: place - 1, words)
        classes.insert(name)
        if words.dropFirst(place + 1).first != "(" { note(name, path) }
      case "@protocol":
        guard place + 1 < words.count, words[place] != "(", ![";", ","].contains(words[place + 1])
        else { continue }
        noteSwiftName(of: words[place], before: place - 1, words)
        protocols.insert(words[place])
        note(words[place], path)
      case "typedef": readType(&place, words, path)
      default: break
      }
    }
  }

  private mutating func note(_ name: String, _ path: String?) {
    if let path, headers[name] == nil { headers[name] = path }
  }

  /// Notes the name of an attribute in front of a declaration: `NS_SWIFT_NAME(Name)`.
  private mutating func noteSwiftName(of name: String, before place: Int, _ words: [String]) {
    guard place >= 4, words[place - 1] == ")", words[place - 4] == "NS_SWIFT_NAME" else { return }
    swiftNames[words[place - 2]] = name
  }

  /// Reads a type definition up to its end.
  private mutating func readType(_ place: inout Int, _ words: [String], _ path: String?) {
    let start = place
    var depth = 0
    while place < words.count, words[place] != ";" || depth > 0 {
      if words[place] == "{" { depth += 1 }
      if words[place] == "}" { depth -= 1 }
      if words[place].hasPrefix("@") { return }
      place += 1
    }
    var parts = words[start..<place]
    var swiftName: String?
    if let attribute = parts.firstIndex(of: "NS_SWIFT_NAME"), attribute + 2 < parts.endIndex {
      swiftName = parts[attribute + 2]
      parts = parts[..<attribute]
    }
    let open = parts.firstIndex(of: "(") ?? parts.endIndex
    var name: String?
    if open > parts.startIndex, open + 3 < parts.endIndex,
      parts[open - 1].hasSuffix("ENUM") || parts[open - 1].hasSuffix("OPTIONS")
    {
      name = parts[open..<parts.endIndex].firstIndex(of: ",").map { parts[$0 + 1] }
    } else if let bracket = parts.indices.first(where: { place in
      parts[place] == "(" && ["^", "*"].contains(parts.dropFirst(place - start + 1).first)
    }), bracket + 2 < parts.endIndex {
      // A block or a pointer to a function, whose result may be a pointer.
      name = parts[bracket + 2]
    } else {
      name = parts.last { $0.first?.isLetter == true && !$0.hasPrefix("NS_") }
    }
    guard let name else { return }
    values.insert(name)
    note(name, path)
    if let swiftName { swiftNames[swiftName] = name }
  }

  /// The words and signs of a text, without comments and directives.
  private static func words(_ bytes: [UInt8]) -> [String] {
    var result: [String] = []
    var place = 0
    func skip(to end: UInt8) { while place < bytes.count, bytes[place] != end { place += 1 } }
    while place < bytes.count {
      let byte = bytes[place]
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      if byte == UInt8(ascii: "/"), next == byte {
        skip(to: 0x0A)
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        place += 3
        while place < bytes.count,
          bytes[place] != UInt8(ascii: "/") || bytes[place - 1] != UInt8(ascii: "*")
        {
          place += 1
        }
        place += 1
      } else if byte == UInt8(ascii: "#") {
        repeat {
          place += 1
          skip(to: 0x0A)
        } while place < bytes.count && bytes[place - 1] == UInt8(ascii: "\\")
      } else if isOfWord(byte) {
        let start = place
        while place < bytes.count, isOfWord(bytes[place]) { place += 1 }
        result.append(String(decoding: bytes[start..<place], as: UTF8.self))
      } else {
        place += 1
        if byte > 0x20 { result.append(String(decoding: [byte], as: UTF8.self)) }
      }
    }
    return result
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x40...0x5A, 0x5F, 0x61...0x7A: true
    default: false
    }
  }
}
