internal import CEmbeddedFiles
internal import LuaModules

/// A short Lua program that shows a function; the tests run all of them.
struct HelpExample: Equatable {
  /// The function's path: `gesture.tap`, `Finger:move`.
  let path: String
  let code: String

  /// All examples, in the order of the files.
  static let all: [HelpExample] = files.flatMap { parse($0.text) }

  /// The example of a function.
  static func of(_ path: String) -> HelpExample? { all.first { $0.path == path } }

  /// Parses the examples of a file: each begins with a line `--- path`.
  static func parse(_ text: String) -> [HelpExample] {
    var examples: [HelpExample] = []
    var path: String?
    var lines: [Substring] = []
    func close() {
      guard let path else { return }
      while lines.last?.isEmpty == true { lines.removeLast() }
      // Each example is in a block of its own, so that its names are local.
      let body = lines.dropFirst(lines.first == "do" ? 1 : 0).dropLast(lines.last == "end" ? 1 : 0)
      let code = body.map { $0.hasPrefix("  ") ? $0.dropFirst(2) : $0 }
      examples.append(HelpExample(path: path, code: code.joined(separator: "\n")))
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("--- ") {
        close()
        path = String(line.dropFirst(4))
        lines = []
      } else if path != nil {
        lines.append(line)
      }
    }
    close()
    return examples
  }
}
