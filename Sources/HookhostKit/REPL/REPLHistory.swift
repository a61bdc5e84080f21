// The entries of the prompt, in a file that outlives it: an entry a line, newlines in it and
// other controls escaped, each appended when it is entered. A file that cannot be used is spoken of
// once, and the prompt goes on with what is typed from then on.

internal import LuaBridge

/// The entries of the prompt, the oldest first, kept in a file.
final class REPLHistory {
  /// How many entries the file keeps when a prompt starts.
  static let limit = 2000

  /// How much of the file is read.
  private static let byteLimit = 4 << 20

  private var file: AppendedFile?
  private let complain: (String) -> Void
  private(set) var entries: [[UInt8]] = []

  /// Reads the history, and shortens it when it has grown too long.
  ///
  /// - Parameters:
  ///   - path: the file; nil when nobody said where.
  ///   - complain: takes a line about what cannot be done.
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

  /// `$XDG_STATE_HOME/hookhost/history`, or below `~/.local/state`.
  ///
  /// Relative paths do not count, as the XDG Base Directory Specification says.
  static func path(stateHome: [UInt8]?, home: [UInt8]?) -> [UInt8]? {
    let end = Array("/hookhost/history".utf8)
    if let stateHome, stateHome.first == UInt8(ascii: "/") { return stateHome + end }
    guard let home, !home.isEmpty else { return nil }
    return home + Array("/.local/state".utf8) + end
  }

  /// Adds an entry, unless it is the last one once more.
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

  /// The line that an entry is in the file.
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

  /// The entry that a line of the file is.
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
