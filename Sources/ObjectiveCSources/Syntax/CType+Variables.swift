extension CType {
  /// The encoding of an instance variable: structures have the names of their fields, objects their
  /// classes and protocols.
  var variableEncoding: String {
    switch kind {
    case .object: return encoding == "#" ? "#" : extendedEncoding
    case .block: return "@?"
    case .selector: return ":"
    // A vector has an empty encoding.
    case .vector: return ""
    case .array:
      let count = encoding.dropFirst().prefix { $0.isNumber }
      return element.map { "[\(count)\($0.variableEncoding)]" } ?? encoding
    case .record:
      let fields = declaration?.fields ?? []
      guard !fields.isEmpty, let equals = encoding.firstIndex(of: "="), let last = encoding.last
      else { return encoding }
      let parts = fields.map { field in
        let name = field.isUnnamed ? "" : field.name
        return "\"\(name)\"\(field.variableEncoding)"
      }
      return encoding[...equals] + parts.joined() + String(last)
    default: return encoding.isEmpty ? "@" : encoding
    }
  }
}

extension Declaration {
  /// The encoding of an instance variable or a field, which may be a bit-field.
  ///
  /// A field that is a pointer shows only the name of its structure.
  var variableEncoding: String {
    if let bitWidth { return "b\(bitWidth)" }
    guard let type else { return "@" }
    guard kind == .field else { return type.variableEncoding }
    // Only a bit-field of no width has no name and no fields.
    if name.isEmpty, !type.isRecord { return "b0" }
    return type.isPointer
      ? WrittenType.withoutFields(type.variableEncoding) : type.variableEncoding
  }

  /// The width of a bit-field; nil for any other declaration.
  var bitWidth: Int? {
    guard kind == .field || kind == .ivar else { return nil }
    return value & 1023 > 0 ? value & 1023 : nil
  }
}
