extension TypeEncoding {
  /// The types of a method as they are written, the result first: with qualifiers such as `const` and `in`.
  package static func spelled(_ types: String) -> [String] {
    var list: [String] = []
    var rest = Substring(types)
    while !rest.isEmpty {
      let start = rest.startIndex
      rest = rest.drop { qualifiers.contains($0) }
      // The type is spelled as it was read, but for qualifiers behind a pointer's sign.
      for letter in TypeEncoding(String(rest)).result {
        rest = rest.drop { $0 != letter }.dropFirst()
      }
      list.append(String(types[start..<rest.startIndex]))
      rest = rest.drop { "0123456789-+".contains($0) }
    }
    return list
  }

  /// The types as a compiler writes them: behind the first the size of all arguments, behind each
  /// argument its place, so that `v@:c` is `v20@0:8c16`.
  package static func compiled(_ types: String) -> String {
    let parts = spelled(types)
    var arguments = ""
    var place = 0
    for type in parts.dropFirst() {
      arguments += type + String(place)
      // An argument takes no less than an `int`; an array is passed as a pointer.
      let plain = TypeEncoding(type).result
      place += plain.hasPrefix("[") ? 8 : max(4, layout(of: plain).size)
    }
    return (parts.first ?? "v") + String(place) + arguments
  }

  /// The letters of `const`, `in`, `inout`, `out`, `bycopy`, `byref`, `oneway` and `_Atomic`.
  private static let qualifiers: Set<Character> = ["r", "n", "N", "o", "O", "R", "V", "A"]
}
