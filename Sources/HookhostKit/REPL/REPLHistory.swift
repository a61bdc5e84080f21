// The history file has one entry per line, in which newlines and other control characters are
// escaped. Each entry is appended when it is entered. If the file cannot be used, this is reported
// once, and the history is kept in memory only.

internal import LuaBridge

/// The history of the prompt, the oldest entry first, stored in a file.
final class REPLHistory {
  /// The number of entries that are kept in the file when a prompt starts.
  static let limit = 2000

  /// The maximum number of bytes that are read from the file.
  private static let byteLimit = 4 << 20

  private var file: AppendedFile?
  private let complain: (String) -> Void
  private(set) var entries: [[UInt8]] = []

  /// Reads the history, and truncates the file if it is too long.
  ///
  /// - Parameters:
  ///   - path: the file; nil means that there is none.
  ///   - complain: receives a message about a failure.
  init(path: [UInt8]?, complain: @escaping (String) -> Void) {
    self.complain = complain
    guard let path else {
      complain("history is not kept: neither XDG_STATE_HOME nor HOME is set")
      return
    }
    let file = AppendedFile(path: path)
    self.file = file
    attempt { try read(file) }
  }

  /// `$XDG_STATE_HOME/hookhost/history`, by default in `~/.local/state`.
  ///
  /// Relative paths are ignored, as the XDG Base Directory Specification requires.
  static func path(stateHome: [UInt8]?, home: [UInt8]?) -> [UInt8]? {
    let end = Array("/hookhost/history".utf8)
    if let stateHome, stateHome.first == UInt8(ascii: "/") { return stateHome + end }
    guard let home, !home.isEmpty else { return nil }
    return home + Array("/.local/state".utf8) + end
  }

  /// Adds an entry, unless it equals the last one.
  func append(_ entry: [UInt8]) {
    guard entry != entries.last else { return }
    entries.append(entry)
    guard let file else { return }
    attempt { try file.append(Self.encode(entry)) }
  }

  private func read(_ file: AppendedFile) throws {
    let bytes = try file.contents(limit: Self.byteLimit)
    var lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard lines.allSatisfy(Self.isText) else {
      throw SystemFailure("the file holds something else")
    }
    if lines.count > Self.limit {
      lines = lines.suffix(Self.limit)
      try file.rewrite(limit: Self.byteLimit) { bytes in
        let last = bytes.split(separator: UInt8(ascii: "\n")).suffix(Self.limit)
        return last.flatMap { $0 + [UInt8(ascii: "\n")] }
      }
    }
    entries = lines.map { Self.decode($0) }
  }

  private func attempt(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      let path = String(decoding: file?.path ?? [], as: UTF8.self)
      complain("history is not kept: \(path): \(error)")
      file = nil
    }
  }
}

extension REPLHistory {
  private static let backslash = UInt8(ascii: "\\")

  /// Encodes an entry as a line of the file.
  static func encode(_ entry: [UInt8]) -> [UInt8] {
    var line: [UInt8] = []
    for byte in String(decoding: entry, as: UTF8.self).utf8 {
      switch byte {
      case UInt8(ascii: "\n"): line += [backslash, UInt8(ascii: "n")]
      case backslash: line += [backslash, backslash]
      case UInt8(ascii: "\t"): line.append(byte)
      case ..<0x20, 0x7F: line += Array("\\x\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8)
      default: line.append(byte)
      }
    }
    return line + [UInt8(ascii: "\n")]
  }

  /// Decodes a line of the file.
  static func decode(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var entry: [UInt8] = []
    var rest = line
    while let byte = rest.popFirst() {
      guard byte == backslash, let escaped = rest.popFirst() else {
        entry.append(byte)
        continue
      }
      switch escaped {
      case UInt8(ascii: "n"): entry.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "x"):
        let digits = String(decoding: rest.prefix(2), as: UTF8.self)
        rest = rest.dropFirst(2)
        entry.append(UInt8(digits, radix: 16) ?? UInt8(ascii: "?"))
      default: entry.append(escaped)
      }
    }
    return entry
  }

  private static func isText(_ line: ArraySlice<UInt8>) -> Bool {
    line.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\t") }
      && String(validating: line, as: UTF8.self) != nil
  }
}
