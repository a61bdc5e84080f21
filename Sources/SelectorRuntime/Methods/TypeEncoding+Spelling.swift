extension TypeEncoding {
  /// Returns the types of a method as written, result first, with qualifiers such as `const`.
  package static func spelled(_ types: String) -> [String] {
    var list: [String] = []
    var rest = Substring(types)
    while !rest.isEmpty {
      let start = rest.startIndex
      rest = rest.drop { qualifiers.contains($0) }
      // The written type, except qualifiers after a `^`.
      for letter in firstType(of: rest) {
        rest = rest.drop { $0 != letter }.dropFirst()
      }
      list.append(String(types[start..<rest.startIndex]))
      rest = rest.drop { "0123456789-+".contains($0) }
    }
    return list
  }

  /// Returns the type encoding as a compiler writes it, with the offsets of the arguments.
  ///
  /// The result's type is followed by the size of all arguments, each argument by its offset:
  /// `v@:c` becomes `v20@0:8c16`.
  package static func compiled(_ types: String) -> String {
    let parts = spelled(types)
    var arguments = ""
    var offset = 0
    for type in parts.dropFirst() {
      arguments += type + String(offset)
      // An argument occupies at least the size of an `int`; an array is passed as a pointer.
      let plain = TypeEncoding(type).result
      offset += plain.hasPrefix("[") ? 8 : max(4, layout(of: plain).size)
    }
    return (parts.first ?? "v") + String(offset) + arguments
  }

  /// The letters of `const`, `in`, `inout`, `out`, `bycopy`, `byref`, `oneway` and `_Atomic`.
  private static let qualifiers: Set<Character> = ["r", "n", "N", "o", "O", "R", "V", "A"]
}
