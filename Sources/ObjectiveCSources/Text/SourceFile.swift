/// The bytes of a source file, for facts that the tree does not contain.
struct SourceFile {
  let bytes: [UInt8]

  /// The text between two offsets.
  func text(_ start: Int, _ end: Int) -> String {
    guard start >= 0, start <= end, end <= bytes.count else { return "" }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The word at an offset, including a parenthesized part that follows it.
  ///
  /// The end offset of the node is not used: a node from a macro in another file ends at its use.
  func word(at start: Int) -> String {
    var place = start
    var depth = 0
    while place >= 0, place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "(") {
        depth += 1
      } else if byte == UInt8(ascii: ")") {
        depth -= 1
        if depth < 0 { break }
      } else if depth == 0, byte != UInt8(ascii: "_"),
        !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte),
        !Unicode.Scalar(byte).properties.isAlphabetic
      {
        break
      }
      place += 1
    }
    return text(start, place)
  }

  /// The first characters at an offset, without leading blanks.
  func head(at start: Int, count: Int) -> String {
    var result: [UInt8] = []
    var place = start
    while place < bytes.count, result.count < count {
      if bytes[place] > 32 { result.append(bytes[place]) }
      place += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The offsets of the two semicolons between the parentheses of a `for`.
  func semicolons(after start: Int) -> [Int] {
    var result: [Int] = []
    var depth = 0
    var place = start
    while place < bytes.count, result.count < 2 {
      switch bytes[place] {
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return result }
      case UInt8(ascii: ";"): if depth == 1 { result.append(place) }
      default: break
      }
      place += 1
    }
    return result
  }

  /// The lines of the comments, by line number, without comment delimiters.
  func comments() -> [Int: String] {
    var result: [Int: String] = [:]
    var line = 1
    var place = 0
    func at(_ offset: Int) -> UInt8 { place + offset < bytes.count ? bytes[place + offset] : 0 }
    func note(_ text: ArraySlice<UInt8>) {
      let words = String(decoding: text, as: UTF8.self).trimmed
      guard !words.isEmpty else { return }
      result[line] = result[line].map { $0 + " " + words } ?? words
    }
    while place < bytes.count {
      let byte = bytes[place]
      if byte == 10 {
        line += 1
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        place += 1
        while place < bytes.count, bytes[place] != byte, bytes[place] != 10 {
          place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        if at(0) == 10 { continue }
      } else if byte == UInt8(ascii: "/"), at(1) == UInt8(ascii: "/") {
        let start = place + 2
        while place < bytes.count, bytes[place] != 10 { place += 1 }
        note(bytes[start..<max(start, place)])
        continue
      } else if byte == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
        place += 2
        var start = place
        while place < bytes.count, !(at(0) == UInt8(ascii: "*") && at(1) == UInt8(ascii: "/")) {
          if at(0) == 10 {
            note(bytes[start..<place])
            line += 1
            start = place + 1
          }
          place += 1
        }
        note(bytes[min(start, place)..<min(place, bytes.count)])
        place += 1
      }
      place += 1
    }
    return result
  }
}

extension String {
  /// The text without surrounding blanks, slashes and stars of comments.
  fileprivate var trimmed: String {
    let blank: (Character) -> Bool = {
      $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "*" || $0 == "/"
    }
    guard let first = firstIndex(where: { !blank($0) }),
      let last = lastIndex(where: { !($0 == " " || $0 == "\t" || $0 == "\r" || $0 == "*") })
    else { return "" }
    return String(self[first...last])
  }
}
