extension SourceFile {
  /// The selector of a message between two offsets, read from the source text.
  ///
  /// It is used if no declaration tells the selector. Its parts are the names before colons that
  /// are not in an inner bracket and do not belong to a `?`; a selector without colons is the last
  /// name.
  func selector(ofMessageFrom start: Int, to end: Int) -> String {
    guard start >= 0, end <= bytes.count, start < end else { return "" }
    var selector = ""
    var word = ""
    var depth = 0
    var choices = 0
    var place = start
    func at(_ offset: Int) -> UInt8 { place + offset < end ? bytes[place + offset] : 0 }
    while place < end {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        word = ""
        place += 1
        while place < end, bytes[place] != byte {
          place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
        }
      case UInt8(ascii: "/") where at(1) == UInt8(ascii: "/"):
        while place < end, bytes[place] != 10 { place += 1 }
      case UInt8(ascii: "/") where at(1) == UInt8(ascii: "*"):
        place += 2
        while place < end, !(at(0) == UInt8(ascii: "*") && at(1) == UInt8(ascii: "/")) {
          place += 1
        }
        place += 1
      case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"):
        depth += 1
        word = ""
      case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return selector.isEmpty ? word : selector }
        word = ""
      case UInt8(ascii: "?") where depth == 1:
        choices += 1
        word = ""
      case UInt8(ascii: ":") where depth == 1:
        if choices > 0 { choices -= 1 } else { selector += word + ":" }
        word = ""
      case _ where byte <= 32: break
      default:
        guard Self.isLetter(byte) else {
          word = ""
          break
        }
        let first = place
        while place + 1 < end, Self.isLetter(bytes[place + 1]) { place += 1 }
        word = text(first, place + 1)
      }
      place += 1
    }
    return ""
  }

  /// Whether a byte belongs to a name or a number.
  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 128...:
      true
    default: false
    }
  }
}
