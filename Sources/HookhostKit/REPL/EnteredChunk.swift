// Statements go on over further lines for as long as Lua finds them incomplete. To ask Lua after each
// line is what `lua` does; a statement of 10,000 lines is then read 10,000 times. Here Lua reads the
// lines while they come, once, and is only asked about the whole where that could be complete. So a
// line is asked for when `lua` asks for one, and never after an error.

internal import LuaBridge

/// Reads the lines of one chunk, as far as it goes.
struct EnteredChunk {
  let stack: LuaStack

  /// Compiles a chunk and pushes it.
  let compile: ([UInt8]) throws -> Void

  /// Answers the next line.
  let readLine: () throws -> REPLInput.Answer

  /// The whole chunk that begins with a line; nil when it was given up.
  ///
  /// A chunk that the end of the input leaves incomplete is answered as it is.
  /// - Throws: what `readLine` throws.
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

  /// Reads at least one line, and on to where the chunk may be complete, or is wrong; the answer is
  /// the last that came.
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
