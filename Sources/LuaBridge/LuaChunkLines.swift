// The lines with instructions of all functions in a binary chunk of Lua 5.4. The format is that of
// `ldump.c`; chunks of other versions are rejected.

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
    var reader = LuaChunkReader(bytes: chunk[...])
    guard reader.passesHeader(), read(&reader, depth: 0) else { return nil }
  }

  /// Whether an instruction creates a function, or prepares a variable number of arguments; the numbers
  /// are those of `lopcodes.h`.
  private static func isAdded(operation: UInt8) -> Bool { operation == 79 || operation == 81 }

  private mutating func read(_ reader: inout LuaChunkReader, depth: Int) -> Bool {
    // Source; first and last line; parameters, varargs and stack size; instructions.
    guard depth < 300, reader.text() != nil, let firstLine = reader.number(),
      reader.number() != nil, let head = reader.take(3), let count = reader.number(),
      let code = reader.take(count * 4), reader.skipConstants(), let upvalues = reader.number(),
      reader.take(upvalues * 3) != nil, let inner = reader.number()
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

/// Reads the numbers, strings and lists of a binary chunk.
private struct LuaChunkReader {
  var bytes: ArraySlice<UInt8>

  /// Signature, version and format; the data that detects conversion errors; the sizes of an
  /// instruction, an integer and a number; an integer, a number; and the number of upvalues.
  mutating func passesHeader() -> Bool {
    take(6) == [0x1B, 0x4C, 0x75, 0x61, 0x54, 0x00] && take(6) != nil && take(3) == [4, 8, 8]
      && take(17) != nil
  }

  mutating func take(_ count: Int) -> [UInt8]? {
    guard count >= 0, bytes.count >= count else { return nil }
    defer { bytes = bytes.dropFirst(count) }
    return Array(bytes.prefix(count))
  }

  /// A number has seven bits in each byte, the highest first; the last byte has its eighth bit set.
  mutating func number() -> Int? {
    var result = 0
    while let byte = bytes.popFirst(), result < 1 << 48 {
      result = result << 7 | Int(byte & 0x7F)
      if byte & 0x80 != 0 { return result }
    }
    return nil
  }

  /// A string is preceded by its length plus one; 0 means no string.
  mutating func text() -> String? {
    guard let size = number() else { return nil }
    return size == 0 ? "" : take(size - 1).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Skips the constants: nil, false, true, and numbers and strings by their types in `lobject.h`.
  mutating func skipConstants() -> Bool {
    guard let count = number() else { return false }
    return (0..<count).allSatisfy { _ in
      switch bytes.popFirst() {
      case 0, 1, 17: true
      case 3, 19: take(8) != nil
      case 4, 20: text() != nil
      default: false
      }
    }
  }

  /// The lines of the instructions: distances, and some lines by themselves.
  mutating func lines(from firstLine: Int) -> [Int]? {
    guard let count = number(), let distances = take(count), let absolutes = number() else {
      return nil
    }
    var absolute: [Int: Int] = [:]
    for _ in 0..<absolutes {
      guard let index = number(), let line = number() else { return nil }
      absolute[index] = line
    }
    var line = firstLine
    return distances.enumerated().map { index, distance in
      line = absolute[index] ?? line + Int(Int8(bitPattern: distance))
      return line
    }
  }

  /// The names of the local variables, the parameters first; skips those of the upvalues.
  mutating func names() -> [String]? {
    guard let variables = number() else { return nil }
    var names: [String] = []
    for _ in 0..<variables {
      guard let name = text(), number() != nil, number() != nil else { return nil }
      names.append(name)
    }
    guard let upvalues = number() else { return nil }
    return (0..<upvalues).allSatisfy { _ in text() != nil } ? names : nil
  }
}
