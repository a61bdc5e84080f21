@testable import FoundationCore
import Testing

/// Property lists in their three formats, and the files that contain them.
@Suite struct `Property lists` {
  private let whole = PropertyList.dictionary([
    ("text", .string("<&> grün 😀")), ("large", .integer(.max)), ("negative", .integer(-3)),
    ("real", .real(0.1)), ("yes", .boolean(true)), ("no", .boolean(false)),
    ("bytes", .data(Array(0...200))), ("day", .date(86_400)),
    ("list", .array((0..<300).map { .integer(Int64($0)) })), ("empty", .array([])),
    ("nested", .dictionary([("a", .array([.dictionary([])]))])),
  ])

  @Test func `are decoded from both formats`() throws {
    let text = XMLPropertyList.text(of: whole)
    let binary = BinaryPropertyList.bytes(of: whole)
    #expect(binary.starts(with: Array("bplist00".utf8)))
    let fromBinary = try #require(PropertyList(binary))
    let fromText = try #require(PropertyList(Array(text.utf8)))
    #expect(XMLPropertyList.text(of: fromBinary) == text)
    #expect(XMLPropertyList.text(of: fromText) == text)
  }

  @Test func `that are truncated or changed are rejected, and never trap`() {
    let bytes = BinaryPropertyList.bytes(of: whole)
    for end in stride(from: 0, to: bytes.count, by: 7) {
      #expect(BinaryPropertyList.list(of: Array(bytes[..<end])) == nil)
    }
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 0xFF
      _ = BinaryPropertyList.list(of: changed)
    }
    for text in [
      "", "<plist>", "<plist><dict><key>a</key></dict></plist>", "<array><true></array>",
    ] {
      #expect(XMLPropertyList.list(of: Array(text.utf8)) == nil)
    }
  }

  @Test func `are read in NeXT's format`() throws {
    let list = try #require(
      PropertyListText.list(of: "{ a = (1, \"b\\n\", <0fa0>); /* x */ c = d; }"))
    let elements = try #require(list["a"]?.elements)
    guard case .string(let text) = elements[1], case .data(let bytes) = elements[2] else {
      Issue.record("a text and data")
      return
    }
    #expect(text == "b\n")
    #expect(bytes == [0x0F, 0xA0])
    #expect(PropertyListText.list(of: "{ a = ") == nil)
    #expect(PropertyListText.list(of: "(1, 2") == nil)
  }
}

/// Files in memory.
@Suite struct `The file store` {
  private let home = FileStore.home

  @Test func `normalizes paths`() {
    #expect(FileStore.normalized("/a//b/./c/../d/") == "/a/b/d")
    #expect(FileStore.normalized("../x") == "/x")
    #expect(FileStore.normalized("") == "/")
  }

  @Test func `stores files in existing folders`() throws {
    var files = FileStore()
    try files.write([1], to: home + "/Documents/a", at: 5)
    #expect(try files.read(home + "/Documents//a") == [1])
    #expect(files.names(inFolder: home + "/Documents") == ["a"])
    #expect(throws: FileFailure.self) { try files.write([1], to: "/nowhere/a", at: 0) }
    #expect(throws: FileFailure.self) { try files.write([1], to: home, at: 0) }
    #expect(throws: FileFailure.self) { try files.read(home) }
  }

  @Test func `copies and moves whole folders`() throws {
    var files = FileStore()
    let folder = home + "/Documents/f"
    try files.makeFolder(folder + "/g", withParents: true, at: 0)
    try files.write([7], to: folder + "/g/x", at: 1)
    try files.copy(folder, to: home + "/tmp/f")
    #expect(try files.read(home + "/tmp/f/g/x") == [7])
    try files.move(folder, to: home + "/Documents/h")
    #expect(files[folder] == nil)
    #expect(files.paths(below: home + "/Documents") == ["h", "h/g", "h/g/x"])
    #expect(throws: FileFailure.self) { try files.copy(home, to: home + "/tmp/inside") }
    try files.remove(home + "/Documents/h")
    #expect(files.names(inFolder: home + "/Documents") == [])
  }

  @Test func `is a value`() throws {
    var files = FileStore()
    let before = files
    try files.write([1], to: home + "/tmp/x", at: 0)
    #expect(before[home + "/tmp/x"] == nil)
  }
}
