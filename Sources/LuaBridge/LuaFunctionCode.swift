// The code of one function in a binary chunk of Lua 5.4: its instructions, its constants and its
// lines. The format is read as `ldump.c` writes it; a chunk of another version is not read at all.

/// The instructions of a Lua function, for those who explain its errors.
package struct LuaFunctionCode {
  private var instructions: [UInt32] = []
  private var names: [String?] = []
  private var lines: [Int] = []

  /// A value that stands in a register because a call answered it, and is indexed there.
  package struct IndexedAnswer: Equatable {
    /// The name under which the function was called: the message's, the field's or the variable's.
    package let name: String
    /// Where the answer is, from 0.
    package let register: Int
  }

  /// Reads a chunk that is one function, with its debug information.
  ///
  /// - Returns: nil for what is not a binary chunk of Lua 5.4.
  package init?(chunk: [UInt8]) {
    var reader = Reader(bytes: chunk[...])
    // Signature, version and format; then what a conversion would damage, the sizes of an
    // instruction, an integer and a number, an integer, a number, and how many upvalues there are.
    guard reader.take(6) == [0x1B, 0x4C, 0x75, 0x61, 0x54, 0x00] else { return nil }
    guard reader.take(6) != nil, reader.take(3) == [4, 8, 8], reader.take(17) != nil,
      read(&reader)
    else { return nil }
  }

  private init() {}

  /// The answers that instructions of a line index.
  ///
  /// - Complexity: O(instructions).
  package func answersIndexed(onLine line: Int) -> [IndexedAnswer] {
    var result: [IndexedAnswer] = []
    for (place, instruction) in instructions.enumerated() where lines[place] == line {
      guard [.selfCall, .getField, .getTable, .getIndex].contains(instruction.operation) else {
        continue
      }
      guard let name = caller(ofRegister: instruction.b, before: place) else { continue }
      let answer = IndexedAnswer(name: name, register: instruction.b)
      if !result.contains(answer) { result.append(answer) }
    }
    return result
  }

  /// The name of the function whose call filled a register last; nil when something else did.
  private func caller(ofRegister register: Int, before place: Int) -> String? {
    guard
      let call = instructions[..<place].lastIndex(where: { fills(register, $0) }),
      instructions[call].operation == .call, instructions[call].a == register
    else { return nil }
    let function = instructions[..<call].last { $0.names(register) && $0.a == register }
    switch function?.operation {
    case .selfCall?: return function.flatMap { $0.isKey ? name($0.c) : nil }
    case .getField?, .getGlobal?: return function.flatMap { name($0.c) }
    default: return nil
    }
  }

  /// Whether an instruction gives a register a value, as far as it matters between two calls.
  private func fills(_ register: Int, _ instruction: UInt32) -> Bool {
    switch instruction.operation {
    case .call: instruction.a <= register
    case .other: false
    default: instruction.a == register
    }
  }

  private func name(_ constant: Int) -> String? {
    names.indices.contains(constant) ? names[constant] : nil
  }
}

// MARK: Instructions

/// The instructions that matter here, by their numbers in `lopcodes.h`.
private enum Operation: UInt32 {
  case move = 0
  case loadNil = 8
  case getUpvalue = 9
  case getGlobal = 11
  case getTable = 12
  case getIndex = 13
  case getField = 14
  case selfCall = 20
  case call = 68
  case other = 127
}

extension UInt32 {
  // An instruction has 7 bits of operation, 8 of A, one of k, 8 of B and 8 of C.
  fileprivate var operation: Operation { Operation(rawValue: self & 0x7F) ?? .other }
  fileprivate var a: Int { Int(self >> 7 & 0xFF) }
  fileprivate var b: Int { Int(self >> 16 & 0xFF) }
  fileprivate var c: Int { Int(self >> 24) }
  /// Whether C is a constant.
  fileprivate var isKey: Bool { self >> 15 & 1 == 1 }

  /// Whether it puts a function into a register.
  fileprivate func names(_ register: Int) -> Bool {
    a == register && [.selfCall, .getField, .getGlobal, .move, .getUpvalue].contains(operation)
  }
}

// MARK: The format

extension LuaFunctionCode {
  /// Reads one function, and steps over those inside it.
  private mutating func read(_ reader: inout Reader) -> Bool {
    guard reader.text() != nil, let firstLine = reader.number(), reader.number() != nil,
      reader.take(3) != nil, let count = reader.number(), let code = reader.take(4 * count)
    else { return false }
    instructions = stride(from: code.startIndex, to: code.endIndex, by: 4).map { place in
      code[place..<place + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
    guard readConstants(&reader), let upvalues = reader.number(), reader.take(3 * upvalues) != nil,
      let functions = reader.number()
    else { return false }
    for _ in 0..<functions {
      var inner = LuaFunctionCode()
      guard inner.read(&reader) else { return false }
    }
    return readLines(&reader, from: firstLine) && reader.skipNames()
  }

  private mutating func readConstants(_ reader: inout Reader) -> Bool {
    guard let count = reader.number() else { return false }
    for _ in 0..<count {
      switch reader.take(1)?.first {
      case 0x03, 0x13:  // an integer, a number
        guard reader.take(8) != nil else { return false }
        names.append(nil)
      case 0x04, 0x14:  // a short string, a long one
        guard let text = reader.text() else { return false }
        names.append(text)
      case 0x00, 0x01, 0x11: names.append(nil)
      default: return false
      }
    }
    return true
  }

  /// Each instruction has the distance to the line before, or stands in a list of its own.
  private mutating func readLines(_ reader: inout Reader, from firstLine: Int) -> Bool {
    guard let count = reader.number(), count == instructions.count,
      let distances = reader.take(count), let absolutes = reader.number()
    else { return false }
    var absolute: [Int: Int] = [:]
    for _ in 0..<absolutes {
      guard let place = reader.number(), let line = reader.number() else { return false }
      absolute[place] = line
    }
    var line = firstLine
    for (place, distance) in distances.enumerated() {
      line = absolute[place] ?? line + Int(Int8(bitPattern: distance))
      lines.append(line)
    }
    return true
  }
}

private struct Reader {
  var bytes: ArraySlice<UInt8>

  mutating func take(_ count: Int) -> [UInt8]? {
    guard count >= 0, bytes.count >= count else { return nil }
    defer { bytes = bytes.dropFirst(count) }
    return Array(bytes.prefix(count))
  }

  /// Seven bits in each byte, the highest first; the last byte has its eighth bit set.
  mutating func number() -> Int? {
    var result = 0
    while let byte = bytes.popFirst(), result < 1 << 48 {
      result = result << 7 | Int(byte & 0x7F)
      if byte & 0x80 != 0 { return result }
    }
    return nil
  }

  /// A string behind its length plus one; 0 is none.
  mutating func text() -> String? {
    guard let size = number() else { return nil }
    return size == 0 ? "" : take(size - 1).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Steps over the names of variables and upvalues.
  mutating func skipNames() -> Bool {
    guard let variables = number() else { return false }
    for _ in 0..<variables {
      guard text() != nil, number() != nil, number() != nil else { return false }
    }
    guard let upvalues = number() else { return false }
    return (0..<upvalues).allSatisfy { _ in text() != nil }
  }
}
