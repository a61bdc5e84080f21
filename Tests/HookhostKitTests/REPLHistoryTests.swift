import CStandardLibrary
import LuaBridge
import Testing

@testable import HookhostKit

@Suite struct `The history of the prompt` {
  private let folder: TemporaryFolder
  /// The history's file, in its own folder.
  private var path: String { folder.path + "/state/history" }

  init() throws { folder = try TemporaryFolder() }

  private func history(_ path: String?, said: (String) -> Void = { _ in }) -> REPLHistory {
    var lines: [String] = []
    let history = REPLHistory(path: path.map { Array($0.utf8) }) { lines.append($0) }
    lines.forEach(said)
    return history
  }

  @Test func `keeps entries of several lines and any bytes as one`() {
    let path = path
    let entries = ["for i = 1, 2 do\n\tprint('\\n')\nend", "x = '\u{1}\u{7F}'", "漢字"]
    let first = history(path)
    for entry in entries { first.append(Array(entry.utf8)) }
    #expect(history(path).entries == entries.map { Array($0.utf8) })
  }

  @Test func `holds the whole entries of two prompts that run at once`() {
    let path = path
    let (left, right) = (history(path), history(path))
    for number in 0..<50 {
      left.append(Array("left\n\(number)".utf8))
      right.append(Array("right\n\(number)".utf8))
    }
    let entries = history(path).entries.map { String(decoding: $0, as: UTF8.self) }
    #expect(entries.count == 100)
    #expect(entries.filter { $0.hasPrefix("left\n") } == (0..<50).map { "left\n\($0)" })
  }

  @Test func `is shortened at the start, and never left partially written`() throws {
    let path = path
    let file = AppendedFile(path: Array(path.utf8))
    let lines = (0..<REPLHistory.limit + 500).map { "line \($0)\n" }.joined()
    try file.append(Array((lines + "cut sho").utf8))
    let loaded = history(path)
    loaded.append(Array("next".utf8))
    #expect(loaded.entries.count == REPLHistory.limit + 1)
    let kept = String(decoding: try file.contents(limit: 1 << 20), as: UTF8.self)
    #expect(kept.split(separator: "\n").count == REPLHistory.limit + 1)
    #expect(kept.hasSuffix("\ncut sho\nnext\n"))
  }

  @Test func `reports once an error of its file, and does not change the file`() throws {
    let path = path
    let file = AppendedFile(path: Array(path.utf8))
    try file.append([0x7F, 0x45, 0x4C, 0x46, 0, 1, 2, 0xFF])
    var said: [String] = []
    let history = REPLHistory(path: Array(path.utf8)) { said.append($0) }
    history.append(Array("1".utf8))
    history.append(Array("2".utf8))
    #expect(said == ["history is not kept: \(path): the file holds something else"])
    #expect(try file.contents(limit: 100) == [0x7F, 0x45, 0x4C, 0x46, 0, 1, 2, 0xFF])

    for broken in ["/dev/full", "/tmp", "/dev/null/history"] {
      said = []
      let history = REPLHistory(path: Array(broken.utf8)) { said.append($0) }
      history.append(Array("1".utf8))
      #expect(said.count == 1)
      #expect(history.entries.count == 1)
    }
  }

  @Test func `is stored according to the XDG Base Directory Specification`() {
    let path = { (state: String?, home: String?) in
      REPLHistory.path(
        stateHome: state.map { Array($0.utf8) }, home: home.map { Array($0.utf8) }
      ).map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(path("/state", "/home/a") == "/state/hookhost/history")
    #expect(path("relative", "/home/a") == "/home/a/.local/state/hookhost/history")
    #expect(path(nil, nil) == nil)
  }
}
