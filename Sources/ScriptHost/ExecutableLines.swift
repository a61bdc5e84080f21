package import LuaBridge
internal import LuaModules

/// The lines of a file that can run, for reports of coverage.
package enum ExecutableLines {
  /// The lines of a Lua file.
  ///
  /// - Returns: the sorted lines, or nil if the file cannot be read or compiled.
  package static func ofLua(_ file: String, on stack: LuaStack) -> [Int]? {
    guard let text = try? WholeFile.read(Array(file.utf8)),
      (try? stack.load(withoutFirstComment(text), name: "@\(file)", mode: "t")) != nil
    else { return nil }
    defer { stack.pop() }
    guard let chunk = stack.dump(), let lines = LuaChunkLines(chunk: chunk) else { return nil }
    return lines.functions.reduce(into: Set<Int>()) { $0.formUnion($1.lines) }.sorted()
  }

  /// The lines of a translated source: those inside functions, methods and blocks.
  package static func ofSource(
    _ source: TranslatedSource, _ path: String, on stack: LuaStack
  ) -> [Int]? {
    guard (try? stack.load(Array(source.text.utf8), name: "@\(path)", mode: "t")) != nil else {
      return nil
    }
    defer { stack.pop() }
    return ofLoadedSource(on: stack)?.sorted()
  }

  /// The lines inside the functions, methods and blocks of the source's chunk on top of the stack.
  ///
  /// Loading a source runs definitions, which are not counted as executed lines.
  static func ofLoadedSource(on stack: LuaStack) -> Set<Int>? {
    guard let chunk = stack.dump(), let lines = LuaChunkLines(chunk: chunk) else { return nil }
    let bodies = lines.functions.filter {
      $0.depth > 1 && $0.parameters != ["instance", "class", "super"]
    }
    return bodies.reduce(into: []) { $0.formUnion($1.lines) }
  }

  /// The text of a file whose first line, if it begins with `#`, is empty.
  private static func withoutFirstComment(_ text: [UInt8]) -> [UInt8] {
    guard text.first == UInt8(ascii: "#") else { return text }
    return Array(text.drop { $0 != UInt8(ascii: "\n") })
  }
}
