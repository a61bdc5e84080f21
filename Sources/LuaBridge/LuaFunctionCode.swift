// no traps of narrow: the values are bytes.

// The code of one function in a binary chunk of Lua 5.4: its instructions, constants and lines.

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
    guard var reader = LuaChunkReader(chunk), read(&reader, depth: 0) else { return nil }
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
  private mutating func read(_ reader: inout LuaChunkReader, depth: Int) -> Bool {
    guard depth < LuaChunkReader.greatestDepth, reader.text() != nil,
      let firstLine = reader.number(), reader.number() != nil, reader.take(3) != nil,
      let count = reader.number(), let code = reader.take(4 * count),
      let constants = reader.constants(), let upvalues = reader.number(),
      reader.take(3 * upvalues) != nil, let functions = reader.number()
    else { return false }
    instructions = stride(from: code.startIndex, to: code.endIndex, by: 4).map { index in
      code[index..<index + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
    names = constants
    for _ in 0..<functions {
      var inner = LuaFunctionCode()
      guard inner.read(&reader, depth: depth + 1) else { return false }
    }
    guard let lines = reader.lines(from: firstLine), lines.count == count else { return false }
    self.lines = lines
    return reader.names() != nil
  }
}
