// The lines of the Lua text are the lines of the source, so that an error, a traceback and a
// breakpoint name the source line without a mapping table. The lowered text contains marks with the
// line and column of the source. Each mark becomes newlines up to its line, or a space if that line
// has been passed.

/// Arranges marked text on the lines of the source.
struct LineLayout {
  private static let opening: Unicode.Scalar = "\u{E000}"
  private static let closing: Unicode.Scalar = "\u{E001}"

  /// A mark for the source position of the text that follows.
  static func mark(_ line: Int, _ column: Int) -> String {
    "\(opening)\(line):\(column)\(closing)"
  }

  private var text: [UInt8] = []
  private var line = 1
  private var comments: [Int: String]

  /// Lays out a text.
  ///
  /// - Parameter comments: The source's comments, by line.
  /// - Parameter count: The number of lines in the source.
  static func text(of marked: String, comments: [Int: String]) -> String {
    var layout = LineLayout(comments: comments)
    layout.add(marked)
    layout.endLine()
    return String(decoding: OutlinedFunctions.separated(layout.text), as: UTF8.self)
  }

  private init(comments: [Int: String]) { self.comments = comments }

  private mutating func add(_ marked: String) {
    var mark: String?
    for scalar in marked.unicodeScalars {
      if scalar == LineLayout.opening {
        mark = ""
      } else if scalar == LineLayout.closing {
        let numbers = (mark ?? "").split(separator: ":").compactMap { Int($0) }
        if numbers.count == 2 { move(to: numbers[0], numbers[1]) }
        mark = nil
      } else if mark != nil {
        mark?.unicodeScalars.append(scalar)
      } else {
        text += Array(String(Character(scalar)).utf8)
      }
    }
  }

  private mutating func move(to target: Int, _ column: Int) {
    guard target > line else {
      if let last = text.last, last != 10, last != 32 { text.append(32) }
      return
    }
    while line < target {
      endLine()
      line += 1
    }
    text += Array(repeating: 32, count: max(0, column - 1))
  }

  private mutating func endLine() {
    while text.last == 32 { text.removeLast() }
    if let comment = comments.removeValue(forKey: line) {
      let isOpen = text.last.map { $0 != 10 } ?? false
      text += Array(((isOpen ? " " : "") + "-- " + comment).utf8)
    }
    text.append(10)
  }
}
