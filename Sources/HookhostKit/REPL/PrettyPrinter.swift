// Displays values: keys are sorted, nested tables are shown up to a depth limit, cycles are marked,
// and long lists are truncated with a count. Only `__tostring` and `description` run script code. A
// table is first converted to a tree of limited size; the tree is then formatted, in one line where
// it fits.

internal import LuaBridge
internal import SelectorRuntime
import StringSearch

// no traps of count: the counts are those of lists and columns that this file computes, and not
// negative.

/// Converts Lua values to text for a terminal.
struct PrettyPrinter {
  /// The width of the terminal in columns.
  var width = 80

  /// The maximum depth of nested tables.
  var depthLimit = 4

  /// The maximum number of entries of a nested table.
  var entryLimit = 50

  /// The maximum number of entries of the outermost table.
  ///
  /// The prompt shows a hundred lines of it at a time.
  var topEntryLimit = 10_000

  /// The maximum number of bytes of a string inside a table.
  var stringLimit = 200

  /// The number of further entries that may be shown in total.
  private var budget = Self.budget

  private static let budget = 20_000

  /// Creates a printer for a terminal of the given width.
  init(width: Int = 80) {
    self.width = max(width, 10)
  }

  /// The text of a value in one or more lines, without a final newline.
  mutating func text(of index: Int, on stack: LuaStack) -> String {
    budget = Self.budget
    if let bytes = stack.bytes(at: index) {
      let text = Self.quote(document: bytes)
      guard text.hasPrefix("[") else { return PrettyNode.string(text).laidOut(width: width) }
      return text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { HelpPage.fitted(String($0), width: width) }.joined(separator: "\n")
    }
    return node(of: stack.absolute(index), on: stack, inside: []).laidOut(width: width)
  }

  /// The tree of a value that is nested in the tables `path`.
  private mutating func node(of index: Int, on stack: LuaStack, inside path: [UInt]) -> PrettyNode {
    switch stack.type(at: index) {
    case .string: .string(Self.quote(stack.bytes(at: index) ?? [], limit: stringLimit))
    case .function: .leaf(Self.describeFunction(at: index, on: stack))
    case .table: table(at: index, on: stack, inside: path)
    default: .words(Self.oneLine(stack.description(at: index)))
    }
  }

  private mutating func table(
    at index: Int, on stack: LuaStack, inside path: [UInt]
  ) -> PrettyNode {
    let identity = stack.identity(at: index)
    if path.contains(identity) { return .leaf("<cycle>") }
    if Self.describesItself(index, on: stack) {
      return .leaf(Self.oneLine(stack.description(at: index)))
    }
    guard (try? stack.reserve(12)) != nil else { return .leaf("{…}") }
    let keys = PrettyKey.keys(ofTableAt: index, on: stack)
    if keys.isEmpty { return .leaf("{}") }
    guard path.count < depthLimit, budget > 0 else { return .leaf("{…}") }
    let isStruct = PrettyKey.isStruct(keys)
    var entries: [(key: String?, value: PrettyNode)] = []
    var next: Int64 = 1
    for key in keys.prefix(path.isEmpty ? topEntryLimit : entryLimit) {
      guard budget > 0 else { break }
      budget -= 1
      var label: String?
      if case .integer(next) = key { next += 1 } else { label = key.label(on: stack) }
      key.push(on: stack)  // stack: … key
      stack.rawGetTop(at: index)  // stack: … value
      entries.append((label, node(of: stack.absolute(-1), on: stack, inside: path + [identity])))
      stack.pop()  // stack: …
    }
    return .table(entries, rest: keys.count - entries.count, isStruct: isStruct)
  }

  /// Whether a table has a `__tostring`.
  private static func describesItself(_ index: Int, on stack: LuaStack) -> Bool {
    guard stack.metatable(at: index) else { return false }  // stack: … metatable
    defer { stack.pop(2) }  // stack: …
    return stack.rawGet(at: -1, key: "__tostring") != .nil  // stack: … metatable handler
  }

  private static func describeFunction(at index: Int, on stack: LuaStack) -> String {
    guard let info = stack.functionInfo(at: index), !info.isNative else {
      return "function (native)"
    }
    return "function (\(info.source):\(info.line))"
  }
}

extension PrettyPrinter {
  /// A string as a Lua literal; a long one is truncated, with its length.
  static func quote(_ bytes: [UInt8], limit: Int = .max) -> String {
    let shown = bytes.count > limit ? bytes.prefix(limit) : bytes[...]
    let rest = bytes.count > shown.count ? "… (\(bytes.count) bytes)" : ""
    if let text = String(validating: shown, as: UTF8.self) {
      return "\"" + text.unicodeScalars.map { escape($0) }.joined() + "\"" + rest
    }
    let escaped = shown.map { $0 < 0x80 ? escape(Unicode.Scalar($0)) : hexadecimal($0) }
    return "\"" + escaped.joined() + "\"" + rest
  }

  /// A string by itself: several lines as a long bracket, else quoted.
  static func quote(document bytes: [UInt8]) -> String {
    guard bytes.contains(UInt8(ascii: "\n")), let text = String(validating: bytes, as: UTF8.self),
      text.unicodeScalars.allSatisfy({ isPlain($0) || $0 == "\n" || $0 == "\t" })
    else { return quote(bytes) }
    var equals = ""
    while text.contains("]\(equals)]") { equals += "=" }
    return "[\(equals)[\n\(text)]\(equals)]"
  }

  /// A text in which control characters are escaped.
  static func oneLine(_ text: String) -> String {
    text.unicodeScalars.map { isPlain($0) ? String($0) : escape($0) }.joined()
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory != .control
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\t": "\\t"
    case "\r": "\\r"
    case _ where isPlain(scalar): String(scalar)
    default: scalar.utf8.map { hexadecimal($0) }.joined()
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
}
