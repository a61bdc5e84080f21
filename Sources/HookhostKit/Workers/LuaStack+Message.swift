internal import LuaBridge

extension LuaStack {
  /// Serializes the value at an index as a message between processes.
  ///
  /// It is a string, a number, a boolean, or a table of such values without cycles.
  func message(at index: Int) throws -> [UInt8] {
    var writer = MessageWriter()
    try append(at: absolute(index), to: &writer)
    return writer.bytes
  }

  private func append(at index: Int, to writer: inout MessageWriter) throws {
    switch type(at: index) {
    case .string: writer.append(bytes(at: index) ?? [])
    case .number:
      if isInteger(at: index) {
        writer.append(integer(at: index) ?? 0)
      } else {
        writer.append(number(at: index) ?? 0)
      }
    case .table:
      try reserve(4)
      try writer.appendTable { writer throws in
        pushNil()
        while next(at: index) {
          // stack: … key value
          try append(at: count - 1, to: &writer)
          try append(at: count, to: &writer)
          pop()
        }
      }
    default: writer.append(boolean(at: index))
    }
  }

  /// Pushes the value of a message; nil if the message is invalid.
  func pushValue(of message: [UInt8]) throws {
    var reader = MessageReader(message)
    guard let item = reader.next(), try push(item, &reader) else { return pushNil() }
  }

  /// Pushes a value whose first item has been read; at an end, pushes nothing and returns false.
  private func push(_ item: MessageReader.Item, _ reader: inout MessageReader) throws -> Bool {
    switch item {
    case .null: pushNil()
    case .flag(let flag): pushBoolean(flag)
    case .integer(let integer): pushInteger(integer)
    case .number(let number): pushNumber(number)
    case .string(let bytes): pushBytes(Array(bytes))
    case .list:
      try reserve(4)
      pushTable()
      var place: Int64 = 0
      while let element = reader.next(), try push(element, &reader) {
        // stack: … list element
        place += 1
        rawSet(at: -2, index: place)
      }
    case .table:
      try reserve(4)
      pushTable()
      while let key = reader.next(), key.canBeKey, try push(key, &reader) {
        guard let value = reader.next(), try push(value, &reader) else {
          pop()
          break
        }
        // stack: … table key value
        rawSetTop(at: -3)
      }
    case .end: return false
    }
    return true
  }
}

extension MessageReader.Item {
  /// Whether the item can be a key of a Lua table.
  fileprivate var canBeKey: Bool {
    switch self {
    case .string, .integer, .flag: true
    case .number(let number): !number.isNaN
    case .null, .list, .table, .end: false
    }
  }
}
