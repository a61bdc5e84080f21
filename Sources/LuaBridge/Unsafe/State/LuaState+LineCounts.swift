internal import CLuaShims

extension LuaState {
  /// Begins to count how often each line of Lua files runs.
  ///
  /// Call it before any script runs: coroutines that exist already are not counted. It takes time with
  /// each line.
  ///
  /// - Throws: an error if there is no memory for it.
  package func countLines() throws {
    guard let block = unsafe block else { return }
    guard unsafe bridge_count_lines(block) else { throw LuaError("not enough memory") }
  }

  /// The numbers of runs so far by file and line, without lines that have not run.
  ///
  /// The files have the names of their chunks, without the `@`.
  package var lineCounts: [(file: String, counts: [(line: Int, count: Int)])] {
    guard let block = unsafe block else { return [] }
    return unsafe (0..<bridge_counted_files(block)).map { index in
      let file = unsafe bridge_counts_of_file(block, index).pointee
      let counts = unsafe UnsafeBufferPointer(start: file.counts, count: file.line_count)
      return unsafe (
        String(cString: file.source),
        counts.enumerated().filter { $0.element > 0 }.map { ($0.offset, Int($0.element)) }
      )
    }
  }
}
