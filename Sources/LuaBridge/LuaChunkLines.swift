// The lines with instructions of all functions in a binary chunk of Lua 5.4.

/// The lines of a chunk that can run, function by function.
package struct LuaChunkLines {
  /// One function of the chunk.
  package struct Function {
    /// The number of functions around it; 0 for the chunk itself.
    package let depth: Int
    /// The names of its parameters.
    package let parameters: [String]
    /// The lines of its instructions, except those that the compiler adds at the ends of functions: the
    /// return of a function, and the creation of an inner one.
    package let lines: Set<Int>
  }

  package private(set) var functions: [Function] = []

  /// Parses a chunk with its debug information.
  ///
  /// - Returns: nil for anything but a binary chunk of Lua 5.4.
  package init?(chunk: [UInt8]) {
    guard var reader = LuaChunkReader(chunk), read(&reader, depth: 0) else { return nil }
  }

  /// Whether an instruction creates a function, or prepares a variable number of arguments; the numbers
  /// are those of `lopcodes.h`.
  private static func isAdded(operation: UInt8) -> Bool { operation == 79 || operation == 81 }

  private mutating func read(_ reader: inout LuaChunkReader, depth: Int) -> Bool {
    // Source; first and last line; parameters, varargs and stack size; instructions.
    guard depth < LuaChunkReader.greatestDepth, reader.text() != nil,
      let firstLine = reader.number(), reader.number() != nil, let head = reader.take(3),
      let count = reader.number(), let code = reader.take(count * 4), reader.constants() != nil,
      let upvalues = reader.number(), reader.take(upvalues * 3) != nil,
      let inner = reader.number()
    else { return false }
    let place = functions.count
    functions.append(Function(depth: depth, parameters: [], lines: []))
    for _ in 0..<inner {
      guard read(&reader, depth: depth + 1) else { return false }
    }
    guard let lines = reader.lines(from: firstLine), lines.count == count,
      let names = reader.names()
    else { return false }
    let running = lines.indices.dropLast().filter { index in
      !Self.isAdded(operation: code[index * 4] & 0x7F)
    }
    functions[place] = Function(
      depth: depth, parameters: Array(names.prefix(Int(head[0]))),
      lines: Set(running.map { lines[$0] }))
    return true
  }
}
