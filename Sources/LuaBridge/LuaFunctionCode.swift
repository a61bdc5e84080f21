// no traps of narrow: the values are bytes.

// The code of one function in a binary chunk of Lua 5.4: its instructions, constants and lines. The
// format is that of `ldump.c`; chunks of other versions are rejected.

/// The instructions of a Lua function, for explaining its errors.
package struct LuaFunctionCode {
  private var instructions: [UInt32] = []
  private var names: [String?] = []
  private var lines: [Int] = []

  /// A value in a register that is the result of a call and is indexed.
  package struct IndexedAnswer: Equatable {
    /// The name of the called function: of the message, the field or the variable.
    package let name: String
    /// The register of the result, from 0.
    package let register: Int
  }

  /// Parses a chunk of one function with its debug information.
  ///
  /// - Returns: nil for anything but a binary chunk of Lua 5.4.
  package init?(chunk: [UInt8]) {
    var reader = Reader(bytes: chunk[...])
    // Signature, version and format; the data that detects conversion errors; the sizes of an
    // instruction, an integer and a number; an integer, a number; and the number of upvalues.
    guard reader.take(6) == [0x1B, 0x4C, 0x75, 0x61, 0x54, 0x00] else { return nil }
    guard reader.take(6) != nil, reader.take(3) == [4, 8, 8], reader.take(17) != nil,
      read(&reader)
    else { return nil }
  }

  private init() {}

  /// Returns the call results that instructions of a line index.
  ///
  /// - Complexity: O(instructions).
  package func answersIndexed(onLine line: Int) -> [IndexedAnswer] {
    var result: [IndexedAnswer] = []
    for (index, instruction) in instructions.enumerated() where lines[index] == line {
      guard [.selfCall, .getField, .getTable, .getIndex].contains(instruction.operation) else {
        continue
      }
      guard let name = caller(ofRegister: instruction.b, before: index) else { continue }
      let answer = IndexedAnswer(name: name, register: instruction.b)
      if !result.contains(answer) { result.append(answer) }
    }
    return result
  }

  /// Returns whether a line reads a field with a name, and sends no message of that name.
  ///
  /// - Complexity: O(instructions).
  package func readsField(_ name: String, onLine line: Int) -> Bool {
    var reads = false
    for (index, instruction) in instructions.enumerated() where lines[index] == line {
      guard self.name(instruction.c) == name else { continue }
      switch instruction.operation {
      case .getField, .getGlobal: reads = true
      case .selfCall where instruction.isKey: return false
      default: break
      }
    }
    return reads
  }

  /// Returns the name of the function whose call set a register last, or nil.
  private func caller(ofRegister register: Int, before index: Int) -> String? {
    guard
      let call = instructions[..<index].lastIndex(where: { fills(register, $0) }),
      instructions[call].operation == .call, instructions[call].a == register
    else { return nil }
    let function = instructions[..<call].last { $0.names(register) && $0.a == register }
    switch function?.operation {
    case .selfCall?: return function.flatMap { $0.isKey ? name($0.c) : nil }
    case .getField?, .getGlobal?: return function.flatMap { name($0.c) }
    default: return nil
    }
  }

  /// Returns whether an instruction sets a register, as far as relevant between two calls.
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

/// The relevant instructions with their numbers in `lopcodes.h`.
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
  // An instruction has 7 bits for the operation, 8 for A, one for k, 8 for B and 8 for C.
  fileprivate var operation: Operation { Operation(rawValue: self & 0x7F) ?? .other }
  fileprivate var a: Int { Int(self >> 7 & 0xFF) }
  fileprivate var b: Int { Int(self >> 16 & 0xFF) }
  fileprivate var c: Int { Int(self >> 24) }
  /// Whether C is a constant.
  fileprivate var isKey: Bool { self >> 15 & 1 == 1 }

  /// Returns whether it stores a function in a register.
  fileprivate func names(_ register: Int) -> Bool {
    a == register && [.selfCall, .getField, .getGlobal, .move, .getUpvalue].contains(operation)
  }
}

// MARK: Format

extension LuaFunctionCode {
  /// Reads one function, and skips the functions inside it.
  private mutating func read(_ reader: inout Reader) -> Bool {
    guard reader.text() != nil, let firstLine = reader.number(), reader.number() != nil,
      reader.take(3) != nil, let count = reader.number(), let code = reader.take(4 * count)
    else { return false }
    instructions = stride(from: code.startIndex, to: code.endIndex, by: 4).map { index in
      code[index..<index + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
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

  /// Each instruction has the difference to the previous line, or an entry in a separate list.
  private mutating func readLines(_ reader: inout Reader, from firstLine: Int) -> Bool {
    guard let count = reader.number(), count == instructions.count,
      let distances = reader.take(count), let absolutes = reader.number()
    else { return false }
    var absolute: [Int: Int] = [:]
    for _ in 0..<absolutes {
      guard let index = reader.number(), let line = reader.number() else { return false }
      absolute[index] = line
    }
    var line = firstLine
    for (index, distance) in distances.enumerated() {
      line = absolute[index] ?? line + Int(Int8(bitPattern: distance))
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

  /// Skips the names of variables and upvalues.
  mutating func skipNames() -> Bool {
    guard let variables = number() else { return false }
    for _ in 0..<variables {
      guard text() != nil, number() != nil, number() != nil else { return false }
    }
    guard let upvalues = number() else { return false }
    return (0..<upvalues).allSatisfy { _ in text() != nil }
  }
}
