// A statement continues on further lines until it is complete. `lua` compiles the whole text after
// each line, so it compiles a statement of 10,000 lines 10,000 times. Here each line is scanned
// once, and the text is compiled only where it could be complete. Further lines are requested in
// the same cases as by `lua`, and never after an error.

internal import LuaBridge

/// Reads the lines of one chunk until it is complete.
struct EnteredChunk {
  let stack: LuaStack

  /// Compiles a chunk and pushes it.
  let compile: ([UInt8]) throws -> Void

  /// Reads the next line.
  let readLine: () throws -> REPLInput.Answer

  /// Reads the chunk that begins with a line; nil if it was interrupted.
  ///
  /// A chunk that is incomplete at the end of the input is returned as it is.
  ///
  /// - Throws: the errors of `readLine`.
  func read(from line: [UInt8]) throws -> [UInt8]? {
    var text = line
    var outline = ChunkOutline()
    outline.read(line)
    var answer = REPLInput.Answer.line(line)
    while case .line = answer, isIncomplete(text) {
      answer = try readOn(&text, &outline)
    }
    return answer == .interrupted ? nil : text
  }

  private func isIncomplete(_ text: [UInt8]) -> Bool {
    let count = stack.count
    defer { stack.setCount(count) }
    do {
      try compile(text)
      return false
    } catch {
      return (error as? LuaError)?.isIncompleteInput ?? false
    }
  }

  /// Reads at least one line, until the chunk may be complete or wrong; returns the last answer.
  private func readOn(
    _ text: inout [UInt8], _ outline: inout ChunkOutline
  ) throws -> REPLInput.Answer {
    let newline = [UInt8(ascii: "\n")]
    var answer = REPLInput.Answer.line([])
    var failure: (any Error)?
    var part: [UInt8]? = text + (outline.isInQuotes ? [] : newline)
    var isFirst = true
    try? stack.check(chunkNamed: "=" + REPLSource.name) {
      if let begun = part {
        part = nil
        return begun
      }
      guard failure == nil, isFirst || outline.isOpen, case .line = answer else { return nil }
      isFirst = false
      do {
        answer = try readLine()
      } catch {
        failure = error
      }
      guard failure == nil, case .line(let line) = answer else { return nil }
      let start = outline.isInQuotes ? newline : []
      text += newline + line
      outline.read(newline + line)
      return start + line + (outline.isInQuotes ? [] : newline)
    }
    if let failure { throw failure }
    return answer
  }
}
