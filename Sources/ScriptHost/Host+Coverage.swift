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
    return ExecutableLines.ofLua(file, on: stack)
  }
}
