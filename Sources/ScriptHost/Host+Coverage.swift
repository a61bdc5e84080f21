package import LuaBridge
internal import LuaModules

/// The lines that tests run, for reports of coverage.
extension Host {
  /// Begins to count the lines of Lua files and of sources in Objective-C.
  package func countLines(_ stack: LuaStack) throws {
    try state.countLines()
    try startWorld(stack).sourceLines = [:]
  }

  /// The numbers of runs by file and line, without lines that have not run.
  package var lineCounts: [(file: String, counts: [(line: Int, count: Int)])] { state.lineCounts }

  /// The sorted lines of a file that can run; nil if it is neither Lua nor a source that was loaded.
  package func executableLines(of file: String, on stack: LuaStack) -> [Int]? {
    if let lines = (try? startWorld(stack))?.sourceLines?[file] { return lines.sorted() }
    guard let text = try? WholeFile.read(Array(file.utf8)),
      (try? stack.load(Self.withoutFirstComment(text), name: "@\(file)", mode: "t")) != nil
    else { return nil }
    defer { stack.pop() }
    guard let chunk = stack.dump(), let lines = LuaChunkLines(chunk: chunk) else { return nil }
    return lines.functions.reduce(into: Set<Int>()) { $0.formUnion($1.lines) }.sorted()
  }

  /// The text of a file whose first line, if it begins with `#`, is empty.
  private static func withoutFirstComment(_ text: [UInt8]) -> [UInt8] {
    guard text.first == UInt8(ascii: "#") else { return text }
    return Array(text.drop { $0 != UInt8(ascii: "\n") })
  }
}
