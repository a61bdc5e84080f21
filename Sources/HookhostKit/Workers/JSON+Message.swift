internal import LuaModules

extension JSON {
  /// The value serialized as a message between processes.
  var message: [UInt8] {
    var writer = MessageWriter()
    append(to: &writer)
    return writer.bytes
  }

  private func append(to writer: inout MessageWriter) {
    switch content {
    case .null: writer.appendNull()
    case .bool(let flag): writer.append(flag)
    case .integer(let integer): writer.append(integer)
    case .number(let number): writer.append(number)
    case .string(let text): writer.append(text)
    case .array(let elements):
      writer.appendList { writer in
        for element in elements { element.append(to: &writer) }
      }
    case .object(let members):
      writer.appendTable { writer in
        for member in members {
          writer.append(member.name)
          member.value.append(to: &writer)
        }
      }
    }
  }

  /// Parses a message; nil if it is invalid.
  init?(message: [UInt8]) {
    var reader = MessageReader(message)
    guard let item = reader.next(), let value = JSON(item, &reader) else { return nil }
    self = value
  }

  private init?(_ item: MessageReader.Item, _ reader: inout MessageReader) {
    switch item {
    case .null: self.init(.null)
    case .flag(let flag): self.init(.bool(flag))
    case .integer(let integer): self.init(.integer(integer))
    case .number(let number): self.init(.number(number))
    case .string(let bytes): self.init(.string(String(decoding: bytes, as: UTF8.self)))
    case .list:
      guard let elements = JSON.elements(&reader) else { return nil }
      self.init(.array(elements))
    case .table:
      guard let values = JSON.elements(&reader), values.count.isMultiple(of: 2) else { return nil }
      var members: [Member] = []
      for place in stride(from: 0, to: values.count, by: 2) {
        guard let name = values[place].string else { return nil }
        members.append(Member(name, values[place + 1]))
      }
      self.init(.object(members))
    case .end: return nil
    }
  }

  /// The values up to the end of a list or a table.
  private static func elements(_ reader: inout MessageReader) -> [JSON]? {
    var elements: [JSON] = []
    while let item = reader.next() {
      if case .end = item { return elements }
      guard let element = JSON(item, &reader) else { return nil }
      elements.append(element)
    }
    return nil
  }
}
