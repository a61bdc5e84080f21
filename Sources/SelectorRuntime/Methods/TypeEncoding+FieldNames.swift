extension TypeEncoding {
  /// Returns an instance variable's encoding without the names of fields.
  ///
  /// The compiler writes `{CGPoint="x"d"y"d}` for a variable, where it writes `{CGPoint=dd}` for an
  /// argument. Names of classes stay: `@"NSString"`.
  /// - Complexity: O(length).
  package static func withoutFieldNames(_ types: String) -> String {
    guard types.utf8.contains(UInt8(ascii: "=")), types.utf8.contains(UInt8(ascii: "\"")) else {
      return types
    }
    let bytes = Array(types.utf8)
    var result: [UInt8] = []
    /// For each structure and union around the place, whether its fields have names.
    var hasNames: [Bool] = []
    func following(_ index: Int) -> UInt8? {
      bytes.indices.contains(index + 1) ? bytes[index + 1] : nil
    }
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("): hasNames.append(false)
      case UInt8(ascii: "}"), UInt8(ascii: ")"): _ = hasNames.popLast()
      case UInt8(ascii: "=") where !hasNames.isEmpty && following(place) == quote:
        hasNames[hasNames.count - 1] = true
      case quote:
        let end = bytes[(place + 1)...].firstIndex(of: quote).map { $0 + 1 } ?? bytes.count
        // In a structure `@"a"i` is an object and a field named "a"; a class's name is the last
        // part of its field.
        let next = following(end - 1)
        let endsField =
          next == quote || next == UInt8(ascii: "}") || next == UInt8(ascii: ")")
        let isClass = result.last == UInt8(ascii: "@") && (hasNames.last != true || endsField)
        if isClass { result += bytes[place..<end] }
        place = end
        continue
      default: break
      }
      result.append(byte)
      place += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static var quote: UInt8 { UInt8(ascii: "\"") }
}
